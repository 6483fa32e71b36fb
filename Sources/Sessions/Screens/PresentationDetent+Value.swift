import Presentations

extension PresentationDetent {
  /// The detent as a value of the language.
  package var value: Value {
    switch self {
    case .medium: .enumCase("PresentationDetent", "medium", [])
    case .large: .enumCase("PresentationDetent", "large", [])
    case .fraction(let part): .enumCase("PresentationDetent", "fraction", [.double(part)])
    case .height(let points): .enumCase("PresentationDetent", "height", [.double(points)])
    case .custom(let name, _): .enumCase("PresentationDetent", "custom", [.type(.named(name))])
    }
  }

  /// The detent that a value is; nil where it is none.
  package init?(_ value: Value) {
    guard case .enumCase("PresentationDetent", let name, let values) = value else { return nil }
    if case .type(.named(let type))? = values.first {
      self = .custom(type, height: nil)
      return
    }
    switch (name, values.first?.number) {
    case ("medium", _): self = .medium
    case ("large", _): self = .large
    case ("fraction", let part?): self = .fraction(part)
    case ("height", let points?): self = .height(points)
    default: return nil
    }
  }
}

extension BackgroundInteraction {
  package var value: Value {
    let type = "PresentationBackgroundInteraction"
    return switch self {
    case .automatic: .enumCase(type, "automatic", [])
    case .enabled: .enumCase(type, "enabled", [])
    case .disabled: .enumCase(type, "disabled", [])
    case .upThrough(let detent): .enumCase(type, "enabled", [detent.value])
    }
  }

  /// What a value asks for.
  package init?(_ value: Value) {
    guard case .enumCase("PresentationBackgroundInteraction", let name, let values) = value else {
      return nil
    }
    switch (name, values.first.flatMap { PresentationDetent($0) }) {
    case ("enabled", let detent?): self = .upThrough(detent)
    case ("enabled", nil): self = .enabled
    case ("disabled", _): self = .disabled
    default: self = .automatic
    }
  }
}

extension ColumnWidth {
  /// A width of `columnWidth`, a number or bounds; nil where the ideal is missing.
  package init?(_ value: Value) {
    if let number = value.number {
      self = .fixed(number)
      return
    }
    guard case .range(let bounds) = value, let ideal = bounds.ideal else { return nil }
    self = .flexible(minimum: bounds.lower, ideal: ideal, maximum: bounds.upper)
  }

  package var value: Value {
    switch self {
    case .automatic: .double(Self.automaticWidth)
    case .fixed(let width): .double(width)
    case .flexible(let minimum, let ideal, let maximum):
      .range(.init(lower: minimum, ideal: ideal, upper: maximum, isWhole: false))
    }
  }
}

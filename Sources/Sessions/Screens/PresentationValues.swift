import Presentations

extension PresentationDetent {
  package var value: Value {
    switch self {
    case .medium, .large: .enumCase("PresentationDetent", description, [])
    case .fraction(let part): .enumCase("PresentationDetent", "fraction", [.double(part)])
    case .height(let points): .enumCase("PresentationDetent", "height", [.double(points)])
    case .custom(let name, _): .enumCase("PresentationDetent", "custom", [.type(.named(name))])
    }
  }

  package init?(_ value: Value) {
    guard case .enumCase("PresentationDetent", let name, let values) = value else { return nil }
    switch (name, values.first, values.first?.number) {
    case ("medium", _, _): self = .medium
    case ("large", _, _): self = .large
    case ("fraction", _, let part?): self = .fraction(part)
    case ("height", _, let points?): self = .height(points)
    case (_, .type(.named(let type))?, _): self = .custom(type, height: nil)
    default: return nil
    }
  }
}

extension BackgroundInteraction {
  package var value: Value {
    let type = "PresentationBackgroundInteraction"
    if case .upThrough(let detent) = self { return .enumCase(type, "enabled", [detent.value]) }
    return .enumCase(type, description, [])
  }

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
  package var value: Value {
    switch self {
    case .automatic: .double(Self.automaticWidth)
    case .fixed(let width): .double(width)
    case .flexible(let minimum, let ideal, let maximum):
      .range(.init(lower: minimum?.value, ideal: ideal.value, upper: maximum?.value))
    }
  }

  /// A width from `columnWidth`: a number, or bounds.
  init(written value: Value, _ place: Place) throws(Problem) {
    if let number = value.number {
      self = .fixed(number)
      return
    }
    // Bounds without an ideal width get the width that is nearest to the automatic one.
    let nearest = value.bounds?.upper?.number.flatMap { most in
      value.bounds?.lower?.number.map { min(max(Self.automaticWidth, $0), most) }
    }
    guard let bounds = value.bounds, let ideal = bounds.ideal?.number ?? nearest else {
      throw Problem(
        "a column's width is a number of points, or bounds with its ideal width", at: place,
        suggestion: "write `columnWidth 250`, `columnWidth 200...300...400` or `columnWidth 200...300...`")
    }
    self = .flexible(minimum: bounds.lower?.number, ideal: ideal, maximum: bounds.upper?.number)
  }

  /// The width from a modifier: a number, or `min`, `ideal` and `max`.
  init?(_ modifier: ModifierValue) {
    if let ideal = modifier["ideal"]?.number {
      self = .flexible(minimum: modifier["min"]?.number, ideal: ideal, maximum: modifier["max"]?.number)
    } else if let width = modifier.arguments.first?.value.number {
      self = .fixed(width)
    } else {
      return nil
    }
  }
}

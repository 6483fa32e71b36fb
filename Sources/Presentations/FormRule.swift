/// A step on the way from a declaration to what is on the screen: a fact, what follows from it, and who says so.
package struct Reason: Hashable, Sendable {
  /// What the fact is about: `main`, `animals.horizontalSizeClass`.
  package var subject: String
  package var fact: String
  /// The rule, as a sentence.
  package var rule: String
  /// Where the rule comes from.
  package var source: String
  /// What would have to be otherwise.
  package var change: String?
  /// The name of the decision, where Apple leaves the point open.
  package var decision: String?

  package init(
    _ subject: String, _ fact: String, _ rule: String, _ source: String, change: String? = nil,
    decision: String? = nil
  ) {
    (self.subject, self.fact, self.rule, self.source) = (subject, fact, rule, source)
    (self.change, self.decision) = (change, decision)
  }
}

/// What a presentation is, by its kind and by where it stands.
///
/// | kind | Mac | width regular | split screen, width regular | width compact | height compact |
/// |---|---|---|---|---|---|
/// | inspector | column | column | overlay | sheet | column, or as a sheet |
/// | sheet | sheet | sheet | sheet | sheet | fullScreenCover |
/// | popover | popover | popover | popover | sheet | popover, or as a sheet |
/// | fullScreenCover, alert, confirmationDialog | as declared, but for the cover, which a Mac does not have | | | | |
///
/// `presentationCompactAdaptation` says otherwise for sheets and popovers. A class that nobody set counts as regular.
struct FormRule {
  let kind: Presentation.Kind
  let standing: PresentationSystem.Standing
  let scene: String
  /// Whose size classes they are.
  let presenter: String
  let classes: SizeClasses
  let adaptation: CompactAdaptation

  private static let talk = "WWDC23 session 10161"
  private static let documentation = "SwiftUI's documentation"

  private var isMac: Bool { standing.device.idiom == .mac }
  private var isNarrow: Bool { classes.horizontal == .compact }
  private var isLow: Bool { classes.vertical == .compact }

  /// What it is, with the reasons that led there: the last one decides.
  var result: (form: PresentationForm, reasons: [Reason]) {
    switch kind {
    case .inspector: inspector
    case .sheet: sheet(after: [])
    case .popover: popover
    case .fullScreenCover: cover
    case .alert:
      (.alert, [device("An alert is one everywhere.", Self.documentation)])
    case .confirmationDialog:
      (
        .confirmationDialog,
        [
          isNarrow
            ? width("In a compact width a confirmation dialog is an action sheet.", Self.documentation)
            : device("Where there is room a dialog stands at what it belongs to.", Self.documentation)
        ]
      )
    }
  }

  private var inspector: (PresentationForm, [Reason]) {
    if isMac {
      let rule = "On a Mac an inspector is a column, whatever the width."
      return (.column, [device(rule, Self.talk, fact: "on a Mac, never a sheet")])
    }
    if isNarrow {
      var reasons = [
        width(
          "In a compact width an inspector is a sheet.", Self.talk,
          change: "a regular width makes it a column")
      ]
      if adaptation != CompactAdaptation() {
        reasons.insert(
          Reason(
            "presentationCompactAdaptation", adaptation.horizontal.rawValue, "It does not reach inspectors.",
            "INFER", decision: "adaptedInspectors"), at: 0)
      }
      return sheet(after: reasons)
    }
    if case .share(let part, let whole) = standing.extent {
      let reason = Reason(
        scene, "\(part)/\(whole) of the screen", "In split screen an inspector lies above the content.",
        Self.talk, change: "with the whole screen it stands beside the content", decision: "overlays")
      return (.overlay, [width("A width that is not compact has room for a column.", Self.talk), reason])
    }
    let isOpen = classes.horizontal == .unspecified
    let reason = width(
      "Where the width is not compact an inspector is a trailing column.", Self.talk,
      change: "a compact width makes it a sheet",
      decision: isOpen ? "unspecifiedWidth" : isLow ? "sheetInCompactHeight" : nil)
    return (.column, [reason])
  }

  private var popover: (PresentationForm, [Reason]) {
    if isMac {
      return (.popover, [device("On a Mac a popover is one always.", Self.documentation)])
    }
    if let adapted { return adapted }
    guard isNarrow else {
      let reason = width(
        "Where the width is not compact a popover is a panel with an arrow.", Self.documentation,
        change: "a compact width makes it a sheet", decision: isLow ? "popoversInCompactHeight" : nil)
      return (.popover, [reason])
    }
    let reason = width(
      "In a compact width a popover adapts to a sheet.", Self.documentation,
      change: "`presentationCompactAdaptation popover` keeps it a popover")
    return sheet(after: [reason])
  }

  /// The rule of sheets, which also holds for what became one.
  private func sheet(after reasons: [Reason]) -> (PresentationForm, [Reason]) {
    if isMac {
      return (.sheet, reasons + [device("On a Mac a sheet is a card over its window.", Self.documentation)])
    }
    if kind == .sheet, let adapted { return adapted }
    if isLow {
      let reason = Reason(
        "\(presenter).verticalSizeClass", "compact", "In a compact height a sheet covers the screen.",
        Self.documentation, change: "a regular height leaves it a sheet",
        decision: kind == .sheet ? nil : "sheetInCompactHeight")
      return (.fullScreenCover, reasons + [reason])
    }
    if !reasons.isEmpty { return (.sheet, reasons) }
    let rule =
      isNarrow
      ? "In a compact width a sheet stands at the bottom edge." : "In a regular width a sheet is a card."
    return (.sheet, [width(rule, Self.documentation, change: "a compact height makes it cover the screen")])
  }

  private var cover: (PresentationForm, [Reason]) {
    if isMac {
      let rule = "A Mac has no full-screen covers."
      return (.hidden, [device(rule, Self.documentation, fact: "on a Mac")])
    }
    return (
      .fullScreenCover, [device("A full-screen cover covers the whole scene.", Self.documentation)]
    )
  }

  /// What `presentationCompactAdaptation` makes of it; nil where it says nothing.
  private var adapted: (PresentationForm, [Reason])? {
    let (wanted, axis) =
      isLow ? (adaptation.vertical, SizeAxis.vertical) : (adaptation.horizontal, .horizontal)
    guard isLow || isNarrow, wanted != .automatic else { return nil }
    let form = wanted == .none ? kind.rawValue : wanted.rawValue
    let reason = Reason(
      "presentationCompactAdaptation", "\(wanted.rawValue) where the \(axis.extent) is compact",
      "The modifier says what a presentation adapts to; where both are compact, the height's value counts.",
      Self.documentation, change: "without it, it adapts by itself")
    return (PresentationForm(rawValue: form) ?? .sheet, [classFact(axis), reason])
  }

  private func classFact(_ axis: SizeAxis) -> Reason {
    let value = axis == .horizontal ? classes.horizontal : classes.vertical
    return Reason(
      "\(presenter).\(axis.property)", "\(value)", "Only a compact width or height adapts.",
      Self.documentation)
  }

  private func width(_ rule: String, _ source: String, change: String? = nil, decision: String? = nil)
    -> Reason
  {
    Reason(
      "\(presenter).horizontalSizeClass", "\(classes.horizontal)", rule, source, change: change,
      decision: decision)
  }

  private func device(_ rule: String, _ source: String, fact: String? = nil) -> Reason {
    Reason(scene, fact ?? "on \(standing.device.article) \(standing.device.title)", rule, source)
  }
}

extension SizeAxis {
  /// What there is of it: width or height.
  package var extent: String { self == .horizontal ? "width" : "height" }
}

extension DeviceModel {
  /// "a" or "an", as its title needs it.
  package var article: String { idiom == .mac ? "a" : "an" }
}

/// What Mendel decides where Apple is silent about devices and inspectors: each open point once.
///
/// The facts on which the reasons stand are those of WWDC23 session 10161, "Inspectors in SwiftUI: Discover the details", of SwiftUI's
/// documentation, and of Apple's Human Interface Guidelines, unless a source is named.
package struct PresentationDecision: Hashable, Sendable {
  /// The name by which `show decision` knows it: that of the constant.
  package let name: String
  /// The question, short enough for a line of a list.
  package let question: String
  /// What the engine does.
  package let answer: String
  /// Why.
  package let reason: String

  /// The boundary between compact and regular on an iPad.
  ///
  /// Source: observed, in published measurements of Split View on iPads.
  package static let narrowestRegularWidth = PresentationDecision(
    name: "narrowestRegularWidth",
    question: "From which width on is a scene on an iPad regular?",
    answer: "From 678 points on; its height is always regular.",
    reason:
      "Half of a 12.9-inch screen, 678 points, is the narrowest that was measured to be regular; 639 is compact."
  )

  /// How wide shares are.
  ///
  /// Source: observed, in published measurements of Split View on iPads.
  package static let shares = PresentationDecision(
    name: "shares",
    question: "How wide is a share of an iPad's screen?",
    answer:
      "10 points lie between two scenes. A third is 320 points, on screens from 1024 points up 375; two thirds are the rest. "
      + "Halves and quarters are even, rounded down; three quarters are the rest.",
    reason: "With this rule every measured width of Split View comes out; quarters go on from there.")

  /// Where an inspector is an overlay.
  ///
  /// Source: WWDC23 session 10161.
  package static let overlays = PresentationDecision(
    name: "overlays",
    question: "Where does an inspector lie above the content?",
    answer:
      "On an iPad in split screen (a share of the screen) where the width is not compact. In a window of any other size it stands "
      + "beside the content, and so it does in portrait.",
    reason: "The talk names split screen on larger iPads, and nothing else.")

  /// An iPhone in landscape.
  ///
  /// Source: WWDC23 session 10161, and Apple's Human Interface Guidelines, Sheets.
  package static let sheetInCompactHeight = PresentationDecision(
    name: "sheetInCompactHeight",
    question: "What is an inspector on an iPhone in landscape?",
    answer: "Where the width is compact, a sheet, and it fills the screen. Where it is regular, a column.",
    reason:
      "In compact width an inspector adapts to a sheet; sheets of a compact height cover the screen. Only the width is named as what "
      + "makes it one.")

  /// The width class nobody set.
  package static let unspecifiedWidth = PresentationDecision(
    name: "unspecifiedWidth",
    question: "What is an inspector where the width is unspecified?",
    answer: "A column.", reason: "Only a compact width is said to make a sheet.")

  /// Whose size class counts.
  package static let whoseSizeClass = PresentationDecision(
    name: "whoseSizeClass",
    question: "Whose size class decides about an inspector?",
    answer: "That of the view on which it is presented, as of the last update; on a Mac nobody's.",
    reason:
      "Adaptation follows the traits of the presenting environment; an override there is how one tries it out."
  )

  /// Windows narrower than a column.
  package static let narrowWindows = PresentationDecision(
    name: "narrowWindows",
    question: "How wide is a column in a window narrower than it?",
    answer: "As wide as before; what does not fit is not seen. A drag keeps the edge in the window.",
    reason: "A column keeps its width when the window shrinks, so that it has it when the window grows again."
  )

  /// Open sides of a flexible width.
  package static let openBounds = PresentationDecision(
    name: "openBounds",
    question: "Where does a column without a bound collapse or end?",
    answer: "Without a minimum it collapses at nothing, and without a maximum it ends at the window's edge.",
    reason: "A column below one point is none.")

  /// Dragging a column that is not resizable.
  package static let rigidColumns = PresentationDecision(
    name: "rigidColumns",
    question: "Can a rigid column be dragged until it collapses?",
    answer: "No: a column that is not resizable is dismissed in other ways.",
    reason: "The width does not follow the drag, so there is no place at which it could.")

  /// The width people chose, and a new declaration.
  package static let keptWidths = PresentationDecision(
    name: "keptWidths",
    question: "What becomes of a dragged width under new bounds?",
    answer: "It is kept and moved into the new bounds of the columnWidth; a fixed width hides it.",
    reason: "What a user chose wins over the ideal.")

  /// The height of a sheet.
  ///
  /// Source: WWDC23 session 10161.
  package static let sheetHeight = PresentationDecision(
    name: "sheetHeight",
    question: "How high is an inspector's sheet?",
    answer: "Half of the scene.",
    reason: "The talk shows it at the medium detent, and turns off what is interactive behind it there.")

  /// What a device says about appearance.
  package static let givenTraits = PresentationDecision(
    name: "givenTraits",
    question: "Which traits does a device give to a scene?",
    answer: "userInterfaceIdiom, displayScale and the two size classes.",
    reason:
      "They follow from the device and the size; light or dark, text size and the like are a user's choice.")

  /// Several columns in one scene.
  package static let severalColumns = PresentationDecision(
    name: "severalColumns",
    question: "Where do several columns in one scene stand?",
    answer: "Side by side, that of the view that comes first in the tree at the trailing edge.",
    reason:
      "An inspector takes its room from the view that it is on, so that the outer view's column is outside.")

  /// All decisions.
  package static let all = [
    narrowestRegularWidth, shares, overlays, sheetInCompactHeight, unspecifiedWidth, whoseSizeClass,
    narrowWindows,
    openBounds, rigidColumns, keptWidths, sheetHeight, givenTraits, severalColumns,
  ]
}

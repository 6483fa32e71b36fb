/// What Mendel decides where Apple is silent about devices and inspectors: each open point once.
///
/// The facts on which the reasons stand are those of `reference/presentations.md`.
public struct PresentationDecision: Hashable, Sendable {
  /// The question.
  public let question: String
  /// What the engine does.
  public let answer: String
  /// Why.
  public let reason: String

  /// The boundary between compact and regular on an iPad (sections 1.3 and 9.4).
  public static let narrowestRegularWidth = PresentationDecision(
    question: "From which width on is a scene on an iPad regular?",
    answer: "From 678 points on; its height is always regular.",
    reason:
      "Half of a 12.9-inch screen, 678 points, is the narrowest that was measured to be regular; 639 is compact."
  )

  /// How wide shares are (section 1.3).
  public static let shares = PresentationDecision(
    question: "How wide is a share of an iPad's screen?",
    answer:
      "10 points lie between two scenes. A third is 320 points, on screens from 1024 points up 375; two thirds are the rest. "
      + "Halves and quarters are even, rounded down; three quarters are the rest.",
    reason: "With this rule every measured width of Split View comes out; quarters go on from there.")

  /// Where an inspector is an overlay (P10).
  public static let overlays = PresentationDecision(
    question: "Where does an inspector lie above the content instead of beside it?",
    answer:
      "On an iPad in split screen (a share of the screen) where the width is not compact. In a window of any other size it stands "
      + "beside the content, and so it does in portrait.",
    reason: "The talk names split screen on larger iPads, and nothing else.")

  /// An iPhone in landscape (section 1.1).
  public static let sheetInCompactHeight = PresentationDecision(
    question: "What is an inspector on an iPhone in landscape?",
    answer: "Where the width is compact, a sheet, and it fills the screen. Where it is regular, a column.",
    reason:
      "In compact width an inspector adapts to a sheet; sheets of a compact height cover the screen. Only the width is named as what "
      + "makes it one.")

  /// The width class nobody set.
  public static let unspecifiedWidth = PresentationDecision(
    question: "What is an inspector where the width is unspecified?",
    answer: "A column.", reason: "Only a compact width is said to make a sheet.")

  /// Whose size class counts.
  public static let whoseSizeClass = PresentationDecision(
    question: "Whose size class decides about an inspector?",
    answer: "That of the view on which it is presented, as of the last update; on a Mac nobody's.",
    reason:
      "Adaptation follows the traits of the presenting environment; an override there is how one tries it out."
  )

  /// Windows narrower than a column.
  public static let narrowWindows = PresentationDecision(
    question: "How wide is a column in a window that is narrower than it?",
    answer: "As wide as before; what does not fit is not seen. A drag keeps the edge in the window.",
    reason: "A column keeps its width when the window shrinks, so that it has it when the window grows again."
  )

  /// Open sides of a flexible width.
  public static let openBounds = PresentationDecision(
    question: "Where does a column without a minimum collapse, and where does one without a maximum end?",
    answer: "It collapses at nothing, and ends at the window's edge.",
    reason: "A column below one point is none.")

  /// Dragging a column that is not resizable.
  public static let rigidColumns = PresentationDecision(
    question: "Can a column that is not resizable be dragged until it collapses?",
    answer: "No; it is dismissed in other ways.",
    reason: "The width does not follow the drag, so there is no place at which it could.")

  /// The width people chose, and a new declaration.
  public static let keptWidths = PresentationDecision(
    question: "What becomes of a dragged width when the column width is declared anew?",
    answer: "It is kept and moved into the new bounds; a fixed width hides it.",
    reason: "What a user chose wins over the ideal.")

  /// The height of a sheet (section 9.6).
  public static let sheetHeight = PresentationDecision(
    question: "How high is an inspector's sheet?",
    answer: "Half of the scene.",
    reason: "The talk shows it at the medium detent, and turns off what is interactive behind it there.")

  /// What a device says about appearance.
  public static let givenTraits = PresentationDecision(
    question: "Which traits does a device give to a scene?",
    answer: "userInterfaceIdiom, displayScale and the two size classes.",
    reason:
      "They follow from the device and the size; light or dark, text size and the like are a user's choice.")

  /// Several columns in one scene.
  public static let severalColumns = PresentationDecision(
    question: "Where do the columns of several views in one scene stand?",
    answer: "Side by side, that of the view that comes first in the tree at the trailing edge.",
    reason:
      "An inspector takes its room from the view that it is on, so that the outer view's column is outside.")

  /// All decisions.
  public static let all = [
    narrowestRegularWidth, shares, overlays, sheetInCompactHeight, unspecifiedWidth, whoseSizeClass,
    narrowWindows,
    openBounds, rigidColumns, keptWidths, sheetHeight, givenTraits, severalColumns,
  ]
}

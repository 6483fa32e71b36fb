package import Traits

extension Decision {
  /// What Mendel decides where Apple is silent about screens and presentations: each open point once.
  package static let onPresentations = onScreens + onColumns + onSheets + onToolbars

  /// All decisions, of all engines.
  package static let everywhere = all + onPresentations

  private static let talk = "WWDC23 session 10161"
  private static let measured = "measured by others on simulators"

  private static let onScreens = [
    Decision(
      id: "narrowestRegularWidth", title: "From which width on is a scene on an iPad regular?",
      answer: "From 678 points on; its height is always regular.",
      reason:
        "Half of a 12.9-inch screen, 678 points, is the narrowest that was measured to be regular; 639 is compact.",
      evidence: measured),
    Decision(
      id: "shares", title: "How wide is a share of an iPad's screen?",
      answer:
        "10 points lie between two scenes. A third is 320 points, on screens from 1024 points up 375; two thirds are the rest. Halves and quarters are even, rounded down; three quarters are the rest.",
      reason: "With this rule every measured width of Split View comes out; quarters go on from there.",
      evidence: measured),
    Decision(
      id: "givenTraits", title: "Which traits does a device give to a scene?",
      answer: "userInterfaceIdiom, displayScale and the two size classes.",
      reason:
        "They follow from the device and the size; light or dark, text size and the like are a user's choice.",
      evidence: "Apple's Human Interface Guidelines, Layout"),
    Decision(
      id: "safeAreas", title: "What do the status bar and the home indicator take of a scene?",
      answer:
        "At the bottom 34 points on iPhones without a home button, 20 on such iPads; at the top by model. A Mac has none.",
      reason:
        "59 and 34 points were measured for a screen of 393x852, 62 and 34 for 402x874; the others stand in developers' tables.",
      evidence: measured),
    Decision(
      id: "contentSizeClasses", title: "Which size classes has what is presented?",
      answer:
        "Those of the scene where it is as wide; else its width is compact below 678 points. On a Mac all is regular.",
      reason: "It is the rule of the scene itself, applied to the room that the content has.",
      evidence: "inferred"),
    Decision(
      id: "elevatedLevel", title: "What is elevated?",
      answer:
        "What a sheet, a popover, an alert or a dialog presents; columns and full-screen covers are on the base level.",
      reason: "What lies above other content is elevated; a column lies beside it, and a cover on nothing.",
      evidence: "UIKit, userInterfaceLevel"),
  ]

  private static let onColumns = [
    Decision(
      id: "overlays", title: "Where does an inspector lie above the content?",
      answer:
        "On an iPad in split screen (a share of the screen) where the width is not compact. In a window of any other size it stands beside the content, and so it does in portrait.",
      reason: "The talk names split screen on larger iPads, and nothing else.", evidence: talk),
    Decision(
      id: "sheetInCompactHeight", title: "What is an inspector on an iPhone in landscape?",
      answer:
        "Where the width is compact it adapts to a sheet, and a sheet in a compact height covers the screen. Where the width is regular it is a column.",
      reason:
        "Only the width is named as what makes it a sheet. A guide says that it is always a sheet on iPhones, and nobody has measured it.",
      evidence: talk),
    Decision(
      id: "unspecifiedWidth", title: "What is an inspector where the width is unspecified?",
      answer: "A column.", reason: "Only a compact width is said to make a sheet.", evidence: talk),
    Decision(
      id: "whoseSizeClass", title: "Whose size class decides about a presentation?",
      answer: "That of the view on which it is presented, as of the last update; on a Mac nobody's.",
      reason:
        "Adaptation follows the traits of the presenting environment; an override there is how one tries it out.",
      evidence: "UIKit, adaptive presentations"),
    Decision(
      id: "narrowWindows", title: "How wide is a column in a window narrower than it?",
      answer: "As wide as before; what does not fit is not seen. A drag keeps the edge in the window.",
      reason:
        "A column keeps its width when the window shrinks, so that it has it when the window grows again.",
      evidence: "inferred"),
    Decision(
      id: "openBounds", title: "Where does a column without a bound collapse or end?",
      answer:
        "Without a minimum it collapses at nothing, and without a maximum it ends at the window's edge.",
      reason: "A column below one point is none.", evidence: "inferred"),
    Decision(
      id: "rigidColumns", title: "Can a rigid column be dragged until it collapses?",
      answer: "No: a column that is not resizable is dismissed in other ways.",
      reason: "The width does not follow the drag, so there is no place at which it could.",
      evidence: "inferred"),
    Decision(
      id: "keptWidths", title: "What becomes of a dragged width under new bounds?",
      answer: "It is kept and moved into the new bounds of the columnWidth; a fixed width hides it.",
      reason: "What a user chose wins over the ideal.", evidence: talk),
    Decision(
      id: "severalColumns", title: "Where do several columns in one scene stand?",
      answer:
        "Side by side: that of the outer view, of one view that of the modifier written last, at the trailing edge.",
      reason: "An inspector takes its room from the view that it is on, and wraps what was written before.",
      evidence: "inferred"),
    Decision(
      id: "splitColumns", title: "Which columns of a split view are seen?",
      answer:
        "On a Mac all. On an iPad in landscape the last two, in portrait the detail. In a compact width one stack with the detail on top, unless preferredCompactColumn says otherwise.",
      reason: "Sessions of 2022 show it so; a compact stack shows the last column with something useful.",
      evidence: "WWDC22 sessions 10058 and 10054"),
    Decision(
      id: "remembered", title: "What does the next launch restore of an inspector?",
      answer:
        "That it was there when it was a column last, or had been dismissed since, and the width that people gave it. As a sheet it is not restored.",
      reason: "The presented state of a trailing column is documented to be restored, and no other.",
      evidence: "SwiftUI, inspector(isPresented:content:)"),
    Decision(
      id: "shadowPockets", title: "When does a shadow show under an inspector's toolbar?",
      answer: "Once as much of its content as the bar is high has been scrolled below the bar.",
      reason: "The talk shows it with much scrolling and not with little.", evidence: talk),
  ]

  private static let onSheets = [
    Decision(
      id: "mediumHeight", title: "How high is the medium detent?",
      answer: "0.56 of the greatest height, rounded to a pixel.",
      reason:
        "425 of 759 points and 435.7 of 778 were measured; the documentation says about half the screen.",
      evidence: measured),
    Decision(
      id: "fractionOf", title: "Of what is a fraction detent one?", answer: "Of the greatest height.",
      reason: "It is what other implementations do; large is then the fraction 1.", evidence: "swift-cross-ui"
    ),
    Decision(
      id: "snapping", title: "Where does a dragged sheet come to rest?",
      answer:
        "At the nearest detent, of two at the higher one. Released below the lowest one it is dismissed.",
      reason: "A drag below the smallest detent is documented to dismiss; the rest is not.",
      evidence: "inferred"),
    Decision(
      id: "vanishedDetents", title: "Where does a sheet go whose detent is taken away?",
      answer: "To the nearest that is left, of two to the higher one.",
      reason: "It must go to one that is left, and it is seen to; which of several is not known.",
      evidence: "feedback-assistant/reports#699"),
    Decision(
      id: "inspectorBackground", title: "Which detents has an inspector as a sheet, and what dims?",
      answer: "Medium and large. Up to medium nothing is dimmed, above all is.",
      reason:
        "The talk adds code to disable the interaction behind it at medium, so that by itself there is some.",
      evidence: talk),
    Decision(
      id: "cardDetents", title: "Do detents count for a card on an iPad?",
      answer: "Written detents limit its height; its sizing gives the width and the greatest height.",
      reason: "The guidelines speak of detents on iPhones and iPads; other implementations let sizing rule.",
      evidence: "Apple's Human Interface Guidelines, Sheets"),
    Decision(
      id: "cardSizes", title: "How large is a card?",
      answer: "A form 540x620 points, a page 712x960, each with 24 points around it at least.",
      reason: "540x620 is the classic form; Apple publishes none of the numbers.", evidence: "observed"),
    Decision(
      id: "popoversInCompactHeight", title: "What is a popover where only the height is compact?",
      answer: "A popover.", reason: "Only a compact width is documented to make it a sheet.",
      evidence: "SwiftUI, popover"),
    Decision(
      id: "adaptedInspectors", title: "Does presentationCompactAdaptation reach an inspector?", answer: "No.",
      reason:
        "It is documented for sheets and popovers; the talk shows detents and backgrounds on inspectors.",
      evidence: talk),
    Decision(
      id: "outsideTaps", title: "What does a tap outside do?",
      answer:
        "It dismisses popovers, dialogs, cards, and sheets that dim and are not large. What refuses to be dismissed stays.",
      reason: "Measured so on iOS 27; only popovers are documented.", evidence: measured),
    Decision(
      id: "oneSheet", title: "What becomes of a second sheet of one presenter?",
      answer:
        "It waits until the first is gone, with a warning. One alert may lie above. An inspector that becomes a sheet waits as well.",
      reason: "The system warns and presents it later; the guidelines allow an alert above anything.",
      evidence: "observed"),
    Decision(
      id: "onDismiss", title: "When is onDismiss called?",
      answer: "Once for each presentation that ends, by whatever hand, after the binding was written.",
      reason: "So it was seen for a programmatic dismissal too, and where an item takes another's place.",
      evidence: "pointfreeco/swift-navigation#238"),
    Decision(
      id: "grabbers", title: "When does a sheet show a grabber by itself?",
      answer: "With more than one detent, and while no other sheet lies on it.",
      reason: "It is what other implementations do.", evidence: "swift-cross-ui"),
  ]

  private static let onToolbars = [
    Decision(
      id: "sharedBars", title: "Where do an inspector's items go that stands under a toolbar?",
      answer: "Into the bar of the navigation around it.",
      reason: "No other bar is there; the talk does not walk through this cell.", evidence: "inferred"),
    Decision(
      id: "toolbarActions", title: "Where do the primary and secondary action stand on a Mac?",
      answer: "At the trailing end, and in the middle.",
      reason: "The page says leading; the guidelines and those who measured say trailing.",
      evidence: "Apple's Human Interface Guidelines, Toolbars"),
    Decision(
      id: "overflow", title: "Which items go into the overflow menu?",
      answer: "Those that do not fit, from the trailing ones inwards; the outermost stays.",
      reason: "That there is a menu is documented, and no order.", evidence: "inferred"),
  ]
}

package import Traits

extension Decision {
  /// All decisions: those on traits, and those on screens and presentations where Apple is silent.
  package static let everywhere = all + onPresentations

  private static let onPresentations = rows(
    """
    narrowestRegularWidth: From which width on is a scene on an iPad regular? [measured by others on simulators]
      From 678 points on; its height is always regular.
      Half of a 12.9-inch screen, 678 points, is the narrowest that was measured to be regular; 639 is compact. A table for snapshot tests begins at 640 (DeviceProfileTests); between the two nothing was measured.
    shares: How wide is a share of an iPad's screen? [measured by others on simulators]
      10 points lie between two scenes. A third is 320 points, on screens from 1024 points up 375; two thirds are the rest. Halves and quarters are even, rounded down; three quarters are the rest.
      With this rule every measured width of Split View comes out; quarters go on from there.
    givenTraits: Which traits does a device give to a scene? [Apple's Human Interface Guidelines, Layout]
      userInterfaceIdiom, displayScale and the two size classes; and what a person finds who has set nothing: light, large text, left to right, the base level, a wide gamut, active.
      UIKit shows nothing on a screen without these. A scene without a device has none of them, so that each can be tried by itself.
    safeAreas: What do the status bar and the home indicator take of a scene? [measured by others on simulators]
      At the bottom 34 points on iPhones without a home button, 20 on such iPads; at the top by model. A Mac has none.
      59 and 34 points were measured for a screen of 393x852, 62 and 34 for 402x874; the others stand in developers' tables.
    contentSizeClasses: Which size classes has what is presented?
      Those of the scene where it is as wide; else its width is compact below 678 points. On a Mac all is regular.
      It is the rule of the scene itself, applied to the room that the content has. Public code sees a form of 540 points compact; of a page nothing was found.
    elevatedLevel: What is elevated? [UIKit, userInterfaceLevel]
      What a sheet, a popover, an alert or a dialog presents; columns and full-screen covers are on the base level.
      What lies above other content is elevated; a column lies beside it, and a cover on nothing. Public code sees a scene in split screen elevated as well; nothing says when, so that is left out.
    overlays: Where does an inspector lie above the content? [WWDC23 session 10161]
      On an iPad in split screen (a share of the screen) where the width is not compact. In a window of any other size it stands beside the content, and so it does in portrait.
      The talk names split screen on larger iPads, and nothing else.
    sheetInCompactHeight: What is an inspector on an iPhone in landscape? [WWDC23 session 10161]
      Where the width is compact it adapts to a sheet, and a sheet in a compact height covers the screen. Where the width is regular it is a column.
      Only the width is named as what makes it a sheet. A guide says that it is always a sheet on iPhones, and nobody has measured it.
    unspecifiedWidth: What is an inspector where the width is unspecified? [WWDC23 session 10161]
      A column.
      Only a compact width is said to make a sheet.
    whoseSizeClass: Whose size class decides about a presentation? [UIKit, adaptive presentations]
      That of the view on which it is presented, as of the last update; on a Mac nobody's.
      Adaptation follows the traits of the presenting environment; an override there is how one tries it out.
    narrowWindows: How wide is a column in a window narrower than it?
      As wide as before; what does not fit is not seen. A drag keeps the edge in the window.
      A column keeps its width when the window shrinks, so that it has it when the window grows again.
    openBounds: Where does a column without a bound collapse or end?
      Without a minimum it collapses at nothing, and without a maximum it ends at the window's edge.
      A column below one point is none.
    rigidColumns: Can a rigid column be dragged until it collapses? [SwiftUI, inspectorColumnWidth(_:)]
      On a Mac, to less than half its width, unless interactiveDismissDisabled() keeps it; on an iPad it is dismissed in other ways.
      Apple says that a fixed width does not keep people from collapsing the column on macOS; where it collapses is the place at which AppKit's split views do.
    keptWidths: What becomes of a dragged width under new bounds? [WWDC23 session 10161]
      It is kept and moved into the new bounds of the columnWidth; a fixed width hides it.
      What a user chose wins over the ideal.
    severalColumns: Where do several columns in one scene stand?
      Side by side: that of the outer view, of one view that of the modifier written last, at the trailing edge.
      An inspector takes its room from the view that it is on, and wraps what was written before.
    splitColumns: Which columns of a split view are seen? [WWDC22 sessions 10058 and 10054]
      On a Mac all; the sidebar leaves where less than 200 points would remain for the detail. On an iPad in landscape the last two, in portrait the detail; others that columnVisibility asks for lie above the detail there. In a compact width one stack with the detail on top, unless preferredCompactColumn says otherwise.
      Sessions of 2022 show it so; a compact stack shows the last column with something useful. AppKit lets a window that shrinks collapse a sidebar (NSSplitViewItem, canCollapseFromWindowResize); from which width on it does not say.
    collapses: What does a column that collapses write to its binding? [SwiftUI, interactiveDismissDisabled(_:)]
      False, as each dismissal by hand.
      It is called a collapse by the user, and the same modifier guards against both.
    inspectorCommand: Which inspector does the menu command toggle where there are several? [SwiftUI, InspectorCommands]
      One that is presented; else the one that was declared first.
      The command is documented to toggle the presented state, and not whose.
    remembered: What does the next launch restore of an inspector? [SwiftUI, inspector(isPresented:content:)]
      That it was there when it was a column last, or had been dismissed since, and the width that people gave it. As a sheet it is not restored.
      The presented state of a trailing column is documented to be restored, and no other.
    shadowPockets: When does a shadow show under an inspector's toolbar? [WWDC23 session 10161]
      Once as much of its content as the bar is high has been scrolled below the bar.
      The talk shows it with much scrolling and not with little.
    mediumHeight: How high is the medium detent? [measured by others on simulators]
      0.56 of the greatest height, rounded to a pixel.
      425 of 759 points and 435.7 of 778 were measured; the documentation says about half the screen.
    fractionOf: Of what is a fraction detent one? [swift-cross-ui]
      Of the greatest height.
      It is what other implementations do; large is then the fraction 1.
    snapping: Where does a dragged sheet come to rest?
      At the nearest detent, of two at the higher one. Released below the lowest one it is dismissed.
      A drag below the smallest detent is documented to dismiss; the rest is not.
    vanishedDetents: Where does a sheet go whose detent is taken away? [feedback-assistant/reports#699]
      To the nearest that is left, of two to the higher one.
      It must go to one that is left, and it is seen to; which of several is not known.
    inspectorBackground: Which detents has an inspector as a sheet, and what dims? [WWDC23 session 10161]
      Medium and large. Up to medium nothing is dimmed, above all is.
      The talk adds code to disable the interaction behind it at medium, so that by itself there is some.
    cardDetents: Do detents count for a card on an iPad? [Apple's Human Interface Guidelines, Sheets]
      Written detents limit its height; its sizing gives the width and the greatest height.
      The guidelines speak of detents on iPhones and iPads; other implementations let sizing rule.
    cardSizes: How large is a card?
      A form 540x620 points, a page 712x960, each with 24 points around it at least.
      540x620 is the classic form; Apple publishes none of the numbers.
    popoversInCompactHeight: What is a popover where only the height is compact? [SwiftUI, popover]
      A popover.
      Only a compact width is documented to make it a sheet.
    adaptedInspectors: Does presentationCompactAdaptation reach an inspector? [WWDC23 session 10161]
      No.
      It is documented for sheets and popovers; the talk shows detents and backgrounds on inspectors.
    outsideTaps: What does a tap outside do? [measured by others on simulators]
      It dismisses popovers, dialogs, cards, and sheets that dim and are not large. What refuses to be dismissed stays.
      Measured so on iOS 27; only popovers are documented.
    oneSheet: What becomes of a second sheet of one presenter?
      It waits until the first is gone, with a warning. One alert may lie above. An inspector that becomes a sheet waits as well.
      The system warns and presents it later; the guidelines allow an alert above anything.
    onDismiss: When is onDismiss called? [pointfreeco/swift-navigation#238]
      Once for each presentation that ends, by whatever hand, after the binding was written.
      So it was seen for a programmatic dismissal too, and where an item takes another's place.
    outermostModifier: Which modifier counts where a content has one inside of another? [WWDC23 session 10161]
      The outermost.
      The talk writes detents around a form that has others, and its demo shows the outer ones.
    contentLength: Where does the content of a sheet that scrolls first end? [SwiftUI, presentationContentInteraction(_:)]
      After twice the height of large; a swipe beyond it makes the sheet grow.
      A sheet's content has no height of its own here, and two screens are enough to show both.
    noDetents: Where does a sheet rest of whose detents none counts? [swift-cross-ui]
      At large.
      A sheet has to be somewhere, and large is what it has without a modifier.
    refusedDismissals: Does interactiveDismissDisabled hold a sheet at its detent? [UIKit, UISheetPresentationController]
      No: it moves between its detents, and springs back below the lowest.
      Resizing is no dismissal; the page of the grabber speaks of it so.
    grabbers: When does a sheet show a grabber by itself? [swift-cross-ui]
      With more than one detent, and while no other sheet lies on it.
      It is what other implementations do.
    sharedBars: Where do an inspector's items go that stands under a toolbar?
      Into the bar of the navigation around it.
      No other bar is there; the talk does not walk through this cell.
    toolbarActions: Where do the primary and secondary action stand on a Mac? [Apple's Human Interface Guidelines, Toolbars]
      At the trailing end, and in the middle.
      The page says leading; the guidelines and those who measured say trailing.
    overflow: Which items go into the overflow menu?
      Those that do not fit, from the trailing ones inwards; the outermost stays.
      That there is a menu is documented, and no order.
    """)
}

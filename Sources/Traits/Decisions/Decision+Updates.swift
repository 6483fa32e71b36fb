/// What is decided about when things are updated, called and drawn.
extension Decision {
  static let onUpdates: [Decision] = [
    Decision(
      id: "ownOverrides",
      title: "When does an environment answer its own override?",
      answer: """
        A controller at once, and its registrations and traitCollectionDidChange are called at once, \
        at each assignment that changes the value. A window or a scene at once, and its observers hear \
        of it in the next update. A view or a presentation controller with the next update. What \
        stands below hears of it then in every case.
        """,
      reason: """
        Tests that run on UIKit read controllers and windows right after the assignment; of scenes \
        nothing is known, and they are treated like windows.
        """,
      evidence: "E1, E2, E6, E8; WWDC23 10057"),
    Decision(
      id: "removals",
      title: "When is a removed override gone?",
      answer: "With the next update, for every kind of environment; a removal calls nobody by itself.",
      reason: "Tests that run on UIKit see no call at a removal; of the value nothing is known.",
      evidence: "E1"),
    Decision(
      id: "callOrder",
      title: "In which order do observers hear of a change?",
      answer: "Registrations in the order in which they were made, then traitCollectionDidChange.",
      reason: "Only ancestors before descendants is known; the order of registration is the natural one.",
      evidence: "Apple's forums, 733301; R51"),
    Decision(
      id: "coalescing",
      title: "What do several changes before one update cause?",
      answer: """
        At most one call for each registration, and none for a value that was set back. Controllers \
        are called at each assignment.
        """,
      reason: "Views are updated once, right before their layout, and only what really changed is reported.",
      evidence: "WWDC23 10057; E1"),
    Decision(
      id: "changesInside",
      title: "When do changes count that a callback makes?",
      answer: """
        In this walk where it has not come by yet, otherwise in the next walk of the same update. \
        Right before each stage that is asked for (viewIsAppearing, properties, constraints, layout) a \
        view's values are brought up to date once more, with its calls.
        """,
      reason: """
        A walk goes top-down and comes by each environment once. An override made in viewIsAppearing \
        is in the first layout, so that values come right before layout.
        """,
      evidence: "E10; R31; WWDC23 10057"),
    Decision(
      id: "updatedAncestors",
      title: "Does updateTraitsIfNeeded() update ancestors?",
      answer: """
        No: the receiver takes what its parent answers now, and what stands in it follows. What waits \
        above waits for the next update.
        """,
      reason: """
        Tests that run on UIKit: called on the root controller's view it does not bring what waits on \
        the window; called on the window it does.
        """,
      evidence: "E3"),
    Decision(
      id: "layoutIfNeeded",
      title: "What does layoutIfNeeded() do?",
      answer: """
        What needs layout in the receiver and below is laid out, until nothing does, each with its \
        values right before; draws wait. Without a window no values are updated.
        """,
      reason:
        "Traits are updated right before each layoutSubviews; without a window public tests see no update.",
      evidence: "R31, R36; W25-243"),
    Decision(
      id: "tokens",
      title: "Does the token of a registration have to be kept?",
      answer: "No: the registration lives as long as the observed environment.",
      reason: "Apple says so; one report to the contrary has an unknown cause.",
      evidence: "WWDC23 10057; woocommerce-ios PR 16077"),
    Decision(
      id: "targets",
      title: "Does a registration keep its target alive?",
      answer: "No: it ends with its target.",
      reason: "Apple does not say; target-action holds no target elsewhere in UIKit.",
      evidence: "Apple, UITraitChangeObservable"),
    Decision(
      id: "lifetimes",
      title: "What keeps an object alive?",
      answer: """
        What it stands in, a variable, a value that a handler has captured, and a registration that \
        captures it. A target, and a block that only names it, do not. What was destroyed and is held \
        ends with the statement that lets go of it last.
        """,
      reason: """
        UIKit's controls do not retain their targets either; a name in a session is no reference of \
        the app's.
        """,
      evidence: "Apple, UITraitChangeObservable"),
    Decision(
      id: "redrawing",
      title: "What does a change of a colour trait do to a view?",
      answer:
        "A view with a dynamic colour or a draw of its own is laid out and drawn; others are left alone.",
      reason: """
        UIKit sends setNeedsLayout and setNeedsDisplay to what it manages; nothing else can tell the \
        difference.
        """,
      evidence: "WWDC19 214; WWDC23 10057"),
    Decision(
      id: "trackedReads",
      title: "What does a tracked method depend on?",
      answer: """
        On what it read the last time that it ran: each run replaces the set. A collection that is \
        taken whole counts as read in every trait.
        """,
      reason: "A branch that is not taken any more should not cause work.",
      evidence: "Apple, “Automatic trait tracking”"),
    Decision(
      id: "trackedCollections",
      title: "Are reads through UITraitCollection.current tracked?",
      answer: """
        No, and neither are those of cgColor: a method that should run again reads its own \
        traitCollection, or a registration invalidates it.
        """,
      reason: """
        Apple says that the traits are tracked that a method reads of the view's or controller's own \
        traitCollection.
        """,
      evidence: "Apple, “Automatic trait tracking”"),
    Decision(
      id: "configurations",
      title: "Which tracked methods are left out?",
      answer: """
        updateConfiguration() of buttons, cells, headers and footers, \
        updateContentUnavailableConfiguration(), and the section provider of a compositional layout.
        """,
      reason: "They make configurations of controls and lists, which the model does not have.",
      evidence: "Apple, “Automatic trait tracking”"),
    Decision(
      id: "propertiesOrder",
      title: "When does updateProperties() run?",
      answer: """
        A controller's after viewIsAppearing, just before that of its view, which comes before the \
        layout; the first time unasked.
        """,
      reason: """
        Controllers come before their views everywhere else. A view that has not run it yet would be \
        shown without what it sets.
        """,
      evidence: "WWDC25 243"),
    Decision(
      id: "forcedProperties",
      title: "Does updatePropertiesIfNeeded() update traits?",
      answer: """
        Yes: first the values of the receiver and of what stands in it, then the properties that were \
        asked for there, in a hierarchy or not; the layout is left to the turn's end.
        """,
      reason: """
        Apple says that it reaches the receiver, its controller and everything in it; properties come \
        after traits in every pass.
        """,
      evidence: "WWDC25 243"),
    Decision(
      id: "constraintsOrder",
      title: "When does updateConstraints() run?",
      answer: """
        After updateProperties() and just before the view's layout, the first time unasked; a \
        controller's updateViewConstraints() just before that of its view. Neither asks for a layout \
        by itself.
        """,
      reason: """
        Apple says that constraints are updated before layout; only this order lets the method see \
        current traits.
        """,
      evidence: "Apple, “Automatic trait tracking”"),
    Decision(
      id: "sceneUpdates",
      title: "Is windowScene(_:didUpdate:…) called?",
      answer: "No: a registration on the scene hears of the same changes.",
      reason:
        "It is a method of the scene's delegate, which the model does not have, and iOS 26 deprecates it.",
      evidence: "Apple, UIWindowSceneDelegate"),
    Decision(
      id: "passLimit",
      title: "When is an update a loop?",
      answer: """
        When it does not come to rest in 100 walks; the update fails and names whose callbacks keep \
        asking.
        """,
      reason: "UIKit would hang, or warn of a layout loop.",
      evidence: "our own"),
  ]
}

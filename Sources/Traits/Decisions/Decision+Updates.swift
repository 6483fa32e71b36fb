/// The decisions about when things are updated, called and drawn.
extension Decision {
  static let onUpdates = rows(
    """
    ownOverrides: When does an environment answer its own override? [WWDC23 10057]
      A controller at once, and its registrations and traitCollectionDidChange are called at once, at each assignment that changes the value. A window or a scene at once, and its observers hear of it in the next update. A view or a presentation controller with the next update. What stands below hears of it then in every case.
      Tests that run on UIKit read controllers and windows right after the assignment; of scenes nothing is known, and they are treated like windows.
    removals: When is a removed override gone?
      With the next update, for every kind of environment; a removal calls nobody by itself. overrideUserInterfaceStyle = .unspecified is an assignment, and counts at once as the others do.
      Tests that run on UIKit see no call at a removal; of the value nothing is known. A controller that was set to .unspecified was measured on iOS 26.1 (openuikit, ControllerStyleOverrideTests).
    callOrder: In which order do observers hear of a change? [Apple's forums, 733301]
      Registrations in the order in which they were made, then traitCollectionDidChange.
      Only ancestors before descendants is known; the order of registration is the natural one.
    coalescing: What do several changes before one update cause? [WWDC23 10057]
      At most one call for each registration, and none for a value that was set back. Controllers are called at each assignment.
      Views are updated once, right before their layout, and only what really changed is reported.
    changesInside: When do changes count that a callback makes? [WWDC23 10057]
      In this walk where it has not come by yet, otherwise in the next walk of the same update. Right before each stage that is asked for (viewIsAppearing, properties, constraints, layout) a view's values are brought up to date once more, with its calls.
      A walk goes top-down and comes by each environment once. An override made in viewIsAppearing is in the first layout, so that values come right before layout.
    updatedAncestors: Does updateTraitsIfNeeded() update ancestors?
      No: the receiver takes what its parent answers now, and what stands in it follows. What waits above waits for the next update.
      Tests that run on UIKit: called on the root controller's view it does not bring what waits on the window; called on the window it does.
    layoutIfNeeded: What does layoutIfNeeded() do? [WWDC25 243]
      What needs layout in the receiver and below is laid out, until nothing does, each with its values right before; draws wait. Without a window no values are updated.
      Traits are updated right before each layoutSubviews; without a window public tests see no update (TextInputAppearanceTests of a synthesizer). Two expect one of a child controller (Dependence, Broadway); nobody says on which system they passed.
    tokens: Does the token of a registration have to be kept? [WWDC23 10057; woocommerce-ios PR 16077]
      No: the registration lives as long as the observed environment.
      Apple says so; one report to the contrary has an unknown cause.
    targets: Does a registration keep its target alive? [Apple, UITraitChangeObservable]
      No: it ends with a scene, a window, a controller or a view that is its target, when that is destroyed. An object of another class ends never, and is called on.
      Apple does not say; target-action holds no target elsewhere in UIKit. No references are counted.
    lifetimes: What keeps an object alive? [Apple, UITraitChangeObservable]
      What it stands in, a variable, a value that a handler has captured, and a registration that captures it. A target, and a block that only names it, do not. What was destroyed and is held ends with the statement that lets go of it last. No references are counted: `deinit` of a view or a controller runs on `destroy`, that of another class never.
      UIKit's controls do not retain their targets either; a name in a session is no reference of the app's.
    redrawing: What does a change of a colour trait do to a view? [Apple, “Supporting Dark Mode in your interface”; WWDC19 214]
      A view with a dynamic colour or a draw of its own is laid out and drawn. Layout and constraint methods of views, their controllers and presentation controllers are called where they are overridden; other views are left alone.
      Apple lists these methods as those that the system calls when the appearance changes; nothing else can tell the difference.
    trackedReads: What does a tracked method depend on? [Apple, “Automatic trait tracking”]
      On what it read the last time that it ran: each run replaces the set. A collection that is taken whole counts as read in every trait.
      A branch that is not taken any more should not cause work.
    trackedCollections: Are reads through UITraitCollection.current tracked? [Apple, “Automatic trait tracking”]
      No, and neither are those of cgColor: a method that should run again reads its own traitCollection, or a registration invalidates it.
      Apple says that the traits are tracked that a method reads of the view's or controller's own traitCollection.
    configurations: When does updateConfiguration() run again? [Apple, “Automatic trait tracking”]
      Before the next layout after any trait has changed: that of buttons, cells, headers and footers, and updateContentUnavailableConfiguration(using:) of controllers. A collection's layout prepares itself again then, and asks its section provider.
      The state and the environment that they are given have the whole collection, which counts as read in every trait.
    propertiesOrder: When does updateProperties() run? [WWDC25 243]
      A controller's after viewIsAppearing, just before that of its view, which comes before the layout; the first time unasked.
      Controllers come before their views everywhere else. A view that has not run it yet would be shown without what it sets.
    forcedProperties: Does updatePropertiesIfNeeded() update traits? [WWDC25 243]
      Yes: first the values of the receiver and of what stands in it, then the properties that were asked for there, in a hierarchy or not; the layout is left to the turn's end.
      Apple says that it reaches the receiver, its controller and everything in it; properties come after traits in every pass.
    constraintsOrder: When does updateConstraints() run? [Apple, “Automatic trait tracking”]
      After updateProperties() and just before the view's layout, the first time unasked; a controller's updateViewConstraints() just before that of its view. Neither asks for a layout by itself.
      Apple says that constraints are updated before layout; only this order lets the method see current traits.
    sceneUpdates: Is windowScene(_:didUpdate:…) called? [Apple, UIWindowSceneDelegate]
      No: a registration on the scene hears of the same changes.
      It is a method of the scene's delegate, which the model does not have, and iOS 26 deprecates it.
    passLimit: When is an update a loop?
      When it does not come to rest in 100 walks; the update fails and names whose callbacks keep asking.
      UIKit would hang, or warn of a layout loop.
    """)
}

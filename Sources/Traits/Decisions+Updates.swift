// What is decided about when things are updated, called and drawn.
extension Decision {
  /// When a scene, window, controller or presentation controller answers an override of its own.
  ///
  /// Source: WWDC23 session 10057.
  public static let ownOverrides = Decision(
    name: "ownOverrides",
    question: "When does an environment answer its own override?",
    answer: "With the next update, for every kind of environment alike.",
    reason:
      "Documentation says only that one cannot count on \"immediately\"; after the next update it holds everywhere."
  )

  /// Registrations and `traitCollectionDidChange`, and registrations among themselves.
  ///
  /// Source: an engineer of Apple's in Apple's developer forums, thread 733301, on ancestors and descendants.
  public static let callOrder = Decision(
    name: "callOrder",
    question: "In which order do observers hear of a change?",
    answer: "Registrations in the order in which they were made, then traitCollectionDidChange.",
    reason: "Only ancestors before descendants is known; the order of registration is the natural one.")

  /// Several changes before an update.
  ///
  /// Source: inferred from WWDC23 session 10057, by which views are updated right before their layout.
  public static let coalescing = Decision(
    name: "coalescing",
    question: "What do several changes before one update cause?",
    answer: "At most one call for each registration; a value that was set back causes none.",
    reason: "Views are updated once, right before their layout, and only what really changed is reported.")

  /// Changes that are made while an update runs.
  ///
  /// Source: WWDC23 session 10057, by which traits are updated from the top downwards, each view's right before its layout.
  public static let changesInside = Decision(
    name: "changesInside",
    question: "When do changes count that a callback makes?",
    answer:
      "In this pass where the update has not come by yet, otherwise in the next pass of the same update.",
    reason:
      "A pass goes top-down and comes by each environment once, with its traits right before its layout. What callbacks of the view "
      + "itself change comes too late for that layout: it is updated when the next pass comes by, and laid out again if that is asked for. "
      + "After an update inside a callback the one around it goes on with the calls that it has left, with the values before it as the "
      + "previous ones, and leaves out those for which nothing is different any more."
  )

  /// Tokens and lifetimes.
  ///
  /// Source: WWDC23 session 10057, and Apple's documentation of `UITraitChangeObservable`; the report is woocommerce/woocommerce-ios, pull request 16077.
  public static let tokens = Decision(
    name: "tokens",
    question: "Does the token of a registration have to be kept?",
    answer: "No: the registration lives as long as the observed environment.",
    reason: "Apple says so; one report to the contrary has an unknown cause.")

  /// Targets.
  ///
  /// Source: Apple's documentation of `UITraitChangeObservable`, which says it of handlers only.
  public static let targets = Decision(
    name: "targets",
    question: "Does a registration keep its target alive?",
    answer:
      "No: in Swift the target is held weakly, and in the language the registration ends with its target.",
    reason: "Apple does not say; target-action holds no target elsewhere in UIKit.")

  /// Redrawing.
  ///
  /// Source: WWDC19 session 214, and WWDC23 session 10057.
  public static let redrawing = Decision(
    name: "redrawing",
    question: "What does a change of a colour trait do to a view?",
    answer: "A view with a dynamic colour or a draw of its own is laid out and drawn; others are left alone.",
    reason:
      "UIKit sends setNeedsLayout and setNeedsDisplay to what it manages; nothing else can tell the difference."
  )

  /// Tracking.
  ///
  /// Source: Apple's documentation, "Automatic trait tracking".
  public static let trackedReads = Decision(
    name: "trackedReads",
    question: "What does a tracked method depend on?",
    answer:
      "On what it read the last time that it ran: each run replaces the set. A collection that is taken whole counts as read in every trait.",
    reason: "A branch that is not taken any more should not cause work.")

  /// Which collections are tracked.
  ///
  /// Source: Apple's documentation, "Automatic trait tracking" and "Adopting trait changes".
  public static let trackedCollections = Decision(
    name: "trackedCollections",
    question: "Are reads through UITraitCollection.current tracked?",
    answer:
      "No, and neither are those of cgColor, which resolves with it: a method that should run again reads its own traitCollection, or a "
      + "registration invalidates it.",
    reason:
      "Apple says that the traits are tracked that a method reads of the view's or controller's own traitCollection, and nothing of current."
  )

  /// `updateTraitsIfNeeded()` below what waits.
  ///
  /// Source: Apple's documentation of `updateTraitsIfNeeded()`.
  public static let updatedAncestors = Decision(
    name: "updatedAncestors",
    question: "Does updateTraitsIfNeeded() update ancestors?",
    answer:
      "Yes, those that wait for an update, from the top downwards, before the receiver and what stands in it; they hear of it.",
    reason:
      "Apple names the receiver and its subtree. What they inherit comes from above: without the ancestors they would be given old values "
      + "and called once more in the next update."
  )

  /// A scene's own callback.
  ///
  /// Source: Apple's documentation of `UIWindowSceneDelegate`.
  public static let sceneUpdates = Decision(
    name: "sceneUpdates",
    question: "Is windowScene(_:didUpdate:…) called?",
    answer: "No: a registration on the scene hears of the same changes.",
    reason:
      "It is a method of the scene's delegate, which the model does not have, and iOS 26 deprecates it; Apple does not say when it comes "
      + "beside registrations."
  )

  /// `updateProperties` of a controller, of its view, and of a view that is new.
  ///
  /// Source: WWDC25 session 243, and Apple's documentation, "Updating views automatically with observation tracking in UIKit".
  public static let propertiesOrder = Decision(
    name: "propertiesOrder",
    question: "When does updateProperties() run?",
    answer:
      "A controller's after viewIsAppearing, just before that of its view, which comes just before the layout; the first time unasked.",
    reason:
      "Controllers come before their views everywhere else; only the order within a view is documented. Apple says that it runs when it "
      + "is asked for; a view that has not run it yet would be shown without what it sets."
  )

  /// `updatePropertiesIfNeeded()`.
  ///
  /// Source: WWDC25 session 243, and Apple's documentation, "Updating views automatically with observation tracking in UIKit".
  public static let forcedProperties = Decision(
    name: "forcedProperties",
    question: "Does updatePropertiesIfNeeded() update traits?",
    answer:
      "Yes: first the traits of the receiver and of what stands in it, as in any pass, then the properties that were asked for there, "
      + "in a hierarchy or not; the layout is left to the turn's end.",
    reason:
      "Apple says that it reaches the receiver, its controller and everything in it; properties come after traits in every pass."
  )

  /// Constraints.
  ///
  /// Source: Apple's documentation, "Automatic trait tracking".
  public static let constraintsOrder = Decision(
    name: "constraintsOrder",
    question: "When does updateConstraints() run?",
    answer:
      "After updateProperties() and just before the view's layout, the first time unasked; a controller's updateViewConstraints() just "
      + "before that of its view. Neither asks for a layout by itself.",
    reason:
      "Apple says that constraints are updated before layout; with traits that are updated from the top downwards, only this order lets "
      + "the method see current ones."
  )

  /// What is tracked in UIKit and has no place in the model.
  ///
  /// Source: Apple's documentation, "Automatic trait tracking".
  public static let configurations = Decision(
    name: "configurations",
    question: "Which tracked methods are left out?",
    answer:
      "updateConfiguration() of buttons, cells, headers and footers, with its handler, updateContentUnavailableConfiguration() of "
      + "controllers, and the section provider of a compositional layout.",
    reason: "They make configurations of controls and lists, which the model does not have."
  )

  /// Lifetimes.
  ///
  /// Source: Apple's documentation of `UITraitChangeObservable`.
  public static let lifetimes = Decision(
    name: "lifetimes",
    question: "What keeps an object alive?",
    answer:
      "What it stands in, a variable, a value that a handler has captured, and a registration that captures it. A target, and a block that "
      + "only names it, do not: the registration ends with its target. What was destroyed and is held ends with the statement that lets "
      + "go of it last; a scene does not hold its windows then.",
    reason:
      "UIKit's controls do not retain their targets either; a name in the playground is no reference of the app's."
  )
}

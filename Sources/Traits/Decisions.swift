/// What Mendel decides where Apple's documentation is silent: each open point of `reference/traits.md`, section 5, once.
public struct Decision: Hashable, Sendable {
  /// The name by which `show decision` knows it: that of the constant.
  public let name: String
  /// The question, short enough for a line of a list.
  public let question: String
  /// What the engine does.
  public let answer: String
  /// Why.
  public let reason: String

  /// When a scene, window, controller or presentation controller answers an override of its own (R37).
  public static let ownOverrides = Decision(
    name: "ownOverrides",
    question: "When does an environment answer its own override?",
    answer: "With the next update, for every kind of environment alike.",
    reason:
      "Documentation says only that one cannot count on \"immediately\"; after the next update it holds everywhere."
  )

  /// Registrations and `traitCollectionDidChange`, and registrations among themselves (R51).
  public static let callOrder = Decision(
    name: "callOrder",
    question: "In which order do observers hear of a change?",
    answer: "Registrations in the order in which they were made, then traitCollectionDidChange.",
    reason: "Only ancestors before descendants is known; the order of registration is the natural one.")

  /// Several changes before an update (R50).
  public static let coalescing = Decision(
    name: "coalescing",
    question: "What do several changes before one update cause?",
    answer: "At most one call for each registration; a value that was set back causes none.",
    reason: "Views are updated once, right before their layout, and only what really changed is reported.")

  /// Changes that are made while an update runs.
  public static let changesInside = Decision(
    name: "changesInside",
    question: "When do changes count that a callback makes?",
    answer:
      "In this pass where the update has not come by yet, otherwise in the next pass of the same update.",
    reason:
      "A pass goes top-down and updates traits right before layout, so that layoutSubviews always sees current traits."
  )

  /// Tokens and lifetimes (R46, R47).
  public static let tokens = Decision(
    name: "tokens",
    question: "Does the token of a registration have to be kept?",
    answer: "No: the registration lives as long as the observed environment.",
    reason: "Apple says so; one report to the contrary has an unknown cause.")

  /// Copies of overrides (R26).
  public static let overridesCopies = Decision(
    name: "overridesCopies",
    question: "Is a copy of traitOverrides a value of its own?",
    answer: "No, it is another way to the same overrides.",
    reason: "In Objective-C it is an object; a copy that went its own way would be the surprising one.")

  /// Targets (R47).
  public static let targets = Decision(
    name: "targets",
    question: "Does a registration keep its target alive?",
    answer:
      "No, in Swift the target is held weakly; in the language environments live as long as they are known.",
    reason: "Apple does not say; target-action holds no target elsewhere in UIKit.")

  /// Overrides with the unspecified case (R28).
  public static let unspecifiedOverrides = Decision(
    name: "unspecifiedOverrides",
    question: "Does an unspecified override let the parent through?",
    answer: "No: an override is an override until it is removed.",
    reason:
      "The collection is what is inherited with the overrides put on top; one app reports that only removal helps."
  )

  /// Presentation controllers (R22a).
  public static let presentationControllers = Decision(
    name: "presentationControllers",
    question: "Where do a presented controller's traits come from?",
    answer: "From its presentation controller, which has them from its window.",
    reason:
      "It is the order in which the environments are documented; of the container view there is the layout only."
  )

  /// Two definitions with one identifier (T45).
  public static let identifiers = Decision(
    name: "identifiers",
    question: "May two definitions have one identifier?",
    answer: "No, the second is refused.",
    reason: "Identifiers must be unique in an app; a store could not tell the two apart.")

  /// A definition of each style with one identifier.
  public static let sharing = Decision(
    name: "sharing",
    question: "What if two definitions of shared data differ?",
    answer:
      "Where a Swift and an Objective-C definition have one identifier, the second is refused unless name, storage and default agree; "
      + "the first one's mark for colours is that of the data.",
    reason: "Apple says that they share their data when the three agree, and nothing of what else happens.")

  /// Encoding (R10).
  public static let encoding = Decision(
    name: "encoding",
    question: "What becomes of traits that cannot be encoded?",
    answer:
      "Traits without an identifier, identifiers that nobody knows, and class instances are left out, on the way out and on the way in. Nothing fails.",
    reason:
      "Apple says only that an identifier makes a trait eligible; a collection of the other traits is still of use."
  )

  /// Raw values that no case has.
  public static let rawValues = Decision(
    name: "rawValues",
    question: "May Objective-C write a number that no case has?",
    answer:
      "No: an integer that no case of the Swift enum has is refused, and so is a Swift definition where such an integer is set.",
    reason: "Swift could not read it.")

  /// Comparing (R16).
  public static let comparison = Decision(
    name: "comparison",
    question: "When has a value changed?",
    answer: "When the owner's comparison says that it is not equal; equal values stand for each other.",
    reason:
      "The engine compares through a closure; which of two equal values is kept cannot be told by equality.")

  /// Level and images (section 1).
  public static let levelAndImages = Decision(
    name: "levelAndImages",
    question: "Does userInterfaceLevel affect image lookup?",
    answer: "No.",
    reason: "The measured list of ten public traits does not have it.")

  /// Assets.
  public static let imageVariants = Decision(
    name: "imageVariants",
    question: "Which file of an image is looked up?",
    answer:
      "That of the variant that meets the most conditions, a scale aside; of several the one whose scale fits best; of these the first "
      + "one written. A condition that is not met rules a variant out.",
    reason:
      "Apple describes the slots of an asset catalogue, not the order in which it looks; the most exact one is meant."
  )

  /// Assets of several scales.
  public static let imageScales = Decision(
    name: "imageScales",
    question: "Which file fits a scale that no file is made for?",
    answer:
      "The one for the next larger scale, else for the largest there is. A file without a scale serves every scale, and comes first; "
      + "an unspecified scale counts as 1.",
    reason: "UIKit takes the nearest scale; making an image smaller loses less than making it larger.")

  /// The predecessor of a child's overrides (R29).
  public static let parentOverrides = Decision(
    name: "parentOverrides",
    question: "Does setOverrideTraitCollection beat traitOverrides?",
    answer:
      "No: its values lie beneath the child's own traitOverrides and above what the child inherits, in every version, until the parent "
      + "sets others or nil.",
    reason:
      "Apple deprecated it with iOS 17 in favour of the child's traitOverrides, and does not say what both do together."
  )

  /// The predecessor of an override of the style (R29).
  public static let styleOverrides = Decision(
    name: "styleOverrides",
    question: "Is there an overrideUserInterfaceStyle as well?",
    answer: "No: an override of userInterfaceStyle stands for both.",
    reason: "Apple does not say which of the two wins where both are set; of one there is no such question.")

  /// `UITraitCollection.current` (R11).
  public static let current = Decision(
    name: "current",
    question: "What is UITraitCollection.current outside callbacks?",
    answer: "An empty collection: every trait reads its default.",
    reason: "Apple leaves it undefined; a value from some environment would look as if one could rely on it.")

  /// Redrawing (R63).
  public static let redrawing = Decision(
    name: "redrawing",
    question: "What does a change of a colour trait do to a view?",
    answer: "A view with a dynamic colour or a draw of its own is laid out and drawn; others are left alone.",
    reason:
      "UIKit sends setNeedsLayout and setNeedsDisplay to what it manages; nothing else can tell the difference."
  )

  /// Appearance by statement (R39).
  public static let appearance = Decision(
    name: "appearance",
    question: "Does a controller appear that is put in directly?",
    answer:
      "Yes, in the next update, once each time it comes from outside: viewWillAppear before anything is updated, "
      + "viewIsAppearing before its view's layout, viewDidAppear when all is at rest.",
    reason:
      "viewIsAppearing comes exactly once for each appearance; a playground builds hierarchies by statements."
  )

  /// Layout by insertion (R39, R40).
  public static let insertion = Decision(
    name: "insertion",
    question: "What is laid out when something is inserted?",
    answer:
      "The superview, each time, also by a move. What comes from outside is laid out as well, though it was laid out before: the inserted "
      + "view, or the view of the controller that appears. What lies deeper is laid out the first time only, and nothing is by a removal.",
    reason:
      "Apple lists the superview's layout and then that of the appearing view, and says that some views appear without one; sizes are not "
      + "modelled, so that the inserted view's is taken for a new one."
  )

  /// Views outside a hierarchy (R33, R36).
  public static let outside = Decision(
    name: "outside",
    question: "What do environments outside a hierarchy answer?",
    answer:
      "Their last values, or those predicted at their creation, until they join or updateTraitsIfNeeded is called.",
    reason: "Views update only while in the hierarchy; updateTraitsIfNeeded works without a window.")

  /// First values (R34).
  public static let prediction = Decision(
    name: "prediction",
    question: "What is predicted for a new environment?",
    answer:
      "The system traits of its parent. What stands alone has those of a scene: a controller that is made for a parent has those of the "
      + "parent's scene, everything else those of the first scene. Your own traits start with their defaults.",
    reason:
      "Apple says that it is a prediction of what the environment will get, and not from where; a child appears where its parent is."
  )

  /// A view directly in a window.
  public static let viewsInWindows = Decision(
    name: "viewsInWindows",
    question: "May a view stand in a window without a controller?",
    answer: "Yes.",
    reason: "A window is a view, and addSubview works on it.")

  /// New defaults.
  public static let redefinition = Decision(
    name: "redefinition",
    question: "Is a redefined default a change of traits?",
    answer: "No: it is in force at once where no override governs, and nobody is told.",
    reason: "In an app, definitions are constants.")

  /// Which rules hold before anybody has chosen.
  public static let startingVersion = Decision(
    name: "startingVersion",
    question: "Which version of iOS does a program start with?",
    answer:
      "The rules of iOS 17, without automatic tracking; traits, callbacks and methods of later versions are there until a version is chosen.",
    reason:
      "The talk that the model follows describes iOS 17; nothing that came later should be hidden from a first try."
  )

  /// What there is before iOS 17 (R21).
  public static let olderFlow = Decision(
    name: "olderFlow",
    question: "What works of the new ways before iOS 17?",
    answer:
      "Overrides and custom traits work, so that the two flows can be compared in one program; registrations rest and are not called. "
      + "A controller without a parent controller inherits from its presentation controller or window. A child whose view is not shown "
      + "inherits from its parent controller all the same, that in which it stood last or for which it was made; its view does not.",
    reason:
      "An override stands for setOverrideTraitCollection and overrideUserInterfaceStyle; a registration has no counterpart. Apple names "
      + "the parent controller without a word of views, and a view was reported to stay old while its loaded controller was not."
  )

  /// Traits of later versions that have a value already.
  public static let newerValues = Decision(
    name: "newerValues",
    question: "What becomes of values that are too new?",
    answer: "It stays; only setting it is refused.",
    reason: "Going back to an older version should lose nothing.")

  /// Leaving (R39).
  public static let disappearance = Decision(
    name: "disappearance",
    question: "Which controllers hear that they disappear, and when?",
    answer:
      "Those that have appeared, from the outside inwards: viewWillDisappear while all are still there, viewDidDisappear when all have left.",
    reason: "It mirrors appearing; Apple documents the order for one controller only.")

  /// Tracking (R59).
  public static let trackedReads = Decision(
    name: "trackedReads",
    question: "What does a tracked method depend on?",
    answer:
      "On what it read the last time that it ran: each run replaces the set. A collection that is taken whole counts as read in every trait.",
    reason: "A branch that is not taken any more should not cause work.")

  /// `updateProperties` of a controller and of its view (R32).
  public static let propertiesOrder = Decision(
    name: "propertiesOrder",
    question: "When does a controller's updateProperties() run?",
    answer: "After viewIsAppearing, just before that of its view, which comes just before the layout.",
    reason: "Controllers come before their views everywhere else; only the order within a view is documented."
  )

  /// `updatePropertiesIfNeeded()` (R32).
  public static let forcedProperties = Decision(
    name: "forcedProperties",
    question: "Does updatePropertiesIfNeeded() update traits?",
    answer:
      "Yes: first the traits of the receiver and of what stands in it, as in any pass, then the properties that were asked for there, "
      + "in a hierarchy or not; the layout is left to the turn's end.",
    reason:
      "Apple says that it reaches the receiver, its controller and everything in it; properties come after traits in every pass."
  )

  /// Constraints (R57).
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

  /// What is tracked in UIKit and has no place in the model (R57).
  public static let configurations = Decision(
    name: "configurations",
    question: "Which tracked methods are left out?",
    answer:
      "updateConfiguration() of buttons, cells, headers and footers, with its handler, updateContentUnavailableConfiguration() of "
      + "controllers, and the section provider of a compositional layout.",
    reason: "They make configurations of controls and lists, which the model does not have."
  )

  /// Lifetimes (R46, R47).
  public static let lifetimes = Decision(
    name: "lifetimes",
    question: "What keeps an object alive?",
    answer:
      "What it stands in, a variable, a value that a handler has captured, and a registration that captures it. A target, and a block that "
      + "only names it, do not: the registration ends with its target. What was destroyed and is held ends with the statement that lets "
      + "go of it last.",
    reason:
      "UIKit's controls do not retain their targets either; a name in the playground is no reference of the app's."
  )

  /// All decisions.
  public static let all = [
    ownOverrides, callOrder, coalescing, changesInside, tokens, overridesCopies, targets,
    unspecifiedOverrides, presentationControllers,
    identifiers, sharing, encoding, rawValues,
    comparison, levelAndImages, imageVariants, imageScales, parentOverrides, styleOverrides, current,
    redrawing, appearance, insertion, outside, prediction, viewsInWindows,
    redefinition, startingVersion, olderFlow, newerValues, disappearance, trackedReads, propertiesOrder,
    forcedProperties, constraintsOrder, configurations, lifetimes,
  ]
}

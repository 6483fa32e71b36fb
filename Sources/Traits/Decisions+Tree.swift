// What is decided about where environments stand, and how they come and go.
extension Decision {
  /// Presentation controllers.
  ///
  /// Source: Apple's documentation, "Traits and the trait environment", which lists the environments in this order.
  public static let presentationControllers = Decision(
    name: "presentationControllers",
    question: "Where do a presented controller's traits come from?",
    answer: "From its presentation controller, which has them from its window.",
    reason:
      "It is the order in which the environments are documented; of the container view there is the layout only."
  )

  /// The predecessor of a child's overrides.
  ///
  /// Source: Apple's documentation of `setOverrideTraitCollection(_:forChild:)`, which is deprecated.
  public static let parentOverrides = Decision(
    name: "parentOverrides",
    question: "Does setOverrideTraitCollection beat traitOverrides?",
    answer:
      "No: its values lie beneath the child's own traitOverrides and above what the child inherits, in every version, until the parent "
      + "sets others or nil, or the child gets another parent.",
    reason:
      "Apple deprecated it with iOS 17 in favour of the child's traitOverrides, and does not say what both do together. The values belong "
      + "to the parent that set them, which nobody else could take back."
  )

  /// Appearance by statement.
  ///
  /// Source: Apple's documentation of `viewIsAppearing(_:)`, and WWDC23 session 10055.
  public static let appearance = Decision(
    name: "appearance",
    question: "Does a controller appear that is put in directly?",
    answer:
      "Yes, in the next update, once each time it comes from outside: viewWillAppear before anything is updated, "
      + "viewIsAppearing before its view's layout, viewDidAppear when all is at rest.",
    reason:
      "viewIsAppearing comes exactly once for each appearance; a playground builds hierarchies by statements."
  )

  /// Taking away what is about to appear.
  ///
  /// Source: Apple's documentation of `viewIsAppearing(_:)`, and WWDC23 session 10055.
  public static let appearanceUnderWay = Decision(
    name: "appearanceUnderWay",
    question: "Does removal in viewWillAppear stop an appearance?",
    answer:
      "No: the view is in no hierarchy yet, so that there is nothing to remove; it is added afterwards, and viewIsAppearing comes. "
      + "Removal in viewIsAppearing takes it out.",
    reason:
      "viewWillAppear tells of what is being done and answers nothing; removeFromSuperview does nothing to a view without a superview."
  )

  /// Taking away what is about to disappear.
  ///
  /// Source: Apple's documentation of `UIViewController`.
  public static let disappearanceUnderWay = Decision(
    name: "disappearanceUnderWay",
    question: "Does removal in viewWillDisappear remove twice?",
    answer:
      "No: the removal that is being announced takes the view out, once; a second one, or disappear, adds nothing. What stands deeper can "
      + "be taken out by itself before.",
    reason:
      "viewWillDisappear tells of what is being done and answers nothing, as viewWillAppear does; a removal that began anew would announce "
      + "itself without end."
  )

  /// Layout by insertion.
  ///
  /// Source: Apple's documentation of `viewIsAppearing(_:)`, and WWDC23 session 10055.
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

  /// Views outside a hierarchy.
  ///
  /// Source: WWDC23 session 10057; that `updateTraitsIfNeeded()` works without a window was observed, in public tests.
  public static let outside = Decision(
    name: "outside",
    question: "What do environments outside a hierarchy answer?",
    answer:
      "Their last values, or those predicted at their creation, until they join, or updateTraitsIfNeeded or updatePropertiesIfNeeded is "
      + "called. Before iOS 17 a controller whose view is not shown follows its parent controller all the same.",
    reason:
      "Views update only while in the hierarchy; updateTraitsIfNeeded works without a window, and properties come after traits."
  )

  /// First values.
  ///
  /// Source: the release notes of iOS 13 for UIKit, and WWDC19 session 214.
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
  ///
  /// Source: Apple's documentation of `UIWindow`, which is a `UIView`.
  public static let viewsInWindows = Decision(
    name: "viewsInWindows",
    question: "May a view stand in a window without a controller?",
    answer: "Yes.",
    reason: "A window is a view, and addSubview works on it.")

  /// Which rules hold before anybody has chosen.
  ///
  /// Source: WWDC23 session 10057.
  public static let startingVersion = Decision(
    name: "startingVersion",
    question: "Which version of iOS does a program start with?",
    answer:
      "The rules of iOS 17, without automatic tracking; traits, callbacks and methods of later versions are there until a version is chosen.",
    reason:
      "The talk that the model follows describes iOS 17; nothing that came later should be hidden from a first try."
  )

  /// What there is before iOS 17.
  ///
  /// Source: WWDC23 session 10057 for the flow; the view that stays old was observed (Rightpoint/BonMot, issue 399).
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

  /// Leaving.
  ///
  /// Source: Apple's documentation of `UIViewController`.
  public static let disappearance = Decision(
    name: "disappearance",
    question: "Which controllers hear that they disappear, and when?",
    answer:
      "Those that have appeared, from the outside inwards: viewWillDisappear while all are still there, viewDidDisappear when all have left.",
    reason: "It mirrors appearing; Apple documents the order for one controller only.")
}

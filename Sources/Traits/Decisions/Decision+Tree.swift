/// What is decided about where environments stand, and how they come and go.
extension Decision {
  static let onTheTree: [Decision] = [
    Decision(
      id: "presentationControllers",
      title: "Where do a presented controller's traits come from?",
      answer: "From its presentation controller, which has them from its window.",
      reason: """
        It is the order in which the environments are documented; of the container view there is the \
        layout only.
        """,
      evidence: "Apple, “Traits and the trait environment”; E9"),
    Decision(
      id: "parentOverrides",
      title: "Does setOverrideTraitCollection beat traitOverrides?",
      answer: """
        No: its values lie beneath the child's own traitOverrides and above what the child inherits, \
        until the parent sets others or nil, or the child gets another parent. They reach the child at \
        once, also one that is not shown, and call it back at once.
        """,
      reason: """
        Apple deprecated it with iOS 17 and does not say what both do together. The values belong to \
        the parent that set them.
        """,
      evidence: "E4"),
    Decision(
      id: "appearance",
      title: "Does a controller appear that is put in directly?",
      answer: """
        Yes, in the next update, once each time it comes from outside: viewWillAppear before anything \
        is updated, viewIsAppearing before its view's layout, viewDidAppear when all is at rest.
        """,
      reason: """
        viewIsAppearing comes exactly once for each appearance; a session builds hierarchies by \
        statements.
        """,
      evidence: "Apple, viewIsAppearing(_:); WWDC23 10055"),
    Decision(
      id: "appearanceExtent",
      title: "What does an appearance update besides what appears?",
      answer: """
        The values of everything that waits for an update, and the layout of the superview; other \
        layouts and draws wait for the turn's end.
        """,
      reason: "Values are current in viewIsAppearing, and come from above.",
      evidence: "Apple, viewIsAppearing(_:); R39, R40"),
    Decision(
      id: "appearanceUnderWay",
      title: "Does removal in viewWillAppear stop an appearance?",
      answer: """
        No: the view is in no hierarchy yet, so there is nothing to remove; it is added afterwards, \
        and viewIsAppearing comes. Removal in viewIsAppearing takes it out.
        """,
      reason: "viewWillAppear tells of what is being done and answers nothing.",
      evidence: "Apple, viewIsAppearing(_:); WWDC23 10055"),
    Decision(
      id: "disappearance",
      title: "Which controllers hear that they disappear, and when?",
      answer: """
        Those that have appeared, from the outside inwards: viewWillDisappear while all are still \
        there, viewDidDisappear when all have left.
        """,
      reason: "It mirrors appearing; Apple documents the order for one controller only.",
      evidence: "Apple, UIViewController"),
    Decision(
      id: "disappearanceUnderWay",
      title: "Does removal in viewWillDisappear remove twice?",
      answer: """
        No: what is gone already when the announcements are over is left where it is; a removal \
        announces itself once.
        """,
      reason: "viewWillDisappear tells of what is being done and answers nothing.",
      evidence: "Apple, UIViewController"),
    Decision(
      id: "loading",
      title: "When does a controller load its view?",
      answer: """
        When it is about to appear, or when loadViewIfNeeded asks: loadView, then viewDidLoad, once. \
        The traits then are those predicted.
        """,
      reason: "A session has no moment in which a view is asked for by chance.",
      evidence: "Apple, UIViewController; E11"),
    Decision(
      id: "insertion",
      title: "What is laid out when something is inserted?",
      answer: """
        The superview, each time, also by a move. What comes from outside is laid out as well: the \
        inserted view, or the view of the controller that appears. What lies deeper is laid out the \
        first time only, and nothing is by a removal.
        """,
      reason: """
        Apple lists the superview's layout and then that of the appearing view; sizes are not \
        modelled, so the inserted view's is taken for a new one.
        """,
      evidence: "Apple, viewIsAppearing(_:); WWDC23 10055"),
    Decision(
      id: "outside",
      title: "What do environments outside a hierarchy answer?",
      answer: """
        Their last values, or those predicted at their creation, until they join, or \
        updateTraitsIfNeeded or updatePropertiesIfNeeded is called; layoutIfNeeded updates no values \
        there. Before iOS 17 a controller whose view is not shown follows its parent controller all \
        the same.
        """,
      reason: """
        Views update only while in the hierarchy; updateTraitsIfNeeded works without a window (public \
        tests).
        """,
      evidence: "WWDC23 10057; R36"),
    Decision(
      id: "prediction",
      title: "What is predicted for a new environment?",
      answer: """
        Apple's traits of its parent. What stands alone has those of a scene: a controller that is \
        made for a parent has those of the parent's scene, everything else those of the first scene. \
        Your own traits start with their defaults.
        """,
      reason: "Apple says that it is a prediction of what the environment will get, and not from where.",
      evidence: "iOS 13 release notes; WWDC19 214"),
    Decision(
      id: "children",
      title: "Does addChild move a view, or addSubview make a child?",
      answer: """
        Neither: they are two relations. Since iOS 17 a child whose view is in no hierarchy inherits \
        nothing. Blocks, `move` and `appear` do both.
        """,
      reason: "Controllers inherit through views since iOS 17.",
      evidence: "WWDC23 10057; E11"),
    Decision(
      id: "viewsInWindows",
      title: "May a view stand in a window without a controller?",
      answer: "Yes.",
      reason: "A window is a view, and addSubview works on it.",
      evidence: "Apple, UIWindow"),
    Decision(
      id: "startingVersion",
      title: "Which version of iOS does a session start with?",
      answer: """
        The rules of iOS 17, without automatic tracking; traits, callbacks and methods of later \
        versions are there until a version is chosen.
        """,
      reason:
        "The talk that the model follows describes iOS 17; nothing later should be hidden from a first try.",
      evidence: "WWDC23 10057"),
    Decision(
      id: "olderFlow",
      title: "What works of the new ways before iOS 17?",
      answer: """
        Overrides and custom traits work, so that the two flows can be compared; registrations rest, \
        and updateTraitsIfNeeded is not there. A controller inherits from its parent controller, \
        without one from its presentation controller or window; its view follows it only in a \
        hierarchy. A window's override is in its root controller at once.
        """,
      reason: """
        An override stands for setOverrideTraitCollection and overrideUserInterfaceStyle; a \
        registration has no counterpart.
        """,
      evidence: "WWDC23 10057; Rightpoint/BonMot issue 399; E5"),
  ]
}

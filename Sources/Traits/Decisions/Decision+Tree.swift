/// The decisions about where environments stand, and how they come and go.
extension Decision {
  static let onTheTree = rows(
    """
    presentationControllers: Where do a presented controller's traits come from? [Apple, “Traits and the trait environment”]
      From its presentation controller, which has them from its window.
      It is the order in which the environments are documented; of the container view there is the layout only. Public code overrides the style there, for a sheet and its own backdrop.
    parentOverrides: Does setOverrideTraitCollection beat traitOverrides?
      No: its values lie beneath the child's own traitOverrides and above what the child inherits, until the parent sets others or nil, or the child gets another parent. They reach the child at once, also one that is not shown, and call it back at once; what is set before addChild counts from then on. A class that overrides overrideTraitCollection(forChild:) is asked for them when the child comes into a window.
      Apple deprecated it with iOS 17 and does not say what both do together. The values belong to the parent that set them. Public apps set them in viewDidLoad, before addChild.
    splitViewColumns: Which size classes have the columns of a split view controller?
      The primary, the supplementary and the inspector column are compact in width, given by the split view controller; the secondary one inherits. Where there is room for one column all are compact.
      A column beside others is narrow. Apple documents that a compact width collapses them, and nothing of what each column has. The columns of SwiftUI's split view have the class of what is around it: nothing was found that says otherwise.
    appearance: Does a controller appear that is put in directly? [Apple, viewIsAppearing(_:); WWDC23 10055]
      Yes, in the next update, once each time it comes from outside: viewWillAppear before anything is updated, viewIsAppearing before its view's layout, viewDidAppear when all is at rest.
      viewIsAppearing comes exactly once for each appearance; a session builds hierarchies by statements.
    appearanceExtent: What does an appearance update besides what appears? [Apple, viewIsAppearing(_:)]
      The values of everything that waits for an update, and the layout of the superview; other layouts and draws wait for the turn's end.
      Values are current in viewIsAppearing, and come from above.
    appearanceUnderWay: Does removal in viewWillAppear stop an appearance? [Apple, viewIsAppearing(_:); WWDC23 10055]
      No: the view is in no hierarchy yet, so there is nothing to remove; it is added afterwards, and viewIsAppearing comes. Removal in viewIsAppearing takes it out.
      viewWillAppear tells of what is being done and answers nothing.
    disappearance: Which controllers hear that they disappear, and when? [Apple, UIViewController]
      Those that have appeared, from the outside inwards: viewWillDisappear while all are still there, viewDidDisappear when all have left.
      It mirrors appearing; Apple documents the order for one controller only.
    disappearanceUnderWay: Does removal in viewWillDisappear remove twice? [Apple, UIViewController]
      No: what is gone already when the announcements are over is left where it is; a removal announces itself once.
      viewWillDisappear tells of what is being done and answers nothing.
    loading: When does a controller load its view? [Apple, UIViewController]
      When it is about to appear, or when loadViewIfNeeded asks: loadView, then viewDidLoad, once; neither where the view was assigned from outside before. The traits then are those predicted, and its view's are those that the controller answers.
      The view was measured so on iOS 26.1, in no window (openuikit, ControllerStyleOverrideTests). A session has no moment in which a view is asked for by chance.
    insertion: What is laid out when something is inserted? [Apple, viewIsAppearing(_:); WWDC23 10055]
      The superview, each time, also by a move and outside of every hierarchy, where layoutIfNeeded asks. What comes from outside is laid out as well: the inserted view, or the view of the controller that appears. What lies deeper is laid out the first time only, and nothing is by a removal.
      Apple lists the superview's layout and then that of the appearing view; sizes are not modelled, so the inserted view's is taken for a new one.
    outside: What do environments outside a hierarchy answer? [WWDC23 10057]
      Their last values, or those predicted at their creation, until they join, or updateTraitsIfNeeded or updatePropertiesIfNeeded is called; layoutIfNeeded updates no values there. Before iOS 17 a controller whose view is not shown follows its parent controller all the same.
      Views update only while in the hierarchy; updateTraitsIfNeeded works without a window (public tests). openuikit's test, against us, reads a subview's and a child's inherited style there at once.
    prediction: What is predicted for a new environment? [iOS 13 release notes; WWDC19 214]
      Apple's traits of its parent. What stands alone has those of a scene: a controller that is made for a parent has those of the parent's scene, everything else those of the first scene. Your own traits start with their defaults.
      Apple says that it is a prediction of what the environment will get, and not from where.
    children: Does addChild move a view, or addSubview make a child? [WWDC23 10057]
      Neither: they are two relations. Since iOS 17 a child whose view is in no hierarchy inherits nothing. Blocks, `move` and `appear` do both.
      Controllers inherit through views since iOS 17. A test sees a child without a loaded view keep what it had (UIEnvironments).
    viewsInWindows: May a view stand in a window without a controller? [Apple, UIWindow]
      Yes.
      A window is a view, and addSubview works on it: LumiKit's tests host every view so.
    startingVersion: Which version of iOS does a session start with? [WWDC23 10057]
      The rules of iOS 17, without automatic tracking; traits, callbacks and methods of later versions are there until a version is chosen.
      The talk that the model follows describes iOS 17; nothing later should be hidden from a first try.
    olderFlow: What works of the new ways before iOS 17? [WWDC23 10057; Rightpoint/BonMot issue 399]
      Overrides and custom traits work, so that the two flows can be compared; registrations rest, and updateTraitsIfNeeded is not there. A controller inherits from its parent controller, without one from its presentation controller or window; its view follows it only in a hierarchy. A window's override is in its root controller at once.
      An override stands for setOverrideTraitCollection and overrideUserInterfaceStyle; a registration has no counterpart.
    """)
}

extension AppleTypes {
  /// More of what is named of controllers, bars, layers and the app: kept, and without effect.
  static let keptControllerMembers: [AppleType] = [
    kept(
      "UISearchBar",
      """
      searchBarStyle showsCancelButton:Bool showsScopeBar:Bool scopeButtonTitles setShowsCancelButton() \
      searchTextPositionAdjustment setSearchFieldBackgroundImage() setImage() selectedScopeButtonIndex:Int \
      isSearchResultsButtonSelected:Bool autocapitalizationType autocorrectionType keyboardType prompt:String? \
      returnKeyType
      """),
    kept(
      "UINavigationBar",
      """
      preferredBehavioralStyle backIndicatorImage:UIImage? backIndicatorTransitionMaskImage:UIImage? \
      pushItem() popItem() setTitleVerticalPositionAdjustment()
      """),
    kept(
      "UITabBar",
      """
      selectedItem selectionIndicatorImage:UIImage? itemPositioning itemSpacing:Double itemWidth:Double \
      isCustomizing:Bool
      """),
    kept(
      "UIViewController",
      """
      disablesAutomaticKeyboardDismissal:Bool preferredInterfaceOrientationForPresentation \
      childForStatusBarStyle:UIViewController? childForStatusBarHidden:UIViewController? \
      childForHomeIndicatorAutoHidden:UIViewController? preferredStatusBarUpdateAnimation \
      setNeedsUpdateOfHomeIndicatorAutoHidden() setNeedsUpdateOfSupportedInterfaceOrientations() \
      preferredScreenEdgesDeferringSystemGestures preferredUserInterfaceStyle \
      childViewControllerForUserInterfaceStyle:UIViewController? showDetailViewController() \
      canPerformAction():Bool targetViewController() shouldPerformSegue():Bool topLayoutGuide \
      bottomLayoutGuide automaticallyAdjustsScrollViewInsets:Bool nibName:String? nibBundle userActivity \
      undoManager extensionContext keyCommands addKeyCommand() removeKeyCommand() \
      restorationIdentifier:String? restorationClass encodeRestorableState() decodeRestorableState() \
      preferredContentSizeDidChange() systemLayoutFittingSizeDidChange() preferredFocusEnvironments \
      modalPresentationCapturesStatusBarAppearance:Bool activePresentationController:UIPresentationController? \
      interactionActivityTrackingBaseName:String? tab:UITab? preferredTransition touchesBegan() touchesMoved() \
      touchesEnded() pressesBegan() motionEnded() value() setValue() \
      sheetPresentationControllerDidChangeSelectedDetentIdentifier() accessibilityPerformEscape():Bool \
      contentScrollView():UIScrollView?
      """),
    kept(
      "UINavigationController",
      """
      hidesBarsOnTap:Bool hidesBarsWhenKeyboardAppears:Bool hidesBarsWhenVerticallyCompact:Bool \
      barHideOnTapGestureRecognizer setToolbarHidden() popToViewController():[UIViewController]? \
      interactiveContentPopGestureRecognizer preferredTransition
      """),
    kept(
      "UITabBarController",
      """
      moreNavigationController:UINavigationController sidebar isTabBarHidden:Bool setTabBarHidden() \
      compactTabIdentifiers selectedTab tabBarMinimizeBehavior bottomAccessory
      """),
    kept(
      "UISplitViewController",
      """
      displayModeButtonItem presentsWithGesture:Bool preferredPrimaryColumnWidth:Double \
      minimumPrimaryColumnWidth:Double maximumPrimaryColumnWidth:Double primaryColumnWidth:Double \
      primaryBackgroundStyle showsSecondaryOnlyButton:Bool primaryEdge \
      preferredSupplementaryColumnWidth:Double displayModeButtonVisibility \
      preferredInspectorColumnWidth:Double isShowing():Bool
      """),
    kept(
      "UIPageViewController",
      """
      init() dataSource delegate gestureRecognizers isDoubleSided:Bool spineLocation transitionStyle \
      navigationOrientation
      """),
    kept(
      "UITableViewController",
      """
      clearsSelectionOnViewWillAppear:Bool
      """),
    kept(
      "UICollectionViewController",
      """
      clearsSelectionOnViewWillAppear:Bool collectionViewLayout:UICollectionViewLayout \
      useLayoutToLayoutNavigationTransitions:Bool installsStandardGestureForInteractiveMovement:Bool
      """),
    kept(
      "UIAlertController",
      """
      textFields preferredStyle:UIAlertController.Style severity
      """),
    kept(
      "UIPresentationController",
      """
      shouldRemovePresentersView:Bool shouldPresentInFullscreen:Bool \
      preferredContentSizeDidChange() systemLayoutFittingSizeDidChange()
      """),
    kept(
      "UISheetPresentationController",
      """
      prefersEdgeAttachedInCompactHeight:Bool widthFollowsPreferredContentSizeWhenEdgeAttached:Bool \
      sourceView:UIView? invalidateDetents() prefersPageSizing:Bool backgroundEffect delegate
      """),
    kept(
      "UIPopoverPresentationController",
      """
      sourceItem passthroughViews backgroundColor:UIColor? popoverLayoutMargins:UIEdgeInsets arrowDirection \
      canOverlapSourceViewRect:Bool popoverBackgroundViewClass \
      adaptiveSheetPresentationController:UISheetPresentationController
      """),
    kept(
      "CALayer",
      """
      superlayer:CALayer? delegate compositingFilter filters backgroundFilters isOpaque:Bool \
      isGeometryFlipped:Bool needsDisplayOnBoundsChange:Bool drawsAsynchronously:Bool presentation() model() \
      display() draw() layoutSublayers() displayIfNeeded() animation() animationKeys() replaceSublayer() \
      contains():Bool hitTest() sublayerTransform contentsRect:CGRect contentsCenter:CGRect minificationFilter \
      magnificationFilter edgeAntialiasingMask actions speed:Double timeOffset:Double beginTime:Double \
      duration:Double repeatCount:Double fillMode style render() setValue() value() convert() \
      needsLayout():Bool allowsGroupOpacity:Bool isDoubleSided:Bool anchorPointZ:Double
      """),
    kept(
      "CAShapeLayer",
      """
      lineJoin lineDashPhase:Double strokeStart:Double strokeEnd:Double fillRule miterLimit:Double
      """),
    kept(
      "UIWindowScene",
      """
      coordinateSpace requestGeometryUpdate() isFullScreen:Bool windowingBehaviors screenshotService \
      focusSystem
      """),
    kept(
      "UIApplication",
      """
      isIdleTimerDisabled:Bool applicationIconBadgeNumber:Int canOpenURL():Bool beginBackgroundTask() \
      endBackgroundTask() statusBarFrame:CGRect statusBarStyle openSessions requestSceneSessionActivation() \
      supportsMultipleScenes:Bool userInterfaceLayoutDirection sendAction():Bool \
      isRegisteredForRemoteNotifications:Bool beginIgnoringInteractionEvents() endIgnoringInteractionEvents() \
      shortcutItems
      """),
    kept(
      "UIScreen",
      """
      nativeBounds:CGRect nativeScale:Double brightness:Double maximumFramesPerSecond:Int coordinateSpace \
      isCaptured:Bool
      """),
    kept(
      "UIDevice",
      """
      systemName:String isBatteryMonitoringEnabled:Bool batteryLevel:Double identifierForVendor \
      isMultitaskingSupported:Bool beginGeneratingDeviceOrientationNotifications() \
      endGeneratingDeviceOrientationNotifications() localizedModel:String
      """),
    kept(
      "UIResponder",
      """
      touchesBegan() touchesMoved() touchesEnded() touchesCancelled() canPerformAction():Bool \
      inputAccessoryView:UIView? inputView:UIView? userActivity keyCommands undoManager buildMenu() validate() \
      reloadInputViews() canResignFirstResponder:Bool motionBegan() motionEnded() pressesBegan() \
      pressesEnded() copy() paste() cut() selectAll()
      """),
    kept(
      "UIBarButtonItem",
      """
      style width:Double primaryAction isSelected:Bool possibleTitles setBackgroundImage() \
      setTitlePositionAdjustment() changesSelectionAsPrimaryAction:Bool hidesSharedBackground:Bool \
      isHidden:Bool accessibilityLabel:String? accessibilityIdentifier:String? landscapeImagePhone:UIImage? \
      menuRepresentation preferredMenuElementOrder isSymbolAnimationEnabled:Bool
      """),
    kept(
      "UINavigationItem",
      """
      setHidesBackButton() setRightBarButton() setLeftBarButton() setRightBarButtonItems() \
      setLeftBarButtonItems() leftItemsSupplementBackButton:Bool preferredSearchBarPlacement compactAppearance \
      compactScrollEdgeAppearance style titleMenuProvider renameDelegate subtitle:String? \
      largeSubtitle:String? attributedTitle pinnedTrailingGroup centerItemGroups trailingItemGroups \
      leadingItemGroups customizationIdentifier:String?
      """),
    kept(
      "UIBarAppearance",
      """
      backgroundImage:UIImage? backgroundImageContentMode titlePositionAdjustment setBackIndicatorImage() \
      doneButtonAppearance backButtonAppearance inlineLayoutAppearance compactInlineLayoutAppearance \
      prominentButtonAppearance largeSubtitleTextAttributes subtitleTextAttributes copy()
      """),
  ]
}

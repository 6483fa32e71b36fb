extension AppleTypes {
  /// More of what is named of UIKit's types: kept, and without effect.
  static let decoratingMembers = AppleType.read(
    """
    more UITextField,UITextView attributedText:NSAttributedString? placeholder:String?
      kept attributedPlaceholder:NSAttributedString? textAlignment borderStyle keyboardType keyboardAppearance
      kept returnKeyType autocapitalizationType autocorrectionType isSecureTextEntry:Bool clearButtonMode
      kept leftView:UIView? rightView:UIView? leftViewMode rightViewMode
      kept adjustsFontForContentSizeCategory:Bool textContentType
    more UITableView,UICollectionView init() *automaticDimension:Double dataSource reloadData() reloadRows()
      kept reloadSections() reloadItems() rowHeight:Double estimatedRowHeight:Double separatorStyle
      kept separatorColor:UIColor? separatorInset:UIEdgeInsets tableHeaderView:UIView? tableFooterView:UIView?
      kept backgroundView:UIView? allowsSelection:Bool allowsMultipleSelection:Bool deselectRow() selectRow()
      kept beginUpdates() endUpdates() performBatchUpdates() insertRows() deleteRows() visibleCells:[UIView]
      kept sectionHeaderTopPadding:Double sectionHeaderHeight:Double sectionFooterHeight:Double
      kept setCollectionViewLayout() isPrefetchingEnabled:Bool sectionIndexColor:UIColor?
    more UINavigationBar,UITabBar,UIToolbar,UISearchBar barTintColor:UIColor? isTranslucent:Bool barStyle
      kept prefersLargeTitles:Bool standardAppearance scrollEdgeAppearance compactAppearance
      kept compactScrollEdgeAppearance titleTextAttributes:[NSAttributedString.Key:Any]?
      kept largeTitleTextAttributes:[NSAttributedString.Key:Any]? shadowImage:UIImage? setBackgroundImage()
      kept items unselectedItemTintColor:UIColor? delegate setItems() topItem backItem backgroundImage
    more UIView awakeFromNib() prepareForInterfaceBuilder() didAddSubview() willRemoveSubview()
      kept safeAreaInsetsDidChange() translatesAutoresizingMaskIntoConstraints:Bool clipsToBounds:Bool contentMode
      kept autoresizingMask:UIView.AutoresizingMask autoresizesSubviews:Bool layoutMargins:UIEdgeInsets
      kept directionalLayoutMargins:NSDirectionalEdgeInsets preservesSuperviewLayoutMargins:Bool
      kept insetsLayoutMarginsFromSafeArea:Bool transform:CGAffineTransform tintAdjustmentMode
      kept semanticContentAttribute:UISemanticContentAttribute contentScaleFactor:Double mask:UIView?
      kept restorationIdentifier:String? layoutMarginsGuide:UILayoutGuide readableContentGuide:UILayoutGuide
      kept keyboardLayoutGuide:UILayoutGuide safeAreaInsets:UIEdgeInsets addConstraint() addConstraints()
      kept removeConstraint() removeConstraints() constraints:[NSLayoutConstraint] addLayoutGuide()
      kept systemLayoutSizeFitting():CGSize addGestureRecognizer() removeGestureRecognizer()
      kept gestureRecognizers addInteraction() isAccessibilityElement:Bool accessibilityLabel:String?
      kept accessibilityIdentifier:String? accessibilityHint:String? accessibilityValue:String?
      kept accessibilityTraits:UIAccessibilityTraits accessibilityElements:[Any]? accessibilityElementsHidden:Bool
      kept accessibilityViewIsModal:Bool shouldGroupAccessibilityChildren:Bool
      kept accessibilityIgnoresInvertColors:Bool showsLargeContentViewer:Bool largeContentTitle:String?
      kept isMultipleTouchEnabled:Bool isExclusiveTouch:Bool hitTest():UIView? point():Bool convert()
      kept snapshotView():UIView? *layerClass *layoutFittingCompressedSize:CGSize
      kept *layoutFittingExpandedSize:CGSize setNeedsUpdateConfiguration() *areAnimationsEnabled:Bool
      kept exerciseAmbiguityInLayout() largeContentImage:UIImage? scalesLargeContentImage:Bool
      kept appliedContentSizeCategoryLimitsDescription:String isFocused:Bool canBecomeFocused:Bool focusEffect
      kept transform3D anchorPoint:CGPoint motionEffects addMotionEffect() removeMotionEffect()
      kept removeInteraction() interactions endEditing():Bool alignmentRectInsets:UIEdgeInsets
      kept exchangeSubview() drawHierarchy():Bool resizableSnapshotView():UIView? cornerConfiguration
      kept hasAmbiguousLayout:Bool *requiresConstraintBasedLayout:Bool updateConstraintsIfNeeded()
      kept needsUpdateConstraints():Bool forFirstBaselineLayout:UIView forLastBaselineLayout:UIView
      kept layoutMarginsDidChange() accessibilityFrame:CGRect accessibilityCustomActions
      kept accessibilityUserInputLabels accessibilityLanguage:String?
      kept accessibilityRespondsToUserInteraction:Bool accessibilityAttributedLabel
      kept accessibilityActivate():Bool accessibilityContainerType value() setValue() observe()
      kept focusGroupIdentifier:String? focusGroupPriority frameForAlignmentRect() alignmentRect()
      kept *inheritedAnimationDuration:Double *setAnimationsEnabled() *modifyAnimations() *perform()
      kept gestureRecognizerShouldBegin():Bool clearsContextBeforeDrawing:Bool
    more UILabel attributedText:NSAttributedString? textAlignment numberOfLines:Int lineBreakMode
      kept adjustsFontForContentSizeCategory:Bool adjustsFontSizeToFitWidth:Bool minimumScaleFactor:Double
      kept allowsDefaultTighteningForTruncation:Bool highlightedTextColor:UIColor? isHighlighted:Bool
      kept isEnabled:Bool shadowColor:UIColor? shadowOffset:CGSize preferredMaxLayoutWidth:Double
      kept baselineAdjustment lineBreakStrategy drawText() textRect():CGRect
      kept showsExpansionTextWhenTruncated:Bool
    more UIViewController awakeFromNib() didReceiveMemoryWarning() prepare() setEditing() viewLayoutMarginsDidChange()
      kept viewSafeAreaInsetsDidChange() navigationItem:UINavigationItem tabBarItem:UITabBarItem
      kept toolbarItems:[UIBarButtonItem]? setToolbarItems() addKeyCommand() keyCommands:[UIKeyCommand]?
      kept edgesForExtendedLayout extendedLayoutIncludesOpaqueBars:Bool modalTransitionStyle
      kept isModalInPresentation:Bool definesPresentationContext:Bool
      kept providesPresentationContextTransitionStyle:Bool transitioningDelegate preferredContentSize:CGSize
      kept preferredStatusBarStyle prefersStatusBarHidden:Bool setNeedsStatusBarAppearanceUpdate()
      kept supportedInterfaceOrientations shouldAutorotate:Bool hidesBottomBarWhenPushed:Bool
      kept prefersHomeIndicatorAutoHidden:Bool additionalSafeAreaInsets:UIEdgeInsets
      kept beginAppearanceTransition() endAppearanceTransition() performSegue() systemMinimumLayoutMargins
      kept viewRespectsSystemMinimumLayoutMargins:Bool storyboard isEditing:Bool editButtonItem
      kept isBeingPresented:Bool isBeingDismissed:Bool isMovingToParent:Bool isMovingFromParent:Bool
      kept setContentScrollView() setNeedsUpdateContentUnavailableConfiguration()
      kept updateContentUnavailableConfiguration() contentUnavailableConfiguration
      kept presentationControllerDidDismiss() registerForPreviewing() focusGroupIdentifier
      kept disablesAutomaticKeyboardDismissal:Bool preferredInterfaceOrientationForPresentation
      kept childForStatusBarStyle:UIViewController? childForStatusBarHidden:UIViewController?
      kept childForHomeIndicatorAutoHidden:UIViewController? preferredStatusBarUpdateAnimation
      kept setNeedsUpdateOfHomeIndicatorAutoHidden() setNeedsUpdateOfSupportedInterfaceOrientations()
      kept preferredScreenEdgesDeferringSystemGestures preferredUserInterfaceStyle
      kept childViewControllerForUserInterfaceStyle:UIViewController? showDetailViewController()
      kept targetViewController() shouldPerformSegue():Bool topLayoutGuide bottomLayoutGuide
      kept automaticallyAdjustsScrollViewInsets:Bool nibName:String? nibBundle extensionContext
      kept addKeyCommand() removeKeyCommand() restorationIdentifier:String? restorationClass
      kept encodeRestorableState() decodeRestorableState() preferredContentSizeDidChange()
      kept systemLayoutFittingSizeDidChange() preferredFocusEnvironments
      kept modalPresentationCapturesStatusBarAppearance:Bool
      kept activePresentationController:UIPresentationController? interactionActivityTrackingBaseName:String?
      kept tab:UITab? preferredTransition value() setValue()
      kept sheetPresentationControllerDidChangeSelectedDetentIdentifier() accessibilityPerformEscape():Bool
      kept contentScrollView():UIScrollView?
    more CALayer cornerRadius:Double borderWidth:Double masksToBounds:Bool shadowOpacity:Double
      kept shadowRadius:Double shadowOffset:CGSize shadowPath opacity:Double isHidden:Bool cornerCurve
      kept maskedCorners:CACornerMask frame:CGRect bounds:CGRect position:CGPoint anchorPoint:CGPoint contents
      kept contentsScale:Double contentsGravity mask zPosition:Double name:String? shouldRasterize:Bool
      kept rasterizationScale:Double sublayers transform allowsEdgeAntialiasing:Bool addSublayer()
      kept insertSublayer() removeFromSuperlayer() add() removeAnimation() removeAllAnimations()
      kept animationKeys():[String]?
      kept setNeedsDisplay() setNeedsLayout() setAffineTransform() superlayer:CALayer? delegate
      kept compositingFilter filters backgroundFilters isOpaque:Bool isGeometryFlipped:Bool
      kept needsDisplayOnBoundsChange:Bool drawsAsynchronously:Bool presentation() model() display() draw()
      kept layoutSublayers() displayIfNeeded() animation() animationKeys() replaceSublayer() contains():Bool
      kept hitTest() sublayerTransform contentsRect:CGRect contentsCenter:CGRect minificationFilter
      kept magnificationFilter edgeAntialiasingMask actions speed:Double timeOffset:Double beginTime:Double
      kept duration:Double repeatCount:Double fillMode style render() setValue() value() convert()
      kept needsLayout():Bool allowsGroupOpacity:Bool isDoubleSided:Bool anchorPointZ:Double
    more UIScrollView contentSize:CGSize contentOffset:CGPoint contentInset:UIEdgeInsets
      kept scrollIndicatorInsets:UIEdgeInsets isScrollEnabled:Bool isPagingEnabled:Bool bounces:Bool
      kept alwaysBounceVertical:Bool alwaysBounceHorizontal:Bool showsVerticalScrollIndicator:Bool
      kept showsHorizontalScrollIndicator:Bool indicatorStyle keyboardDismissMode delegate
      kept contentInsetAdjustmentBehavior setContentOffset() scrollRectToVisible()
      kept contentLayoutGuide:UILayoutGuide frameLayoutGuide:UILayoutGuide refreshControl
      kept minimumZoomScale:Double maximumZoomScale:Double zoomScale:Double adjustedContentInset:UIEdgeInsets
      kept verticalScrollIndicatorInsets:UIEdgeInsets flashScrollIndicators() isDragging:Bool
      kept isDecelerating:Bool isTracking:Bool isZooming:Bool decelerationRate panGestureRecognizer
      kept horizontalScrollIndicatorInsets:UIEdgeInsets automaticallyAdjustsScrollIndicatorInsets:Bool
      kept delaysContentTouches:Bool canCancelContentTouches:Bool isDirectionalLockEnabled:Bool setZoomScale()
      kept zoom() scrollsToTop:Bool bouncesZoom:Bool topEdgeEffect bottomEdgeEffect
    more UIButton buttonType automaticallyUpdatesConfiguration:Bool setTitleShadowColor()
      kept currentTitleColor:UIColor currentImage:UIImage? currentAttributedTitle
      kept adjustsImageWhenHighlighted:Bool adjustsImageSizeForAccessibilityContentSizeCategory:Bool
      kept changesSelectionAsPrimaryAction:Bool role contentRect():CGRect *systemButton():UIButton
      kept subtitleLabel:UILabel? reversesTitleShadowWhenHighlighted:Bool isPointerInteractionEnabled:Bool
    more UIControl sendAction() isTracking:Bool isTouchInside:Bool beginTracking():Bool
      kept continueTracking():Bool endTracking() cancelTracking() allTargets allControlEvents actions()
      kept enumerateEventHandlers() removeAction() showsMenuAsPrimaryAction:Bool
      kept isContextMenuInteractionEnabled:Bool toolTip:String?
    more UIStackView *spacingUseSystem:Double *spacingUseDefault:Double customSpacing():Double
      kept isBaselineRelativeArrangement:Bool
    more UIImageView animationImages animationDuration:Double startAnimating() stopAnimating()
      kept isAnimating:Bool isHighlighted:Bool addSymbolEffect() setSymbolImage() preferredImageDynamicRange
    more UITableView indexPathForSelectedRow:IndexPath?
      kept indexPathsForSelectedRows:[IndexPath]? indexPathsForVisibleRows:[IndexPath]?
      kept indexPath():IndexPath? scrollToRow() scrollToNearestSelectedRow() style
      kept estimatedSectionHeaderHeight:Double estimatedSectionFooterHeight:Double
      kept headerView():UITableViewHeaderFooterView? footerView():UITableViewHeaderFooterView?
      kept dequeueReusableHeaderFooterView():UITableViewHeaderFooterView? insertSections() deleteSections()
      kept moveRow() reconfigureRows() cellLayoutMarginsFollowReadableWidth:Bool
      kept insetsContentViewsToSafeArea:Bool remembersLastFocusedIndexPath:Bool selectionFollowsFocus:Bool
      kept dragInteractionEnabled:Bool dragDelegate dropDelegate prefetchDataSource hasUncommittedUpdates:Bool
      kept allowsSelectionDuringEditing:Bool setEditing() isEditing:Bool rectForRow():CGRect
      kept sectionIndexBackgroundColor:UIColor? sectionIndexTrackingBackgroundColor:UIColor?
      kept separatorInsetReference fillerRowHeight:Double selfSizingInvalidation allowsFocus:Bool
    more UICollectionView *elementKindSectionHeader:String *elementKindSectionFooter:String
      kept indexPathsForSelectedItems:[IndexPath]? indexPathsForVisibleItems:[IndexPath] indexPath():IndexPath?
      kept scrollToItem() selectItem() deselectItem() insertItems() deleteItems() insertSections()
      kept deleteSections() moveItem() supplementaryView():UICollectionReusableView?
      kept dequeueReusableSupplementaryView():UICollectionReusableView
      kept dequeueConfiguredReusableCell():UICollectionViewCell reconfigureItems()
      kept startInteractiveTransition() finishInteractiveTransition() layoutAttributesForItem()
      kept prefetchDataSource dragDelegate dropDelegate isEditing:Bool visibleSupplementaryViews()
      kept selfSizingInvalidation
    more UITableViewCell showsReorderControl:Bool shouldIndentWhileEditing:Bool indentationLevel:Int
      kept indentationWidth:Double editingStyle isEditing:Bool setEditing() editingAccessoryType
      kept editingAccessoryView:UIView? focusStyle multipleSelectionBackgroundView:UIView?
      kept automaticallyUpdatesBackgroundConfiguration:Bool style
    more UICollectionViewCell automaticallyUpdatesBackgroundConfiguration:Bool dragStateDidChange()
    more UICollectionReusableView reuseIdentifier:String?
      kept preferredLayoutAttributesFitting():UICollectionViewLayoutAttributes willTransition()
      kept didTransition()
    more UITableViewHeaderFooterView detailTextLabel:UILabel? reuseIdentifier:String?
    more UITextField defaultTextAttributes typingAttributes minimumFontSize:Double
      kept adjustsFontSizeToFitWidth:Bool clearsOnBeginEditing:Bool background:UIImage? spellCheckingType
      kept smartQuotesType smartDashesType enablesReturnKeyAutomatically:Bool passwordRules
      kept placeholderRect():CGRect textRect():CGRect editingRect():CGRect leftViewRect():CGRect
      kept rightViewRect():CGRect clearButtonRect():CGRect selectedTextRange tokens markedTextRange
      kept inputAssistantItem
    more UITextView selectedRange:NSRange markedTextRange linkTextAttributes typingAttributes
      kept dataDetectorTypes textContainer:NSTextContainer layoutManager textStorage scrollRangeToVisible()
      kept isFindInteractionEnabled:Bool allowsEditingTextAttributes:Bool usesStandardTextScaling:Bool
      kept selectedTextRange textLayoutManager
    more UISwitch title:String? preferredStyle offImage:UIImage? onImage:UIImage?
    more UISlider minimumTrackTintColor:UIColor? maximumTrackTintColor:UIColor? thumbTintColor:UIColor?
      kept isContinuous:Bool setThumbImage() setMinimumTrackImage() setMaximumTrackImage()
      kept minimumValueImage:UIImage? maximumValueImage:UIImage? preferredBehavioralStyle
    more UISegmentedControl selectedSegmentTintColor:UIColor? setTitleTextAttributes() setTitle() setImage()
      kept insertSegment() removeSegment() removeAllSegments() numberOfSegments:Int titleForSegment():String?
      kept setEnabled() apportionsSegmentWidthsByContent:Bool setBackgroundImage() setDividerImage()
      kept isMomentary:Bool setWidth() setContentOffset()
    more UIPageControl pageIndicatorTintColor:UIColor? currentPageIndicatorTintColor:UIColor?
      kept hidesForSinglePage:Bool backgroundStyle allowsContinuousInteraction:Bool
      kept preferredIndicatorImage:UIImage? setIndicatorImage()
    more UIStepper autorepeat:Bool wraps:Bool isContinuous:Bool setIncrementImage() setDecrementImage()
      kept setBackgroundImage() setDividerImage()
    more UIRefreshControl attributedTitle tintColor:UIColor?
    more UIDatePicker date:Date minimumDate maximumDate locale calendar minuteInterval:Int setDate() timeZone
      kept countDownDuration:Double
    more UIActivityIndicatorView init()
    more UIProgressView observedProgress progressViewStyle progressImage trackImage
    more UIWindow sendEvent() becomeKey() resignKey() safeAreaAspectFitLayoutGuide:UILayoutGuide
    more UISearchBar searchBarStyle showsCancelButton:Bool showsScopeBar:Bool scopeButtonTitles
      kept setShowsCancelButton() searchTextPositionAdjustment setSearchFieldBackgroundImage() setImage()
      kept selectedScopeButtonIndex:Int isSearchResultsButtonSelected:Bool autocapitalizationType
      kept autocorrectionType keyboardType prompt:String? returnKeyType
    more UINavigationBar preferredBehavioralStyle backIndicatorImage:UIImage?
      kept backIndicatorTransitionMaskImage:UIImage? pushItem() popItem() setTitleVerticalPositionAdjustment()
    more UITabBar selectedItem selectionIndicatorImage:UIImage? itemPositioning itemSpacing:Double
      kept itemWidth:Double isCustomizing:Bool
    more UINavigationController hidesBarsOnTap:Bool hidesBarsWhenKeyboardAppears:Bool
      kept hidesBarsWhenVerticallyCompact:Bool barHideOnTapGestureRecognizer setToolbarHidden()
      kept popToViewController():[UIViewController]? interactiveContentPopGestureRecognizer
    more UITabBarController moreNavigationController:UINavigationController sidebar isTabBarHidden:Bool
      kept setTabBarHidden() compactTabIdentifiers selectedTab tabBarMinimizeBehavior bottomAccessory
    more UISplitViewController displayModeButtonItem presentsWithGesture:Bool
      kept preferredPrimaryColumnWidth:Double minimumPrimaryColumnWidth:Double
      kept maximumPrimaryColumnWidth:Double primaryColumnWidth:Double primaryBackgroundStyle
      kept showsSecondaryOnlyButton:Bool primaryEdge preferredSupplementaryColumnWidth:Double
      kept displayModeButtonVisibility preferredInspectorColumnWidth:Double isShowing():Bool
    more UIPageViewController init() dataSource delegate gestureRecognizers isDoubleSided:Bool spineLocation
      kept transitionStyle navigationOrientation
    more UITableViewController clearsSelectionOnViewWillAppear:Bool
    more UICollectionViewController clearsSelectionOnViewWillAppear:Bool
      kept collectionViewLayout:UICollectionViewLayout useLayoutToLayoutNavigationTransitions:Bool
      kept installsStandardGestureForInteractiveMovement:Bool
    more UIAlertController textFields preferredStyle:UIAlertController.Style severity
    more UIPresentationController shouldRemovePresentersView:Bool shouldPresentInFullscreen:Bool
      kept preferredContentSizeDidChange() systemLayoutFittingSizeDidChange()
    more UISheetPresentationController prefersEdgeAttachedInCompactHeight:Bool
      kept widthFollowsPreferredContentSizeWhenEdgeAttached:Bool sourceView:UIView? invalidateDetents()
      kept prefersPageSizing:Bool backgroundEffect
    more UIPopoverPresentationController sourceItem passthroughViews backgroundColor:UIColor?
      kept popoverLayoutMargins:UIEdgeInsets arrowDirection canOverlapSourceViewRect:Bool
      kept popoverBackgroundViewClass adaptiveSheetPresentationController:UISheetPresentationController
    more CAShapeLayer lineJoin lineDashPhase:Double strokeStart:Double strokeEnd:Double fillRule
      kept miterLimit:Double
    more UIWindowScene coordinateSpace requestGeometryUpdate() isFullScreen:Bool windowingBehaviors
      kept screenshotService focusSystem
    more UIApplication isIdleTimerDisabled:Bool applicationIconBadgeNumber:Int canOpenURL():Bool
      kept beginBackgroundTask() endBackgroundTask() statusBarFrame:CGRect statusBarStyle openSessions
      kept requestSceneSessionActivation() supportsMultipleScenes:Bool userInterfaceLayoutDirection
      kept sendAction():Bool isRegisteredForRemoteNotifications:Bool beginIgnoringInteractionEvents()
      kept endIgnoringInteractionEvents() shortcutItems
    more UIScreen nativeBounds:CGRect nativeScale:Double brightness:Double maximumFramesPerSecond:Int
      kept coordinateSpace isCaptured:Bool
    more UIDevice systemName:String isBatteryMonitoringEnabled:Bool batteryLevel:Double identifierForVendor
      kept isMultitaskingSupported:Bool beginGeneratingDeviceOrientationNotifications()
      kept endGeneratingDeviceOrientationNotifications() localizedModel:String
    more UIResponder touchesBegan() touchesMoved() touchesEnded() touchesCancelled() canPerformAction():Bool
      kept inputAccessoryView:UIView? inputView:UIView? userActivity keyCommands:[UIKeyCommand]? undoManager buildMenu()
      kept validate() reloadInputViews() canResignFirstResponder:Bool motionBegan() motionEnded()
      kept pressesBegan() pressesEnded() copy() paste() cut() selectAll()
    """)
}

extension AppleTypes {
  /// More of what is named of UIKit's types: kept, and without effect.
  static let decoratingMembers = TypeInfo.read(
    """
    more UITextField,UITextView textAlignment:NSTextAlignment=.natural keyboardType:UIKeyboardType=.default keyboardAppearance:UIKeyboardAppearance=.default
      kept returnKeyType:UIReturnKeyType=.default autocapitalizationType autocorrectionType isSecureTextEntry:Bool
      kept borderStyle:UITextField.BorderStyle=.none adjustsFontForContentSizeCategory:Bool textContentType
    more UITextField placeholder:String? attributedPlaceholder:NSAttributedString? clearButtonMode:UITextField.ViewMode=.never
      kept leftView:UIView? rightView:UIView? leftViewMode:UITextField.ViewMode=.never rightViewMode:UITextField.ViewMode=.never
    more UITableView *automaticDimension:Double=-1 rowHeight:Double=-1
      kept estimatedRowHeight:Double=-1 separatorStyle:UITableViewCell.SeparatorStyle=.singleLine
      kept separatorColor:UIColor? separatorInset:UIEdgeInsets tableHeaderView:UIView? tableFooterView:UIView?
      kept beginUpdates() endUpdates() sectionIndexColor:UIColor? sectionHeaderTopPadding:Double sectionHeaderHeight:Double sectionFooterHeight:Double
    more UITableView,UICollectionView init() backgroundView:UIView? allowsSelection:Bool=true allowsMultipleSelection:Bool
      kept isPrefetchingEnabled:Bool dragDelegate
      kept dropDelegate isEditing:Bool prefetchDataSource selfSizingInvalidation
    more UINavigationBar,UIToolbar,UISearchBar items
    more UINavigationBar,UITabBar,UIToolbar,UISearchBar barTintColor:UIColor? isTranslucent:Bool barStyle:UIBarStyle=.default
      kept standardAppearance scrollEdgeAppearance compactAppearance compactScrollEdgeAppearance
      kept shadowImage:UIImage? setBackgroundImage() delegate setItems() backgroundImage
    more UIView awakeFromNib() prepareForInterfaceBuilder() didAddSubview() willRemoveSubview()
      kept safeAreaInsetsDidChange() translatesAutoresizingMaskIntoConstraints:Bool=true clipsToBounds:Bool
      kept contentMode:UIView.ContentMode=.scaleToFill autoresizingMask:UIView.AutoresizingMask
      kept autoresizesSubviews:Bool=true layoutMargins:UIEdgeInsets=8
      kept directionalLayoutMargins:NSDirectionalEdgeInsets=8 preservesSuperviewLayoutMargins:Bool
      kept insetsLayoutMarginsFromSafeArea:Bool=true transform:CGAffineTransform=1x0x0x1x0x0 tintAdjustmentMode
      kept semanticContentAttribute:UISemanticContentAttribute=.unspecified contentScaleFactor:Double=1 mask:UIView?
      kept restorationIdentifier:String? layoutMarginsGuide:UILayoutGuide readableContentGuide:UILayoutGuide
      kept keyboardLayoutGuide:UILayoutGuide safeAreaInsets:UIEdgeInsets
      kept constraints:[NSLayoutConstraint] addLayoutGuide() removeLayoutGuide() systemLayoutSizeFitting():CGSize
      kept addInteraction() isAccessibilityElement:Bool accessibilityLabel:String?
      kept accessibilityIdentifier:String? accessibilityHint:String? accessibilityValue:String?
      kept accessibilityTraits:UIAccessibilityTraits accessibilityElements:[Any]? accessibilityElementsHidden:Bool
      kept accessibilityViewIsModal:Bool shouldGroupAccessibilityChildren:Bool
      kept accessibilityIgnoresInvertColors:Bool showsLargeContentViewer:Bool largeContentTitle:String?
      kept isMultipleTouchEnabled:Bool isExclusiveTouch:Bool
      kept snapshotView():UIView? *layerClass *layoutFittingCompressedSize:CGSize
      kept *layoutFittingExpandedSize:CGSize=10000x10000 setNeedsUpdateConfiguration()
      kept exerciseAmbiguityInLayout() largeContentImage:UIImage? scalesLargeContentImage:Bool
      kept appliedContentSizeCategoryLimitsDescription:String isFocused:Bool canBecomeFocused:Bool focusEffect
      kept transform3D anchorPoint:CGPoint=0.5x0.5 motionEffects addMotionEffect() removeMotionEffect()
      kept removeInteraction() interactions alignmentRectInsets:UIEdgeInsets
      kept drawHierarchy():Bool resizableSnapshotView():UIView? cornerConfiguration
      kept hasAmbiguousLayout:Bool *requiresConstraintBasedLayout:Bool updateConstraintsIfNeeded()
      kept needsUpdateConstraints():Bool forFirstBaselineLayout:UIView forLastBaselineLayout:UIView
      kept layoutMarginsDidChange() accessibilityFrame:CGRect accessibilityCustomActions
      kept accessibilityUserInputLabels accessibilityLanguage:String?
      kept accessibilityRespondsToUserInteraction:Bool accessibilityAttributedLabel
      kept accessibilityActivate():Bool accessibilityContainerType setValue()
      kept focusGroupIdentifier:String? focusGroupPriority frameForAlignmentRect() alignmentRect()
      kept *inheritedAnimationDuration:Double *modifyAnimations()
      kept gestureRecognizerShouldBegin():Bool clearsContextBeforeDrawing:Bool=true
    more UILabel textAlignment:NSTextAlignment=.natural numberOfLines:Int=1 lineBreakMode:NSLineBreakMode=.byTruncatingTail
      kept adjustsFontForContentSizeCategory:Bool adjustsFontSizeToFitWidth:Bool minimumScaleFactor:Double
      kept allowsDefaultTighteningForTruncation:Bool highlightedTextColor:UIColor? isHighlighted:Bool
      kept isEnabled:Bool=true shadowColor:UIColor? shadowOffset:CGSize preferredMaxLayoutWidth:Double
      kept baselineAdjustment lineBreakStrategy drawText() textRect():CGRect
      kept showsExpansionTextWhenTruncated:Bool
    more UIViewController awakeFromNib() didReceiveMemoryWarning() prepare() viewLayoutMarginsDidChange()
      kept viewSafeAreaInsetsDidChange() navigationItem:UINavigationItem tabBarItem:UITabBarItem
      kept toolbarItems:[UIBarButtonItem]? addKeyCommand() keyCommands:[UIKeyCommand]?
      kept edgesForExtendedLayout extendedLayoutIncludesOpaqueBars:Bool modalTransitionStyle:UIModalTransitionStyle=.coverVertical
      kept isModalInPresentation:Bool definesPresentationContext:Bool
      kept providesPresentationContextTransitionStyle:Bool transitioningDelegate preferredContentSize:CGSize
      kept preferredStatusBarStyle:UIStatusBarStyle=.default prefersStatusBarHidden:Bool setNeedsStatusBarAppearanceUpdate()
      kept supportedInterfaceOrientations shouldAutorotate:Bool=true hidesBottomBarWhenPushed:Bool
      kept prefersHomeIndicatorAutoHidden:Bool additionalSafeAreaInsets:UIEdgeInsets
      kept beginAppearanceTransition() endAppearanceTransition() performSegue() systemMinimumLayoutMargins
      kept viewRespectsSystemMinimumLayoutMargins:Bool storyboard isEditing:Bool
      kept isBeingPresented:Bool isBeingDismissed:Bool isMovingToParent:Bool isMovingFromParent:Bool
      kept setContentScrollView() contentUnavailableConfiguration
      kept presentationControllerDidDismiss() registerForPreviewing() focusGroupIdentifier
      kept disablesAutomaticKeyboardDismissal:Bool preferredInterfaceOrientationForPresentation
      kept childForStatusBarStyle:UIViewController? childForStatusBarHidden:UIViewController?
      kept childForHomeIndicatorAutoHidden:UIViewController? preferredStatusBarUpdateAnimation
      kept setNeedsUpdateOfHomeIndicatorAutoHidden() setNeedsUpdateOfSupportedInterfaceOrientations() *attemptRotationToDeviceOrientation()
      kept childForScreenEdgesDeferringSystemGestures:UIViewController?
      kept preferredScreenEdgesDeferringSystemGestures preferredUserInterfaceStyle
      kept childViewControllerForUserInterfaceStyle:UIViewController? showDetailViewController()
      kept targetViewController() shouldPerformSegue():Bool topLayoutGuide bottomLayoutGuide
      kept automaticallyAdjustsScrollViewInsets:Bool nibName:String? nibBundle extensionContext
      kept removeKeyCommand() restorationIdentifier:String? restorationClass
      kept encodeRestorableState() decodeRestorableState() preferredContentSizeDidChange()
      kept systemLayoutFittingSizeDidChange() preferredFocusEnvironments
      kept modalPresentationCapturesStatusBarAppearance:Bool
      kept activePresentationController:UIPresentationController? interactionActivityTrackingBaseName:String?
      kept tab:UITab? preferredTransition setValue()
      kept sheetPresentationControllerDidChangeSelectedDetentIdentifier() accessibilityPerformEscape():Bool
      kept contentScrollView():UIScrollView?
    more CALayer cornerRadius:Double borderWidth:Double masksToBounds:Bool shadowOpacity:Double
      kept shadowRadius:Double=3 shadowOffset:CGSize=0x-3 shadowPath opacity:Double=1 isHidden:Bool cornerCurve
      kept maskedCorners:CACornerMask anchorPoint:CGPoint=0.5x0.5 contents
      kept contentsScale:Double=1 contentsGravity mask zPosition:Double name:String? shouldRasterize:Bool
      kept rasterizationScale:Double=1 transform allowsEdgeAntialiasing:Bool
      kept add() removeAnimation() removeAllAnimations()
      kept setNeedsDisplay() setNeedsLayout() setAffineTransform()
      kept compositingFilter filters backgroundFilters isOpaque:Bool isGeometryFlipped:Bool
      kept needsDisplayOnBoundsChange:Bool drawsAsynchronously:Bool presentation():CALayer? model():CALayer? display() draw()
      kept layoutSublayers() displayIfNeeded() animation():CAAnimation? animationKeys():[String]? replaceSublayer() setValue()
      kept *needsDisplay():Bool *defaultValue() *defaultAction() sublayerTransform contentsCenter:CGRect minificationFilter
      kept magnificationFilter edgeAntialiasingMask actions speed:Double=1 timeOffset:Double beginTime:Double
      kept duration:Double repeatCount:Double fillMode style render()
      kept needsLayout():Bool allowsGroupOpacity:Bool=true isDoubleSided:Bool=true anchorPointZ:Double
    more UIScrollView contentSize:CGSize contentOffset:CGPoint contentInset:UIEdgeInsets
      kept scrollIndicatorInsets:UIEdgeInsets isScrollEnabled:Bool=true isPagingEnabled:Bool bounces:Bool=true
      kept alwaysBounceVertical:Bool alwaysBounceHorizontal:Bool showsVerticalScrollIndicator:Bool=true
      kept showsHorizontalScrollIndicator:Bool=true indicatorStyle keyboardDismissMode:UIScrollView.KeyboardDismissMode=.none delegate
      kept contentInsetAdjustmentBehavior scrollRectToVisible()
      kept contentLayoutGuide:UILayoutGuide frameLayoutGuide:UILayoutGuide refreshControl
      kept minimumZoomScale:Double=1 maximumZoomScale:Double=1 zoomScale:Double=1 adjustedContentInset:UIEdgeInsets
      kept verticalScrollIndicatorInsets:UIEdgeInsets flashScrollIndicators() isDragging:Bool
      kept isDecelerating:Bool isTracking:Bool isZooming:Bool decelerationRate panGestureRecognizer
      kept horizontalScrollIndicatorInsets:UIEdgeInsets automaticallyAdjustsScrollIndicatorInsets:Bool
      kept delaysContentTouches:Bool=true canCancelContentTouches:Bool=true isDirectionalLockEnabled:Bool
      kept zoom() scrollsToTop:Bool=true bouncesZoom:Bool=true topEdgeEffect bottomEdgeEffect
    more UIButton buttonType:UIButton.ButtonType=.custom automaticallyUpdatesConfiguration:Bool=true setTitleShadowColor()
      kept currentTitleColor:UIColor
      kept adjustsImageWhenHighlighted:Bool adjustsImageSizeForAccessibilityContentSizeCategory:Bool
      kept changesSelectionAsPrimaryAction:Bool role contentRect():CGRect *systemButton():UIButton
      kept subtitleLabel:UILabel? reversesTitleShadowWhenHighlighted:Bool isPointerInteractionEnabled:Bool
    more UIControl sendAction() isTracking:Bool isTouchInside:Bool beginTracking():Bool
      kept continueTracking():Bool endTracking() cancelTracking() allTargets allControlEvents actions()
      kept enumerateEventHandlers() showsMenuAsPrimaryAction:Bool
      kept isContextMenuInteractionEnabled:Bool toolTip:String?
    more UIStackView *spacingUseSystem:Double *spacingUseDefault:Double customSpacing():Double
      kept isBaselineRelativeArrangement:Bool
    more UIImageView animationImages animationDuration:Double
      kept isHighlighted:Bool addSymbolEffect() setSymbolImage() preferredImageDynamicRange
    more UITableView scrollToRow() scrollToNearestSelectedRow() style estimatedSectionHeaderHeight:Double
      kept estimatedSectionFooterHeight:Double footerView():UITableViewHeaderFooterView? moveRow()
      kept reconfigureRows() cellLayoutMarginsFollowReadableWidth:Bool insetsContentViewsToSafeArea:Bool
      kept remembersLastFocusedIndexPath:Bool selectionFollowsFocus:Bool dragInteractionEnabled:Bool
      kept hasUncommittedUpdates:Bool allowsSelectionDuringEditing:Bool rectForRow():CGRect
      kept sectionIndexBackgroundColor:UIColor? sectionIndexTrackingBackgroundColor:UIColor?
      kept separatorInsetReference fillerRowHeight:Double allowsFocus:Bool
    more UICollectionView *elementKindSectionHeader:String=UICollectionElementKindSectionHeader
      kept *elementKindSectionFooter:String=UICollectionElementKindSectionFooter scrollToItem() moveItem()
      kept supplementaryView():UICollectionReusableView? reconfigureItems() startInteractiveTransition()
      kept finishInteractiveTransition() layoutAttributesForItem() visibleSupplementaryViews()
    more UITableViewCell showsReorderControl:Bool shouldIndentWhileEditing:Bool indentationLevel:Int
      kept indentationWidth:Double editingStyle isEditing:Bool setEditing() editingAccessoryType
      kept editingAccessoryView:UIView? focusStyle multipleSelectionBackgroundView:UIView?
      kept automaticallyUpdatesBackgroundConfiguration:Bool style
    more UICollectionViewCell automaticallyUpdatesBackgroundConfiguration:Bool dragStateDidChange()
    more UICollectionReusableView reuseIdentifier:String?
      kept preferredLayoutAttributesFitting():UICollectionViewLayoutAttributes willTransition()
      kept didTransition()
    more UITableViewHeaderFooterView detailTextLabel:UILabel? reuseIdentifier:String?
    more UITextField allowsEditingTextAttributes:Bool clearsOnInsertion:Bool defaultTextAttributes typingAttributes minimumFontSize:Double
      kept adjustsFontSizeToFitWidth:Bool clearsOnBeginEditing:Bool background:UIImage? spellCheckingType
      kept smartQuotesType smartDashesType enablesReturnKeyAutomatically:Bool passwordRules
      kept placeholderRect():CGRect textRect():CGRect editingRect():CGRect leftViewRect():CGRect
      kept rightViewRect():CGRect clearButtonRect():CGRect selectedTextRange tokens markedTextRange
      kept inputAssistantItem
    more UITextView selectedRange:NSRange markedTextRange linkTextAttributes typingAttributes
      kept dataDetectorTypes textContainer:NSTextContainer layoutManager textStorage scrollRangeToVisible()
      kept isFindInteractionEnabled:Bool allowsEditingTextAttributes:Bool usesStandardTextScaling:Bool
      kept selectedTextRange textLayoutManager closestPosition() tokenizer
    more UISwitch title:String? preferredStyle offImage:UIImage? onImage:UIImage?
    more UISlider minimumTrackTintColor:UIColor? maximumTrackTintColor:UIColor? thumbTintColor:UIColor?
      kept isContinuous:Bool=true setThumbImage() setMinimumTrackImage() setMaximumTrackImage()
      kept minimumValueImage:UIImage? maximumValueImage:UIImage? preferredBehavioralStyle
    more UISegmentedControl selectedSegmentTintColor:UIColor? setTitleTextAttributes() setImage()
      kept setEnabled() apportionsSegmentWidthsByContent:Bool setBackgroundImage() setDividerImage()
      kept isMomentary:Bool setWidth() setContentOffset()
    more UIPageControl pageIndicatorTintColor:UIColor? currentPageIndicatorTintColor:UIColor?
      kept hidesForSinglePage:Bool backgroundStyle allowsContinuousInteraction:Bool
      kept preferredIndicatorImage:UIImage? setIndicatorImage()
    more UIStepper autorepeat:Bool=true wraps:Bool isContinuous:Bool=true setIncrementImage() setDecrementImage()
      kept setBackgroundImage() setDividerImage()
    more UIRefreshControl attributedTitle tintColor:UIColor?
    more UIDatePicker date:Date minimumDate maximumDate locale calendar minuteInterval:Int=1 timeZone
      kept countDownDuration:Double
    more UIActivityIndicatorView init()
    more UIProgressView observedProgress progressViewStyle progressImage trackImage
    more UIWindow sendEvent() becomeKey() resignKey() safeAreaAspectFitLayoutGuide:UILayoutGuide
    more UISearchBar searchBarStyle showsCancelButton:Bool showsScopeBar:Bool scopeButtonTitles
      kept setShowsCancelButton() searchTextPositionAdjustment setSearchFieldBackgroundImage() setImage()
      kept selectedScopeButtonIndex:Int isSearchResultsButtonSelected:Bool autocapitalizationType
      kept autocorrectionType keyboardType:UIKeyboardType=.default prompt:String? returnKeyType:UIReturnKeyType=.default
    more UINavigationBar preferredBehavioralStyle backIndicatorImage:UIImage? prefersLargeTitles:Bool topItem backItem
      kept titleTextAttributes:[NSAttributedString.Key:Any]? largeTitleTextAttributes:[NSAttributedString.Key:Any]?
      kept backIndicatorTransitionMaskImage:UIImage? pushItem() popItem() setTitleVerticalPositionAdjustment()
    more UITabBar unselectedItemTintColor:UIColor? selectedItem selectionIndicatorImage:UIImage? itemPositioning itemSpacing:Double
      kept itemWidth:Double isCustomizing:Bool
    more UINavigationController hidesBarsOnTap:Bool hidesBarsWhenKeyboardAppears:Bool
      kept hidesBarsWhenVerticallyCompact:Bool barHideOnTapGestureRecognizer
      kept interactiveContentPopGestureRecognizer
    more UITabBarController moreNavigationController:UINavigationController sidebar isTabBarHidden:Bool
      func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }  // Hides its bar, or shows it.
      kept compactTabIdentifiers tabBarMinimizeBehavior bottomAccessory
    more UISplitViewController displayModeButtonItem presentsWithGesture:Bool
      kept preferredPrimaryColumnWidth:Double minimumPrimaryColumnWidth:Double
      kept maximumPrimaryColumnWidth:Double primaryColumnWidth:Double primaryBackgroundStyle
      kept showsSecondaryOnlyButton:Bool primaryEdge preferredSupplementaryColumnWidth:Double
      kept displayModeButtonVisibility preferredInspectorColumnWidth:Double
    more UIPageViewController init() dataSource delegate gestureRecognizers isDoubleSided:Bool spineLocation
      kept transitionStyle navigationOrientation
    more UITableViewController clearsSelectionOnViewWillAppear:Bool
    more UICollectionViewController clearsSelectionOnViewWillAppear:Bool
      kept useLayoutToLayoutNavigationTransitions:Bool
      kept installsStandardGestureForInteractiveMovement:Bool
    more UIAlertController preferredStyle:UIAlertController.Style severity
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
    more UIApplication alternateIconName:String? supportsAlternateIcons:Bool isStatusBarHidden:Bool isIdleTimerDisabled:Bool applicationIconBadgeNumber:Int canOpenURL():Bool
      kept beginBackgroundTask() endBackgroundTask() statusBarFrame:CGRect statusBarStyle openSessions
      kept requestSceneSessionActivation() supportsMultipleScenes:Bool userInterfaceLayoutDirection
      kept *openSettingsURLString:String="app-settings:" sendAction():Bool isRegisteredForRemoteNotifications:Bool beginIgnoringInteractionEvents()
      kept endIgnoringInteractionEvents() shortcutItems
    more UIScreen nativeBounds:CGRect nativeScale:Double brightness:Double maximumFramesPerSecond:Int
      kept coordinateSpace isCaptured:Bool
    more UIDevice systemName:String="iOS" isBatteryMonitoringEnabled:Bool batteryLevel:Double identifierForVendor
      kept isMultitaskingSupported:Bool beginGeneratingDeviceOrientationNotifications()
      kept endGeneratingDeviceOrientationNotifications() localizedModel:String
    more UIResponder touchesBegan() touchesMoved() touchesEnded() touchesCancelled() canPerformAction():Bool
      kept inputAccessoryView:UIView? inputView:UIView? userActivity:NSUserActivity? keyCommands:[UIKeyCommand]? undoManager buildMenu()
      kept validate() reloadInputViews() canResignFirstResponder:Bool motionBegan() motionEnded()
      kept *keyboardFrameEndUserInfoKey:String="UIKeyboardFrameEndUserInfoKey"
      kept *keyboardFrameBeginUserInfoKey:String="UIKeyboardFrameBeginUserInfoKey"
      kept *keyboardAnimationDurationUserInfoKey:String="UIKeyboardAnimationDurationUserInfoKey"
      kept *keyboardAnimationCurveUserInfoKey:String="UIKeyboardAnimationCurveUserInfoKey"
      kept pressesBegan() pressesEnded() copy() paste() cut() selectAll()
    """)
}

import Sessions

extension AppleTypes {
  /// More members of UIKit types; they are kept without effect.
  static let decoratingMembers = TypeInfo.read(
    """
    more UITextField,UITextView textAlignment:NSTextAlignment=.natural keyboardType:UIKeyboardType=.default keyboardAppearance:UIKeyboardAppearance=.default
      kept returnKeyType:UIReturnKeyType=.default autocapitalizationType:UITextAutocapitalizationType=.sentences autocorrectionType:UITextAutocorrectionType=.default isSecureTextEntry:Bool
      kept borderStyle:UITextField.BorderStyle=.none adjustsFontForContentSizeCategory:Bool textContentType
    more UITextField placeholder:String? attributedPlaceholder:NSAttributedString? clearButtonMode:UITextField.ViewMode=.never
      kept leftView:UIView? rightView:UIView? leftViewMode:UITextField.ViewMode=.never rightViewMode:UITextField.ViewMode=.never
    more UITableView *automaticDimension,rowHeight,estimatedRowHeight:Double=-1 separatorStyle:UITableViewCell.SeparatorStyle=.singleLine
      kept separatorColor,sectionIndexColor:UIColor? separatorInset:UIEdgeInsets tableHeaderView,tableFooterView:UIView? beginUpdates() endUpdates()
      kept sectionHeaderTopPadding,sectionHeaderHeight,sectionFooterHeight:Double
    more UITableView,UICollectionView init() dragDelegate dropDelegate prefetchDataSource selfSizingInvalidation backgroundView:UIView?
      kept allowsSelection:Bool=true allowsMultipleSelection,isPrefetchingEnabled,isEditing,allowsFocus,allowsMultipleSelectionDuringEditing:Bool
    more UINavigationBar,UIToolbar,UISearchBar items
    more UINavigationBar,UITabBar,UIToolbar,UISearchBar barTintColor:UIColor? isTranslucent:Bool barStyle:UIBarStyle=.default
      kept standardAppearance scrollEdgeAppearance compactAppearance compactScrollEdgeAppearance
      kept shadowImage:UIImage? setBackgroundImage() delegate setItems() backgroundImage
    protocol UIAccessibilityIdentification  // What tests call a view by.
      var accessibilityIdentifier: String?
    class UIView: UIResponder, UIAccessibilityIdentification
    more UIView awakeFromNib() prepareForInterfaceBuilder() didAddSubview() willRemoveSubview()
      kept *layerClass action():CAAction? setNeedsUpdateConfiguration() exerciseAmbiguityInLayout() focusEffect
      kept transform3D motionEffects addMotionEffect() removeMotionEffect() cornerConfiguration
      kept updateConstraintsIfNeeded() accessibilityCustomActions accessibilityUserInputLabels accessibilityAttributedLabel
      kept accessibilityContainerType setValue() focusGroupPriority didUpdateFocus() frameForAlignmentRect() alignmentRect() *modifyAnimations()
      kept translatesAutoresizingMaskIntoConstraints,autoresizesSubviews:Bool=true
      kept insetsLayoutMarginsFromSafeArea,clearsContextBeforeDrawing:Bool=true
      kept clipsToBounds,preservesSuperviewLayoutMargins,isAccessibilityElement:Bool
      kept accessibilityElementsHidden,accessibilityViewIsModal,shouldGroupAccessibilityChildren:Bool
      kept accessibilityIgnoresInvertColors,showsLargeContentViewer,isMultipleTouchEnabled:Bool
      kept isExclusiveTouch,scalesLargeContentImage,isFocused,canBecomeFocused,drawHierarchy():Bool
      kept hasAmbiguousLayout,*requiresConstraintBasedLayout,needsUpdateConstraints():Bool
      kept accessibilityRespondsToUserInteraction,accessibilityActivate(),gestureRecognizerShouldBegin():Bool
      kept contentMode:UIView.ContentMode=.scaleToFill
      kept transform:CGAffineTransform=1x0x0x1x0x0
      kept semanticContentAttribute:UISemanticContentAttribute=.unspecified contentScaleFactor:Double=1
      kept mask,snapshotView(),resizableSnapshotView():UIView?
      kept restorationIdentifier,accessibilityLabel,accessibilityHint:String?
      kept accessibilityValue,largeContentTitle,accessibilityLanguage,focusGroupIdentifier:String?
      kept layoutMarginsGuide,readableContentGuide,keyboardLayoutGuide:UILayoutGuide alignmentRectInsets:UIEdgeInsets
      kept constraints:[NSLayoutConstraint] *layoutFittingCompressedSize:CGSize accessibilityTraits:UIAccessibilityTraits
      kept accessibilityElements:[Any]? *layoutFittingExpandedSize:CGSize=10000x10000 largeContentImage:UIImage?
      kept appliedContentSizeCategoryLimitsDescription:String anchorPoint:CGPoint=0.5x0.5 forFirstBaselineLayout,forLastBaselineLayout:UIView
      kept accessibilityFrame:CGRect *inheritedAnimationDuration:Double
    more UILabel textAlignment:NSTextAlignment=.natural numberOfLines:Int=1 lineBreakMode:NSLineBreakMode=.byTruncatingTail
      kept adjustsFontForContentSizeCategory,adjustsFontSizeToFitWidth:Bool
      kept allowsDefaultTighteningForTruncation,isHighlighted,showsExpansionTextWhenTruncated:Bool minimumScaleFactor,preferredMaxLayoutWidth:Double
      kept highlightedTextColor,shadowColor:UIColor? isEnabled:Bool=true shadowOffset:CGSize baselineAdjustment lineBreakStrategy drawText()
      kept textRect():CGRect
    more UIViewController awakeFromNib() accessibilityElements:[Any]? didReceiveMemoryWarning() prepare()
      kept addKeyCommand() transitioningDelegate setNeedsStatusBarAppearanceUpdate()
      kept beginAppearanceTransition() endAppearanceTransition() performSegue() systemMinimumLayoutMargins:NSDirectionalEdgeInsets=0x16x0x16 storyboard setContentScrollView()
      kept presentationControllerDidDismiss() registerForPreviewing() focusGroupIdentifier
      kept preferredInterfaceOrientationForPresentation preferredStatusBarUpdateAnimation setNeedsUpdateOfHomeIndicatorAutoHidden()
      kept setNeedsUpdateOfSupportedInterfaceOrientations() *attemptRotationToDeviceOrientation() preferredScreenEdgesDeferringSystemGestures
      kept preferredUserInterfaceStyle targetViewController() topLayoutGuide bottomLayoutGuide nibBundle extensionContext
      kept removeKeyCommand() restorationClass encodeRestorableState() decodeRestorableState() preferredContentSizeDidChange()
      kept systemLayoutFittingSizeDidChange() preferredFocusEnvironments preferredTransition setValue()
      kept sheetPresentationControllerDidChangeSelectedDetentIdentifier() navigationItem:UINavigationItem tabBarItem:UITabBarItem toolbarItems:[UIBarButtonItem]?
      kept extendedLayoutIncludesOpaqueBars,isModalInPresentation,definesPresentationContext:Bool
      kept providesPresentationContextTransitionStyle,prefersStatusBarHidden,hidesBottomBarWhenPushed:Bool
      kept prefersHomeIndicatorAutoHidden,viewRespectsSystemMinimumLayoutMargins,isEditing:Bool
      kept isBeingPresented,isBeingDismissed,isMovingToParent,isMovingFromParent:Bool
      kept disablesAutomaticKeyboardDismissal,shouldPerformSegue(),automaticallyAdjustsScrollViewInsets:Bool
      kept modalPresentationCapturesStatusBarAppearance,accessibilityPerformEscape():Bool modalTransitionStyle:UIModalTransitionStyle=.coverVertical
      kept preferredContentSize:CGSize preferredStatusBarStyle:UIStatusBarStyle=.default shouldAutorotate:Bool=true
      kept childForStatusBarStyle,childForStatusBarHidden,childForHomeIndicatorAutoHidden:UIViewController?
      kept childForScreenEdgesDeferringSystemGestures:UIViewController? childViewControllerForUserInterfaceStyle:UIViewController?
      kept nibName,restorationIdentifier,interactionActivityTrackingBaseName:String? activePresentationController:UIPresentationController? tab:UITab?
      kept contentScrollView():UIScrollView?
      var _edges: UIRectEdge?
      var edgesForExtendedLayout: UIRectEdge { get { _edges ?? .all } set { _edges = newValue } }  // Where it goes on under bars.
      var supportedInterfaceOrientations: UIInterfaceOrientationMask { UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }  // How it may be turned.
    more CALayer cornerRadius,borderWidth,shadowOpacity,zPosition,timeOffset,beginTime,duration,repeatCount:Double anchorPointZ:Double
      kept masksToBounds,isHidden,shouldRasterize,allowsEdgeAntialiasing,isOpaque,isGeometryFlipped:Bool
      kept needsDisplayOnBoundsChange,drawsAsynchronously,*needsDisplay(),needsLayout():Bool shadowRadius:Double=3 shadowOffset:CGSize=0x-3 shadowPath
      kept cornerCurve:CALayerCornerCurve=.circular contents contentsGravity mask transform add() removeAnimation() removeAllAnimations() setNeedsDisplay() setNeedsLayout()
      kept setAffineTransform() compositingFilter filters backgroundFilters display() draw() layoutSublayers() displayIfNeeded() replaceSublayer() hitTest():CALayer?
      kept setValue() *defaultValue() *defaultAction():CAAction? sublayerTransform minificationFilter magnificationFilter edgeAntialiasingMask actions fillMode
      kept style render() opacity,contentsScale,rasterizationScale,speed:Double=1 maskedCorners:CACornerMask anchorPoint:CGPoint=0.5x0.5 name:String?
      kept presentation(),model():Self? animation():CAAnimation? animationKeys():[String]? contentsCenter:CGRect
      kept allowsGroupOpacity,isDoubleSided:Bool=true
    more UIScrollView contentSize:CGSize contentOffset:CGPoint
      kept contentInset,scrollIndicatorInsets,adjustedContentInset,verticalScrollIndicatorInsets:UIEdgeInsets
      kept horizontalScrollIndicatorInsets:UIEdgeInsets isScrollEnabled,bounces,showsVerticalScrollIndicator,showsHorizontalScrollIndicator:Bool=true
      kept delaysContentTouches,canCancelContentTouches,scrollsToTop,bouncesZoom:Bool=true
      kept isPagingEnabled,alwaysBounceVertical,alwaysBounceHorizontal,isDragging,isDecelerating:Bool
      kept isTracking,isZooming,automaticallyAdjustsScrollIndicatorInsets,isDirectionalLockEnabled:Bool indicatorStyle:UIScrollView.IndicatorStyle=.default delegate
      kept contentInsetAdjustmentBehavior:UIScrollView.ContentInsetAdjustmentBehavior=.automatic scrollRectToVisible() refreshControl flashScrollIndicators() decelerationRate panGestureRecognizer zoom()
      kept topEdgeEffect bottomEdgeEffect keyboardDismissMode:UIScrollView.KeyboardDismissMode=.none contentLayoutGuide,frameLayoutGuide:UILayoutGuide
      kept minimumZoomScale,maximumZoomScale,zoomScale:Double=1
    more UIButton titleRect(),imageRect(),backgroundRect():CGRect preferredBehavioralStyle:UIBehavioralStyle=.automatic buttonType:UIButton.ButtonType=.custom automaticallyUpdatesConfiguration:Bool=true setTitleShadowColor() role
      kept currentTitleColor:UIColor adjustsImageWhenHighlighted,adjustsImageSizeForAccessibilityContentSizeCategory:Bool
      kept changesSelectionAsPrimaryAction,reversesTitleShadowWhenHighlighted,isPointerInteractionEnabled:Bool contentRect():CGRect
      kept *systemButton():UIButton subtitleLabel:UILabel?
    more UIControl contextMenuInteraction:UIContextMenuInteraction? toolTipInteraction:UIToolTipInteraction? sendAction() endTracking() cancelTracking() allTargets allControlEvents actions() enumerateEventHandlers()
      kept isTracking,isTouchInside,beginTracking(),continueTracking(),showsMenuAsPrimaryAction:Bool isContextMenuInteractionEnabled:Bool
      kept toolTip:String?
    more UIStackView *spacingUseSystem,*spacingUseDefault,customSpacing():Double isBaselineRelativeArrangement:Bool
    more UIImageView animationImages addSymbolEffect() setSymbolImage() preferredImageDynamicRange animationDuration:Double isHighlighted:Bool
    more UITableView scrollToRow() scrollToNearestSelectedRow() moveRow() reconfigureRows() separatorInsetReference
      kept estimatedSectionHeaderHeight,estimatedSectionFooterHeight,fillerRowHeight:Double footerView():UITableViewHeaderFooterView?
      kept cellLayoutMarginsFollowReadableWidth,insetsContentViewsToSafeArea,remembersLastFocusedIndexPath:Bool
      kept selectionFollowsFocus,dragInteractionEnabled,hasUncommittedUpdates,allowsSelectionDuringEditing:Bool rectForRow():CGRect
      kept sectionIndexBackgroundColor,sectionIndexTrackingBackgroundColor:UIColor?
    more UICollectionView *elementKindSectionHeader:String=UICollectionElementKindSectionHeader
      kept *elementKindSectionFooter:String=UICollectionElementKindSectionFooter scrollToItem() moveItem()
      kept supplementaryView():UICollectionReusableView? reconfigureItems() startInteractiveTransition()
      kept finishInteractiveTransition() layoutAttributesForItem() visibleSupplementaryViews()
    more UITableViewCell showsReorderControl,shouldIndentWhileEditing,isEditing:Bool automaticallyUpdatesBackgroundConfiguration:Bool
      kept indentationLevel:Int indentationWidth:Double editingStyle setEditing() editingAccessoryType focusStyle style
      kept editingAccessoryView,multipleSelectionBackgroundView:UIView?
    more UICollectionViewCell automaticallyUpdatesBackgroundConfiguration:Bool dragStateDidChange()
    more UICollectionReusableView reuseIdentifier:String? preferredLayoutAttributesFitting():UICollectionViewLayoutAttributes willTransition()
      kept didTransition()
    more UITableViewHeaderFooterView detailTextLabel:UILabel? reuseIdentifier:String?
    more UITextField allowsEditingTextAttributes,clearsOnInsertion,adjustsFontSizeToFitWidth,clearsOnBeginEditing:Bool
      kept enablesReturnKeyAutomatically:Bool defaultTextAttributes typingAttributes spellCheckingType smartQuotesType smartDashesType passwordRules
      kept tokens markedTextRange inputAssistantItem minimumFontSize:Double background:UIImage?
      kept placeholderRect(),textRect(),editingRect(),leftViewRect(),rightViewRect(),clearButtonRect():CGRect
    more UITextView selectedRange:NSRange markedTextRange linkTextAttributes typingAttributes dataDetectorTypes layoutManager textStorage
      kept scrollRangeToVisible() textLayoutManager tokenizer textContainer:NSTextContainer
      kept isFindInteractionEnabled,allowsEditingTextAttributes,usesStandardTextScaling:Bool
    more UISwitch title:String? preferredStyle offImage:UIImage? onImage:UIImage?
    more UISlider minimumTrackTintColor,maximumTrackTintColor,thumbTintColor:UIColor? isContinuous:Bool=true setThumbImage() setMinimumTrackImage()
      kept setMaximumTrackImage() preferredBehavioralStyle minimumValueImage,maximumValueImage:UIImage?
    more UISegmentedControl selectedSegmentTintColor:UIColor? setTitleTextAttributes() setImage() setBackgroundImage() setDividerImage()
      kept setWidth() setContentOffset() setContentPositionAdjustment() apportionsSegmentWidthsByContent,isMomentary:Bool
    more UIPageControl pageIndicatorTintColor,currentPageIndicatorTintColor:UIColor? hidesForSinglePage,allowsContinuousInteraction:Bool
      kept backgroundStyle setIndicatorImage() preferredIndicatorImage:UIImage?
    more UIStepper autorepeat,isContinuous:Bool=true wraps:Bool setIncrementImage() setDecrementImage() setBackgroundImage() setDividerImage()
    more UIRefreshControl attributedTitle tintColor:UIColor?
    more UIDatePicker date:Date minimumDate maximumDate locale calendar timeZone minuteInterval:Int=1 countDownDuration:Double
    more UIActivityIndicatorView init()
    more UIProgressView observedProgress progressViewStyle progressImage trackImage
    more UIWindow canBecomeKey:Bool=true sendEvent() becomeKey() resignKey() safeAreaAspectFitLayoutGuide:UILayoutGuide
    more UISearchBar searchBarStyle scopeButtonTitles setShowsCancelButton() searchTextPositionAdjustment setSearchFieldBackgroundImage() setImage()
      kept autocapitalizationType autocorrectionType showsCancelButton,showsBookmarkButton,showsScopeBar,isSearchResultsButtonSelected:Bool selectedScopeButtonIndex:Int
      kept keyboardType:UIKeyboardType=.default prompt:String? returnKeyType:UIReturnKeyType=.default
    more UINavigationBar preferredBehavioralStyle backIndicatorImage:UIImage? prefersLargeTitles:Bool topItem backItem
      kept titleTextAttributes:[NSAttributedString.Key:Any]? largeTitleTextAttributes:[NSAttributedString.Key:Any]?
      kept backIndicatorTransitionMaskImage:UIImage? pushItem() popItem() setTitleVerticalPositionAdjustment()
    more UITabBar unselectedItemTintColor:UIColor? selectedItem selectionIndicatorImage:UIImage? itemPositioning itemSpacing:Double
      kept itemWidth:Double isCustomizing:Bool
    more UINavigationController hidesBarsOnTap,hidesBarsWhenKeyboardAppears,hidesBarsWhenVerticallyCompact:Bool barHideOnTapGestureRecognizer
      kept interactiveContentPopGestureRecognizer *hideShowBarDuration:Double=0.2
    more UITabBarController moreNavigationController:UINavigationController sidebar isTabBarHidden:Bool
      func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }  // Hides its bar, or shows it.
      kept compactTabIdentifiers tabBarMinimizeBehavior bottomAccessory:UITabAccessory?
    more UISplitViewController displayModeButtonItem:UIBarButtonItem style:UISplitViewController.Style=.unspecified primaryBackgroundStyle primaryEdge displayModeButtonVisibility
      kept presentsWithGesture,showsSecondaryOnlyButton:Bool preferredPrimaryColumnWidth,minimumPrimaryColumnWidth,maximumPrimaryColumnWidth:Double
      kept primaryColumnWidth,preferredSupplementaryColumnWidth,preferredInspectorColumnWidth:Double
    more UIPageViewController init() dataSource delegate gestureRecognizers spineLocation transitionStyle:UIPageViewController.TransitionStyle navigationOrientation:UIPageViewController.NavigationOrientation isDoubleSided:Bool
    more UITableViewController clearsSelectionOnViewWillAppear:Bool
    more UICollectionViewController clearsSelectionOnViewWillAppear,useLayoutToLayoutNavigationTransitions:Bool
      kept installsStandardGestureForInteractiveMovement:Bool
    more UIAlertController preferredStyle:UIAlertController.Style severity
    more UIPresentationController shouldRemovePresentersView:Bool shouldPresentInFullscreen:Bool
      kept preferredContentSizeDidChange() systemLayoutFittingSizeDidChange()
    more UISheetPresentationController prefersEdgeAttachedInCompactHeight,widthFollowsPreferredContentSizeWhenEdgeAttached:Bool prefersPageSizing:Bool
      kept sourceView:UIView? invalidateDetents() backgroundEffect
    more UIPopoverPresentationController sourceItem passthroughViews arrowDirection popoverBackgroundViewClass backgroundColor:UIColor?
      kept popoverLayoutMargins:UIEdgeInsets canOverlapSourceViewRect:Bool adaptiveSheetPresentationController:UISheetPresentationController
    more CAShapeLayer lineJoin fillRule:CAShapeLayerFillRule lineDashPhase,strokeStart,strokeEnd,miterLimit:Double
    more UIWindowScene activationConditions coordinateSpace requestGeometryUpdate() windowingBehaviors screenshotService focusSystem isFullScreen:Bool
    more UIApplication alternateIconName:String? supportsAlternateIcons:Bool isStatusBarHidden:Bool isIdleTimerDisabled:Bool applicationIconBadgeNumber:Int canOpenURL():Bool
      kept beginBackgroundTask() endBackgroundTask() statusBarFrame:CGRect statusBarStyle openSessions
      kept requestSceneSessionActivation() supportsMultipleScenes:Bool
      kept *openSettingsURLString:String="app-settings:" sendAction():Bool isRegisteredForRemoteNotifications:Bool beginIgnoringInteractionEvents()
      kept endIgnoringInteractionEvents() shortcutItems
    more UIScreen nativeBounds:CGRect brightness:Double maximumFramesPerSecond:Int isCaptured:Bool
    more UIDevice systemName:String="iOS" isBatteryMonitoringEnabled,isMultitaskingSupported:Bool batteryLevel:Double identifierForVendor
      kept beginGeneratingDeviceOrientationNotifications() endGeneratingDeviceOrientationNotifications() localizedModel:String
    more UIResponder updateUserActivityState() touchesBegan() touchesMoved() touchesEnded() touchesCancelled() undoManager buildMenu() validate() reloadInputViews()
      kept motionBegan() motionEnded() pressesBegan() pressesEnded() copy() paste() cut() selectAll() canPerformAction(),canResignFirstResponder,accessibilityPerformMagicTap():Bool
      kept inputAccessoryView,inputView:UIView? userActivity:NSUserActivity? keyCommands:[UIKeyCommand]?
      kept *keyboardFrameEndUserInfoKey:String="UIKeyboardFrameEndUserInfoKey" *keyboardFrameBeginUserInfoKey:String="UIKeyboardFrameBeginUserInfoKey"
      kept *keyboardAnimationDurationUserInfoKey:String="UIKeyboardAnimationDurationUserInfoKey"
      kept *keyboardAnimationCurveUserInfoKey:String="UIKeyboardAnimationCurveUserInfoKey"
    kept UIAccessibilityElement: UIResponder accessibilityLabel,accessibilityValue,accessibilityHint:String? accessibilityFrameInContainerSpace,accessibilityFrame:CGRect accessibilityTraits accessibilityContainer
    kept UISearchTextField: UITextField tokens:[UISearchToken]
    """)
}

/// What UIKit's code names and what means nothing here: kept, and without effect.
enum Decorations {
  static let view = """
    translatesAutoresizingMaskIntoConstraints:Bool clipsToBounds:Bool contentMode autoresizingMask \
    autoresizesSubviews:Bool layoutMargins:UIEdgeInsets directionalLayoutMargins:NSDirectionalEdgeInsets \
    preservesSuperviewLayoutMargins:Bool insetsLayoutMarginsFromSafeArea:Bool transform:CGAffineTransform \
    tintAdjustmentMode semanticContentAttribute:UISemanticContentAttribute contentScaleFactor:Double mask:UIView? restorationIdentifier:String? \
    layoutMarginsGuide:UILayoutGuide \
    readableContentGuide:UILayoutGuide keyboardLayoutGuide:UILayoutGuide safeAreaInsets:UIEdgeInsets \
    addConstraint() addConstraints() removeConstraint() removeConstraints() constraints:[NSLayoutConstraint] \
    addLayoutGuide() systemLayoutSizeFitting():CGSize addGestureRecognizer() removeGestureRecognizer() \
    gestureRecognizers addInteraction() isAccessibilityElement:Bool accessibilityLabel:String? \
    accessibilityIdentifier:String? accessibilityHint:String? accessibilityValue:String? accessibilityTraits \
    accessibilityElements accessibilityElementsHidden:Bool accessibilityViewIsModal:Bool \
    shouldGroupAccessibilityChildren:Bool accessibilityIgnoresInvertColors:Bool showsLargeContentViewer:Bool largeContentTitle:String? isMultipleTouchEnabled:Bool \
    isExclusiveTouch:Bool hitTest():UIView? point():Bool convert() snapshotView():UIView? *layerClass \
    *layoutFittingCompressedSize:CGSize *layoutFittingExpandedSize:CGSize \
    setNeedsUpdateConfiguration() *areAnimationsEnabled:Bool exerciseAmbiguityInLayout()
    """

  static let label = """
    attributedText:NSAttributedString? textAlignment numberOfLines:Int lineBreakMode \
    adjustsFontForContentSizeCategory:Bool adjustsFontSizeToFitWidth:Bool minimumScaleFactor:Double \
    allowsDefaultTighteningForTruncation:Bool highlightedTextColor:UIColor? isHighlighted:Bool isEnabled:Bool \
    shadowColor:UIColor? shadowOffset:CGSize preferredMaxLayoutWidth:Double baselineAdjustment lineBreakStrategy
    """

  static let textField = """
    attributedText:NSAttributedString? placeholder:String? attributedPlaceholder:NSAttributedString? \
    textAlignment borderStyle keyboardType keyboardAppearance returnKeyType autocapitalizationType autocorrectionType \
    isSecureTextEntry:Bool clearButtonMode leftView:UIView? rightView:UIView? leftViewMode rightViewMode \
    adjustsFontForContentSizeCategory:Bool inputView:UIView? inputAccessoryView:UIView? textContentType
    """

  static let controller = """
    navigationItem:UINavigationItem tabBarItem:UITabBarItem toolbarItems edgesForExtendedLayout \
    extendedLayoutIncludesOpaqueBars:Bool modalTransitionStyle isModalInPresentation:Bool \
    definesPresentationContext:Bool providesPresentationContextTransitionStyle:Bool transitioningDelegate \
    preferredContentSize:CGSize preferredStatusBarStyle prefersStatusBarHidden:Bool \
    setNeedsStatusBarAppearanceUpdate() supportedInterfaceOrientations shouldAutorotate:Bool hidesBottomBarWhenPushed:Bool \
    prefersHomeIndicatorAutoHidden:Bool additionalSafeAreaInsets:UIEdgeInsets transitionCoordinator \
    beginAppearanceTransition() endAppearanceTransition() performSegue() systemMinimumLayoutMargins \
    viewRespectsSystemMinimumLayoutMargins:Bool storyboard isEditing:Bool editButtonItem isBeingPresented:Bool \
    isBeingDismissed:Bool isMovingToParent:Bool isMovingFromParent:Bool setContentScrollView() \
    setNeedsUpdateContentUnavailableConfiguration() updateContentUnavailableConfiguration() \
    contentUnavailableConfiguration presentationControllerDidDismiss() registerForPreviewing() focusGroupIdentifier
    """

  static let layer = """
    cornerRadius:Double borderWidth:Double masksToBounds:Bool shadowOpacity:Double shadowRadius:Double shadowOffset:CGSize \
    shadowPath opacity:Double isHidden:Bool cornerCurve maskedCorners frame:CGRect bounds:CGRect position:CGPoint \
    anchorPoint:CGPoint contents contentsScale:Double contentsGravity mask zPosition:Double name:String? \
    shouldRasterize:Bool rasterizationScale:Double sublayers transform allowsEdgeAntialiasing:Bool \
    addSublayer() insertSublayer() removeFromSuperlayer() add() removeAnimation() removeAllAnimations() setNeedsDisplay() \
    setNeedsLayout() setAffineTransform()
    """

  static let scrollView = """
    contentSize:CGSize contentOffset:CGPoint contentInset:UIEdgeInsets scrollIndicatorInsets:UIEdgeInsets \
    isScrollEnabled:Bool isPagingEnabled:Bool bounces:Bool alwaysBounceVertical:Bool alwaysBounceHorizontal:Bool \
    showsVerticalScrollIndicator:Bool showsHorizontalScrollIndicator:Bool indicatorStyle keyboardDismissMode delegate \
    contentInsetAdjustmentBehavior setContentOffset() scrollRectToVisible() contentLayoutGuide:UILayoutGuide \
    frameLayoutGuide:UILayoutGuide refreshControl minimumZoomScale:Double maximumZoomScale:Double zoomScale:Double \
    adjustedContentInset:UIEdgeInsets verticalScrollIndicatorInsets:UIEdgeInsets
    """

  static let tableView = """
    init() *automaticDimension:Double dataSource delegate reloadData() reloadRows() reloadSections() reloadItems() rowHeight:Double \
    estimatedRowHeight:Double separatorStyle separatorColor:UIColor? separatorInset:UIEdgeInsets tableHeaderView:UIView? \
    tableFooterView:UIView? backgroundView:UIView? allowsSelection:Bool allowsMultipleSelection:Bool deselectRow() \
    selectRow() beginUpdates() endUpdates() performBatchUpdates() insertRows() deleteRows() visibleCells \
    sectionHeaderTopPadding:Double sectionHeaderHeight:Double sectionFooterHeight:Double \
    setCollectionViewLayout() isPrefetchingEnabled:Bool \
    sectionIndexColor:UIColor?
    """

  static let bar = """
    barTintColor:UIColor? isTranslucent:Bool barStyle prefersLargeTitles:Bool standardAppearance scrollEdgeAppearance \
    compactAppearance compactScrollEdgeAppearance titleTextAttributes:[NSAttributedString.Key:Any]? largeTitleTextAttributes:[NSAttributedString.Key:Any]? shadowImage:UIImage? \
    setBackgroundImage() items unselectedItemTintColor:UIColor? delegate setItems() topItem backItem backgroundImage
    """
}

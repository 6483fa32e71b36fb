extension AppleTypes {
  /// More of what is named of UIKit's types: kept, and without effect.
  static let decoratingMembers = TypeInfo.read(
    """
    more UITextField,UITextView placeholder:String?
      kept attributedPlaceholder:NSAttributedString? textAlignment:NSTextAlignment=.natural borderStyle:UITextField.BorderStyle=.none keyboardType:UIKeyboardType=.default keyboardAppearance
      kept returnKeyType:UIReturnKeyType=.default autocapitalizationType autocorrectionType isSecureTextEntry:Bool clearButtonMode:UITextField.ViewMode=.never
      kept leftView:UIView? rightView:UIView? leftViewMode:UITextField.ViewMode=.never rightViewMode:UITextField.ViewMode=.never
      kept adjustsFontForContentSizeCategory:Bool textContentType
    more UITableView,UICollectionView init() *automaticDimension:Double=-1 rowHeight:Double=-1
      kept estimatedRowHeight:Double=-1 separatorStyle:UITableViewCell.SeparatorStyle=.singleLine
      kept separatorColor:UIColor? separatorInset:UIEdgeInsets tableHeaderView:UIView? tableFooterView:UIView?
      kept backgroundView:UIView? allowsSelection:Bool=true allowsMultipleSelection:Bool beginUpdates()
      kept endUpdates() sectionHeaderTopPadding:Double sectionHeaderHeight:Double sectionFooterHeight:Double
    more UINavigationBar,UIToolbar,UISearchBar items
    more UINavigationBar,UITabBar,UIToolbar,UISearchBar barTintColor:UIColor? isTranslucent:Bool
      kept barStyle:UIBarStyle=.default prefersLargeTitles:Bool standardAppearance scrollEdgeAppearance
      kept compactAppearance compactScrollEdgeAppearance titleTextAttributes:[NSAttributedString.Key:Any]?
      kept largeTitleTextAttributes:[NSAttributedString.Key:Any]? shadowImage:UIImage? setBackgroundImage()
      kept unselectedItemTintColor:UIColor? delegate
    more UIView awakeFromNib() safeAreaInsetsDidChange() translatesAutoresizingMaskIntoConstraints:Bool=true
      kept clipsToBounds:Bool contentMode:UIView.ContentMode=.scaleToFill
      kept autoresizingMask:UIView.AutoresizingMask layoutMargins:UIEdgeInsets=8
      kept directionalLayoutMargins:NSDirectionalEdgeInsets=8 preservesSuperviewLayoutMargins:Bool
      kept transform:CGAffineTransform=1x0x0x1x0x0
      kept semanticContentAttribute:UISemanticContentAttribute=.unspecified mask:UIView?
      kept layoutMarginsGuide:UILayoutGuide keyboardLayoutGuide:UILayoutGuide safeAreaInsets:UIEdgeInsets
      kept constraints:[NSLayoutConstraint] addLayoutGuide() systemLayoutSizeFitting():CGSize addInteraction()
      kept isAccessibilityElement:Bool accessibilityLabel:String? accessibilityIdentifier:String?
      kept accessibilityHint:String? accessibilityValue:String? accessibilityTraits:UIAccessibilityTraits
      kept *layerClass *layoutFittingCompressedSize:CGSize setNeedsUpdateConfiguration()
      kept *requiresConstraintBasedLayout:Bool gestureRecognizerShouldBegin():Bool
    more UILabel textAlignment:NSTextAlignment=.natural numberOfLines:Int=1
      kept lineBreakMode:NSLineBreakMode=.byTruncatingTail adjustsFontForContentSizeCategory:Bool
      kept adjustsFontSizeToFitWidth:Bool minimumScaleFactor:Double isEnabled:Bool=true
    more UIViewController awakeFromNib() didReceiveMemoryWarning() prepare() viewSafeAreaInsetsDidChange()
      kept navigationItem:UINavigationItem tabBarItem:UITabBarItem toolbarItems:[UIBarButtonItem]?
      kept edgesForExtendedLayout modalTransitionStyle:UIModalTransitionStyle=.coverVertical
      kept isModalInPresentation:Bool definesPresentationContext:Bool transitioningDelegate
      kept preferredContentSize:CGSize preferredStatusBarStyle:UIStatusBarStyle=.default
      kept prefersStatusBarHidden:Bool setNeedsStatusBarAppearanceUpdate() supportedInterfaceOrientations
      kept shouldAutorotate:Bool=true hidesBottomBarWhenPushed:Bool additionalSafeAreaInsets:UIEdgeInsets
      kept performSegue() isEditing:Bool isBeingPresented:Bool isBeingDismissed:Bool isMovingToParent:Bool
      kept isMovingFromParent:Bool contentUnavailableConfiguration showDetailViewController()
      kept preferredContentSizeDidChange()
    more CALayer cornerRadius:Double borderWidth:Double masksToBounds:Bool shadowOpacity:Double
      kept shadowRadius:Double=3 shadowOffset:CGSize=0x-3 shadowPath opacity:Double=1 isHidden:Bool cornerCurve
      kept maskedCorners:CACornerMask contents mask zPosition:Double name:String? transform add()
      kept removeAnimation() animation():CAAnimation? removeAllAnimations() setNeedsDisplay() layoutSublayers()
    more UIScrollView contentSize:CGSize contentOffset:CGPoint contentInset:UIEdgeInsets
      kept isScrollEnabled:Bool=true isPagingEnabled:Bool bounces:Bool=true alwaysBounceVertical:Bool
      kept alwaysBounceHorizontal:Bool showsVerticalScrollIndicator:Bool=true
      kept showsHorizontalScrollIndicator:Bool=true keyboardDismissMode:UIScrollView.KeyboardDismissMode=.none
      kept delegate contentInsetAdjustmentBehavior scrollRectToVisible() contentLayoutGuide:UILayoutGuide
      kept frameLayoutGuide:UILayoutGuide refreshControl:UIRefreshControl? minimumZoomScale:Double=1
      kept maximumZoomScale:Double=1 zoomScale:Double=1 verticalScrollIndicatorInsets:UIEdgeInsets
    more UIButton buttonType:UIButton.ButtonType=.custom automaticallyUpdatesConfiguration:Bool=true
    more UIControl sendAction() showsMenuAsPrimaryAction:Bool
    more UITableView scrollToRow() style estimatedSectionHeaderHeight:Double
      kept footerView():UITableViewHeaderFooterView? reconfigureRows() isEditing:Bool
    more UICollectionView *elementKindSectionHeader:String=UICollectionElementKindSectionHeader
      kept *elementKindSectionFooter:String=UICollectionElementKindSectionFooter scrollToItem()
      kept supplementaryView():UICollectionReusableView? reconfigureItems()
    more UITableViewCell showsReorderControl:Bool isEditing:Bool setEditing() style
    more UICollectionReusableView reuseIdentifier:String?
      kept preferredLayoutAttributesFitting():UICollectionViewLayoutAttributes
    more UITableViewHeaderFooterView detailTextLabel:UILabel? reuseIdentifier:String?
    more UITextField adjustsFontSizeToFitWidth:Bool clearsOnBeginEditing:Bool
    more UITextView selectedRange:NSRange typingAttributes textContainer:NSTextContainer
    more UISlider minimumTrackTintColor:UIColor? maximumTrackTintColor:UIColor? thumbTintColor:UIColor?
      kept isContinuous:Bool=true
    more UISegmentedControl selectedSegmentTintColor:UIColor? setTitleTextAttributes()
    more UIPageControl pageIndicatorTintColor:UIColor? currentPageIndicatorTintColor:UIColor?
    more UIStepper autorepeat:Bool=true wraps:Bool
    more UIDatePicker date:Date minimumDate maximumDate locale calendar minuteInterval:Int=1 timeZone
    more UIActivityIndicatorView init()
    more UIProgressView progressViewStyle
    more UIWindow sendEvent()
    more UISearchBar searchBarStyle showsCancelButton:Bool keyboardType:UIKeyboardType=.default
      kept returnKeyType:UIReturnKeyType=.default
    more UINavigationController setToolbarHidden()
    more UITabBarController isTabBarHidden:Bool
    more UISplitViewController preferredPrimaryColumnWidth:Double minimumPrimaryColumnWidth:Double
      kept maximumPrimaryColumnWidth:Double
    more UIPageViewController init() dataSource delegate
    more UITableViewController,UICollectionViewController clearsSelectionOnViewWillAppear:Bool
    more UICollectionViewController collectionViewLayout:UICollectionViewLayout
    more UIAlertController preferredStyle:UIAlertController.Style
    more UIPresentationController shouldPresentInFullscreen:Bool preferredContentSizeDidChange()
    more UISheetPresentationController prefersEdgeAttachedInCompactHeight:Bool
    more UIPopoverPresentationController sourceItem
      kept adaptiveSheetPresentationController:UISheetPresentationController
    more CAShapeLayer strokeStart:Double strokeEnd:Double
    more UIApplication isIdleTimerDisabled:Bool canOpenURL():Bool userInterfaceLayoutDirection
      kept *openSettingsURLString:String="app-settings:" sendAction():Bool
    more UIDevice systemName:String="iOS"
    more UIResponder touchesBegan() touchesMoved() touchesEnded() touchesCancelled() canPerformAction():Bool
      kept inputAccessoryView:UIView? keyCommands:[UIKeyCommand]?
      kept *keyboardFrameEndUserInfoKey:String="UIKeyboardFrameEndUserInfoKey"
      kept *keyboardAnimationDurationUserInfoKey:String="UIKeyboardAnimationDurationUserInfoKey"
      kept *keyboardAnimationCurveUserInfoKey:String="UIKeyboardAnimationCurveUserInfoKey"
    """)
}

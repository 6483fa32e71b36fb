extension AppleTypes {
  /// What stands beside traits in the code of apps, and only decorates: kept, and without effect.
  static let decorating = TypeInfo.read(
    """
    kept NSMutableParagraphStyle,NSParagraphStyle alignment:NSTextAlignment=.natural lineSpacing:Double lineBreakMode:NSLineBreakMode=.byTruncatingTail
    kept UIBezierPath cgPath:CGPath bounds:CGRect currentPoint:CGPoint lineWidth:Double=1 isEmpty:Bool contains():Bool
    class UIGraphicsImageRenderer  // Draws into an image, here an empty one.
      kept init() pngData() format
      func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }  // An image of its own.
    kept UIGraphicsImageRendererContext fill() stroke() clip() cgContext:CGContext format currentImage:UIImage
    kept CAAnimation duration:Double repeatCount:Double autoreverses:Bool timingFunction fillMode delegate
      kept isRemovedOnCompletion:Bool=true beginTime:Double speed:Double=1 repeatDuration:Double timeOffset:Double
    kept CABasicAnimation: CAAnimation fromValue toValue byValue keyPath:String?
    kept CASpringAnimation: CABasicAnimation damping:Double stiffness:Double mass:Double initialVelocity:Double
    kept NSNull: NSObject
    kept UIBlurEffect,UIVibrancyEffect: UIVisualEffect
    kept UIGlassEffect: UIVisualEffect isInteractive:Bool tintColor:UIColor?
    kept UIGlassContainerEffect: UIVisualEffect spacing:Double
    value UIButton.Configuration *filled():UIButton.Configuration *plain():UIButton.Configuration
      kept *tinted():UIButton.Configuration *gray():UIButton.Configuration *bordered():UIButton.Configuration
      kept *borderedProminent():UIButton.Configuration *borderless():UIButton.Configuration
      kept *borderedTinted():UIButton.Configuration *glass():UIButton.Configuration title:String?
      kept subtitle:String? image:UIImage? baseBackgroundColor:UIColor? baseForegroundColor:UIColor?
      kept cornerStyle buttonSize contentInsets:NSDirectionalEdgeInsets imagePlacement imagePadding:Double
      kept titlePadding:Double background:UIBackgroundConfiguration titleTextAttributesTransformer
      kept attributedTitle showsActivityIndicator:Bool preferredSymbolConfigurationForImage titleAlignment
      kept macIdiomStyle
    value UIBackgroundConfiguration *clear():UIBackgroundConfiguration *listCell():UIBackgroundConfiguration
      kept *listPlainCell():UIBackgroundConfiguration *listGroupedCell():UIBackgroundConfiguration
      kept *listSidebarCell():UIBackgroundConfiguration updated():Self
      kept backgroundColor:UIColor? cornerRadius:Double strokeColor:UIColor? strokeWidth:Double
    value UIListContentConfiguration *cell():UIListContentConfiguration
      kept *subtitleCell():UIListContentConfiguration text:String? secondaryText:String? image:UIImage?
      kept textProperties:UIListContentConfiguration.TextProperties
      kept secondaryTextProperties:UIListContentConfiguration.TextProperties
      kept imageProperties:UIListContentConfiguration.ImageProperties updated():Self
    value UIListContentConfiguration.TextProperties color:UIColor? font:UIFont numberOfLines:Int
    value UIListContentConfiguration.ImageProperties tintColor:UIColor? maximumSize:CGSize
    kept UIImage.SymbolConfiguration: UIImage.Configuration applying():UIImage.SymbolConfiguration
    class UIImage.Configuration  // What an image is made for.
      var traitCollection: UITraitCollection?
      func withTraitCollection(_ traits: UITraitCollection?) -> UIImage.Configuration { let copy = UIImage.Configuration(); copy.traitCollection = traits; return copy }  // The same for other traits.
    struct UIImageAsset
      func register(_ image: UIImage, with configuration: UIImage.Configuration) { register(image, with: configuration.traitCollection ?? UITraitCollection()) }  // The image for a configuration.
      func image(with configuration: UIImage.Configuration) -> UIImage { image(with: configuration.traitCollection ?? UITraitCollection()) }  // The image that is found with a configuration.
    enum UIContentSizeCategory: Hashable
      static var newValueUserInfoKey: String { "UIContentSizeCategoryNewValueKey" }  // The key of the new size.
    struct Global
      kept os_log() signpost() UIRectFill() UIRectFrame() UIRectClip() UIGraphicsPushContext() UIGraphicsPopContext()
      kept UIGraphicsBeginImageContext() UIGraphicsBeginImageContextWithOptions() UIGraphicsEndImageContext()
      kept UIGraphicsGetImageFromCurrentImageContext():UIImage? CGColorSpaceCreateDeviceRGB():CGColorSpace
      kept CATransform3DMakeTranslation():CATransform3D CATransform3DMakeScale():CATransform3D
      kept CATransform3DMakeRotation():CATransform3D CATransform3DIdentity:CATransform3D
    kept UINavigationItem title:String? titleView:UIView? prompt:String?
      kept largeTitleDisplayMode:UINavigationItem.LargeTitleDisplayMode=.automatic hidesBackButton:Bool
      kept leftBarButtonItems:[UIBarButtonItem]? rightBarButtonItems:[UIBarButtonItem]? searchController:UISearchController?
      var leftBarButtonItem: UIBarButtonItem? { get { leftBarButtonItems?.first } set { leftBarButtonItems = newValue.map { [$0] } } }  // The first one at the left.
      var rightBarButtonItem: UIBarButtonItem? { get { rightBarButtonItems?.first } set { rightBarButtonItems = newValue.map { [$0] } } }  // The first one at the right.
      kept hidesSearchBarWhenScrolling:Bool backButtonTitle:String? leftItemsSupplementBackButton:Bool
      kept subtitle:String? largeSubtitle:String? customizationIdentifier:String?
    kept UIBarItem title:String? image:UIImage? isEnabled:Bool=true tag:Int setTitleTextAttributes()
      kept titleTextAttributes()
    kept UIBarButtonItem: UIBarItem tintColor:UIColor? menu target action customView:UIView?
      kept *flexibleSpace():UIBarButtonItem *fixedSpace():UIBarButtonItem style width:Double primaryAction
      kept isSelected:Bool possibleTitles setBackgroundImage() setTitlePositionAdjustment()
      kept changesSelectionAsPrimaryAction:Bool hidesSharedBackground:Bool isHidden:Bool
      kept accessibilityLabel:String? accessibilityIdentifier:String? landscapeImagePhone:UIImage?
      kept menuRepresentation preferredMenuElementOrder isSymbolAnimationEnabled:Bool
    kept UITabBarItem: UIBarItem selectedImage:UIImage? badgeValue:String?
    kept UIBarAppearance backgroundColor:UIColor? shadowColor:UIColor?
      kept titleTextAttributes:[NSAttributedString.Key:Any]
      kept largeTitleTextAttributes:[NSAttributedString.Key:Any] buttonAppearance:UIBarItemAppearance
      kept shadowImage:UIImage? stackedLayoutAppearance:UITabBarItemAppearance backgroundImage:UIImage?
    kept UINavigationBarAppearance,UITabBarAppearance,UIToolbarAppearance: UIBarAppearance
    kept UIBarButtonItemAppearance,UITabBarItemAppearance,UIBarItemAppearance normal:UIBarItemStateAppearance
      kept selected:UIBarItemStateAppearance disabled:UIBarItemStateAppearance
      kept highlighted:UIBarItemStateAppearance focused:UIBarItemStateAppearance configureWithDefault()
    kept UIBarItemStateAppearance titleTextAttributes:[NSAttributedString.Key:Any] iconColor:UIColor?
      kept badgeBackgroundColor:UIColor? titlePositionAdjustment backgroundImage:UIImage?
    kept UINib instantiate():[Any]
    kept NSTextContainer lineFragmentPadding:Double maximumNumberOfLines:Int lineBreakMode:NSLineBreakMode=.byTruncatingTail size:CGSize
    kept UIMenu children:[Any] title:String
    kept UIInputView: UIView allowsSelfSizing:Bool inputViewStyle
    options NSUnderlineStyle single thick=2 double=9 patternDot=256 patternDash=512 byWord=32768
    kept UIGestureRecognizer delegate isEnabled:Bool=true state:UIGestureRecognizer.State=.possible view:UIView? location():CGPoint addTarget()
      kept removeTarget() cancelsTouchesInView:Bool=true require() name:String? numberOfTouches:Int
    kept UITapGestureRecognizer: UIGestureRecognizer numberOfTapsRequired:Int=1 numberOfTouchesRequired:Int=1
    more UILongPressGestureRecognizer minimumPressDuration:Double=0.5
    more UIPanGestureRecognizer translation():CGPoint velocity():CGPoint setTranslation() minimumNumberOfTouches:Int=1 maximumNumberOfTouches:Int
    more UIPinchGestureRecognizer scale:Double=1 velocity:Double
    more UISwipeGestureRecognizer direction
    kept UILongPressGestureRecognizer,UIPanGestureRecognizer,UIPinchGestureRecognizer,UISwipeGestureRecognizer,UIHoverGestureRecognizer: UIGestureRecognizer
    kept UICollectionViewLayout invalidateLayout() prepare() collectionView:UICollectionView?
      kept shouldInvalidateLayout():Bool layoutAttributesForElements() layoutAttributesForItem() register()
    kept UICollectionViewFlowLayout: UICollectionViewLayout itemSize:CGSize=50x50 minimumLineSpacing:Double=10
      kept minimumInteritemSpacing:Double=10 scrollDirection:UICollectionView.ScrollDirection=.vertical sectionInset:UIEdgeInsets estimatedItemSize:CGSize
    kept UICollectionViewCompositionalLayout: UICollectionViewLayout
      kept *list():UICollectionViewCompositionalLayout
    kept UICollectionLayoutListConfiguration backgroundColor:UIColor? showsSeparators:Bool headerMode
    kept UISearchController searchBar:UISearchBar obscuresBackgroundDuringPresentation:Bool
    kept UIStoryboardSegue destination:UIViewController source:UIViewController identifier:String?
    kept UIStoryboard instantiateViewController():UIViewController instantiateInitialViewController():UIViewController?
    struct CancellationError: Error  // Why a cancelled task ends.
      init() {}  // One.
    enum URLError.Code unknown cancelled badURL timedOut unsupportedURL cannotFindHost
      case cannotConnectToHost networkConnectionLost notConnectedToInternet badServerResponse
      case userAuthenticationRequired
      case resourceUnavailable dataNotAllowed cannotDecodeContentData cannotParseResponse fileDoesNotExist
    struct URLError: Error  // Why an address did not answer.
      var code: URLError.Code
      init(_ code: URLError.Code) { self.code = code }  // Of a kind.
      var localizedDescription: String { code == .notConnectedToInternet ? "The Internet connection appears to be offline." : "The operation couldn’t be completed. (NSURLErrorDomain error.)" }  // What it says.
    kept Locale *current:Locale identifier:String="en_US" currency:Locale.Currency? currencyCode:String? languageCode:String? regionCode:String?
    kept Locale.Currency identifier:String
    kept ProcessInfo *processInfo:ProcessInfo environment:[String:String] arguments:[String] isLowPowerModeEnabled:Bool systemUptime:Double processName:String
    class NSError: NSObject, Error  // An error of a domain, by its number.
      var domain: String
      var code: Int
      var userInfo: [String: Any] = [:]
      init(domain: String, code: Int, userInfo: [String: Any]? = nil) { self.domain = domain; self.code = code; self.userInfo = userInfo ?? [:] }  // An error.
      var localizedDescription: String { userInfo["NSLocalizedDescription"] as? String ?? "The operation couldn’t be completed. (\\(domain) error \\(code).)" }  // What it says.
    kept NSCollectionLayoutSection interGroupSpacing:Double *list():NSCollectionLayoutSection
    kept NSCollectionLayoutItem contentInsets edgeSpacing
    kept NSCollectionLayoutGroup: NSCollectionLayoutItem *horizontal():NSCollectionLayoutGroup
      kept *vertical():NSCollectionLayoutGroup interItemSpacing
    kept NSCollectionLayoutDimension *fractionalWidth():NSCollectionLayoutDimension
      kept *fractionalHeight():NSCollectionLayoutDimension *absolute():NSCollectionLayoutDimension
      kept *estimated():NSCollectionLayoutDimension
    kept UIRotationGestureRecognizer: UIGestureRecognizer rotation:Double velocity:Double
    kept UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer edges
    kept UIDragInteraction isEnabled:Bool
    kept UIContextualAction title:String? image:UIImage? backgroundColor:UIColor?
    kept UISwipeActionsConfiguration actions:[UIContextualAction] performsFirstActionWithFullSwipe:Bool=true
    kept AVAudioPlayer play():Bool pause() stop() volume:Double isPlaying:Bool currentTime:Double duration:Double delegate
    kept AVPlayer play() pause() seek() volume:Double isMuted:Bool
    kept WKWebViewConfiguration preferences userContentController allowsInlineMediaPlayback:Bool
    kept CATextLayer: CALayer string:Any? fontSize:Double foregroundColor alignmentMode truncationMode
      kept isWrapped:Bool font
    kept CAEmitterLayer,CAReplicatorLayer,CATransformLayer,CAScrollLayer,CATiledLayer: CALayer
    kept CAKeyframeAnimation: CAAnimation values keyTimes path timingFunctions
    kept CAAnimationGroup: CAAnimation animations
    kept CADisplayLink add() invalidate() isPaused:Bool
    kept UIPasteboard *general:UIPasteboard string:String? image:UIImage?
    kept NSShadow shadowColor shadowOffset shadowBlurRadius:Double
    kept NSTextAttachment image:UIImage? bounds
    kept UIFocusGuide preferredFocusEnvironments isEnabled:Bool
    value UIContentUnavailableConfiguration *empty():UIContentUnavailableConfiguration
      kept *search():UIContentUnavailableConfiguration *loading():UIContentUnavailableConfiguration
      kept text:String? secondaryText:String? image:UIImage?
    kept UIViewControllerContextTransitioning containerView:UIView view():UIView?
      kept viewController():UIViewController? completeTransition() transitionWasCancelled:Bool
      kept finalFrame():CGRect initialFrame():CGRect
    kept UICollectionViewLayoutAttributes frame:CGRect size:CGSize center:CGPoint alpha:Double transform
      kept zIndex:Int indexPath isHidden:Bool copy()
    kept NSCollectionLayoutEnvironment traitCollection:UITraitCollection container
    kept NSCollectionLayoutBoundarySupplementaryItem pinToVisibleBounds:Bool zIndex:Int
    kept NSCollectionLayoutSpacing *fixed():NSCollectionLayoutSpacing *flexible():NSCollectionLayoutSpacing
    kept UIGraphicsImageRendererFormat scale:Double opaque:Bool preferredRange
    kept UIAccessibilityElement accessibilityLabel:String? accessibilityValue:String? accessibilityTraits
      kept accessibilityFrameInContainerSpace
    kept UIAccessibilityCustomAction name:String
    kept NSUserActivity activityType:String title:String? userInfo webpageURL
    kept UITab title:String image:UIImage? identifier:String badgeValue:String?
    kept UITabGroup title:String children
    kept URLSession *shared:URLSession dataTask():URLSessionDataTask dataTaskPublisher()
    kept URLRequest httpMethod:String? httpBody:Data? setValue() addValue()
    kept HTTPURLResponse statusCode:Int
    kept FileManager *`default`:FileManager urls() fileExists():Bool createDirectory() removeItem()
    kept Hasher combine() finalize():Int
    kept Bundle *main:Bundle infoDictionary:[String:Any]? bundleIdentifier:String? url():URL? path():String?
    kept UIEvent allTouches:Set<UITouch>? touches():Set<UITouch>?
    kept UIVisualEffect,UIScene.ConnectionOptions,UIApplication.LaunchOptionsKey,UITouch,UIPress
    kept NSCollectionLayoutSize,UICommand,UIKeyCommand,UIDropInteraction
    kept UISpringTimingParameters,UICollectionView.SupplementaryRegistration
    kept CAMediaTimingFunction,UIImage.Configuration,UIDynamicBehavior,UIOffset,CATransform3D,UIHoverStyle
    kept UIShape,UIConfigurationTextAttributesTransformer,UIConfigurationColorTransformer,UIMenuElement
    kept UIDeferredMenuElement,UIMenuBuilder,UITextRange,UITextPosition,NSTextStorage,NSLayoutManager
    kept UICellAccessory,CGImage,CGPath,CGGradient,CGColorSpace,NSValue,UILargeContentViewerInteraction
    kept UIContentUnavailableConfigurationState,UICornerConfiguration,UIScrollEdgeEffect,WKNavigation,WKNavigationAction,URLResponse
    kept CATransaction,CGContext,UIImpactFeedbackGenerator,UISceneSession,UISceneConfiguration
    kept NSKeyValueObservation,UINotificationFeedbackGenerator,UISelectionFeedbackGenerator
    kept UIPointerStyle,UIPointerRegion,UIDragItem,UIDragPreview,UIApplicationShortcutItem,UIOpenURLContext
    kept UIFocusUpdateContext,UIFocusAnimationCoordinator,NSPredicate,NSItemProvider,UIActivity,NSCoder
    kept MKAnnotationView,MKMarkerAnnotationView: UIView annotation image:UIImage? canShowCallout:Bool
    kept UIContextMenuInteraction,UIContextMenuConfiguration,UIPointerInteraction,UIEditMenuInteraction
    kept CGMutablePath,UIDynamicAnimator,CLLocationManager,AttributeContainer,URLSessionDataTask,Logger
    struct UIAction  // What a control or a menu does.
      var title: String
      var handler: (UIAction) -> Void
      var sender: Any
      init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Any = 0, discoverabilityTitle: String? = nil, attributes: Any = 0, state: Any = 0, handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.handler = handler
      }  // An action.
      var presentationSourceItem: Any? { sender }  // What the menu stands on.
    struct NSRange: Hashable  // A part of a text.
      var location, length: Int
      var upperBound: Int { location + length }  // One behind its last.
    struct CLLocationCoordinate2D  // A place on earth.
      var latitude, longitude: Double
    kept WKWebView: UIView configuration load() loadHTMLString() reload() goBack() navigationDelegate
      kept uiDelegate scrollView:UIScrollView
    kept MKMapView: UIView delegate setRegion() addAnnotation() removeAnnotations()
      kept showsUserLocation:Bool mapType
    kept UIPickerView: UIView delegate dataSource reloadAllComponents() selectRow() selectedRow():Int
    kept UICalendarView: UIView delegate calendar availableDateRange selectionBehavior
    kept UIColorWell: UIView selectedColor:UIColor? title:String? supportsAlpha:Bool
    kept SKView: UIView presentScene() showsFPS:Bool ignoresSiblingOrder:Bool
    kept SCNView: UIView scene allowsCameraControl:Bool autoenablesDefaultLighting:Bool
    kept UICollectionViewListCell: UICollectionViewCell accessories indentationLevel:Int
    kept UIActivityViewController: UIViewController activityItems applicationActivities
      kept excludedActivityTypes completionWithItemsHandler
    kept UIImagePickerController: UIViewController delegate sourceType allowsEditing:Bool mediaTypes
    kept UIDocumentPickerViewController: UIViewController forOpeningContentTypes delegate
      kept allowsMultipleSelection:Bool
    kept UIFontPickerViewController: UIViewController delegate selectedFontDescriptor
    kept UIColorPickerViewController: UIViewController delegate selectedColor:UIColor supportsAlpha:Bool
    kept PHPickerViewController: UIViewController configuration delegate
    kept SFSafariViewController: UIViewController url delegate preferredControlTintColor:UIColor?
      kept preferredBarTintColor:UIColor?
    kept AVPlayerViewController: UIViewController player:AVPlayer? showsPlaybackControls:Bool
    """)
}

import Sessions

extension AppleTypes {
  /// Types that appear beside traits in the code of apps; they are kept without effect.
  static let decorating = TypeInfo.read(
    """
    kept NSMutableParagraphStyle: NSParagraphStyle
    kept NSParagraphStyle alignment:NSTextAlignment=.natural lineSpacing:Double lineBreakMode:NSLineBreakMode=.byTruncatingTail
      func mutableCopy() -> Any { let copy = NSMutableParagraphStyle(); (copy.alignment, copy.lineSpacing, copy.lineBreakMode) = (alignment, lineSpacing, lineBreakMode); return copy }  // The same, to be changed.
    kept UIBezierPath cgPath:CGPath bounds:CGRect currentPoint:CGPoint lineWidth:Double=1 isEmpty:Bool contains():Bool move() addLine() addCurve() addQuadCurve() addArc() close() append() apply() fill() stroke() addClip() removeAllPoints()
    class UIGraphicsImageRenderer: NSObject  // Draws into an image: its size is known, and not what is drawn.
      var _size: CGSize
      each size: CGSize/size, bounds: CGRect/bounds.size | init(#, format: Any? = nil) { _size = #1 }  // For images of a size.
      kept pngData() jpegData() format
      func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { actions(UIGraphicsImageRendererContext()); return UIImage._drawn(_size) }  // An image of its own.
    class UIGraphicsImageRendererFormat: NSObject  // How it draws.
      var scale: Double = 3
      kept opaque:Bool preferredRange *default():UIGraphicsImageRendererFormat
      init() { scale = UIScreen.main.scale }  // As the screen wants it.
      init(for traits: UITraitCollection) { scale = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale }  // As traits want it.
    value UIButton.Configuration *filled():UIButton.Configuration *plain():UIButton.Configuration *tinted():UIButton.Configuration
      kept *gray():UIButton.Configuration *bordered():UIButton.Configuration *borderedProminent():UIButton.Configuration
      kept *borderless():UIButton.Configuration *borderedTinted():UIButton.Configuration *glass():UIButton.Configuration title:String?
      kept subtitle:String? image:UIImage? baseBackgroundColor:UIColor? baseForegroundColor:UIColor? contentInsets:NSDirectionalEdgeInsets
      kept imagePadding:Double titlePadding:Double background:UIBackgroundConfiguration showsActivityIndicator:Bool
      kept cornerStyle:UIButton.Configuration.CornerStyle=.dynamic buttonSize:UIButton.Configuration.Size=.medium titleAlignment:UIButton.Configuration.TitleAlignment=.automatic
      kept imagePlacement:NSDirectionalRectEdge=.leading imageColorTransformer,titleTextAttributesTransformer,activityIndicatorColorTransformer:Any?
    value UIBackgroundConfiguration customView:UIView? *clear():UIBackgroundConfiguration *listCell():UIBackgroundConfiguration
      kept *listPlainCell():UIBackgroundConfiguration *listGroupedCell():UIBackgroundConfiguration *listSidebarCell():UIBackgroundConfiguration
      kept updated():Self backgroundColor:UIColor? cornerRadius:Double strokeColor:UIColor? strokeWidth:Double
    value UIListContentConfiguration *cell():UIListContentConfiguration *subtitleCell():UIListContentConfiguration text:String? secondaryText:String?
      kept image:UIImage? textProperties:UIListContentConfiguration.TextProperties secondaryTextProperties:UIListContentConfiguration.TextProperties
      kept imageProperties:UIListContentConfiguration.ImageProperties updated():Self
    value UIListContentConfiguration.TextProperties color:UIColor? font:UIFont numberOfLines:Int
    value UIListContentConfiguration.ImageProperties tintColor:UIColor? maximumSize:CGSize
    kept UIImage.SymbolConfiguration: UIImage.Configuration applying():UIImage.SymbolConfiguration
    class UIImage.Configuration  // What an image is made for.
      var traitCollection: UITraitCollection?
      func withTraitCollection(_ traits: UITraitCollection?) -> UIImage.Configuration { let copy = UIImage.Configuration(); copy.traitCollection = traits; return copy }  // The same for other traits.
    struct Global
      kept os_log() UISaveVideoAtPathToSavedPhotosAlbum() CGColorSpaceCreateDeviceRGB():CGColorSpace UIRectFill() UIGraphicsBeginImageContext() UIGraphicsBeginImageContextWithOptions() UIGraphicsEndImageContext()
      kept UIGraphicsGetImageFromCurrentImageContext():UIImage? CATransform3DMakeRotation(),CATransform3DIdentity,CATransform3DRotate():CATransform3D
      kept CATransform3DMakeScale(),CATransform3DScale(),CATransform3DTranslate():CATransform3D CATransform3DMakeTranslation():CATransform3D
    kept UINavigationItem title,prompt:String? titleView:UIView? largeTitleDisplayMode:UINavigationItem.LargeTitleDisplayMode=.automatic
      kept hidesBackButton:Bool leftBarButtonItems,rightBarButtonItems:[UIBarButtonItem]? searchController:UISearchController?
      each leftBarButtonItem/left, rightBarButtonItem/right | var #: UIBarButtonItem? { get { #s?.first } set { #s = newValue.map { [$0] } } }  // The first one at the #1.
      each Left/left, Right/right | func set#BarButton(_ item: UIBarButtonItem?, animated: Bool) { #1BarButtonItem = item }  // Sets the first one at the #1.
      each Left/left, Right/right | func set#BarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { #1BarButtonItems = items }  // Sets those at the #1.
      func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }  // Hides the way back, or shows it.
      var _left: [String] { (leftBarButtonItems ?? []).map { $0._label ?? "…" } }
      var _right: [String] { (rightBarButtonItems ?? []).reversed().map { $0._label ?? "…" } }
      var _items: [UIBarButtonItem] { (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) }
      func _find(_ text: String) -> UIAction? {
        for item in _items where item.isEnabled { if item._label == text { return UIAction { _ in item._tap() } }; if let inner = item.menu?._find(text) { return inner } }
        return nil
      }
      kept leadingItemGroups,trailingItemGroups:[UIBarButtonItemGroup] backBarButtonItem:UIBarButtonItem? backButtonTitle:String? leftItemsSupplementBackButton:Bool
    kept UIBarItem title:String? image:UIImage? isEnabled:Bool=true tag:Int
    kept UIBarButtonItem: UIBarItem target action tintColor:UIColor? menu:UIMenu? customView:UIView?
      kept barButtonSystemItem,systemItem:UIBarButtonItem.SystemItem? *flexibleSpace(),*fixedSpace():UIBarButtonItem width:Double
      kept primaryAction:UIAction? isSelected,isHidden:Bool accessibilityLabel:String?
      var _label: String? { title ?? (barButtonSystemItem ?? systemItem).map { "\\($0)".capitalized } ?? accessibilityLabel ?? image.map { "\\($0)" } ?? primaryAction?.title }
      func _tap() { if let primaryAction { primaryAction.sender = self; primaryAction._tap() } else if let action { _perform(target, action, self) } }
    kept UIBarButtonItemGroup barButtonItems:[UIBarButtonItem] representativeItem:UIBarButtonItem? isHidden,isDisplayingRepresentativeItem:Bool
    kept UITabBarItem: UIBarItem selectedImage:UIImage? badgeValue:String? tabBarSystemItem:UITabBarItem.SystemItem?
    kept UIBarAppearance backgroundColor,shadowColor:UIColor? titleTextAttributes,largeTitleTextAttributes:[NSAttributedString.Key:Any]
      kept buttonAppearance:UIBarItemAppearance shadowImage,backgroundImage:UIImage? stackedLayoutAppearance:UITabBarItemAppearance
    kept UIBarButtonItemAppearance,UITabBarItemAppearance,UIBarItemAppearance normal,selected,disabled,highlighted,focused:UIBarItemStateAppearance
    kept UIBarItemStateAppearance titleTextAttributes:[NSAttributedString.Key:Any] iconColor,badgeBackgroundColor:UIColor? backgroundImage:UIImage?
    enum UIEvent.EventType touches motion remoteControl presses scroll=10 hover transform
    enum UIEvent.EventSubtype none motionShake remoteControlPlay=100 remoteControlPause remoteControlStop remoteControlTogglePlayPause
      case remoteControlNextTrack remoteControlPreviousTrack remoteControlBeginSeekingBackward remoteControlEndSeekingBackward
      case remoteControlBeginSeekingForward remoteControlEndSeekingForward
    kept UIEvent type:UIEvent.EventType=.touches subtype:UIEvent.EventSubtype=.none allTouches:Set<UITouch>? touches():Set<UITouch>? coalescedTouches(),predictedTouches():[UITouch]? timestamp:Double
    kept UITouch timestamp,force,maximumPossibleForce,majorRadius,altitudeAngle:Double tapCount:Int view:UIView? window:UIWindow? location(),previousLocation(),preciseLocation(),precisePreviousLocation():CGPoint type:UITouch.TouchType=.direct
      kept phase:UITouch.Phase=.began estimatedProperties,estimatedPropertiesExpectingUpdates:UITouch.Properties estimationUpdateIndex:NSNumber? azimuthAngle():Double
    enum UITouch.Phase began moved stationary ended cancelled regionEntered regionMoved regionExited
    enum UITouch.TouchType direct indirect stylus indirectPointer
    kept UINib instantiate():[Any]
    class UIMenuElement: NSObject  // What stands in a menu.
      kept title:String subtitle:String? image:UIImage? accessibilityIdentifier:String?
    kept UIMenu: UIMenuElement children:[UIMenuElement]
      var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }  // Those that are on.
      func _find(_ text: String) -> UIAction? {
        for child in children { if let found = (child as? UIMenu)?._find(text) ?? (child.title == text ? child as? UIAction : nil) { return found } }
        return nil
      }
    options NSUnderlineStyle single thick=2 double=9 patternDot=256 patternDash=512 byWord=32768
    kept UIGestureRecognizer target action delegate isEnabled:Bool=true state:UIGestureRecognizer.State=.possible
      kept view:UIView? location():CGPoint cancelsTouchesInView:Bool=true name:String? numberOfTouches:Int allowedTouchTypes:[NSNumber] requiresExclusiveTouchType:Bool=true
      func addTarget(_ target: Any, action: Any) { self.target = target; self.action = action }  // Calls a method when it happens.
      func removeTarget(_ target: Any?, action: Any?) { self.action = nil }  // Ends that.
    kept UITapGestureRecognizer: UIGestureRecognizer numberOfTapsRequired:Int=1 numberOfTouchesRequired:Int=1
      var _taps: Int
      func _tap() {
        _taps += 1
        guard _taps % numberOfTapsRequired == 0, let action else { return }
        state = .ended
        _perform(target, action, self)
        state = .possible
      }
    more UILongPressGestureRecognizer minimumPressDuration:Double=0.5
    more UIPanGestureRecognizer translation(),velocity():CGPoint setTranslation() minimumNumberOfTouches:Int=1 maximumNumberOfTouches:Int
    more UIPinchGestureRecognizer scale:Double=1 velocity:Double
    more UICollectionViewLayout shouldInvalidateLayout():Bool layoutAttributesForItem():UICollectionViewLayoutAttributes? layoutAttributesForElements():[UICollectionViewLayoutAttributes]? collectionViewContentSize:CGSize
    class CGGradient  // Colours that go over into each other.
      init?(colorsSpace: Any?, colors: Any, locations: Any?) {}  // Between colours.
      init?(colorSpace: Any, colorComponents: Any, locations: Any?, count: Int) {}  // Between colours, by their parts.
    class CGColorSpace  // A space of colours.
      var name: String?
      init?(name: String) { self.name = name }  // One by its name.
      kept model:CGColorSpaceModel=.rgb *sRGB:String="kCGColorSpaceSRGB" *displayP3:String="kCGColorSpaceDisplayP3" *extendedSRGB:String="kCGColorSpaceExtendedSRGB" *linearSRGB:String="kCGColorSpaceLinearSRGB" numberOfComponents:Int=3
    enum CGColorSpaceModel unknown=-1 monochrome rgb cmyk lab deviceN indexed pattern XYZ
    enum CGColorRenderingIntent defaultIntent absoluteColorimetric relativeColorimetric perceptual saturation
    kept UICollectionViewLayoutInvalidationContext invalidateEverything:Bool invalidateDataSourceCounts:Bool
    kept UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext invalidateFlowLayoutDelegateMetrics:Bool=true invalidateFlowLayoutAttributes:Bool=true
    kept UIContextMenuInteractionAnimating addAnimations() addCompletion()
    kept UIFocusUpdateContext previouslyFocusedView,nextFocusedView:UIView? focusHeading
    kept UICollectionViewFlowLayout: UICollectionViewLayout itemSize:CGSize=50x50 minimumLineSpacing:Double=10
      kept minimumInteritemSpacing:Double=10 scrollDirection:UICollectionView.ScrollDirection=.vertical sectionInset:UIEdgeInsets estimatedItemSize:CGSize
    kept UICollectionViewCompositionalLayoutConfiguration scrollDirection:UICollectionView.ScrollDirection=.vertical interSectionSpacing:Double
    value UICollectionLayoutListConfiguration backgroundColor:UIColor? showsSeparators:Bool=true
      var appearance: UICollectionLayoutListConfiguration.Appearance = .plain
      init(appearance: UICollectionLayoutListConfiguration.Appearance) { self.appearance = appearance }  // A list of a kind.
    class UISearchController: UIViewController  // Searches: its bar, and who is told what is typed there.
      init(searchResultsController: UIViewController?) { searchBar._controller = self }  // Shows what is found in a controller; nil is the one around.
      kept searchBar:UISearchBar obscuresBackgroundDuringPresentation:Bool searchResultsUpdater delegate
      kept hidesNavigationBarDuringPresentation:Bool=true automaticallyShowsCancelButton:Bool=true searchResultsController:UIViewController?
      var _isActive: Bool
      var isActive: Bool { get { _isActive } set { if !newValue { searchBar.text = "" }; if newValue != _isActive { _isActive = newValue; _tellUpdater() } } }  // Whether a person searches.
      func _tellUpdater() { if searchResultsUpdater != nil { _asked("searchResultsUpdater", "updateSearchResults", ["for"], []) } }
    kept UISearchContainerViewController: UIViewController searchController:UISearchController
    kept UIStoryboardSegue destination:UIViewController source:UIViewController identifier:String? perform()
    kept UIStoryboard instantiateViewController():UIViewController instantiateInitialViewController():UIViewController?
    struct CancellationError: Error  // Why a cancelled task ends.
      init() {}  // One.
    enum URLError.Code unknown=-1 cancelled=-999 badURL=-1000 timedOut=-1001 unsupportedURL=-1002 cannotFindHost=-1003 cannotConnectToHost=-1004
      case networkConnectionLost=-1005 notConnectedToInternet=-1009 badServerResponse=-1011 userAuthenticationRequired=-1013
      case resourceUnavailable=-1008 dataNotAllowed=-1020 cannotDecodeContentData=-1016 cannotParseResponse=-1017 fileDoesNotExist=-1100
    struct URLError: Error  // Why an address did not answer.
      var code: URLError.Code
      init(_ code: URLError.Code) { self.code = code }  // Of a kind.
      var _words: String { code == .notConnectedToInternet ? "The Internet connection appears to be offline." : "The operation couldn’t be completed. (NSURLErrorDomain error.)" }
    kept Locale *current:Locale identifier:String="en_US" currency:Locale.Currency? languageCode:String? regionCode:String?
      each currencyCode/USD/The code, currencySymbol/$/The sign | var #: String? { identifier == "en_US" ? "#1" : nil }  // #2 of its currency: known of the United States.
    kept Locale.Currency identifier:String
    struct Locale.Language: Hashable  // A language.
      var identifier: String
      init(identifier: String) { self.identifier = identifier }  // The one of an identifier, such as "ko" or "pt-BR".
      var languageCode: Locale.LanguageCode? { Locale.LanguageCode(String(identifier.prefix { $0 != "-" && $0 != "_" })) }  // Its code, without the region.
    struct Locale.LanguageCode: Hashable  // The code of a language.
      var identifier: String
      init(_ identifier: String) { self.identifier = identifier }  // One.
    kept ProcessInfo *processInfo:ProcessInfo environment:[String:String] arguments:[String] isLowPowerModeEnabled:Bool systemUptime:Double processName:String
    class NSException: NSObject  // What Objective-C raises.
      var reason: String?
      var name: Any
      var userInfo: [AnyHashable: Any]?
      init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) { self.name = name; self.reason = reason; self.userInfo = userInfo }  // An exception.
      func raise() { _end("an exception", reason ?? "\\(name)") }  // Ends the app.
    enum NSExceptionName: String genericException rangeException invalidArgumentException internalInconsistencyException
      init(_ name: String) { self = .genericException }  // One of one's own.
    class NSError: NSObject, Error  // An error of a domain, by its number.
      var domain: String
      var code: Int
      var userInfo: [String: Any] = [:]
      init(domain: String, code: Int, userInfo: [String: Any]? = nil) { self.domain = domain; self.code = code; self.userInfo = userInfo ?? [:] }  // An error.
      var _words: String { userInfo["NSLocalizedDescription"] as? String ?? "The operation couldn’t be completed. (\\(domain) error \\(code).)" }
    kept NSCollectionLayoutSection interGroupSpacing:Double
      var _appearance: Any
      static func list(using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: Any? = nil) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection()
        section._appearance = configuration.appearance
        return section
      }  // The rows of a list.
    kept NSCollectionLayoutGroup: NSCollectionLayoutItem *horizontal(),*vertical():NSCollectionLayoutGroup
    kept UIContextualAction title:String? image:UIImage? backgroundColor:UIColor?
    kept UISwipeActionsConfiguration actions:[UIContextualAction] performsFirstActionWithFullSwipe:Bool=true
    enum UITableViewRowAction.Style default normal
    kept UITableViewRowAction style:UITableViewRowAction.Style handler title:String? backgroundColor:UIColor? backgroundEffect
    kept UIPasteboard *general:UIPasteboard string:String? image:UIImage?
    value UIContentUnavailableConfiguration *empty():UIContentUnavailableConfiguration text:String? secondaryText:String? image:UIImage?
      kept button,secondaryButton:UIButton.Configuration buttonProperties,secondaryButtonProperties:UIContentUnavailableButtonProperties
      init(_text: String, secondaryText: String? = nil) { text = _text; self.secondaryText = secondaryText }
      static func search() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(_text: "No Results", secondaryText: "Check the spelling or try a new search.") }  // Says that nothing was found.
      static func loading() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(_text: "Loading…") }  // Says that it is on its way.
    value UIContentUnavailableButtonProperties primaryAction:UIAction? isEnabled:Bool=true
    kept UIViewControllerContextTransitioning containerView:UIView view():UIView?
      kept viewController():UIViewController? transitionWasCancelled:Bool initialFrame():CGRect finalFrame():CGRect
    kept UICollectionViewLayoutAttributes frame:CGRect size:CGSize center:CGPoint alpha:Double zIndex:Int
    kept NSCollectionLayoutEnvironment traitCollection:UITraitCollection container:NSCollectionLayoutContainer
    kept NSCollectionLayoutContainer contentSize:CGSize contentInsets,effectiveContentInsets:NSDirectionalEdgeInsets
      var effectiveContentSize: CGSize { contentSize }  // The same: there are no insets.
    kept URLSession *shared:URLSession dataTask():URLSessionDataTask
      each from url: URL, `for` request: URLRequest | func data(#, delegate: Any? = nil) throws -> (Data, URLResponse) { throw URLError(.cannotConnectToHost) }  // Fails: there is no network here.
      func dataTaskPublisher(`for` request: Any) -> AnyPublisher<(data: Data, response: URLResponse)> { PassthroughSubject<(data: Data, response: URLResponse)>().eraseToAnyPublisher() }  // Sends nothing: there is no network here.
    class UITextChecker  // Finds misspelled words; there is no dictionary here.
      init() {}  // Makes one.
      func rangeOfMisspelledWord(in text: String, range: NSRange, startingAt start: Int, wrap: Bool, language: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }  // None is found.
    kept HTTPURLResponse statusCode:Int
    kept UICalendarSelectionSingleDate,NSCollectionLayoutItem,UIDragInteraction,AVAudioPlayer,AVPlayer,WKWebViewConfiguration,CADisplayLink,NSShadow,NSTextAttachment,NSTextTab
    kept NSCollectionLayoutBoundarySupplementaryItem,UIAccessibilityCustomAction,URLRequest,Hasher
    kept UIVisualEffect,UIScene.ConnectionOptions,UIApplication.LaunchOptionsKey,UIApplication.OpenURLOptionsKey
    kept UISearchToken,UIDragItem,UIDropProposal,UITableViewDropProposal,UICollectionViewDropProposal,UIPointerRegionRequest,UIPointerRegion,UIPointerStyle,NSCollectionLayoutDecorationItem
    kept UIGraphicsImageRendererContext,NSCollectionLayoutAnchor,NSCollectionLayoutSupplementaryItem,NSTextContainer,UIPress
    kept NSCollectionLayoutDimension,NSCollectionLayoutSpacing,NSCollectionLayoutSize,CAMediaTimingFunction
    kept UIConfigurationTextAttributesTransformer,UIConfigurationColorTransformer,UIMenuBuilder,NSTextStorage,NSLayoutManager,UICellAccessory
    kept CGImage,CGPath,WKNavigation,WKNavigationAction,URLResponse,CATransaction,CGContext,UIImpactFeedbackGenerator,UISceneSession
    kept UISceneConfiguration,UINotificationFeedbackGenerator,UISelectionFeedbackGenerator,NSPredicate,NSItemProvider,UIActivity
    kept UIContextMenuInteraction,UIContextMenuConfiguration,UIPointerInteraction,UILargeContentViewerInteraction,UIFocusAnimationCoordinator,UIEditMenuInteraction,CGMutablePath,UIDynamicAnimator
    kept CLLocationManager,AttributeContainer,URLSessionDataTask,URLSessionTask,Logger,CATransform3D,NSValue,PhotosPickerItem
    kept EmptyAnimatableData,UIApplicationShortcutItem,TextSelection,TabViewCustomization,TransferRepresentation,UNNotificationSound
    kept UIActivityViewController.CompletionWithItemsHandler,UIOpenURLContext,URLSessionConfiguration,UNNotificationCategory
    kept UNNotificationAction,UNTimeIntervalNotificationTrigger,UNCalendarNotificationTrigger
    kept CAAnimation: CAAction
    kept UICalendarView.Decoration *image(),*customView(),*`default`():UICalendarView.Decoration?
    kept UIInterpolatingMotionEffect,UIMotionEffectGroup minimumRelativeValue maximumRelativeValue keyPath:String motionEffects
    kept UISpringTimingParameters,UICubicTimingParameters: UITimingCurveProvider
    kept PreviewTrait *modifier():PreviewTrait
    kept Preview.ViewTraits,NSCoder
      each CGPoint, CGSize, CGRect | static func string(for value: #) -> String { NSStringFrom#(value) }  // As a text.
    kept ProxyRepresentation,CodableRepresentation,DataRepresentation,FileRepresentation: TransferRepresentation
    kept UTType identifier:String
    kept ImageRenderer uiImage:UIImage? scale:Double=1
    kept UNUserNotificationCenter *current():UNUserNotificationCenter requestAuthorization() add() delegate
      kept removeAllPendingNotificationRequests() removePendingNotificationRequests() getNotificationSettings() notificationSettings():UNNotificationSettings
    class UNNotificationContent: NSObject  // What a notification says.
      var userInfo: [AnyHashable: Any] = [:]  // What goes with it.
      kept title,subtitle,body,categoryIdentifier,threadIdentifier,launchImageName:String sound:UNNotificationSound? badge attachments
      kept interruptionLevel relevanceScore:Double filterCriteria,targetContentIdentifier:String?
    class UNMutableNotificationContent: UNNotificationContent  // The same, while it is written.
      init() {}  // An empty one.
    kept UNNotificationSettings authorizationStatus:UNAuthorizationStatus=.notDetermined
    enum UNAuthorizationStatus notDetermined denied authorized provisional ephemeral
    options UNNotificationPresentationOptions badge sound alert list banner
    kept UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning update() cancel() finish() pause() percentComplete:Double wantsInteractiveStart:Bool=true
      kept completionSpeed:Double=1 completionCurve:UIView.AnimationCurve=.easeInOut duration:Double timingCurve
    kept UNNotificationRequest content:UNNotificationContent identifier:String trigger
    kept UNNotification request:UNNotificationRequest date:Date
    kept UNNotificationResponse notification:UNNotification actionIdentifier:String
    kept CABasicAnimation,CASpringAnimation,CAKeyframeAnimation,CAAnimationGroup: CAAnimation
    kept CAReplicatorLayer,CATransformLayer,CAScrollLayer,CATiledLayer: CALayer
    kept CATextLayer: CALayer string:Any? foregroundColor fontSize:Double
    kept CAEmitterLayer: CALayer emitterCells:[CAEmitterCell]? birthRate,lifetime,velocity,scale,spin:Double=1 emitterPosition:CGPoint emitterSize:CGSize
      kept emitterZPosition,emitterDepth:Double seed:Int emitterShape:CAEmitterLayerEmitterShape=.point emitterMode:CAEmitterLayerEmitterMode=.volume
      kept renderMode:CAEmitterLayerRenderMode=.unordered preservesDepth:Bool
    kept CAEmitterCell name:String? contents color:CGColor? emitterCells:[CAEmitterCell]? isEnabled:Bool=true scale,contentsScale:Double=1 contentsRect:CGRect
      kept birthRate,lifetime,lifetimeRange,velocity,velocityRange,xAcceleration,yAcceleration,zAcceleration,emissionLongitude,emissionLatitude,emissionRange:Double
      kept scaleRange,scaleSpeed,spin,spinRange,redRange,greenRange,blueRange,alphaRange,redSpeed,greenSpeed,blueSpeed,alphaSpeed,beginTime,duration,speed:Double
    enum CAEmitterLayerEmitterShape: String point line rectangle cuboid circle sphere
    enum CAEmitterLayerEmitterMode: String points outline surface volume
    enum CAEmitterLayerRenderMode: String unordered oldestFirst oldestLast backToFront additive
    kept NSNull: NSObject
    kept UIListContentView: UIView configuration:UIListContentConfiguration textLayoutGuide,secondaryTextLayoutGuide,imageLayoutGuide:UILayoutGuide?
    kept UIPreviewParameters,UIPreviewTarget,UITargetedPreview,UIToolTipInteraction,UIToolTipConfiguration: NSObject backgroundColor:UIColor? visiblePath,shadowPath:UIBezierPath? parameters target view:UIView defaultToolTip:String? delegate
    kept UINavigationBarAppearance,UITabBarAppearance,UIToolbarAppearance: UIBarAppearance
    kept UILongPressGestureRecognizer,UIPanGestureRecognizer,UIPinchGestureRecognizer,UISwipeGestureRecognizer,UIHoverGestureRecognizer: UIGestureRecognizer
    kept UIRotationGestureRecognizer: UIGestureRecognizer rotation:Double velocity:Double
    kept UIDeferredMenuElement,UICommand,UIKeyCommand: UIMenuElement
    kept UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer
    kept UIInputView,MKAnnotationView,MKMarkerAnnotationView,WKWebView,MKMapView,UICalendarView,UIColorWell,SKView,SCNView: UIView
    kept UIActivityViewController,UIImagePickerController,UIDocumentPickerViewController: UIViewController
    kept UIFontPickerViewController,PHPickerViewController,SFSafariViewController,AVPlayerViewController: UIViewController
    kept UIBlurEffect,UIVibrancyEffect,UIGlassEffect,UIGlassContainerEffect: UIVisualEffect
    class UITabAccessory: NSObject  // What stands beside a tab bar.
      var contentView: UIView
      init(contentView: UIView) { self.contentView = contentView }  // With a view.
    class UIAction: UIMenuElement  // What a control or a menu does.
      var handler: (UIAction) -> Void
      var sender: Any
      kept identifier attributes state:UIMenuElement.State=.off discoverabilityTitle:String?
      init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Any? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void) {
        (self.title, self.subtitle, self.image, self.handler) = (title, subtitle, image, handler)
        (self.identifier, self.attributes, self.state) = (identifier, attributes, state)
      }  // An action.
      func _tap() { handler(self) }
      var presentationSourceItem: Any? { sender }  // What the menu stands on.
    struct NSRange: Hashable  // A part of a text.
      var location, length: Int
      init(_ range: Range<Int>, in text: String) { (location, length) = (range.lowerBound, range.count) }  // A part of a text, in its numbers.
      var lowerBound: Int { location }  // Its first.
      var upperBound: Int { location + length }  // One behind its last.
    struct CLLocationCoordinate2D  // A place on earth.
      var latitude, longitude: Double
    struct MKCoordinateSpan  // The size of a part of the earth.
      var latitudeDelta, longitudeDelta: Double
    struct MKCoordinateRegion  // A part of the earth.
      var center: CLLocationCoordinate2D
      var span: MKCoordinateSpan
      init(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double) {
        self.center = center
        span = MKCoordinateSpan(latitudeDelta: latitudinalMeters / 111320, longitudeDelta: longitudinalMeters / 111320 / cos(center.latitude * Double.pi / 180))
      }  // So large around a place.
    kept UIPickerView: UIView selectedRow():Int selectRow()
    kept UICollectionViewListCell: UICollectionViewCell indentationLevel:Int
    kept UIColorPickerViewController: UIViewController selectedColor:UIColor supportsAlpha:Bool
    """)
}

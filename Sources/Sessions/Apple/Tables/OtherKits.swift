extension AppleTypes {
  /// What stands beside traits in the code of apps: haptics, pickers, web and map views, layouts of collections.
  ///
  /// It is kept, without effect.
  static let otherKits = kits + passedOn + kitViews + kitControllers

  private static let kits: [AppleType] = [
    .kept("UINotificationFeedbackGenerator", nil, "notificationOccurred() prepare()"),
    .names("UINotificationFeedbackGenerator.FeedbackType", "success warning error"),
    .kept("UISelectionFeedbackGenerator", nil, "selectionChanged() prepare()"),
    .kept(
      "NSDiffableDataSourceSnapshot", nil, "appendSections() appendItems() reloadItems() reconfigureItems()"),
    .kept("UITableViewDiffableDataSource", nil, "apply() snapshot() itemIdentifier() defaultRowAnimation"),
    .kept("UICollectionViewDiffableDataSource", nil, "apply() snapshot() itemIdentifier()"),
    .kept(
      "NSCollectionLayoutSection", nil,
      "interGroupSpacing:Double contentInsets orthogonalScrollingBehavior boundarySupplementaryItems *list():NSCollectionLayoutSection"
    ),
    .kept("NSCollectionLayoutItem", nil, "contentInsets edgeSpacing"),
    .kept(
      "NSCollectionLayoutGroup", "NSCollectionLayoutItem",
      "*horizontal():NSCollectionLayoutGroup *vertical():NSCollectionLayoutGroup interItemSpacing"),
    .kept("NSCollectionLayoutSize"),
    .kept(
      "NSCollectionLayoutDimension", nil,
      "*fractionalWidth():NSCollectionLayoutDimension *fractionalHeight():NSCollectionLayoutDimension *absolute():NSCollectionLayoutDimension *estimated():NSCollectionLayoutDimension"
    ),
    .kept("UIContextMenuInteraction", nil, "dismissMenu() updateVisibleMenu()"),
    .kept("UIContextMenuConfiguration", nil, "identifier"), .kept("UICommand"), .kept("UIKeyCommand"),
    .kept("UIRotationGestureRecognizer", "UIGestureRecognizer", "rotation:Double velocity:Double"),
    .kept("UIScreenEdgePanGestureRecognizer", "UIPanGestureRecognizer", "edges"),
    .kept("UIDropInteraction"), .kept("UIDragInteraction", nil, "isEnabled:Bool"),
    .kept("UIPointerInteraction", nil, "invalidate()"),
    .kept("UIEditMenuInteraction", nil, "presentEditMenu() dismissMenu()"),
    .kept("AVPlayer", nil, "play() pause() seek() volume:Double isMuted:Bool"),
    .kept("WKWebViewConfiguration", nil, "preferences userContentController allowsInlineMediaPlayback:Bool"),
    .kept(
      "CATextLayer", "CALayer",
      "string fontSize:Double foregroundColor alignmentMode truncationMode isWrapped:Bool font contentsScale:Double"
    ),
    .kept("CAEmitterLayer", "CALayer", "emitterCells birthRate:Double"),
    .kept("CAKeyframeAnimation", "CABasicAnimation", "values keyTimes path"),
    .kept("CAAnimationGroup", "CABasicAnimation", "animations"),
    .kept("CADisplayLink", nil, "add() invalidate() isPaused:Bool"),
    .kept("CGMutablePath", nil, "move() addLine() addArc() addRect() addEllipse() closeSubpath()"),
    .kept("UIPasteboard", nil, "*general:UIPasteboard string:String? image:UIImage?"),
    .kept("NSShadow", nil, "shadowColor shadowOffset shadowBlurRadius:Double"),
    .kept("NSTextAttachment", nil, "image:UIImage? bounds"),
    .kept("UISpringTimingParameters"),
    .kept("UIFocusGuide", nil, "preferredFocusEnvironments isEnabled:Bool"),
    .kept("UIDynamicAnimator", nil, "addBehavior() removeAllBehaviors()"),
    AppleType(
      "CLLocationCoordinate2D", .structure, "A place on earth.",
      fields: [("latitude", .double, .double(0)), ("longitude", .double, .double(0))]),
    .kept(
      "CLLocationManager", nil,
      "delegate requestWhenInUseAuthorization() startUpdatingLocation() stopUpdatingLocation()"),
    .kept(
      "UIContentUnavailableConfiguration", nil,
      "*empty():UIContentUnavailableConfiguration *search():UIContentUnavailableConfiguration *loading():UIContentUnavailableConfiguration text:String? secondaryText:String? image:UIImage?"
    ),
  ]

  /// What is only handed on: each name, and what is read of it.
  private static let passedOn: [AppleType] =
    """
    UIViewControllerContextTransitioning containerView:UIView view():UIView? viewController():UIViewController? completeTransition() transitionWasCancelled:Bool finalFrame():CGRect initialFrame():CGRect
    UICollectionViewLayoutAttributes frame:CGRect size:CGSize center:CGPoint alpha:Double transform zIndex:Int indexPath isHidden:Bool copy()
    UICollectionView.CellRegistration
    UICollectionView.SupplementaryRegistration
    NSCollectionLayoutEnvironment traitCollection:UITraitCollection container
    NSCollectionLayoutBoundarySupplementaryItem pinToVisibleBounds:Bool zIndex:Int
    NSCollectionLayoutSpacing *fixed():NSCollectionLayoutSpacing *flexible():NSCollectionLayoutSpacing
    UIViewConfigurationState traitCollection:UITraitCollection isSelected:Bool isHighlighted:Bool isDisabled:Bool
    UIGraphicsImageRendererFormat scale:Double opaque:Bool preferredRange
    UIGraphicsImageRendererContext cgContext:CGContext fill()
    AttributeContainer font foregroundColor backgroundColor kern
    UIAccessibilityElement accessibilityLabel:String? accessibilityValue:String? accessibilityTraits accessibilityFrameInContainerSpace
    UIAccessibilityCustomAction name:String
    NSUserActivity activityType:String title:String? userInfo webpageURL
    UITab title:String image:UIImage? identifier:String badgeValue:String?
    UITabGroup title:String children
    CAMediaTimingFunction
    UIImage.Configuration
    UIDynamicBehavior
    UIOffset
    CATransform3D
    UIHoverStyle
    UIShape
    UIConfigurationTextAttributesTransformer
    UIConfigurationColorTransformer
    UIMenuElement
    UIDeferredMenuElement
    UIMenuBuilder
    UITextRange
    UITextPosition
    NSTextStorage
    NSLayoutManager
    UICellAccessory
    CGImage
    CGPath
    CGGradient
    CGColorSpace
    NSValue
    UILargeContentViewerInteraction
    UICornerConfiguration
    UIScrollEdgeEffect
    WKNavigation
    WKNavigationAction
    """.split(separator: "\n").map { line in
      let words = line.split(separator: " ", maxSplits: 1)
      return .kept(String(words[0]), nil, words.count > 1 ? String(words[1]) : "")
    } + [.kept("UIHoverGestureRecognizer", "UIGestureRecognizer")]

  private static let kitViews: [AppleType] =
    [
      (
        "WKWebView", "frame: CGRect, configuration: Any",
        "load() loadHTMLString() reload() goBack() navigationDelegate uiDelegate scrollView:UIScrollView isOpaque:Bool"
      ),
      (
        "MKMapView", "",
        "delegate setRegion() addAnnotation() removeAnnotations() showsUserLocation:Bool mapType"
      ),
      ("UIPickerView", "", "delegate dataSource reloadAllComponents() selectRow() selectedRow():Int"),
      ("UICalendarView", "", "delegate calendar availableDateRange selectionBehavior"),
      ("UIColorWell", "", "selectedColor:UIColor? title:String? supportsAlpha:Bool"),
      ("SKView", "", "presentScene() showsFPS:Bool ignoresSiblingOrder:Bool"),
      ("SCNView", "", "scene allowsCameraControl:Bool autoenablesDefaultLighting:Bool"),
    ].map { another($0.0, "UIView", $0.1, $0.2) }
    + [another("UICollectionViewListCell", "UICollectionViewCell", "", "accessories indentationLevel:Int")]

  private static let kitControllers: [AppleType] = [
    (
      "UIActivityViewController", "activityItems: [Any], applicationActivities: Any?",
      "excludedActivityTypes completionWithItemsHandler"
    ),
    ("UIImagePickerController", "", "delegate sourceType allowsEditing:Bool mediaTypes"),
    (
      "UIDocumentPickerViewController", "forOpeningContentTypes types: [Any]",
      "delegate allowsMultipleSelection:Bool"
    ),
    ("UIFontPickerViewController", "", "delegate selectedFontDescriptor"),
    ("UIColorPickerViewController", "", "delegate selectedColor:UIColor supportsAlpha:Bool"),
    ("PHPickerViewController", "configuration: Any", "delegate"),
    (
      "SFSafariViewController", "url: Any",
      "delegate preferredControlTintColor:UIColor? preferredBarTintColor:UIColor?"
    ),
    ("AVPlayerViewController", "", "player:AVPlayer? showsPlaybackControls:Bool"),
  ].map { another($0.0, "UIViewController", $0.1, $0.2) }

  private static func another(_ name: String, _ parent: String, _ arguments: String, _ rows: String)
    -> AppleType
  {
    let start = arguments.isEmpty ? [] : [AppleRow("init(\(arguments))", "Makes it.", initial: .void)]
    return AppleType(
      name, .class, parent, "Of another kit, without content here.", start + AppleRow.kept(rows))
  }
}

extension AppleTypes {
  /// Types that only decorate, protocols of delegates, and choices.
  static let decorating = keptTypes + choices + protocols

  private static let keptTypes: [AppleType] = [
    .kept(
      "UIFontDescriptor", nil,
      "withSymbolicTraits():UIFontDescriptor? withDesign():UIFontDescriptor? addingAttributes():UIFontDescriptor *preferredFontDescriptor():UIFontDescriptor"
    ),
    .kept("NSAttributedString", nil, "string:String length:Int attributes()"),
    .kept(
      "NSMutableAttributedString", "NSAttributedString",
      "append() addAttribute() addAttributes() setAttributes()"),
    .kept("NSMutableParagraphStyle", nil, "alignment lineSpacing:Double lineBreakMode"),
    .kept(
      "UIBezierPath", nil,
      "fill() stroke() move() addLine() close() addArc() cgPath lineWidth:Double addClip() append()"),
    .kept("UIGraphicsImageRenderer", nil, "image():UIImage pngData()"),
    .kept("CABasicAnimation", nil, "fromValue toValue duration:Double repeatCount:Double"),
    .kept("CATransaction", nil, "*begin() *commit() *setDisableActions() *setAnimationDuration()"),
    .kept(
      "CGContext", nil,
      "setFillColor() setStrokeColor() fill() stroke() addPath() fillPath() strokePath() saveGState() restoreGState() setLineWidth() fillEllipse() strokeEllipse() move() addLine()"
    ),
    .kept("UIVisualEffect"), .kept("UIBlurEffect", "UIVisualEffect"),
    .kept("UIVibrancyEffect", "UIVisualEffect"),
    .kept("UIGlassEffect", "UIVisualEffect", "isInteractive:Bool tintColor:UIColor?"),
    .kept("UIGlassContainerEffect", "UIVisualEffect", "spacing:Double"),
    .kept("UIButton.Configuration", nil, buttonConfiguration),
    .kept(
      "UIBackgroundConfiguration", nil,
      "*clear():UIBackgroundConfiguration *listCell():UIBackgroundConfiguration *listPlainCell():UIBackgroundConfiguration *listGroupedCell():UIBackgroundConfiguration *listSidebarCell():UIBackgroundConfiguration updated():UIBackgroundConfiguration backgroundColor:UIColor? cornerRadius:Double strokeColor:UIColor? strokeWidth:Double"
    ),
    .kept(
      "UIListContentConfiguration", nil,
      "*cell():UIListContentConfiguration *subtitleCell():UIListContentConfiguration text:String? secondaryText:String? image:UIImage? textProperties:UIListContentConfiguration.TextProperties secondaryTextProperties:UIListContentConfiguration.TextProperties imageProperties:UIListContentConfiguration.ImageProperties updated():UIListContentConfiguration"
    ),
    .kept("UIListContentConfiguration.TextProperties", nil, "color:UIColor? font:UIFont numberOfLines:Int"),
    .kept("UIListContentConfiguration.ImageProperties", nil, "tintColor:UIColor? maximumSize:CGSize"),
    .kept("UIImage.SymbolConfiguration", nil, "applying():UIImage.SymbolConfiguration"),
    .kept(
      "UINavigationItem", nil,
      "title:String? titleView:UIView? prompt:String? leftBarButtonItem rightBarButtonItem leftBarButtonItems rightBarButtonItems backBarButtonItem largeTitleDisplayMode hidesBackButton:Bool searchController hidesSearchBarWhenScrolling:Bool backButtonTitle:String? backButtonDisplayMode standardAppearance scrollEdgeAppearance"
    ),
    .kept(
      "UIBarItem", nil,
      "title:String? image:UIImage? isEnabled:Bool tag:Int setTitleTextAttributes() titleTextAttributes()"),
    .kept(
      "UIBarButtonItem", "UIBarItem",
      "title:String? image:UIImage? isEnabled:Bool tintColor:UIColor? menu target action customView:UIView? *flexibleSpace():UIBarButtonItem *fixedSpace():UIBarButtonItem"
    ),
    .kept(
      "UITabBarItem", "UIBarItem",
      "title:String? image:UIImage? selectedImage:UIImage? badgeValue:String? tag:Int"),
    .kept(
      "UIBarAppearance", nil,
      "configureWithOpaqueBackground() configureWithDefaultBackground() configureWithTransparentBackground() backgroundColor:UIColor? shadowColor:UIColor? backgroundEffect titleTextAttributes:[NSAttributedString.Key:Any]? largeTitleTextAttributes:[NSAttributedString.Key:Any]? buttonAppearance:UIBarItemAppearance shadowImage:UIImage? stackedLayoutAppearance:UITabBarItemAppearance"
    ),
    .kept("UINavigationBarAppearance", "UIBarAppearance"), .kept("UITabBarAppearance", "UIBarAppearance"),
    .kept("UIToolbarAppearance", "UIBarAppearance"),
    .kept("UIBarButtonItemAppearance", nil, barItemStates),
    .kept("UITabBarItemAppearance", nil, barItemStates),
    .kept("UIBarItemAppearance", nil, barItemStates),
    .kept(
      "UIBarItemStateAppearance", nil,
      "titleTextAttributes:[NSAttributedString.Key:Any]? iconColor:UIColor? badgeBackgroundColor:UIColor? titlePositionAdjustment backgroundImage:UIImage?"
    ),
    AppleType(
      "UIAction", .structure, "What a control or a menu does.",
      fields: [("title", .string, .string("")), ("handler", .any, .nothing), ("sender", .any, .nothing)],
      [
        AppleRow(
          "init(title: String = \"\", subtitle: String? = nil, image: UIImage? = nil, identifier: Any = 0, discoverabilityTitle: String? = nil, attributes: Any = 0, state: Any = 0, handler: @escaping (UIAction) -> Void)",
          "An action."
        ) { _, _, given, _ throws(Problem) in
          .structure(.init("UIAction", [given[0] == .nothing ? .string("") : given[0], given[7], .nothing]))
        },
        .constant("var presentationSourceItem: Any? { get }", "What the menu stands on.", .nothing),
      ]),
    .kept("UINib", nil, "instantiate():[Any]"),
    .kept(
      "NSTextContainer", nil, "lineFragmentPadding:Double maximumNumberOfLines:Int lineBreakMode size:CGSize"),
    AppleType(
      "NSRange", .structure, conforms: ["Hashable"], "A part of a text.",
      fields: [("location", .int, .int(0)), ("length", .int, .int(0))]),
    .kept("UIAlertAction", nil, "title:String? isEnabled:Bool"),
    .kept("UIMenu", nil, "children"),
    .kept(
      "UITapGestureRecognizer", nil, "numberOfTapsRequired:Int delegate isEnabled:Bool state view:UIView?"),
    .kept("UIGestureRecognizer", nil, "delegate isEnabled:Bool state view:UIView?"),
    .kept("UILongPressGestureRecognizer", "UIGestureRecognizer"),
    .kept("UIPanGestureRecognizer", "UIGestureRecognizer"),
    .kept("UIPinchGestureRecognizer", "UIGestureRecognizer"),
    .kept("UISwipeGestureRecognizer", "UIGestureRecognizer"),
    .kept("UICollectionViewLayout", nil, "invalidateLayout()"),
    .kept(
      "UICollectionViewFlowLayout", "UICollectionViewLayout",
      "itemSize:CGSize minimumLineSpacing:Double minimumInteritemSpacing:Double scrollDirection sectionInset:UIEdgeInsets estimatedItemSize:CGSize"
    ),
    .kept(
      "UICollectionViewCompositionalLayout", "UICollectionViewLayout",
      "*list():UICollectionViewCompositionalLayout"),
    .kept(
      "UICollectionLayoutListConfiguration", nil, "backgroundColor:UIColor? showsSeparators:Bool headerMode"),
    .kept(
      "UISearchController", nil,
      "searchBar:UISearchBar obscuresBackgroundDuringPresentation:Bool searchResultsUpdater"),
    .kept(
      "UIStoryboardSegue", nil, "destination:UIViewController source:UIViewController identifier:String?"),
    .kept("UIImpactFeedbackGenerator", nil, "impactOccurred() prepare()"),
    .kept("UISceneSession", nil, "role configuration"), .kept("UIScene.ConnectionOptions"),
    .kept("UISceneConfiguration", nil, "delegateClass storyboard"),
    .kept("UIApplication.LaunchOptionsKey"), .kept("UIEvent"), .kept("UITouch"), .kept("UIPress"),
    .kept("UIStoryboard", nil, "instantiateViewController() instantiateInitialViewController()"),
    .kept(
      "UICellConfigurationState", nil, "isSelected:Bool isHighlighted:Bool traitCollection:UITraitCollection"),
    .kept("UIViewControllerTransitionCoordinator", nil, "animate()"),
    .kept("NSCache"), .kept("Locale", nil, "*current:Locale identifier:String currency:Locale.Currency?"),
    .kept("Locale.Currency", nil, "identifier:String"),
    .kept("NSString"), .kept("NSError", nil, "code:Int domain:String userInfo"),
    .names(
      "NSAttributedString.Key",
      "font foregroundColor backgroundColor kern paragraphStyle strokeColor strokeWidth shadow underlineStyle underlineColor strikethroughStyle strikethroughColor link attachment baselineOffset tracking ligature"
    ),
    .kept(
      "UICellConfigurationState", nil,
      "isSelected:Bool isHighlighted:Bool isDisabled:Bool traitCollection:UITraitCollection"),
  ]

  private static let barItemStates =
    "normal:UIBarItemStateAppearance selected:UIBarItemStateAppearance disabled:UIBarItemStateAppearance highlighted:UIBarItemStateAppearance focused:UIBarItemStateAppearance configureWithDefault()"

  private static let buttonConfiguration = """
    *filled():UIButton.Configuration *plain():UIButton.Configuration *tinted():UIButton.Configuration \
    *gray():UIButton.Configuration *bordered():UIButton.Configuration *borderedProminent():UIButton.Configuration \
    *borderless():UIButton.Configuration *borderedTinted():UIButton.Configuration *glass():UIButton.Configuration \
    title:String? subtitle:String? image:UIImage? baseBackgroundColor:UIColor? baseForegroundColor:UIColor? cornerStyle \
    buttonSize contentInsets:NSDirectionalEdgeInsets imagePlacement imagePadding:Double titlePadding:Double \
    background:UIBackgroundConfiguration titleTextAttributesTransformer attributedTitle showsActivityIndicator:Bool \
    preferredSymbolConfigurationForImage titleAlignment macIdiomStyle
    """

  private static let choices: [AppleType] =
    [
      .names(
        "UIModalPresentationStyle",
        "fullScreen pageSheet formSheet currentContext custom overFullScreen overCurrentContext popover none automatic"
      ),
      .names(
        "UIImagePickerController.InfoKey", "originalImage editedImage mediaURL imageURL mediaType cropRect"),
      .names("UIImagePickerController.SourceType", "photoLibrary camera savedPhotosAlbum"),
      .names("UIModalTransitionStyle", "coverVertical flipHorizontal crossDissolve partialCurl"),
      .names("NSLayoutConstraint.Axis", "horizontal vertical"),
      .names(
        "UIView.ContentMode", "scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right"
      ),
      .names("UIStackView.Distribution", "fill fillEqually fillProportionally equalSpacing equalCentering"),
      .names("UIStackView.Alignment", "fill leading top firstBaseline center trailing bottom lastBaseline"),
      .names("UISemanticContentAttribute", "unspecified playback spatial forceLeftToRight forceRightToLeft"),
      .names("UIControl.State", "normal highlighted disabled selected focused"),
      .names(
        "UIControl.Event",
        "touchDown touchUpInside touchUpOutside valueChanged editingChanged editingDidBegin editingDidEnd primaryActionTriggered allEvents"
      ),
      .names("UIButton.ButtonType", "custom system detailDisclosure infoLight infoDark contactAdd close"),
      .names("UITableViewCell.CellStyle", "default value1 value2 subtitle"),
      .names("UITableView.Style", "plain grouped insetGrouped"),
      .names(
        "UIBlurEffect.Style",
        "extraLight light dark regular prominent systemMaterial systemThinMaterial systemUltraThinMaterial systemThickMaterial systemChromeMaterial"
      ),
      .names(
        "UIFont.TextStyle",
        "largeTitle title1 title2 title3 headline subheadline body callout footnote caption1 caption2 extraLargeTitle"
      ),
      .names("UIFont.Weight", "ultraLight thin light regular medium semibold bold heavy black"),
      .names("NSTextAlignment", "left center right justified natural"),
      .names(
        "NSLineBreakMode",
        "byWordWrapping byCharWrapping byClipping byTruncatingHead byTruncatingTail byTruncatingMiddle"),
      .names("UIStatusBarStyle", "default lightContent darkContent"),
      .names("UIInterfaceOrientation", "unknown portrait portraitUpsideDown landscapeLeft landscapeRight"),
      .names(
        "UIInterfaceOrientationMask",
        "portrait landscapeLeft landscapeRight portraitUpsideDown landscape all allButUpsideDown"),
      .names("UIAlertController.Style", "actionSheet alert"),
      .names("UIAlertAction.Style", "default cancel destructive"),
      .names("UISplitViewController.Style", "unspecified doubleColumn tripleColumn"),
      .names("UISplitViewController.Column", "primary supplementary secondary compact inspector"),
      .names("UIImage.RenderingMode", "automatic alwaysOriginal alwaysTemplate"),
      .names(
        "UIView.AnimationOptions",
        "curveEaseInOut curveEaseIn curveEaseOut curveLinear transitionCrossDissolve allowUserInteraction beginFromCurrentState layoutSubviews repeat autoreverse"
      ),
      .names(
        "CACornerMask", "layerMinXMinYCorner layerMaxXMinYCorner layerMinXMaxYCorner layerMaxXMaxYCorner"),
      .names("UIWindow.Level", "normal alert statusBar"),
      .names("UIRectEdge", "top left bottom right all"),
    ]
      + """
      UIRectCorner topLeft topRight bottomLeft bottomRight allCorners
      UISplitViewController.DisplayMode automatic secondaryOnly oneBesideSecondary oneOverSecondary twoBesideSecondary twoOverSecondary twoDisplaceSecondary
      UISplitViewController.SplitBehavior automatic tile overlay displace
      CATextLayerAlignmentMode natural left right center justified
      CAShapeLayerLineCap butt round square
      CAShapeLayerLineJoin miter round bevel
      CAGradientLayerType axial radial conic
      CAMediaTimingFunctionName linear easeIn easeOut easeInEaseOut default
      UITextField.BorderStyle none line bezel roundedRect
      UIKeyboardType default asciiCapable numbersAndPunctuation URL numberPad phonePad emailAddress decimalPad webSearch
      UIReturnKeyType default go join next search send done continue
      UIScrollView.KeyboardDismissMode none onDrag interactive
      UITableViewCell.SelectionStyle none blue gray default
      UITableViewCell.AccessoryType none disclosureIndicator detailDisclosureButton checkmark detailButton
      UITableViewCell.SeparatorStyle none singleLine
      UIBarButtonItem.SystemItem done cancel edit save add flexibleSpace fixedSpace compose reply action search refresh stop trash undo redo close
      UIBarButtonItem.Style plain done prominent
      UICollectionView.ScrollDirection vertical horizontal
      UIActivityIndicatorView.Style medium large
      UIImage.SymbolWeight unspecified ultraLight thin light regular medium semibold bold heavy black
      UIImage.SymbolScale default unspecified small medium large
      UIImage.Orientation up down left right upMirrored downMirrored leftMirrored rightMirrored
      UIGestureRecognizer.State possible began changed ended cancelled failed
      UIBarPosition any bottom top topAttached
      UIBarMetrics default compact defaultPrompt compactPrompt
      UIFontDescriptor.SymbolicTraits traitBold traitItalic traitExpanded traitCondensed traitMonoSpace
      UIAccessibilityTraits none button link header searchField image selected staticText adjustable notEnabled updatesFrequently
      UIAccessibility.Notification screenChanged layoutChanged announcement pageScrolled
      UIButton.Configuration.CornerStyle fixed dynamic small medium large capsule
      UIButton.Configuration.Size mini small medium large
      UIButton.Configuration.TitleAlignment automatic leading center trailing
      NSDirectionalRectEdge top leading bottom trailing all
      UIPopoverArrowDirection up down left right any unknown
      UITabBarController.Mode automatic tabBar tabSidebar
      UINavigationItem.LargeTitleDisplayMode automatic always never inline
      UINavigationItem.BackButtonDisplayMode default generic minimal
      UICollectionLayoutSectionOrthogonalScrollingBehavior none continuous continuousGroupLeadingBoundary paging groupPaging groupPagingCentered
      UIStatusBarAnimation none fade slide
      UIGlassEffect.Style regular clear
      UINavigationController.Operation none push pop
      WKNavigationActionPolicy cancel allow
      """.split(separator: "\n").map { line in
      let words = line.split(separator: " ", maxSplits: 1)
      return .names(String(words[0]), String(words[1]))
    }

  private static let protocols: [AppleType] =
    """
    UIWindowSceneDelegate UISceneDelegate UIApplicationDelegate UITableViewDataSource UITableViewDelegate \
    UICollectionViewDataSource UICollectionViewDelegate UICollectionViewDelegateFlowLayout UITextFieldDelegate \
    UITextViewDelegate UIScrollViewDelegate UINavigationControllerDelegate UITabBarControllerDelegate \
    UISplitViewControllerDelegate UIGestureRecognizerDelegate UIAdaptivePresentationControllerDelegate \
    UIPopoverPresentationControllerDelegate UISheetPresentationControllerDelegate UISearchResultsUpdating \
    UIViewControllerTransitioningDelegate UIContentConfiguration UIContentView UIPickerViewDelegate \
    UIPickerViewDataSource UIContextMenuInteractionDelegate UIToolTipInteractionDelegate \
    UITableViewDataSourcePrefetching UICollectionViewDataSourcePrefetching UIViewControllerAnimatedTransitioning \
    UIDragInteractionDelegate UIPointerInteractionDelegate UIEditMenuInteractionDelegate UITextInputTraits \
    UICollectionViewDragDelegate UICollectionViewDropDelegate UITableViewDragDelegate UITableViewDropDelegate \
    UIBarPositioningDelegate UIToolbarDelegate UINavigationBarDelegate UITabBarDelegate NSCopying NSCoding \
    NSSecureCoding UILargeContentViewerInteractionDelegate CALayerDelegate CAAnimationDelegate
    """.split { $0 == " " || $0 == "\n" }.map { AppleType(String($0), .protocol, "What a delegate can do.") }
}

extension AppleTypes {
  /// Choices, and what delegates are told.
  static let choices = TypeInfo.read(
    """
    enum UITableViewCell.EditingStyle none delete insert
    enum UIMenuElement.State off on mixed
    options UIMenuElement.Attributes disabled destructive hidden keepsMenuPresented=8
    enum NSAttributedString.Key obliqueness expansion textEffect writingDirection font foregroundColor backgroundColor kern paragraphStyle strokeColor
      case strokeWidth shadow underlineStyle underlineColor strikethroughStyle strikethroughColor link
      case attachment baselineOffset tracking ligature
    enum UIModalPresentationStyle fullScreen pageSheet formSheet currentContext custom overFullScreen
      case overCurrentContext popover none automatic
    enum UIImagePickerController.InfoKey originalImage editedImage mediaURL imageURL mediaType cropRect
    enum UIImagePickerController.SourceType photoLibrary camera savedPhotosAlbum
    enum UIModalTransitionStyle coverVertical flipHorizontal crossDissolve partialCurl
    options NSLayoutConstraint.FormatOptions alignAllLeft=2 alignAllRight alignAllTop alignAllBottom alignAllLeading alignAllTrailing alignAllCenterX=512 alignAllCenterY alignAllLastBaseline
    enum NSLayoutConstraint.Axis horizontal vertical
    enum UIView.ContentMode scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right
    enum UIStackView.Distribution fill fillEqually fillProportionally equalSpacing equalCentering
    enum UIStackView.Alignment fill leading top firstBaseline center trailing bottom lastBaseline
    enum UISemanticContentAttribute unspecified playback spatial forceLeftToRight forceRightToLeft
    options UIControl.State normal=0 highlighted disabled selected focused
    options UIControl.Event touchDown touchDownRepeat touchDragInside touchDragOutside touchDragEnter touchDragExit touchUpInside touchUpOutside touchCancel valueChanged=4096 primaryActionTriggered menuActionTriggered editingDidBegin=65536 editingChanged editingDidEnd editingDidEndOnExit allTouchEvents=4095 allEditingEvents=983040 allEvents=-1
    enum UIButton.ButtonType custom system detailDisclosure infoLight infoDark contactAdd close
      static var roundedRect: UIButton.ButtonType { .system }  // The older name of a system button.
    enum UITableViewCell.CellStyle default value1 value2 subtitle
    enum UITableView.RowAnimation fade right left top bottom none middle automatic
    enum UITableView.Style plain grouped insetGrouped
    enum UIBlurEffect.Style extraLight light dark regular prominent systemMaterial systemThinMaterial
      case systemUltraThinMaterial systemThickMaterial systemChromeMaterial systemUltraThinMaterialLight
      case systemThinMaterialLight systemMaterialLight systemThickMaterialLight systemChromeMaterialLight
      case systemUltraThinMaterialDark systemThinMaterialDark systemMaterialDark systemThickMaterialDark
      case systemChromeMaterialDark
    enum UIBarStyle default black
    enum UIFont.TextStyle largeTitle title1 title2 title3 headline subheadline body callout footnote
      case caption1 caption2 extraLargeTitle
    enum UIFont.Weight ultraLight thin light regular medium semibold bold heavy black
    enum NSTextAlignment left center right justified natural
    enum NSLineBreakMode byWordWrapping byCharWrapping byClipping byTruncatingHead byTruncatingTail
      case byTruncatingMiddle
    enum UIStatusBarStyle default lightContent darkContent
    enum UIDeviceOrientation unknown portrait portraitUpsideDown landscapeLeft landscapeRight faceUp faceDown
      var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }  // Whether it stands upright.
      var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }  // Whether it lies on its side.
      var isFlat: Bool { self == .faceUp || self == .faceDown }  // Whether it lies flat.
    enum UIPageControl.BackgroundStyle automatic prominent minimal
    enum UIScrollView.DecelerationRate normal fast
    enum UITextItemInteraction invokeDefaultAction presentActions preview
    enum UIInterfaceOrientation unknown portrait portraitUpsideDown landscapeLeft landscapeRight
    options UIInterfaceOrientationMask portrait=2 portraitUpsideDown landscapeRight landscapeLeft landscape=24 allButUpsideDown=26 all=30
    enum UIAlertController.Style actionSheet alert
    enum UIAlertAction.Style default cancel destructive
    enum UISplitViewController.Style unspecified doubleColumn tripleColumn
    enum UISplitViewController.Column primary supplementary secondary compact inspector
    enum UIImage.RenderingMode automatic alwaysOriginal alwaysTemplate
    options UIView.AnimationOptions layoutSubviews allowUserInteraction beginFromCurrentState repeat autoreverse overrideInheritedDuration overrideInheritedCurve allowAnimatedContent showHideTransitionViews curveEaseInOut=0 curveEaseIn=65536 curveEaseOut curveLinear=196608 transitionFlipFromLeft=1048576 transitionFlipFromRight=2097152 transitionCurlUp=3145728 transitionCurlDown=4194304 transitionCrossDissolve=5242880 transitionFlipFromTop=6291456 transitionFlipFromBottom=7340032
    options CACornerMask layerMinXMinYCorner layerMaxXMinYCorner layerMinXMaxYCorner layerMaxXMaxYCorner
    struct UIWindow.Level: Comparable, Hashable
      var rawValue: Double
      each normal/0/Where an app's windows are, statusBar/1000/Above the status bar, alert/2000/Above everything | static var #: UIWindow.Level { UIWindow.Level(rawValue: #1) }  // #2.
      static func <(a: UIWindow.Level, b: UIWindow.Level) -> Bool { a.rawValue < b.rawValue }
      static func +(level: UIWindow.Level, more: Double) -> UIWindow.Level { UIWindow.Level(rawValue: level.rawValue + more) }  // So much further in front.
    options UIView.AutoresizingMask flexibleLeftMargin flexibleWidth flexibleRightMargin flexibleTopMargin flexibleHeight flexibleBottomMargin
    options UIRectEdge top left bottom right all=15
    options UIRectCorner topLeft topRight bottomLeft bottomRight allCorners=-1
    enum UISplitViewController.DisplayMode automatic secondaryOnly oneBesideSecondary oneOverSecondary
      case twoBesideSecondary twoOverSecondary twoDisplaceSecondary
    enum UISplitViewController.SplitBehavior automatic tile overlay displace
    enum CATextLayerAlignmentMode natural left right center justified
    enum CAShapeLayerLineCap butt round square
    enum CAShapeLayerLineJoin miter round bevel
    enum CAGradientLayerType axial radial conic
    enum CAMediaTimingFunctionName linear easeIn easeOut easeInEaseOut default
    enum UITextField.ViewMode never whileEditing unlessEditing always
    enum UIView.AnimationCurve easeInOut easeIn easeOut linear
    enum UIControl.ContentHorizontalAlignment center left right fill leading trailing
    enum UIControl.ContentVerticalAlignment center top bottom fill
    enum UITextField.BorderStyle none line bezel roundedRect
    enum UIKeyboardType default asciiCapable numbersAndPunctuation URL numberPad phonePad emailAddress
      case decimalPad webSearch
    enum UIKeyboardAppearance default dark light
    enum UIReturnKeyType default go join next search send done continue
    enum UIScrollView.KeyboardDismissMode none onDrag interactive
    enum UITableViewCell.SelectionStyle none blue gray default
    enum UITableViewCell.AccessoryType none disclosureIndicator detailDisclosureButton checkmark detailButton
    enum UITableViewCell.SeparatorStyle none singleLine
    enum UITabBarItem.SystemItem more favorites featured topRated recents contacts history bookmarks search downloads mostRecent mostViewed
    enum UIBarButtonItem.SystemItem done cancel edit save add flexibleSpace fixedSpace compose reply
      case action organize bookmarks search refresh stop camera trash play pause rewind fastForward undo redo pageCurl close
    enum UIBarButtonItem.Style plain done prominent
    enum UICollectionView.ScrollDirection vertical horizontal
    enum UIActivityIndicatorView.Style medium large
    enum UIImage.SymbolWeight unspecified ultraLight thin light regular medium semibold bold heavy black
    enum UIImage.SymbolScale default unspecified small medium large
    enum UIImage.Orientation up down left right upMirrored downMirrored leftMirrored rightMirrored
    enum UIGestureRecognizer.State possible began changed ended cancelled failed
    enum UIBarPosition any bottom top topAttached
    enum UIBarMetrics default compact defaultPrompt compactPrompt
    enum UIFontDescriptor.AttributeName family name face size traits featureSettings textStyle
    enum UIFontDescriptor.TraitKey symbolic weight width slant
    options UIFontDescriptor.SymbolicTraits traitItalic traitBold traitExpanded=32 traitCondensed traitMonoSpace=1024
    options UIAccessibilityTraits none=0 button link header searchField image selected staticText adjustable notEnabled updatesFrequently
    enum UIAccessibility.Notification screenChanged layoutChanged announcement pageScrolled
    enum UIButton.Configuration.CornerStyle fixed dynamic small medium large capsule
    enum UIButton.Configuration.Size mini small medium large
    enum UIButton.Configuration.TitleAlignment automatic leading center trailing
    options NSDirectionalRectEdge top leading bottom trailing all=15
    options UIPopoverArrowDirection up down left right any=15 unknown=-1
    enum UITabBarController.Mode automatic tabBar tabSidebar
    enum UINavigationItem.LargeTitleDisplayMode automatic always never inline
    enum UINavigationItem.BackButtonDisplayMode default generic minimal
    enum UICollectionLayoutSectionOrthogonalScrollingBehavior none continuous
      case continuousGroupLeadingBoundary paging groupPaging groupPagingCentered
    enum UIStatusBarAnimation none fade slide
    enum UIView.TintAdjustmentMode automatic normal dimmed
    enum UIScrollView.ContentInsetAdjustmentBehavior automatic scrollableAxes never always
    enum UITextAutocapitalizationType none words sentences allCharacters
    enum UITextAutocorrectionType default no yes
    enum UITransitionContextViewControllerKey from to
    enum UITransitionContextViewKey from to
    enum UIFontDescriptor.FeatureKey type selector
    enum objc_AssociationPolicy OBJC_ASSOCIATION_ASSIGN OBJC_ASSOCIATION_RETAIN_NONATOMIC OBJC_ASSOCIATION_COPY_NONATOMIC OBJC_ASSOCIATION_RETAIN OBJC_ASSOCIATION_COPY
    enum UIGlassEffect.Style regular clear
    enum UINavigationController.Operation none push pop
    enum WKNavigationActionPolicy cancel allow
    enum UINotificationFeedbackGenerator.FeedbackType success warning error
    enum CAMediaTimingFillMode: String removed forwards backwards both
    enum UIImpactFeedbackGenerator.FeedbackStyle light medium heavy soft rigid
    protocols UIContentContainer UISearchResultsUpdating UITableViewDataSourcePrefetching UICollectionViewDelegateFlowLayout
    protocols UICollectionViewDataSourcePrefetching UIViewControllerAnimatedTransitioning UITextInputTraits UIBarPositioning
    protocols UIDragSession UIDropSession MKAnnotation WKScriptMessageHandler NSCopying NSCoding NSSecureCoding
    """)
}

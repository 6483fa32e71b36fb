import Sessions

extension AppleTypes {
  static let choices = TypeInfo.read(
    """
    enum UITableViewCell.EditingStyle none delete insert
    enum UIMenuElement.State off on mixed
    options UIMenuElement.Attributes disabled destructive hidden keepsMenuPresented=8
    enum NSAttributedString.Key: String obliqueness=NSObliqueness expansion=NSExpansion textEffect=NSTextEffect writingDirection=NSWritingDirection
      case font=NSFont foregroundColor=NSColor backgroundColor=NSBackgroundColor kern=NSKern paragraphStyle=NSParagraphStyle
      case strokeColor=NSStrokeColor strokeWidth=NSStrokeWidth shadow=NSShadow underlineStyle=NSUnderline underlineColor=NSUnderlineColor
      case strikethroughStyle=NSStrikethrough strikethroughColor=NSStrikethroughColor link=NSLink attachment=NSAttachment
      case baselineOffset=NSBaselineOffset tracking=CTTracking ligature=NSLigature
    enum UIModalPresentationStyle fullScreen pageSheet formSheet currentContext custom overFullScreen
      case overCurrentContext popover none=-1 automatic=-2
    enum UIImagePickerController.InfoKey: String originalImage=UIImagePickerControllerOriginalImage editedImage=UIImagePickerControllerEditedImage
      case mediaURL=UIImagePickerControllerMediaURL imageURL=UIImagePickerControllerImageURL mediaType=UIImagePickerControllerMediaType
      case cropRect=UIImagePickerControllerCropRect
    enum UIActivity.ActivityType: String addToReadingList=com.apple.UIKit.activity.AddToReadingList airDrop=com.apple.UIKit.activity.AirDrop
      case assignToContact=com.apple.UIKit.activity.AssignToContact copyToPasteboard=com.apple.UIKit.activity.CopyToPasteboard
      case mail=com.apple.UIKit.activity.Mail message=com.apple.UIKit.activity.Message openInIBooks=com.apple.UIKit.activity.OpenInIBooks
      case postToFacebook=com.apple.UIKit.activity.PostToFacebook postToFlickr=com.apple.UIKit.activity.PostToFlickr
      case postToTencentWeibo=com.apple.UIKit.activity.PostToTencentWeibo postToTwitter=com.apple.UIKit.activity.PostToTwitter
      case postToVimeo=com.apple.UIKit.activity.PostToVimeo postToWeibo=com.apple.UIKit.activity.PostToWeibo print=com.apple.UIKit.activity.Print
      case saveToCameraRoll=com.apple.UIKit.activity.SaveToCameraRoll sharePlay=com.apple.UIKit.activity.SharePlay
    enum UIImagePickerController.SourceType photoLibrary camera savedPhotosAlbum
    enum UIModalTransitionStyle coverVertical flipHorizontal crossDissolve partialCurl
    options NSLayoutConstraint.FormatOptions alignAllLeft=2 alignAllRight alignAllTop alignAllBottom alignAllLeading alignAllTrailing alignAllCenterX=512 alignAllCenterY alignAllLastBaseline
    enum NSLayoutConstraint.Axis horizontal vertical
    enum UIView.ContentMode scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight bottomLeft bottomRight
    enum UIStackView.Distribution fill fillEqually fillProportionally equalSpacing equalCentering
    enum UIStackView.Alignment fill leading firstBaseline center trailing lastBaseline
      each top/leading, bottom/trailing | static var #: UIStackView.Alignment { .#1 }  // The same as `#1`, in a row.
    enum UISemanticContentAttribute unspecified playback spatial forceLeftToRight forceRightToLeft
    options UIControl.State normal=0 highlighted disabled selected focused
    options UIControl.Event touchDown touchDownRepeat touchDragInside touchDragOutside touchDragEnter touchDragExit touchUpInside touchUpOutside touchCancel valueChanged=4096 primaryActionTriggered menuActionTriggered editingDidBegin=65536 editingChanged editingDidEnd editingDidEndOnExit allTouchEvents=4095 allEditingEvents=983040 allEvents=4294967295
    enum UIButton.ButtonType custom system detailDisclosure infoLight infoDark contactAdd close=7
      static var roundedRect: UIButton.ButtonType { .system }  // The older name of a system button.
    options UITableViewCell.StateMask showingEditControl showingDeleteConfirmation
    options UITouch.Properties force azimuth altitude location
    enum UITableViewCell.CellStyle default value1 value2 subtitle
    enum UITableView.RowAnimation fade right left top bottom none middle automatic=100
    enum UITableView.Style plain grouped insetGrouped
    enum UIBlurEffect.Style extraLight light dark regular=4 prominent systemUltraThinMaterial systemThinMaterial
      case systemMaterial systemThickMaterial systemChromeMaterial systemUltraThinMaterialLight
      case systemThinMaterialLight systemMaterialLight systemThickMaterialLight systemChromeMaterialLight
      case systemUltraThinMaterialDark systemThinMaterialDark systemMaterialDark systemThickMaterialDark
      case systemChromeMaterialDark
    enum UIBarStyle default black
    enum UIFont.TextStyle: String largeTitle=UICTFontTextStyleTitle0 title1=UICTFontTextStyleTitle1 title2=UICTFontTextStyleTitle2 title3=UICTFontTextStyleTitle3
      case headline=UICTFontTextStyleHeadline subheadline=UICTFontTextStyleSubhead body=UICTFontTextStyleBody callout=UICTFontTextStyleCallout
      case footnote=UICTFontTextStyleFootnote caption1=UICTFontTextStyleCaption1 caption2=UICTFontTextStyleCaption2 extraLargeTitle=UICTFontTextStyleExtraLargeTitle extraLargeTitle2=UICTFontTextStyleExtraLargeTitle2
      var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }  // How it grows.
    struct UIFont.Weight: Hashable  // How heavy a font is.
      var rawValue: Double
      init(_ rawValue: Double) { self.rawValue = rawValue }  // A weight from -1 to 1.
      each ultraLight/-0.8, thin/-0.6, light/-0.4, regular/0, medium/0.23, semibold/0.3, bold/0.4, heavy/0.56, black/0.62 | static var #: UIFont.Weight { UIFont.Weight(#1) }  // A weight.
      var _name: String { ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"][[-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56].firstIndex { rawValue <= $0 } ?? 8] }
    enum NSTextAlignment left center right justified natural
    enum NSLineBreakMode byWordWrapping byCharWrapping byClipping byTruncatingHead byTruncatingTail
      case byTruncatingMiddle
    enum UIStatusBarStyle default lightContent darkContent=3
    enum UIDeviceOrientation unknown portrait portraitUpsideDown landscapeLeft landscapeRight faceUp faceDown
      var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }  // Whether it stands upright.
      var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }  // Whether it lies on its side.
      var isFlat: Bool { self == .faceUp || self == .faceDown }  // Whether it lies flat.
    enum UIPageControl.BackgroundStyle automatic prominent minimal
    struct UIScrollView.DecelerationRate: Hashable  // How fast scrolling ends.
      var rawValue: Double
      each normal/0.998, fast/0.99 | static var #: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate(rawValue: #1) }  // A rate.
    enum UITextItemInteraction invokeDefaultAction presentActions preview
    enum UIInterfaceOrientation unknown portrait portraitUpsideDown landscapeRight landscapeLeft
      var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }  // Whether it is wider than high.
      var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }  // Whether it is higher than wide.
    options UIInterfaceOrientationMask portrait=2 portraitUpsideDown landscapeRight landscapeLeft landscape=24 allButUpsideDown=26 all=30
    enum UIAlertController.Style actionSheet alert
    enum UIAlertAction.Style default cancel destructive
    enum UISplitViewController.Style unspecified doubleColumn tripleColumn
    enum UISplitViewController.Column primary supplementary secondary compact inspector
    enum UIImage.RenderingMode automatic alwaysOriginal alwaysTemplate
    enum Image.TemplateRenderingMode template original
    enum AccessibilityAdjustmentDirection increment decrement
    enum UITextContentType name givenName familyName username password newPassword oneTimeCode emailAddress telephoneNumber URL location fullStreetAddress addressCity postalCode countryName creditCardNumber
    options UIView.AnimationOptions layoutSubviews allowUserInteraction beginFromCurrentState repeat autoreverse overrideInheritedDuration overrideInheritedCurve allowAnimatedContent showHideTransitionViews overrideInheritedOptions curveEaseInOut=0 curveEaseIn=65536 curveEaseOut curveLinear=196608 transitionFlipFromLeft=1048576 transitionFlipFromRight=2097152 transitionCurlUp=3145728 transitionCurlDown=4194304 transitionCrossDissolve=5242880 transitionFlipFromTop=6291456 transitionFlipFromBottom=7340032
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
      each allVisible/oneBesideSecondary, primaryHidden/secondaryOnly, primaryOverlay/oneOverSecondary | static var #: UISplitViewController.DisplayMode { .#1 }  // What `#1` was called before iOS 14.
    enum UISplitViewController.SplitBehavior automatic tile overlay displace
    enum CATextLayerAlignmentMode: String natural left right center justified
    enum UIInterpolatingMotionEffect.EffectType tiltAlongHorizontalAxis tiltAlongVerticalAxis
    enum CAShapeLayerFillRule: String nonZero evenOdd
    enum UIFontDescriptor.SystemDesign: String default rounded serif monospaced
    enum CAShapeLayerLineCap: String butt round square
    enum CAShapeLayerLineJoin: String miter round bevel
    enum CAGradientLayerType: String axial radial conic
    enum CALayerCornerCurve: String circular continuous
    enum CAMediaTimingFunctionName: String linear easeIn easeOut easeInEaseOut default
    enum UITextField.ViewMode never whileEditing unlessEditing always
    enum UIView.AnimationCurve easeInOut easeIn easeOut linear
    enum UIControl.ContentHorizontalAlignment center left right fill leading trailing
    enum UIControl.ContentVerticalAlignment center top bottom fill
    enum UITextField.BorderStyle none line bezel roundedRect
    enum UIKeyboardType default asciiCapable numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress
      case decimalPad twitter webSearch asciiCapableNumberPad
    enum UIKeyboardAppearance default dark light
    enum UIReturnKeyType default go google join next route search send yahoo done emergencyCall continue
    enum UIScrollView.KeyboardDismissMode none onDrag interactive onDragWithAccessory interactiveWithAccessory
    enum UITableViewCell.SelectionStyle none blue gray default
    enum UITableViewCell.AccessoryType none disclosureIndicator detailDisclosureButton checkmark detailButton
    enum UITableViewCell.SeparatorStyle none singleLine
    enum UITabBarItem.SystemItem more favorites featured topRated recents contacts history bookmarks search downloads mostRecent mostViewed
    enum UIBarButtonItem.SystemItem done cancel edit save add flexibleSpace fixedSpace compose reply
      case action organize bookmarks search refresh stop camera trash play pause rewind fastForward undo redo pageCurl close
    enum UIBarButtonItem.Style plain done=2
      static var prominent: UIBarButtonItem.Style { .done }  // The newer name.
    enum UICollectionView.ScrollDirection vertical horizontal
    enum UIActivityIndicatorView.Style whiteLarge white gray medium=100 large
    enum UIScrollView.IndicatorStyle default black white
    enum UIBehavioralStyle automatic pad mac
    enum UIImage.SymbolWeight unspecified ultraLight thin light regular medium semibold bold heavy black
    enum UIImage.SymbolScale default=-1 unspecified small medium large
    enum UIImage.Orientation up down left right upMirrored downMirrored leftMirrored rightMirrored
    enum UIGestureRecognizer.State possible began changed ended cancelled failed
      static var recognized: UIGestureRecognizer.State { .ended }  // The name for gestures that happen at once.
    enum UIBarPosition any bottom top topAttached
    enum UIBarMetrics default compact defaultPrompt=101 compactPrompt
    enum UIFontDescriptor.AttributeName: String family=NSFontFamilyAttribute name=NSFontNameAttribute face=NSFontFaceAttribute size=NSFontSizeAttribute
      case traits=NSCTFontTraitsAttribute featureSettings=NSCTFontFeatureSettingsAttribute textStyle=NSCTFontUIUsageAttribute
    enum UIFontDescriptor.TraitKey: String symbolic=NSCTFontSymbolicTrait weight=NSCTFontWeightTrait width=NSCTFontProportionTrait slant=NSCTFontSlantTrait
    options UIFontDescriptor.SymbolicTraits traitItalic traitBold traitExpanded=32 traitCondensed traitMonoSpace=1024
    options UIAccessibilityTraits none=0 button link image selected playsSound keyboardKey staticText summaryElement notEnabled updatesFrequently searchField startsMediaSession adjustable allowsDirectInteraction causesPageTurn tabBar header
    enum UIAccessibility.Notification screenChanged=1000 layoutChanged announcement=1008 pageScrolled
    enum UIButton.Configuration.CornerStyle fixed=-1 dynamic small medium large capsule
    enum UIButton.Configuration.Size medium small mini large
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
    enum UITransitionContextViewControllerKey: String from=UITransitionContextFromViewController to=UITransitionContextToViewController
    enum UITransitionContextViewKey: String from=UITransitionContextFromView to=UITransitionContextToView
    enum UIFontDescriptor.FeatureKey: String type=CTFeatureTypeIdentifier selector=CTFeatureSelectorIdentifier
      each featureIdentifier/type, typeIdentifier/selector | static var #: UIFontDescriptor.FeatureKey { .#1 }  // The older name of `#1`.
    enum objc_AssociationPolicy OBJC_ASSOCIATION_ASSIGN OBJC_ASSOCIATION_RETAIN_NONATOMIC OBJC_ASSOCIATION_COPY_NONATOMIC=3 OBJC_ASSOCIATION_RETAIN=769 OBJC_ASSOCIATION_COPY=771
    enum UIContextualAction.Style normal destructive
    enum UITableView.ScrollPosition none top middle bottom
    options UICollectionView.ScrollPosition top centeredVertically bottom left centeredHorizontally right leadingEdge trailingEdge
    enum UICollectionLayoutListConfiguration.Appearance plain grouped insetGrouped sidebar sidebarPlain
    enum UIPageViewController.NavigationDirection forward reverse
    enum UIPageViewController.TransitionStyle pageCurl scroll
    enum UIPageViewController.NavigationOrientation horizontal vertical
    enum UIPageViewController.SpineLocation none min mid max
    enum UIPageViewController.OptionsKey: String spineLocation=UIPageViewControllerOptionSpineLocationKey interPageSpacing=UIPageViewControllerOptionInterPageSpacingKey
    enum UIDatePicker.Mode time date dateAndTime countDownTimer yearAndMonth=4269
    enum UIDatePickerStyle automatic wheels compact inline
    enum UIViewAnimatingState inactive active stopped
    enum UIGlassEffect.Style regular clear
    enum UINavigationController.Operation none push pop
    enum WKNavigationActionPolicy cancel allow
    enum UINotificationFeedbackGenerator.FeedbackType success warning error
    enum CAMediaTimingFillMode: String removed forwards backwards both
    enum UIImpactFeedbackGenerator.FeedbackStyle light medium heavy soft rigid
    protocols UIContentContainer UIUserActivityRestoring UISearchResultsUpdating UITableViewDataSourcePrefetching UICollectionViewDelegateFlowLayout
    protocols UICollectionViewDataSourcePrefetching UIViewControllerInteractiveTransitioning UITextInputTraits UIBarPositioning
    protocols UIDragSession UIDropSession MKAnnotation UIActivityItemsConfigurationReading UITimingCurveProvider CAAction PreviewModifier WKScriptMessageHandler NSCopying NSCoding NSSecureCoding
    """)
}

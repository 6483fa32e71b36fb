extension AppleTypes {
  /// Choices, and what delegates are told.
  static let choices = TypeInfo.read(
    """
    enum NSAttributedString.Key font foregroundColor backgroundColor kern paragraphStyle strokeColor
      case strokeWidth shadow underlineStyle underlineColor strikethroughStyle strikethroughColor link
      case attachment baselineOffset tracking ligature
    enum UIModalPresentationStyle fullScreen pageSheet formSheet currentContext custom overFullScreen
      case overCurrentContext popover none automatic
    enum UIImagePickerController.InfoKey originalImage editedImage mediaURL imageURL mediaType cropRect
    enum UIModalTransitionStyle coverVertical flipHorizontal crossDissolve partialCurl
    enum NSLayoutConstraint.Axis horizontal vertical
    enum UIView.ContentMode scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right
    enum UIStackView.Distribution fill fillEqually fillProportionally equalSpacing equalCentering
    enum UIStackView.Alignment fill leading top firstBaseline center trailing bottom lastBaseline
    enum UISemanticContentAttribute unspecified playback spatial forceLeftToRight forceRightToLeft
    options UIControl.State normal=0 highlighted disabled selected focused
    options UIControl.Event touchDown touchDownRepeat touchDragInside touchDragOutside touchDragEnter touchDragExit touchUpInside touchUpOutside touchCancel valueChanged=4096 primaryActionTriggered menuActionTriggered editingDidBegin=65536 editingChanged editingDidEnd editingDidEndOnExit allTouchEvents=4095 allEditingEvents=983040 allEvents=-1
    enum UIButton.ButtonType custom system detailDisclosure infoLight infoDark contactAdd close
    enum UITableViewCell.CellStyle default value1 value2 subtitle
    enum UITableView.Style plain grouped insetGrouped
    enum UIBlurEffect.Style extraLight light dark regular prominent systemMaterial systemThinMaterial
      case systemUltraThinMaterial systemThickMaterial systemChromeMaterial
    enum UIBarStyle default black
    enum UIFont.TextStyle largeTitle title1 title2 title3 headline subheadline body callout footnote
      case caption1 caption2 extraLargeTitle
    enum UIFont.Weight ultraLight thin light regular medium semibold bold heavy black
    enum NSTextAlignment left center right justified natural
    enum NSLineBreakMode byWordWrapping byCharWrapping byClipping byTruncatingHead byTruncatingTail
      case byTruncatingMiddle
    enum UIStatusBarStyle default lightContent darkContent
    enum UIInterfaceOrientation unknown portrait portraitUpsideDown landscapeLeft landscapeRight
    options UIInterfaceOrientationMask portrait=2 portraitUpsideDown landscapeRight landscapeLeft landscape=24 allButUpsideDown=26 all=30
    enum UIAlertController.Style actionSheet alert
    enum UIAlertAction.Style default cancel destructive
    enum UISplitViewController.Style unspecified doubleColumn tripleColumn
    enum UISplitViewController.Column primary supplementary secondary compact inspector
    enum UIImage.RenderingMode automatic alwaysOriginal alwaysTemplate
    options UIView.AnimationOptions layoutSubviews allowUserInteraction beginFromCurrentState repeat autoreverse curveEaseInOut=0 curveEaseIn=65536 curveEaseOut curveLinear=196608 transitionCrossDissolve=5242880
    options CACornerMask layerMinXMinYCorner layerMaxXMinYCorner layerMinXMaxYCorner layerMaxXMaxYCorner
    enum UIWindow.Level normal alert statusBar
    options UIView.AutoresizingMask flexibleLeftMargin flexibleWidth flexibleRightMargin flexibleTopMargin flexibleHeight flexibleBottomMargin
    options UIRectEdge top left bottom right all=15
    enum UISplitViewController.DisplayMode automatic secondaryOnly oneBesideSecondary oneOverSecondary
      case twoBesideSecondary twoOverSecondary twoDisplaceSecondary
    enum UITextField.ViewMode never whileEditing unlessEditing always
    enum UIView.AnimationCurve easeInOut easeIn easeOut linear
    enum UIControl.ContentHorizontalAlignment center left right fill leading trailing
    enum UIControl.ContentVerticalAlignment center top bottom fill
    enum UITextField.BorderStyle none line bezel roundedRect
    enum UIKeyboardType default asciiCapable numbersAndPunctuation URL numberPad phonePad emailAddress
      case decimalPad webSearch
    enum UIReturnKeyType default go join next search send done continue
    enum UIScrollView.KeyboardDismissMode none onDrag interactive
    enum UITableViewCell.EditingStyle none delete insert
    enum UITableViewCell.SelectionStyle none blue gray default
    enum UITableViewCell.AccessoryType none disclosureIndicator detailDisclosureButton checkmark detailButton
    enum UITableViewCell.SeparatorStyle none singleLine
    enum UIBarButtonItem.SystemItem done cancel edit save add flexibleSpace fixedSpace compose reply
      case action search refresh stop trash undo redo close
    enum UIBarButtonItem.Style plain done prominent
    enum UICollectionView.ScrollDirection vertical horizontal
    enum UIGestureRecognizer.State possible began changed ended cancelled failed
    enum UIFontDescriptor.AttributeName family name face size traits featureSettings textStyle
    options UIFontDescriptor.SymbolicTraits traitItalic traitBold traitExpanded=32 traitCondensed traitMonoSpace=1024
    options UIAccessibilityTraits none=0 button link header searchField image selected staticText adjustable notEnabled updatesFrequently
    enum UIMenuElement.State off on mixed
    options UIMenuElement.Attributes disabled destructive hidden keepsMenuPresented=8
    enum UINavigationItem.LargeTitleDisplayMode automatic always never inline
    enum UINavigationController.Operation none push pop
    enum WKNavigationActionPolicy cancel allow
    enum UINotificationFeedbackGenerator.FeedbackType success warning error
    enum UIImpactFeedbackGenerator.FeedbackStyle light medium heavy soft rigid
    protocols UIContentContainer UISearchResultsUpdating UITableViewDataSourcePrefetching UICollectionViewDelegateFlowLayout
    protocols UICollectionViewDataSourcePrefetching UIViewControllerAnimatedTransitioning UITextInputTraits UIBarPositioning
    protocols UIDragSession UIDropSession MKAnnotation WKScriptMessageHandler NSCopying NSCoding NSSecureCoding
    """)
}

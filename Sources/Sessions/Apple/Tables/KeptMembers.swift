extension AppleTypes {
  /// More of what is named of UIKit's views: kept, and without effect.
  static let keptMembers: [AppleType] = [
    kept(
      "UIView",
      """
      largeContentImage:UIImage? scalesLargeContentImage:Bool \
      appliedContentSizeCategoryLimitsDescription:String isFocused:Bool canBecomeFocused:Bool undoManager \
      focusEffect transform3D anchorPoint:CGPoint motionEffects addMotionEffect() removeMotionEffect() \
      removeInteraction() interactions endEditing():Bool alignmentRectInsets:UIEdgeInsets touchesBegan() \
      touchesMoved() touchesEnded() touchesCancelled() pressesBegan() exchangeSubview() drawHierarchy():Bool \
      resizableSnapshotView():UIView? cornerConfiguration hasAmbiguousLayout:Bool \
      *requiresConstraintBasedLayout:Bool updateConstraintsIfNeeded() needsUpdateConstraints():Bool \
      forFirstBaselineLayout:UIView forLastBaselineLayout:UIView layoutMarginsDidChange() \
      accessibilityFrame:CGRect accessibilityCustomActions accessibilityUserInputLabels \
      accessibilityLanguage:String? accessibilityRespondsToUserInteraction:Bool accessibilityAttributedLabel \
      accessibilityActivate():Bool accessibilityContainerType value() setValue() observe() \
      focusGroupIdentifier:String? focusGroupPriority frameForAlignmentRect() alignmentRect() \
      *inheritedAnimationDuration:Double *setAnimationsEnabled() *modifyAnimations() *perform() \
      *userInterfaceLayoutDirection() gestureRecognizerShouldBegin():Bool clearsContextBeforeDrawing:Bool
      """),
    kept(
      "UILabel",
      """
      drawText() textRect():CGRect showsExpansionTextWhenTruncated:Bool
      """),
    kept(
      "UIButton",
      """
      buttonType automaticallyUpdatesConfiguration:Bool setTitleShadowColor() currentTitleColor:UIColor \
      currentImage:UIImage? currentAttributedTitle adjustsImageWhenHighlighted:Bool \
      adjustsImageSizeForAccessibilityContentSizeCategory:Bool changesSelectionAsPrimaryAction:Bool role \
      contentRect():CGRect *systemButton():UIButton subtitleLabel:UILabel? \
      reversesTitleShadowWhenHighlighted:Bool isPointerInteractionEnabled:Bool
      """),
    kept(
      "UIControl",
      """
      sendAction() isTracking:Bool isTouchInside:Bool beginTracking():Bool continueTracking():Bool \
      endTracking() cancelTracking() allTargets allControlEvents actions() enumerateEventHandlers() \
      removeAction() showsMenuAsPrimaryAction:Bool isContextMenuInteractionEnabled:Bool toolTip:String?
      """),
    kept(
      "UIStackView",
      """
      *spacingUseSystem:Double *spacingUseDefault:Double customSpacing():Double \
      isBaselineRelativeArrangement:Bool
      """),
    kept(
      "UIImageView",
      """
      animationImages animationDuration:Double startAnimating() stopAnimating() isAnimating:Bool \
      isHighlighted:Bool addSymbolEffect() setSymbolImage() preferredImageDynamicRange
      """),
    kept(
      "UIScrollView",
      """
      flashScrollIndicators() isDragging:Bool isDecelerating:Bool isTracking:Bool isZooming:Bool \
      decelerationRate panGestureRecognizer horizontalScrollIndicatorInsets:UIEdgeInsets \
      automaticallyAdjustsScrollIndicatorInsets:Bool delaysContentTouches:Bool canCancelContentTouches:Bool \
      isDirectionalLockEnabled:Bool setZoomScale() zoom() scrollsToTop:Bool bouncesZoom:Bool topEdgeEffect \
      bottomEdgeEffect
      """),
    kept(
      "UITableView",
      """
      indexPathForSelectedRow:IndexPath? indexPathsForSelectedRows indexPathsForVisibleRows \
      indexPath():IndexPath? scrollToRow() scrollToNearestSelectedRow() style \
      estimatedSectionHeaderHeight:Double estimatedSectionFooterHeight:Double \
      headerView():UITableViewHeaderFooterView? footerView():UITableViewHeaderFooterView? \
      dequeueReusableHeaderFooterView():UITableViewHeaderFooterView? insertSections() deleteSections() \
      moveRow() reconfigureRows() cellLayoutMarginsFollowReadableWidth:Bool insetsContentViewsToSafeArea:Bool \
      remembersLastFocusedIndexPath:Bool selectionFollowsFocus:Bool dragInteractionEnabled:Bool dragDelegate \
      dropDelegate prefetchDataSource hasUncommittedUpdates:Bool allowsSelectionDuringEditing:Bool \
      setEditing() isEditing:Bool rectForRow():CGRect sectionIndexBackgroundColor:UIColor? \
      sectionIndexTrackingBackgroundColor:UIColor? separatorInsetReference fillerRowHeight:Double \
      selfSizingInvalidation allowsFocus:Bool
      """),
    kept(
      "UICollectionView",
      """
      indexPathsForSelectedItems indexPathsForVisibleItems indexPath():IndexPath? scrollToItem() selectItem() \
      deselectItem() insertItems() deleteItems() insertSections() deleteSections() moveItem() \
      supplementaryView():UICollectionReusableView? \
      dequeueReusableSupplementaryView():UICollectionReusableView \
      dequeueConfiguredReusableCell():UICollectionViewCell reconfigureItems() startInteractiveTransition() \
      finishInteractiveTransition() layoutAttributesForItem() prefetchDataSource dragDelegate dropDelegate \
      isEditing:Bool visibleSupplementaryViews() selfSizingInvalidation
      """),
    kept(
      "UITableViewCell",
      """
      showsReorderControl:Bool shouldIndentWhileEditing:Bool indentationLevel:Int indentationWidth:Double \
      editingStyle isEditing:Bool setEditing() editingAccessoryType editingAccessoryView:UIView? focusStyle \
      multipleSelectionBackgroundView:UIView? automaticallyUpdatesBackgroundConfiguration:Bool \
      automaticallyUpdatesContentConfiguration:Bool configurationState:UICellConfigurationState style
      """),
    kept(
      "UICollectionViewCell",
      """
      automaticallyUpdatesBackgroundConfiguration:Bool automaticallyUpdatesContentConfiguration:Bool \
      configurationState:UICellConfigurationState preferredLayoutAttributesFitting():UICollectionViewLayoutAttributes dragStateDidChange()
      """),
    kept(
      "UICollectionReusableView",
      """
      reuseIdentifier:String? preferredLayoutAttributesFitting():UICollectionViewLayoutAttributes willTransition() didTransition()
      """),
    kept(
      "UITableViewHeaderFooterView",
      """
      detailTextLabel:UILabel? reuseIdentifier:String? automaticallyUpdatesContentConfiguration:Bool
      """),
    kept(
      "UITextField",
      """
      defaultTextAttributes typingAttributes minimumFontSize:Double adjustsFontSizeToFitWidth:Bool \
      clearsOnBeginEditing:Bool background:UIImage? spellCheckingType smartQuotesType smartDashesType \
      enablesReturnKeyAutomatically:Bool passwordRules placeholderRect():CGRect textRect():CGRect \
      editingRect():CGRect leftViewRect():CGRect rightViewRect():CGRect clearButtonRect():CGRect \
      selectedTextRange reloadInputViews() tokens selectAll() markedTextRange inputAssistantItem
      """),
    kept(
      "UITextView",
      """
      selectedRange:NSRange markedTextRange linkTextAttributes typingAttributes dataDetectorTypes textContainer:NSTextContainer layoutManager \
      textStorage scrollRangeToVisible() isFindInteractionEnabled:Bool allowsEditingTextAttributes:Bool \
      usesStandardTextScaling:Bool keyboardDismissMode selectedTextRange textLayoutManager
      """),
    kept(
      "UISwitch",
      """
      title:String? preferredStyle offImage:UIImage? onImage:UIImage?
      """),
    kept(
      "UISlider",
      """
      minimumTrackTintColor:UIColor? maximumTrackTintColor:UIColor? thumbTintColor:UIColor? isContinuous:Bool \
      setThumbImage() setMinimumTrackImage() setMaximumTrackImage() minimumValueImage:UIImage? \
      maximumValueImage:UIImage? preferredBehavioralStyle
      """),
    kept(
      "UISegmentedControl",
      """
      selectedSegmentTintColor:UIColor? setTitleTextAttributes() setTitle() setImage() insertSegment() \
      removeSegment() removeAllSegments() numberOfSegments:Int titleForSegment():String? setEnabled() \
      apportionsSegmentWidthsByContent:Bool setBackgroundImage() setDividerImage() isMomentary:Bool setWidth() \
      setContentOffset()
      """),
    kept(
      "UIPageControl",
      """
      pageIndicatorTintColor:UIColor? currentPageIndicatorTintColor:UIColor? hidesForSinglePage:Bool \
      backgroundStyle allowsContinuousInteraction:Bool preferredIndicatorImage:UIImage? setIndicatorImage()
      """),
    kept(
      "UIStepper",
      """
      autorepeat:Bool wraps:Bool isContinuous:Bool setIncrementImage() setDecrementImage() \
      setBackgroundImage() setDividerImage()
      """),
    kept(
      "UIRefreshControl",
      """
      attributedTitle tintColor:UIColor?
      """),
    kept(
      "UIDatePicker",
      """
      date:Date minimumDate maximumDate locale calendar minuteInterval:Int setDate() timeZone \
      countDownDuration:Double
      """),
    kept(
      "UIActivityIndicatorView",
      """
      init()
      """),
    kept(
      "UIProgressView",
      """
      observedProgress progressViewStyle progressImage trackImage
      """),
    kept(
      "UIWindow",
      """
      sendEvent() becomeKey() resignKey() safeAreaAspectFitLayoutGuide:UILayoutGuide
      """),
  ]

  /// More names of a type.
  static func kept(_ name: String, _ names: String) -> AppleType {
    AppleType(name, .class, "", AppleRow.kept(names))
  }
}

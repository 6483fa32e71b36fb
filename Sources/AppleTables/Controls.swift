import Sessions

extension AppleTypes {
  static let controls = TypeInfo.read(
    """
    class UIButton: UIControl  // A button.
      init(type: UIButton.ButtonType, primaryAction: UIAction? = nil) { _begin(); buttonType = type; _take(primaryAction) }  // A button of a kind.
      init(configuration: UIButton.Configuration?, primaryAction: UIAction? = nil) { _begin(); self.configuration = configuration; _take(primaryAction) }  // A button of a look.
      init(primaryAction: UIAction?) { _begin(); _take(primaryAction) }  // A button that does something.
      var _label: String? { currentTitle ?? configuration?.title ?? currentAttributedTitle?.string }
      func _find(_ text: String) -> Any? { menu?._find(text) }
      func _take(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if !action.title.isEmpty { setTitle(action.title, for: .normal); configuration?.title = action.title }
      }
      each title/String, attributedTitle/NSAttributedString, backgroundImage/UIImage | var _#s: [Int: #1] = [:]
      each Title/title/String/title/its title, AttributedTitle/attributedTitle/NSAttributedString/title/its title with attributes, BackgroundImage/backgroundImage/UIImage/image/the image behind its title | func set#(_ #3: #2?, for state: UIControl.State) { _#1s[state.rawValue] = #3 }  // Sets #4.
      each title/String/Its title, attributedTitle/NSAttributedString/Its title with attributes, backgroundImage/UIImage/The image behind its title | func #(for state: UIControl.State) -> #1? { _#s[state.rawValue] ?? _#s[0] }  // #2.
      each Title/title/String/Its title, AttributedTitle/attributedTitle/NSAttributedString/Its title with attributes, BackgroundImage/backgroundImage/UIImage/The image behind its title | var current#: #2? { #1(for: state) }  // #3.
      drawn textColor: UIColor?  // The colour of its title.
      func setTitleColor(_ color: UIColor?, for state: Any) { textColor = color }  // Sets the colour of its title.
      func titleColor(for state: Any) -> UIColor? { textColor }  // The colour of its title.
      func setImage(_ image: UIImage?, for state: Any) { self.image = image }  // Sets its image.
      func image(for state: UIControl.State) -> UIImage? { image }  // Its image.
      var currentImage: UIImage? { image }  // Its image.
      var titleLabel: UILabel? { get }  // What shows its title.
      part imageView: UIImageView?
      var configuration: UIButton.Configuration?  // Its look.
      kept contentEdgeInsets,titleEdgeInsets,imageEdgeInsets:UIEdgeInsets menu:UIMenu? setPreferredSymbolConfiguration()
    class UITableViewCell: UIView  // A row of a table.
      init(style: Any, reuseIdentifier: String?) { self.reuseIdentifier = reuseIdentifier }  // A cell of a style.
      init()  // A cell.
      part textLabel: UILabel?
      part detailTextLabel: UILabel?
      part imageView: UIImageView?
      var reuseIdentifier: String?  // Its identifier.
    class UICollectionReusableView: UIView  // A part of a collection view.
      func prepareForReuse()  // Called before it is used again.
      func apply(_ attributes: Any)  // Called with its layout.
    class UICollectionViewCell: UICollectionReusableView  // An item of a collection view.
    class UITableViewHeaderFooterView: UIView  // A header of a table.
      init(reuseIdentifier: String?)  // A header.
      part textLabel: UILabel?
    class UITableViewCell,UICollectionViewCell,UITableViewHeaderFooterView
      each isSelected/selected, isHighlighted/highlighted | var #: Bool  // Whether it is #1.
      part contentView: UIView
      var contentConfiguration: Any { get { _configuration } set { _configuration = newValue; _host((newValue as? UIHostingConfiguration)?.content); _show(configurationState) } }  // What it shows.
      func _host(_ content: View?)
      each Selected/selected/Selects, Highlighted/highlighted/Highlights | func set#(_ #1: Bool, animated: Bool) { is# = #1 }  // #2 it, or not.
      kept prepareForReuse() apply() accessoryType:UITableViewCell.AccessoryType=.none
      var _label: String? { (_configuration as? UIListContentConfiguration)?.text }
      kept selectionStyle:UITableViewCell.SelectionStyle=.default backgroundView,selectedBackgroundView,accessoryView:UIView? backgroundConfiguration
      kept accessories separatorInset:UIEdgeInsets defaultContentConfiguration():UIListContentConfiguration
    class UIView: UIResponder  // A view.
      var text: String?  // The text. In the language any view can show one, as labels do.
      var _label: String? { text }
      func _tap() -> Bool {
        let taps = (gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }.filter { $0.isEnabled }
        for tap in taps { tap._tap() }
        return !taps.isEmpty
      }
      drawn image: UIImage?  // The image that it shows.
    protocol UIContentSizeCategoryAdjusting  // What may follow the size of text.
      var adjustsFontForContentSizeCategory: Bool  // Whether it does.
    class UILabel: UIView, UIContentSizeCategoryAdjusting  // Shows a text.
      var isUserInteractionEnabled: Bool  // Whether touches reach it.
      drawn textColor: UIColor! = label  // The colour of the text.
    class UIImageView: UIView  // Shows an image.
      var isUserInteractionEnabled: Bool  // Whether touches reach it.
      init(image: UIImage?, highlightedImage: UIImage? = nil) { self.image = image; self.highlightedImage = highlightedImage }  // A view of an image.
      kept highlightedImage:UIImage? preferredSymbolConfiguration adjustsImageSizeForAccessibilityContentSizeCategory:Bool
    class UIStackView: UIView  // Puts views in a row or column.
      init(arrangedSubviews views: [UIView]) { for view in views { addSubview(view) } }  // A stack of views.
      func addArrangedSubview(_ view: UIView) { _left = _left.filter { $0 != view }; addSubview(view) }  // Adds a view at the end.
      func insertArrangedSubview(_ view: UIView, at index: Int) { _left = _left.filter { $0 != view }; insertSubview(view, at: index) }  // Adds a view at a place.
      var _left: [UIView] = []
      func removeArrangedSubview(_ view: UIView) { _left.append(view) }  // Ends the arranging; it stays a subview.
      var arrangedSubviews: [UIView] { subviews.filter { !_left.contains($0) } }  // Its views, in order.
      var axis: NSLayoutConstraint.Axis = .horizontal  // In a row or in a column.
      var spacing: Double  // The distance between the views.
      kept distribution:UIStackView.Distribution=.fill alignment:UIStackView.Alignment=.fill isLayoutMarginsRelativeArrangement:Bool setCustomSpacing()
    enum UITextField.DidEndEditingReason committed cancelled
    class UITextField: UIControl, UIContentSizeCategoryAdjusting  // A line to type in.
      var text: String? = ""  // What stands in it.
      var _label: String? { text?.isEmpty ?? true ? placeholder : text }
      var isEditing: Bool { isFirstResponder }  // Whether somebody types in it.
      var delegate: Any  // Who is told of the editing.
      func _enter(_ text: String) -> Bool {
        if !becomeFirstResponder() { return false }
        let new = text.hasSuffix("\\n") ? String(text.dropLast()) : text
        let range = NSRange(location: 0, length: (self.text ?? "").count)
        if new != "" || new == text, _asked("delegate", "textField", ["", "shouldChangeCharactersIn", "replacementString"], [range, new]) as? Bool ?? true {
          self.text = new
          sendActions(for: .editingChanged)
          _tell("DidChangeSelection")
        }
        if new != text, _ask("textFieldShouldReturn") as? Bool ?? true { sendActions(for: .editingDidEndOnExit) }
        return true
      }
    class UITextView: UIScrollView, UIContentSizeCategoryAdjusting  // Lines to type in.
      init(frame: CGRect, textContainer: NSTextContainer?)  // With what lays its text out.
      init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }  // With one or the other of Apple's layouts.
      var text: String! = ""  // What it shows.
      func _enter(_ text: String) -> Bool {
        if !isEditable || !becomeFirstResponder() { return false }
        let range = NSRange(location: 0, length: (self.text ?? "").count)
        if _asked("delegate", "textView", ["", "shouldChangeTextIn", "replacementText"], [range, text]) as? Bool ?? true { self.text = text; _tell("DidChange") }
        return true
      }
      kept delegate isEditable:Bool=true isSelectable:Bool=true textContainerInset:UIEdgeInsets
    class UITextField,UITextView
      drawn textColor: UIColor? = label  // The colour of the text.
      func _release() { becomeFirstResponder() }
      var hasText: Bool { text?.isEmpty == false }  // Whether something stands in it.
      func insertText(_ more: String) { text = (text ?? "") + more }  // Types something behind the text.
      func deleteBackward() { text = String((text ?? "").dropLast()) }  // Deletes the last character.
    class UILabel,UITextField,UITextView
      var font: UIFont!  // The font of the text.
    class UISwitch: UIControl  // On or off.
      func _release() { isOn = !isOn; sendActions(for: .valueChanged) }
      var isOn: Bool  // Whether it is on.
      func setOn(_ on: Bool, animated: Bool) { isOn = on }  // Switches it.
      drawn onTintColor: UIColor?  // Its colour when it is on.
      drawn thumbTintColor: UIColor?  // The colour of its thumb.
    class UISlider: UIControl  // A value between two.
      func _slide(_ value: Double) { self.value = value; sendActions(for: .valueChanged) }
      var maximumValue: Double = 1  // The most.
      func trackRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4) }  // Where the track is drawn.
    class UIStepper: UIControl  // More or less.
      func _release() { value += stepValue; sendActions(for: .valueChanged) }
      var maximumValue: Double = 100  // The most.
      kept stepValue:Double=1
    class UISlider,UIStepper
      var _value: Double
      var value: Double { get { _value } set { _value = min(max(newValue, minimumValue), maximumValue) } }  // Its value, between the two.
      func setValue(_ value: Double, animated: Bool) { self.value = value }  // Puts it to a value.
      var minimumValue: Double  // The least.
    class UISegmentedControl: UIControl  // A choice of several.
      var _titles: [String?] = []
      init(items: [Any]?) { _titles = (items ?? []).map { $0 as? String } }  // A choice of titles.
      var _choices: [UIAction] = []
      init(frame: CGRect, actions: [UIAction]) { _begin(); self.frame = frame; _choices = actions; _titles = actions.map { $0.title } }  // A choice of actions.
      func actionForSegment(at index: Int) -> UIAction? { index < _choices.count ? _choices[index] : nil }  // What one does.
      var _label: String? { _titles.compactMap { $0 }.joined(separator: " | ") }
      func _find(_ text: String) -> Any? { _titles.firstIndex { $0 == text }.map { index in UIAction { _ in if isEnabledForSegment(at: index) { selectedSegmentIndex = index; actionForSegment(at: index)?._tap(); sendActions(for: .valueChanged) } } } }
      var _disabled: [Int] = []
      func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) { _disabled.removeAll { $0 == index }; if !isEnabled { _disabled.append(index) } }  // Lets one be chosen, or not.
      func isEnabledForSegment(at index: Int) -> Bool { !_disabled.contains(index) }  // Whether one can be chosen.
      var numberOfSegments: Int { _titles.count }  // How many there are.
      func titleForSegment(at index: Int) -> String? { _titles[index] }  // The title of one.
      func setTitle(_ title: String?, forSegmentAt index: Int) { _titles[index] = title }  // Sets the title of one.
      func insertSegment(withTitle title: String?, at index: Int, animated: Bool) { _titles.insert(title, at: min(index, _titles.count)) }  // Adds one.
      func removeSegment(at index: Int, animated: Bool) { _titles.remove(at: index) }  // Takes one out.
      func removeAllSegments() { _titles = [] }  // Takes all of them out.
      var selectedSegmentIndex: Int = -1  // Which one is chosen.
    class UIScrollView: UIView  // Shows a part of what is larger.
      func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }  // Scrolls.
      func setZoomScale(_ scale: Double, animated: Bool) { zoomScale = scale }  // Makes it larger.
    class UIActivityIndicatorView: UIView  // Something is going on.
      kept style:UIActivityIndicatorView.Style=.medium color:UIColor? hidesWhenStopped:Bool=true
    class UIImageView,UIActivityIndicatorView
      var isAnimating: Bool  // Whether it moves.
      each start/true/Begins, stop/false/Ends | func #Animating() { isAnimating = #1 }  // #2.
    class UIProgressView: UIView  // How far it is.
      init(progressViewStyle: Any)  // A line in a style.
      func setProgress(_ progress: Double, animated: Bool) { self.progress = progress }  // Sets how far it is.
      kept progress:Double progressTintColor:UIColor? trackTintColor:UIColor?
    class UIVisualEffectView: UIView  // Blurs what is behind.
      init(effect: Any)  // A blur.
      part contentView: UIView
      kept effect
    class UINavigationBar: UIView  // The bar of a navigation controller.
    class UITabBar: UIView  // The bar of a tab controller.
      var _items: [UITabBarItem]?
      var items: [UITabBarItem]? { get { (next?.next as? UITabBarController)?.children.map { $0.tabBarItem } ?? _items } set { _items = newValue } }  // What can be chosen.
    class UIToolbar: UIView  // A bar of buttons.
    class UISearchBar: UIView  // A line to search in.
      kept text:String? placeholder:String? searchTextField:UISearchTextField
      var _controller: UISearchController?
      func _enter(_ text: String) -> Bool {
        let new = text.hasSuffix("\\n") ? String(text.dropLast()) : text
        if new != "" || new == text {
          self.text = new
          _asked("delegate", "searchBar", ["", "textDidChange"], [new])
          if let _controller { _controller._isActive = true; _controller._tellUpdater() }
        }
        if new != text { _ask("searchBarSearchButtonClicked") }
        return true
      }
    class UIPageControl: UIControl  // Which page it is.
      var _page: Int
      var currentPage: Int { get { _page } set { _page = max(0, min(newValue, numberOfPages - 1)) } }  // The page that is shown, one that there is.
      func _release() { if currentPage + 1 < numberOfPages { currentPage += 1; sendActions(for: .valueChanged) } }
      kept numberOfPages:Int
    class UIRefreshControl: UIControl  // Pull to refresh.
      each begin/true/Begins, end/false/Ends | func #Refreshing() { isRefreshing = #1 }  // #2.
      kept isRefreshing:Bool
    class UIDatePicker: UIControl  // A choice of a date.
      func setDate(_ date: Date, animated: Bool) { self.date = date }  // Sets the date.
      kept datePickerMode:UIDatePicker.Mode=.dateAndTime preferredDatePickerStyle:UIDatePickerStyle=.automatic
    """,
    [
      "titleLabel": .on { session, id, _, place throws(Problem) in
        let label = try session.part(
          "titleLabel", "UILabel", of: id, in: session.traits.tree.contentHolder(of: id), place)
        let title = try session.read("currentTitle", of: .environment(id), place)
        if let title, title != .nothing, let id = label.environment {
          session.setField("text", title, of: id)
        }
        return label
      },
      "init()": .init { session, value, _, place throws(Problem) in
        try session.initializeDynamically(
          &value, labels: ["style", "reuseIdentifier"], [.kept(".default"), .nothing], place)
      },
      "_host": hostingContent, "font": font,
    ])

  /// A property for a subview that a view has from the start.
  static func partRow(_ name: String, _ type: String) -> AppleRow {
    let plain = String(type.prefix { !"?!".contains($0) })
    return AppleRow.on { session, id, _, place throws(Problem) in
      try session.part(name, plain, of: id, in: session.traits.tree.contentHolder(of: id), place)
    }.declared("var \(name): \(type) { get }", "A view that it has from the start.")
  }
}

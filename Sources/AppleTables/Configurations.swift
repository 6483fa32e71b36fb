import Sessions

extension AppleTypes {
  /// Configurations of cells, headers and buttons, which follow a state.
  static let configurations = TypeInfo.read(
    """
    protocol UIConfigurationState  // What decides a look.
      var traitCollection: UITraitCollection
      var _custom: [UIConfigurationStateCustomKey: Any]
      subscript(_ key: UIConfigurationStateCustomKey) -> Any? { get { _custom[key] } set { _custom[key] = newValue } }  // A part of one's own.
    struct UIConfigurationStateCustomKey: Hashable  // The key of a part of one's own.
      var rawValue: String
      init(_ rawValue: String) { self.rawValue = rawValue }  // A key.
    struct UICellConfigurationState,UIViewConfigurationState: UIConfigurationState, Hashable  // What decides the look of a cell or a header.
      var traitCollection: UITraitCollection
      var isSelected, isHighlighted, isDisabled, isFocused, isPinned, isEditing, isExpanded, isSwiped, isReordering: Bool
      var _custom: [UIConfigurationStateCustomKey: Any] = [:]
      init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }  // For traits.
    class UIContentUnavailableView: UIView  // Says that there is nothing.
      var configuration: UIContentUnavailableConfiguration
      init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        if configuration.secondaryText != nil { let more = UILabel(); more.text = configuration.secondaryText; addSubview(more) }
        _offer(configuration.button, configuration.buttonProperties)
        _offer(configuration.secondaryButton, configuration.secondaryButtonProperties)
      }  // Says what a configuration does.
      func _offer(_ look: UIButton.Configuration, _ properties: UIContentUnavailableButtonProperties) {
        if look.title == nil && look.image == nil { return }
        let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
        button.isEnabled = properties.isEnabled
        addSubview(button)
      }
      var _label: String? { configuration.text }
    struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable  // What decides what a controller says instead of its content.
      var traitCollection: UITraitCollection
      var searchText: String?
      init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }  // For traits.
    class UIViewController
      var _unavailable: Any?
      var _notice: UIView?
      var contentUnavailableConfiguration: Any? {
        get { _unavailable }
        set {
          _unavailable = newValue
          _notice?.removeFromSuperview()
          _notice = (newValue as? UIContentUnavailableConfiguration).map { UIContentUnavailableView(configuration: $0) }
          if let _notice { view.addSubview(_notice) }
        }
      }  // What it says instead of its content.
      var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { UIContentUnavailableConfigurationState(traitCollection: traitCollection) }  // What decides it.
      func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}  // Called before a layout, where it is due.
      func setNeedsUpdateContentUnavailableConfiguration()  // Asks for it in the next layout.
    protocol UIContentConfiguration  // What a cell shows, as a value that makes a view.
      func makeContentView() -> UIView  // Makes a view that shows it.
      func updated(for state: UIConfigurationState) -> Self  // The same for a state.
    protocol UIContentView  // A view that shows a configuration.
      var configuration: UIContentConfiguration
    class UITableViewCell,UICollectionViewCell
      var configurationState: UICellConfigurationState { var state = UICellConfigurationState(traitCollection: traitCollection); state.isSelected = isSelected; state.isHighlighted = isHighlighted; return state }  // What decides its look.
    class UITableViewHeaderFooterView
      var configurationState: UIViewConfigurationState { var state = UIViewConfigurationState(traitCollection: traitCollection); state.isSelected = isSelected; state.isHighlighted = isHighlighted; return state }  // What decides its look.
    class UITableViewCell,UICollectionViewCell,UITableViewHeaderFooterView
      func updateConfiguration(using state: UICellConfigurationState) { _show(state); _handler?(self, state) }  // Called before a layout, where its look is due.
      func setNeedsUpdateConfiguration()  // Asks for its look in the next layout.
      var _handler: ((Self, UICellConfigurationState) -> Void)?
      var configurationUpdateHandler: ((Self, UICellConfigurationState) -> Void)? { get { _handler } set { _handler = newValue; setNeedsUpdateConfiguration() } }  // Called before a layout, where its look is due.
      var automaticallyUpdatesContentConfiguration: Bool = true  // Whether its content follows the state.
      var _configuration: Any
      var _kind: String
      func _show(_ state: UIConfigurationState) {
        guard let content = _configuration as? UIContentConfiguration, !(content is UIHostingConfiguration) else { return }
        let new = automaticallyUpdatesContentConfiguration ? content.updated(for: state) : content
        _configuration = new
        let isKept = _kind == "\\(type(of: new))"
        _kind = "\\(type(of: new))"
        if isKept, let view = contentView as? UIContentView { view.configuration = new } else { _replaceContentView(new.makeContentView()) }
      }  // A content of one's own is shown in the view that it makes, which is kept for the next one of its type.
      func _replaceContentView(_ view: UIView)
    class UIButton
      func updateConfiguration() { _handler?(self) }  // Called before a layout, where its look is due.
      func setNeedsUpdateConfiguration()  // Asks for its look in the next layout.
      var _handler: ((Self) -> Void)?
      var configurationUpdateHandler: ((Self) -> Void)? { get { _handler } set { _handler = newValue; setNeedsUpdateConfiguration() } }  // Called before a layout, where its look is due.
    """,
    [
      "setNeedsUpdateContentUnavailableConfiguration": askingForLook,
      "setNeedsUpdateConfiguration": askingForLook,
      "_replaceContentView": .does { session, id, given, place throws(Problem) in
        if let old = session.field("contentView", of: id)?.environment {
          try session.removeFromParent(old, place)
        }
        try session.put(try session.alive(given[0], place), in: id, place)
        session.setField("contentView", given[0], of: id)
        try session.followConfiguration(of: id, isDue: false, place)
      },
    ])

  /// A call that requests an update of a view's configuration, or of its cells, in its next layout.
  static let askingForLook = AppleRow.does { session, id, _, place throws(Problem) in
    try session.followConfiguration(of: id, isDue: true, place)
  }
}

import Traits
import ViewTree

extension Session {
  /// The properties that a configuration depends on.
  static let configuring: Set = ["isSelected", "isHighlighted", "isEnabled"]

  /// Lets the configuration of a cell or a button follow its traits and state from now on; an update is made before its next layout.
  package mutating func followConfiguration(of id: EnvironmentID, isDue: Bool, _ place: Place) throws(Problem)
  {
    setField("_isDue", .bool(isDue || field("_isDue", of: id) == .bool(true)), of: id)
    let layout = configuringLayout(of: id)
    try engine(place) { traits in
      for event in [layout, .traitCollectionDidChange] where traits.handler(of: event, at: id) == nil {
        try traits.observe(event, at: id, tag: Handler.methodTag)
      }
      if isDue { try traits.setNeeds(layout, at: id) }
    }
  }

  private func configuringLayout(of id: EnvironmentID) -> TraitEvent {
    traits.tree.kind(of: id) == .controller ? .viewWillLayoutSubviews : .layoutSubviews
  }

  /// Called before the view's own method; a change of traits requests a new configuration, and a layout applies it.
  mutating func updateConfiguration(of id: EnvironmentID, at event: TraitEvent, _ place: Place)
    throws(Problem)
  {
    guard let isDue = field("_isDue", of: id) else { return }
    let (type, layout) = (className(of: id), configuringLayout(of: id))
    var view = Value.environment(id)
    let fills = isKind(type, of: "UIScrollView")
    if event == .traitCollectionDidChange, try invoke("_adapt", of: &view, [], place) == nil, !fills {
      try followConfiguration(of: id, isDue: true, place)
    }
    guard event == layout else { return }
    try invoke("_prepare", of: &view, [], place)
    if isDue != .bool(true) { return }
    setField("_isDue", .bool(false), of: id)
    if fills { return _ = try invoke("_fill", of: &view, [], place) }
    let ofController = layout == .viewWillLayoutSubviews
    let state = try read(
      ofController ? "contentUnavailableConfigurationState" : "configurationState", of: view, place)
    let method = ofController ? "updateContentUnavailableConfiguration" : "updateConfiguration"
    _ = try invoke(method, of: &view, state.map { [$0] } ?? [], place)
  }
}

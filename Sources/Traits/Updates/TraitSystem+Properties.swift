internal import Journals
internal import ViewTree

/// What `updatePropertiesIfNeeded()` does at an environment, after its traits: its properties, where somebody asked for them.
///
/// Layout and drawing wait for the turn's end. What is asked for where the update has been waits as well.
extension TraitSystem {
  /// Whether the update in progress brings the properties of an environment up to date, and nothing after them.
  func takesProperties(_ environment: Int32) -> Bool {
    guard case .properties = state.sweep.kind else { return false }
    let (id, target) = (EnvironmentID(index: environment), EnvironmentID(index: state.sweep.target))
    return hierarchy.isInHierarchy(id) && (id == target || hierarchy.isDescendant(id, of: target))
  }

  /// The next of `updateProperties()` of a controller, and of its view; ``Decision/propertiesOrder``.
  mutating func takePropertiesStep(at environment: Int32, _ controller: Int32?) -> Work? {
    switch state.sweep.stage {
    case .isAppearing, .controllerProperties:
      state.sweep.stage = .properties
      if let controller, clear(.controllerProperties, at: environment),
        let work = call(.updateProperties, at: controller)
      {
        return work
      }
      fallthrough
    case .properties:
      state.sweep.stage = .willLayout
      if clear(.properties, at: environment), let work = call(.updateProperties, at: environment) {
        return work
      }
      fallthrough
    default: return endVisit()
    }
  }
}

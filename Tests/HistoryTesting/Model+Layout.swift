import Traits
import ViewTree

/// What an update does at one environment after its traits.
extension Model {
  func laysOut(_ id: Int) -> Bool {
    guard isInside(id), let sweep = sweeps.last else { return false }
    switch sweep.kind {
    case .everything: return true
    case .traits, .properties, .disappearance, .departure: return false
    case .appearance(let target, _): return contains(target, id) || isSuperview(id)
    }
  }

  /// Whether a controller appears there, in what has appeared itself.
  func isSuperview(_ id: Int) -> Bool {
    guard let sweep = sweeps.last, case .appearance(let target, _) = sweep.kind else { return false }
    return nodes[target].parent == id && !nodes[id].needs.contains(.isAppearing)
  }

  /// Whether the sweep goes no further than properties there; nothing appears in it.
  private func forcesProperties(_ id: Int) -> Bool {
    guard let sweep = sweeps.last, case .properties(let target) = sweep.kind else { return false }
    return contains(target, id)
  }

  mutating func propertiesStep(_ id: Int) -> Work? {
    let top = sweeps.count - 1
    let controller = nodes[id].isRootView ? nodes[id].parent : nil
    if hasLeft(id) || (!laysOut(id) && !forcesProperties(id)) { return end() }
    switch sweeps[top].stage {
    case .isAppearing:
      sweeps[top].stage = .controllerProperties
      if forcesProperties(id) { return nil }
      return take(.isAppearing, id) ? controller.flatMap { call(.viewIsAppearing, $0) } : nil
    case .controllerProperties:
      sweeps[top].stage = .properties
      return take(.controllerProperties, id)
        ? controller.flatMap { call(.updateProperties, $0) } : nil
    default:
      sweeps[top].stage = .controllerConstraints
      return take(.properties, id) ? call(.updateProperties, id) : nil
    }
  }

  mutating func layoutStep(_ id: Int) -> Work? {
    let top = sweeps.count - 1
    let controller = nodes[id].isRootView ? nodes[id].parent : nil
    if sweeps[top].stage != .didLayout, hasLeft(id) || !laysOut(id) { return end() }
    switch sweeps[top].stage {
    case .controllerConstraints:
      sweeps[top].stage = .constraints
      guard nodes[id].needs.contains(.constraints) else { return nil }
      return controller.flatMap { call(.updateViewConstraints, $0) }
    case .constraints:
      sweeps[top].stage = .willLayout
      return take(.constraints, id) ? call(.updateConstraints, id) : nil
    case .willLayout:
      guard nodes[id].needs.contains(.layout) else { return end() }
      sweeps[top].stage = .layout
      if nodes[id].kind == .presentation { return call(.containerViewWillLayoutSubviews, id) }
      return controller.flatMap { call(.viewWillLayoutSubviews, $0) }
    case .layout:
      guard take(.layout, id) else { return end() }
      sweeps[top].stage = .didLayout
      nodes[id].layouts += 1
      return call(.layoutSubviews, id)
    default:
      _ = end()
      if nodes[id].kind == .presentation { return call(.containerViewDidLayoutSubviews, id) }
      return controller.flatMap { call(.viewDidLayoutSubviews, $0) }
    }
  }
}

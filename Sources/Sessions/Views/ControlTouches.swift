import ViewTree

// Actions of a person on UIKit controls.
extension Session {
  /// Touches a UIKit view, or the nearest control around it; a tap may also reach a gesture around it, or a cell.
  package mutating func touch(_ touch: Touch, _ id: EnvironmentID, _ place: Place) throws(Problem) {
    let name = self.name(of: id)
    if touch != .release, try isCovered(id, name, tapped: touch == .tap ? place : nil) { return }
    if isTransparent(id) { return confirm("nothing happens: \(name) is hidden") }
    if try reach(touch, around: id, place) { return }
    let isDeaf = try read("isUserInteractionEnabled", of: .environment(id), place) == .bool(false)
    throw Problem(
      "nothing happens where \(name) is touched: it is a \(className(of: id))"
        + (isDeaf ? " whose `isUserInteractionEnabled` is false" : ""), at: place,
      suggestion: "controls, text fields, cells and views with a tap gesture can be tapped")
  }

  /// Touches the nearest control, cell or gesture around a UIKit view; returns false if there is none.
  mutating func reach(_ touch: Touch, around id: EnvironmentID, _ place: Place) throws(Problem) -> Bool {
    for around in [id] + Array(traits.tree.ancestors(of: id)) {
      var view = Value.environment(around)
      if try read("isUserInteractionEnabled", of: view, place) == .bool(false) { continue }
      if member("_release", of: .named(className(of: around))) != nil {
        try operate(touch, around, place)
        return true
      }
      if touch == .tap, try invoke("_tap", of: &view, [], place)?.isTrue == true { return true }
    }
    return false
  }

  private mutating func operate(_ touch: Touch, _ id: EnvironmentID, _ place: Place) throws(Problem) {
    let (type, name) = (className(of: id), self.name(of: id))
    if field("isEnabled", of: id) == .bool(false) { return confirm("\(name) is disabled, and does nothing") }
    let isPressed = field("isHighlighted", of: id) == .bool(true)
    if touch == .release, isKind(type, of: "UIControl"), !isPressed {
      throw Problem("\(name) is not pressed", at: place, suggestion: "`press` it before, or `tap` it")
    }
    var view = Value.environment(id)
    if touch != .release { try invoke("_press", of: &view, [], place) }
    if touch == .press { return }
    try invoke("_calm", of: &view, [], place)
    try invoke("_release", of: &view, [], place)
  }

  /// The text that identifies a view or a bar on the screen; empty if it has none.
  package func shownLabel(of id: EnvironmentID) -> String {
    var copy = self
    return (try? copy.read("_label", of: .environment(id), .unknown))?.text ?? ""
  }

  /// Whether a view is invisible: it or an ancestor is hidden or transparent.
  package func isTransparent(_ id: EnvironmentID) -> Bool {
    ([id] + Array(traits.tree.ancestors(of: id))).contains {
      field("isHidden", of: $0) == .bool(true) || field("alpha", of: $0)?.number ?? 1 < 0.01
    }
  }

  /// The object on the screen with a text: a view, or an action in a bar or a menu, and where it stands; the topmost is found first.
  ///
  /// - Parameter around: What it stands in; nil for any window.
  package mutating func touchable(labelled text: String, below around: EnvironmentID?, _ place: Place)
    throws(Problem) -> (object: Value, place: EnvironmentID)?
  {
    let windows = traits.tree.scenes.flatMap { self.windows(in: $0) }
    for top in around.map({ [$0] }) ?? windows.flatMap({ Array(traits.tree.children(of: $0)) }).reversed() {
      for id in Array(traits.tree.preorder(from: top)) where !isTransparent(id) {
        var view = Value.environment(id)
        for name in ["_label", "accessibilityLabel"] {
          if try read(name, of: view, place) == .string(text) { return (view, id) }
        }
        let found = try invoke("_find", of: &view, [.string(text)], place) ?? .nothing
        if found != .nothing { return (found, id) }
      }
    }
    return nil
  }

  /// Types a text into a UIKit field.
  package mutating func enter(_ value: Value, in id: EnvironmentID, _ place: Place) throws(Problem) {
    var view = Value.environment(id)
    guard let isEntered = try invoke("_enter", of: &view, [value], place) else {
      throw Problem("\(name(of: id)) takes no text", at: place, suggestion: "a `UITextField` does")
    }
    if !isEntered.isTrue { confirm("\(name(of: id)) cannot be edited now, and does nothing") }
  }
}

import StateUpdates

// What belongs to SwiftUI, as it is shown.
extension Session {
  /// Where a binding's data lies, and what it is now: `binding to radio.isPlaying, true`.
  func text(of binding: BindingValue) -> String {
    let value = value(of: binding).map { ", \(shown($0))" } ?? ""
    return "binding to \(place(of: binding))\(value)"
  }

  /// Where a binding's data lies: `radio.episodes[0].title`.
  package func place(of binding: BindingValue) -> String {
    let root =
      switch binding.location {
      case .state(let id, let name): "\(self.name(ofView: id)).\(name)"
      case .variable(let name): name
      case .environment(_, let key): "the environment's \(key)"
      case .functions: "two closures"
      case .constant(.object(let id)): heap.objects[id.row]?.type ?? "an object"
      case .constant, .initial: "a constant"
      }
    return binding.path.reduce(root) { text, step in
      switch step {
      case .property(let name): "\(text).\(name)"
      case .index(let index): "\(text)[\(index)]"
      case .key(let key): "\(text)[\(shown(key))]"
      case .wrapped: text
      }
    }
  }

  /// What a binding refers to now, where that can be told without running code.
  func value(of binding: BindingValue) -> Value? {
    var value: Value?
    switch binding.location {
    case .state(let id, let name): value = views.graph.latest(name, of: id)
    case .variable(let name): value = variables[name]?.value
    case .constant(let constant), .initial(let constant): value = constant
    case .functions, .environment: return nil
    }
    for step in binding.path {
      switch (step, value) {
      case (.property(let name), let owner?): value = stored(name, of: owner)
      case (.index(let index), .list(let values)?):
        value = values.indices.contains(index) ? values[index] : nil
      case (.key(let key), .dictionary(let values)?): value = values[key] ?? .nothing
      case (.wrapped, _): continue
      default: return nil
      }
    }
    return value
  }

  /// Two texts as one.
  func joined(_ first: Value, _ second: Value) -> Value {
    let content = [first, second].map { $0.view?.argument("content").map { text($0) } ?? "" }.joined()
    return .view(ViewValue("Text", arguments: [ViewArgument("content", .string(content))]))
  }

  /// An animation as one writes it.
  func text(of animation: ViewAnimation) -> String {
    switch animation {
    case .curve(let curve, let duration): "\(name(of: curve))(duration: \(Self.short(duration)))"
    case .spring(let spring):
      "spring(duration: \(Self.short(spring.duration)), bounce: \(Self.short(spring.bounce)))"
    case .speed(let animation, let speed): "\(text(of: animation)).speed(\(Self.short(speed)))"
    case .delay(let animation, let delay): "\(text(of: animation)).delay(\(Self.short(delay)))"
    case .repeated(let animation, let count, let autoreverses):
      text(of: animation)
        + (count.map { ".repeatCount(\($0), autoreverses: \(autoreverses))" }
          ?? ".repeatForever(autoreverses: \(autoreverses))")
    }
  }

  private func name(of curve: UnitCurve) -> String {
    let names: [(UnitCurve, String)] = [
      (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInOut, "easeInOut"),
    ]
    return names.first { $0.0 == curve }?.1 ?? "timingCurve"
  }
}

// How transactions pass down the tree, and the values that the screen shows during animations.
extension ViewGraph {
  /// Notes the animation modifiers of a view whose value has changed in this pass.
  mutating func activate(_ id: ViewID, _ old: [ViewModifier<Value>], _ new: [ViewModifier<Value>]) {
    let changed = zip(old, new).enumerated().filter { _, modifiers in
      guard case (.transaction(let old), .transaction(let new)) = modifiers else { return false }
      return old.value != new.value
    }
    let number = pass.number
    change(id) { $0.changed = (number, Set(changed.map(\.offset))) }
  }

  /// The transaction that reaches a modifier of a view; from the root downwards, each active change replaces it.
  func transaction(at id: ViewID, modifier: Int) -> Transaction {
    var transaction = pass.transaction
    for (view, first) in reach(to: id).reversed() {
      guard let node = self[view] else { continue }
      let inner = view == id ? modifier : first - 1
      for (index, own) in node.element.modifiers.enumerated().reversed() where index > inner {
        guard case .transaction(let change) = own, inner >= change.scope ?? inner else { continue }
        let isDue =
          change.value == nil || node.changed.pass == pass.number && node.changed.modifiers.contains(index)
        guard isDue, change.isForced || !transaction.disablesAnimations else { continue }
        transaction.animation = change.animation?.resolved(with: transaction.animation)
        if change.isForced { transaction.disablesAnimations = change.disables }
      }
    }
    return transaction
  }

  /// Changes an attribute: at once, or with the animation that reaches it.
  mutating func animate(_ id: ViewID, _ key: AttributeKey, from old: [Double], to new: [Double]) {
    let transaction = transaction(at: id, modifier: key.modifier)
    let now = clock
    guard let animation = transaction.animation, animation.duration > 0, old.count == new.count else {
      // Running animations go on to their end, from where the change has put the attribute.
      return change(id) { $0.animators[key]?.model = new }
    }
    change(id) { node in
      var animator = node.animators[key] ?? Animator(model: old)
      animator.move(to: new, with: animation, at: now)
      node.animators[key] = animator
    }
    events.append(.animated(id, key.name, animation))
    for index in completions.indices where completions[index].number == transaction.completion {
      if !completions[index].waitsForRemoval {
        completions[index].ends = max(completions[index].ends, clock + animation.duration)
      }
      completions[index].attributes.append((id, key))
    }
  }

  /// Starts the transition of views that come or go inside a view; completions wait for its end.
  ///
  /// - Returns: The time of its end; nil if nothing is animated.
  mutating func awaitTransition(in id: ViewID) -> Double? {
    let transaction = transaction(at: id, modifier: -1)
    guard let animation = transaction.animation else { return nil }
    for index in completions.indices where completions[index].number == transaction.completion {
      let length = completions[index].waitsForRemoval ? animation.wholeDuration : animation.duration
      completions[index].ends = max(completions[index].ends, clock + length)
    }
    let ends = clock + animation.wholeDuration
    return ends > clock && ends.isFinite ? ends : nil
  }

  /// The views that leave a view with a transition, with the remaining seconds.
  package func going(from id: ViewID) -> [(view: ViewID, rest: Double)] {
    pass.going.filter { self[$0.view]?.parent == id }.map { ($0.view, $0.ends - clock) }
  }

  /// Takes back a view whose removal transition has not ended: it counts as never removed.
  mutating func restore(_ element: ViewElement<Value>, in id: ViewID) -> ViewID? {
    let going = pass.going.firstIndex {
      self[$0.view]?.parent == id && self[$0.view]?.element.key == element.key
    }
    return going.map { pass.going.remove(at: $0).view }
  }

  /// The value of a view's attribute on the screen, of one modifier or the innermost one, now or later; nil if it has none.
  package func presented(_ name: String, of id: ViewID, at place: Int? = nil, after time: Double = 0)
    -> [Double]?
  {
    guard let node = self[id] else { return nil }
    for (index, modifier) in node.element.modifiers.enumerated() where place ?? index == index {
      guard case .attribute(let own, let model) = modifier, own == name else { continue }
      return node.animators[AttributeKey(modifier: index, name: name)]?.presented(at: clock + time) ?? model
    }
    return nil
  }

  package func isAnimating(_ id: ViewID) -> Bool { self[id]?.animators.isEmpty == false }

  package mutating func advance(to time: Double) {
    clock = max(clock, time)
    let now = clock
    for id in views where isAnimating(id) {
      // A view that animates its own data runs its body again.
      let own = AttributeKey(modifier: -1, name: "animatableData")
      if self[id]?.element.role == .view, self[id]?.animators[own] != nil { mark(id, .input) }
      change(id) { node in
        for key in node.animators.keys { node.animators[key]?.end(at: now) }
        node.animators = node.animators.filter { !$0.value.layers.isEmpty }
      }
    }
  }

  /// The time until the next completion or end of a transition, if it is within the given seconds.
  package func nextEnd(within seconds: Double) -> Double? {
    (completions.map(\.ends) + pass.going.map(\.ends)).map { $0 - clock }.filter { $0 > 0 && $0 <= seconds }
      .min()
  }

  /// Registers a completion for the animations of a transaction; without animations it is due at once, or some seconds later.
  package mutating func expect(_ completion: Int, waitsForRemoval: Bool, after seconds: Double = 0) {
    completions.append(
      AnimationCompletion(number: completion, waitsForRemoval: waitsForRemoval, ends: clock + seconds))
  }

  mutating func completes() -> Bool {
    let due = completions.filter { completion in
      let waiting = completion.waitsForRemoval ? completion.attributes : []
      return completion.ends <= clock && waiting.allSatisfy { self[$0.view]?.animators[$0.key] == nil }
    }
    completions.removeAll { waiting in due.contains { $0.number == waiting.number } }
    notices += due.map { .complete($0.number) }
    return !due.isEmpty
  }
}

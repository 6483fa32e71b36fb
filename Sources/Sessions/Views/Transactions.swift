import StateUpdates

// Writes in a transaction, and the time that animations take.
extension Session {
  /// Runs something whose changes are animated; the innermost animation counts, even if it is nil.
  package mutating func animated(
    _ animation: ViewAnimation?, _ body: (inout Session) throws(Problem) -> Value
  ) throws(Problem) -> Value {
    var transaction = StateUpdates.Transaction(animation: animation)
    transaction.disablesAnimations = views.graph.transaction.disablesAnimations
    return try with(transaction, body)
  }

  /// The same, and runs a closure when the animations have finished.
  package mutating func animated(
    _ animation: ViewAnimation?, waitsForRemoval: Bool = false, completion: Value,
    _ body: (inout Session) throws(Problem) -> Value
  ) throws(Problem) -> Value {
    let given = StateUpdates.Transaction(animation: animation)
    return try with(expecting(completion, waitsForRemoval: waitsForRemoval, of: given), body)
  }

  private mutating func expecting(
    _ completion: Value, waitsForRemoval: Bool, of transaction: StateUpdates.Transaction
  ) -> StateUpdates.Transaction {
    var transaction = transaction
    transaction.waitsForRemoval = waitsForRemoval
    transaction.completion = expect(completion, waitsForRemoval: waitsForRemoval)
    return transaction
  }

  /// A transaction from a value of the language; if it has a completion, that runs when its animations are over.
  package mutating func transaction(_ value: Value) -> StateUpdates.Transaction {
    var transaction = StateUpdates.Transaction(animation: stored("animation", of: value)?.animated)
    transaction.disablesAnimations = stored("disablesAnimations", of: value) == .bool(true)
    guard let completion = stored("_completion", of: value), completion != .nothing else {
      return transaction
    }
    let isLate = stored("_waitsForRemoval", of: value) == .bool(true)
    return expecting(completion, waitsForRemoval: isLate, of: transaction)
  }

  /// Runs a closure after the animations with the transaction's number have ended, or some seconds later.
  @discardableResult
  package mutating func expect(_ completion: Value, waitsForRemoval: Bool = false, after seconds: Double = 0)
    -> Int
  {
    counters.functions += 1
    views.completions[counters.functions] = completion
    views.graph.expect(counters.functions, waitsForRemoval: waitsForRemoval, after: seconds)
    return counters.functions
  }

  package mutating func with(
    _ transaction: StateUpdates.Transaction, _ body: (inout Session) throws(Problem) -> Value
  ) throws(Problem) -> Value {
    let outer = views.graph.transaction
    views.graph.transaction = transaction
    defer { views.graph.transaction = outer }
    return try body(&self)
  }

  /// Advances the clock, from one animation end or timer to the next.
  package mutating func advance(by seconds: Double, _ place: Place) throws(Problem) {
    let end = clock + seconds
    while let next = [views.graph.nextEnd(within: end - clock), nextTick(within: end - clock)]
      .compactMap(\.self).min()
    {
      try step(place)
      views.graph.advance(to: clock + next)
      try changed(.time, place)
      try tick(place)
      try endTurn(place)
    }
    views.graph.advance(to: end)
    try changed(.time, place)
    try endTurn(place)
  }

  /// Sets a view's animatable data to the values that are shown on the screen.
  mutating func animate(_ view: inout Value, as shown: [Double]?, _ place: Place) throws(Problem) {
    guard let shown, let member = property("animatableData", of: .named(className(of: view))) else { return }
    let model = try read("animatableData", member, of: &view, place, as: nil)
    if model.numbers == shown { return }
    var rest = shown[...]
    try write("animatableData", member, of: &view, model.with(&rest), place, as: nil)
  }
}

extension Value {
  /// A copy of the value with other numbers, in the same order.
  fileprivate func with(_ numbers: inout ArraySlice<Double>) -> Value {
    guard case .structure(var parts) = self else { return .double(numbers.popFirst() ?? 0) }
    parts.fields = parts.fields.map { $0.with(&numbers) }
    return .structure(parts)
  }
}

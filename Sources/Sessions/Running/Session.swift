import Syntax
import Traits
import ViewTree

/// A session: everything that a learner has made, as one value.
///
/// A statement runs on a copy. A failure drops the copy, `undo` returns to the copy before, and `what if` throws its copy away. Copies
/// share their storage until one of them writes to it.
package struct Session: Sendable {
  package let language: Language
  /// The trait engine, with the tree of environments.
  @Shared package var traits = TraitSystem()
  /// The scenes on devices, and their presentations.
  @Shared package var screens = Screens() { didSet { revision += 1 } }
  @Shared package var definitions = Definitions() { didSet { revision += 1 } }
  /// The values of static properties that were read, by `Type.name`.
  package var statics: [String: Value] = [:]
  /// The code of the functions that were checked already, by index.
  package var compiled: [Int: FunctionCode] = [:]
  package var variables = SplitDictionary<String, Variable>() { didSet { revision += 1 } }
  package var heap = Heap() { didSet { revision += 1 } }
  /// The handlers of registrations and of environments' methods, by the tag that the engine hands back.
  package var handlers = ChunkedArray<Handler?>() { didSet { revision += 1 } }
  @Shared package var names = Names()
  package var settings = Settings() { didSet { revision += 1 } }
  @Shared package var counters = Counters()
  @Shared package var views = Views()
  package var runtime = Runtime()
  /// The output that is drawn again after each statement that changes it; `undo` does not affect it.
  package var watches: [Watch] = []
  /// Counts the changes that a person could read; a statement that leaves it unchanged gets no number.
  package var revision = 0

  package init(language: Language) {
    self.language = language
    addSystemTraits()
  }
}

package struct Variable: Sendable {
  package var type: Type
  package var isConstant: Bool
  package var value: Value
  package var isForced = false
  /// The functions that run before and after an assignment.
  package var willSet: Int?
  package var didSet: Int?
  /// The functions of a computed variable.
  package var get: Int?
  package var set: Int?
  package var order: Int
}

package struct Settings: Sendable {
  package var updatesManually = false
  package var traces = false
  package var emitsSwift = false
  /// The value of `UITraitCollection.current` outside callbacks.
  var current = TraitCollection()
}

/// The numbers that `show cost` and `show log` report about the whole session.
package struct Counters: Sendable {
  package var comparisons: [String: Int] = [:]
  package var log = ChunkedArray<(environment: EnvironmentID, text: String)>()
  package var warnings = ChunkedArray<String>()
  package var functions = 0
  package var variables = 0
  package var uuids = 0
  package var chances = 0
}

extension Session {
  /// Checks and runs a statement, and ends its turn of the run loop.
  package mutating func perform(_ statement: Statement, _ source: Source) throws(Problem) {
    let place = Place(statement.range, in: source)
    var checker = Checker(session: self, source: source)
    let action = try checker.check(statement: statement)
    swap(&self, &checker.session)
    _ = try run(action, frameSize: checker.frameSize)
    // The checker now holds the session from before; a statement that only reads leaves nothing to update.
    if isChanged(since: checker.session) || !traits.isAtRest || !runtime.later.isEmpty { try endTurn(place) }
    if !names.released.isEmpty { try endReleased(place) }
    confirmRest()
  }

  // MARK: Variables

  package mutating func variable(_ name: String, _ place: Place) throws(Problem) -> Value {
    guard let variable = variables[name] else { throw noVariable(name, place) }
    if let get = variable.get { return try call(functionCode(get), with: []) }
    if variable.value == .void, variable.type != .void, !variable.type.isErased {
      throw Problem("`\(name)` has no value yet", at: place)
    }
    return variable.value
  }

  private func noVariable(_ name: String, _ place: Place) -> Problem {
    if definitions.later[name] == nil { return Problem("nothing here is called `\(name)`", at: place) }
    return Problem("`\(name)` has no value yet: its declaration comes later", at: place)
  }

  package mutating func setVariable(_ name: String, _ value: Value, _ place: Place) throws(Problem) {
    guard let variable = variables[name] else { throw noVariable(name, place) }
    if let set = variable.set {
      try call(functionCode(set), with: [value])
      return
    }
    if let willSet = variable.willSet { try call(functionCode(willSet), with: [value]) }
    variables[name]?.value = value
    if case .string(let text) = value { runtime.budget.bytes += text.utf8.count }
    if !views.roots.isEmpty, variable.value != value { try changed(.variable(name), place) }
    if let didSet = variable.didSet { try call(functionCode(didSet), with: [variable.value]) }
  }

  // MARK: Calls

  /// Runs a function with arguments, and changes `inout` ones.
  package mutating func call(_ function: Function, _ arguments: inout [Value]) throws(Problem) -> Value {
    let code = function.code
    guard runtime.budget.depth < Budget.depthLimit else {
      throw Problem("calls go more than \(Budget.depthLimit) deep", at: code.place, kind: .limit)
    }
    let (base, outer) = (runtime.stack.count, runtime.base)
    let given = min(arguments.count, code.parameters.count)
    runtime.stack += arguments.prefix(given)
    if code.frameSize > given {
      runtime.stack.append(contentsOf: repeatElement(.void, count: code.frameSize - given))
    }
    for (slot, value) in zip(code.captureSlots, function.captured) { runtime.stack[base + slot] = value }
    runtime.base = base
    runtime.budget.depth += 1
    defer {
      // What is `inout` keeps its changes, also where an error is thrown.
      for index in 0..<given { arguments[index] = unboxed(runtime.stack[base + index]) }
      runtime.stack.removeSubrange(base...)
      runtime.base = outer
      runtime.budget.depth -= 1
    }
    let flow: Flow
    do throws(Problem) { flow = try code.body(&self) } catch { throw leftFrame(error, at: base) }
    if case .returns(let value) = flow { return value }
    return .void
  }

  /// Runs a function whose arguments are not changed, with as many arguments as it has parameters.
  @discardableResult
  package mutating func call(_ function: Function, with arguments: [Value]) throws(Problem) -> Value {
    var arguments = arguments
    return try call(function, &arguments)
  }

  /// Runs checked code outside any function, with its own frame.
  package mutating func run(_ action: Action, frameSize: Int) throws(Problem) -> Flow {
    let (base, outer) = (runtime.stack.count, runtime.base)
    runtime.stack.append(contentsOf: repeatElement(.void, count: frameSize))
    runtime.base = base
    defer {
      runtime.stack.removeSubrange(base...)
      runtime.base = outer
    }
    return try action(&self)
  }

  package mutating func evaluate(_ codes: [Code]) throws(Problem) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(codes.count)
    for code in codes { values.append(try code(&self)) }
    return values
  }

  /// The value of a variable, whether closures share it or not.
  private func unboxed(_ value: Value) -> Value {
    if case .box(let id) = value { heap.boxes[id.row] } else { value }
  }

  package func local(_ slot: Int) -> Value { unboxed(runtime.stack[runtime.base + slot]) }

  /// Assigns a local variable, which closures may share.
  package mutating func setLocal(_ slot: Int, _ value: Value) {
    if case .box(let id) = runtime.stack[runtime.base + slot] {
      heap.boxes[id.row] = value
    } else {
      runtime.stack[runtime.base + slot] = value
    }
  }

  /// Makes a local variable shared with closures, and returns its box.
  private mutating func shareLocal(_ slot: Int) -> Value {
    let value = runtime.stack[runtime.base + slot]
    if case .box = value { return value }
    heap.boxes.append(value)
    let box = Value.box(ObjectID(row: heap.boxes.count - 1))
    runtime.stack[runtime.base + slot] = box
    return box
  }

  /// Makes a function from a closure's code, with the captured values of the current frame.
  package mutating func makeFunction(_ code: FunctionCode, capturing locals: [Local] = []) -> Function {
    counters.functions += 1
    let captured = locals.map { $0.isConstant ? runtime.stack[runtime.base + $0.slot] : shareLocal($0.slot) }
    return Function(identity: counters.functions, code: code, captured: captured)
  }

  /// The code of a declared function, which is checked now if this is its first call.
  package mutating func functionCode(_ index: Int) throws(Problem) -> Function {
    if let code = compiled[index] { return Function(identity: -1 - index, code: code, captured: []) }
    var checker = Checker(session: self, source: definitions.functions[index].source)
    let code = try checker.compile(definitions.functions[index])
    compiled = checker.session.compiled
    compiled[index] = code
    return Function(identity: -1 - index, code: code, captured: [])
  }

  /// A method bound to its object, as a function value.
  package mutating func bound(_ member: Member, of value: Value, _ place: Place, given: Int? = nil)
    -> Function
  {
    let member = member.resolved
    let parameters = member.signature.parameters
    let types = parameters.prefix(given ?? .max).map(\.type)
    let body: Action = { session throws(Problem) in
      var object = value
      var arguments = parameters.indices.map { $0 < types.count ? session.local($0) : .nothing }
      let result = try session.invoke(member, of: &object, &arguments, place, as: nil)
      for slot in types.indices where parameters[slot].isInout { session.setLocal(slot, arguments[slot]) }
      return .returns(result)
    }
    return makeFunction(
      FunctionCode(parameters: types, result: member.signature.result, body: body, place: place))
  }

  package mutating func step(_ place: @autoclosure () -> Place, count: Int = 1) throws(Problem) {
    try runtime.budget.step(place, count: count)
  }

  /// The pseudo-random number for a count, always the same: SplitMix64.
  package static func chance(_ count: Int, of limit: Int) -> Int {
    var number = UInt64(count) &* 0x9e37_79b9_7f4a_7c15
    number = (number ^ number >> 30) &* 0xbf58_476d_1ce4_e5b9
    number = (number ^ number >> 27) &* 0x94d0_49bb_1331_11eb
    return Int((number ^ number >> 31) % UInt64(max(limit, 1)))
  }
}

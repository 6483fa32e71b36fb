import Syntax

/// Checked code: closures over the session, made once and run many times.
package typealias Code = @Sendable (inout Session) throws(Problem) -> Value
/// Code that puts a value into a place.
package typealias Store = @Sendable (inout Session, Value) throws(Problem) -> Void
/// How a statement ended.
package enum Flow: Sendable {
  case next, breaks, continues, falls
  case returns(Value)
}
package typealias Action = @Sendable (inout Session) throws(Problem) -> Flow

/// The checked code of a function, without the values that it captured.
///
/// A call makes a frame on the session's stack: the arguments first, `self` before them in a method, then what else it names.
package struct FunctionCode: Sendable {
  package var parameters: [Type]
  package var result: Type
  /// How many values the frame has room for.
  package var frameSize: Int
  /// Where in the frame the captured values go.
  package var captureSlots: [Int]
  package var body: Action
  package var place: Place

  package init(
    parameters: [Type], result: Type, frameSize: Int, captureSlots: [Int], body: @escaping Action,
    place: Place
  ) {
    (self.parameters, self.result, self.frameSize) = (parameters, result, frameSize)
    (self.captureSlots, self.body, self.place) = (captureSlots, body, place)
  }
}

extension Session {
  /// Runs a function with arguments; `inout` ones come back changed.
  package mutating func call(_ function: Function, _ arguments: inout [Value]) throws(Problem) -> Value {
    let code = function.code
    guard runtime.budget.depth < Budget.deepest else {
      throw Problem("calls go more than \(Budget.deepest) deep", at: code.place, kind: .limit)
    }
    let base = runtime.stack.count
    let outer = runtime.base
    let given = min(arguments.count, code.parameters.count)
    runtime.stack += arguments.prefix(given)
    if code.frameSize > given {
      runtime.stack.append(contentsOf: repeatElement(.void, count: code.frameSize - given))
    }
    for (slot, value) in zip(code.captureSlots, function.captured) { runtime.stack[base + slot] = value }
    runtime.base = base
    runtime.budget.depth += 1
    defer {
      runtime.stack.removeSubrange(base...)
      runtime.base = outer
      runtime.budget.depth -= 1
    }
    let flow = try code.body(&self)
    for index in 0..<given { arguments[index] = unboxed(runtime.stack[base + index]) }
    if case .returns(let value) = flow { return value }
    return .void
  }

  /// Runs a function whose arguments do not come back.
  @discardableResult
  package mutating func call(_ function: Function, with arguments: [Value]) throws(Problem) -> Value {
    var arguments = arguments
    return try call(function, &arguments)
  }

  /// Runs checked code that stands outside of any function, with a frame of its own.
  package mutating func run(_ action: Action, frameSize: Int) throws(Problem) -> Flow {
    let base = runtime.stack.count
    let outer = runtime.base
    runtime.stack.append(contentsOf: repeatElement(.void, count: frameSize))
    runtime.base = base
    defer {
      runtime.stack.removeSubrange(base...)
      runtime.base = outer
    }
    return try action(&self)
  }

  /// A variable's value, whether it is shared or not.
  package func unboxed(_ value: Value) -> Value {
    if case .box(let id) = value { heap.boxes[id.row] ?? .void } else { value }
  }

  /// The value of a local variable.
  package func local(_ slot: Int) -> Value { unboxed(runtime.stack[runtime.base + slot]) }

  /// Assigns a local variable, which a closure may share.
  package mutating func setLocal(_ slot: Int, _ value: Value) {
    if case .box(let id) = runtime.stack[runtime.base + slot] {
      heap.boxes[id.row] = value
    } else {
      runtime.stack[runtime.base + slot] = value
    }
  }

  /// Makes a variable one that closures share with its surroundings, and answers the shared row.
  package mutating func shareLocal(_ slot: Int) -> Value {
    let value = runtime.stack[runtime.base + slot]
    if case .box = value { return value }
    heap.boxes.append(value)
    let box = Value.box(ObjectID(row: heap.boxes.count - 1))
    runtime.stack[runtime.base + slot] = box
    return box
  }

  /// Counts a step, or what is as much as several, and ends a statement that takes too many or too much memory, or that the person
  /// interrupts.
  package mutating func step(_ place: @autoclosure () -> Place, count: Int = 1) throws(Problem) {
    let before = runtime.budget.steps
    runtime.budget.steps += count
    guard before >> 6 != runtime.budget.steps >> 6 else { return }
    if before >> 12 != runtime.budget.steps >> 12, Memory.held > Memory.most {
      throw Problem(
        "the session takes more than \(Memory.most >> 20) MB", at: place(),
        suggestion: "`reset` begins a new one, and so does `mendel`", kind: .limit)
    }
    if runtime.budget.isInterrupted() { throw Problem("interrupted", at: place(), kind: .interruption) }
    if runtime.budget.steps > runtime.budget.mostSteps {
      throw Problem(
        "a statement takes at most \(runtime.budget.mostSteps) steps; do it in several", at: place(),
        kind: .limit)
    }
  }
}

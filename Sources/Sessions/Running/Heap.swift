import Traits
import ViewTree

/// Objects and shared variables, a row each.
package struct Heap: Sendable {
  package var objects = ChunkedArray<Instance?>()
  package var boxes = ChunkedArray<Value?>()
  /// What environments hold beside their traits: `backgroundColor`, and the properties of classes of one's own; by the environment's row.
  package var environments = ChunkedArray<Instance?>()
  /// How many rows there were when those that nothing reaches were dropped last.
  private var swept = 0

  mutating func setInstance(_ instance: Instance, of id: EnvironmentID) {
    while environments.count <= Int(id.index) { environments.append(nil) }
    environments[Int(id.index)] = instance
  }

  /// Whether many objects and shared variables have come since the last sweep.
  var isSweepDue: Bool { objects.count + boxes.count > 2 * swept + 1_024 }

  /// Drops the objects and shared variables to which no value leads.
  mutating func sweep(keeping values: [Value]) {
    let kept = reached(
      from: values + environments.flatMap { $0?.fields.values.map { $0 } ?? [] }, inCode: true)
    for row in 0..<objects.count where !kept.contains(.object(ObjectID(row: row))) { objects[row] = nil }
    for row in 0..<boxes.count where !kept.contains(.box(ObjectID(row: row))) { boxes[row] = nil }
    swept = objects.count + boxes.count
  }

  /// The objects, shared variables and environments to which values lead; what closures have captured is asked for by `inCode`.
  func reached(from values: [Value], inCode: Bool = false) -> Set<Value> {
    var (waiting, found) = (values, Set<Value>())
    while let next = waiting.popLast() {
      switch next {
      case .environment: found.insert(next)
      case .object(let id):
        if found.insert(next).inserted, let instance = objects[id.row] { waiting += instance.fields.values }
      case .box(let id):
        if found.insert(next).inserted, let value = boxes[id.row] { waiting.append(value) }
      default:
        waiting += next.parts
        if inCode { waiting += next.captured }
      }
    }
    return found
  }
}

package struct Instance: Sendable {
  package var type: String
  package var fields: [String: Value]

  package init(type: String, fields: [String: Value] = [:]) { (self.type, self.fields) = (type, fields) }
}

extension Value {
  /// The values of which it consists.
  var parts: [Value] {
    switch self {
    case .list(let values), .tuple(let values), .enumCase(_, _, let values): values
    case .structure(let structure): structure.fields
    case .dictionary(let pairs): Array(pairs.values)
    default: []
    }
  }

  /// What closures have captured, and what views and bindings were given.
  fileprivate var captured: [Value] {
    switch self {
    case .closure(let function), .color(.dynamic(let function)): function.captured
    case .view(let view):
      view.arguments.map(\.value) + (view.custom.map { [$0] } ?? [])
        + view.modifiers.flatMap { $0.arguments.map(\.value) }
    case .binding(let binding):
      switch binding.location {
      case .initial(let value), .constant(let value): [value]
      case .functions(let get, let set): get.captured + set.captured
      default: []
      }
    default: []
    }
  }
}

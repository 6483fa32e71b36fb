import Syntax
import Traits
import ViewTree

extension Session {
  /// Drops objects and shared variables that nothing reaches, when many have come since the last time.
  mutating func sweep() {
    let count = heap.objects.count + heap.boxes.count
    guard count > 2 * heap.swept + 1_024 else { return }
    var marker = Marker(session: self)
    for variable in variables.values { marker.mark(variable.value) }
    for handler in handlers {
      guard let handler else { continue }
      marker.mark(.closure(handler.function))
      if let target = handler.target { marker.mark(target) }
    }
    for instance in heap.environments {
      guard let instance else { continue }
      for value in instance.fields.values { marker.mark(value) }
    }
    for value in statics.values + views.values { marker.mark(value) }
    for row in 0..<heap.objects.count where !marker.objects.contains(row) { heap.objects[row] = nil }
    for row in 0..<heap.boxes.count where !marker.boxes.contains(row) { heap.boxes[row] = nil }
    heap.swept = count
  }
}

/// Finds the rows that values reach.
private struct Marker {
  let session: Session
  var objects: Set<Int> = []
  var boxes: Set<Int> = []
  var waiting: [Value] = []

  init(session: Session) { self.session = session }

  mutating func mark(_ value: Value) {
    waiting.append(value)
    while let next = waiting.popLast() {
      switch next {
      case .object(let id):
        guard objects.insert(id.row).inserted, let instance = session.heap.objects[id.row] else { continue }
        waiting += instance.fields.values
      case .box(let id):
        guard boxes.insert(id.row).inserted, let value = session.heap.boxes[id.row] else { continue }
        waiting.append(value)
      case .list(let values), .tuple(let values), .enumCase(_, _, let values): waiting += values
      case .structure(let structure): waiting += structure.fields
      case .dictionary(let pairs): waiting += Array(pairs.values)
      case .view(let view):
        waiting += view.arguments.map(\.value) + (view.custom.map { [$0] } ?? [])
        waiting += view.modifiers.flatMap { $0.arguments.map(\.value) }
      case .binding(let binding):
        switch binding.location {
        case .initial(let value), .constant(let value): waiting.append(value)
        case .functions(let get, let set): waiting += get.captured + set.captured
        default: continue
        }
      case .closure(let function), .color(.dynamic(let function)): waiting += function.captured
      default: continue
      }
    }
  }
}

import ViewTree

/// Stores objects and shared variables, one row each.
package struct Heap: Sendable {
  package var objects = ChunkedArray<Instance>()
  package var boxes = ChunkedArray<Value>()
  /// What environments store besides traits, by row: `backgroundColor`, and the properties of declared classes.
  package var environments = ChunkedArray<Instance?>()

  mutating func setInstance(_ instance: Instance, of id: EnvironmentID) {
    while environments.count <= Int(id.index) { environments.append(nil) }
    environments[Int(id.index)] = instance
  }
}

package struct Instance: Sendable {
  package var type: String
  package var fields: [String: Value] = [:]
}

extension Session {
  /// The objects, shared variables and environments that values reach, except through captures of closures and `weak` properties.
  func reached(from values: [Value]) -> Set<Value> {
    var (waiting, found) = (values, Set<Value>())
    while let next = waiting.popLast() {
      switch next {
      case .environment: found.insert(next)
      case .object(let id): if found.insert(next).inserted { waiting += strong(heap.objects[id.row]) }
      case .box(let id): if found.insert(next).inserted { waiting.append(heap.boxes[id.row]) }
      default: waiting += next.parts
      }
    }
    return found
  }

  /// The values that an object or environment holds strongly.
  func strong(_ instance: Instance) -> [Value] {
    instance.fields.filter { storedField($0.key, of: .named(instance.type))?.isWeak != true }.map(\.value)
  }

  package func instance(of id: EnvironmentID) -> Instance? {
    let row = Int(id.index)
    return row < heap.environments.count ? heap.environments[row] : nil
  }

  package func field(_ name: String, of id: EnvironmentID) -> Value? { instance(of: id)?.fields[name] }

  package mutating func setField(_ name: String, _ value: Value, of id: EnvironmentID) {
    var instance = instance(of: id) ?? Instance(type: className(of: id))
    instance.fields[name] = value
    heap.setInstance(instance, of: id)
  }

  package mutating func setClass(_ type: String, of id: EnvironmentID) {
    heap.setInstance(Instance(type: type, fields: instance(of: id)?.fields ?? [:]), of: id)
  }

  package mutating func newObject(_ type: String, _ fields: [String: Value]) -> Value {
    heap.objects.append(Instance(type: type, fields: fields))
    return .object(ObjectID(row: heap.objects.count - 1))
  }
}

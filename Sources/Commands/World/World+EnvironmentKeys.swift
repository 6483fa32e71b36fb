import Journals
package import Syntax

/// An environment key of SwiftUI: what `EnvironmentValues` answer for it where nobody has set anything.
package struct EnvironmentKeyRow: Sendable {
  package var name: String
  package var type: ValueType
  package var defaultValue: Value
}

extension World {
  /// Defines or replaces an environment key.
  package func define(_ name: Name, key type: ValueType, default value: Value, isReplacing: Bool) {
    let key = EnvironmentKeyRow(name: names[name], type: type, defaultValue: value)
    if isReplacing {
      environmentKeys[Int(entry(name).environmentKey)] = key
    } else {
      let row = environmentKeys.append(key)
      updateEntry(name) { $0.environmentKey = Int32(row) }
    }
  }

  /// The environment keys.
  public var environmentKeyNames: [String] { names { $0.environmentKey >= 0 } }
}

/// Apple's types, table by table.
package enum AppleTypes {
  package static let all: [AppleType] = presentations

  package static let systemColors: [String: (light: UInt32, dark: UInt32)] = [:]
}

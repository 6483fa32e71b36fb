/// A table of one Apple type, which is read when it is first needed.
package struct TypeEntry: Sendable {
  package let name: String
  /// Reads the table; `use` is called with the key of each row that takes its code from beside the text.
  package let read: @Sendable (_ use: (String) -> Void) -> TypeInfo
  /// The code beside the text, of this entry and of others.
  package let natives: [[String: AppleRow]]

  package init(
    name: String, natives: [[String: AppleRow]] = [],
    read: @escaping @Sendable (_ use: (String) -> Void) -> TypeInfo
  ) {
    (self.name, self.natives, self.read) = (name, natives, read)
  }

  package init(_ name: String, _ info: @autoclosure @escaping @Sendable () -> TypeInfo) {
    self.init(name: name) { _ in info() }
  }
}

/// Apple's types by name; they are read one by one when needed: to read all at the start would take longer than everything else.
package struct TypeTable: Sendable {
  private let types: [String: ReadType]
  private let older = Lazy<[String: String]>()

  init(_ entries: [TypeEntry]) { types = Dictionary(grouping: entries, by: \.name).mapValues(ReadType.init) }

  /// The type with a name; any delegate or data source protocol of Apple's is recognised by its name, so no table has to list it.
  package subscript(name: String) -> TypeInfo? {
    if let known = types[name] { return known.info }
    let isAsked = ["Delegate", "DataSource"].contains { name.hasSuffix($0) }
    guard isAsked, !name.contains("."), Self.frameworks.contains(String(name.prefix(2))) else { return nil }
    return TypeInfo(name, .protocol, "What a delegate can do.")
  }
  private static let frameworks: Set = [
    "UI", "NS", "CA", "CL", "AV", "MK", "MF", "PH", "SF", "UN", "VN", "WK",
  ]
  /// The nested type that Swift 3 knew under a name of its own: `UIControl.State` for `UIControlState`.
  func newer(than name: String) -> String? {
    guard name.hasPrefix("UI") || name.hasPrefix("NS") else { return nil }
    return older.value { Dictionary(types.keys.map { ($0.filter { $0 != "." }, $0) }) { max($0, $1) } }[name]
  }
  package var keys: [String] { Array(types.keys) }
  package var values: [TypeInfo] { types.values.map(\.info) }

  private final class ReadType: Sendable {
    private let entries: [TypeEntry]
    private let read = Lazy<TypeInfo>()

    init(_ entries: [TypeEntry]) { self.entries = entries }

    var info: TypeInfo {
      read.value {
        var info = entries[0].read { _ in }
        for entry in entries.dropFirst() { info.merge(entry.read { _ in }) }
        return info
      }
    }
  }
}

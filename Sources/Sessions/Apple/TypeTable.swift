/// What a table says of a type of Apple's, which is read when somebody first asks for it.
package struct TypeEntry: Sendable {
  package let name: String
  /// Reads it; what is used of the code beside the text is told by its key.
  package let read: @Sendable (_ use: (String) -> Void) -> TypeInfo
  /// What stands beside the text, for it and for others.
  var natives: [[String: AppleRow]] = []
}

extension TypeEntry {
  package init(_ name: String, _ info: @autoclosure @escaping @Sendable () -> TypeInfo) {
    self.init(name: name) { _ in info() }
  }
}

/// Apple's types by name, of which a text needs few: to read them all would take longer than all else at the start.
package struct TypeTable: Sendable {
  private let types: [String: ReadType]
  private let older = Lazy<[String: String]>()

  init(_ entries: [TypeEntry]) { types = Dictionary(grouping: entries, by: \.name).mapValues(ReadType.init) }

  /// What a delegate or a data source of Apple's can do is asked of it by name, so that no table has to list these protocols.
  package subscript(name: String) -> TypeInfo? {
    if let known = types[name] { return known.info }
    let isAsked = ["Delegate", "DataSource"].contains { name.hasSuffix($0) }
    guard isAsked, !name.contains("."), Self.frameworks.contains(String(name.prefix(2))) else { return nil }
    return TypeInfo(name, .protocol, "What a delegate can do.")
  }
  private static let frameworks: Set = [
    "UI", "NS", "CA", "CL", "AV", "MK", "MF", "PH", "SF", "UN", "VN", "WK",
  ]
  /// What Swift 3 called a type in another: `UIControlState`, `NSAttributedStringKey`.
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

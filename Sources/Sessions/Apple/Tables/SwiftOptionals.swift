extension AppleTypes {
  /// What may be missing, or fail.
  static let optionals = [
    AppleType(
      "Optional", .enumeration, "A value, or nil.",
      [
        AppleRow("init(_ value: Wrapped)", "The value, as one that may be missing.") { _, _, given, _ in
          given[0]
        },
        mapping.declared(
          "func map(_ transform: (Wrapped) -> T) -> T?", "What the value becomes, if there is one."),
        mapping.declared(
          "func flatMap(_ transform: (Wrapped) -> T?) -> T?", "What the value becomes, if it becomes one."),
      ]),
    AppleType(
      "Result", .enumeration, "A value, or why there is none.",
      [
        AppleRow("func get() throws -> Success", "The value, or the error is thrown.") {
          session, value, _, place throws(Problem) in
          guard case .enumCase(_, let name, let values) = value, let first = values.first else {
            return .nothing
          }
          if name == "success" { return first }
          throw session.thrown(first, at: place)
        },
        AppleRow("func map(_ transform: (Success) -> T) -> Result<T, Failure>", "What a value becomes.") {
          session, value, given, _ throws(Problem) in
          guard case .enumCase(let owner, "success", let values) = value else { return value }
          return .enumCase(owner, "success", [try session.apply(given[0], values.first ?? .nothing)])
        },
      ]),
  ]

  private static let mapping = AppleRow.native { session, value, given, _ throws(Problem) in
    value == .nothing ? .nothing : try session.apply(given[0], value)
  }

  /// `Result` with its cases, which each hold a value.
  package static let result: TypeInfo = {
    var info = TypeInfo(name: "Result", kind: .enumeration)
    info.parameters = ["Success", "Failure"]
    info.cases = zip(["success", "failure"], info.parameters).map { name, parameter in
      TypeInfo.Case(name: name, labels: [nil], types: [.unknown(parameter)])
    }
    return info
  }()
}

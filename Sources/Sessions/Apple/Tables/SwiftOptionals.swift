extension AppleTypes {
  /// What may be missing, or fail.
  static let optionals = AppleType.read(
    """
    enum Optional  // A value, or nil.
      init(_ value: Wrapped)  // The value, as one that may be missing.
      func map(_ transform: (Wrapped) -> T) -> T?  // What the value becomes, if there is one.
      func flatMap(_ transform: (Wrapped) -> T?) -> T?  // What the value becomes, if it becomes one.
    enum Result  // A value, or why there is none.
      func get() throws -> Success  // The value, or the error is thrown.
      func map(_ transform: (Success) -> T) -> Result<T, Failure>  // What a value becomes.
    """,
    [
      "init": .plain { _, given in given[0] }, "Optional.map": mapping, "flatMap": mapping,
      "get": .native { session, value, _, place throws(Problem) in
        guard case .enumCase(_, let name, let values) = value, let first = values.first else {
          return .nothing
        }
        if name == "success" { return first }
        throw session.thrown(first, at: place)
      },
      "Result.map": .native { session, value, given, _ throws(Problem) in
        guard case .enumCase(let owner, "success", let values) = value else { return value }
        return .enumCase(owner, "success", [try session.apply(given[0], values.first ?? .nothing)])
      },
    ])

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

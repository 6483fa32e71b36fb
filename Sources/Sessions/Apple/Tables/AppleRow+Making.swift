import Presentations
import Traits
import ViewTree

extension AppleRow {
  /// A row that does not use the session and never fails: the result depends on the value before the dot and the arguments.
  static func plain(_ run: @escaping @Sendable (Value, [Value]) -> Value) -> AppleRow {
    AppleRow { _, value, given, _ in run(value, given) }
  }

  /// A row with the same result for every value before the dot.
  static func constant(_ value: Value) -> AppleRow { AppleRow { _, _, _, _ in value } }

  /// A call without a result.
  static func runs(
    _ run: @escaping @Sendable (inout Session, inout Value, [Value], Place) throws(Problem) -> Void
  ) -> AppleRow {
    AppleRow { session, value, given, place throws(Problem) in
      try run(&session, &value, given, place)
      return .void
    }
  }

  /// A member of an environment, which must exist.
  static func on(
    _ run: @escaping @Sendable (inout Session, EnvironmentID, [Value], Place) throws(Problem) -> Value
  ) -> AppleRow {
    AppleRow { session, value, given, place throws(Problem) in
      try run(&session, try session.alive(value, place), given, place)
    }
  }

  /// A property of an environment that never fails.
  static func reads<Result: Valued>(
    _ read: @escaping @Sendable (inout Session, EnvironmentID) -> Result
  ) -> AppleRow {
    on { session, id, _, _ in read(&session, id).value }
  }

  /// A call on an environment without a result.
  static func does(
    _ run: @escaping @Sendable (inout Session, EnvironmentID, [Value], Place) throws(Problem) -> Void
  ) -> AppleRow {
    on { session, id, given, place throws(Problem) in
      try run(&session, id, given, place)
      return .void
    }
  }

  /// A call on an environment that the engine carries out.
  static func asks(_ run: @escaping @Sendable (inout TraitSystem, EnvironmentID) throws -> Void) -> AppleRow {
    does { session, id, _, place throws(Problem) in try session.engine(place) { try run(&$0, id) } }
  }

  /// A property of an environment that can be read and set.
  static func on(
    get: @escaping @Sendable (inout Session, EnvironmentID, Place) throws(Problem) -> Value,
    set: @escaping @Sendable (inout Session, EnvironmentID, Value, Place) throws(Problem) -> Void
  ) -> AppleRow {
    AppleRow { session, value, _, place throws(Problem) in
      try get(&session, try session.alive(value, place), place)
    } set: { session, value, given, place throws(Problem) in
      try set(&session, try session.alive(value, place), given.first ?? .nothing, place)
      return .void
    }
  }

  /// A property of a declaration for a screen.
  static func onScreen<Result: Valued>(
    _ get: @escaping @Sendable (inout Session, ScreenID) throws(Problem) -> Result,
    set: (@Sendable (inout Session, ScreenID, Value, Place) throws(Problem) -> Void)? = nil
  ) -> AppleRow {
    var row = AppleRow { session, value, _, _ throws(Problem) in
      guard case .screen(let id) = value else { return .nothing }
      return try get(&session, id).value
    }
    guard let set else { return row }
    row.set = { session, value, given, place throws(Problem) in
      if case .screen(let id) = value { try set(&session, id, given[0], place) }
      return .void
    }
    return row
  }

  /// Members that are kept without effect: `font:UIFont`, a property; `bounces,isDragging:Bool`, several; `padding()`, a call with any
  /// arguments; `constraint():NSLayoutConstraint`, one with a result; `sign():Self`, one that returns the value before the dot;
  /// `*zero:CGSize`, static; `numberOfLines:Int=1`, with an initial value; without a type, the type is `Any`.
  static func withoutEffect(_ words: String) -> [AppleRow] {
    words.split { " \n".contains($0) }.flatMap { word in
      let parts = word.split(separator: ":", maxSplits: 1)
      let kind = parts.count > 1 ? parts[1].split(separator: "=").map(String.init) : []
      return parts[0].split(separator: ",").map { withoutEffect($0, kind.first, kind.dropFirst().first) }
    }
  }

  private static func withoutEffect(_ name: Substring, _ type: String?, _ initial: String?) -> AppleRow {
    let (prefix, help) = (name.first == "*" ? "static " : "", "Kept, without effect.")
    let (name, kind) = (name.drop { $0 == "*" }, type ?? "Any")
    guard name.hasSuffix("()") else {
      return AppleRow(
        "\(prefix)var \(name == "default" ? "`default`" : name): \(kind)", help,
        initial: initial.map { Value(written: $0, as: kind) } ?? .initial(of: kind))
    }
    if name == "init()" { return AppleRow("init()", help, initial: .kept("")).takingAnyArguments }
    if kind == "Self" {
      return AppleRow("\(prefix)func \(name) -> Self", help) { _, value, _, _ in value }.takingAnyArguments
    }
    let initial = type.map { Value.initial(of: $0) } ?? .kept("")
    return AppleRow("\(prefix)func \(name) -> \(kind)", help, initial: initial).takingAnyArguments
  }

  var takingAnyArguments: AppleRow {
    var row = self
    row.acceptsAnyArguments = true
    return row
  }
}

extension Value {
  /// The text of a string; empty for other values.
  var text: String { if case .string(let text) = unsliced { text } else { "" } }

  /// The elements of a list or tuple; none for nil; the value itself for other values.
  var elements: [Value] {
    switch self {
    case .list(let values), .tuple(let values): values
    case .slice(let part, _): part.elements
    case .nothing, .void: []
    default: [self]
    }
  }

  /// The fields of a struct; none for other values.
  var fields: [Value] { if case .structure(let whole) = self { whole.fields } else { [] } }

  /// The field of a struct at an index; `.nothing` if there is none.
  subscript(place: Int) -> Value { fields.indices.contains(place) ? fields[place] : .nothing }

  /// The value as an integer, with the fraction cut off.
  package var whole: Int {
    switch self {
    case .int(let value): value
    case .double(let value): Int(exactly: value.rounded(.towardZero)) ?? 0
    default: 0
    }
  }

  var isTrue: Bool { self == .bool(true) }

  /// The name of an enum case; empty for other values.
  var caseName: String { if case .enumCase(_, let name, _) = self { name } else { "" } }
}

extension Session {
  /// The environment of a value; throws if it is nil or was destroyed.
  func alive(_ value: Value, _ place: Place) throws(Problem) -> EnvironmentID {
    guard let id = value.environment else { throw Problem("this is nil", at: place) }
    try requireAlive(id, place)
    return id
  }

  /// Calls a closure value; for nil, does nothing.
  @discardableResult
  mutating func apply(_ function: Value, _ arguments: Value...) throws(Problem) -> Value {
    guard case .closure(let function) = function else { return .void }
    return try call(function, with: arguments)
  }

  /// Whether a closure value returns true.
  mutating func holds(_ function: Value, _ argument: Value) throws(Problem) -> Bool {
    try apply(function, argument).isTrue
  }
}

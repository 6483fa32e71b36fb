import Traits
import ViewTree

extension AppleRow {
  /// A row that asks nothing of the session and never fails: the value before the dot and the arguments give the result.
  static func plain(
    _ declaration: String, _ help: String, _ run: @escaping @Sendable (Value, [Value]) -> Value
  ) -> AppleRow {
    AppleRow(declaration, help) { _, value, arguments, _ throws(Problem) in run(value, arguments) }
  }

  /// A row that is there whatever the value before the dot is.
  static func constant(_ declaration: String, _ help: String, _ value: Value) -> AppleRow {
    AppleRow(declaration, help) { _, _, _, _ throws(Problem) in value }
  }

  /// A mutating method of a list.
  static func changing(
    _ declaration: String, _ help: String,
    _ run: @escaping @Sendable (inout [Value], [Value], Place) throws(Problem) -> Value
  ) -> AppleRow {
    AppleRow("mutating " + declaration, help) { _, value, arguments, place throws(Problem) in
      var list = value.elements
      value = .void
      let result = try run(&list, arguments, place)
      value = .list(list)
      return result
    }
  }

  /// A call without a result.
  static func runs(
    _ declaration: String, _ help: String, since: Int = 13,
    _ run: @escaping @Sendable (inout Session, inout Value, [Value], Place) throws(Problem) -> Void
  ) -> AppleRow {
    AppleRow(declaration, help, since: since) { session, value, given, place throws(Problem) in
      try run(&session, &value, given, place)
      return .void
    }
  }

  /// A row of an environment's, which must be alive.
  static func on(
    _ declaration: String, _ help: String, since: Int = 13,
    _ run: @escaping @Sendable (inout Session, EnvironmentID, [Value], Place) throws(Problem) -> Value
  ) -> AppleRow {
    AppleRow(declaration, help, since: since) { session, value, arguments, place throws(Problem) in
      try run(&session, try session.alive(value, place), arguments, place)
    }
  }

  /// The same, of a call without a result.
  static func does(
    _ declaration: String, _ help: String, since: Int = 13,
    _ run: @escaping @Sendable (inout Session, EnvironmentID, [Value], Place) throws(Problem) -> Void
  ) -> AppleRow {
    on(declaration, help, since: since) { session, id, given, place throws(Problem) in
      try run(&session, id, given, place)
      return .void
    }
  }

  /// A property of an environment that is read and set.
  static func on(
    _ declaration: String, _ help: String, since: Int = 13,
    get: @escaping @Sendable (inout Session, EnvironmentID, Place) throws(Problem) -> Value,
    set: @escaping @Sendable (inout Session, EnvironmentID, Value, Place) throws(Problem) -> Void
  ) -> AppleRow {
    AppleRow(
      declaration, help, since: since,
      get: { session, value, _, place throws(Problem) in
        try get(&session, try session.alive(value, place), place)
      },
      set: { session, value, arguments, place throws(Problem) in
        let new = arguments.first ?? .nothing
        try set(&session, try session.alive(value, place), new, place)
        return .void
      })
  }

  /// What only decorates, by name: `font:UIFont`, a property of that type; `padding()`, a call with whatever arguments;
  /// `constraint():NSLayoutConstraint`, one with a result; `static zero:CGSize`.
  ///
  /// Without a type it is `Any`.
  ///
  /// ```swift
  /// AppleRow.kept("translatesAutoresizingMaskIntoConstraints:Bool topAnchor:NSLayoutAnchor")
  /// ```
  static func kept(_ names: String) -> [AppleRow] {
    names.utf8.split { $0 == .blank || $0 == .newline }.map { word in
      let isStatic = word.first == UInt8(ascii: "*")
      let parts = word.dropFirst(isStatic ? 1 : 0).split(separator: .colon, maxSplits: 1).map {
        String(Substring($0))
      }
      let (prefix, help) = (isStatic ? "static " : "", "Kept, without effect.")
      let (name, type) = (parts[0], parts.count > 1 ? parts[1] : "Any")
      guard name.hasSuffix("()") else {
        return AppleRow(
          "\(prefix)var \(name == "default" ? "`default`" : name): \(type)", help,
          initial: .initial(of: type))
      }
      if name == "init()" { return AppleRow("init()", help, initial: .kept("")).keeping }
      let result = parts.count > 1 ? " -> \(type)" : ""
      return AppleRow(
        "\(prefix)func \(name)\(result)", help, initial: parts.count > 1 ? .initial(of: type) : .void
      ).keeping
    }
  }

  /// The same, for a call that takes whatever stands in its parentheses.
  var keeping: AppleRow {
    var row = self
    row.takesAnything = true
    return row
  }
}

extension Value {
  /// The text that it is; empty for what is none.
  var text: String { if case .string(let text) = self { text } else { "" } }

  /// The elements of a list; none for what is no list.
  var elements: [Value] {
    switch self {
    case .list(let values), .tuple(let values): values
    case .nothing, .void: []
    default: [self]
    }
  }

  /// The whole number that it is, cut off where it has a fraction.
  var whole: Int {
    switch self {
    case .int(let value): value
    case .double(let value): Int(exactly: value.rounded(.towardZero)) ?? 0
    default: 0
    }
  }

  var isTrue: Bool { self == .bool(true) }

  /// The raw value of an enum's case as an `Int`.
  var caseName: String { if case .enumCase(_, let name, _) = self { name } else { "" } }

  /// A value, or nil.
  static func optional(_ id: EnvironmentID?) -> Value { id.map { .environment($0) } ?? .nothing }

  /// A list of environments.
  static func environments(_ ids: [EnvironmentID]) -> Value { .list(ids.map { .environment($0) }) }
}

extension Session {
  /// The environment that a value is; one that was destroyed, or nil, is a mistake.
  func alive(_ value: Value, _ place: Place) throws(Problem) -> EnvironmentID {
    guard let id = value.environment else { throw Problem("this is nil", at: place) }
    try requireAlive(id, place)
    return id
  }

  /// A value as `print` and `\( )` write it: by its own `description`, if its type has one.
  package mutating func described(_ value: Value, _ place: Place, depth: Int = 0) throws(Problem) -> String {
    switch value {
    case .enumCase, .structure, .object:
      let type = Type.named(className(of: value))
      guard let member = member("description", of: type)?.first, case .functions = member.body else { break }
      var receiver = value
      return text(try read("description", member, of: &receiver, place, as: nil))
    case .list(let values):
      guard values.contains(where: { if case .string = $0 { false } else { true } }), depth < 64 else {
        break
      }
      var (texts, length): ([String], Int) = ([], 0)
      for value in values where length <= Self.longestShown {
        try step(place)
        texts.append(try described(value, place, depth: depth + 1))
        length += texts[texts.count - 1].utf8.count
      }
      return "[" + texts.joined(separator: ", ") + (texts.count < values.count ? ", …]" : "]")
    default: break
    }
    return text(value)
  }

  /// Calls a function in hand; nil is called without effect.
  @discardableResult
  mutating func apply(_ function: Value, _ arguments: Value...) throws(Problem) -> Value {
    guard case .closure(let function) = function else { return .void }
    return try call(function, with: arguments)
  }

  /// Whether a function in hand says yes.
  mutating func holds(_ function: Value, _ argument: Value) throws(Problem) -> Bool {
    try apply(function, argument).isTrue
  }
}

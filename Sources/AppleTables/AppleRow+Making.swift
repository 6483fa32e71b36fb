import Presentations
import Sessions
import Traits
import ViewTree

extension AppleRow {
  /// A row that does not use the session and never fails: the result depends on the value before the dot and the arguments.
  static func plain(_ run: @escaping @Sendable (Value, [Value]) -> Value) -> AppleRow {
    AppleRow { _, value, given, _ in run(value, given) }
  }

  /// A row with the same result for every value before the dot.
  static func constant(_ value: Value) -> AppleRow { AppleRow { _, _, _, _ in value } }

  /// A row that calls a Swift function with the value before the dot, or with the first argument of an initialiser.
  static func of<A: Bridged, Result: Valued>(_ run: @escaping @Sendable (A) -> Result) -> AppleRow {
    plain { value, given in run(A(given.first ?? value)).value }
  }

  /// A row that calls a Swift function with the value before the dot and an argument, or with two arguments.
  static func of<A: Bridged, B: Bridged, Result: Valued>(
    _ run: @escaping @Sendable (A, B) -> Result
  ) -> AppleRow {
    plain { value, given in
      given.count > 1 ? run(A(given[0]), B(given[1])).value : run(A(value), B(given[0])).value
    }
  }

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
}

extension Session {
  /// The environment of a value; throws if it is nil or was destroyed.
  func alive(_ value: Value, _ place: Place) throws(Problem) -> EnvironmentID {
    guard let id = value.environment else { throw Problem("this is nil", at: place) }
    try requireAlive(id, place)
    return id
  }

  /// Whether a closure value returns true.
  mutating func holds(_ function: Value, _ argument: Value) throws(Problem) -> Bool {
    try apply(function, argument).isTrue
  }
}

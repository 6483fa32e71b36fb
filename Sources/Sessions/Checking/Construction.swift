import Syntax

// Calls that make a value, or go on making it: `Type(…)`, `self.init(…)`, `super.init(…)`.
extension Checker {
  /// `Type(…)`.
  mutating func construct(_ type: Type, _ given: Given) throws(Problem) -> Checked {
    if type == .any, let only = given.items.first?.value { return try check(only, expecting: .any) }
    let members = session.initializers(of: type)
    guard !members.isEmpty else { throw problem("\(type) is not made by a call", at: given.name.range) }
    let matched = try choose(members, nil, given)
    let (codes, member, stores) = (matched.arguments, matched.member, matched.stores)
    var found = matched.found
    // `Dictionary(grouping:by:)` makes lists of its elements.
    found["Value"] = found["Value"] ?? found["V"] ?? found["Element"].map { .list($0) }
    var result = type.name.map { session.selfType(named: $0) } ?? type
    if type == .named("Binding") { result = .binding(.unknown("Value")) }
    if result == type {
      switch member.signature.result {
      case .void, .unknown: break
      case .optional(.unknown("Self")): result = .optional(type)
      case let declared: result = declared
      }
      if let info = session.info(type) { result = info.found(found, as: result) }
    }
    let place = place(given.range)
    return Checked(result.filled(with: found), given.range) { session throws(Problem) in
      try session.step(place)
      var values = try session.evaluate(codes)
      let made = try session.info(type)?.construct(by: member, &values, in: &session, place) ?? .void
      try session.put(values, stores)
      return made
    }
  }

  /// `type.init(…)`: what is made is of the type that the value is.
  mutating func construct(_ value: Checked, as type: Type, _ given: Given) throws(Problem) -> Checked {
    let matched = try choose(session.initializers(of: type), nil, given)
    let labels = matched.member.signature.parameters.map(\.label)
    let (codes, place) = (matched.arguments, place(given.range))
    return value.map(type, given.range) { session, value throws(Problem) in
      guard case .type(let own) = value, let info = session.info(own),
        let member = session.initializers(of: own).map({ session.resolved($0) })
          .first(where: { $0.signature.parameters.map(\.label) == labels })
      else { throw Problem("this type is not made like that", at: place) }
      var values = try session.evaluate(codes)
      return try info.construct(by: member, &values, in: &session, place)
    }
  }

  /// `[Int](…)`, `Binding<Bool>(…)`, `PassthroughSubject<Int, Never>()`: a call of a type whose parts are written.
  mutating func construct(written type: Type, _ given: Given, _ place: SourceRange) throws(Problem) -> Checked
  {
    var given = given.named(type.tableName ?? "", place)
    switch type {
    case .list where given.items.isEmpty: return Checked(constant: .list([]), type, given.range)
    case .dictionary where given.items.isEmpty:
      return Checked(constant: .dictionary([:]), type, given.range)
    case .named(let name):
      var made = try construct(type, given)
      if session.info(type)?.isApple == true { made.type = .named(name) }
      return made
    default:
      given.expected = type
      var made = try construct(.named(given.name.text), given)
      guard fits(made.type, type) else {
        throw problem("expected \(type), found \(made.type)", at: given.range)
      }
      made.type = type
      return made
    }
  }

  /// `self.init(…)` and `super.init(…)`: what a value type's makes is `self` from then on.
  mutating func initialize(_ receiver: Checked, as type: Type, _ given: Given) throws(Problem) -> Checked {
    let matched = try choose(session.initializers(of: type), nil, given)
    let (codes, member, place) = (matched.arguments, matched.member, place(given.range))
    let store = session.isReference(type) ? nil : receiver.store
    return Checked(.void, given.range) { session throws(Problem) in
      var values = try session.evaluate(codes)
      var object = try receiver.code(&session)
      let result = try member.initialize(&object, &values, in: &session, place)
      if case .row = member.body { object = result }
      try store?(&session, object)
      return .void
    }
  }
}

import Syntax

/// Checks operators that are declared for types of one's own, or for Apple's: `static func + (a: Vector, b: Vector) -> Vector`.
///
/// Equality and `<` have rules of their own, which call what is declared.
enum OwnOperators {
  /// The declared operator that takes these sides; nil where there is none.
  static func check(_ sign: Name, _ sides: [Checked], _ range: SourceRange, in checker: Checker) -> Checked? {
    var members = sides.flatMap { checker.session.staticMember(sign.text, of: $0.type.wrapped) ?? [] }
    members += (checker.session.definitions.functionNames[sign.text] ?? []).map {
      checker.session.member(ofFunction: $0)
    }
    for member in members where member.signature.parameters.count == sides.count {
      let pairs = zip(sides, member.signature.parameters)
      let fitting = pairs.compactMap { side, parameter in checker.converted(side, to: parameter.type) }
      guard fitting.count == sides.count else { continue }
      let (codes, place) = (fitting.map(\.code), checker.place(range))
      let stores = pairs.map { side, parameter in parameter.isInout ? side.store : nil }
      return Checked(member.signature.result, range) { session throws(Problem) in
        try session.step(place)
        var values = try session.evaluate(codes)
        var nobody = Value.void
        let result = try session.invoke(member, of: &nobody, &values, place, as: nil)
        for (store, value) in zip(stores, values) { try store?(&session, value) }
        return result
      }
    }
    return nil
  }

  /// Sums of angles, angles times a number, and dates that many seconds later.
  static func angles(
    _ left: Checked, _ sign: String, _ right: Checked, _ range: SourceRange, _ place: Place
  ) -> Checked? {
    let angle = Type.named("Angle")
    let isSum = ["+", "-"].contains(sign)
    let isDate = left.type == .named("Date") && isSum && right.type.isNumber
    guard
      isDate || left.type == angle && (right.type == (isSum ? angle : .double) || right.type == .int),
      case .named(let name) = left.type
    else { return nil }
    let (first, second) = (left.code, right.code)
    let degrees: @Sendable (Value) -> Value = {
      if case .structure(let angle) = $0 { angle.fields[0] } else { $0 }
    }
    return Checked(left.type, range) { session throws(Problem) in
      let (a, b) = (degrees(try first(&session)), degrees(try second(&session)))
      return .structure(.init(name, [try Session.calculate(a, sign, b, place)]))
    }
  }
}

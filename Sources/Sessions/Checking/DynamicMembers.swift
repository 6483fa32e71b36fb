import Syntax

/// Members that are found when the code runs, as those of a generic parameter are.
enum DynamicMembers {
  /// A property of a value whose type only the value knows, as one of a generic type does.
  static func property(_ name: Name, of base: Checked, _ range: SourceRange, in checker: Checker)
    -> Checked
  {
    let (code, text, place) = (base.code, name.text, checker.place(name.range))
    return Checked(.any, range) { session throws(Problem) in
      var value = try code(&session)
      let type = session.type(of: value)
      guard let member = session.property(text, of: type), member.kind == .property else {
        throw Problem("\(session.shown(value)) has no `\(text)`", at: place)
      }
      return try session.read(text, member, of: &value, place, as: nil)
    }
  }

  /// A method of a value whose type only the value knows, as one of a generic type does.
  static func call(
    _ name: Name, of base: Checked, _ given: Given, _ range: SourceRange, in checker: inout Checker
  ) throws(Problem) -> Checked {
    var codes: [Code] = []
    for item in given.items { codes.append(try checker.checkOpen(item.value, expecting: .any).code) }
    let (code, all, labels) = (base.code, codes, given.items.map { $0.label?.text })
    let (text, place) = (name.text, checker.place(range))
    return Checked(.any, range) { session throws(Problem) in
      var value = try code(&session)
      let members = session.callables(text, of: session.type(of: value)) ?? []
      for member in members {
        let member = session.resolved(member)
        guard member.signature.parameters.map(\.label) == labels || member.takesAnything else { continue }
        var values = try session.evaluate(all)
        return try session.invoke(member, of: &value, &values, place, as: nil)
      }
      throw Problem("\(session.shown(value)) has no such `\(text)`", at: place)
    }
  }
}

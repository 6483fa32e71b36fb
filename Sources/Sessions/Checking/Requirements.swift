import Syntax

/// What a generic function, or an extension behind its `where`, asks of a type: `T: Equatable`, `Element == Int`.
struct Requirement: Hashable, Sendable {
  var part: String
  var type: Type
  var isSame: Bool
}

extension Checker {
  func requirements(_ bounds: [GenericBound]) -> Set<Requirement> {
    let all = bounds.map { bound in
      let type = (try? resolve(bound.type)) ?? .named(text(bound.type.range))
      return Requirement(part: bound.name, type: type, isSame: bound.isSame)
    }
    return Set(all)
  }

  /// What a parameter in `< >` is bound to, where a class or a protocol of one's own says what a value can do: all that is asked of it.
  func ownBound(of name: String, _ bounds: [GenericBound]) -> Type? {
    var names: [String] = []
    for bound in bounds where bound.name == name && !bound.isSame {
      guard let whole = (try? resolve(bound.type))?.name else { continue }
      names += (Type.parts(ofComposition: whole) ?? [whole]).filter { !names.contains($0) }
    }
    let isKnown = names.contains { name in
      let info = session.definitions.types[name] ?? session.language.appleTypes[name]
      return info.map { $0.kind == .class || $0.kind == .protocol && !$0.isApple } ?? false
    }
    return isKnown || names.count > 1 && names.contains("View") ? .named(names.joined(separator: " & ")) : nil
  }

  /// What an associated type is where it is known whose it is: `S.Action`, or `Action` of `Self`; nil where nobody can tell.
  ///
  /// It is the type of that name in the type's own, or follows from what the type has of what a protocol asks for.
  func associated(_ name: String, _ found: [String: Type]) -> Type? {
    let parts = name.split(separator: ".").map(String.init)
    guard let owner = found[parts.count > 1 ? parts[0] : "Self"], let last = parts.last,
      case let line = session.lineage(owner), let own = line.first, own.kind != .protocol,
      parts.count > 1 || !own.isApple
    else { return nil }
    let known = session.placeholders(of: owner)
    for info in line where info.kind != .protocol {
      if let type = session.type(named: "\(info.name).\(last)") { return type.filled(with: known) }
    }
    if last == "ID" || last == "Element" { return session.part([last], of: owner) ?? known[last] }
    for asking in line where asking.kind == .protocol && !asking.isApple {
      for (name, asked) in asking.members.values.joined().map({ ($0.name, $0.signature) }) {
        let types = asked.types + [asked.result]
        let witness = own.members[name]?.map(\.signature).first { $0.labels == asked.labels }
        guard types.contains(where: { $0.parameters.contains(last) }), let witness else { continue }
        var found: [String: Type] = [:]
        for (type, wanted) in zip(witness.types + [witness.result], types) { _ = fits(type, wanted, &found) }
        if let type = found[last], !type.isOpen { return type.filled(with: known) }
      }
    }
    return nil
  }

  /// How little a function suits the values that a call gives it: what it asks of their types may not hold, and a value may have to
  /// become an optional or a list first.
  func unfitness(of member: Member, _ given: Given, _ types: [Type?]) -> Int {
    var (found, conversions) = ([String: Type](), 0)
    for (parameter, items) in zip(member.signature.parameters, assign(given, member.signature) ?? []) {
      guard let item = items.first, let type = types[item] else { continue }
      // A generic one takes it as it is; what is any is not taken by one that says what it takes.
      let (isAny, isOpen) = (parameter.type == .any, parameter.type.isOpen)
      if type == .any, !isAny { conversions += isOpen ? 1 : 2 }
      if type != .any, isAny || type.isParameter && !parameter.type.isParameter { conversions += 1 }
      if !fits(type, parameter.type, &found) || parameter.type.isOptional && !type.isOptional {
        conversions += 1
      }
    }
    let isUnmet = member.signature.requirements.contains { requirement in
      found[requirement.part].map { !session.meets(requirement, $0) } ?? false
    }
    return (isUnmet ? 500 : 0) + conversions * 10
  }
}

extension Session {
  /// Members of a name: first those whose requirements a type meets, last those whose it does not meet.
  func ordered(_ members: [Member], for type: Type) -> [Member] {
    guard members.count > 1, members.contains(where: { !$0.requirements.isEmpty }) else { return members }
    let own = if case .metatype(let own) = type { own } else { type }
    let parts = placeholders(of: own)
    return members.sorted(on: { member -> Int in
      let areMet = member.requirements.allSatisfy { meets($0, parts[$0.part] ?? own) }
      return member.requirements.isEmpty ? 1 : areMet ? 0 : 2
    })
  }

  /// Whether a type is all of `Titled & Hashable`.
  func fits(_ type: Type, partsOf name: String) -> Bool {
    Type.parts(ofComposition: name)?.allSatisfy { fits(type, .named($0)) } ?? false
  }

  func meets(_ requirement: Requirement, _ type: Type) -> Bool {
    if requirement.isSame || type == requirement.type { return type == requirement.type }
    if case .function = type { return false }
    switch requirement.type.description {
    case "Equatable", "Hashable": return unequatable(type) == nil
    case "Comparable": return isOrdered(type)
    case "Numeric", "SignedNumeric", "AdditiveArithmetic": return type.isNumber
    case "BinaryInteger", "FixedWidthInteger": return type == .int
    case "FloatingPoint", "BinaryFloatingPoint": return type == .double
    case "StringProtocol": return type == .string
    case let name:
      // `extension V where Self: W` lets each V have what W has, and so says nothing of a type that is one.
      if requirement.part == "Self" {
        return lineage(type).contains {
          $0.kind != .protocol && ($0.name == name || $0.conformances.contains(name))
        }
      }
      return type.tableName.map { isKind($0, of: name) } ?? false
    }
  }

  /// What is unknown in a generic type is found in a type that is one: `T` of `Box<T>` in `Box<Int>`.
  func findParts(of type: Type, in other: Type, _ found: inout [String: Type]) {
    guard !other.parameters.isEmpty, let info = info(other) else { return }
    let known = placeholders(of: type)
    for (own, part) in zip(info.parameters.isEmpty ? ["Output"] : info.parameters, other.parts) {
      if let type = known[own], !type.isOpen, type != .any { _ = fits(type, part, &found) }
    }
  }
}

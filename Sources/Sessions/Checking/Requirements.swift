import Syntax

/// A requirement of a generic function or of an extension with `where`: `T: Equatable`, `Element == Int`.
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

  /// The bound of a generic parameter, if a class or a declared protocol in it says which members a value has.
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

  /// A penalty for how badly a function fits the arguments of a call: unmet requirements of their types, and values that have to become
  /// optionals or lists.
  func unfitness(of member: Member, _ given: Call, _ types: [Type?]) -> Int {
    var (found, conversions) = ([String: Type](), 0)
    for (parameter, items) in zip(member.signature.parameters, assign(given, member.signature) ?? []) {
      guard let item = items.first, let type = types[item] else { continue }
      // A generic parameter takes an `Any` more easily than a concrete one does.
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
  /// The type of an associated type: `S.Action`, or `Action` of `Self`; nil if it cannot be known.
  ///
  /// It is the nested type with that name, or follows from how the type's members implement a requirement.
  func associated(_ name: String, _ found: [String: Type]) -> Type? {
    let parts = name.split(separator: ".").map(String.init)
    guard let owner = found[parts.count > 1 ? parts[0] : "Self"], let last = parts.last,
      case let line = lineage(owner), let own = line.first, own.kind != .protocol,
      parts.count > 1 || !own.isApple
    else { return nil }
    let known = placeholders(of: owner)
    for info in line where info.kind != .protocol {
      if let type = type(named: "\(info.name).\(last)") { return type.filled(with: known) }
    }
    if last == "ID" || last == "Element" { return part([last], of: owner) ?? known[last] }
    for base in line where base.kind == .protocol && !base.isApple {
      for member in [base.members, base.statics].flatMap({ $0.values.joined() }) {
        let types = member.signature.types + [member.signature.result]
        let classes = line.lazy.filter { $0.kind != .protocol }
        let all = classes.flatMap { ($0.members[member.name] ?? []) + ($0.statics[member.name] ?? []) }
        let witness = all.map(\.signature).first { $0.labels == member.signature.labels }
        guard types.contains(where: { $0.parameters.contains(last) }), let witness else { continue }
        var found: [String: Type] = [:]
        for (type, wanted) in zip(witness.types + [witness.result], types) { _ = fits(type, wanted, &found) }
        if let type = found[last]?.filled(with: known), !type.isOpen { return type }
      }
    }
    return nil
  }

  /// Sorts members with the same name: those whose requirements the type meets come first, those with unmet ones last.
  func ordered(_ members: [Member], for type: Type) -> [Member] {
    guard members.count > 1, members.contains(where: { !$0.requirements.isEmpty }) else { return members }
    let own = if case .metatype(let own) = type { own } else { type }
    let parts = placeholders(of: own)
    return members.sorted(on: { member -> Int in
      let areMet = member.requirements.allSatisfy { meets($0, parts[$0.part] ?? own) }
      return member.requirements.isEmpty ? 1 : areMet ? 0 : 2
    })
  }

  /// Whether a type fits all parts of a composition such as `Titled & Hashable`.
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
    case "LosslessStringConvertible" where type.isNumber || type == .bool || type == .string: return true
    case let name:
      // `extension V where Self: W` gives V the members of W, so the protocols of a type do not prove that it is a W.
      if requirement.part == "Self" {
        return lineage(type).contains {
          $0.kind != .protocol && ($0.name == name || $0.conformances.contains(name))
        }
      }
      return type.tableName.map { isKind($0, of: name) } ?? false
    }
  }

  /// Infers placeholders from a generic type: `T` of `Box<T>` from `Box<Int>`.
  func findParts(of type: Type, in other: Type, _ found: inout [String: Type]) {
    guard !other.parameters.isEmpty, let info = info(other) else { return }
    let known = placeholders(of: type)
    for (own, part) in zip(info.parameters.isEmpty ? ["Output"] : info.parameters, other.parts) {
      if let type = known[own], !type.isOpen, type != .any { _ = fits(type, part, &found) }
    }
  }
}

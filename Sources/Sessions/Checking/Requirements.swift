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

  /// How little a function suits the values that a call gives it: what it asks of their types may not hold, and a value may have to
  /// become an optional or a list first.
  func unfitness(of member: Member, _ given: Given, _ types: [Type?]) -> Int {
    var (found, conversions) = ([String: Type](), 0)
    for (parameter, items) in zip(member.signature.parameters, assign(given, member.signature) ?? []) {
      guard let item = items.first, let type = types[item] else { continue }
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
    let ranks = members.map { member in
      member.requirements.isEmpty
        ? 1 : member.requirements.allSatisfy { meets($0, parts[$0.part] ?? own) } ? 0 : 2
    }
    return (0...2).flatMap { rank in members.indices.filter { ranks[$0] == rank }.map { members[$0] } }
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
}

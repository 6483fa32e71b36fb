import Presentations
import Traits

extension Session {
  /// Compares as Swift's `==` does: by the type's own operator, whose calls are counted, else part by part.
  ///
  /// Each part costs a step of the budget, because nested values that contain each other twice per level have exponentially many parts.
  package mutating func areEqual(_ left: Value, _ right: Value, at place: Place = .unknown) throws(Problem)
    -> Bool
  {
    try step(place)
    switch (left, right) {
    case (.int(let a), .double(let b)), (.double(let b), .int(let a)): return Double(a) == b
    case (.double(let a), .double(let b)): return a == b
    case (.structure(let a), .structure(let b)) where a.type == b.type: return try areEqual(a, b, place)
    case (.object(let a), .object(let b)):
      return try declared("==", heap.objects[a.row].type, left, right) ?? (a == b)
    case (.enumCase(let type, let a, let first), .enumCase(_, let b, let second)):
      if let own = try declared("==", type, left, right) { return own }
      guard a == b else { return false }
      return try first.isCopy(of: second) ? true : areEqual(first, second, place)
    case (.range(let a), .range(let b)):
      return try a.isClosed == b.isClosed ? areEqual(a.ends, b.ends, place) : false
    // Detents stand in sets, so their order does not matter.
    case (.list(let a), .list(let b)) where a.first.flatMap { PresentationDetent($0) } != nil:
      return Set(a) == Set(b)
    case (.slice, _), (_, .slice): return try areEqual(left.unsliced, right.unsliced, at: place)
    case (.list(let a), .list(let b)), (.tuple(let a), .tuple(let b)):
      // A copy with the same storage is equal without comparing elements, as in Swift.
      return try a.isCopy(of: b) ? true : areEqual(a, b, place)
    case (.dictionary(let a), .dictionary(let b)):
      guard a.count == b.count else { return false }
      for (key, value) in a {
        guard let other = b[try self.key(key, in: b)], try areEqual(value, other, at: place) else {
          return false
        }
      }
      return true
    case (.collection(let a), .collection(let b)): return try areEqual(a, b)
    case (.color(.shown(let base, _)), .color(let other)) where !other.isPlain: return base == other.unshown
    case (.color(let other), .color(.shown(let base, _))) where !other.isPlain: return base == other.unshown
    case (.color, .color): return resolved(left) == resolved(right)
    case (.kept(let name), let other), (let other, .kept(let name)):
      if left == right { return true }
      return try isEqual(other, toImplicit: name, place)
    case (.image, .string(let text)): return self.text(left) == text
    case (.string(let text), .image): return self.text(right) == text
    case (.type(.named(let name)), .trait(let id)), (.trait(let id), .type(.named(let name))):
      return trait(id)?.name == name
    default: return left == right
    }
  }

  /// Compares with an implicit member whose type is not known, `bar.tintColor == .red`, which takes the type of the value.
  private mutating func isEqual(_ value: Value, toImplicit name: String, _ place: Place) throws(Problem)
    -> Bool
  {
    let word = String(name.dropFirst())
    if case .enumCase(_, word, _) = value { return true }
    guard case .color = value, let color = try read(word, of: .type(.named("UIColor")), place) else {
      return false
    }
    return try areEqual(value, color, at: place)
  }

  private mutating func areEqual(_ left: [Value], _ right: [Value], _ place: Place) throws(Problem) -> Bool {
    guard left.count == right.count else { return false }
    for (a, b) in zip(left, right) { guard try areEqual(a, b, at: place) else { return false } }
    return true
  }

  private mutating func areEqual(_ left: Value.Structure, _ right: Value.Structure, _ place: Place)
    throws(Problem) -> Bool
  {
    guard let info = definitions.types[left.type] else { return left == right }
    if info.statics["=="] == nil { counters.comparisons[left.type, default: 0] += 1 }
    if let own = try declared("==", left.type, .structure(left), .structure(right)) { return own }
    guard left.fields.count == right.fields.count else { return false }
    for (index, (a, b)) in zip(left.fields, right.fields).enumerated() {
      if index < info.fields.count, info.fields[index].isTypeArgument { continue }
      let isSet = index < info.fields.count && info.fields[index].type.isSet
      guard try isSet ? areEqual(sets: a, b) : areEqual(a, b, at: place) else { return false }
    }
    return true
  }

  /// Whether two sets, or nil, have the same elements in any order.
  package mutating func areEqual(sets left: Value, _ right: Value) throws(Problem) -> Bool {
    guard case .list(let first) = left, case .list(let second) = right else { return left == right }
    let all = try distinct(first + second)
    return first.count == second.count && all.count == first.count
  }

  /// The result of an operator that the learner declared for a type; nil if there is none.
  private mutating func declared(_ sign: String, _ type: String?, _ left: Value, _ right: Value)
    throws(Problem) -> Bool?
  {
    guard let type, let member = comparison(sign, of: type), case .functions(let get, _) = member.body else {
      return nil
    }
    if sign == "==" { counters.comparisons[type, default: 0] += 1 }
    let receiver = member.name == sign ? [Value.type(.named(type))] : []
    return try call(functionCode(get), with: receiver + [left, right]) == .bool(true)
  }

  /// The operator that a type or its superclass declares, or the `isEqual(_:)` of an `NSObject`.
  private func comparison(_ sign: String, of type: String) -> Member? {
    guard let info = definitions.types[type] else { return nil }
    return info.statics[sign]?.first ?? (sign == "==" ? info.members["isEqual"]?.first : nil)
      ?? info.superclass.flatMap { comparison(sign, of: $0) }
  }

  /// Whether every trait reads the same in both collections.
  private mutating func areEqual(_ left: TraitCollection, _ right: TraitCollection) throws(Problem) -> Bool {
    for difference in traits.differences(between: left, and: right) {
      let (a, b) = (value(difference.new, of: difference.trait), value(difference.old, of: difference.trait))
      guard try areEqual(a, b) else { return false }
    }
    return true
  }

  package mutating func holds(_ list: [Value], _ value: Value, at place: Place = .unknown) throws(Problem)
    -> Bool
  {
    switch value {
    case .int, .string, .bool:
      try step(place, count: list.count >> 4)
      return list.contains(value)
    default:
      for other in list where try areEqual(other, value, at: place) { return true }
      return false
    }
  }

  package func comparesByCode(_ value: Value) -> Bool {
    switch value {
    case .structure(let structure): definitions.types[structure.type] != nil
    case .enumCase(let type, _, let values): hasOwnEquality(type) || values.contains { comparesByCode($0) }
    case .list(let values), .tuple(let values): values.contains { comparesByCode($0) }
    case .object(let id): hasOwnEquality(heap.objects[id.row].type)
    default: false
    }
  }

  func hasOwnEquality(_ type: String) -> Bool { comparison("==", of: type) != nil }

  package mutating func isLess(_ left: Value, _ right: Value) throws(Problem) -> Bool {
    switch (left, right) {
    case (.string(let a), .string(let b)): return a < b
    case (.enumCase(let type, let a, let first), .enumCase(_, let b, let second)):
      if let own = try declared("<", type, left, right) { return own }
      let names = info(.named(type))?.cases.map(\.name) ?? []
      if a != b { return (names.firstIndex(of: a) ?? 0) < (names.firstIndex(of: b) ?? 0) }
      return try isLess(first, second)
    case (.tuple(let first), .tuple(let second)): return try isLess(first, second)
    case (.slice, _), (_, .slice): return try isLess(left.unsliced, right.unsliced)
    case (.object(let id), _):
      guard let own = try declared("<", heap.objects[id.row].type, left, right) else { break }
      return own
    case (.structure(let a), .structure(let b)):
      // Compares Apple's structures, such as dates. An `IndexPath` stores its section after its row, but the section counts first.
      if let own = try declared("<", a.type, left, right) { return own }
      return try a.type == "IndexPath"
        ? isLess(a.fields.reversed(), b.fields.reversed()) : isLess(a.fields, b.fields)
    default: break
    }
    return (left.number ?? 0) < (right.number ?? 0)
  }

  /// Compares the first parts that differ.
  private mutating func isLess(_ left: [Value], _ right: [Value]) throws(Problem) -> Bool {
    for (a, b) in zip(left, right) where try !areEqual(a, b) { return try isLess(a, b) }
    return false
  }

  // MARK: Arithmetic

  /// `a + b` of values whose types are known only now: the operator of their type, else Swift's own.
  mutating func combined(_ a: Value, _ sign: String, _ b: Value, _ place: Place) throws(Problem)
    -> Value
  {
    if a.isOpaque { return a }
    if a.number != nil, b.number != nil { return try Session.calculate(a, sign, b, place) }
    if case .string = a.unsliced { return try Session.joined(a, b, place) }
    if case .list(var all) = a {
      try Session.append(b.elements, to: &all, place)
      return .list(all)
    }
    // The `.zero` of a generic parameter is 0, and adds nothing.
    if sign == "+", a == .int(0) { return b }
    let type = type(of: a)
    let own = staticMember(sign, of: type)?.map(\.resolved).first { member in
      member.signature.parameters.count == 2 && isOf(b, member.signature.parameters[1].type)
    }
    guard let own else { throw Problem("`\(sign)` does not work on \(type)", at: place) }
    var (receiver, values) = (Value.type(type), [a, b])
    return try invoke(own, of: &receiver, &values, place, as: nil)
  }

  /// Computes `a + b` and other arithmetic, with Swift's limits.
  package static func calculate(_ left: Value, _ sign: String, _ right: Value, _ place: Place) throws(Problem)
    -> Value
  {
    guard case .int(let a) = left, case .int(let b) = right else {
      let (a, b) = (left.number ?? 0, right.number ?? 0)
      switch sign {
      case "+": return .double(a + b)
      case "-": return .double(a - b)
      case "*": return .double(a * b)
      default: return .double(a / b)
      }
    }
    let result: (partialValue: Int, overflow: Bool)
    switch sign {
    case "+": result = a.addingReportingOverflow(b)
    case "-": result = a.subtractingReportingOverflow(b)
    case "*": result = a.multipliedReportingOverflow(by: b)
    case "&+": return .int(a &+ b)
    case "&-": return .int(a &- b)
    case "&*": return .int(a &* b)
    case "<<": return .int(a << b)
    case ">>": return .int(a >> b)
    case "&": return .int(a & b)
    case "|": return .int(a | b)
    case "^": return .int(a ^ b)
    default:
      if b == 0 { throw Problem("division by zero", at: place) }
      result = sign == "/" ? a.dividedReportingOverflow(by: b) : a.remainderReportingOverflow(dividingBy: b)
    }
    if result.overflow { throw Problem("the result is too large for an Int", at: place) }
    return .int(result.partialValue)
  }

  package static func negated(_ value: Value, _ place: Place) throws(Problem) -> Value {
    if case .double(let number) = value { return .double(-number) }
    return try calculate(.int(0), "-", value, place)
  }

  package static func joined(_ left: Value, _ right: Value, _ place: Place) throws(Problem) -> Value {
    guard case .string(let a) = left.unsliced, case .string(let b) = right.unsliced else { return left }
    if a.utf8.count + b.utf8.count > longestString { throw tooLongText(place) }
    return .string(a + b)
  }

  package static func joined(_ texts: [String], between: String, _ place: Place) throws(Problem) -> String {
    let size = texts.reduce(0) { $0 + $1.utf8.count + between.utf8.count }
    guard size - between.utf8.count <= longestString else { throw tooLongText(place) }
    return texts.joined(separator: between)
  }

  package static func tooLongText(_ place: Place?) -> Problem {
    Problem("a string has at most 16 MB", at: place, kind: .limit)
  }

  /// Appends values to a list, up to the longest list that is allowed.
  package static func append(_ values: [Value], to list: inout [Value], _ place: Place) throws(Problem) {
    guard list.count + values.count <= elementLimit else { throw tooLongList(place) }
    list += values
  }

  package static func tooLongList(_ place: Place) -> Problem {
    Problem("a list has at most 1,000,000 elements", at: place, kind: .limit)
  }

  package static func outside(_ index: Int, _ count: Int, from start: Int = 0, _ place: Place) -> Problem {
    Problem(
      count == 0
        ? "the list is empty"
        : "the list has \(count) \(count == 1 ? "element" : "elements"), from \(start) to \(start + count - 1), and no \(index)",
      at: place)
  }
}

extension [Value] {
  /// Whether both arrays have the same storage.
  fileprivate func isCopy(of other: [Value]) -> Bool {
    withUnsafeBufferPointer { a in other.withUnsafeBufferPointer { a.baseAddress == $0.baseAddress } }
      && count == other.count
  }
}

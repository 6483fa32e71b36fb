import Syntax
import Traits
import ViewTree

extension Resolver {
  /// Resolves an expression; `expected` decides what bare words mean.
  mutating func resolve(_ expression: Expression, expecting expected: ValueType? = nil) throws(Problem)
    -> Typed
  {
    let typed = try meaning(of: expression, expected)
    noteUse(of: typed.type)
    return typed
  }

  /// Notes that code which is kept has values of a type, so that it is not defined anew as another under them.
  mutating func noteUse(of type: ValueType) {
    if frames.count > 1 { frames[frames.count - 1].noteUse(of: type) }
  }

  private mutating func meaning(of expression: Expression, _ expected: ValueType?) throws(Problem) -> Typed {
    switch expression.kind {
    case .integer where !openLiterals.isEmpty, .string where !openLiterals.isEmpty:
      return literal(expression)
    case .integer(let value): return Typed(code: .constant(.int(value)), type: .int)
    case .decimal(let value): return Typed(code: .constant(.double(value)), type: .double)
    case .string(let value): return Typed(code: .constant(.string(value)), type: .string)
    case .boolean(let value): return Typed(code: .constant(.bool(value)), type: .bool)
    case .nothing: return Typed(code: .constant(.nothing), type: .nothing)
    case .size(let width, let height):
      return Typed(code: .constant(.size(width: width, height: height)), type: .size)
    case .duration(let seconds): return Typed(code: .constant(.duration(seconds)), type: .duration)
    case .color(let value):
      let isForLayer = expected.map(unwrapped) == .cgColor
      return Typed(code: .constant(.color(value)), type: isForLayer ? .cgColor : .color)
    case .name(let name): return try bareWord(name, expression.range, expected)
    case .implicitCase(let name): return try implicitCase(name, expression.range, expected)
    default: return try compound(expression, expected)
    }
  }

  /// A number or a string that may be left open.
  private mutating func literal(_ expression: Expression) -> Typed {
    let open = openLiteral(at: expression.range)
    switch expression.kind {
    case .integer(let value): return Typed(code: open ?? .constant(.int(value)), type: .int)
    case .string(let value): return Typed(code: open ?? .constant(.string(value)), type: .string)
    default: preconditionFailure("Only numbers and strings are left open.")
    }
  }

  private mutating func compound(_ expression: Expression, _ expected: ValueType?) throws(Problem) -> Typed {
    switch expression.kind {
    case .interpolation(let parts): return try interpolation(parts)
    case .list(let elements): return try list(elements, expression.range, expected)
    case .member(let base, let member): return try self.member(base, member, expression.range)
    case .step: return try step(expression)
    case .element(let base, let index): return try element(base, index, expression.range)
    case .call(let callee, let arguments): return try call(callee, arguments, expression.range)
    case .unary(let op, let operand): return try unary(op, operand, expression.range, expected)
    case .binary(let op, let range, let left, let right): return try binary(op, range, left, right, expected)
    case .conditional(let condition, let yes, let no): return try conditional(condition, yes, no, expected)
    case .bounds(let minimum, let ideal, let maximum): return try bounds(minimum, ideal, maximum)
    case .traits(let settings):
      return Typed(code: .traits(try draftSettings(settings)), type: .collection)
    case .modifying(let base, let settings):
      let collection = try require(base, .collection)
      return Typed(code: .modifying(collection, try draftSettings(settings)), type: .collection)
    default: preconditionFailure("The simple expressions were resolved before.")
    }
  }

  /// Resolves an expression whose type must be `type`; an Int becomes a Double where one is wanted.
  mutating func require(_ expression: Expression, _ type: ValueType) throws(Problem) -> Code {
    let typed = try resolve(expression, expecting: type)
    return try convert(typed, to: type, expression.range)
  }

  /// The code of `typed` as a value of `type`.
  func convert(_ typed: Typed, to type: ValueType, _ range: SourceRange) throws(Problem) -> Code {
    if typed.type == type { return typed.code }
    switch (typed.type, type) {
    case (.int, .double): return .toDouble(typed.code)
    case (.int, .optional(.double)), (.optional(.int), .optional(.double)): return .toDouble(typed.code)
    case (let some, _) where some.isKept(as: type): return typed.code
    default:
      throw Problem(
        .mismatch(
          expected: world.describe(type), found: world.describe(typed.type),
          hint: world.example(of: type, insteadOf: typed.type)), range)
    }
  }

  private mutating func interpolation(_ parts: [StringPart]) throws(Problem) -> Typed {
    var pieces: [Code.Piece] = []
    for part in parts {
      switch part {
      case .text(let text, let range): pieces.append(openText(at: range).map { .literal($0) } ?? .text(text))
      case .value(let expression):
        let typed = printable(try resolve(expression))
        pieces.append(.value(typed.code))
      }
    }
    return Typed(code: .interpolation(pieces), type: .string)
  }

  private mutating func list(_ elements: [Expression], _ range: SourceRange, _ expected: ValueType?)
    throws(Problem) -> Typed
  {
    let wanted = expected?.asListElement.flatMap { $0.isOpen ? nil : $0 }
    var type = wanted
    var codes: [Code] = []
    for element in elements {
      let typed = try resolve(element, expecting: type)
      var joint = type ?? typed.type
      if wanted == nil { joint = self.joint(joint, typed.type) ?? joint }
      if joint == .int, typed.type == .double { joint = .double }
      if type?.unwrapped == .int, joint.unwrapped == .double { codes = codes.map { .toDouble($0) } }
      codes.append(try convert(typed, to: joint, element.range))
      type = joint
    }
    // That there is `nil` in a list says more than that there is nothing.
    let result = ValueType.list(type == .nothing ? .optional(.nothing) : type ?? .nothing)
    if result.listDepth > World.deepestValue { throw Problem(.valueTooDeep(World.deepestValue), range) }
    return Typed(code: .list(codes), type: result)
  }

  /// The type of a list that holds values of both types: `Int?` for `Int` and `nil`, whichever comes first.
  private func joint(_ type: ValueType, _ other: ValueType) -> ValueType? {
    guard type.unwrapped.isNumber, other.unwrapped.isNumber else {
      let code = Code.constant(.nothing)
      return unify(Typed(code: code, type: type), Typed(code: code, type: other))?.2
    }
    let number = type.unwrapped == other.unwrapped ? type.unwrapped : .double
    return type.unwrapped == type && other.unwrapped == other ? number : .optional(number)
  }

  private mutating func conditional(
    _ condition: Expression, _ yes: Expression, _ no: Expression, _ expected: ValueType?
  ) throws(Problem) -> Typed {
    let test = try require(condition, .bool)
    let (left, right) = try pair(yes, no, expected)
    guard let (a, b, type) = unify(left, right) else {
      if let expected {
        _ = try convert(left, to: expected, yes.range)
        _ = try convert(right, to: expected, no.range)
      }
      throw Problem(
        .mismatch(
          expected: world.describe(left.type), found: world.describe(right.type),
          hint: world.example(of: left.type, insteadOf: right.type)), no.range)
    }
    return Typed(code: .conditional(test, a, b), type: type)
  }

  /// Two expressions of which each may tell what a bare word in the other means.
  mutating func pair(_ left: Expression, _ right: Expression, _ expected: ValueType?)
    throws(Problem) -> (Typed, Typed)
  {
    if let expected {
      return (try resolve(left, expecting: expected), try resolve(right, expecting: expected))
    }
    // What fails here fails again where the pair around it is tried the other way: at each level that would be twice the work.
    if let problem = failedPairs[right.range] { throw problem }
    openPairs += 1
    defer {
      openPairs -= 1
      if openPairs == 0, !failedPairs.isEmpty { failedPairs = [:] }
    }
    do throws(Problem) { return try pair(left, right) } catch {
      failedPairs[right.range] = error
      throw error
    }
  }

  /// Two expressions of which nobody says what they should be.
  private mutating func pair(_ left: Expression, _ right: Expression) throws(Problem) -> (Typed, Typed) {
    if left.isBareWord, !right.isBareWord || !means(left), let other = try? resolve(right) {
      return (try resolve(left, expecting: other.type), other)
    }
    let first = try resolve(left)
    return (first, try resolve(right, expecting: first.type))
  }

  /// Whether a bare word stands for something without a type to go by.
  private mutating func means(_ expression: Expression) -> Bool { (try? resolve(expression)) != nil }

  /// Two codes of one type, Int made Double where they meet.
  func unify(_ left: Typed, _ right: Typed) -> (Code, Code, ValueType)? {
    if left.type == right.type { return (left.code, right.code, left.type) }
    switch (left.type, right.type) {
    case (.int, .double): return (.toDouble(left.code), right.code, .double)
    case (.double, .int): return (left.code, .toDouble(right.code), .double)
    case (.optional(.double), .int): return (left.code, .toDouble(right.code), left.type)
    case (.int, .optional(.double)): return (.toDouble(left.code), right.code, right.type)
    default: return left.type.joined(with: right.type).map { (left.code, right.code, $0) }
    }
  }

  private mutating func bounds(_ minimum: Expression?, _ ideal: Expression?, _ maximum: Expression?)
    throws(Problem) -> Typed
  {
    var parts: [Code?] = []
    for part in [minimum, ideal, maximum] {
      if let part { parts.append(try require(part, .double)) } else { parts.append(nil) }
    }
    return Typed(code: .bounds(parts[0], parts[1], parts[2]), type: .bounds)
  }

  /// The settings of a block that makes a collection: their values may be computed from what it has so far.
  private mutating func draftSettings(_ assignments: [Assignment]) throws(Problem) -> [Code.TraitSetting] {
    let outer = (isMakingCollection, draftName, readsDraft)
    isMakingCollection = true
    defer { (isMakingCollection, draftName, readsDraft) = outer }
    return try traitSettings(assignments)
  }

  /// The settings of a block of traits.
  mutating func traitSettings(_ assignments: [Assignment]) throws(Problem) -> [Code.TraitSetting] {
    var settings: [Code.TraitSetting] = []
    for assignment in assignments {
      let trait: TraitView
      if case .name(let name) = assignment.key.kind, self.trait(key: name) == nil {
        trait = try requireTrait(mutable: Identifier(name, assignment.key.range))
      } else {
        trait = try requireTrait(key: assignment.key)
      }
      readsDraft = false
      draftName = assignment.container
      settings.append(try setting(trait, assignment.value))
      settings[settings.count - 1].readsDraft = readsDraft
    }
    return settings
  }
}

extension Expression {
  /// Whether it is a word that may be a case.
  var isBareWord: Bool {
    switch kind {
    case .name, .implicitCase: true
    default: false
    }
  }
}

import Syntax
import Traits
import ViewTree

extension Session {
  /// Reads a property of a value.
  ///
  /// A class's own comes before the one of a superclass, but for `super`.
  package mutating func read(
    _ name: String, _ member: Member, of value: inout Value, _ place: Place, as staticType: String?
  ) throws(Problem) -> Value {
    if case .nothing = value, !extendsOptionals(member) { throw Problem("this is nil", at: place) }
    let member = dynamic(name, member, of: value, as: staticType)
    if let trait = member.trait, let result = try readTrait(trait, of: value, place) { return result }
    switch member.body {
    case .stored: return try readStored(name, of: value, place)
    case .native(let get, _):
      guard let get else { return try readStored(name, of: value, place) }
      return try placed(place) { session throws(Problem) in try get(&session, &value, [], place) }
    case .functions(let get, _):
      var arguments = [value]
      return try call(functionCode(get), &arguments)
    case .row(let row):
      guard let get = row.get else { return stored(name, of: value) ?? row.initial ?? .nothing }
      return try placed(place) { session throws(Problem) in try get(&session, &value, [], place) }
    }
  }

  /// Whether a property stands in an extension of `Optional`, so that nil has it too.
  private func extendsOptionals(_ member: Member) -> Bool {
    if case .functions(let get, _) = member.body {
      definitions.functions[get].owner == "Optional"
    } else {
      false
    }
  }

  /// Sets a property.
  package mutating func write(
    _ name: String, _ member: Member, of value: inout Value, _ new: Value, _ place: Place,
    as staticType: String?
  ) throws(Problem) {
    if case .nothing = value { throw Problem("this is nil", at: place) }
    let member = dynamic(name, member, of: value, as: staticType)
    if let trait = member.trait, try writeTrait(trait, of: &value, new, place) { return }
    if member.willSet != nil || member.didSet != nil, staticType == nil {
      return try writeObserved(name, member, of: &value, new, place)
    }
    switch member.body {
    case .stored: try writeStored(name, of: &value, new, place)
    case .native(_, let set):
      guard let set else { throw Problem("`\(name)` cannot be set", at: place) }
      _ = try placed(place) { session throws(Problem) in try set(&session, &value, [new], place) }
    case .functions(_, let set):
      guard let set else { throw Problem("`\(name)` cannot be set", at: place) }
      var arguments = [value, new]
      _ = try call(functionCode(set), &arguments)
      value = arguments[0]
    case .row(let row):
      guard let set = row.set else {
        if row.get != nil { throw Problem("`\(name)` cannot be set", at: place) }
        return store(name, of: &value, new)
      }
      _ = try placed(place) { session throws(Problem) in try set(&session, &value, [new], place) }
    }
  }

  /// Sets a property of a superclass's that has observers here.
  private mutating func writeObserved(
    _ name: String, _ member: Member, of value: inout Value, _ new: Value, _ place: Place
  ) throws(Problem) {
    var plain = member
    (plain.willSet, plain.didSet) = (nil, nil)
    let old = try read(name, plain, of: &value, place, as: className(of: value))
    for (observer, argument, isBefore) in [(member.willSet, new, true), (member.didSet, old, false)] {
      if !isBefore { try write(name, plain, of: &value, new, place, as: className(of: value)) }
      guard let observer else { continue }
      var arguments = [value, argument]
      _ = try call(functionCode(observer), &arguments)
    }
  }

  /// Calls a method.
  package mutating func invoke(
    _ member: Member, of value: inout Value, _ arguments: inout [Value], _ place: Place,
    as staticType: String?
  ) throws(Problem) -> Value {
    let member = member.kind == .method ? dynamic(member.name, member, of: value, as: staticType) : member
    switch member.body {
    case .functions(let get, _):
      try fillDefaults(&arguments, definitions.functions[get].signature)
      if definitions.functions[get].owner == nil {
        return try call(functionCode(get), &arguments)
      }
      var all = [value] + arguments
      let result = try call(functionCode(get), &all)
      value = all[0]
      arguments = Array(all.dropFirst())
      return result
    case .native(let get, _):
      guard let get else { return .void }
      return try placed(place) { session throws(Problem) in try get(&session, &value, arguments, place) }
    case .row(let row):
      guard let get = row.get else { return row.initial ?? .void }
      let result = try placed(place) { session throws(Problem) in
        try get(&session, &value, arguments, place)
      }
      // A row with `inout` parameters answers with its result, and what these hold from then on.
      let parameters = member.signature.parameters
      guard case .tuple(let all) = result, all.count == parameters.count + 1,
        parameters.contains(where: \.isInout)
      else { return result }
      arguments = Array(all.dropFirst())
      return all[0]
    case .stored: return .void
    }
  }

  /// Runs a row of Apple's; its problems stand at the call, and what it makes counts by its size.
  private mutating func placed(
    _ place: Place, _ body: (inout Session) throws(Problem) -> Value
  ) throws(Problem) -> Value {
    do throws(Problem) {
      let value = try body(&self)
      if case .list(let values) = value { try step(place, count: values.count >> 4) }
      if case .string(let text) = value { try step(place, count: text.utf8.count >> 4) }
      return value
    } catch { throw error.placed(at: place) }
  }

  private mutating func fillDefaults(_ arguments: inout [Value], _ signature: Signature) throws(Problem) {
    for (index, parameter) in signature.parameters.enumerated() where arguments.indices.contains(index) {
      guard case .nothing = arguments[index], let code = parameter.fallback else { continue }
      arguments[index] = try code(&self)
    }
  }

  /// The member that the object's own class has.
  private func dynamic(_ name: String, _ member: Member, of value: Value, as staticType: String?) -> Member {
    if staticType != nil { return member }
    let type: String
    switch value {
    case .object(let id): type = heap.objects[id.row]?.type ?? ""
    case .environment(let id): type = instance(of: id)?.type ?? ""
    case .structure(let structure): type = structure.type
    case .enumCase(let name, _, _): type = name
    default: return member
    }
    guard definitions.types[type] != nil else { return member }
    let labels = member.signature.parameters.map(\.label)
    for info in lineage(.named(type)) {
      for other in info.members[name] ?? [] where other.kind == member.kind {
        if case .row = other.body, other.kind == .method { continue }
        if other.signature.parameters.map(\.label) == labels { return other }
      }
    }
    return member
  }

  /// The code of a declared function, checked now if nobody has called it yet.
  package mutating func functionCode(_ index: Int) throws(Problem) -> Function {
    if let code = compiled[index] {
      return Function(identity: -1 - index, code: code, captured: [])
    }
    var checker = Checker(session: self, source: definitions.functions[index].source)
    let code = try checker.compile(checker.session.definitions.functions[index])
    runtime.rows = checker.session.runtime.rows
    compiled = checker.session.compiled
    compiled[index] = code
    return Function(identity: -1 - index, code: code, captured: [])
  }

  package func member(ofFunction index: Int) -> Member {
    let definition = definitions.functions[index]
    return Member(
      name: definition.declaration.name.text, kind: .method, signature: definition.signature,
      body: .functions(get: index, set: nil))
  }

  /// A function of a closure's code, with what it captures of the present frame.
  package mutating func makeFunction(_ code: FunctionCode, capturing locals: [Local] = []) -> Function {
    counters.functions += 1
    let captured = locals.map { $0.isConstant ? runtime.stack[runtime.base + $0.slot] : shareLocal($0.slot) }
    return Function(identity: counters.functions, code: code, captured: captured)
  }

  /// A method with its object, as a function in hand.
  package mutating func bound(
    _ name: String, _ member: Member, of value: Value, _ place: Place, given: Int? = nil
  ) -> Function {
    let types = member.signature.parameters.map(\.type).prefix(given ?? .max)
    let (count, rest) = (types.count, member.signature.parameters.count - types.count)
    let body: Action = { session throws(Problem) in
      var object = value
      var arguments = (0..<count).map { session.local($0) } + Array(repeating: .nothing, count: rest)
      return .returns(try session.invoke(member, of: &object, &arguments, place, as: nil))
    }
    return makeFunction(
      FunctionCode(
        parameters: Array(types), result: member.signature.result, frameSize: count, captureSlots: [],
        body: body,
        place: place))
  }

  package mutating func evaluate(_ codes: [Code]) throws(Problem) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(codes.count)
    for code in codes { values.append(try code(&self)) }
    return values
  }

  // MARK: Static properties

  /// A static property; a stored one is evaluated at its first read.
  package mutating func readStatic(_ name: String, _ member: Member, of owner: String, _ place: Place)
    throws(Problem) -> Value
  {
    let key = "\(owner).\(name)"
    if member.isStoredStatic, let value = statics[key] { return value }
    var type = Value.type(.named(owner))
    switch member.body {
    case .functions(let get, _):
      var arguments = [type]
      let value = try call(functionCode(get), &arguments)
      if member.isStoredStatic { statics[key] = value }
      return value
    case .row(let row): return try row.get?(&self, &type, [], place) ?? row.initial ?? .nothing
    case .native(let get, _): return try get?(&self, &type, [], place) ?? .nothing
    case .stored: return statics[key] ?? .nothing
    }
  }
}

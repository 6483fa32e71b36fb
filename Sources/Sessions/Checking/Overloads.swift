import Syntax

// Overload resolution.
extension Checker {
  /// Chooses the function whose labels and types fit the call.
  mutating func choose(_ members: [Member], _ base: Checked?, _ given: Call) throws(Problem) -> MatchedCall {
    var first: Problem?
    // Members that are private to another file are not visible.
    let seen = members.filter { $0.file == nil || $0.file == file(at: given.name.range) }
    let resolved = (seen.isEmpty ? members : seen).map(\.resolved)
    let isNested = if case .list(.list)? = base?.type { true } else { false }
    var fitting = resolved.filter {
      !$0.acceptsAnyArguments && assign(given, $0.signature) != nil && ($0.isForAll || isNested)
    }
    // Implementations come before the requirements of protocols.
    if fitting.count > 1 {
      let implemented = fitting.filter { !session.isRequirement($0) }
      fitting.removeAll { other in
        session.isRequirement(other) && implemented.contains { session.implements($0, other) }
      }
      // With `await` the async function is meant, without it the other one.
      let isAwaited = !given.missingMarks.contains(.await)
      if fitting.contains(where: { $0.signature.isAsync == isAwaited }) {
        fitting.removeAll { $0.signature.isAsync != isAwaited && !$0.isRow }
      }
    }
    // The most specific function comes first. Functions that turn an integer literal into a Double come late, and last come variadic
    // ones and those for which a name would have to be an asset.
    let isOwn = fitting.count > 1 && !fitting.contains(where: \.isRow)
    let types = isOwn ? self.types(of: given) : []
    fitting = fitting.sorted(on: { [fitting] one in
      (isOwn ? unfitness(of: one, given, types) : 0)
        + (one.signature.isVariadic || takesAsset(given, one) ? 1000 : converts(given, one) ? 100 : 0)
        + fitting.count { isCloser($0, than: one) }
    })
    if fitting.isEmpty, let kept = resolved.first(where: \.acceptsAnyArguments) {
      // A type that only decorates accepts any arguments: those that can be checked are evaluated, the others are ignored.
      return MatchedCall(member: kept, arguments: given.items.compactMap { attempt($0.value)?.code })
    }
    // Nobody who is mistaken means the initialiser that only a style calls.
    func isForStyles(_ member: Member) -> Bool {
      member.signature.parameters.first?.type == .named("StyleConfiguration")
    }
    let others = fitting.allSatisfy(isForStyles) ? resolved.filter { !isForStyles($0) } : []
    for member in fitting + others.sorted(on: { strangeness(of: given, to: $0.signature) }).prefix(1) {
      // A generic parameter of the function hides one of its type.
      let known = (base.map { session.placeholders(of: $0.type) } ?? wantedParts(given))
        .filter { base == nil || member.signature.bounds[$0.key] == nil }
      var tries = [known]
      var next = 0
      while next < tries.count {
        let contexts = contexts
        do throws(Problem) { return try match(given, member, found: tries[next]) } catch {
          self.contexts = contexts
          if next == 0 { tries += wider(given, member.signature, known) }
          next += 1
          // The error that lies furthest in the text describes the mistake best.
          if isForStyles(member), resolved.count > 1 { continue }
          if error.place?.range.start ?? 0 > first?.place?.range.start ?? -1 { first = error }
        }
      }
    }
    throw first ?? problem("`\(given.name.text)` cannot be called like this", at: given.name.range)
  }

  /// How far a call is from a function that it does not fit: what it gives that is unknown there, and what it leaves out.
  private func strangeness(of given: Call, to signature: Signature) -> Int {
    let labels = given.items.map { $0.label?.text }
    let known = signature.parameters.map(\.label)
    let missing = signature.parameters.count { !$0.hasDefault && !labels.contains($0.label) }
    let unknown = labels.filter { !known.contains($0) }.compactMap(\.self)
    let misspelled = unknown.count { Spelling.nearest(to: $0, among: known.compactMap(\.self)) != nil }
    // Only a storyboard calls `init(coder:)`.
    return unknown.count * 10 - misspelled * 8 + missing + (known.first == "coder" ? 100 : 0)
  }

  /// Whether a function is more specific than another: a concrete type instead of `Any`, a subclass, a value that is not optional.
  private func isCloser(_ one: Member, than other: Member) -> Bool {
    guard !one.isRow, !other.isRow else { return false }
    let (mine, its) = (one.signature.types, other.signature.types)
    let pairs = zip(mine, its).filter { $0 != $1 }
    let asksMore = one.signature.requirements.count > other.signature.requirements.count
    return pairs.isEmpty
      ? mine.count < its.count || mine.count == its.count && asksMore
      : pairs.allSatisfy { a, b in
        if case .function = b { return false }
        let (isOpen, isOtherOpen) = (a.isOpen || a == .any, b.isOpen || b == .any)
        if (a, b) == (.int, .double) { return true }
        if a.isParameter { return b == .any || b.isParameter && asksMore }
        if a.isOpen, b.isParameter { return true }
        return isOpen == isOtherOpen ? fits(a, b) && !fits(b, a) : isOtherOpen
      }
  }

  /// The types of a call's arguments; nil for those that take their type from the context.
  private func types(of given: Call) -> [Type?] {
    var trial = self
    return given.items.map { item in
      if case .closure = item.value.kind { return nil }
      return takesTypeFromOutside(item.value) ? nil : (try? trial.checkUnfitted(item.value))?.type
    }
  }

  /// Whether one of several functions has the labels of a call.
  func takes(_ members: [Member]?, _ given: Call) -> Bool {
    members?.contains { assign(given, $0.resolved.signature) != nil } ?? true
  }

  /// Checks an expression of any type; if it has a mistake, returns nil and restores the state from before.
  mutating func attempt(_ expression: Expression, expecting type: Type = .any) -> Checked? {
    let before = (session, contexts)
    if let checked = try? fit(checkUnfitted(expression, expecting: type), to: type) { return checked }
    (session, contexts) = before
    return nil
  }

  /// Whether it turns an integer literal into a Double, or takes a trailing closure as a generic value, so that others come first.
  private func converts(_ given: Call, _ member: Member) -> Bool {
    zip(member.signature.parameters, assign(given, member.signature) ?? []).contains { parameter, items in
      items.contains {
        let item = given.items[$0]
        return parameter.type == .double && item.value.isWhole
          || parameter.type.isParameter && item.isTrailing
      }
    }
  }

  /// Whether an argument would be an asset there: `.systemPink` is a UIColor, and for a Color only Xcode could know it.
  private func takesAsset(_ given: Call, _ member: Member) -> Bool {
    zip(member.signature.parameters, assign(given, member.signature) ?? []).contains { parameter, items in
      items.contains {
        guard case .implicitMember(let name) = given.items[$0].value.kind else { return false }
        let type = parameter.type.wrapped
        return implicitStatic(name, in: type) == nil && asset(name, of: type, name.range) != nil
      }
    }
  }

  /// Other types for a generic parameter: Double for an integer literal, as in `prices.reduce(0) { $0 + $1 }`, and the class of an
  /// object with its superclasses, as in `sequence(first: self) { $0.next }`.
  private mutating func wider(
    _ given: Call, _ signature: Signature, _ known: [String: Type]
  ) -> [[String: Type]] {
    var found = known
    for (parameter, items) in zip(signature.parameters, assign(given, signature) ?? []) {
      guard case .unknown(let name) = parameter.type, known[name] == nil, let item = items.first else {
        continue
      }
      let value = given.items[item].value
      if value.isWhole { found[name] = .double }
      if let element = known["Element"] {
        let made = try? construct(element, byLiteral: value)
        if takesTypeFromOutside(value) || made.flatMap({ $0 }) != nil { found[name] = element }
      }
      var trial = self
      if let type = (try? trial.checkUnfitted(value))?.type, session.info(type)?.kind == .class {
        return session.lineage(type).filter { $0.kind == .class }.map {
          known.merging([name: .named($0.name)]) { $1 }
        }
      }
    }
    return found == known ? [] : [found]
  }

  /// The type arguments that the expected type determines: `Array(repeating: .zero, count: 3)`, `Box<Double>(1)`.
  private func wantedParts(_ given: Call) -> [String: Type] {
    if given.name.text == "Tab", let tabs { return ["T": tabs] }
    guard let type = given.expected?.wrapped, !type.isOpen, let name = type.tableName,
      [name, "init"].contains(given.name.text)
    else { return [:] }
    // Without written arguments, as in the type's own code, they are not known.
    if case .named = type { return [:] }
    var parts = session.placeholders(of: type)
    // The elements of `Dictionary(grouping:by:)` are not pairs.
    if case .dictionary = type { parts["Element"] = nil }
    return parts
  }
}

extension Expression {
  /// Whether it is an integer literal: `1`, `-1`.
  fileprivate var isWhole: Bool {
    switch kind {
    case .integer: true
    case .prefix(_, let inner): inner.isWhole
    default: false
    }
  }
}

extension Member {
  /// Whether it exists for lists of any elements.
  fileprivate var isForAll: Bool {
    if case .row(let row) = body { !row.declaration.hasSuffix("where Element: Sequence") } else { true }
  }
}

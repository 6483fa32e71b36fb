extension Session {
  /// Returns the type itself, its superclasses, then the protocols that all of these conform to.
  ///
  /// A metatype has the static members of its type; the metatype of a trait definition also has those of `UITrait`.
  package func lineage(_ type: Type) -> [TypeInfo] {
    if case .metatype(let own) = type {
      let isTrait = definitions.traitNames[own.name ?? ""] != nil
      return lineage(own).map(\.asValue) + (isTrait ? lineage(.named("UITrait")) : [])
    }
    guard let info = info(type) else { return [] }
    var line = [info]
    while let parent = line[line.count - 1].superclass, let next = self.info(.named(parent)), line.count < 64
    {
      line.append(next)
    }
    // Apple's protocols come last, because a declared extension may implement their requirements.
    var apple: [TypeInfo] = []
    var waiting = line.flatMap { $0.conformances.sorted() }[...]
    while let name = waiting.popFirst() {
      guard !line.contains(where: { $0.name == name }), !apple.contains(where: { $0.name == name }),
        let conformed = self.info(.named(name))
      else { continue }
      if conformed.isApple {
        apple.append(conformed)
      } else {
        // A protocol comes before the protocols that it inherits from.
        let refined = line.firstIndex { $0.kind == .protocol && conformed.conformances.contains($0.name) }
        line.insert(conformed, at: refined ?? line.count)
      }
      waiting += conformed.conformances.sorted() + (conformed.superclass.map { [$0] } ?? [])
    }
    return line + apple
  }

  /// Returns the first result in the type, its superclasses, and their protocols.
  func nearest<Found>(_ type: Type, _ find: (TypeInfo) -> Found?) -> Found? {
    if case .metatype = type { return lineage(type).lazy.compactMap(find).first }
    // Most members are in the classes, so the protocols are seldom needed.
    var (next, depth) = (info(type), 0)
    while let info = next, depth < 64 {
      if let found = find(info) { return found }
      (next, depth) = (info.superclass.flatMap { self.info(.named($0)) }, depth + 1)
    }
    return lineage(type).dropFirst(depth).lazy.compactMap(find).first
  }

  package func isKind(_ name: String, of other: String) -> Bool {
    if name == other { return true }
    if let parts = Type.parts(ofComposition: other) { return parts.allSatisfy { isKind(name, of: $0) } }
    return descends(name, from: other)
  }

  private func descends(_ name: String, from other: String, depth: Int = 0) -> Bool {
    if name == other { return true }
    if other == "UITraitDefinition", definitions.traitNames[name] != nil { return true }
    guard depth < 64, let info = info(.named(name)) else { return false }
    if info.name == other { return true }
    if let parent = info.superclass, descends(parent, from: other, depth: depth + 1) { return true }
    return info.conformances.contains { descends($0, from: other, depth: depth + 1) }
  }

  package func commonSuperclass(_ first: Type, _ second: Type) -> String? {
    let others = Set(lineage(second).map(\.name))
    let shared = lineage(first).first { others.contains($0.name) && $0.kind == .class }?.name
    let areEnvironments = isEnvironment(first) && isEnvironment(second)
    return areEnvironments && shared.map { !isEnvironment(.named($0)) } ?? true
      ? "UITraitEnvironment" : shared
  }
}

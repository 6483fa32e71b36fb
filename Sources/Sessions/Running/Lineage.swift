extension Session {
  /// The type itself, its superclasses, then what all of these conform to.
  ///
  /// A type is a value too, whose members are its static ones, and what a trait's definition has.
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
    // Apple's protocols come last: an extension of one's own may say what they ask for.
    var apple: [TypeInfo] = []
    var waiting = line.flatMap { $0.conformances.sorted() }[...]
    while let name = waiting.popFirst() {
      guard !line.contains(where: { $0.name == name }), !apple.contains(where: { $0.name == name }),
        let conformed = self.info(.named(name))
      else { continue }
      if conformed.isApple {
        apple.append(conformed)
      } else {
        // What refines another comes before it.
        let refined = line.firstIndex { $0.kind == .protocol && conformed.conformances.contains($0.name) }
        line.insert(conformed, at: refined ?? line.count)
      }
      waiting += conformed.conformances.sorted() + (conformed.superclass.map { [$0] } ?? [])
    }
    return line + apple
  }

  /// What is found first: in the type, in its superclasses, in what these conform to.
  func nearest<Found>(_ type: Type, _ find: (TypeInfo) -> Found?) -> Found? {
    if case .metatype = type { return lineage(type).lazy.compactMap(find).first }
    // Most is found here, so that the rest of the line is seldom needed.
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

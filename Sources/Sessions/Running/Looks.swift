import Traits

// Colours and images resolved with traits.
extension Session {
  /// `UITraitCollection.current`: the collection of the running callback, else the one assigned last.
  package var current: TraitCollection {
    get { runtime.current.last ?? settings.current }
    set {
      if runtime.current.popLast() == nil {
        settings.current = newValue
      } else {
        runtime.current.append(newValue)
      }
    }
  }

  /// Marks a fixed colour, or one read from a view as it was drawn last, as resolved; returns other values unchanged.
  package func resolved(_ value: Value) -> Value {
    if case .color(.fixed(let value)) = value { return .color(.resolved(value)) }
    if case .color(.shown(_, as: let value)) = value { return .color(.resolved(value)) }
    return value
  }

  package mutating func resolved(_ value: Value, with collection: TraitCollection) -> Value {
    switch value {
    case .color(let color):
      return (try? color.value(with: collection, in: &self)).map { .color(.fixed($0)) } ?? value
    case .image(let name): return .string(file(ofImage: name, with: collection))
    default: return value
    }
  }

  /// The file of the image variant with the most conditions, among those whose conditions all hold.
  ///
  /// Among variants with equally many, the exact scale wins, then no scale, the next larger scale, and the largest smaller one.
  package func file(ofImage name: String, with collection: TraitCollection) -> String {
    guard let image = definitions.images[name] else { return name }
    func value(_ trait: Int) -> Value {
      let id = definitions.traits[trait].id
      return self.value(traits.value(of: id, in: collection), of: id)
    }
    let scaleTrait = definitions.traitProperties["displayScale"]
    let set = scaleTrait.flatMap { value($0).number } ?? 0
    let wanted = set == 0 ? 1 : set
    let ranked = image.compactMap { variant -> (rank: [Double], file: String)? in
      let others = variant.conditions.filter { $0.trait != scaleTrait }
      guard others.allSatisfy({ value($0.trait) == $0.value }) else { return nil }
      let scale = variant.conditions.first { $0.trait == scaleTrait }?.value.number ?? 0
      let fit =
        scale == 0 ? [1.0, 0] : scale == wanted ? [0, 0] : scale > wanted ? [2, scale] : [3, -scale]
      return ([-Double(others.count)] + fit, variant.file)
    }
    return ranked.min { $0.rank.lexicographicallyPrecedes($1.rank) }?.file ?? image.first?.file ?? ""
  }
}

extension Color {
  /// The value of a colour for a collection, as 0xRRGGBBAA.
  package func value(with collection: TraitCollection, in session: inout Session) throws(Problem) -> UInt32 {
    let provider: Function
    switch self {
    case .fixed(let value), .resolved(let value): return value
    case .shown(let base, _): return try base.value(with: collection, in: &session)
    case .dynamic(let function): provider = function
    case .named(let name):
      guard let defined = session.definitions.colors[name] else {
        func has(_ raw: Int, of trait: TraitID) -> Bool {
          session.runtime.reads?.insert(Int(trait.index))
          return session.traits.value(of: trait, in: collection) == .integer(raw)
        }
        let isDark = has(2, of: .userInterfaceStyle)
        if let asset = session.definitions.assets[name] { return isDark ? asset.dark : asset.light }
        guard let values = SystemColors.table[name] else { return 0 }
        if let color = SystemColors.elevated[name], has(1, of: .userInterfaceLevel), isDark {
          return color
        }
        let hasHighContrast = values.count > 2 && has(1, of: .accessibilityContrast)
        return values[(isDark ? 1 : 0) + (hasHighContrast ? 2 : 0)]
      }
      provider = defined
    }
    session.runtime.current.append(collection)
    defer { session.runtime.current.removeLast() }
    guard case .color(let inner) = try session.call(provider, with: [.collection(collection)]) else {
      return 0
    }
    return try inner.value(with: collection, in: &session)
  }
}

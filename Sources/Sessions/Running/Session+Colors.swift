import Traits
import ViewTree

extension Session {
  /// A colour or image as it is without traits of its own: what a collection in which nothing is set gives.
  package func resolved(_ value: Value) -> Value {
    if case .color(.fixed(let value)) = value { return .color(.resolved(value)) }
    if case .color(.shown(_, as: let value)) = value { return .color(.resolved(value)) }
    return value
  }

  /// A colour or image as it looks with a collection.
  package mutating func resolved(_ value: Value, with collection: TraitCollection) -> Value {
    switch value {
    case .color(let color):
      return (try? self.color(color, with: collection)).map { .color(.fixed($0)) } ?? value
    case .image(let name): return .string(file(of: name, with: collection))
    default: return value
    }
  }

  /// What a colour is with a collection, as 0xRRGGBBAA.
  package mutating func color(_ color: Color, with collection: TraitCollection) throws(Problem) -> UInt32 {
    switch color {
    case .fixed(let value), .resolved(let value): return value
    case .shown(let base, _): return try self.color(base, with: collection)
    case .named(let name):
      if let definition = definitions.colors[name] { return try dynamic(definition.function, collection) }
      runtime.reads?.insert(Int(TraitID.userInterfaceStyle.index))
      return language.systemColors[name].map { isDark(collection) ? $0.dark : $0.light } ?? 0
    case .dynamic(let function): return try dynamic(function, collection)
    }
  }

  private mutating func dynamic(_ function: Function, _ collection: TraitCollection) throws(Problem) -> UInt32
  {
    runtime.current.append(collection)
    defer { runtime.current.removeLast() }
    guard case .color(let inner) = try call(function, with: [.collection(collection)]) else { return 0 }
    return try color(inner, with: collection)
  }

  package func isDark(_ collection: TraitCollection) -> Bool {
    traits.value(of: .userInterfaceStyle, in: collection) == .integer(2)
  }

  /// The file of an image's variant with the most conditions, all of which hold.
  package func file(of name: String, with collection: TraitCollection) -> String {
    guard let image = definitions.images[name] else { return name }
    var best: (count: Int, scale: Double, file: String)?
    let wanted = scale(collection)
    for variant in image.variants {
      var scale = 0.0
      let others = variant.conditions.filter { condition in
        guard definitions.traits[condition.trait].property == "displayScale" else { return true }
        scale = condition.value.number ?? 0
        return false
      }
      let holds = others.allSatisfy { condition in
        let info = definitions.traits[condition.trait]
        return value(traits.value(of: info.id, in: collection), as: info.type) == condition.value
      }
      guard holds else { continue }
      let candidate = (count: others.count, scale: scale, file: variant.file)
      guard let known = best, !isBetter(candidate, than: known, scale: wanted) else {
        best = candidate
        continue
      }
    }
    return best?.file ?? ""
  }

  private func scale(_ collection: TraitCollection) -> Double {
    guard let index = definitions.traitProperties["displayScale"] else { return 1 }
    let found = value(traits.value(of: definitions.traits[index].id, in: collection), as: .double).number ?? 0
    return found == 0 ? 1 : found
  }

  /// More conditions win; then the right scale, every scale, the next larger one, and the largest of the smaller ones.
  private func isBetter(
    _ one: (count: Int, scale: Double, file: String), than other: (count: Int, scale: Double, file: String),
    scale: Double
  ) -> Bool {
    func rank(_ found: Double) -> Int { found == 0 ? 1 : found == scale ? 0 : found > scale ? 2 : 3 }
    if one.count != other.count { return one.count > other.count }
    let (mine, others) = (rank(one.scale), rank(other.scale))
    if mine != others { return mine < others }
    return mine == 3 ? one.scale > other.scale : one.scale < other.scale
  }
}

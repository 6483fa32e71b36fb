import Journals
import Traits

/// Values of several parts: how long, how wide and how deep they may be, and their text.
extension World {
  /// How many bytes a text has at most.
  package static let longestText = 16 << 20

  /// How many traits a text takes looking at most, those of all collections in it together.
  package static let mostDescribedTraits = 1_250_000

  /// How many elements a list has at most that is made of others.
  package static let longestList = 100_000

  /// How deep structs and lists hold one another at most, and how deep a text shows what instances of classes
  /// hold.
  ///
  /// Values of most types cannot lie deeper than their types do; only a struct that was redefined to hold
  /// itself, as in a list, has no such bound. Instances hold one another without limit, also in a circle.
  package static let deepestValue = 200

  /// All fields of a struct's value; those that its definition was given later have the defaults that they came with.
  package func whole(_ fields: [Value], of row: Int32) -> [Value] {
    let definition = structs[Int(row)]
    if fields.count >= definition.fields.count { return fields }
    return fields + definition.fields[fields.count...].map { $0.filler ?? .nothing }
  }

  /// A value of several parts; of one that is longer than a text may be, the beginning: a few lists inside
  /// one another may tell more than there is room for.
  ///
  /// An instance that holds itself, be it through others, is `Node(…)` where it comes again; what lies deeper
  /// than ``deepestValue`` is `…`.
  func composed(_ value: Value) -> String {
    var composition = Composition(describedTraits: describedTraits)
    write(value, to: &composition)
    return composition.text
  }

  /// A text that is being written.
  private struct Composition {
    var text = ""
    /// The instances whose fields are being written.
    var open: Set<Int32> = []
    /// How many values are.
    var depth = 0
    /// How many traits had been looked at before.
    let describedTraits: Int
  }

  private func write(_ value: Value, to composition: inout Composition) {
    switch value {
    case .list, .structure, .instance, .collection, .archive:
      guard composition.depth < World.deepestValue else { return composition.text += "…" }
      composition.depth += 1
      writeParts(of: value, to: &composition)
      composition.depth -= 1
    default: composition.text += literal(value)
    }
  }

  private func writeParts(of value: Value, to composition: inout Composition) {
    switch value {
    case .list(let elements): write(elements, labels: nil, between: ("[", "]"), to: &composition)
    case .structure(let row, let fields): write(whole(fields, of: row), of: Int(row), to: &composition)
    case .instance(let row):
      let instance = instances[Int(row)]
      guard composition.open.insert(row).inserted else {
        return composition.text += structs[Int(instance.definition)].name + "(…)"
      }
      write(instance.fields, of: Int(instance.definition), to: &composition)
      composition.open.remove(row)
    case .collection(let collection):
      write(entries(of: collection), after: "traits", to: &composition)
    case .archive(let archive):
      let entries = archive.entries.map { (name: $0.identifier, value: stored($0.value)) }
      write(entries, after: "archive", to: &composition)
    default: break
    }
  }

  /// The traits of a collection that are not at their default, by printed name, as Apple's description has them:
  /// ``Decision/unsaidDefaults``.
  private func entries(of collection: TraitCollection) -> [(name: String, value: Value)] {
    describedTraits += traits.traitCount
    return traits.traits.compactMap { trait in
      let value = traits.value(of: trait, in: collection)
      let declaration = traits.declaration(of: trait)
      guard !value.isEqual(to: declaration.defaultValue) else { return nil }
      return (declaration.name, self.value(value, of: trait))
    }
  }

  /// A value as an archive holds it, without a definition to go by.
  private func stored(_ value: TraitValue) -> Value {
    switch value {
    case .integer(let number): .int(number)
    case .floating(let number): .double(number)
    case .object(let object): self.value(object, .nothing)
    }
  }

  private func write(
    _ entries: [(name: String, value: Value)], after word: String, to composition: inout Composition
  ) {
    composition.text += word + " { "
    for (index, entry) in entries.enumerated() {
      if isFull(composition) { return }
      composition.text += (index > 0 ? "; " : "") + entry.name + " = "
      write(entry.value, to: &composition)
    }
    composition.text += entries.isEmpty ? "}" : " }"
  }

  /// Whether the rest is left out.
  private func isFull(_ composition: Composition) -> Bool {
    composition.text.utf8.count > World.longestText
      || describedTraits - composition.describedTraits > World.mostDescribedTraits
  }

  private func write(_ fields: [Value], of row: Int, to composition: inout Composition) {
    composition.text += structs[row].name
    write(fields, labels: structs[row].fields.map(\.name), between: ("(", ")"), to: &composition)
  }

  private func write(
    _ parts: [Value], labels: [String]?, between brackets: (String, String), to composition: inout Composition
  ) {
    composition.text += brackets.0
    for (index, part) in parts.enumerated() {
      if isFull(composition) { return }
      if index > 0 { composition.text += ", " }
      if let labels, index < labels.count { composition.text += labels[index] + ": " }
      write(part, to: &composition)
    }
    composition.text += brackets.1
  }
}

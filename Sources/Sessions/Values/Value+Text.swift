import Traits
import ViewTree

extension Value {
  /// The number that it is; nil for what is none.
  package var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }
}

extension Value.Range {
  func contains(_ number: Double) -> Bool {
    if let lower, number < lower { return false }
    if let upper { return isClosed ? number <= upper : number < upper }
    return true
  }
}

extension Session {
  /// The longest text that a value may have.
  static let longestString = 16 << 20
  /// How many elements a list may have.
  package static let longestList = 1_000_000
  /// How much of a value is shown: what is longer ends in `…`.
  static let longestShown = 4_000

  /// A value as `print` and `\( )` write it: a string without quotes.
  package func text(_ value: Value) -> String {
    if case .string(let text) = value { return text }
    return shown(value)
  }

  /// A value as it would be typed: a string in quotes.
  ///
  /// At most so much as is shown.
  package func shown(_ value: Value) -> String {
    var writer = Writer(session: self)
    writer.write(value)
    return writer.text
  }
}

/// Writes values, and stops where nobody reads on: values that hold each other twice a level have no end otherwise.
private struct Writer {
  let session: Session
  var text = ""
  var depth = 0
  var writing: Set<ObjectID> = []
  var isFull: Bool { text.utf8.count > Session.longestShown }

  init(session: Session) { self.session = session }

  mutating func write(_ value: Value) {
    if isFull || depth > 64 {
      if !text.hasSuffix("…") { text += "…" }
      return
    }
    depth += 1
    defer { depth -= 1 }
    switch value {
    case .void: text += "()"
    case .nothing: text += "nil"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .double(let value): text += value.description
    case .string(let value): text += Session.quoted(value)
    case .enumCase(let type, let name, let values):
      text += name
      if !values.isEmpty { associated(values, of: type, name) }
    case .structure(let structure): write(structure)
    case .list(let values): list(values, "[", "]") { $0.write($1) }
    case .tuple(let values): list(values, "(", ")") { $0.write($1) }
    case .dictionary(let values) where values.isEmpty: text += "[:]"
    case .dictionary(let values):
      let pairs = values.map { (session.shown($0.key), $0.value) }.sorted { $0.0 < $1.0 }
      fields(pairs, "[", "]")
    case .range(let range): write(range)
    case .object(let id): write(id)
    default: text += session.simpleText(value)
    }
  }

  /// The values of a case; those of a detent as the language writes them: `height 200`, `enabled up through medium`.
  private mutating func associated(_ values: [Value], of type: String, _ name: String) {
    switch type {
    case "PresentationDetent":
      text += " " + (values[0].number.map { Session.short($0) } ?? session.text(values[0]))
    case "PresentationBackgroundInteraction": text += " up through " + session.shown(values[0])
    default:
      let labels = session.info(.named(type))?.cases.first { $0.name == name }?.labels ?? []
      list(Array(values.enumerated()), "(", ")") { writer, value in
        if labels.indices.contains(value.offset), let label = labels[value.offset] {
          writer.text += label + ": "
        }
        writer.write(value.element)
      }
    }
  }

  private mutating func list<Part>(
    _ parts: [Part], _ open: String, _ close: String, _ write: (inout Writer, Part) -> Void
  ) {
    text += open
    for (index, part) in parts.enumerated() where !isFull {
      if index > 0 { text += ", " }
      write(&self, part)
    }
    text += close
  }

  private mutating func fields(_ fields: [(String, Value)], _ open: String, _ close: String) {
    list(fields, open, close) { writer, field in
      writer.text += field.0 + ": "
      writer.write(field.1)
    }
  }

  private mutating func write(_ structure: Value.Structure) {
    switch structure.type {
    case "CGSize" where structure.fields.count == 2:
      text += structure.fields.map { Session.short($0.number ?? 0) }.joined(separator: "x")
    case "Date": text += Value.structure(structure).date.written("yyyy-MM-dd HH:mm:ss '+0000'")
    case "CGRect", "CGPoint":
      let rect = structure.fields.flatMap { part in
        if case .structure(let inner) = part { inner.fields } else { [part] }
      }
      text += "(" + rect.map { session.shown($0) }.joined(separator: ", ") + ")"
    default:
      let names = session.info(.named(structure.type))?.fields.map(\.name) ?? []
      fields(zip(names, structure.fields).map { ($0, $1) }, structure.type + "(", ")")
    }
  }

  private mutating func write(_ id: ObjectID) {
    guard let instance = session.heap.objects[id.row] else { return text += "nil" }
    guard writing.insert(id).inserted else { return text += "\(instance.type)(…)" }
    defer { writing.remove(id) }
    let names = session.lineage(.named(instance.type)).reversed().flatMap { $0.fields.map(\.name) }
    fields(names.map { ($0, instance.fields[$0] ?? .nothing) }, instance.type + "(", ")")
  }

  private mutating func write(_ range: Value.Range) {
    func end(_ number: Double?) -> String { number.map { Session.short($0) } ?? "" }
    text += end(range.lower) + (range.isClosed ? "..." : "..<")
    if let ideal = range.ideal { text += Session.short(ideal) + "..." }
    text += end(range.upper)
  }
}

extension Session {
  /// A number without the `.0` of a whole one.
  package static func short(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : number.description
  }

  /// A number as `LocalizedStringKey` writes it: `1,000`, `0.750000`.
  func localized(_ value: Value) throws(Problem) -> String {
    guard case .int(let number) = value else { return try format("%f", [value]) }
    var text = String(number.magnitude)
    for offset in stride(from: text.count - 3, to: 0, by: -3) {
      text.insert(",", at: text.index(text.startIndex, offsetBy: offset))
    }
    return (number < 0 ? "-" : "") + text
  }

  /// A string as it would be typed.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text.prefix(longestShown) {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default: result.append(character)
      }
    }
    return result + (text.count > longestShown ? "…\"" : "\"")
  }

  /// What has no parts.
  fileprivate func simpleText(_ value: Value) -> String {
    switch value {
    case .color(let color): text(of: color)
    case .image(let name): name
    case .collection(let collection): text(of: collection)
    case .archive(let archive):
      block("archive", archive.entries.map { "\($0.identifier) = \(shown($0.value))" })
    case .environment(let id): traits.tree.isDestroyed(id) ? "nil" : traits.tree.name(of: id)
    case .overrides(let id): text(of: traits.overrides(at: id)).replacing("traits", with: "overrides")
    case .layer(let id): "\(traits.tree.name(of: id)).layer"
    case .registration(let id): text(of: id)
    case .screen(let id): name(of: id)
    case .trait(let id): trait(id).map { traits.definition(of: $0.id).name } ?? "trait"
    case .type(let type): type.description
    case .closure: "a closure"
    case .box(let id): heap.boxes[id.row].flatMap { $0 }.map { shown($0) } ?? "nil"
    case .kept(let text): text
    case .binding(let binding): binding.text(in: self)
    case .animation(let animation): animation.text
    case .view(let view): view.type
    case .node(let id): name(ofView: id)
    default: ""
    }
  }

  private func text(of color: Color) -> String {
    switch color {
    case .fixed(let value), .resolved(let value), .shown(_, as: let value): Color.hex(value)
    case .named(let name): name
    case .dynamic: "a dynamic colour"
    }
  }

  package func text(of collection: TraitCollection) -> String {
    let shown = collection.entries.filter { !isDefault($0.value, of: $0.trait) }
    return block(
      "traits",
      shown.map { entry in
        let trait = traits.definition(of: entry.trait)
        let name = trait.isSystem ? trait.property : trait.name
        return "\(name) = \(self.shown(value(entry.value, of: entry.trait)))"
      })
  }

  private func block(_ word: String, _ parts: [String]) -> String {
    parts.isEmpty ? "\(word) { }" : "\(word) { \(parts.joined(separator: "; ")) }"
  }

  private func isDefault(_ value: TraitValue, of id: TraitID) -> Bool {
    self.value(value, of: id) == self.value(traits.definition(of: id).defaultValue, of: id)
  }

  private func text(of id: RegistrationID) -> String {
    guard let registration = traits.registration(id) else { return "registration" }
    let names = registration.traits.map { propertyName($0) }.joined(separator: ", ")
    return "registration of \(traits.tree.name(of: registration.environment)) for \(names)"
  }
}

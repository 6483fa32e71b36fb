import Traits

extension Session {
  /// The length limit of a string value in UTF-8 bytes.
  package static let longestString = 16 << 20
  package static let elementLimit = 1_000_000
  /// The largest length of a value's output; longer output ends in `…`.
  static let longestShown = 4_000

  /// A value as `print` and `\( )` write it: a string without quotes.
  package func text(_ value: Value) -> String {
    if case .string(let text) = value.unsliced { return text }
    return shown(value)
  }

  /// A value as it would be typed, shortened to `longestShown`: a string in quotes.
  package func shown(_ value: Value) -> String {
    if value.number != nil { return simpleText(value) }
    var copy = self
    return (try? copy.written(value, as: .any, Writing(isPart: true))) ?? ""
  }

  /// A value as `print` and `\( )` write it: by the `description` of its type.
  ///
  /// A part of another value is written as in `debugPrint`: by its `debugDescription`, a string in quotes, a case with its type in front.
  ///
  /// - Parameter skipped: The property that must not be called again: the caller, for example in `super.description`.
  package mutating func described(
    _ value: Value, as type: Type = .any, _ place: Place, isPart: Bool = false, but skipped: String? = nil
  ) throws(Problem) -> String {
    try written(value, as: type, Writing(place: place, isPart: isPart, skipped: skipped))
  }
}

/// The state of writing one value: who asks, and which values contain it.
private struct Writing {
  /// The place of the `print`; nil if the value is written as it would be typed, which calls no code.
  var place: Place?
  var isPart = false
  var skipped: String?
  var depth = 0
  /// The objects that contain the value, because objects may contain each other, also by bindings.
  var objects: Set<ObjectID> = []
  var isPrintedPart: Bool { place != nil && isPart }

  typealias Part = (label: String?, value: Value, type: Type)

  static func parts(_ values: [Value], _ labels: [String?] = [], _ types: [Type] = []) -> [Part] {
    let all = values.enumerated().map { index, value -> Part in
      (index < labels.count ? labels[index] : nil, value, index < types.count ? types[index] : .any)
    }
    // A label that begins with `<` marks a type argument that the value stores; it is not printed.
    return all.filter { $0.label?.hasPrefix("<") != true }
  }
}

extension Session {
  fileprivate mutating func written(_ value: Value, as type: Type, _ writing: Writing) throws(Problem)
    -> String
  {
    if writing.depth > 64 { return "…" }
    if case .optional(let wrapped) = type, value != .nothing {
      return try list([(nil, value.unwrapped, wrapped)], "Optional(", ")", writing)
    }
    if let place = writing.place {
      try step(place)
      if let own = try ownDescription(of: value, writing, place) { return own }
    }
    switch value {
    case .slice(let part, _): return try written(part, as: type, writing)
    case .enumCase("Optional", _, _): return try written(value, as: .optional(.any), writing)
    case .string(let text): return writing.isPart ? Self.quoted(text) : text
    case .trait(let id) where writing.place != nil:
      return trait(id)?.name.split(separator: ".").last.map { String($0) } ?? "trait"
    case .type(let type) where writing.place != nil: return type.runtimeName
    case .enumCase(let type, let name, let values): return try written(name, values, of: type, writing)
    case .structure(let structure):
      let isGeneric = definitions.types[structure.type]?.parameters.isEmpty == false
      let own = isGeneric && writing.place != nil ? self.type(of: value) : type
      return try written(structure, as: own.parts.isEmpty ? type : own, writing)
    case .list(let values):
      let element = element(of: type) ?? .any
      let isSet = type.isSet && writing.isPrintedPart
      let parts: [Writing.Part] = values.prefix(Self.longestShown).map { (nil, $0, element) }
      return try list(parts, isSet ? "Set([" : "[", isSet ? "])" : "]", writing)
    case .tuple(let values):
      let elements = if case .tuple(let elements) = type { elements } else { [Type.TupleElement]() }
      return try list(Writing.parts(values, elements.map(\.label), elements.map(\.type)), "(", ")", writing)
    case .dictionary(let entries):
      if entries.isEmpty { return "[:]" }
      var (inner, key, element) = (writing, Type.any, Type.any)
      (inner.isPart, inner.depth) = (true, writing.depth + 1)
      if case .dictionary(let first, let second) = type { (key, element) = (first, second) }
      var pairs: [Writing.Part] = []
      for (name, value) in entries { pairs.append((try written(name, as: key, inner), value, element)) }
      return try list(pairs.sorted(on: { $0.label ?? "" }), "[", "]", writing)
    case .range(let range):
      let text = try written(range, writing)
      let isRange = writing.isPrintedPart && type.isRange
      return isRange ? (range.isClosed ? "ClosedRange(" : "Range(") + text + ")" : text
    case .object(let id): return try written(object: id, writing)
    case .binding(let binding):
      let held = binding.shown(in: self)
      let root = "binding to \(binding.place(in: self))\(held == nil ? "" : ", ")"
      return try list(Writing.parts(held.map { [$0] } ?? []), root, "", writing)
    default: return simpleText(value)
    }
  }

  private mutating func written(object id: ObjectID, _ writing: Writing) throws(Problem) -> String {
    let instance = heap.objects[id.row]
    // Swift prints only the class of an object.
    if writing.place != nil, definitions.types[instance.type]?.isApple == false {
      return instance.type.qualified
    }
    var writing = writing
    guard writing.objects.insert(id).inserted else { return "\(instance.type)(…)" }
    var names = lineage(.named(instance.type)).reversed().flatMap { $0.fields.map(\.name) }
    // Of what a table keeps of one of Apple's, the texts tell which it is.
    if names.isEmpty {
      names = instance.fields.filter { !$0.key.hasPrefix("_") && !$0.value.text.isEmpty }.keys.sorted()
    }
    let fields = Writing.parts(names.map { instance.fields[$0] ?? .nothing }, names)
    return try list(fields, instance.type + "(", ")", writing)
  }

  /// Writes parts up to the length limit.
  private mutating func list(_ parts: [Writing.Part], _ open: String, _ close: String, _ writing: Writing)
    throws(Problem) -> String
  {
    var (text, inner) = (open, writing)
    (inner.isPart, inner.skipped, inner.depth) = (true, nil, writing.depth + 1)
    for (index, part) in parts.enumerated() {
      if text.utf8.count > Self.longestShown { return text + "…" + close }
      text += (index > 0 ? ", " : "") + (part.label.map { $0 + ": " } ?? "")
      text += try written(part.value, as: part.type, inner)
    }
    return text + close
  }

  /// Writes an enum case; cases of detents have the language's form: `height 200`, `enabled up through medium`.
  private mutating func written(_ name: String, _ values: [Value], of type: String, _ writing: Writing)
    throws(Problem) -> String
  {
    let info = info(.named(type))
    let word = writing.isPrintedPart && info?.isApple == false ? "\(type.unqualified).\(name)" : name
    guard let first = values.first else { return word }
    switch type {
    case "PresentationDetent": return word + " " + (first.number.map { Self.short($0) } ?? text(first))
    case "PresentationBackgroundInteraction": return word + " up through " + shown(first)
    default:
      let found = info?.cases.first { $0.name == name }
      let parts = Writing.parts(values, found?.labels ?? [], found?.types ?? [])
      return try list(parts, word + "(", ")", writing)
    }
  }

  private mutating func written(_ structure: Value.Structure, as type: Type, _ writing: Writing)
    throws(Problem) -> String
  {
    // A declared struct may have the same name as one of Apple's.
    switch info(.named(structure.type))?.isApple == true ? structure.type : "" {
    case "CGSize" where structure.fields.count == 2 && writing.place == nil:
      return structure.fields.map { Self.short($0.number ?? 0) }.joined(separator: "x")
    case "Date": return Value.structure(structure).date.written("yyyy-MM-dd HH:mm:ss '+0000'")
    case "UUID" where writing.place != nil, "URL" where writing.place != nil: return structure[0].text
    case "Data" where writing.place != nil: return "\(structure[0].text.utf8.count) bytes"
    case "CGRect", "CGPoint", "CGSize":
      let numbers = structure.fields.flatMap { part in
        if case .structure(let inner) = part { inner.fields } else { [part] }
      }
      return try list(Writing.parts(numbers), "(", ")", writing)
    case "NSRange" where writing.place != nil: return "{\(text(structure[0])), \(text(structure[1]))}"
    case "IndexPath" where writing.place != nil:
      return try list(Writing.parts(structure.fields.reversed()), "[", "]", writing)
    default:
      let isKnown = type.name == structure.type && type.parameters.isEmpty
      let whole = writing.place == nil || type.parts.isEmpty ? "\(type)" : type.runtimeName
      let name = (isKnown ? whole : structure.type).unqualified
      let (found, info) = (placeholders(of: type), info(.named(structure.type)))
      let fields = info?.fields ?? []
      let types = fields.map { $0.type.filled(with: found) }
      var parts = Writing.parts(structure.fields, fields.map(\.name), types)
      // Swift prints the storage of a lazy property; it is nil before the first read.
      for (index, field) in fields.enumerated() where field.lazy != nil && writing.place != nil {
        let value = parts[index].value
        parts[index] = (
          "$__lazy_storage_$_\(field.name)", value == .void ? .nothing : value, .optional(types[index])
        )
      }
      // Fields of Apple's structures whose names begin with `_` are internal to the table.
      if info?.isApple == true { parts.removeAll { $0.label?.hasPrefix("_") == true } }
      let isShort = !writing.isPart && writing.place != nil && !name.contains("<")
      let last = isShort ? name.split(separator: ".").last.map(String.init) : nil
      return try list(parts, (last ?? name) + "(", ")", writing)
    }
  }

  /// The result of a value's own `description` or `debugDescription`; nil if its type declares none.
  private mutating func ownDescription(of value: Value, _ writing: Writing, _ place: Place) throws(Problem)
    -> String?
  {
    let type = className(of: value)
    let isOwn = definitions.types[type] != nil
    let isWritten = isOwn || Type.builtIn(type) == nil && isKind(type, of: "CustomStringConvertible")
    if !isWritten || writing.skipped == "description" { return nil }
    let whole = self.type(of: value)
    let parts = placeholders(of: whole)
    for word in writing.isPart ? ["Debug", ""] : ["", "Debug"] {
      let name = word.isEmpty ? "description" : "debugDescription"
      guard name != writing.skipped,
        isKind(type, of: "Custom\(word)StringConvertible") || isKind(type, of: "NSObject"),
        let member = member(name, of: whole)?.first,
        member.requirements.allSatisfy({ one in parts[one.part].map { meets(one, $0) } ?? true })
      else { continue }
      if isOwn, !member.isStored, definition(of: member) == nil { continue }
      var receiver = value
      return text(try read(name, member, of: &receiver, place, as: nil))
    }
    return nil
  }

  private mutating func written(_ range: Value.Range, _ writing: Writing) throws(Problem) -> String {
    let ends = try [range.lower, range.ideal, range.upper].map { end throws(Problem) in
      if range.ideal != nil, let number = end?.number { return Self.short(number) }
      return try end.map { end throws(Problem) in try written(end, as: .any, writing) } ?? ""
    }
    let sign = range.isClosed ? "..." : "..<"
    return ends[0] + sign + (range.ideal == nil ? "" : ends[1] + sign) + ends[2]
  }

  package static func quoted(_ text: String) -> String {
    let shown = text.prefix(longestShown)
    return (shown + (shown.endIndex < text.endIndex ? "…" : "")).debugDescription
  }

  /// The text of a value that has no parts.
  fileprivate func simpleText(_ value: Value) -> String {
    switch value {
    case .void: "()"
    case .nothing: "nil"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .double(let value): value.description
    case .color(let color): text(of: color)
    case .collection(let collection): text(of: collection)
    case .archive(let archive):
      block("archive", archive.entries.map { "\($0.identifier) = \(shown($0.value))" })
    case .environment(let id): traits.tree.isDestroyed(id) ? "nil" : name(of: id)
    case .overrides(let id): text(of: traits.overrides(at: id)).replacing("traits", with: "overrides")
    case .layer(let id): "\(name(of: id)).layer"
    case .registration(let id): text(of: id)
    case .screen(let id): name(of: id)
    case .trait(let id): trait(id).map { traits.definition(of: $0.id).name } ?? "trait"
    case .type(let type): type.description
    case .closure: "a closure"
    case .box(let id): shown(heap.boxes[id.row])
    case .image(let text), .kept(let text): text
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
    let shown = collection.entries.filter { entry in
      value(entry.value, of: entry.trait)
        != value(traits.definition(of: entry.trait).defaultValue, of: entry.trait)
    }
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

  private func text(of id: RegistrationID) -> String {
    guard let registration = traits.registration(id) else { return "registration" }
    let names = registration.traits.map { propertyName($0) }.joined(separator: ", ")
    return "registration of \(name(of: registration.environment)) for \(names)"
  }
}

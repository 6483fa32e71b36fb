import Traits
import ViewTree

extension Session {
  /// The version of iOS whose rules apply: 17 until `use` changes it.
  package var systemVersion: Int { traits.version?.rawValue ?? 17 }

  package func trait(_ id: TraitID) -> TraitInfo? {
    let index = Int(id.index)
    if definitions.traits.indices.contains(index), definitions.traits[index].id == id {
      return definitions.traits[index]
    }
    return definitions.traits.first { $0.id == id }
  }

  /// The name of the property that reads a trait, or the name of its definition if it has no property.
  package func propertyName(_ id: TraitID) -> String {
    let info = trait(id)
    return info?.property ?? info?.name ?? traits.definition(of: id).property
  }

  // MARK: Values

  /// Converts a trait's stored value to a value of the language.
  package func value(_ value: TraitValue, of id: TraitID) -> Value {
    self.value(value, as: trait(id)?.type ?? .any)
  }

  package func value(_ value: TraitValue, as type: Type) -> Value {
    switch value {
    case .absent: return .nothing
    case .integer(let number): return fromRaw(.int(number), type.wrapped)
    case .floating(let number): return fromRaw(.double(number), type.wrapped)
    case .object(let object):
      if let stored = object as? StoredValue { return stored.value }
      if let text = object as? String { return fromRaw(.string(text), type.wrapped) }
      return .nothing
    }
  }

  /// Converts a raw value to the case of an enum, or to true or false; returns other values unchanged.
  package func fromRaw(_ raw: Value, _ type: Type) -> Value {
    if type == .bool, case .int(let number) = raw { return .bool(number != 0) }
    guard case .named(let name) = type, let info = info(type), info.kind == .enumeration else { return raw }
    guard let found = info.cases.first(where: { $0.raw == raw }) else { return raw }
    return .enumCase(name, found.name, [])
  }

  package func raw(of value: Value) -> Value? {
    if case .enumCase(let type, let name, _) = value { info(.named(type))?.raw(of: name) } else { nil }
  }

  /// Converts a value of the language to the engine's form.
  package func stored(_ value: Value, of index: Int) -> TraitValue {
    stored(value, as: definitions.traits[index].type)
  }

  package func stored(_ value: Value, as type: Type) -> TraitValue {
    switch value {
    case .nothing: return .absent
    case .bool(let value): return .bool(value)
    case .int(let value): return type.wrapped == .double ? .floating(Double(value)) : .integer(value)
    case .double(let value): return .floating(value)
    case .enumCase(let name, let one, []) where !type.isOptional:
      let info = info(.named(name))
      switch info?.raw(of: one) {
      case .int(let number)?: return .integer(number)
      case .double(let number)?: return .floating(number)
      case .string(let text)? where info?.isApple == true: return .string(text)
      default: break
      }
    default: break
    }
    return .object(StoredValue(value: value, comparesByCode: comparesByCode(value)))
  }

  /// The storage for values of a type: integer, floating or object.
  package func storage(of type: Type) -> TraitStorage {
    switch type.wrapped {
    case .int, .bool: return .integer
    case .double: return .floating
    case .named:
      guard let raw = info(type.wrapped)?.rawType, !type.isOptional else { return .object }
      return raw == .int ? .integer : raw == .double ? .floating : .object
    default: return .object
    }
  }

  // MARK: Reading and setting

  /// Reads a trait from a collection, an environment or overrides; returns nil if the receiver has no traits.
  package mutating func readTrait(_ index: Int, of value: Value, _ place: Place) throws(Problem) -> Value? {
    let info = definitions.traits[index]
    switch value {
    case .collection(let collection):
      runtime.reads?.insert(index)
      return self.value(traits.value(of: info.id, in: collection), as: info.type)
    case .environment(let id):
      try requireAlive(id, place)
      noteRead(info.id, at: id)
      return self.value(traits.value(of: info.id, at: id), as: info.type)
    case .overrides(let id):
      try requireAlive(id, place)
      let found = try engine(place) { try $0.requiredOverride(of: info.id, at: id) }
      return self.value(found, as: info.type)
    default:
      // An object of a declared class that conforms to `UITraitEnvironment`, as tests use it.
      guard isKind(className(of: value), of: "UITraitEnvironment"),
        let collection = try read("traitCollection", of: value, place)
      else { return nil }
      return try readTrait(index, of: collection, place)
    }
  }

  /// Records a read inside a running callback, for the automatic tracking since iOS 18.
  package mutating func noteRead(_ trait: TraitID, at id: EnvironmentID) {
    if !runtime.callbacks.isEmpty { traits.noteRead(of: trait, at: id) }
  }

  package mutating func writeTrait(_ index: Int, of value: inout Value, _ new: Value, _ place: Place)
    throws(Problem) -> Bool
  {
    let info = definitions.traits[index]
    switch value {
    case .collection(var collection):
      try engine(place) { try $0.requireAvailable(info.id) }
      try requireReadable(stored(new, as: info.type), info, place)
      collection[info.id] = stored(new, as: info.type)
      value = .collection(collection)
      return true
    case .overrides(let id):
      try setOverride(index, new, at: id, place)
      return true
    default: return false
    }
  }

  package mutating func setOverride(_ index: Int, _ new: Value, at id: EnvironmentID, _ place: Place)
    throws(Problem)
  {
    try requireAlive(id, place)
    let info = definitions.traits[index]
    let value = stored(new, as: info.type)
    try requireReadable(value, info, place)
    try engine(place) { try $0.setOverride(value, for: info.id, at: id) }
  }

  /// Refuses a raw value that another definition of the same data could not read.
  private func requireReadable(_ value: TraitValue, _ info: TraitInfo, _ place: Place) throws(Problem) {
    guard case .integer(let number) = value, traits.counterpart(of: info.id) != nil else { return }
    for other in definitions.traits where other.id == info.id && other.name != info.name {
      switch self.value(value, as: other.type) {
      case .enumCase: continue
      case .bool where number == 0 || number == 1: continue
      case .int where other.type == .int: continue
      default:
        throw Problem(
          "\(number) is no raw value of \(other.type)", at: place,
          suggestion: "the data is shared with `\(other.name)`, which must read it: `show decision rawValues`"
        )
      }
    }
  }

  /// Sets a case of a trait of Apple's, as UIKit's containers do for their content, if the iOS version has it.
  package mutating func setSystemTrait(
    _ property: String, to name: String, since version: SystemVersion, at id: EnvironmentID, _ place: Place
  ) throws(Problem) {
    guard traits.version ?? version >= version, let index = definitions.traitProperties[property] else {
      return
    }
    let info = definitions.traits[index]
    let value = stored(.enumCase(info.type.description, name, []), of: index)
    try engine(place) { try $0.setSystemValue(value, for: info.id, at: id) }
  }

  package mutating func removeOverride(_ index: Int, at id: EnvironmentID, _ place: Place) throws(Problem) {
    try requireAlive(id, place)
    let trait = definitions.traits[index].id
    try engine(place) { try $0.removeOverride(for: trait, at: id) }
  }

  // MARK: Updates

  package mutating func addHandler(_ handler: Handler) -> Int {
    handlers.append(handler)
    return handlers.count - 1
  }

  /// Asks the engine for something, runs the passes that this starts, and gives problems their place.
  @discardableResult
  package mutating func engine<Result>(
    _ place: Place, _ body: (inout TraitSystem) throws -> Result
  ) throws(Problem) -> Result {
    let depth = traits.depth
    let result: Result
    do { result = try body(&traits) } catch {
      throw Problem(error as? EngineProblem ?? EngineProblem("\(error)"), at: place)
    }
    try drain(to: depth, place)
    return result
  }

  /// Reports the engine's events, and runs the passes above a depth; not inlined, so that ``engine(_:_:)`` does not contain copies of it.
  @inline(never)
  mutating func drain(to depth: Int, _ place: Place) throws(Problem) {
    for event in traits.takeEvents() { try report(event, place) }
    while traits.depth > depth {
      let step: Step?
      do throws(TraitProblem) { step = try traits.next() } catch {
        throw Problem(error, at: place, kind: .limit)
      }
      switch step {
      case .call(let callback): try callback.run(in: &self, place)
      case .compare(let trait, let old, let new):
        traits.answer(equal: try areEqual(value(old, of: trait), value(new, of: trait)))
      case .event(let event): try report(event, place)
      case nil: continue
      }
    }
  }

  /// Ends a turn of the run loop: updates traits, layouts and drawings, then runs the postponed work.
  package mutating func endTurn(_ place: Place) throws(Problem) {
    if settings.updatesManually { return }
    try update(place)
    var turns = 0
    while !runtime.later.isEmpty {
      turns += 1
      if turns > 1000 {
        throw Problem(
          "what is put off puts off more each time, and does not end in 1000 turns of the run loop",
          at: place, suggestion: "let it wait for something, such as a time", kind: .limit)
      }
      let work = runtime.later
      runtime.later = []
      for item in work {
        try step(place)
        try perform(item)
      }
      try update(place)
    }
  }

  package mutating func update(_ place: Place) throws(Problem) {
    if traits.isAtRest, views.graph.isEmpty, screens.rows.isEmpty { return }
    for _ in 0..<100 {
      // Changes by SwiftUI's views and by presentations are updated in the same turn.
      try engine(place) { $0.beginUpdate() }
      if try updateViews(place) { continue }
      if try settleScreens(place) { continue }
      if try ViewLayout.update(&self, place) { continue }
      if try settleFocus(place) { continue }
      guard try updatePreferences(place) else { return }
    }
    throw Problem("the views do not come to rest: each change asks for another", at: place, kind: .limit)
  }

  /// Reports an event of the engine, for confirmations and drawings.
  private mutating func report(_ event: UpdateEvent, _ place: Place) throws(Problem) {
    confirm(event)
    switch event {
    case .drew(let id): draw(id)
    case .changedWindow(let id): try notifyWindowChange(id, place)
    case .changed(.preferredContentSizeCategory, let id, _, _) where traits.tree.kind(of: id) == .scene:
      try post("UIContentSizeCategory.didChangeNotification", place)
    default: return
    }
  }

  /// Draws a view: resolves its colours and images with its current traits.
  private mutating func draw(_ id: EnvironmentID) {
    guard let instance = instance(of: id) else { return }
    for name in Self.drawn {
      guard let value = instance.fields[name], value != .nothing else { continue }
      setField("drawn.\(name)", resolved(value, with: traits.collection(at: id)), of: id)
    }
  }

  /// The properties that are resolved when a view is drawn.
  package static let drawn = ["backgroundColor", "tintColor", "textColor", "image"]

  /// Whether something that a person could read has changed since an earlier state of the session.
  package func isChanged(since earlier: Session) -> Bool {
    let (now, before) = (traits.cost, earlier.traits.cost)
    return revision != earlier.revision || clock != earlier.clock
      || traits.tree.revision != earlier.traits.tree.revision
      || traits.tree.count != earlier.traits.tree.count
      || [now.comparisons, now.callbacks, now.layouts, now.draws, now.overrides]
        != [before.comparisons, before.callbacks, before.layouts, before.draws, before.overrides]
      || traits.version != earlier.traits.version || traits.pending.count != earlier.traits.pending.count
      || traits.registrations.count != earlier.traits.registrations.count
      || traits.traits.count != earlier.traits.traits.count
  }
}

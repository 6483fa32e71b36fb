import Commands
import Journals
import Syntax
import Traits
import ViewTree

/// `why not cell.backgroundColor == red`.
extension Playground {
  /// The traits by which the colour decides, and the overrides with which it is another; where there are none, the statement that sets it.
  ///
  /// - Complexity: O(*n*) in the environments below, for each override that is tried, behind the search for them.
  func colorRemedies(_ key: PropertyKey, of id: EnvironmentID, _ value: Value) throws(Problem) -> Remedies {
    let look = try shownColor(key, of: id)
    let color = world.properties[look.row].value
    let wanted = try resolve(value, with: .environment(id))
    let text = world.literal(wanted.map { .color($0) } ?? .nothing)
    var remedies = try remedies(look, text, because: try finding(look, color, wanted)) {
      (traits) throws(Problem) in
      try self.search(color, traits, wanted).settings()
    }
    if remedies.remedies.isEmpty, remedies.value != text {
      remedies.remedies = [.init(statement: "set \(look.subject) = \(text)", reach: 0)]
    }
    return remedies
  }

  /// What keeps the colour away: the traits by which it decides, that it was not drawn since they changed, or that it is a plain one.
  private func finding(_ look: ShownLook, _ color: Value, _ wanted: UInt32?) throws(Problem) -> String {
    guard case .dynamicColor(let row) = color else { return "it was set to that" }
    let decision = try unlessFailing { () throws(Problem) in try traits(decidingOn: color, at: look.view) }
    guard let (now, traits) = decision else { return "it cannot be computed now" }
    if now == wanted { return "it was not drawn since" }
    if traits.isEmpty { return "`\(world.colors[Int(row)].name)` is that" }
    return traits.map { fact($0, at: look.view) }.joined(separator: " and ")
  }

  // MARK: - The search

  private func search(_ color: Value, _ collection: TraitCollection, _ wanted: UInt32?) -> ColorSearch {
    let constants = constants(in: color)
    return ColorSearch(
      resolve: { (settings) throws(Problem) in
        try self.step(ColorSearch.price, nil)
        let traits = collection.modifying { for (trait, value) in settings { $0[trait] = value } }
        return try self.noting { () throws(Problem) in
          try self.unlessFailing { () throws(Problem) in try self.resolve(color, with: .collection(traits)) }
        }
      },
      choices: { (trait) throws(Problem) in
        let now = self.world.traits.value(of: trait, in: collection)
        return try self.choices(of: trait, among: constants + [wanted.map { .color($0) } ?? .nothing])
          .filter { !$0.isEqual(to: now) }
      },
      wanted: wanted)
  }

  /// What a trait can be set to: its cases; of other types the values that the colour names, for numbers those beside them as well, and
  /// what variables hold.
  private func choices(of trait: TraitID, among constants: [Value]) throws(Problem) -> [TraitValue] {
    guard isAvailable(trait) else { return [] }
    let type = world.type(of: trait)
    var (choices, visits) = (cases(of: trait), 0)
    let values = constants + world.variables.indices.map { world.variables[$0] }
    for value in values.flatMap({ neighbours(of: $0, type.unwrapped) }) + unlike {
      guard world.isValue(value, of: type, &visits), isWritten(value) else { continue }
      if choices.count == ColorSearch.mostChoices { break }
      let choice = world.engineValue(value, of: trait)
      if !choices.contains(where: { $0.isEqual(to: choice) }) { choices.append(choice) }
    }
    try step(values.count + visits, nil)
    return choices
  }

  /// What may be unlike every value that a colour names.
  private var unlike: [Value] {
    [.nothing, .int(0), .int(1), .double(0), .double(1), .string("a"), .string("")]
  }

  /// Whether a value can be typed; collections, which hold everything there is, are not tried.
  private func isWritten(_ value: Value) -> Bool {
    let holdsTraits = value.hasPart {
      switch $0 {
      case .collection, .archive: true
      default: false
      }
    }
    return !holdsTraits && world.written(value) != nil
  }

  /// A value, and of a number what lies on either side of it.
  private func neighbours(of value: Value, _ type: ValueType) -> [Value] {
    switch (value, type) {
    case (.int(let number), .int):
      [value]
        + [number.addingReportingOverflow(1), number.subtractingReportingOverflow(1)]
        .filter { !$0.overflow }.map { .int($0.partialValue) }
    case (.double(let number), .int):
      [number.rounded(.down), number.rounded(.up)].compactMap { Int(exactly: $0) }.map { .int($0) }
    case (.enumCase(let row, let index), .int): [world.rawValue(row, index)]
    case (.int(let number), .double): neighbours(of: .double(Double(number)), type)
    case (.double(let number), .double): [value, .double(number + 1), .double(number - 1)]
    default: [value]
    }
  }

  /// The values that a colour's code names, and those of the colours that it names.
  private func constants(in color: Value) -> [Value] {
    var (open, found, colors): ([Any], [Value], Set<Int32>) = ([color], [], [])
    while let next = open.popLast() {
      switch next {
      case let value as Value:
        if case .dynamicColor(let row) = value {
          if colors.insert(row).inserted { open.append(world.colors[Int(row)].expression.code) }
        } else {
          found.append(value)
        }
      default: open += Mirror(reflecting: next).children.map(\.value)
      }
    }
    return found
  }
}

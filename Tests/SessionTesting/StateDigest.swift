import Commands
import Journals
public import Playgrounds
import Presentations
import Traits

extension Playground {
  /// Everything that a session is, as lines of text: what the next statement could tell from another state differs here.
  ///
  /// A row that can be hashed stands there as its hash: that is faster by far than its description. Variables, definitions, environments, handlers, registrations, counters, pending work, switches, the log, the engines and the history.
  public var digest: [String] {
    var lines = [
      "state \(history.current) of \(history.numbers)", "traits \(world.traits.digest())",
      "pending \(world.traits.hasPendingWork)", "screens \(world.screens.hashValue)",
      "changes \(world.hasChanges)",
    ]
    // Values that are equal by an equality of their own may read differently.
    for trait in world.traits.traits {
      let value = world.traits.declaration(of: trait).defaultValue
      lines.append("default of \(trait.index): \(world.literal(world.value(value, of: trait)))")
    }
    func add<Row>(_ name: String, _ rows: Journaled<Row>) {
      for index in rows.indices { lines.append("\(name) \(index): \(rows[index])") }
    }
    func add<Row: Hashable>(_ name: String, _ rows: Journaled<Row>) {
      for index in rows.indices { lines.append("\(name) \(index): \(rows[index].hashValue)") }
    }
    add("name", world.entries)
    add("variable", world.variables)
    add("declaration", world.declarations)
    add("enum", world.enums)
    add("struct", world.structs)
    add("colour", world.colors)
    add("action", world.actions)
    add("type", world.traitTypes)
    add("environment", world.environments)
    add("property", world.properties)
    add("handler", world.handlers)
    add("token", world.tokens)
    add("inspector", world.inspectorRows)
    add("view of a trait", world.traitViews)
    add("instance", world.instances)
    add("image", world.images)
    add("log", world.log)
    add("setting", world.settings)
    return lines
  }
}

public import Commands
import Journals
import Syntax
import Traits
import ViewTree

/// Everything that can be read of a session at a moment, so that two states can be told apart: values as `diff` tells them, definitions,
/// registrations and how often they were called.
///
/// ```swift
/// let before = try playground.snapshot()
/// // override form.theme = bold
/// before.differences(to: try playground.snapshot(), in: [.value]).map(\.subject)     // ["form.theme", "cell.theme"]
/// ```
public struct Snapshot: Sendable {
  /// What a difference is about.
  public enum Aspect: Sendable {
    /// A value that can be read: a trait's, a variable's, where something stands, what is defined and registered.
    case value
    /// An override, which is put in and not read.
    case override
    /// How often a registration was called.
    case call
    /// How often something was laid out or drawn.
    case work
  }

  let facts: Facts

  /// What another snapshot differs in, as far as it is about these aspects.
  ///
  /// - Complexity: O(*n*) in the facts of both
  public func differences(to other: Snapshot, in aspects: Set<Aspect>) -> [Difference] {
    Facts.differences(facts, other.facts).filter { difference in
      let owner = difference.before == nil ? other.facts : facts
      return aspects.contains(owner.aspect(of: difference.subject))
    }
  }
}

extension Playground {
  /// What can be read of the present state; reading it changes nothing, and takes steps as `what if` does.
  ///
  /// - Complexity: O(*n* · *t*) in environments and traits.
  public func snapshot() throws(Problem) -> Snapshot {
    beginSteps()
    var facts = try facts()
    addDefinitions(to: &facts)
    addRegistrations(to: &facts)
    for id in world.allEnvironments {
      facts.add(world.reference(to: id), "\(world.traits.hierarchy.kind(of: id))")
      for event in world.handledEvents(of: id) {
        facts.add("on \(world.reference(to: id)) \(event.spelling)", "handled")
      }
    }
    return Snapshot(facts: facts)
  }

  private func addDefinitions(to facts: inout Facts) {
    for row in world.enums.indices where !world.enums[row].isSystem {
      facts.add("enum \(world.enums[row].name)", world.enums[row].cases.joined(separator: ", "))
    }
    for row in world.structs.indices {
      facts.add(
        "struct \(world.structs[row].name)", world.structs[row].fields.map(\.name).joined(separator: ", "))
    }
    for name in world.traitKeyNames.compactMap({ world.names.known($0) }) {
      guard let definition = world.declaration(named: name), let view = world.trait(key: name) else {
        continue
      }
      let value = world.literal(world.value(definition.defaultValue, of: view.id))
      // A definition in Objective-C and one in Swift may show the same data.
      let isShared = world.types(of: view.id).count > 1
      facts.add(
        "trait \(definition.property)",
        "\(world.describe(view.type)) = \(value)"
          + (definition.affectsColorAppearance ? ", affects colour" : "")
          + (definition.identifier.map { ", identifier \($0)" } ?? "") + (isShared ? ", shared" : ""))
    }
    for name in world.dynamicColorNames { facts.add("color \(name)", "defined") }
    for name in world.actionNames { facts.add("action \(name)", "defined") }
  }

  /// A registration as what it is for: in which order it names its traits makes no difference.
  private func subject(ofRegistration row: Int) -> String {
    let token = world.tokens[row]
    let traits = token.traits.map { world.traits.declaration(of: $0).property }.sorted()
    return "registration on \(world.reference(to: token.environment)) for \(traits.joined(separator: ", "))"
  }

  /// Adds the registrations; those on the same environment for the same traits are counted together.
  private func addRegistrations(to facts: inout Facts) {
    var subjects: [String] = []
    var rows: [String: [Int]] = [:]
    for row in world.tokens.indices where !world.tokens[row].isEnded {
      let subject = subject(ofRegistration: row)
      if rows[subject] == nil { subjects.append(subject) }
      rows[subject, default: []].append(row)
    }
    for subject in subjects {
      let rows = rows[subject] ?? []
      let calls = rows.map { String(world.traits.calls(of: world.tokens[$0].registration)) }
      facts.add(subject, rows.map { world.describe(actionOf: $0) }.joined(separator: ", "))
      facts.add("calls of the \(subject)", calls.joined(separator: ", "), .call)
    }
  }
}

extension World {
  /// What a registration does when its traits change.
  fileprivate func describe(actionOf token: Int) -> String {
    switch tokens[token].action {
    case .block, .none: "block"
    case .action(let index, let target): "action \(actions[Int(index)].name) on \(reference(to: target))"
    }
  }
}

import Traits
import ViewTree

/// What handlers print: who was called, in which order, and what was read then.
extension Model {
  /// The text that a value prints as.
  package func text(_ value: Int, of trait: Int) -> String {
    switch trait {
    case 4: "\(value / 2)"
    case 5: value == 0 ? "nil" : HistoryTrait.values[trait][value].filter { $0 != "\"" }
    case 6: value == 0 ? "nil" : "Account(name: \"\(names[value])\")"
    default: HistoryTrait.values[trait][value]
    }
  }

  /// A trait's three values as a session shows them now.
  package func literals(of trait: Int) -> [String] {
    trait == 6 ? (0..<3).map { text($0, of: trait) } : HistoryTrait.values[trait]
  }

  /// Prints a line, where somebody asks for them.
  mutating func tell(_ line: (Model) -> String) {
    guard transcript != nil else { return }
    let line = line(self)
    transcript?.append(line)
  }

  /// Whether a handler or an action is called, and not only something shown that is resolved.
  func isHandled(_ work: Work) -> Bool {
    guard case .callback(let callback, let id, previous: _) = work else { return true }
    return nodes[id].handlers[callback] != nil
  }

  /// What a handler or an action prints that is called.
  func line(of work: Work) -> String {
    switch work {
    case .callback(let callback, let id, previous: _): return "\(name(id)) \(callback)"
    case .registration(let index, let id, previous: let previous):
      let row = registrations[index]
      if let target = row.target {
        let values = [nodes[target].values[2], nodes[id].values[2], previous[2]]
        return values.prefix(row.parameters + 1).map { text($0, of: 2) }.joined(separator: ", ")
      }
      let values = row.traits.map { text(previous[$0], of: $0) + " " + text(nodes[id].values[$0], of: $0) }
      return ([name(id)] + values).joined(separator: " ")
    }
  }

  /// What reading a trait of an environment prints.
  func line(of trait: Int, at place: Place) -> String {
    node(place).map { text(nodes[$0].values[trait], of: trait) } ?? ""
  }

  /// Prints whether there is an override, how many there are, and what it is.
  mutating func readOverride(of trait: Int, at place: Place) {
    guard let id = node(place) else { return }
    tell { "\($0.nodes[id].overrides[trait] != nil) \($0.nodes[id].overrides.count)" }
    if let value = nodes[id].overrides[trait] { tell { $0.text(value, of: trait) } }
  }

  /// What reading `UITraitCollection.current` prints: in a registration, and in the methods before which UIKit sets it, what the
  /// environment answers; outside, the default.
  func currentLine(of trait: Int, as place: Place?) -> String {
    let id = place.flatMap(node) ?? working.last.flatMap(current)
    return text(id.map { nodes[$0].values[trait] } ?? defaults[trait], of: trait)
  }

  private func current(_ work: Work) -> Int? {
    switch work {
    case .registration(_, let id, previous: _): id
    case .callback(let callback, let id, previous: _):
      switch callback {
      case .draw, .layoutSubviews, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .traitCollectionDidChange,
        .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews:
        id
      default: nil
      }
    }
  }

  /// What a script calls an environment.
  private func name(_ id: Int) -> String {
    let owner = nodes[id].isRootView ? nodes[id].parent : id
    let number = numbers.first { $0.value == owner }?.key ?? -1
    return nodes[id].isRootView ? "n\(number).view" : "n\(number)"
  }
}

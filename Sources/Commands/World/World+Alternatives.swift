import Presentations
import Syntax
import Traits
import ViewTree

extension World {
  /// Other words that may stand where a word does, as far as that can be told from the word alone: near
  /// environments, other cases of its enum, other traits, colours, devices and inspectors.
  ///
  /// ```swift
  /// world.alternatives(to: "form")     // ["settings", "cell", "header"]: what it stands in, what stands in it, what stands beside it
  /// world.alternatives(to: "bold")     // ["standard", "pastel", "monochrome"]
  /// ```
  /// - Parameter limit: how many of each kind are wanted.
  /// - Complexity: O(*c*) in the children of an environment and of what it stands in, and the cases of all
  ///   enums
  public func alternatives(to word: String, limit: Int = 4) -> [String] {
    let names = [
      neighbours(of: word), others(than: word, among: traitPropertyNames),
      others(than: word, among: ColorNames.table.map(\.name)),
      others(than: word, among: dynamicColorNames), others(than: word, among: inspectorNames),
      others(than: word, among: DeviceTable.models.map(\.name)),
    ]
    var seen: Set = [word]
    return (enums(withCase: word).map(\.cases) + names).flatMap {
      $0.filter { seen.insert($0).inserted }.prefix(limit)
    }
  }

  /// The environments around those of a name, nearest first.
  private func neighbours(of word: String) -> [String] {
    guard let name = names.known(word) else { return [] }
    return environments(named: name).flatMap { id -> [String] in
      guard traits.hierarchy.contains(id) else { return [] }
      let parent = traits.hierarchy.parent(of: id).map { shownOwner(of: $0) }
      let siblings = parent.map { shownChildren(of: $0).filter { $0 != id } } ?? []
      return ((parent.map { [$0] } ?? []) + shownChildren(of: id) + siblings).map { reference(to: $0) }
    }
  }

  /// The environment that a learner sees: for a controller's root view the controller.
  private func shownOwner(of id: EnvironmentID) -> EnvironmentID {
    traits.hierarchy.isRootView(id) ? traits.hierarchy.parent(of: id) ?? id : id
  }

  /// The words of a list behind a word of it, from the first one again behind the last.
  private func others(than word: String, among words: [String]) -> [String] {
    guard let index = words.firstIndex(of: word) else { return [] }
    return Array(words[(index + 1)...] + words[..<index])
  }
}

import Journals
import Presentations
import Traits
public import ViewTree

// What environments show of themselves: colours, an image, a text, a title.
extension World {
  /// What is wrong where an environment is asked for a look, or for its layer, that its kind does not have:
  /// ``Look``.
  public func missing(_ member: String, at id: EnvironmentID) -> Problem.Kind? {
    let kind = traits.hierarchy.kind(of: id)
    guard let owners = Look.owners(of: member), !owners.contains(kind) else { return nil }
    let hasView = traits.hierarchy.rootView(of: id) != nil && owners.contains(.view)
    return .wrongKind(
      reference(to: id), isKind: "\(kind)", event: member,
      instead: hasView ? "\(reference(to: id)).view.\(member)" : nil)
  }

  /// The properties of an environment that hold dynamic colours.
  package func colorProperties(of id: EnvironmentID) -> [Int] {
    rows(of: id).filter {
      if case .dynamicColor = properties[$0].value { true } else { false }
    }
  }

  private func hasLook(_ id: EnvironmentID) -> Bool {
    !colorProperties(of: id).isEmpty || imageProperty(of: id) != nil
  }

  /// The environments that show a dynamic colour or an image.
  package func environmentsWithLooks() -> [EnvironmentID] {
    environments.indices.map { EnvironmentID(index: Int32($0)) }.filter { hasLook($0) }
  }

  /// The property of an environment that holds an image.
  package func imageProperty(of id: EnvironmentID) -> Int? {
    rows(of: id).first { if case .image = properties[$0].value { true } else { false } }
  }
}

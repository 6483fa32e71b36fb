import Journals
import Syntax
import Traits
import ViewTree

// What environments and their layers show.
extension Resolver {
  /// What the environment that is meant has none of is told where it stands; of one that is known later, when
  /// it is.
  func checkLook(_ member: Identifier, of code: Code) throws(Problem) {
    guard Look.owners(of: text(member)) != nil, case .constant(.environment(let id)) = code else { return }
    if let problem = world.missing(text(member), at: id) { throw Problem(problem, member.range) }
  }

  /// The key under which an environment stores a property of its layer.
  func layerKey(_ member: Identifier) -> PropertyKey {
    PropertyKey(name: world.names.name(for: "layer." + text(member)))
  }

  /// `cell.layer.borderColor = card.cgColor`: a layer takes no UIColor.
  mutating func assignLayer(_ environment: Code, _ member: Identifier, _ value: Expression)
    throws(Problem) -> Command.Kind
  {
    guard let type = World.layerProperties[text(member)] else {
      throw unknownMember(member, world.describe(.layer), world.memberNames(of: .layer))
    }
    let typed = try resolve(value, expecting: type)
    if typed.type == .color {
      throw Problem(.write("\(source(value)).cgColor", for: source(value)), value.range)
    }
    return .setProperty(layerKey(member), of: environment, try convert(typed, to: type, value.range), type)
  }
}

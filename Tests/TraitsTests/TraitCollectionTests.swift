import Testing
import Traits

@Suite("Trait collections")
struct TraitCollectionTests {
  private let style = TraitID(index: 1)
  private let weight = TraitID(index: 11)

  @Test("R1: a collection holds what was set and answers the default for all else")
  func values() {
    let empty = TraitSystem().emptyCollection
    let dark = empty.modifying { $0[style] = .integer(2) }
    #expect(dark[style]?.number == 2)
    #expect(dark[weight]?.number == -1)
    #expect(dark.setTraits == [style])
  }

  @Test("R2: modifying makes a new collection and leaves the old one alone")
  func modifying() {
    let dark = TraitSystem().emptyCollection.modifying { $0[style] = .integer(2) }
    let bold = dark.modifying { traits in
      #expect(traits[style]?.number == 2)
      #expect(traits[weight]?.number == -1)
      traits[weight] = .integer(1)
    }
    #expect(dark.setTraits == [style])
    #expect(bold.setTraits == [style, weight])
    #expect(bold[style]?.number == 2)
  }

  @Test("R5: changedTraits tells what reads differently; against nothing, what is set")
  func changes() {
    let empty = TraitSystem().emptyCollection
    let dark = empty.modifying { $0[style] = .integer(2) }
    #expect(dark.changedTraitIDs(from: empty) == [style])
    #expect(dark.changedTraitIDs(from: dark) == [])
    #expect(dark.changedTraitIDs(from: nil) == [style])
  }

  @Test("a trait that is younger than both collections counts as changed where it is set")
  func youngerTrait() throws {
    var system = TraitSystem()
    let old = system.emptyCollection
    let basket = try system.define(
      TraitDeclaration(property: "basket", definition: "Basket", defaultValue: .integer(30)))
    let changed = old.modifying { $0[basket] = .integer(1) }
    #expect(changed.changedTraitIDs(from: old) == [basket])
    #expect(old.changedTraitIDs(from: changed) == [basket])
    #expect(changed != old)
    #expect(old[basket] == nil)
    #expect(system.renewed(old)[basket]?.number == 30)
    #expect(system.renewed(old) == old)
    #expect(system.renewed(old).modifying { $0[basket] = .integer(30) } == system.renewed(old))
  }

  @Test("collections are equal, and hash alike, by what every trait reads")
  func equality() {
    let empty = TraitSystem().emptyCollection
    let explicit = empty.modifying { $0[style] = .integer(0) }
    #expect(explicit == empty)
    #expect(explicit.hashValue == empty.hashValue)
    #expect(explicit.setTraits == [style])
    #expect(explicit != empty.modifying { $0[style] = .integer(1) })
  }

  @Test("a trait that is defined later reads its default in an older collection")
  func later() throws {
    var system = TraitSystem()
    let old = system.emptyCollection
    let theme = try system.define(
      TraitDeclaration(property: "theme", definition: "Theme", defaultValue: .integer(4)))
    #expect(old[theme] == nil)
    #expect(system.value(of: theme, in: old).number == 4)
    #expect(system.emptyCollection == old)
  }
}

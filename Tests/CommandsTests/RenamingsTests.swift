import Syntax
import Testing

@testable import Commands

/// Which names have changed what they stand for.
@Suite("Names that came to stand for something else")
struct RenamingsTests {
  private let one = Name(id: 1)
  private let two = Name(id: 2)
  private let three = Name(id: 3)

  /// Changes of names, each from the revision that the one before led to.
  private func renamings(_ names: [Name]) -> Renamings {
    var renamings = Renamings()
    for (revision, name) in names.enumerated() {
      renamings.add(.init(name: name, before: 10 * revision, after: 10 * revision + 10))
    }
    return renamings
  }

  @Test("what a line says is the same if none of its names is among them")
  func sparing() {
    let known = renamings([one, two, one])
    #expect(known.spare([three], from: 0, to: 30))
    #expect(known.spare([three, two], from: 20, to: 30))
    #expect(!known.spare([three, two], from: 10, to: 30))
    #expect(!known.spare([one], from: 20, to: 30))
    #expect(known.spare([one], from: 30, to: 30))
  }

  @Test("nothing is known of what else was written, nor of what lies too far back")
  func unknown() {
    let few = renamings([one, one])
    #expect(!few.spare([two], from: 0, to: 21) && !few.spare([two], from: 5, to: 20))
    #expect(!few.spare([two], from: -10, to: 20))
    let many = renamings(Array(repeating: one, count: 9))
    #expect(many.spare([two], from: 10, to: 90) && !many.spare([two], from: 0, to: 90))
  }

  @Test("a world notes each of them")
  func world() {
    let world = World()
    let (first, second) = (world.names.name(for: "first"), world.names.name(for: "second"))
    world.declareVariable(first, .int, isConstant: false, .int(1))
    let meanings = world.meanings(of: [first, second])
    let revision = world.namesRevision
    world.declareVariable(world.names.name(for: "third"), .int, isConstant: false, .int(1))
    #expect(world.renamings.spare([first, second], from: revision, to: world.namesRevision))
    #expect(world.areMeanings(meanings, of: [first, second], since: revision))
    world.declareVariable(second, .int, isConstant: false, .int(1))
    #expect(!world.renamings.spare([first, second], from: revision, to: world.namesRevision))
    #expect(!world.areMeanings(meanings, of: [first, second], since: revision))
  }
}

import Journals
import Testing
import ViewTree

@testable import Commands
@testable import Presentations
@testable import Traits

/// A journal that is left out of the visit would not be undone: every one has to be there.
@Suite("Every journal is visited")
struct JournalVisitTests {
  struct Counter: JournalVisitor {
    var count = 0

    mutating func visit<Element>(_ journal: inout Journaled<Element>) { count += 1 }
  }

  private func journals(of owner: Any) -> Int {
    Mirror(reflecting: owner).children.count { "\(type(of: $0.value))".hasPrefix("Journaled<") }
  }

  @Test("of the trait system and its tree")
  func traits() {
    var system = TraitSystem()
    var counter = Counter()
    system.visitAll(&counter)
    #expect(counter.count == journals(of: system) + journals(of: system.hierarchy))
    #expect(counter.count > 10)
  }

  @Test("of the presentation system")
  func presentations() {
    var system = PresentationSystem()
    var counter = Counter()
    system.visitAll(&counter)
    #expect(counter.count == journals(of: system) && counter.count > 1)
  }

  @Test("of a session's world")
  func world() {
    let world = World()
    var counter = Counter()
    world.visitTables(&counter)
    #expect(counter.count == journals(of: world) && counter.count > 10)
  }
}

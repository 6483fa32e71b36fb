import Testing
import ViewTree

@testable import Traits

/// Children that are not shown inherit from their parent controllers before iOS 17: whom a change does not concern costs it nothing.
@Suite("Children that wait for their parents")
struct WaitingChildrenTests {
  private var talk: Talk

  init() throws {
    talk = try Talk()
    talk.system.use(.iOS16)
    talk.system.isRecording = true
  }

  @Test("a child that is shown or destroyed waits no more, and one that leaves waits again")
  func lists() throws {
    var system = talk.system
    let children = try (0..<3).map { _ in try system.createController(for: talk.root) }
    #expect(system.waiting(for: talk.root) == children.reversed())
    try system.move(children[1], to: talk.header)
    #expect(system.waiting(for: talk.root) == [children[2], children[0]])
    try system.destroy(children[2])
    #expect(system.waiting(for: talk.root) == [children[0]])
    try system.detach(children[1])
    #expect(system.waiting(for: talk.root) == [children[1], children[0]])
    #expect(system.waiting(below: talk.header) == [])
    #expect(system.waiting(below: talk.main) == [children[0], children[1]])
    #expect(system.brokenInvariants() == [])
    try system.destroy(talk.root)
    #expect(children.map { system.container(of: $0) } == [nil, nil, nil])
    #expect(system.brokenInvariants() == [])
  }

  @Test("going back puts a child into the list again, also where its parent has moved meanwhile")
  func goingBack() throws {
    var system = talk.system
    let child = try system.createController(for: talk.settings)
    system.setInterest(true, in: .traitCollectionDidChange, at: child)
    try system.update()
    _ = system.takeChanges()
    try system.move(child, to: talk.header)
    var shown = system.takeChanges()
    try system.move(talk.settings, to: talk.win)
    var moved = system.takeChanges()
    system.use(.iOS17)
    var newer = system.takeChanges()
    try system.move(talk.settings, to: talk.root)
    var movedAgain = system.takeChanges()
    for _ in 0..<2 {
      system.exchange(&movedAgain)
      system.exchange(&newer)
      system.exchange(&moved)
      system.exchange(&shown)
      #expect(system.waiting(below: talk.form) == [])
      #expect(system.waiting(below: talk.settings) == [child])
      #expect(system.brokenInvariants() == [])
      let mark = system.mark
      try system.setOverride(.integer(2), of: talk.theme, on: talk.settings)
      try system.update()
      #expect(system.value(of: talk.theme, at: child).isEqual(to: .integer(2)))
      system.revert(to: mark)
      for step in 0..<4 {
        switch step {
        case 0: system.exchange(&shown)
        case 1: system.exchange(&moved)
        case 2: system.exchange(&newer)
        default: system.exchange(&movedAgain)
        }
        #expect(system.brokenInvariants() == [], "step \(step)")
      }
    }
  }

  @Test("what was chosen for a while is found again where the older flow is")
  func versions() throws {
    var system = talk.system
    system.use(.iOS18)
    let children = try (0..<4).map { _ in try system.createController(for: talk.settings) }
    try system.move(children[0], to: talk.header)
    try system.destroy(children[1])
    try system.move(talk.settings, to: talk.win)
    system.use(.iOS16)
    #expect(system.waiting(below: talk.settings) == [children[2], children[3]])
    #expect(system.brokenInvariants() == [])
  }
}

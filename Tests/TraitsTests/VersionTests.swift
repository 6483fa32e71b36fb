import Testing
import Traits
import ViewTree

@Suite("Versions of iOS")
struct VersionTests {
  /// The tree of the talk with a controller nested in a plain view: header › nested › badge.
  private struct Nested {
    var talk: Talk
    let nested, badge: EnvironmentID

    init(_ version: SystemVersion) throws {
      talk = try Talk()
      nested = try talk.system.create(.controller, in: talk.header)
      badge = try talk.system.create(.view, in: nested)
      talk.system.use(version)
      try talk.system.update()
    }

    func themes() -> [Int?] { [talk.header, nested, badge].map { talk.theme(at: $0) } }
  }

  @Test("R21: before iOS 17 a value on a plain view stops at a nested controller")
  func olderFlow() throws {
    var tree = try Nested(.iOS16)
    let plain = try tree.talk.system.create(.view, in: tree.talk.header)
    try tree.talk.override(2, on: tree.talk.header)
    try tree.talk.system.update()
    #expect(tree.themes() == [2, 0, 0])
    #expect(tree.talk.theme(at: plain) == 2)
    try tree.talk.override(3, on: tree.talk.root)
    try tree.talk.system.update()
    #expect(tree.themes() == [2, 3, 3])
  }

  @Test("R22: since iOS 17 it goes on, from the superview to the controller and its view")
  func linearFlow() throws {
    var tree = try Nested(.iOS17)
    try tree.talk.override(2, on: tree.talk.header)
    try tree.talk.system.update()
    #expect(tree.themes() == [2, 2, 2])
  }

  @Test(
    "an override on a controller reaches its view and what is in it in either flow",
    arguments: SystemVersion.allCases)
  func ownOverride(version: SystemVersion) throws {
    var tree = try Nested(version)
    try tree.talk.override(4, on: tree.nested)
    try tree.talk.system.update()
    #expect(tree.themes() == [0, 4, 4])
  }

  @Test("a controller without a parent controller inherits from its window before iOS 17")
  func withoutParent() throws {
    var talk = try Talk()
    talk.system.use(.iOS16)
    let view = try talk.system.create(.view, in: talk.win)
    let controller = try talk.system.create(.controller, in: view)
    try talk.override(1, on: view)
    try talk.override(2, on: talk.win)
    try talk.system.update()
    #expect(talk.theme(at: controller) == 2)
  }

  @Test(
    "R21: before iOS 17 a child follows its parent controller where its view is not shown, and the view does not"
  )
  func children() throws {
    var talk = try Talk()
    talk.system.use(.iOS16)
    let child = try talk.system.createController(for: talk.header)
    let view = try #require(talk.system.hierarchy.rootView(of: child))
    let grandchild = try talk.system.createController(for: view)
    #expect(talk.system.parentController(of: child) == talk.root)
    #expect(talk.system.parentController(of: grandchild) == child)
    for id in [child, view, grandchild, talk.settings] {
      talk.system.setInterest(true, in: .traitCollectionDidChange, at: id)
    }
    try talk.system.detach(talk.settings)
    try talk.override(2, on: talk.header)
    try talk.override(3, on: talk.root)
    let told = try talk.run()
    #expect(
      told == [
        "?.traitCollectionDidChange", "?.traitCollectionDidChange", "settings.traitCollectionDidChange",
      ])
    #expect([child, grandchild, talk.settings].map { talk.theme(at: $0) } == [3, 3, 3])
    #expect([view, talk.form, talk.cell].map { talk.theme(at: $0) } == [0, 0, 0])
    #expect(talk.system.isFollowing(grandchild) && !talk.system.isFollowing(view))
    #expect(talk.system.followers(of: talk.theme, below: talk.root) == 4, "its view and the three")
    #expect(talk.system.brokenInvariants() == [])
    try talk.system.move(child, to: talk.header)
    _ = try talk.run()
    #expect(talk.theme(at: view) == 3)
  }

  @Test(
    "R33: since iOS 17 such a child hears of nothing, and what was its parent's goes with another version")
  func childrenSince() throws {
    var talk = try Talk()
    talk.system.isRecording = true
    let child = try talk.system.createController(for: talk.root)
    try talk.system.detach(talk.settings)
    try talk.override(1, on: talk.root)
    try talk.system.update()
    #expect([child, talk.settings, talk.cell].map { talk.theme(at: $0) } == [0, 0, 0])
    let (mark, digest) = (talk.system.mark, talk.system.digest())
    talk.system.use(.iOS16)
    try talk.system.update()
    #expect([child, talk.settings, talk.cell].map { talk.theme(at: $0) } == [1, 1, 0])
    talk.system.use(.iOS17)
    try talk.override(2, on: talk.root)
    try talk.system.update()
    #expect([child, talk.settings, talk.cell].map { talk.theme(at: $0) } == [1, 1, 0])
    #expect(talk.system.brokenInvariants() == [])
    talk.system.revert(to: mark)
    #expect(talk.system.digest() == digest)
  }

  @Test("a parent that goes, or comes to stand in its child, is no parent any more")
  func formerParents() throws {
    var talk = try Talk()
    talk.system.use(.iOS16)
    try talk.system.detach(talk.settings)
    let child = try talk.system.createController(for: talk.settings)
    try talk.override(1, on: talk.settings)
    try talk.system.update()
    #expect(talk.theme(at: child) == 1)
    try talk.system.move(talk.settings, to: child)
    try talk.override(2, on: talk.root)
    try talk.system.update()
    #expect(talk.system.inheritanceParent(of: talk.settings) == child)
    #expect(talk.system.inheritanceParent(of: child) == nil)
    #expect(talk.system.brokenInvariants() == [])
    let other = try talk.system.createController(for: talk.settings)
    try talk.system.destroy(talk.settings)
    #expect(talk.system.inheritanceParent(of: other) == nil)
    #expect(talk.system.brokenInvariants() == [])
  }

  @Test("values that differ under another version are ordinary changes, and going back brings them back")
  func switching() throws {
    var tree = try Nested(.iOS17)
    tree.talk.system.isRecording = true
    try tree.talk.override(2, on: tree.talk.header)
    tree.talk.system.setInterest(true, in: .traitCollectionDidChange, at: tree.badge)
    try tree.talk.system.update()
    let (mark, digest) = (tree.talk.system.mark, tree.talk.system.digest())
    tree.talk.system.use(.iOS16)
    #expect(tree.themes() == [2, 2, 2])
    #expect(try tree.talk.run() == ["?.traitCollectionDidChange"])
    #expect(tree.themes() == [2, 0, 0])
    tree.talk.system.use(.iOS26)
    #expect(try tree.talk.run() == ["?.traitCollectionDidChange"])
    #expect(tree.themes() == [2, 2, 2])
    tree.talk.system.revert(to: mark)
    #expect(tree.talk.system.version == .iOS17)
    #expect(tree.talk.system.digest() == digest)
    #expect(tree.talk.system.brokenInvariants() == [])
  }

  @Test("registrations rest before iOS 17, and are heard again afterwards")
  func registrations() throws {
    var talk = try Talk()
    let watch = try talk.system.register([talk.theme], on: talk.cell)
    talk.system.use(.iOS16)
    talk.system.setInterest(true, in: .traitCollectionDidChange, at: talk.cell)
    try talk.override(1, on: talk.main)
    #expect(try talk.run() == ["cell.traitCollectionDidChange"])
    #expect(throws: TraitProblem.newerFeature(.registrations, version: .iOS16)) {
      try talk.system.register([talk.theme], on: talk.cell)
    }
    #expect(throws: TraitProblem.newerFeature(.updatingTraits, version: .iOS16)) {
      try talk.system.beginUpdate(.traits(of: talk.cell))
    }
    talk.system.use(.iOS17)
    try talk.override(2, on: talk.main)
    #expect(try talk.run() == ["cell#0", "cell.traitCollectionDidChange"])
    #expect(talk.system.calls(of: watch) == 1)
  }

  @Test(
    "a trait that is newer than the version is refused, but keeps what it has",
    arguments: SystemVersion.allCases)
  func newerTraits(version: SystemVersion) throws {
    var talk = try Talk()
    for trait in SystemTrait.all {
      try talk.system.setOverride(trait.defaultValue, of: trait.id, on: talk.cell)
    }
    talk.system.use(version)
    #expect(talk.system.overrides(of: talk.cell).count == SystemTrait.all.count)
    for trait in SystemTrait.all {
      if trait.since <= version.rawValue {
        try talk.system.setOverride(trait.defaultValue, of: trait.id, on: talk.cell)
      } else {
        #expect(throws: TraitProblem.newerTrait(trait.id, since: trait.since, version: version)) {
          try talk.system.setOverride(trait.defaultValue, of: trait.id, on: talk.cell)
        }
      }
    }
  }

  @Test("a controller in a controller's view that is put into a hierarchy with it inherits from there")
  func joining() throws {
    var talk = try Talk()
    let lone = try talk.system.createController(for: talk.win)
    talk.system.use(.iOS16)
    let other = try talk.system.create(.scene)
    try talk.override(1, on: talk.root)
    try talk.system.update()
    try talk.system.detach(talk.win)
    let child = try talk.system.create(.controller, in: lone)
    try talk.override(2, on: other)
    try talk.system.update()
    try talk.system.move(child, to: #require(talk.system.hierarchy.rootView(of: talk.root)))
    try talk.system.move(talk.win, to: other)
    #expect(talk.system.brokenInvariants() == [])
    try talk.system.update()
    #expect(talk.theme(at: child) == 1 && talk.theme(at: talk.win) == 2)
    let view = try #require(talk.system.hierarchy.rootView(of: child))
    #expect(talk.theme(at: view) == 1)
  }

  @Test("the chain that explains a value follows the flow")
  func explanation() throws {
    var tree = try Nested(.iOS16)
    try tree.talk.override(2, on: tree.talk.header)
    try tree.talk.override(3, on: tree.talk.main)
    try tree.talk.system.update()
    let places = tree.talk.system.explanation(of: tree.talk.theme, at: tree.badge).map(\.environment)
    #expect(places == [tree.talk.main, nil])
    #expect(tree.talk.system.inheritanceParent(of: tree.nested) == tree.talk.root)
  }
}

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

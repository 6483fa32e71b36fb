import Testing
import ViewTree

@testable import Traits

/// A chain as deep as trees get: what happens at its bottom may cost its depth once, but not once for each level.
@Suite("A chain of 100,000 views")
struct DeepTreeTests {
  private var system = TraitSystem()
  private let theme: TraitID
  private let top: EnvironmentID
  private let middle: EnvironmentID
  private let bottom: EnvironmentID
  private let side: EnvironmentID

  /// The chain as it is before a test: each changes a copy.
  private static let untouched = Result { try DeepTreeTests(building: ()) }

  init() throws { self = try Self.untouched.get() }

  private init(building: Void) throws {
    theme = try system.define(
      TraitDeclaration(property: "theme", definition: "Theme", defaultValue: .integer(0)))
    top = try system.create(.scene)
    var chain = [try system.create(.window, in: top)]
    for _ in 0..<100_000 { chain.append(try system.create(.view, in: chain[chain.count - 1])) }
    (middle, bottom) = (chain[50_000], chain[chain.count - 1])
    side = try system.create(.view, in: chain[1])
    try system.update()
    _ = try system.register([theme], on: bottom)
  }

  /// What a callback at the bottom may do.
  enum Change: CaseIterable {
    case detach, move, destroy, update, create
  }

  @Test("a callback at the bottom may change the tree", arguments: Change.allCases)
  func changes(change: Change) throws {
    var system = system
    try system.setOverride(.integer(1), of: theme, on: top)
    try system.beginUpdate(.everything)
    var calls = 0
    while let work = try system.next() {
      guard case .registration = work else { continue }
      calls += 1
      switch change {
      case .detach: try system.detach(side)
      case .move: try system.move(side, to: middle)
      case .destroy: try system.destroy(side)
      case .update: try system.update(.traits(of: side))
      case .create: _ = try system.create(.view, in: middle)
      }
    }
    #expect(calls == 1)
    #expect(system.value(of: theme, at: bottom).isEqual(to: .integer(1)))
    if change == .detach {
      #expect(system.value(of: theme, at: side).isEqual(to: .integer(0)))
    } else if change != .destroy {
      #expect(system.value(of: theme, at: side).isEqual(to: .integer(1)))
    }
  }

  @Test("what a confined update does not reach keeps its value until the next")
  func confined() throws {
    var system = system
    try system.setOverride(.integer(1), of: theme, on: top)
    try system.update(.traits(of: middle))
    #expect(system.value(of: theme, at: bottom).isEqual(to: .integer(1)))
    #expect(system.value(of: theme, at: side).isEqual(to: .integer(0)))
    try system.update()
    #expect(system.value(of: theme, at: side).isEqual(to: .integer(1)))
  }
}

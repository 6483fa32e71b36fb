import Traits
import ViewTree

extension TraitBenchmark {
  /// A handler at the bottom of one chain of views takes a view out in the middle of an update, and puts it back behind that.
  ///
  /// What the update has come by is gone through once on the way down; per view it may cost the same however deep the chain is.
  static func callbacks(_ count: Int) throws -> Comparison {
    func each(_ count: Int) throws -> Double {
      var chain = try Chain(count: count)
      return try perTurn(max(10, 2_000_000 / count)) { try chain.change(to: $0 & 1) } / Double(count)
    }
    let (ours, peer) = (try each(count), try each(1_000))
    // A thousand views lie in the nearest cache, and a hundred thousand do not.
    return Comparison(
      work: "\(count) views, one in the other", ours: ours, peer: peer, peerName: "1000 of them",
      target: 5 * peer)
  }
}

/// Views one in the other, the last of which observes the theme, and one beside them.
private struct Chain {
  private var system = TraitSystem()
  private let theme: TraitID
  private let scene: EnvironmentID
  private let top: EnvironmentID
  private let side: EnvironmentID

  init(count: Int) throws {
    theme = try system.define(
      TraitDeclaration(property: "theme", definition: "Theme", defaultValue: .integer(0)))
    scene = try system.create(.scene)
    top = try system.create(.view, in: try system.create(.window, in: scene))
    side = try system.create(.view, in: top)
    var bottom = top
    for _ in 0..<count { bottom = try system.create(.view, in: bottom) }
    _ = try system.register([theme], on: bottom)
    try system.update()
  }

  mutating func change(to value: Int) throws {
    try system.setOverride(.integer(value), of: theme, on: scene)
    try system.beginUpdate(.everything)
    while let work = try system.next() {
      if case .registration = work { try system.detach(side) }
    }
    try system.move(side, to: top)
    try system.update()
  }
}

import Testing
import Traits
import ViewTree

@Suite("Images")
struct ImageTests {
  @Test("R64: a view with an image draws again when a trait of image lookup changes there, and for no other")
  func lookup() throws {
    var talk = try Talk()
    talk.system.setLooksUpImages(true, at: talk.cell)
    for trait in SystemTrait.all {
      let draws = talk.system.draws(of: talk.cell)
      try talk.system.setOverride(trait.anotherValue, of: trait.id, on: talk.main)
      try talk.system.update()
      let isLookedUp = SystemTrait.affectingImageLookup.contains(trait.id)
      #expect(talk.system.draws(of: talk.cell) == draws + (isLookedUp ? 1 : 0), "\(trait.property)")
    }
    try talk.override(2, on: talk.main)
    let draws = talk.system.draws(of: talk.cell)
    try talk.system.update()
    #expect(talk.system.draws(of: talk.cell) == draws)
    #expect(talk.system.draws(of: talk.form) == 1)
  }

  @Test("a view that shows no image any more does not draw")
  func removal() throws {
    var talk = try Talk()
    let style = try talk.apple("userInterfaceStyle")
    talk.system.setLooksUpImages(true, at: talk.cell)
    talk.system.setLooksUpImages(false, at: talk.cell)
    try talk.system.setOverride(.integer(2), of: style, on: talk.main)
    try talk.system.update()
    #expect(talk.system.draws(of: talk.cell) == 1)
  }
}

extension SystemTrait {
  /// A value that is not the default.
  fileprivate var anotherValue: TraitValue {
    switch defaultValue {
    case .integer(let number): .integer(number == 0 ? 1 : 0)
    case .floating: .floating(2)
    case .object: .string("ko")
    }
  }
}

import Testing
import Traits
import ViewTree

/// What an update has not reached, and a handler takes out, answers what it had: the default, which it follows, or a value, which it keeps.
@Suite("Defaults that are remembered")
struct RememberedDefaultTests {
  /// Lets the header's handler take the form out, which comes later in the tree, and defines the theme again as 2.
  private func redefined(_ talk: inout Talk) throws -> Int? {
    talk.system.setInterest(true, in: .traitCollectionDidChange, at: talk.header)
    let style = try #require(SystemTrait.named("userInterfaceStyle")).id
    try talk.system.setOverride(.integer(2), of: style, on: talk.header)
    let form = talk.form
    let told = try talk.run { talk, _ in try talk.system.detach(form) }
    #expect(told == ["header.traitCollectionDidChange"])
    try talk.system.redefine(
      talk.theme,
      as: TraitDeclaration(property: "theme", definition: "Theme", defaultValue: .integer(2)))
    #expect(talk.system.brokenInvariants() == [])
    return talk.theme(at: talk.cell)
  }

  @Test("before an override that would come, the default is answered and followed", arguments: [0, 1])
  func overridden(value: Int) throws {
    var talk = try Talk()
    try talk.override(value, on: talk.main)
    #expect(try redefined(&talk) == 2)
    #expect(talk.theme(at: talk.header) == value)
  }

  @Test("before an override goes, its value is answered and kept", arguments: [0, 1])
  func removed(value: Int) throws {
    var talk = try Talk()
    try talk.override(value, on: talk.main)
    try talk.system.update()
    talk.system.removeOverride(of: talk.theme, on: talk.main)
    #expect(try redefined(&talk) == value)
    #expect(talk.theme(at: talk.header) == 2)
  }

  @Test("what one environment's update leaves out answers the default and follows it", arguments: [0, 1])
  func confined(value: Int) throws {
    var talk = try Talk()
    try talk.override(value, on: talk.main)
    try talk.system.update(.traits(of: talk.header))
    try talk.system.detach(talk.form)
    try talk.system.redefine(
      talk.theme,
      as: TraitDeclaration(property: "theme", definition: "Theme", defaultValue: .integer(2)))
    #expect(talk.theme(at: talk.cell) == 2)
    #expect(talk.theme(at: talk.header) == value)
  }
}

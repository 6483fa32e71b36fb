import Commands
import Presentations
import Testing
import Traits
import ViewTree

@Suite("Why an inspector is what it is")
struct PresentationSystemExplanationTests {
  func facts(_ stage: Stage, _ inspector: InspectorID) -> [String] {
    let explanation = stage.system.explanation(of: inspector, traits: stage.traits)
    #expect(explanation.form == stage.form(inspector))
    return explanation.causes.map { cause in
      let fact = cause.fact(environment: stage.name)
      return "\(fact.cause): \(fact.detail)"
    }
  }

  @Test("a sheet by its scene's size, and by an override")
  func sheets() throws {
    var stage = try Stage(on: "iPhone16", .landscape)
    let details = try stage.present()
    #expect(
      facts(stage, details) == [
        "animals.horizontalSizeClass: compact, given to main",
        "animals.verticalSizeClass: compact, given to main",
        "main: iPhone 16 landscape 852x393",
      ])
    try stage.attach("iPadPro13")
    try stage.override("horizontalSizeClass", 1, at: stage.root)
    #expect(
      facts(stage, details) == [
        "animals.horizontalSizeClass: compact, override of root", "main: iPad Pro 13 portrait 1032x1376",
      ])
  }

  @Test("a column by its size class, by the Mac, and above the content in split screen")
  func columns() throws {
    var stage = try Stage(on: "iPadPro13", .landscape)
    let details = try stage.present()
    #expect(
      facts(stage, details) == [
        "animals.horizontalSizeClass: regular, given to main", "main: iPad Pro 13 landscape 1376x1032",
      ])
    try stage.resize(toShare: 1, of: 2)
    #expect(
      facts(stage, details) == [
        "main: 1/2 of the screen", "animals.horizontalSizeClass: regular, given to main",
        "main: iPad Pro 13 landscape 683x1032",
      ])
    try stage.attach("mac")
    #expect(facts(stage, details) == ["main: on a Mac, never a sheet", "main: Mac 1200x800"])
  }

  @Test("what hides an inspector")
  func hidden() throws {
    var stage = try Stage(on: "mac")
    let details = try stage.present()
    let other = try stage.traits.create(.scene)
    let window = try stage.traits.create(.window, in: other)
    try stage.traits.detach(stage.animals)
    #expect(facts(stage, details) == ["animals: in no scene"])
    try stage.traits.move(stage.animals, to: window)
    #expect(facts(stage, details) == ["win: on no device"])
    stage.system.setPresented(details, false)
    #expect(facts(stage, details) == ["isPresented: false"])
  }
}

import Commands
import Playgrounds
import Testing

@Suite("Other words of the same kind")
struct AlternativesTests {
  @Test(
    "for a word those that may stand in its place, nearest first",
    arguments: [
      ("form", ["settings", "cell"]), ("settings", ["root", "form", "header"]), ("cell", ["form"]),
      ("main", ["win"]), ("mine", ["yours"]),
      ("red", ["teal", "white", "yellow", "black"]), ("cardBackground", ["shade"]), ("details", []),
      ("header", ["root", "settings"]), ("nobody", []), ("AppTheme", []),
    ] as [(String, [String])])
  func alternatives(word: String, expected: [String]) {
    let world = orchard().world
    #expect(world.alternatives(to: word) == expected)
  }

  @Test("cases of the learner's own enums come before Apple's, as many of each as are wanted")
  func cases() {
    let world = orchard().world
    #expect(world.alternatives(to: "bold") == ["standard", "pastel", "monochrome", "unspecified", "regular"])
    #expect(world.alternatives(to: "bold", limit: 1) == ["standard", "unspecified"])
    #expect(world.alternatives(to: "theme", limit: 1).count == 1)
  }

  private func orchard() -> Playground {
    let playground = Playground { _ in }
    var run = ScriptRun(playground, file: nil)
    run.feed(
      Array(
        (CompleterTests.orchard + "define color shade = #000000\ndefine enum Owner { mine, yours }\n").utf8))
    run.finish()
    #expect(run.failures.isEmpty)
    return playground
  }
}

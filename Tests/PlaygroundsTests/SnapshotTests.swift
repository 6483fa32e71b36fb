import Playgrounds
import SessionTesting
import Testing

@Suite("What can be read of a session")
struct SnapshotTests {
  /// What a script changes, aspect by aspect.
  func changes(_ script: String, in aspects: Set<Snapshot.Aspect>, after start: String = "") throws
    -> [String]
  {
    let session = Session(
      """
      define enum AppTheme { standard, bold }
      define trait Theme: AppTheme = standard { name "theme"; affects color }
      scene main { window win { view form { view cell } } }
      \(start)
      """)
    let before = try session.playground.snapshot()
    let states = session.playground.history.current
    let differences = { before.differences(to: try session.playground.snapshot(), in: aspects) }
    #expect(try differences().isEmpty && session.playground.history.current == states)
    session.run(script)
    #expect(session.problems.isEmpty)
    return try differences().map { "\($0.subject): \($0.before ?? "–") → \($0.after ?? "–")" }
  }

  let override = "override form.theme = bold"

  @Test("values and overrides are told apart")
  func overrides() throws {
    #expect(
      try changes(override, in: [.value]) == ["form.theme: standard → bold", "cell.theme: standard → bold"])
    #expect(try changes(override, in: [.override]) == ["form.overrides.theme: – → bold"])
  }

  @Test("registrations are values, whatever the order of their traits, and their calls are counted apart")
  func registrations() throws {
    let register = "register cell for theme, userInterfaceStyle { }"
    let name = "registration on cell for theme, userInterfaceStyle"
    #expect(try changes(register, in: [.value]) == ["\(name): – → block"])
    #expect(
      try changes("register cell for userInterfaceStyle, theme { }", in: [.value]) == ["\(name): – → block"])
    #expect(try changes(override, in: [.call], after: register) == ["calls of the \(name): 0 → 1"])
    #expect(try changes(register, in: [.value], after: register) == ["\(name): block → block, block"])
  }

  @Test("layouts are work")
  func work() throws {
    #expect(
      try changes("invalidate cell layout", in: [.work], after: "on cell layoutSubviews { }") == [
        "cell.layouts: 1 → 2"
      ])
  }

  @Test(
    "what is defined, made and handled is there",
    arguments: [
      ("define enum Weight { light, heavy }", ["enum Weight: – → light, heavy"]),
      ("define struct Badge { count = 0 }", ["struct Badge: – → count"]),
      ("define trait Ripeness = 3", ["trait ripeness: – → Int = 3"]),
      ("redefine trait Theme: AppTheme = bold { name \"theme\" }", nil),
      ("define color card = #ffffff", ["color card: – → defined"]),
      ("define action go() { }", ["action go: – → defined"]),
      ("create view leaf", ["leaf: – → view in no hierarchy"]),
      ("on cell layoutSubviews { }", ["on cell layoutSubviews: – → handled"]),
      ("let x = 3", ["x: – → 3"]),
    ] as [(String, [String]?)])
  func definitions(script: String, expected: [String]?) throws {
    let found = try changes(script, in: [.value])
    if let expected { #expect(found == expected) } else { #expect(!found.isEmpty) }
  }
}

import Foundation
import Testing
import Traits

/// The rules of UIKit's trait system, as ``RuleTable`` says them: a test says in its title which of them would be broken were it to fail.
@Suite("Rules and their tests")
struct RuleTests {
  /// The rules that no test of ours can tell from their opposite, and why.
  static let untold = [
    "R38": "a delegate's method that iOS 26 deprecates; a scene's registrations tell the same",
    "R54": "a launch argument that logs what `trace on` shows",
    "R55": "a warning to those who override `traitCollection`; here nobody can",
    "R60": "observation of other objects than collections",
  ]

  /// The rules that a title names: one by one, or as a stretch of them.
  static func rules(inTitle title: Substring) -> [String] {
    guard let names = title.wholeMatch(of: /(R\d+[ab]?(?:(?:, | to )R\d+[ab]?)*):.*/)?.1 else { return [] }
    let rules = names.split(separator: #/, | to /#).map(String.init)
    guard names.contains(" to "), let first = Int(rules[0].dropFirst()), let last = Int(rules[1].dropFirst())
    else { return rules }
    return (first...last).map { "R\($0)" }
  }

  /// The rules that tests name in a source; a title may have several parts.
  static func rules(inSource source: String) -> Set<String> {
    let titles = source.matches(of: /@Test\(\s*"([^"\n]*)"/).flatMap { $0.1.split(separator: "; ") }
    return Set(titles.flatMap(rules(inTitle:)))
  }

  @Test("every rule that can be told from its opposite has a test that names it")
  func all() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var told: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" && !file.path.contains("/.build/") {
      told.formUnion(Self.rules(inSource: try String(contentsOf: file, encoding: .utf8)))
    }
    let rules = Set(RuleTable.rules.keys)
    #expect(rules.subtracting(told).sorted() == Self.untold.keys.sorted())
    #expect(told.subtracting(rules).sorted() == [])
  }

  @Test("the table has a sentence for each rule, in their order, none twice")
  func table() {
    let lines = RuleTable.text.split(separator: "\n")
    let names = lines.map { String($0.prefix { $0 != " " }) }
    let numbered = (1...65).flatMap { $0 == 22 ? ["R22", "R22a", "R22b"] : ["R\($0)"] }
    #expect(names == numbered)
    #expect(lines.filter { !$0.hasSuffix(".") } == [])
    #expect(Set(RuleTable.rules.values).count == lines.count)
    #expect(RuleTable.rules["R20"]?.hasPrefix("Each environment") == true)
  }

  @Test("titles name rules by themselves, in rows and in stretches")
  func titles() {
    let source = "@Test(\"R1: a\")\n@Test(\n  \"R2, R22a: b; R4: c\", arguments: [])"
    #expect(Self.rules(inSource: source) == ["R1", "R2", "R22a", "R4"])
    #expect(Self.rules(inSource: "@Test(\"R25 to R27: overrides\")") == ["R25", "R26", "R27"])
    #expect(Self.rules(inSource: "@Test(\"what R3 says\")\n// R5: no test").isEmpty)
  }

  /// A trait that says no more than it must.
  private struct Margin: TraitDefinition {
    static let defaultValue = 3
  }

  @Test("R13: a default is all that a definition needs: its type is the value's, and nobody registers it")
  func definition() throws {
    let talk = try TalkingApplication()
    let margin: Int = talk.cell.traitCollection[Margin.self]
    #expect(margin == 3)
    talk.main.traitOverrides[Margin.self] = 4
    try talk.app.update()
    #expect(talk.cell.traitCollection[Margin.self] == 4)
  }

  @Test("R14: it is called like its type, has no identifier, and colours do not follow it")
  func defaults() {
    #expect(Margin.name == "Margin")
    #expect(Margin.identifier.isEmpty)
    #expect(!Margin.affectsColorAppearance)
    #expect(Theme.identifier == "com.example.theme" && Theme.affectsColorAppearance)
    #expect(TraitCollection(Margin.self, value: 4).description.contains("Margin = 4"))
  }

  @Test("R3: a collection that was taken does not change, whatever its environment does, and all may read it")
  func immutable() async throws {
    let talk = try TalkingApplication()
    let (before, after) = try {
      let before = talk.cell.traitCollection
      talk.main.traitOverrides.theme = .bold
      try talk.app.update()
      let after = talk.cell.traitCollection
      talk.main.traitOverrides.theme = .pastel
      try talk.app.update()
      return (before, after)
    }()
    let copy = after
    _ = after.modifyingTraits { $0.theme = .monochrome }
    #expect(before.theme == .standard && after.theme == .bold && copy == after)
    let read = await withTaskGroup(of: AppTheme.self) { group in
      for _ in 0..<4 { group.addTask { copy.theme } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(read == [.bold, .bold, .bold, .bold])
  }
}

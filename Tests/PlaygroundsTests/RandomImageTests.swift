import HistoryTesting
import SessionTesting
import Testing

/// `why not` of an image against the lookup itself: what it offers is typed, and where it offers nothing every single override is.
@Suite("Remedies of images, typed")
struct RandomImageTests {
  private static let values: [(trait: String, values: [String])] = [
    ("userInterfaceStyle", ["unspecified", "light", "dark"]),
    ("horizontalSizeClass", ["unspecified", "compact", "regular"]),
    ("displayScale", ["1", "2", "3", "4", "0"]),
    ("accessibilityContrast", ["unspecified", "normal", "high"]),
    ("userInterfaceIdiom", ["unspecified", "phone", "pad", "tv", "carPlay", "mac", "vision"]),
  ]

  private struct Maker {
    var random: SplitMix

    mutating func condition() -> String {
      let row = RandomImageTests.values[random.below(random.chance(70) ? 3 : RandomImageTests.values.count)]
      return "\(row.trait) \(row.values[random.below(min(3, row.values.count))])"
    }

    mutating func variants() -> String {
      var conditions: Set<String> = []
      for _ in 0...random.below(4) {
        let parts = Set((0..<random.below(3)).map { _ in condition() })
        let names = Set(parts.map { $0.prefix { $0 != " " } })
        if names.count == parts.count { conditions.insert(parts.sorted().joined(separator: ", ")) }
      }
      let files = ["a", "b", "c"]
      return conditions.sorted().map { "\($0.isEmpty ? "any" : $0): \"\(files[random.below(3)])\"" }
        .joined(separator: "; ")
    }

    mutating func override() -> String {
      let setting = condition().split(separator: " ")
      return "override \(["main", "form", "cell"][random.below(3)]).\(setting[0]) = \(setting[1])"
    }
  }

  @Test(
    "what is offered does it and costs what is said, and where nothing is offered no override does it",
    arguments: 0..<300)
  func typed(seed: Int) {
    var maker = Maker(random: SplitMix(state: UInt64(seed)))
    let variants = maker.variants()
    if variants.isEmpty { return }
    let others = maker.variants()
    let session = Session(
      Prelude.theme + "define image I { \(variants) }\nset cell.image = I\n", confirms: false, width: 400)
    if !others.isEmpty { session.run("define image J { \(others) }") }
    if maker.random.chance(30) { session.run("use iOS \([16, 17, 26][maker.random.below(3)])") }
    let overrides = (0..<maker.random.below(4)).map { _ in maker.override() }
    for override in overrides { session.run(override) }
    let isManual = maker.random.chance(25)
    if isManual { session.run("set updates manual\n\(maker.override())") }
    let trace = "\(variants); \(others); \(overrides); manual \(isManual)"
    for file in ["\"a\"", "\"b\"", "\"c\"", "nil"] {
      let answer = session.run("why not cell.image == \(file)")
      let isThere = session.run("cell.image") == file
      #expect(answer.contains(" already") == isThere, "\(trace): \(answer)")
      if isThere { continue }
      let offered = offeredRemedies(answer)
      let isDenied = answer.contains("nothing here can make it") || answer.contains("and never \(file)")
      #expect(offered.isEmpty == isDenied, "\(trace): \(answer)")
      for remedy in offered {
        #expect(
          session.run("what if { \(remedy.statement) } cell.image") == file, "\(trace): \(answer)")
        if isManual { continue }
        let cost = session.run("what if { let bill = cost { \(remedy.statement) } } bill.environments")
        #expect(cost == remedy.reach, "\(trace): \(answer)")
      }
      if offered.allSatisfy({ $0.statement.hasPrefix("set ") }) {
        // What no variant names matters to none.
        let named = RandomImageTests.values.filter { seed < 60 && variants.contains($0.trait) }
        nothingDoes(session, file, update: isManual ? "; update" : "", trace, inPairs: named.map(\.trait))
      }
      if offered.isEmpty, !others.isEmpty {
        #expect(
          session.run("what if { set cell.image = J; update } cell.image") != file, "\(trace): \(answer)")
      }
    }
    #expect(session.problems.isEmpty)
  }

  private func nothingDoes(
    _ session: Session, _ file: String, update: String, _ trace: String, inPairs named: [String]
  ) {
    let settings = RandomImageTests.values.map { row in row.values.map { "\(row.trait) = \($0)" } }
    var blocks = settings.joined().map { $0 }
    let rows = RandomImageTests.values.indices.filter { named.contains(RandomImageTests.values[$0].trait) }
    for (index, first) in rows.enumerated() {
      for second in rows[(index + 1)...] {
        blocks += settings[first].flatMap { one in settings[second].map { "\(one); \($0)" } }
      }
    }
    let statements = blocks.map { "override cell { \($0) }\(update)" }
    let files = session.run(statements.map { "what if { \($0) } cell.image" }.joined(separator: "\n"))
      .split(separator: "\n")
    #expect(files.count == statements.count, "\(trace): \(files)")
    for (statement, shown) in zip(statements, files) where shown == file {
      Issue.record("\(trace): \(statement) shows \(file)")
    }
  }
}

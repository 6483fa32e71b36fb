import Commands
import HistoryTesting
import SessionTesting
import Testing

/// `why not` of a colour against what happens: what it offers is typed, and where it offers no override each one is, and some of two traits.
@Suite("Remedies of colours, typed")
struct RandomColorTests {
  private static let values: [(trait: String, values: [String])] = [
    ("theme", ["standard", "pastel", ".bold"]), ("dim", ["true", "false"]), ("level", ["1", "2", "3", "4"]),
    ("userInterfaceStyle", [".light", ".dark"]), ("mark", ["green", "red", "blue"]),
    ("note", ["nil", "\"a\""]), ("tone", ["0.5", "2.5"]),
  ]

  private struct Maker {
    var random: SplitMix

    mutating func one<Element>(of choices: [Element]) -> Element { choices[random.below(choices.count)] }

    mutating func color(_ depth: Int) -> String {
      if depth == 0 || random.chance(20) {
        return one(of: ["red", "blue", "green", "mark", "other", "red", "blue"])
      }
      return "(\(condition()) ? \(color(depth - 1)) : \(color(depth - 1)))"
    }

    mutating func condition() -> String {
      switch random.below(8) {
      case 0: "\(condition()) && \(condition())"
      case 1: "\(condition()) || \(condition())"
      default:
        one(of: [
          "theme == .bold", "theme != .pastel", "dim", "!dim", "level > 3", "level * 2 == 4", "level > 2.5",
          "6 / (level - 1) > 2", "userInterfaceStyle == .dark", "note == nil", "tone > 1",
        ])
      }
    }

    /// Each override of one trait, and some of two.
    mutating func settings(upTo most: Int) -> [String] {
      let single = RandomColorTests.values.map { row in row.values.map { "\(row.trait) = \($0)" } }
      var settings = single.joined().map { $0 }
      for _ in 0..<(most > 1 ? 10 : 0) {
        let (first, second) = (random.below(single.count), random.below(single.count))
        if first != second { settings.append("\(one(of: single[first])); \(one(of: single[second]))") }
      }
      return settings
    }

    mutating func override(_ places: [String]) -> String {
      let setting = one(of: RandomColorTests.values)
      return "override \(one(of: places)).\(setting.trait) = \(one(of: setting.values))"
    }
  }

  private static let setup =
    Prelude.theme + """
      define trait Dim = false
      define trait Level = 2
      define trait Mark: Color = red
      define trait Note: String? = nil
      define trait Tone = 0.5 { affects color }
      define color other = dim ? green : blue
      create view spare
      create controller child { view leaf }

      """

  @Test(
    "what is offered does it and costs what is said, and where only the colour itself is offered no override does it",
    arguments: 0..<(100 * thoroughness))
  func typed(seed: Int) {
    var maker = Maker(random: SplitMix(state: UInt64(seed)))
    let place = maker.one(of: ["cell", "cell", "cell", "win", "spare", "leaf"])
    let color = maker.color(3)
    let session = Session(RandomColorTests.setup, confirms: false, width: 400)
    session.run("define color card = \(color)")
    if maker.random.chance(20) { session.run("let bold = 3") }
    if maker.random.chance(20) { session.run("use iOS \([16, 17, 26][maker.random.below(3)])") }
    session.run("set \(place).backgroundColor = card")
    let statements = (0..<maker.random.below(4)).map { _ in maker.override(["main", "form", place]) }
    for statement in statements { session.run(statement) }
    let isManual = maker.random.chance(25)
    if isManual { session.run("set updates manual\n\(maker.override(["form", place]))") }
    let trace = "\(place) \(color); \(statements); manual \(isManual)"
    for wanted in ["#ff0000", "#0000ff", "#008000"] {
      let answer = session.run("why not \(place).backgroundColor == \(wanted)")
      let isThere = session.run("\(place).backgroundColor") == wanted
      #expect(answer.contains(" already") == isThere, "\(trace): \(answer)")
      if isThere { continue }
      let offered = offeredRemedies(answer)
      #expect(!offered.isEmpty, "\(trace): \(answer)")
      for remedy in offered {
        let found = session.run("what if { \(remedy.statement) } \(place).backgroundColor")
        #expect(found == wanted, "\(trace): \(answer)")
        if isManual { continue }
        let cost = session.run("what if { let bill = cost { \(remedy.statement) } } bill.environments")
        #expect(cost == remedy.reach, "\(trace): \(answer)")
      }
      let isSet = offered.contains { $0.statement.hasPrefix("set ") }
      let isOne = offered.contains { !$0.statement.contains("{") }
      if isSet || !isOne {
        let update = isManual ? "; update" : ""
        let settings = maker.settings(upTo: isSet ? 2 : 1)
        for setting in settings { expect(session, setting, update, doesNotMake: place, wanted, trace) }
      }
    }
    for problem in session.problems {
      guard case .divisionByZero = problem.kind else {
        Issue.record("\(trace): \(problem)")
        continue
      }
      #expect(problem.origin?.text.hasPrefix("define color card") == true)
    }
  }

  private func expect(
    _ session: Session, _ setting: String, _ update: String, doesNotMake place: String, _ wanted: String,
    _ trace: String
  ) {
    let statement = "override \(place) { \(setting) }; invalidate \(place) display\(update)"
    let found = session.run("what if { \(statement) } \(place).backgroundColor")
    #expect(found != wanted, "\(trace): \(statement) shows \(wanted)")
  }
}

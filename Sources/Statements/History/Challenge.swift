import Drawings
import Sessions
import Syntax
import ViewTree

extension StatementKind {
  static let challenge = StatementKind(
    command: "challenge", [[.raw("level"), [.raw("seed")]]], .session,
    "Opens a random hierarchy with a goal that a few statements reach",
    "Levels go from 1 to 9. A level and a seed are the same challenge everywhere. It takes the place of the present session, which `undo 2` brings back.",
    example: "challenge 2 7"
  ) { verb, interpreter throws(Problem) in
    let source = interpreter.source
    let level = try number("level", verb, source, among: Challenge.levels) ?? 1
    let seed = try number("seed", verb, source, among: Challenge.seeds) ?? Int.random(in: 1...999)
    let challenge = Challenge(level: level, seed: seed, interpreter.session.language)
    var opened = interpreter
    opened.reset()
    let script = (challenge.setup + ["watch show challenge \(level) \(seed)"]).joined(separator: "\n")
    _ = try opened.load(Source(script), as: "challenge \(level) \(seed)", owner: Interpreter.nobody)
    interpreter = opened
  }

  static let showChallenge = StatementKind(
    "show challenge", [[.raw("level"), [.raw("seed")]]], .asking, "Shows what a challenge still asks for",
    example: "show challenge 2 7"
  ) { verb, checker throws(Problem) in
    // The open challenge is the one in the watches.
    let open =
      checker.session.watches.lazy.compactMap { watch -> [Int]? in
        watch.title.hasPrefix("show challenge")
          ? watch.title.split(separator: " ").compactMap { Int($0) } : nil
      }.first { $0.count == 2 } ?? [1, 1]
    let level = try number("level", verb, checker.source, among: Challenge.levels) ?? open[0]
    let seed = try number("seed", verb, checker.source, among: Challenge.seeds) ?? open[1]
    let challenge = Challenge(level: level, seed: seed, checker.session.language)
    let place = checker.place(verb.range)
    return Checked(action: verb.range) { session throws(Problem) in
      let (rows, themes) = (challenge.rows(in: session), Challenge.themes(in: session))
      let isSolved = themes == challenge.goal
      if themes.isEmpty {
        throw Problem(
          "this session is no challenge", at: place, suggestion: "`challenge \(level) \(seed)` opens that one"
        )
      }
      session.report { layout in
        [isSolved ? StyledText("solved", .success) + "; one way is" : challenge.task]
          + (isSolved ? challenge.solution.map { StyledText("  " + $0, .code) } : [])
          + TreeDrawing(rows).lines(layout).map(\.trimmed)
      }
    }
  }

  private static func number(
    _ slot: String, _ verb: VerbStatement, _ source: Source, among numbers: ClosedRange<Int>
  ) throws(Problem) -> Int? {
    guard let name = verb.name(slot) else { return nil }
    if let number = Int(name.text), numbers.contains(number) { return number }
    throw Problem(
      "a \(slot) is a number from \(numbers.lowerBound) to \(numbers.upperBound)",
      at: Place(name.range, in: source))
  }
}

/// A random hierarchy, and the theme that each environment should get.
struct Challenge {
  static let levels = 1...9
  static let seeds = 0...999_999
  private static let themes = ["standard", "pastel", "bold", "monochrome"]
  private static let animals = [
    "bear", "raccoon", "owl", "fox", "otter", "hare", "lynx", "crane", "newt", "wren", "mole", "toad",
  ]

  private(set) var setup = [
    "define enum AppTheme { \(themes.joined(separator: ", ")) }",
    "define trait Theme: AppTheme = standard { name \"theme\" }",
    "scene main { window win { controller root } }",
  ]
  /// Statements that lead to the goal, as many as the level.
  private(set) var solution: [String] = []
  /// The theme of each environment at the goal, by its name.
  private(set) var goal: [String: String] = [:]

  init(level: Int, seed: Int, _ language: Language) {
    var count = (level * 1_000_003 + seed) * 1_000
    /// A pseudo-random choice, the same for the same seed.
    func chance<Element>(_ elements: [Element]) -> Element {
      count += 1
      return elements[Session.chance(count, of: elements.count)]
    }
    let animals = Array(Self.animals.prefix(level + 3))
    for (index, animal) in animals.enumerated() {
      setup.append("create view \(animal) in \(chance(["root"] + animals.prefix(index)))")
    }
    for _ in 0..<(level / 2) { setup.append("override \(chance(animals)).theme = \(chance(Self.themes))") }
    var trial = Interpreter(language: language)
    trial.run(setup.joined(separator: "\n"))
    goal = Self.themes(in: trial.session)
    // No step leads back to an earlier state, so each step of this solution is needed.
    var seen = [goal]
    while solution.count < level {
      let place = chance(["main", "root"] + animals)
      // Overrides are listed twice, since they should be the most frequent steps.
      let step = chance([
        "override \(place).theme = \(chance(Self.themes))",
        "override \(place).theme = \(chance(Self.themes))", "remove override \(place).theme",
        "move \(chance(animals)) to \(place)",
      ])
      var next = trial
      let isRefused = !next.run(step).isEmpty
      let themes = Self.themes(in: next.session)
      if isRefused || seen.contains(themes) { continue }
      (trial, goal) = (next, themes)
      solution.append(step)
      seen.append(themes)
    }
  }

  var task: StyledText {
    let count = count(solution.count, "statement")
    return StyledText("each theme should be as it says at the right; \(count) can do it", .heading)
  }

  /// The theme of each environment in the scenes, by its name.
  static func themes(in session: Session) -> [String: String] {
    guard let index = session.definitions.traitProperties["theme"] else { return [:] }
    let trait = session.definitions.traits[index]
    return environments(in: session.traits.tree).reduce(into: [:]) { themes, id in
      let theme = session.traits.value(of: trait.id, at: id)
      themes[session.name(of: id)] = session.shown(session.value(theme, as: trait.type))
    }
  }

  /// The environments that `show tree` shows: a controller and its root view are one row.
  private static func environments(in tree: Hierarchy) -> [EnvironmentID] {
    tree.scenes.flatMap { tree.preorder(from: $0).filter { tree.movableRoot(of: $0) == $0 } }
  }

  /// The hierarchy with the current themes and the wanted ones.
  func rows(in session: Session) -> [TreeDrawing.Row] {
    let (tree, themes) = (session.traits.tree, Self.themes(in: session))
    func row(_ name: String, _ depth: Int) -> TreeDrawing.Row {
      let (now, wanted) = (themes[name] ?? "gone", goal[name])
      let mark = wanted == now ? "" : wanted.map { "should be \($0)" } ?? "should not be there"
      return .init(
        depth: depth, StyledText(name, .name), columns: [StyledText(now), StyledText(mark, .warning)])
    }
    let standing = Self.environments(in: tree).map { id in
      row(tree.name(of: id), tree.ancestors(of: id).count { tree.movableRoot(of: $0) == $0 })
    }
    return standing + goal.keys.filter { themes[$0] == nil }.sorted(on: \.self).map { row($0, 0) }
  }
}

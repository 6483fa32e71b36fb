import Drawings
import Sessions
import StateUpdates
import Syntax

extension StatementKind {
  static let defineExperiment = StatementKind(
    define: "experiment", parts: [.block("block")], "Keeps a scenario of one's own for `experiment`",
    details: "Its statements run on a copy each time, and what ran of each hosted view is counted.",
    example: "define experiment twice { tap page/\"Add\"; tap page/\"Add\" }"
  ) { verb, checker throws(Problem) in
    let known = checker.session.definitions.order.filter { $0.kind == "experiment" }.map(\.name)
    try checker.requireDefinable(
      verb, "experiment", among: known + Experiment.scenarios.map(\.name) + ["all"])
    return checker.made("experiment", verb, "experiment \(verb.defined.text)")
  }

  static let experiment = StatementKind(
    StatementSyntax(["experiment"], [.expression("name"), .optional([.block("block")])]), .views,
    "Tabulates initialisers, bodies, makes and updates of a scenario",
    details:
      "`1-0` to `2-5` hand data to a representable: from a state or a published property, as a binding or plain, with or without visible effect. `all` shows each: at the start, and what a change adds. With a block, its own statements run on a copy, and what ran of each hosted view is counted.",
    example: "experiment 1-1", decisions: ["settlePass"], standing: .topLevel
  ) { verb, checker throws(Problem) in
    guard let expression = verb.expression("name") else {
      throw checker.problem("expected a name", at: verb.range)
    }
    let name = Name(checker.text(expression.range), expression.range)
    let place = checker.place(verb.range)
    let own = checker.session.definitions.order.last { $0.kind == "experiment" && $0.name == name.text }
    let block = verb.block("block").map { SourceRange($0.range.start + 1, $0.range.end - 1) }
    if let text = block.map({ checker.text($0) }) ?? own?.text.block {
      return Checked(action: verb.range) { session throws(Problem) in
        let rows = try session.counted(text, place)
        session.report { layout in Experiment.table(["view"] + Experiment.words, rows, layout) }
      }
    }
    let scenarios = Experiment.scenarios.filter { name.text == "all" || $0.name == name.text }
    guard !scenarios.isEmpty else {
      throw checker.problem(
        "there is no experiment `\(name.text)`", at: name.range,
        suggestion: "there are \(Experiment.scenarios.map(\.name).joined(separator: ", ")), and all")
    }
    return Checked(action: verb.range) { session throws(Problem) in
      var rows: [[String]] = []
      for scenario in scenarios {
        let counts = try scenario.run(session.language, place)
        if scenarios.count == 1 {
          session.report { _ in [StyledText("\(scenario.name)  \(scenario.title)", .strong)] }
          rows = zip(["at the start", "change 1", "change 2", "change 3"], counts).map {
            [$0] + $1.map(String.init)
          }
        } else {
          rows.append(
            [scenario.name, scenario.title] + [counts[0], counts[1]].flatMap { $0.map(String.init) })
        }
      }
      let all = rows
      let head = scenarios.count == 1 ? [""] : ["", "what changes"]
      let words = ["init", "make", "update"]
      session.report { layout in
        Experiment.table(
          head + words + (scenarios.count == 1 ? [] : words.map { "+\($0)" }), all, layout)
      }
    }
  }
}

/// A scenario of a parent that hands data to a representable: written as SwiftUI code, run, and counted.
struct Experiment: Sendable {
  var name: String
  var isPublished: Bool
  /// Whether the property that changes is handed down as a binding; else as a plain value.
  var isBinding: Bool
  /// Whether the update reads it, to show it.
  var isShown: Bool
  /// Whether another property changes, which the representable has nothing to do with.
  var isOther: Bool

  static let words = ["init", "body", "make", "update"]

  static let scenarios = [
    Experiment(name: "1-0", isPublished: false, isBinding: true, isShown: false, isOther: true),
    Experiment(name: "1-1", isPublished: false, isBinding: true, isShown: false, isOther: false),
    Experiment(name: "1-2", isPublished: false, isBinding: true, isShown: true, isOther: false),
    Experiment(name: "1-3", isPublished: false, isBinding: false, isShown: false, isOther: false),
    Experiment(name: "1-4", isPublished: false, isBinding: false, isShown: true, isOther: false),
    Experiment(name: "2-1", isPublished: true, isBinding: true, isShown: false, isOther: false),
    Experiment(name: "2-2", isPublished: true, isBinding: true, isShown: true, isOther: false),
    Experiment(name: "2-3", isPublished: true, isBinding: false, isShown: false, isOther: false),
    Experiment(name: "2-4", isPublished: true, isBinding: false, isShown: true, isOther: false),
    Experiment(name: "2-5", isPublished: true, isBinding: true, isShown: false, isOther: true),
  ]

  var title: String {
    let source = isPublished ? "@Published" : "@State"
    if isOther { return "another \(source)" }
    return "\(source) \(isBinding ? "binding" : "plain")" + (isShown ? ", shown" : "")
  }

  /// The scenario as a person would write it.
  var code: String {
    let property = isBinding ? "@Binding var flag: Bool" : "let flag: Bool"
    let shows = isShown ? "uiView.backgroundColor = flag ? .red : .blue" : ""
    let owner = isPublished ? "model." : ""
    let argument = isBinding ? "$\(owner)flag" : "\(owner)flag"
    let changed = owner + (isOther ? "other" : "flag")
    let data =
      isPublished
      ? "@StateObject var model = Model()" : "@State var flag = false\n  @State var other = false"
    return """
      class Model: ObservableObject { @Published var flag = false; @Published var other = false }
      struct MyUIKitView: UIViewRepresentable {
        \(property)
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) { \(shows) }
      }
      struct Parent: View {
        \(data)
        var body: some View {
          VStack {
            MyUIKitView(flag: \(argument))
            Button("Change") { \(changed).toggle() }
          }
        }
      }
      host Parent() as parent
      """
  }

  /// Initialisers, makes and updates: at the start, then for each of three changes.
  func run(_ language: Language, _ place: Place) throws(Problem) -> [[Int]] {
    var interpreter = Interpreter(language: language)
    var rows: [[Int]] = []
    var before = [0, 0, 0]
    for text in [code] + Array(repeating: "tap parent/\"Change\"", count: 3) {
      if let problem = interpreter.run(text).first { throw problem.placed(at: place) }
      let graph = interpreter.session.views.graph
      let node = graph.views.compactMap { graph[$0] }.first { $0.element.role == .representable }
      let now = node.map { [$0.counts.inits, $0.counts.makes, $0.counts.updates] } ?? before
      rows.append(zip(now, before).map { $0 - $1 })
      before = now
    }
    return rows
  }

  static func table(_ head: [String], _ rows: [[String]], _ layout: Layout) -> [StyledText] {
    let top = head.map { StyledText($0, .heading) }
    let table = Table([top] + rows.map { row in row.map { StyledText($0) } })
    return table.lines(width: layout.width, drawsBoxes: layout.drawsBoxes).map(\.trimmed)
  }
}

extension String {
  /// What stands between the first brace and the last one.
  fileprivate var block: String? {
    guard let open = firstIndex(of: "{"), let close = lastIndex(of: "}"), open < close else { return nil }
    return String(self[index(after: open)..<close])
  }
}

extension Session {
  /// What ran of each hosted view while statements run on a copy.
  fileprivate func counted(_ text: String, _ place: Place) throws(Problem) -> [[String]] {
    var interpreter = Interpreter(language: language)
    interpreter.session = self
    let before = views.graph
    if let problem = interpreter.run(text).first { throw problem }
    let after = interpreter.session.views.graph
    return after.views.compactMap { id -> [String]? in
      guard let node = after[id], node.element.role != .content else { return nil }
      let (new, old) = (node.counts, before[id]?.counts ?? .init())
      let counts = [
        new.inits - old.inits, new.evaluations - old.evaluations, new.makes - old.makes,
        new.updates - old.updates,
      ]
      return [interpreter.session.name(ofView: id)] + counts.map(String.init)
    }
  }
}

import Drawings
import Sessions
import StateUpdates
import Syntax

extension StatementKind {
  static let defineExperiment = StatementKind(
    define: "experiment", parts: [.block("block")], "Keeps a scenario of one's own for `experiment`",
    "Its statements run on a copy each time, and what ran of each hosted view is counted.",
    example: "define experiment twice { tap page/\"Add\"; tap page/\"Add\" }"
  ) { verb, checker throws(Problem) in
    let known = checker.session.definitions.order.filter { $0.kind == "experiment" }.map(\.name)
    try checker.requireDefinable(
      verb, "experiment", among: known + Experiment.scenarios.map(\.name) + ["all"])
    return checker.made("experiment", verb, "experiment \(verb.defined.text)")
  }

  static let experiment = StatementKind(
    "experiment", [.expression("scenario"), [.block("block")]], .views,
    "Tabulates initialisers, bodies, makes and updates of a scenario",
    "`1-0` to `2-5` hand data to a representable: from a state or a published property, as a binding or plain, with or without visible effect. `all` shows each: at the start, and what a change adds. With a block, its own statements run on a copy, and what ran of each hosted view is counted.",
    example: "experiment 1-1", decisions: ["settlePass"], context: .topLevel
  ) { verb, checker throws(Problem) in
    let (word, place) = (checker.word("scenario", verb), checker.place(verb.range))
    let name = word.text
    let own = checker.session.definitions.order.last { $0.kind == "experiment" && $0.name == name }
    let kept = own?.text.firstMatch(of: /\{((?s).*)\}/).map { String($0.1) }
    let block = verb.block("block").map { checker.text(SourceRange($0.range.start + 1, $0.range.end - 1)) }
    if let text = block ?? kept {
      return Checked(action: verb.range) { session throws(Problem) in
        var interpreter = Interpreter(language: session.language)
        interpreter.session = session
        let counts = try interpreter.counting(text)
        let rows = counts.map { [interpreter.session.name(ofView: $0.view)] + $0.counts }
        session.report { Experiment.table([["view", "init", "body", "make", "update"]] + rows, $0) }
      }
    }
    let scenarios = Experiment.scenarios.filter { name == "all" || $0.name == name }
    guard !scenarios.isEmpty else {
      throw checker.problem(
        "there is no experiment `\(name)`", at: word.range,
        suggestion: "there are \(Experiment.scenarios.map(\.name).joined(separator: ", ")), and all")
    }
    return Checked(action: verb.range) { session throws(Problem) in
      let isOnly = scenarios.count == 1
      let words = ["init", "make", "update"]
      var rows = [isOnly ? [""] + words : ["", "what changes"] + words + words.map { "+\($0)" }]
      for scenario in scenarios {
        let counts = try scenario.run(session.language, place)
        if isOnly {
          session.report { _ in [StyledText("\(scenario.name)  \(scenario.title)", .strong)] }
          rows += zip(["at the start", "change 1", "change 2", "change 3"], counts).map { [$0] + $1 }
        } else {
          rows.append([scenario.name, scenario.title] + counts[0] + counts[1])
        }
      }
      let all = rows
      session.report { Experiment.table(all, $0) }
    }
  }
}

/// A scenario in which a parent passes data to a representable: written as SwiftUI code, run, and counted.
package struct Experiment: Sendable {
  package var name: String
  /// What changes and how it is passed down: `@State binding, shown`; `another` does not concern the representable.
  package var title: String

  package static let scenarios = [
    ("1-0", "another @State"), ("1-1", "@State binding"), ("1-2", "@State binding, shown"),
    ("1-3", "@State plain"), ("1-4", "@State plain, shown"), ("2-1", "@Published binding"),
    ("2-2", "@Published binding, shown"), ("2-3", "@Published plain"), ("2-4", "@Published plain, shown"),
    ("2-5", "another @Published"),
  ].map { Experiment(name: $0, title: $1) }

  var code: String {
    let (isPublished, isPlain) = (title.contains("@Published"), title.contains("plain"))
    let owner = isPublished ? "model." : ""
    return """
      class Model: ObservableObject { @Published var flag = false; @Published var other = false }
      struct MyUIKitView: UIViewRepresentable {
        \(isPlain ? "let" : "@Binding var") flag: Bool
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {
          \(title.hasSuffix("shown") ? "uiView.backgroundColor = flag ? .red : .blue" : "")
        }
      }
      struct Parent: View {
        \(isPublished ? "@StateObject var model = Model()" : "@State var flag = false; @State var other = false")
        var body: some View {
          VStack {
            MyUIKitView(flag: \(isPlain ? "" : "$")\(owner)flag)
            Button("Change") { \(owner)\(title.hasPrefix("another") ? "other" : "flag").toggle() }
          }
        }
      }
      host Parent() as parent
      """
  }

  /// The numbers of initializers, makes and updates: one row at the start, then one for each of three changes.
  func run(_ language: Language, _ place: Place) throws(Problem) -> [[String]] {
    var interpreter = Interpreter(language: language)
    var rows: [[String]] = []
    for text in [code] + Array(repeating: "tap parent/\"Change\"", count: 3) {
      do throws(Problem) {
        let all = try interpreter.counting(text)
        let own = all.first { interpreter.session.views.graph[$0.view]?.element.role == .representable }
        rows.append(own.map { [$0.counts[0], $0.counts[2], $0.counts[3]] } ?? ["0", "0", "0"])
      } catch { throw error.placed(at: place) }
    }
    return rows
  }

  static func table(_ rows: [[String]], _ layout: Layout) -> [StyledText] {
    let cells = rows.enumerated().map { index, row in
      row.map { StyledText($0, index == 0 ? .heading : .plain) }
    }
    return Table(cells).lines(layout).map(\.trimmed)
  }
}

extension Interpreter {
  /// Runs statements, and counts the initializers, bodies, makes and updates of each view.
  fileprivate mutating func counting(_ text: String) throws(Problem) -> [(view: ViewID, counts: [String])] {
    let before = session.views.graph
    if let problem = run(text).first { throw problem }
    let after = session.views.graph
    return after.views.compactMap { id in
      guard let node = after[id], node.element.role != .content else { return nil }
      let (new, old) = (node.counts, before[id]?.counts ?? .init())
      let counts = [
        new.inits - old.inits, new.evaluations - old.evaluations, new.makes - old.makes,
        new.updates - old.updates,
      ]
      return (id, counts.map(String.init))
    }
  }
}

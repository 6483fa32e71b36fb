import Drawings
import Sessions
import StateUpdates
import Syntax

extension StatementKind {
  static let experiment = StatementKind(
    "experiment", [.expression("name")], .views,
    "Tabulates initialisers, bodies, makes and updates of a scenario",
    "`1-0` to `2-5` hand data to a representable: from a state or a published property, as a binding or plain, with or without visible effect. `all` shows each: at the start, and what a change adds.",
    example: "experiment 1-1", decisions: ["settlePass"], standing: .topLevel
  ) { verb, checker throws(Problem) in
    let (word, place) = (try checker.word("name", verb), checker.place(verb.range))
    let name = word.text
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
      session.report { layout in
        let cells = all.enumerated().map { index, row in
          row.map { StyledText($0, index == 0 ? .heading : .plain) }
        }
        return Table(cells).lines(layout).map(\.trimmed)
      }
    }
  }
}

/// A scenario of a parent that hands data to a representable: written as SwiftUI code, run, and counted.
private struct Experiment: Sendable {
  var name: String
  /// What changes and how it is handed down: `@State binding, shown`; the representable has nothing to do with `another`.
  var title: String

  static let scenarios = [
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

  /// Initialisers, makes and updates: at the start, then for each of three changes.
  func run(_ language: Language, _ place: Place) throws(Problem) -> [[String]] {
    var interpreter = Interpreter(language: language)
    var (rows, before): ([[String]], [Int]) = ([], [0, 0, 0])
    for text in [code] + Array(repeating: "tap parent/\"Change\"", count: 3) {
      if let problem = interpreter.run(text).first { throw problem.placed(at: place) }
      let graph = interpreter.session.views.graph
      let own = graph.views.lazy.compactMap { graph[$0] }.first { $0.element.role == .representable }
      let counts = own.map { [$0.counts.inits, $0.counts.makes, $0.counts.updates] } ?? before
      rows.append(zip(counts, before).map { "\($0 - $1)" })
      before = counts
    }
    return rows
  }
}

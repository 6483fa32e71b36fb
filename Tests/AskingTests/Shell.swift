import Sessions
import StandardLanguage

/// A session in which the tests' world stands already, and what it answers.
struct Shell {
  var interpreter = Interpreter(language: .standard)

  static let world = """
    define enum AppTheme { standard, pastel, bold, monochrome }
    define trait Theme: AppTheme = standard { affects color }
    define trait Width = 0
    scene main { window win { controller root { view header { view title }; controller settings { view form { view cell } } } } }

    """

  init(_ statements: String = "", world: String = Shell.world) {
    _ = run(world + statements)
  }

  /// What a text prints, and behind it the first problem with its suggestion.
  mutating func run(_ text: String) -> String {
    var lines: [String] = []
    let problems = interpreter.run(text, file: "test") { outcome in
      lines += outcome.output.flatMap(\.plainLines)
    }
    if let problem = problems.first {
      lines.append("error: \(problem.message)")
      if let suggestion = problem.suggestion { lines.append("  \(suggestion)") }
    }
    return lines.joined(separator: "\n")
  }

  /// The confirmations of a text.
  mutating func confirmations(_ text: String) -> [String] {
    var lines: [String] = []
    interpreter.run(text, file: "test") { outcome in
      for output in outcome.output { if case .confirmation(let text) = output { lines.append(text.string) } }
    }
    return lines
  }
}

import Sessions
import StandardLanguage
import Syntax

/// What a text answers: its lines with the confirmations behind `▸`, and the problems behind `error:`.
func answers(_ text: String) -> [String] {
  var interpreter = Interpreter(language: .standard)
  var lines: [String] = []
  let problems = interpreter.run(text, file: "test") { outcome in
    for output in outcome.output {
      switch output {
      case .confirmation(let text): lines.append("▸ \(text.string)")
      case .note(let text, _): lines.append("note: \(text)")
      case .warning(let text, _): lines.append("warning: \(text)")
      default: lines += output.plainLines
      }
    }
  }
  return lines
    + problems.map { problem in
      "error: \(problem.message)" + (problem.suggestion.map { " (\($0))" } ?? "")
    }
}

/// The answers to the last of several statements, with what comes before it left out.
func answers(_ text: String, after preparation: String) -> [String] {
  Array(answers(preparation + "\n" + text).dropFirst(answers(preparation).count))
}

/// A theme with three values, and `main › win › root › header, form › cell`.
let themes = """
  define enum AppTheme { standard, pastel, bold }
  define trait Theme: AppTheme = standard { affects color }
  scene main { window win { controller root { view header; view form { view cell } } } }
  """

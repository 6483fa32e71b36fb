import Sessions
import StandardLanguage
import Syntax

/// What a pasted text prints, with its problems behind `error:`, its notes left out.
func pasted(_ text: String) -> [String] {
  var interpreter = Interpreter(language: .standard)
  var lines: [String] = []
  let problems = interpreter.run(text, file: "test") { outcome in
    lines += outcome.output.flatMap { $0.plainLines }
  }
  return lines
    + problems.map { problem in
      "error: \(problem.message)" + (problem.suggestion.map { " (\($0))" } ?? "")
    }
}

/// A custom trait as the talk writes it.
let themeTrait = """
  enum AppTheme: Int { case standard, pastel, bold, monochrome }
  struct ThemeTrait: UITraitDefinition {
      static let defaultValue = AppTheme.standard
      static let affectsColorAppearance = true
      static let name = "theme"
      static let identifier = "com.example.theme"
  }
  extension UITraitCollection { var theme: AppTheme { self[ThemeTrait.self] } }
  extension UIMutableTraits {
      var theme: AppTheme { get { self[ThemeTrait.self] } set { self[ThemeTrait.self] = newValue } }
  }

  """

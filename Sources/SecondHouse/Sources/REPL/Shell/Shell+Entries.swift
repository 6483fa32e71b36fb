import Drawings
import LineEditing
import Sessions
import Syntax

extension Shell {
  /// The number of the state stands at the right, once there is one to go back to.
  package static func prompt(_ interpreter: Interpreter) -> Prompt {
    let number = interpreter.history.current
    return Prompt("mendel> ".styledPrompt, right: number == 0 ? "" : StyledText("[\(number)]", .dim))
  }

  /// What is asked of the reader: the prompt, and how the session helps while an entry is typed.
  var request: LineRequest {
    var request = LineRequest(prompt: prompt(runner.interpreter))
    let help = help
    request.completeness = { help.completeness(of: $0) }
    request.styles = { help.styles(of: $0) }
    request.completions = { [self] in completions(of: $0, at: $1) }
    request.emptyEnter = emptyEnter
    request.isRecorded = isRecorded
    return request
  }

  /// What may stand at the cursor.
  func completions(of text: String, at cursor: Int) -> Completions {
    let site = help.read(text).site(at: cursor)
    let range = site.replacement.start..<site.replacement.end
    let found = Completer(runner.interpreter.session, site).candidates
    return Completions(
      replacing: range, found.map { Completions.Candidate($0.name, $0.gloss, insertText: $0.text) })
  }

  /// `override ?`: what may stand there.
  func offer(_ read: SourceText) {
    let end = read.text.lastIndex(of: "?").map { read.text.utf8.distance(from: read.text.startIndex, to: $0) } ?? 0
    let found = Completer(runner.interpreter.session, read.site(at: end)).candidates
    let rows = found.map { [StyledText($0.name, .keyword), StyledText($0.gloss)] }
    runner.present([
      .report { layout in
        rows.isEmpty
          ? [StyledText("nothing may stand here")]
          : Table(rows).lines(width: layout.width, drawsBoxes: layout.drawsBoxes)
      }
    ])
  }
}

extension String {
  fileprivate var styledPrompt: StyledText { StyledText(self, .strong) }
}

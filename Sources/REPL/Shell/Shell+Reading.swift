import LineEditing
import Playgrounds

extension Shell {
  /// What is asked of the reader: the prompt, and how the session helps while an entry is typed.
  var request: LineRequest {
    var request = LineRequest(prompt: Prompt("mendel> ", right: rightPrompt))
    let help = help
    request.completeness = { help.completeness(of: $0) }
    request.completions = { help.completions(of: $0, at: $1) }
    request.highlights = { help.highlights(of: $0) }
    return request
  }

  /// The number of the state, once there is one to go back to.
  private var rightPrompt: String { playground.history.current == 0 ? "" : "[\(playground.history.current)]" }
}

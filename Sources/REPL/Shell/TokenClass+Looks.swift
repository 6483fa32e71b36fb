import Drawings
import LineEditing
import Syntax

extension TokenClass {
  /// What code of the class looks like, while it is typed and where it is shown; names and signs look like any text.
  var looks: (role: TextRole, style: Style)? {
    switch self {
    case .word: (.keyword, .keyword)
    case .type: (.type, .type)
    case .number, .color: (.number, .number)
    case .string, .interpolation: (.string, .string)
    case .comment: (.comment, .comment)
    case .problem: (.error, .error)
    case .name, .sign: nil
    }
  }
}

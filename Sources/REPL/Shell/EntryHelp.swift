import Drawings
import LineEditing
import Syntax

/// The help while an entry is typed: each text is parsed once, for colours, completeness, completion and running.
final class EntryHelp {
  private(set) var reads = 0
  private let table: StatementTable
  /// The texts parsed last: the entry, and the part of it before the cursor.
  private var recent: [SourceText] = []

  init(_ table: StatementTable) { self.table = table }

  /// Parses an entry; one with several lines is parsed as a file is.
  func read(_ text: String) -> SourceText {
    if let known = recent.first(where: { $0.text == text && $0.text.utf8.count == text.utf8.count }) {
      return known
    }
    reads += 1
    let read = SourceText(text, statements: table, mode: text.utf8.contains(0x0A) ? .file : .entered)
    recent = [read] + recent.prefix(1)
    return read
  }

  /// Whether Enter runs the text; inside brackets Enter inserts a line break and indents.
  func completeness(of text: String) -> Completeness {
    let read = read(text)
    if read.isComplete || read.asksForHelp { return .complete }
    let depth = read.site(at: text.utf8.count).scopes.count - 1
    return .incomplete(indent: 2 * max(depth, 1))
  }

  func styles(of text: String) -> [StyledRange] {
    read(text).tokens.compactMap { token in
      token.kind.style.map { StyledRange(token.range.start..<token.range.end, $0) }
    }
  }
}

extension Token.Kind {
  /// The style of tokens of this kind, while code is typed and where it is shown; nil for names and punctuation.
  package var style: Style? {
    switch self {
    case .keyword, .verb: .keyword
    case .type, .attribute: .type
    case .number: .number
    case .color(let color): .swatch(color >> 8)
    case .string, .interpolation: .string
    case .comment: .comment
    case .problem: .error
    case .name, .sign, .bracket, .raw: nil
    }
  }
}

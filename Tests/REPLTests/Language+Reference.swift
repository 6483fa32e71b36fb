import Sessions
import StandardLanguage
import Syntax
import Traits

extension Language {
  /// The language's reference, `Lessons/REFERENCE.md`: generated from the statements, so that it cannot drift from them.
  var reference: String {
    let sections = StatementKind.Section.allCases.map { section in
      (section, kinds.filter { $0.section == section && !$0.title.isEmpty })
    }
    let introduction = """
      # The language, statement by statement

      This page is generated from the statements' own files, which also drive the parser, completion and `help`. Words in capitals stand for
      what you write; what stands in `[ ]` may be left out. In a session, `help WORD` shows the same. Swift, with UIKit's and SwiftUI's names,
      is written as it stands.

      """
    return introduction
      + sections.filter { !$0.1.isEmpty }.map { section, kinds in
        "\n## \(section.rawValue)\n\n" + kinds.map(Self.entry).joined(separator: "\n")
      }.joined() + Self.decisions
  }

  private static func entry(_ kind: StatementKind) -> String {
    let open = kind.decisions.map { "[`\($0)`](#\($0.lowercased()))" }.joined(separator: ", ")
    return "**`\(kind.syntax.usage)`**\n\n\(kind.text)\n\n```\n\(kind.example)\n```\n"
      + (open.isEmpty ? "" : "\nLeft open by Apple: \(open).\n")
  }

  private static var decisions: String {
    """

    ## What Apple leaves open

    Where Apple's documentation is silent, Mendel decides once. `show decisions` lists the points, and `show decision NAME` shows one.


    """
      + Decision.known
      .map { "### `\($0.id)`\n\n**\($0.title)** \($0.answer)\n\n*Why:* \($0.reason)\n" }
      .joined(separator: "\n")
  }
}

import Commands
import Syntax

/// The language's reference, `Lessons/REFERENCE.md`: generated from the table of statements and the guide, so
/// that it cannot drift from them.
public enum Reference {
  /// The page in Markdown.
  public static var markdown: String {
    let sections = Statements.Section.allCases.compactMap(section)
    return introduction + sections.joined(separator: "\n") + decisions
  }

  private static let introduction = """
    # The language, statement by statement

    This page is generated from the table that also drives the parser, completion and `help`. Words in capitals stand for what you write;
    what stands in `[ ]` may be left out. In a session, `help WORD` shows the same.


    """

  private static func section(_ section: Statements.Section) -> String? {
    let rows = Statements.rows.filter { $0.section == section && $0.form.isListed }
    guard !rows.isEmpty else { return nil }
    return "## \(section.rawValue)\n\n" + rows.map(entry).joined(separator: "\n")
  }

  private static func entry(_ row: Statements.Row) -> String {
    var text =
      "**`\(row.form == .expression ? row.title : row.fullUsage)`**\n\n\(row.summary). "
    guard let guide = StatementGuide[row.form] else { return text + "\n" }
    text += guide.meaning + "\n\n```\n\(guide.example)\n```\n"
    let open = StatementGuide.openPoints(of: row.form).map { "[`\($0.name)`](#\($0.name.lowercased()))" }
    if !open.isEmpty { text += "\nLeft open by Apple: \(open.joined(separator: ", ")).\n" }
    return text
  }

  /// What Apple leaves open: `show decision NAME` shows the same in a session.
  private static var decisions: String {
    let entries = OpenPoint.all.map {
      "### `\($0.name)`\n\n**\($0.question)** \($0.answer)\n\n*Why:* \($0.reason)\n"
    }
    return """

      ## What Apple leaves open

      Where Apple's documentation is silent, Mendel decides once. `show decisions` lists the points, and `show decision NAME` shows one.


      """ + entries.joined(separator: "\n")
  }
}

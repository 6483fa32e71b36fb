import Sessions
import Syntax

/// A parsed text of the language: its source, its statements and its tokens.
struct Script: Sendable {
  let source: Source
  let read: SourceText

  init(
    _ text: String, _ table: StatementTable, mode: SourceText.Mode = .file
  ) {
    source = Source(text)
    read = SourceText(text, statements: table, mode: mode)
  }

  var statements: [Statement] { read.statements }

  func text(_ range: SourceRange) -> String { source.text(range) }
  func text(_ statement: Statement) -> String { text(statement.range) }

  /// The line on which a statement begins, from 1.
  func line(_ statement: Statement) -> Int { Place(statement.range, in: source).line }

  /// Its tokens without comments; two texts with equal ones say the same.
  var codeTokens: [String] { read.tokens.filter { $0.kind != .comment }.map { text($0.range) } }
}

extension Interpreter {
  /// Parses a text with the statements of this session's language.
  func script(_ text: String, mode: SourceText.Mode = .file) -> Script {
    Script(text, session.language.table, mode: mode)
  }
}

extension Statement {
  var head: String? { verb?.head }
  var verb: VerbStatement? { if case .verb(let verb) = kind { verb } else { nil } }

  var blocks: [[Statement]] {
    switch kind {
    case .if(_, let block, let otherwise): [block.statements] + (otherwise?.blocks ?? [])
    case .guard(_, let block), .while(_, let block), .repeatWhile(let block, _), .for(_, _, _, let block),
      .defer(let block), .block(let block):
      [block.statements]
    case .switch(_, let cases): cases.map(\.body.statements)
    case .verb(let verb):
      verb.slots.sorted(on: { $0.key }).flatMap { slot -> [[Statement]] in
        switch slot.value {
        case .block(let block): [block.statements]
        case .items(_, let other, _): [other]
        case .statement(let statement): statement.blocks
        default: []
        }
      }
    default: []
    }
  }
}

import Drawings

/// Shows Markdown on a terminal: CommonMark with tables, wrapped to a width.
///
/// On a stream without colours the marks of code and stress stay, and without lines `-` and `|` stand for them, so that nothing is told by
/// looks alone.
package struct MarkdownRendering {
  package var width: Int
  /// What the stream shows.
  package var appearance: Appearance
  /// Colours code of a language; the code as it is if there is no closure for it.
  package var color: (_ code: String, _ language: String) -> StyledText

  package init(
    width: Int, appearance: Appearance,
    color: @escaping (String, String) -> StyledText = { code, _ in StyledText(code) }
  ) {
    (self.width, self.appearance, self.color) = (width, appearance, color)
  }

  /// The lines of a document, without an empty one at its start or end.
  ///
  /// Footnotes are left out.
  package func lines(of markdown: String) -> [StyledText] { blocks(MarkdownNode(parsing: markdown).children) }

  /// Lists and quotes that lie so deep that less would be left go beyond the width.
  private static let leastWidth = 4

  // MARK: Blocks

  /// Blocks with an empty line between them, or none.
  func blocks(_ nodes: [MarkdownNode], isTight: Bool = false) -> [StyledText] {
    var lines: [StyledText] = []
    for node in nodes {
      let block = block(node)
      if block.isEmpty { continue }
      if !lines.isEmpty, !isTight { lines.append(StyledText()) }
      lines += block
    }
    return lines
  }

  private func block(_ node: MarkdownNode) -> [StyledText] {
    switch node.kind {
    case .paragraph: inline(node.children).wrapped(to: width)
    case .heading(let level): heading(inline(node.children), level: level)
    case .list(let start, let isTight): list(node.children, start: start, isTight: isTight)
    case .quote: quote(node.children)
    case .code(let code, let info, _): self.code(code, info: info)
    case .html(let text): StyledText(text.trimmed, .dim).wrapped(to: width)
    case .table(let alignments): table(node.children, alignments: alignments)
    case .footnote: []
    case .rule: [StyledText(String(repeating: line("─", "-"), count: max(1, width)), .dim)]
    default: inline([node]).wrapped(to: width)
    }
  }

  private func heading(_ text: StyledText, level: Int) -> [StyledText] {
    let lines = text.styled(.heading).wrapped(to: width)
    let width = lines.reduce(0) { max($0, $1.width) }
    switch level {
    case 1: return lines + [StyledText(String(repeating: line("═", "="), count: width), .dim)]
    case 2: return lines + [StyledText(String(repeating: line("─", "-"), count: width), .dim)]
    default: return lines
    }
  }

  private func quote(_ nodes: [MarkdownNode]) -> [StyledText] {
    narrowed(by: 2).blocks(nodes).map { (StyledText(line("│", "|") + " ", .dim) + $0).trimmed }
  }

  private func list(_ items: [MarkdownNode], start: Int?, isTight: Bool) -> [StyledText] {
    let last = (start ?? 0) + items.count - 1
    var lines: [StyledText] = []
    for (index, item) in items.enumerated() {
      var mark = start.map { "\($0 + index)." } ?? line("•", "-")
      if case .item(let isDone?) = item.kind { mark += isDone ? " [x]" : " [ ]" }
      // Numbers of different length end at the same column.
      let missing = start == nil ? 0 : "\(last).".count - "\((start ?? 0) + index).".count
      let first = StyledText.blanks(missing) + StyledText(mark, .dim) + " "
      let indentation = first.width
      let block = narrowed(by: indentation).blocks(item.children, isTight: isTight)
      if index > 0, !isTight { lines.append(StyledText()) }
      lines.append(first + (block.first ?? StyledText()))
      lines += block.dropFirst().map { $0.isEmpty ? $0 : .blanks(indentation) + $0 }
    }
    return lines
  }

  private func code(_ code: String, info: String) -> [StyledText] {
    let language = info.prefix { !$0.isWhitespace }
    let indentation = 2
    // A tab would go to a column that depends on where the terminal is.
    let expanded = code.reduce(into: "") { $0 += $1 == "\t" ? "    " : String($1) }
    return color(expanded, String(language)).lines.flatMap { line in
      // What does not fit goes on deeper than the line that it belongs to.
      let depth = line.string.prefix { $0 == " " }.count
      let room = max(Self.leastWidth, width - indentation)
      return line.wrapped(to: room, hanging: min(depth + 4, room / 2)).map {
        $0.isEmpty ? $0 : .blanks(indentation) + $0
      }
    }
  }

  private func table(_ rows: [MarkdownNode], alignments: [Character]) -> [StyledText] {
    let cells = rows.map { row in row.children.map { inline($0.children) } }
    let hasHeader = rows.first?.kind == .row(isHeader: true)
    let table = Table(
      Array(hasHeader ? cells.dropFirst() : cells[...]), header: hasHeader ? cells.first : nil,
      alignments: alignments.map { $0 == "r" ? .trailing : $0 == "c" ? .center : .leading })
    return table.lines(width: width, drawsBoxes: appearance.drawsBoxes)
  }

  private func narrowed(by columns: Int) -> MarkdownRendering {
    var narrowed = self
    narrowed.width = max(Self.leastWidth, width - columns)
    return narrowed
  }

  private func line(_ drawn: String, _ plain: String) -> String { appearance.drawsBoxes ? drawn : plain }

  // MARK: Inlines

  private func inline(_ nodes: [MarkdownNode]) -> StyledText { nodes.map(inline).joined() }

  private func inline(_ node: MarkdownNode) -> StyledText {
    switch node.kind {
    case .text(let text): StyledText(text)
    case .codeSpan(let code): marked("`", StyledText(code, .code))
    case .emphasis: marked("*", inline(node.children).styled(.emphasis))
    case .strong: marked("**", inline(node.children).styled(.strong))
    case .strikethrough: "~~" + inline(node.children).styled(.dim) + "~~"
    case .link(let address): link(inline(node.children), to: address)
    case .image: "[" + inline(node.children).styled(.emphasis) + "]"
    case .softBreak: " "
    case .hardBreak: "\n"
    case .html(let text): StyledText(text, .dim)
    case .tooDeep: "…"
    case .footnoteMark: StyledText(" [more]", .dim)
    default: inline(node.children)
    }
  }

  /// The text, with its marks where nothing else shows what it is.
  private func marked(_ mark: StyledText, _ text: StyledText) -> StyledText {
    appearance.colors == .none ? mark + text + mark : text
  }

  private func link(_ text: StyledText, to address: String) -> StyledText {
    let shown = text.styled(.link)
    return text.string == address || address.isEmpty ? shown : shown + StyledText(" (\(address))", .dim)
  }
}

extension String {
  /// The text without line ends at its end.
  fileprivate var trimmed: Substring {
    self[..<(lastIndex { !$0.isNewline }.map(index(after:)) ?? startIndex)]
  }
}

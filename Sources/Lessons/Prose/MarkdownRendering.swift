import Drawings

/// Renders Markdown for a terminal: CommonMark with tables, wrapped to a width.
///
/// On a stream without colours, code and emphasis keep their marks. On one without boxes, `-` and `|` replace the lines. So no
/// meaning depends on the look alone.
package struct MarkdownRendering {
  package var width: Int
  package var appearance: Appearance
  package var color: (_ code: String, _ language: String) -> StyledText

  package init(
    width: Int, appearance: Appearance,
    color: @escaping (String, String) -> StyledText = { code, _ in StyledText(code) }
  ) { (self.width, self.appearance, self.color) = (width, appearance, color) }

  /// The lines of a document without its footnotes, and without an empty line at the start or end.
  package func lines(of markdown: String) -> [StyledText] { blocks(MarkdownNode(parsing: markdown).children) }

  /// The minimum width; lists and quotes nested so deeply that less is left go beyond the right edge.
  private static let leastWidth = 4

  /// Renders blocks, with an empty line between them unless `isTight`.
  func blocks(_ nodes: [MarkdownNode], isTight: Bool = false) -> [StyledText] {
    let blocks = nodes.map(block).filter { !$0.isEmpty }
    return Array(blocks.joined(separator: isTight ? [] : [StyledText()]))
  }

  private func block(_ node: MarkdownNode) -> [StyledText] {
    switch node.kind {
    case .paragraph: inline(node.children).wrapped(to: width)
    case .heading: heading(inline(node.children), level: node.number)
    case .list: list(node)
    case .quote:
      narrowed(by: 2).blocks(node.children).map { (StyledText(line("│", "|") + " ", .dim) + $0).trimmed }
    case .codeBlock: code(node.text, info: node.info ?? "")
    case .htmlBlock: StyledText(node.text.withoutBlanks, .dim).wrapped(to: width)
    case .table: table(node)
    case .footnote: []
    case .rule: [rule("─", "-", width)]
    default: inline(node).wrapped(to: width)
    }
  }

  private func heading(_ text: StyledText, level: Int?) -> [StyledText] {
    let lines = text.styled(.heading).wrapped(to: width)
    let width = lines.map(\.width).max() ?? 0
    return switch level {
    case 1: lines + [rule("═", "=", width)]
    case 2: lines + [rule("─", "-", width)]
    default: lines
    }
  }

  private func list(_ list: MarkdownNode) -> [StyledText] {
    let marks = list.children.indices.map { index in list.number.map { "\($0 + index)." } ?? line("•", "-") }
    let items = zip(list.children, marks).map { item, mark in
      let box = item.kind == .task ? (item.isDone ? " [x]" : " [ ]") : ""
      // Numbers are right-aligned.
      let missing = (marks.last?.count ?? 0) - mark.count
      let first = StyledText.blanks(missing) + StyledText(mark + box, .dim) + " "
      let block = narrowed(by: first.width).blocks(item.children, isTight: list.isTight)
      return [first + (block.first ?? StyledText())] + indented(block.dropFirst(), by: first.width)
    }
    return Array(items.joined(separator: list.isTight ? [] : [StyledText()]))
  }

  private func code(_ code: String, info: String) -> [StyledText] {
    let language = info.prefix { !$0.isWhitespace }
    // A tab would depend on the current column, so it is replaced.
    return color(code.replacing("\t", with: "    "), String(language)).lines.flatMap { line in
      // Continuation lines are indented more than the line itself.
      let depth = line.string.prefix { $0 == " " }.count
      let room = max(Self.leastWidth, width - 2)
      return indented(line.wrapped(to: room, hanging: min(depth + 4, room / 2)), by: 2)
    }
  }

  private func table(_ table: MarkdownNode) -> [StyledText] {
    let cells = table.children.map { row in row.children.map { inline($0.children) } }
    let hasHeader = table.children.first?.kind == .headerRow
    let drawn = Table(
      Array(hasHeader ? cells.dropFirst() : cells[...]), header: hasHeader ? cells.first : nil,
      alignments: table.alignments.map { $0 == "r" ? .trailing : $0 == "c" ? .center : .leading })
    return drawn.lines(width: width, drawsBoxes: appearance.drawsBoxes)
  }

  private func narrowed(by columns: Int) -> MarkdownRendering {
    var narrowed = self
    narrowed.width = max(Self.leastWidth, width - columns)
    return narrowed
  }

  private func indented(_ lines: some Sequence<StyledText>, by columns: Int) -> [StyledText] {
    lines.map { $0.isEmpty ? $0 : .blanks(columns) + $0 }
  }

  private func line(_ drawn: String, _ plain: String) -> String { appearance.drawsBoxes ? drawn : plain }

  private func rule(_ drawn: String, _ plain: String, _ width: Int) -> StyledText {
    StyledText(String(repeating: line(drawn, plain), count: max(0, width)), .dim)
  }

  private func inline(_ nodes: [MarkdownNode]) -> StyledText { nodes.map(inline).joined() }

  private func inline(_ node: MarkdownNode) -> StyledText {
    switch node.kind {
    case .text: StyledText(node.text)
    case .code: marked("`", StyledText(node.text, .code))
    case .emphasis: marked("*", inline(node.children).styled(.emphasis))
    case .strong: marked("**", inline(node.children).styled(.strong))
    case .strikethrough: "~~" + inline(node.children).styled(.dim) + "~~"
    case .link: link(inline(node.children).styled(.link), to: node.text)
    case .image: "[" + inline(node.children).styled(.emphasis) + "]"
    case .softBreak: " "
    case .hardBreak: "\n"
    case .html: StyledText(node.text, .dim)
    case .tooDeep: "…"
    case .footnoteMark: StyledText(" [more]", .dim)
    default: inline(node.children)
    }
  }

  /// The text, with its Markdown marks if the stream has no colours.
  private func marked(_ mark: StyledText, _ text: StyledText) -> StyledText {
    appearance.colors == .none ? mark + text + mark : text
  }

  private func link(_ text: StyledText, to address: String) -> StyledText {
    text.string == address || address.isEmpty ? text : text + StyledText(" (\(address))", .dim)
  }
}

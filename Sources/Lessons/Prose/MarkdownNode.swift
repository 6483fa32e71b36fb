import CMarkdown

/// A part of a Markdown document: what cmark-gfm found, as a value.
struct MarkdownNode: Hashable, Sendable {
  /// What a part is.
  enum Kind: Hashable, Sendable {
    case document, paragraph, quote, rule
    case heading(level: Int)
    /// An ordered list begins at a number.
    case list(start: Int?, isTight: Bool)
    /// An item that is a task is done or not.
    case item(isDone: Bool?)
    case code(String, info: String, isFenced: Bool)
    case html(String)
    /// One letter a column: `l`, `c`, `r`, or something else for none.
    case table(alignments: [Character])
    case row(isHeader: Bool)
    case cell
    case text(String)
    case codeSpan(String)
    case emphasis, strong, strikethrough
    case link(address: String)
    case image
    case softBreak, hardBreak
    /// A footnote, and a place that refers to one. Footnotes stand behind everything else.
    case footnote, footnoteMark
    /// Parts lie in each other too deep here, and are left out.
    case tooDeep
  }

  var kind: Kind
  /// Its parts in order.
  var children: [MarkdownNode]
  /// The lines of the text that it spans, from 1; meaningful for blocks only.
  var lines: ClosedRange<Int>

  /// How deep parts may lie in each other: more than anybody can read.
  static let depthLimit = 64

  init(parsing text: String) {
    _ = Self.registration
    self.init(.document, [], 1...1)
    guard let parser = cmark_parser_new(CMARK_OPT_FOOTNOTES) else { return }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "tasklist"] {
      cmark_find_syntax_extension(name).map { _ = cmark_parser_attach_syntax_extension(parser, $0) }
    }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    guard let document = cmark_parser_finish(parser) else { return }
    defer { cmark_node_free(document) }
    self = Self.converted(document, depth: 0)
  }

  private init(_ kind: Kind, _ children: [MarkdownNode], _ lines: ClosedRange<Int>) {
    (self.kind, self.children, self.lines) = (kind, children, lines)
  }

  /// The library's table of extensions is filled once.
  private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()

  private static func converted(_ node: OpaquePointer, depth: Int) -> MarkdownNode {
    let first = Int(cmark_node_get_start_line(node))
    let lines = first...max(first, Int(cmark_node_get_end_line(node)))
    guard depth < depthLimit else { return MarkdownNode(.tooDeep, [], lines) }
    var children: [MarkdownNode] = []
    var child = cmark_node_first_child(node)
    while let current = child {
      children.append(converted(current, depth: depth + 1))
      child = cmark_node_next(current)
    }
    return MarkdownNode(kind(of: node), children, lines)
  }

  private static func kind(of node: OpaquePointer) -> Kind {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_FOOTNOTE_DEFINITION: return .footnote
    case CMARK_NODE_FOOTNOTE_REFERENCE: return .footnoteMark
    default: break
    }
    return switch string(cmark_node_get_type_string(node)) {
    case "document": .document
    case "block_quote": .quote
    case "thematic_break": .rule
    case "heading": .heading(level: Int(cmark_node_get_heading_level(node)))
    case "list": list(node)
    case "item": .item(isDone: nil)
    case "tasklist": .item(isDone: cmark_gfm_extensions_get_tasklist_item_checked(node))
    case "code_block": code(node)
    case "html_block", "html_inline": .html(string(cmark_node_get_literal(node)))
    case "table": table(node)
    case "table_header": .row(isHeader: true)
    case "table_row": .row(isHeader: false)
    case "table_cell": .cell
    case "text": .text(string(cmark_node_get_literal(node)))
    case "code": .codeSpan(string(cmark_node_get_literal(node)))
    case "emph": .emphasis
    case "strong": .strong
    case "strikethrough": .strikethrough
    case "link": .link(address: string(cmark_node_get_url(node)))
    case "image": .image
    case "softbreak": .softBreak
    case "linebreak": .hardBreak
    default: .paragraph
    }
  }

  private static func list(_ node: OpaquePointer) -> Kind {
    let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    return .list(
      start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
      isTight: cmark_node_get_list_tight(node) != 0)
  }

  private static func code(_ node: OpaquePointer) -> Kind {
    var (length, offset, letter): (Int32, Int32, CChar) = (0, 0, 0)
    let isFenced = cmark_node_get_fenced(node, &length, &offset, &letter) != 0
    return .code(
      string(cmark_node_get_literal(node)), info: string(cmark_node_get_fence_info(node)), isFenced: isFenced)
  }

  private static func table(_ node: OpaquePointer) -> Kind {
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    guard let letters = cmark_gfm_extensions_get_table_alignments(node) else { return .table(alignments: []) }
    return .table(
      alignments: UnsafeBufferPointer(start: letters, count: count).map { Character(Unicode.Scalar($0)) })
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}

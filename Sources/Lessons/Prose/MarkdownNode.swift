import CMarkdown

/// A node of a Markdown document: the result of cmark-gfm as a value.
struct MarkdownNode: Sendable {
  enum Kind: String, Sendable {
    case document, paragraph, heading, list, item, table, text, code, strong, strikethrough, link, image
    case quote = "block_quote"
    case rule = "thematic_break"
    case task = "tasklist"
    case codeBlock = "code_block"
    case htmlBlock = "html_block"
    case html = "html_inline"
    case headerRow = "table_header"
    case row = "table_row"
    case cell = "table_cell"
    case emphasis = "emph"
    case softBreak = "softbreak"
    case hardBreak = "linebreak"
    /// A footnote, and a reference to one; footnotes come after everything else.
    case footnote, footnoteMark
    /// A node that is nested too deeply; its content is left out.
    case tooDeep
  }

  var kind: Kind
  var children: [MarkdownNode] = []
  /// The lines of the text that it spans, from 1; valid for blocks only.
  var lines = 1...1
  /// Its text if it has no children, or the address of a link.
  var text = ""
  /// The info string of a code block; nil if it has no fence.
  var info: String?
  /// The level of a heading, or the number of an ordered list's first item.
  var number: Int?
  var isTight = false
  var isDone = false
  /// One letter per column of a table: `l`, `c`, `r`, or another for no alignment.
  var alignments: [Character] = []

  /// The maximum depth of nested nodes; more than this cannot be read anyway.
  static let depthLimit = 64

  init(parsing text: String) {
    _ = Self.registration
    kind = .document
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
    self = MarkdownNode(document, depth: 0)
  }

  /// Fills the library's table of extensions, once.
  private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()

  private init(_ node: OpaquePointer, depth: Int) {
    let first = Int(cmark_node_get_start_line(node))
    lines = first...max(first, Int(cmark_node_get_end_line(node)))
    kind = depth < Self.depthLimit ? Self.kind(of: node) : .tooDeep
    if kind == .tooDeep { return }
    var child = cmark_node_first_child(node)
    while let current = child {
      children.append(MarkdownNode(current, depth: depth + 1))
      child = cmark_node_next(current)
    }
    let string = { (text: UnsafePointer<CChar>?) in text.map { String(cString: $0) } }
    text = string(cmark_node_get_literal(node)) ?? string(cmark_node_get_url(node)) ?? ""
    isTight = cmark_node_get_list_tight(node) != 0
    switch kind {
    case .heading: number = Int(cmark_node_get_heading_level(node))
    case .list where cmark_node_get_list_type(node) == CMARK_ORDERED_LIST:
      number = Int(cmark_node_get_list_start(node))
    case .task: isDone = cmark_gfm_extensions_get_tasklist_item_checked(node)
    case .codeBlock:
      var (length, offset, letter): (Int32, Int32, CChar) = (0, 0, 0)
      let isFenced = cmark_node_get_fenced(node, &length, &offset, &letter) != 0
      info = isFenced ? string(cmark_node_get_fence_info(node)) ?? "" : nil
    case .table:
      guard let letters = cmark_gfm_extensions_get_table_alignments(node) else { break }
      let columns = UnsafeBufferPointer(
        start: letters, count: Int(cmark_gfm_extensions_get_table_columns(node)))
      alignments = columns.map { Character(Unicode.Scalar($0)) }
    default: break
    }
  }

  private static func kind(of node: OpaquePointer) -> Kind {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_FOOTNOTE_DEFINITION: .footnote
    case CMARK_NODE_FOOTNOTE_REFERENCE: .footnoteMark
    default: Kind(rawValue: String(cString: cmark_node_get_type_string(node))) ?? .paragraph
    }
  }
}

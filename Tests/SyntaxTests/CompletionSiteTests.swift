import Syntax
import Testing

@Suite("What may stand at a cursor")
struct CompletionSiteTests {
  /// What may stand at the `|` in a text, in a notation.
  private func site(_ marked: String) -> (things: [String], text: String, site: CompletionSite) {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let source = Reading(parts.joined(), .entered).source
    let site = source.site(at: parts[0].utf8.count)
    return (site.expected.map(\.shape), parts.joined(), site)
  }

  static let rows: [(String, [String])] = [
    ("|", ["statement"]), ("over|", ["statement"]), ("print 1; |", ["statement"]),
    ("foo bar\n|", ["statement"]),
    ("turn { |", ["statement"]), ("if a { } |", ["else", "statement"]), ("if a { } else |", ["if"]),
    ("override |", ["place"]), ("override fo|; print 3", ["place"]), ("override form.|", ["member of form"]),
    ("override form.th|", ["member of form"]), ("override form |", ["=", "block"]),
    ("override form.theme = |", ["like form.theme"]), ("override form.theme = b|", ["like form.theme"]),
    ("override form.theme = .b|", ["case of like form.theme"]),
    ("override form.theme = .|", ["case of like form.theme"]),
    ("override form { theme = |", ["like theme"]), ("remove |", ["override", "on", "place"]),
    ("remove ov|", ["override", "on", "place"]), ("remove override |", ["place"]),
    ("remove on cell |", ["event"]), ("set |", ["updates", "place"]),
    ("set updates |", ["mode", "="]),
    ("set x = |", ["like x"]), ("x = |", ["like x"]), ("cell.theme = .|", ["case of like cell.theme"]),
    ("expect cell.theme == |", ["like cell.theme"]), ("a == b; print |", ["value"]),
    ("if cell.theme != bo|", ["like cell.theme"]),
    ("scene main on |", ["device"]), ("scene main on mac |", ["orientation", "size", "block"]),
    ("scene |", ["name"]),
    ("create view x |", ["in", "block"]), ("create view x i|", ["in", "block"]),
    ("create view x in |", ["place"]), ("move a |", ["to"]), ("move a to |", ["destination"]),
    ("show |", ["all", "topic"]), ("show tree |", ["place"]), ("let x: |", ["type"]),
    ("let x: A<|", ["type"]), ("let x = |", ["value"]),
    ("let x: A = |", ["a A"]), ("let x: A = .|", ["case of a A"]), ("register |", ["place", "for"]),
    ("register cell for |", ["key"]),
    ("register cell for theme, |", ["key"]),
    ("register cell for theme |", ["capturing", "block", "target", "action"]),
    ("on cell lay|", ["event"]), ("settings/|", ["step of settings"]), ("settings/c|", ["step of settings"]),
    ("settings/cell.|", ["member of settings/cell"]),
    ("night[|", ["element of night"]), ("f.contains(th|", ["argument 0 of f.contains"]),
    ("f.a(from: |", ["argument 0 of f.a, from"]),
    ("Badge(count: 1, |", ["argument 1 of Badge"]), ("print \"\\(cell.|", ["member of cell"]),
    ("print \"\\(|", ["value"]),
    ("print \"a |", []), ("print 3 // c|", []), ("print \"\\(a) |", []), ("/* a |", []), ("\"\"\"\n a |", []),
    ("for x |", ["in"]), ("for x in a |", ["where"]),
    ("define |", ["plain", "objc", "enum", "struct", "class", "trait", "color", "image", "action", "key"]),
    ("define plain |", ["enum"]), ("define trait T = 3 { |", ["item"]),
    ("define trait T = 3 { af|", ["item"]), ("define trait T = 3 { affects |", ["what"]),
    ("define trait T: |", ["type"]),
    ("define trait T: A = |", ["a A"]), ("present |", ["kind"]),
    ("present inspector d on x { col|", ["item"]), ("update |", ["traits"]),
    ("what if { } |", ["tail", "statement"]), ("what if { } print |", ["value"]), ("help wh|", ["topic"]),
    ("load ../a|", ["file"]),
    ("expect |", ["error", "warning", "value"]), ("expect a |", ["within", "else"]), ("let r = cost |", []),
    ("struct A { |", ["declaration"]), ("struct A { va|", ["declaration"]), ("struct A: |", ["type"]),
    ("@|", ["attribute"]), ("@Sta|", ["attribute"]),
    ("#se|", ["statement", "macro"]), ("\\.|", ["key path "]), ("\\A.b.|", ["key path A b"]),
    ("a ? b : |", ["value"]),
    ("a + |", ["like a"]), ("f { |", ["statement"]), ("f { a in |", ["statement"]),
    ("switch x { case .|", ["case of like x"]), ("switch x { case .a: |", ["statement"]),
    ("func f(a: |", ["type"]), ("var a: Int { get { |", ["statement"]),
    ("turn { a.b(c) { d }\n  .|", ["member of a.b(c) {d}"]),
  ]

  @Test("what the parser would take is expected", arguments: rows)
  func expectations(marked: String, things: [String]) { #expect(site(marked).things == things) }

  @Test(
    "the word under the cursor is replaced up to the cursor",
    arguments: [
      ("over|ide", "over"), ("override form.th|", "th"), ("x = |", ""), ("print 요|약", "요"),
      ("load ../a/b|", "../a/b"), ("#sel|", "#sel"),
    ])
  func prefix(marked: String, prefix: String) {
    let found = site(marked).site
    #expect(found.prefix == prefix && found.replacement.end - found.replacement.start == prefix.utf8.count)
  }

  @Test("the statement being written is told with its slots")
  func verb() {
    #expect(site("on settings/cell |").site.verb?.shape == "<on place: settings/cell>")
    #expect(site("let w = register a for b |").site.verb?.shape == "<register keys: (b) place: a>")
    #expect(site("override |").site.verb?.head == "override" && site("turn { |").site.verb == nil)
    #expect(site("print 1; |").site.verb == nil && site("print 1\n|").site.verb == nil)
  }

  @Test("the blocks around the cursor are told, outermost first, with what stands before the cursor in them")
  func scopes() {
    func scopes(_ marked: String) -> [String] {
      site(marked).site.scopes.map {
        "\($0.opener.shape) [\($0.before.map(\.shape).joined(separator: "; "))]"
      }
    }
    #expect(scopes("let a = 1; |") == ["text [let a = 1]"])
    #expect(
      scopes("let a = 1\nlet w = register c for t { var b = 2; if b { } else { print |") == [
        "text [let a = 1]", "<register keys: (t) place: c> [var b = 2]", "block []",
      ])
    #expect(
      scopes("struct A: B { var c = 1; func d(e: F) { for g in h { if let i { j { k in let l = 2; |") == [
        "text []", "type A [var c = 1]", "function d []", "loop let g []", "conditions let i []",
        "closure of j [let l = 2]",
      ])
    #expect(scopes("switch x { case .a(let b): c\n |") == ["text []", "block []", "patterns .a(let b) [c]"])
    #expect(
      scopes("var a: Int { get { |").last == "property a []"
        && scopes("a modifying { b = 1; |").last == "modifying a [b = 1]")
  }

  @Test("a cursor anywhere in a right text finds a site", arguments: PastedCodeTests.snippets.indices)
  func everywhere(index: Int) {
    let text = PastedCodeTests.snippets[index].prefix(1200)
    let source = Reading(String(text)).source
    for place in text.indices {
      let offset = text.utf8.distance(from: text.startIndex, to: place)
      let site = source.site(at: offset)
      #expect(site.replacement.end == offset && site.replacement.start <= offset)
    }
  }
}

extension CompletionSite.Expected {
  fileprivate var shape: String {
    switch self {
    case .statement: "statement"
    case .declaration: "declaration"
    case .item: "item"
    case .head(let word, _): word
    case .word(let word): word
    case .slot(let part): part.slot
    case .value: "value"
    case .valueLike(let other): "like \(other.shape)"
    case .valueOf(let type): "a \(type.shape)"
    case .argument(let function, let label, let after):
      "argument \(after.count) of \(function.shape)" + (label.map { ", \($0.text)" } ?? "")
    case .element(let base): "element of \(base.shape)"
    case .implicitMember(let other): "case of \(other.shape)"
    case .member(let base): "member of \(base.shape)"
    case .step(let base): "step of \(base.shape)"
    case .keyPath(let root, let names):
      "key path " + ([root].compactMap { $0 } + names).map(\.text).joined(separator: " ")
    case .type: "type"
    case .attribute: "attribute"
    case .macro: "macro"
    }
  }
}

extension StatementSyntax.Part {
  fileprivate var slot: String {
    switch self {
    case .name(let slot, _), .expression(let slot), .place(let slot), .value(let slot), .type(let slot),
      .block(let slot),
      .items(let slot, _, _), .list(let slot, _), .statement(let slot), .raw(let slot), .rawLine(let slot):
      slot
    default: "?"
    }
  }
}

extension CompletionSite.Scope.Opener {
  fileprivate var shape: String {
    switch self {
    case .text: "text"
    case .block: "block"
    case .verb(let verb): verb.shape
    case .type(let type): "type \(type.name.text)"
    case .function(let function): "function \(function.name.text)"
    case .property(let name, _): "property \(name.text)"
    case .loop(let pattern, _): "loop \(pattern.shape)"
    case .conditions(let conditions): "conditions " + conditions.map(\.shape).joined(separator: ", ")
    case .closure(_, let function): "closure" + (function.map { " of \($0.shape)" } ?? "")
    case .modifying(let base): "modifying \(base.shape)"
    case .patterns(let patterns): "patterns " + patterns.map(\.shape).joined(separator: ", ")
    }
  }
}

import Syntax
import Testing

@Suite("What may stand at a cursor")
struct CompletionSiteTests {
  /// What may stand at the `|` in a text: the expected things in a notation, `statements` for any of them.
  private func expected(_ marked: String) -> (things: [String], word: String, site: CompletionSite) {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let text = parts.joined()
    var names = NameTable()
    let site = CompletionSite.find(in: text, at: parts[0].utf8.count, names: &names)
    func source(_ range: SourceRange) -> String {
      String(decoding: Array(text.utf8)[range.start..<range.end], as: UTF8.self)
    }
    var things: [String] = []
    for expected in site.expected {
      switch expected {
      case .statement: if things.last != "statements" { things.append("statements") }
      case .word(let word): things.append(word.spelling)
      case .slot(let slot, let kind): things.append("\(slot): \(kind)")
      case .value: things.append("value")
      case .operandValue(let other): things.append("like \(source(other.range))")
      case .implicitCase(let other): things.append("case of \(other.map { source($0.range) } ?? "?")")
      case .member(let base): things.append("member of \(source(base.range))")
      case .step(let base): things.append("step from \(source(base.range))")
      case .argument(let function, let label, let before):
        things.append(
          "argument \(before.count) of \(source(function.range))"
            + (label.map { ", \(source($0.range))" } ?? ""))
      case .annotatedValue(let type): things.append("a \(source(type.range))")
      case .annotatedCase(let type): things.append("case of \(source(type.range))")
      case .modifying(let base): things.append("modifying \(source(base.range))")
      case .orientation(let device): things.append("orientation of \(source(device.range))")
      case .element(let base): things.append("element of \(source(base.range))")
      case .traitKey(let base): things.append("trait" + (base.map { " of \(source($0.range))" } ?? ""))
      }
    }
    return (things, source(site.replacement), site)
  }

  static let rows: [(String, [String])] = [
    ("|", ["statements", "value"]),
    ("over|", ["statements", "value"]),
    ("print 1; |", ["statements", "value"]),
    ("foo bar\n|", ["statements", "value"]),
    ("override |", ["place: place"]),
    ("override fo|; print 3", ["place: place"]),
    ("override form.|", ["member of form"]),
    ("override form.th|", ["member of form"]),
    ("override form.theme = |", ["like form.theme"]),
    ("override form.theme = .b|", ["case of form.theme"]),
    ("override form { |", ["trait"]),
    ("override form { theme = |", ["like theme"]),
    ("override form { theme = bold; c|", ["trait"]),
    ("let n = night modifying { |", ["trait of night"]),
    ("remove |", ["override", "on", "place: place"]),
    ("remove override |", ["place: place"]),
    ("remove on cell |", ["event: name"]),
    ("set |", ["updates", "place: place"]),
    ("set updates |", ["manual", "automatic"]),
    ("x = |", ["like x"]),
    ("cell.theme = .|", ["case of cell.theme"]),
    ("expect cell.theme == |", ["like cell.theme"]),
    ("a == b; print |", ["value: value"]),
    ("if cell.theme != bo| { }", ["like cell.theme"]),
    ("if a { } |", ["else", "statements", "value"]),
    ("if a { } else |", ["if"]),
    ("scene main { |", ["statements", "value"]),
    ("scene main { window w {\n  vi|", ["statements", "value"]),
    ("scene main on |", ["device: device"]),
    ("scene main on iPadPro13 |", ["orientation of iPadPro13"]),
    ("scene |", ["name: newName"]), ("create view |", []), ("redefine trait |", ["name: newName"]),
    ("create |", ["subject: name"]),
    ("create view x |", ["in"]),
    ("create view x in |", ["place: place"]),
    ("move a |", ["to"]),
    ("move a to |", ["destination: place"]),
    ("show |", ["all", "topic: name"]),
    ("show all |", ["topic: name"]),
    ("show tree |", ["place: place"]),
    ("let x: |", ["type: type"]),
    ("let x = |", ["value", "register", "cost"]),
    ("register |", ["place: place", "for"]),
    ("register cell for |", ["keys: keys"]),
    ("register cell for theme, |", ["keys: keys"]),
    ("register cell for theme |", ["capturing", "target", "action"]),
    ("register cell for theme target |", ["target: place"]),
    ("on cell lay|", ["event: name"]),
    ("view x { on |", ["place: place", "event: name"]),
    ("settings/|", ["step from settings"]),
    ("settings/cell.|", ["member of settings/cell"]),
    ("night[|", ["element of night"]),
    ("form.overrides.contains(th|", ["argument 0 of form.overrides.contains"]),
    ("night.changedTraits(from: |", ["argument 0 of night.changedTraits, from"]),
    ("night.changedTraits(|", ["argument 0 of night.changedTraits"]),
    ("Badge(count: 1, |", ["argument 1 of Badge"]),
    ("print \"\\(cell.|", ["member of cell"]),
    ("print \"\"\"\n a \\(b + \"\\(c.|", ["member of c"]),
    ("print \"\\(\"\\(cell.|", ["member of cell"]),
    ("print \"\\(\"a |", []),
    ("print \"a |", []),
    ("print \"\\(cell.x) |", []),
    ("print 3 // com|", []),
    ("for x |", ["in"]), ("for x in a |", ["where"]),
    ("for x in a where |", ["condition: condition"]),
    ("define |", ["enum", "plain", "struct", "class", "trait", "objc", "key", "color", "image", "action"]),
    ("define plain |", ["enum"]), ("define objc |", ["trait"]),
    ("define trait T = 3 { accessors |", ["none"]), ("extend |", ["traits"]),
    ("define trait T = 3 { |", ["name", "identifier", "affects", "accessors"]),
    ("define trait T = 3 { affects |", ["color"]),
    (
      "present inspector d on x { col|", ["columnWidth", "interactiveDismissDisabled"]
    ),
    ("update |", ["traits"]),
    ("what if { } |", ["statements", "value"]), ("what if { } print |", ["value: value"]),
    ("?over|", ["topic: rawWords"]),
    ("help what i|", ["topic: rawWords"]),
    ("expect |", ["error", "value: value"]),
    ("expect a |", ["modifying a", "within", "else"]), ("cell.theme |", ["modifying cell.theme"]),
    ("let r = register |", ["place: place", "for"]), ("let r = cost |", []),
    ("let a: AppTheme = |", ["a AppTheme"]), ("let a: AppTheme = .|", ["case of AppTheme"]),
    ("var a: Bool? = b && |", ["value"]), ("define trait T: Look = |", ["a Look"]),
    ("define struct S { a: |", ["type: type"]), ("define struct S { a: Int = |", ["a Int"]),
    ("n = 2 + |", ["like 2"]), ("n = a == b ? |", ["like n"]), ("n = f(a == b) + |", ["like f(a == b)"]),
    ("a == b && |", ["value"]), ("n = [a, |", ["value"]), ("resize main to |", ["size: size"]),
    ("print [a, |", ["value"]), ("a ? |", ["value"]),
  ]

  @Test("what the parser would take is expected", arguments: rows)
  func expectations(marked: String, things: [String]) { #expect(expected(marked).things == things) }

  @Test(
    "the word under the cursor is replaced up to the cursor",
    arguments: [
      ("over|ide", "over"), ("override form.th|", "th"), ("x = |", ""), ("print 요|약", "요"),
      ("load ../a/b|", "../a/b"),
    ])
  func replacement(marked: String, word: String) { #expect(expected(marked).word == word) }

  @Test("the statement being written is told with its operands")
  func statement() {
    let site = expected("on settings/cell |").site
    #expect(site.statement?.form == .on)
    #expect(site.statement?[.place] != nil && site.statement?[.event] == nil)
    #expect(expected("turn { |").site.statement == nil)
  }

  @Test("the blocks around the cursor are told, outermost first")
  func enclosing() {
    let site = expected("scene a { }\nlet w = register cell for theme { if a { } else { print |").site
    #expect(site.enclosing.map(\.form) == [.register, .if])
    #expect(site.enclosing.first?[.keys] != nil)
    #expect(expected("turn { foo bar; if a { } ; |").site.enclosing.map(\.form) == [.turn])
    #expect(expected("on a b { print \"\\(|").site.enclosing.map(\.form) == [.on])
  }

  @Test("the statements before the cursor are told, block by block")
  func before() {
    let site = expected("let a = 1; foo bar; for b in c { var d = 2; if a { let e = 3 }; turn { print d; |")
      .site
    #expect(site.enclosing.map { $0.before.map(\.form) } == [[.letVariable], [.varVariable, .if]])
    #expect(site.before.map(\.form) == [.print])
    #expect(expected("let a = 1; |").site.before.map(\.form) == [.letVariable])
    let image = expected("night.performAsCurrent { let a = 2\n|").site
    #expect(image.enclosing.map(\.form) == [.performAsCurrent] && image.before.map(\.form) == [.letVariable])
  }

  @Test("an expression that is the whole statement so far is told")
  func whole() {
    for text in ["cell.|", "a; cell.|", "turn { cell.|"] { #expect(expected(text).site.wholeStart != nil) }
    for text in ["x = cell.|", "print cell.|", "a == cell.|", "f(cell.|", "set cell.|"] {
      #expect(expected(text).site.wholeStart == nil, "\(text)")
    }
  }

  @Test("the fields before a struct's own == are told")
  func comparedFields() {
    #expect(expected("define struct S { a = 0, b = 1; equal { left.|").site.comparedFields?.count == 2)
    #expect(expected("define struct S { a = 0, b = |").site.comparedFields == nil)
  }

  @Test("definitions and the session's words are not offered in blocks")
  func blocks() {
    func forms(_ marked: String) -> [StatementForm] {
      expected(marked).site.expected.compactMap { if case .statement(let form) = $0 { form } else { nil } }
    }
    #expect(forms("|").contains(.defineTrait) && forms("|").contains(.undo))
    #expect(!forms("turn { |").contains(.defineTrait) && !forms("turn { |").contains(.undo))
    #expect(forms("turn { |").contains(.override))
    #expect(forms("what if { } |").contains(.override) && !forms("what if { } |").contains(.undo))
  }

  @Test("a cursor anywhere in a right text finds a site")
  func everywhere() {
    var names = NameTable()
    let bytes = Array(Samples.tour.utf8)
    for offset in 0...bytes.count where offset == bytes.count || bytes[offset] & 0xC0 != 0x80 {
      let site = CompletionSite.find(in: Samples.tour, at: offset, names: &names)
      #expect(site.replacement.end == offset && site.replacement.start <= offset)
    }
  }
}

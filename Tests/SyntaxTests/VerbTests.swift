import Syntax
import Testing

@Suite("Statements of the playground")
struct VerbTests {
  @Test(
    "their slots are filled",
    arguments: [
      ("override form.theme = bold", "<override place: form.theme value: bold>"),
      ("override form { a = b; c = d }", "<override block: {a = b; c = d} place: form>"),
      ("remove override a/b.c", "<remove override place: a/b.c>"),
      ("remove on cell draw", "<remove on event: draw place: cell>"),
      ("remove badge", "<remove place: badge>"),
      ("what if { a = 1 } show tree theme", "<what if block: {a = 1} tail: <show place: theme topic: tree>>"),
      ("why not a == b", "<why not value: (a == b)>"),
      (
        "scene main on mac 1200x800 { window w }",
        "<scene block: {<window name: w>} device: mac name: main size: 1200.0x800.0>"
      ),
      ("scene main on iPadPro13 landscape", "<scene device: iPadPro13 name: main orientation: landscape>"),
      (
        "on cell draw { }; view x { on draw { } }",
        "<on block: {} event: draw place: cell>; <view block: {<on block: {} event: draw>} name: x>"
      ),
      (
        "let w = register a for b, c.d capturing e { f }",
        "let w = <register block: {f} captures: (e) keys: (b, c.d) place: a>"
      ),
      ("register for a action b", "<register action: b keys: (a)>"),
      ("register a for b target c action d", "<register action: d keys: (b) place: a target: c>"),
      ("register a for b,\n  c { }", "<register block: {} keys: (b, c) place: a>"),
      ("set a.b = height 200, medium", "<set place: a.b values: (.height(200), medium)>"),
      ("set updates manual", "<set updates mode: manual>"),
      (
        "present sheet s on v item $x { detents medium, large; content { a }; Text(\"b\") }",
        "<present binding: $x items: {<detents detents: (medium, large)>; <content block: {a}>; Text(\"b\")} kind: sheet name: s place: v>"
      ),
      (
        "present inspector d on x { columnWidth 200...300...400 }",
        "<present items: {<columnWidth bounds: 200...300...400>} kind: inspector name: d place: x>"
      ),
      ("host A(b: c) as d in e/f", "<host name: d place: e/f view: A(b: c)>"),
      (
        "animate easeInOut 1s { a = 1 }; animate { b }",
        "<animate block: {a = 1} curve: easeInOut duration: 1.0s>; <animate block: {b}>"
      ),
      ("type \"Bear\" in x/TextField", "<type place: x/TextField text: \"Bear\">"),
      ("swipe down x/sheet; tap outside b", "<swipe direction: down place: x/sheet>; <tap outside place: b>"),
      ("tap player/play/\"Play\"", "<tap place: player/play/\"Play\">"),
      ("timeline a.b from 0s to 1s", "<timeline end: 1.0s place: a.b start: 0.0s>"),
      ("expect a == b within 0.1 else \"c\"", "<expect message: \"c\" tolerance: 0.1 value: (a == b)>"),
      ("expect traits { a = 1 } == b", "<expect value: (traits() {a = 1} == b)>"),
      ("expect error \"x\" { a }", "<expect error block: {a} message: \"x\">"),
      (
        "print(a); print(\"b\", c); print a, b",
        "<print values: ((a))>; <print values: ((\"b\", c))>; <print values: (a, b)>"
      ),
      ("repeat 3 { a }; repeat { b } while c", "<repeat block: {a} count: 3>; repeat {b} while c"),
      ("x = cost { a }; return cost { }", "x = <cost block: {a}>; return <cost block: {}>"),
      (
        "toolbar on a { item add \"Add\" primaryAction { b } }",
        "<toolbar block: {<item block: {b} name: add placement: primaryAction title: \"Add\">} place: a>"
      ),
      (
        "define action f(sender, previous) { a }",
        "<define action block: {a} name: f parameters: (sender, previous)>"
      ), ("define action f() { }", "<define action block: {} name: f>"),
      (
        "define trait T: A = .b { name \"t\"; affects color\n identifier \"x\" }",
        "<define trait items: {<name text: \"t\">; <affects what: color>; <identifier text: \"x\">} name: T type: A value: .b>"
      ),
      (
        "define struct S { a = 1, b: Int; c = \"\"\n equal { left.a == right.a } }",
        "<define struct fields: {< name: a value: 1>; < name: b type: Int>; < name: c value: \"\">; <equal block: {(left.a == right.a)}>} name: S>"
      ),
      ("define enum E {\n a\n ,\n b\n}", "<define enum cases: {< name: a>; < name: b>} name: E>"),
      ("define color c = a ? #fff : b { x }", "<define color name: c value: (a ? #ffffffff : b() {x})>"),
      (
        "define image I { a dark, b 2: \"x\"; any: \"y\" }",
        "<define image looks: {< file: \"x\" look: ({< trait: a value: dark>}, {< trait: b value: 2>})>; <any file: \"y\">} name: I>"
      ),
      (
        "bridge a to B { read { c } write { d = value } }",
        "<bridge key: a methods: {<read block: {c}>; <write block: {d = value}>} trait: B>"
      ),
      (
        "split nav { sidebar { view list } content { } }",
        "<split block: {<sidebar block: {<view name: list>}>; <content block: {}>} name: nav>"
      ),
      (
        "resize main to 1/2; drag b to medium",
        "<resize place: main size: (1 / 2)>; <drag place: b value: medium>"
      ),
      ("use iOS 17; use 18", "<use version: 17>; <use version: 18>"),
      ("view badge: Badge", "<view name: badge type: Badge>"), ("relaunch fresh", "<relaunch fresh: fresh>"),
    ])
  func slots(text: String, expected: String) { #expect(shape(text) == expected) }

  @Test(
    "words behind some heads are taken as they are",
    arguments: [
      ("load ../a/b.mendel; a", "<load file: ../a/b.mendel>; a"),
      ("save my\"file//x'.txt // c", "<save file: my\"file//x'.txt>"),
      ("load \"a b\"", "<load file: a b>"),
      ("diff 3 7", "<diff first: 3 second: 7>"), ("help what if", "<help topic: (what, if)>"),
      ("expect error { record a.md }", "<expect error block: {<record file: a.md>}>"),
      ("open class A { }", "open class A {}"), ("open eJx+/=", "<open text: eJx+/=>"),
      ("swift Theme; swift", "<swift name: Theme>; <swift>"),
      ("experiment 1-1", "<experiment name: 1-1>"),
      ("load = 3; record.count; save += 1", "load = 3; record.count; save += 1"),
      ("turn { load }", "<turn block: {load}>"),
    ])
  func rawWords(text: String, expected: String) { #expect(shape(text) == expected) }

  @Test(
    "a word is a verb or a name by what follows it",
    arguments: [
      (
        "view.text; print[0]; set/cell; on.x = 3; view?.a; view!.b",
        "view.text; print[0]; set/cell; on.x = 3; view?.a; view!.b"
      ), ("view(x)", "view(x)"),
      (
        "set = 3; show - 1; print-1; on < off; update ? a : b",
        "set = 3; (show - 1); (print - 1); (on < off); (update ? a : b)"
      ),
      (
        "print -1; print !a; print .dark; print \\.a",
        "<print values: (-1)>; <print values: ((!a))>; <print values: (.dark)>; <print values: (\\.a)>"
      ),
      ("override; view\nturn", "override; view; turn"),
      ("update; next; undo; help", "<update>; <next>; <undo>; <help>"),
      ("turn { update; next }", "<turn block: {update; next}>"),
      (
        "set updates = 3; set updates.a = 1",
        "<set place: updates values: (3)>; <set place: updates.a values: (1)>"
      ), ("remove on; remove override.x", "<remove place: on>; <remove place: override.x>"),
      ("expect error; expect error == 3", "<expect value: error>; <expect value: (error == 3)>"),
      ("why not; why not == 3", "<why value: not>; <why value: (not == 3)>"),
      ("print (a); print [a]", "<print values: ((a))>; <print values: ([a])>"),
      ("view is UIView; tap as Int", "(view is UIView); (tap as Int)"),
      ("window modifying { a = 1 }", "window.modifyingTraits() {a = 1}"),
      ("cost { a }; let cost = 3", "<cost block: {a}>; let cost = 3"),
    ])
  func verbsAndNames(text: String, expected: String) { #expect(shape(text) == expected) }

  @Test("a statement is separated by a line end, `;` or the brace before it")
  func separators() {
    #expect(shape("a;b\nc\r\n;;d;").split(separator: ";").count == 4)
    #expect(shape("if a { b } print c; turn { } turn { d }").split(separator: "; ").count == 4)
  }

  @Test("at the prompt a complete line ends its statement; in files and brackets the next may go on")
  func continuation() {
    #expect(
      shape("a\n  .b") == "a.b" && shape("turn { a\n  .b\n  + c }", .entered) == "<turn block: {(a.b + c)}>")
    #expect(
      Reading("a\n.b", .entered).shapes == ["a", ".b"] && Reading("(a\n.b)", .entered).shapes == ["(a.b)"])
    #expect(Reading("a\n+ b", .entered).shapes.first == "a" && shape("a\n-b", .file) == "a; (-b)")
    #expect(shape("if a { }\nelse { b }\nif c\n{ }") == "if a {} else {b}; if c {}")
    #expect(Reading("if a { }\nelse { }", .entered).messages == ["`else` stands on a line of its own"])
    #expect(
      shape("x =\n\n1 +\n 2\nset y = 1,\n 2 // c\nprint a ==\n b", .entered)
        == "x = (1 + 2); <set place: y values: (1, 2)>; <print values: ((a == b))>")
  }

  @Test("a `?` behind a blank that ends a line at the prompt asks for help")
  func help() {
    #expect(Reading("override form ?", .entered).source.asksForHelp)
    for text in ["override form?", "(a ?", "?", "\"a ?\""] {
      #expect(!Reading(text, .entered).source.asksForHelp, "\(text)")
    }
    #expect(!Reading("override form ?", .file).source.asksForHelp)
  }
}

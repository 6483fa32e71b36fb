import SessionTesting
import Testing

/// A Swift and an Objective-C definition of one trait's data.
@Suite("Shared data")
struct SharedDataTests {
  /// Two definitions of the same data, and a view that shows a colour by the second.
  private static func session(_ first: String, _ second: String, confirms: Bool = false) -> Session {
    let session = Session(
      "\(first)\nscene s { window w { view v } }", confirms: confirms)
    session.run("\(second)\ndefine color c = new ? red : blue\nv.backgroundColor = c")
    return session
  }

  private static let old = "define objc trait Old: integer = 0 { identifier \"a.b\"; name \"x\" }"
  private static let oldMarked =
    "define objc trait Old: integer = 0 { identifier \"a.b\"; name \"x\"; affects color }"
  private static let new = "define trait New = false { identifier \"a.b\"; name \"x\" }"
  private static let newMarked = "define trait New = false { identifier \"a.b\"; name \"x\"; affects color }"

  /// What all answers say of a definition's mark.
  private func marks(_ session: Session, _ property: String, _ definition: String) -> [String] {
    // What goes on behind a table's last column stands under it.
    let rows = session.run("show traits").replacing(/\n {20,}/, with: " ").split(separator: "\n")
    let row = rows.first { $0.hasPrefix("\(property) ") }
    let lines = session.run("show trait \(property)").split(separator: "\n")
    let fact = lines.first { $0.contains("affects colour   ") }
    return [
      row.map { $0.contains("affects colour") ? "yes" : "no" } ?? "", fact.map { String($0.suffix(3)) } ?? "",
      session.run("\(definition).affectsColorAppearance"),
    ]
  }

  @Test("the first definition's mark for colours is that of the data, in every answer and in what is drawn")
  func marks() {
    let unmarked = Self.session(Self.old, Self.newMarked)
    #expect(marks(unmarked, "old", "Old") == ["no", " no", "false"])
    #expect(marks(unmarked, "new", "New") == ["no", " no", "false"])
    #expect(unmarked.run("override v.new = true\nv.backgroundColor") == "#0000ff")
    let marked = Self.session(Self.oldMarked, Self.new)
    #expect(marks(marked, "old", "Old") == ["yes", "yes", "true"])
    #expect(marks(marked, "new", "New") == ["yes", "yes", "true"])
    #expect(marked.run("override v.new = true\nv.backgroundColor") == "#ff0000")
  }

  @Test("a mark without effect is told of, and confirmations tell the mark of the data")
  func confirmations() {
    let note = """
      note: `affects color` of `New` has no effect: `Old` came first to the data, and
        its mark counts (`show decision sharing`)

      """
    let session = Session(Self.old)
    #expect(session.run(Self.newMarked) == note + "▸ trait new, another way to the data of Old")
    #expect(
      session.run("re" + Self.newMarked) == note + "▸ trait new, another way to the data of Old")
    #expect(session.run("re" + Self.new) == "▸ trait new, another way to the data of Old")
    #expect(session.run("re" + Self.oldMarked) == "▸ trait old: Int = 0, affects colour")
    #expect(
      session.run("re" + Self.newMarked) == "▸ trait new, another way to the data of Old, affects colour")
    #expect(session.run("re" + Self.old) == "▸ trait old: Int = 0")
  }

  @Test("why names the definition by which a colour names a trait")
  func colors() {
    let session = Self.session(Self.oldMarked, Self.new)
    session.run("override v.new = true")
    #expect(
      session.run("why v.backgroundColor") == """
        #ff0000
          c     colour   #ff0000
          new   from v   true      affects colour: drawn anew
        """)
    session.run("define color d = old == 1 ? red : blue\nv.backgroundColor = d")
    #expect(session.run("why v.backgroundColor").contains("\n  old   from v   1 "))
    session.run("define color e = old == 1 && new ? red : blue\nv.backgroundColor = e")
    #expect(session.run("why v.backgroundColor").contains("\n  old   from v   1 "))
  }

  @Test("what names a trait by its second definition is answered by that name")
  func names() {
    let session = Session(
      Self.old + "\n"
        + Self.new.replacing("false", with: "Mood.calm")
        .replacing("define trait", with: "define enum Mood { calm, wild }; define trait")
        + "\nscene s { window w { view v } }")
    #expect(session.run("register v for new { }") == "▸ v is observed for new")
    #expect(session.run("register v for New, old { }") == "▸ v is observed for new")
    #expect(session.run("register v for old { }") == "▸ v is observed for old")
    #expect(
      session.run("v.overrides.new").hasPrefix(
        "error: `v` has no override of `new`"))
    #expect(session.run("v.overrides[New]").contains("`v.new`"))
    #expect(session.run("v.overrides.old").hasPrefix("error: `v` has no override of `old`"))
    #expect(session.run("register v for Mood { }").contains("write `new`"))
  }
}

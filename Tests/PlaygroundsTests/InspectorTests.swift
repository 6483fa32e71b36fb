import SessionTesting
import Testing

@Suite("Inspectors in the language")
struct InspectorTests {
  @Test("a column where the width is regular, a sheet where it is compact, and back")
  func adapts() {
    let session = Session(Prelude.inspector, confirms: false)
    #expect(
      session.run("details.presentedAs\ndetails.width\ndetails.placement") == "column\n300.0\nfullHeight")
    #expect(session.run("resize main to 1/3\ndetails.presentedAs") == "sheet")
    #expect(session.run("resize main to 1/1\ndetails.presentedAs") == "column")
  }

  @Test("why says how an inspector can be presented and yet hidden")
  func hidden() {
    let session = Session(Prelude.inspector, confirms: false)
    session.run("remove animals")
    #expect(session.run("details.isPresented\ndetails.presentedAs\ndetails.width") == "true\nhidden\nnil")
    let beginnings = [
      "isPresented": "true isPresented   true   decides",
      "presentedAs": "hidden animals   in no scene   decides", "width": "nil animals   in no scene   decides",
    ]
    for (property, beginning) in beginnings {
      let answer = session.run("why details.\(property)").split(separator: "\n").map {
        $0.drop { $0 == " " }
      }.joined(separator: " ")
      #expect(answer.hasPrefix(beginning))
      #expect(answer.contains("details.isPresented is true: nobody dismissed it"))
    }
  }

  @Test("a column that is wider than its window keeps its width, and the drawing says that it is cut off")
  func cutOff() {
    let session = Session(
      """
      scene m on mac 400x300 { window w { controller c { view animals } } }
      present inspector details on animals { columnWidth 200...300...400 }

      """, confirms: false)
    #expect(session.run("show screen").contains("column 300 "))
    session.run("resize m to 150x100")
    #expect(session.run("details.width") == "300.0")
    #expect(session.run("show screen").contains("column 300, cut"))
  }

  @Test("dragging clamps between the bounds, and collapses below the minimum")
  func drags() {
    let session = Session(Prelude.inspector)
    #expect(session.run("drag details to 350") == "▸ details is 350 wide")
    #expect(session.run("drag details to 1000") == "▸ details is 400 wide")
    #expect(session.run("drag details to 50") == "▸ details collapsed")
    #expect(session.run("details.isPresented\ndetails.presentedAs") == "false\nhidden")
    #expect(session.run("set details.isPresented = true\ndetails.presentedAs").hasSuffix("column"))
  }

  @Test("interactiveDismissDisabled keeps it from collapsing")
  func dismissDisabled() {
    let session = Session(
      Prelude.inspector
        + "present inspector details on animals { columnWidth 200...300...400; interactiveDismissDisabled }")
    #expect(session.run("drag details to 50\ndetails.isPresented") == "▸ details is 200 wide\ntrue")
  }

  @Test("a column that is not resizable cannot be dragged")
  func fixed() {
    let session = Session(Prelude.inspector + "present inspector details on animals { columnWidth 250 }")
    #expect(session.run("drag details to 300").hasPrefix("error: "))
    #expect(session.run("details.width") == "250.0")
  }

  @Test("dismiss and isPresented leave the modifier in place")
  func dismisses() {
    let session = Session(Prelude.inspector)
    #expect(session.run("dismiss details") == "▸ details dismissed")
    #expect(session.run("details.isPresented") == "false")
    #expect(session.run("set details.isPresented = true") == "▸ details presented as column, 300 wide")
    #expect(session.run("toggle details.isPresented\ndetails.isPresented").hasSuffix("false"))
  }

  @Test("on the Mac it is never a sheet")
  func mac() {
    let session = Session(
      "scene desk on mac 1200x800 { window w { controller c { view list } } }\npresent inspector info on list { }",
      confirms: false)
    for size in ["300x200", "500x400", "3000x2000"] {
      session.run("resize desk to \(size)")
      #expect(session.run("desk.horizontalSizeClass") == "regular")
      #expect(session.run("info.presentedAs") != "sheet")
    }
  }

  @Test("the size class that decides is the one that the view answers, overrides included")
  func override() {
    let session = Session(Prelude.inspector, confirms: false)
    #expect(session.run("override animals.horizontalSizeClass = compact\ndetails.presentedAs") == "sheet")
    #expect(session.run("why details.presentedAs").contains("animals.horizontalSizeClass"))
    #expect(session.run("undo\ndetails.presentedAs") == "column")
  }

  @Test("resizing says the new size and its classes, once the turn is over")
  func resizes() {
    let session = Session(Prelude.inspector)
    #expect(session.run("resize main to 1/3") == "▸ main is 375x1032: compact width, regular height")
    #expect(session.run("rotate main").hasPrefix("▸ main is "))
    #expect(
      session.run("expect error { resize main to 1/2; 1 / 0 }") == "▸ failed as expected: division by zero")
    #expect(!session.run("what if { resize main to 1/2 }").contains("▸"))
  }

  @Test("a name is one inspector's")
  func names() {
    let session = Session(Prelude.inspector + "create view other in animals")
    #expect(
      session.run("present inspector details on other { }").hasPrefix("error: `details` is there already"))
    #expect(
      session.run("present inspector other on animals { }").hasPrefix(
        "error: `other` is the name of an environment"))
    #expect(session.run("let details = 1").hasPrefix("error: `details` is the name of an inspector"))
  }

  @Test("`why not` tells what makes it what it is, and which statements would change that")
  func whyNot() {
    let session = Session(Prelude.inspector, confirms: false)
    #expect(session.run("why not details.presentedAs == column") == "details.presentedAs is column already")
    #expect(
      session.run("why not details.presentedAs == sheet") == """
        details.presentedAs is column, because animals.horizontalSizeClass is regular,
          given to main
          override animals.horizontalSizeClass = compact   1 environment
          resize main to 1/3                               4 environments
        """)
    session.run("override animals.horizontalSizeClass = compact")
    #expect(
      session.run("why not details.presentedAs == column")
        == """
        details.presentedAs is sheet, because animals.horizontalSizeClass is compact,
          override of animals
          remove override animals.horizontalSizeClass            1 environment
          override animals.horizontalSizeClass = regular         1 environment
        """.replacing("         1 env", with: "   1 env"))
    #expect(session.run("animals.overrides.count; details.presentedAs") == "1\nsheet")
  }

  @Test("`why not` of a dismissed inspector presents it first; what can never be has no remedy")
  func whyNotDismissed() {
    let session = Session(Prelude.inspector + "dismiss details", confirms: false)
    #expect(
      session.run("why not details.isPresented") == """
        details.isPresented is false, because details is dismissed
          set details.isPresented = true   0 environments
        """)
    session.run("resize main to 1/3")
    #expect(
      session.run("why not details.presentedAs == column").contains(
        "set details.isPresented = true; resize main to 1/1"))
    #expect(
      session.run("why not details.presentedAs == popover") == """
        details.presentedAs is hidden, and never popover: an inspector is a column, an
          overlay, a sheet or hidden
        """)
    #expect(session.run("details.isPresented") == "false")
  }

  @Test("outside of every scene what needs none is tried, and the appearance that brings the view into one")
  func whyNotOutside() {
    let session = Session(
      """
      scene main on iPadPro13 landscape {
        window win { controller root { view a { controller kid { view b } } } }
      }
      present inspector d on b { columnWidth 200...300...400 }
      disappear kid

      """, confirms: false)
    #expect(
      session.run("why not d.presentedAs == column") == """
        d.presentedAs is hidden: b is in no scene, so nothing presents it
          appear kid   0 environments
        """)
    #expect(session.run("what if { appear kid } d.presentedAs") == "column")
    #expect(session.run("why not d.isPresented == false").hasSuffix("  dismiss d   0 environments"))
    session.run("dismiss d")
    #expect(
      session.run("why not d.isPresented == true").hasSuffix("  set d.isPresented = true   0 environments"))
    #expect(
      session.run("why not d.presentedAs == column").hasSuffix(
        "  appear kid; set d.isPresented = true   0 environments"))
    session.run("set d.isPresented = true\nresize main to 1/3")
    #expect(
      session.run("why not d.presentedAs == column").contains("\n  appear kid; resize main to 1/1   "))
    session.run("resize main to 1/1\nappear kid\nremove b")
    #expect(
      session.run("why not d.presentedAs == column")
        == "d.presentedAs is hidden: b is in no scene, so nothing presents it")
  }

  @Test("what holds without an update is offered without one where updates are manual")
  func whyNotManually() {
    let session = Session(Prelude.inspector + "set updates manual\n", confirms: false)
    #expect(
      session.run("why not details.presentedAs == hidden").contains("  dismiss details   0 environments"))
    #expect(
      session.run("why not details.presentedAs == sheet").contains(
        "  override animals.horizontalSizeClass = compact; update   1 environment"))
    session.run("override main.horizontalSizeClass = compact")
    #expect(session.run("why not details.width == 350").contains("  drag details to 350   0 environments"))
    #expect(session.run("drag details to 350\ndetails.width") == "350.0")
  }

  @Test("`why not` of a width says how far the column goes")
  func whyNotWidth() {
    let session = Session(Prelude.inspector, confirms: false)
    #expect(
      session.run("why not details.width == 350") == """
        details.width is 300.0, because it stands there, and may be at least 200 and at
          most 400
          drag details to 350   0 environments
        """)
    #expect(session.run("why not details.width == 900").hasSuffix("nothing here can make it 900.0 now"))
  }
}

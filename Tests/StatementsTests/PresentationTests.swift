import Testing

@Suite("The statements of presentations")
struct PresentationTests {
  private let stage = """
    scene main on iPadPro13 landscape { window win { controller root { stack nav { view animals { view row } } } } }
    scene bare { window glass { controller alone { view lone } } }
    scene desk on mac 1200x800 { window w { controller c { split panes { sidebar { view list } detail { view page } } } } }
    var count = 3
    """

  @Test("what a content says of its form counts from the start, and a detent that is gone is left")
  func contents() {
    let page = """
      struct Page: View {
        @State var isShown = true
        @State var isSmall = true
        var body: some View {
          Text("a").sheet(isPresented: $isShown) {
            Button("grow") { isSmall = false }.presentationDetents(isSmall ? [.height(100), .large] : [.medium, .large])
          }
        }
      }

      """
    let popover = page.replacing(
      ".presentationDetents(isSmall ? [.height(100), .large] : [.medium, .large])",
      with: ".presentationCompactAdaptation(.popover)")
    #expect(
      answers(popover + "scene main on iPhone16 { Page() }").last == "▸ page/sheet presented as popover")
    let moved = answers("tap \"grow\"", after: page + "scene main on iPhone16 { Page() }")
    #expect(moved.contains("▸ page/sheet is now at medium: its detent is gone"), "\(moved)")
  }

  @Test(
    "say what is wrong with them",
    arguments: [
      (
        "present sheet x on lone",
        "the scene `bare` stands on no device (put it on one: `scene bare on iPhone16`)"
      ),
      (
        "present sheet x on main",
        "`main` is a scene, which has no sheet (put it on a view or a controller in it)"
      ),
      (
        "present inspector x on row; present inspector y on row",
        "`row` has an inspector already, `x` (change that one, or put the inspector on another view)"
      ),
      (
        "present inspector x on animals { columnWidth 400...300...200 }",
        "the range runs backwards (its bounds grow, as in `200...300...400`)"
      ),
      (
        "present inspector x on animals { columnWidth -5 }",
        "a column cannot be -5 points wide (write it as `columnWidth 200...300...400`)"
      ),
      (
        "present inspector x on animals { columnWidth 200... }",
        "a column's width is a number of points, or bounds with its ideal width (write `columnWidth 250`, `columnWidth 200...300...400` or `columnWidth 200...300...`)"
      ),
      (
        "present inspector x on animals { columnWidth \"wide\" }",
        "a column's width is a number of points, or bounds with its ideal width (write `columnWidth 250`, `columnWidth 200...300...400` or `columnWidth 200...300...`)"
      ),
      (
        "present sheet x on animals { detents height -5, medium }",
        "a sheet cannot be -5 points high (a detent has a positive height: `height 200`)"
      ),
      (
        "present sheet x on animals { detents fraction 1.5 }",
        "a fraction of 1.5 is no detent (it lies above 0 and is at most 1: `fraction 0.25`)"
      ),
      (
        "present sheet x on animals { cornerRadius -1 }",
        "a corner cannot have a radius of -1 points (0 makes corners square)"
      ),
      ("present sheet x on animals { presentationBackground }", "`presentationBackground` needs a value"),
      ("scene b on iPhone99", "there is no device `iPhone99` (did you mean `iPhone17`?)"),
      (
        "scene b on iPhone16 300x400",
        "a scene on an iPhone 16 starts with the whole screen, which is 393x852 (leave the size out)"
      ),
      (
        "resize main to -5x100",
        "expected a size of two positive numbers of points (write it as `700x800`, or as a share of an iPad's screen as `1/2`)"
      ),
      (
        "resize main to 5000x400",
        "5000x400 does not fit the screen of the iPad Pro 13, which is 1376x1032 (write `1376x1032`, or less)"
      ),
      (
        "resize main to 2/5",
        "2/5 is no share of a screen (shares are `1/2`, `1/3`, `2/3`, `1/4`, `3/4` and `1/1`)"
      ),
      (
        "present inspector x on animals; drag x to 300",
        "the column cannot be dragged: its width is the system's, 270 (bounds make it resizable: `columnWidth 200...300...400`, in Swift `.inspectorColumnWidth(min: 200, ideal: 300, max: 400)`)"
      ),
      (
        "present inspector x on animals { columnWidth 200...300...400 }; drag x to -5",
        "a column cannot be -5 points wide (drag it to a number of points, such as `350`)"
      ),
      ("present sheet x on animals; drag x to medium", "medium is none of the detents of `x` (it has large)"),
      (
        "present alert x on animals; swipe down x",
        "`x` is here an alert: it has no detents to be dragged to (`dismiss x` takes it away)"
      ),
      (
        "dismiss animals",
        "expected something that is presented, found UIView (`show screen` shows what is on the screen)"
      ),
      (
        "present sheet x on animals isPresented $count", "expected a binding of Bool, found one of Int"
      ),
      (
        "present sheet x on animals item $count",
        "an item is presented while it is not nil, and Int never is (give `count` an optional type)"
      ),
      (
        "present fullScreenCover x on page",
        "a Mac has no full-screen covers (a sheet is what it has: `present sheet …`, in Swift `.sheet`)"
      ),
      (
        "use iOS 16; present inspector x on animals",
        "there are inspectors from iOS 17 and macOS 14 on (`use iOS 17` has them)"
      ),
      (
        "toggle inspector in main",
        "there is no inspector that could be toggled (`present inspector … on …` declares one)"
      ),
      ("present sheet x on animals; drag x to \"a\"", "expected points or a detent, found String"),
      (
        "present sheet x on animals; drag x to -3",
        "a sheet cannot be -3 points high (drag it to a height, such as `200`)"
      ),
      (
        "present alert x on animals { button ok \"OK\" }; dismiss x; tap ok",
        "`ok` is not on the screen: x is hidden"
      ),
      (
        "present inspector x on animals { toolbar { item info \"Info\" principal } }; dismiss x; tap info",
        "`info` is not on the screen (`show screen` shows what is there)"
      ),
      (
        "toolbar on animals { item add \"Add\" primaryAction }; present sheet add on animals",
        "`add` is there already (choose another name)"
      ),
      (
        "toolbar on animals { item add \"Add \\(count)\" primaryAction }",
        "a label is a text without values in it"
      ),
      (
        "let fixed = true; present sheet x on animals isPresented $fixed",
        "`fixed` cannot be bound (make it a `var` of the session)"
      ),
      (
        "scene b { window w2 { controller c2 { split s2 { columnVisibility huge; sidebar { view l2 } } } } }",
        "`huge` is neither a name nor a value of NavigationSplitViewVisibility (it has `automatic`, `all`, `doubleColumn`, `detailOnly`)"
      ),
      ("redefine scene animals on mac", "there is no scene `animals` (`scene animals on …` makes one)"),
      (
        "scene b on mac landscape",
        "a Mac is neither in portrait nor in landscape (say how large the window is: `on mac 1200x800`)"
      ),
      ("rotate animals", "`animals` is a view, and only a scene stands on a device (its scene is `main`)"),
      (
        "show screen bare",
        "`bare` stands on no device, so it has no screen (put it on one: `scene bare on iPhone16`)"
      ),
    ])
  func problems(text: String, problem: String) {
    #expect(answers(text, after: stage).last == "error: \(problem)")
  }

  @Test("what pasted code cannot mean is warned of, and what the version does not have refused")
  func pasted() {
    let view = """
      struct V: View { @State var shows = true
        var body: some View {
          Text("a").inspector(isPresented: $shows) { Text("b").inspectorColumnWidth(min: 400, ideal: 300, max: 200) } } }
      """
    let lines = answers(view + "\nhost V() as v in root", after: stage)
    #expect(lines.contains { $0.hasPrefix("warning: ") && $0.contains("400") }, "\(lines)")
    #expect(
      answers("use iOS 16\n" + view + "\nhost V() as v in root", after: stage).last
        == "error: there are inspectors from iOS 17 and macOS 14 on (`use iOS 17` has them)")
  }

  @Test("differ in what comes of them, and in their place only where that is all; inner names stay unsaid")
  func differences() {
    #expect(
      answers("what if { present inspector x on animals { Text(\"x\") } }", after: stage) == [
        "x.placement     –   →   underToolbar", "x.presentedAs   –   →   column",
        "x.width         –   →   270",
      ])
    let item = "toolbar on animals { item add \"Add\" }\n"
    #expect(
      answers(item + "what if { toolbar on nav { item add \"Add\" } }", after: stage).dropFirst() == [
        "add is on   animals   →   nav"
      ])
  }

  @Test(
    "warn as a colleague would",
    arguments: [
      (
        "present sheet x on animals { detents medium; backgroundInteraction enabled up through large }",
        "`enabled up through large` has no effect on `x`: large is none of its detents, medium"
      ),
      (
        "present inspector x on list",
        "`x` is an inspector in the sidebar column, where SwiftUI does not say what it does: put it in the detail column, or on the split view itself"
      ),
      (
        "toolbar on page { item add \"Add\" bottomBar }",
        "a Mac has no `bottomBar`, so that `add` is not seen"
      ),
      (
        "present sheet x on animals; present sheet y on animals",
        "`y` waits: x is presented there, and a presenter presents one sheet at a time"
      ),
    ])
  func warnings(text: String, warning: String) {
    #expect(answers(text, after: stage).contains("warning: \(warning)"))
  }
}

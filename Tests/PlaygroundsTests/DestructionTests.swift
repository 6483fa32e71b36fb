import Commands
import Playgrounds
import SessionTesting
import Testing
import Traits

@Suite("Destroying in the language")
struct DestructionTests {
  private func session(_ prelude: String = "") -> Session { Session(Prelude.theme + prelude) }

  @Test("what stands in an object goes with it, and what took part in registrations ends")
  func destroys() {
    let session = session(
      """
      register cell for theme { print "cell" }
      define action told() { print "told" }
      register header for theme target form action told
      """)
    #expect(
      session.run("destroy settings") == "▸ settings is gone, and 2 environments in it; 2 registrations ended"
    )
    #expect(
      session.run("override main.theme = bold") == "▸ main.theme: standard → bold; 4 environments follow")
    #expect(session.run("show registrations") == "no registrations")
    #expect(session.run("destroy title") == "▸ title is gone")
  }

  @Test("each of those that hold an object keeps it alive, whichever was found first")
  func keepers() {
    let session = session("var a = cell\nvar b = [cell]\nview header { var held = cell }")
    #expect(session.run("destroy cell").contains("the variables a and b hold it"))
    #expect(session.run("a = title") == "▸ a = title")
    #expect(session.run("b = []") == "▸ b = []")
    session.run("undo")
    #expect(session.run("header.held = title") == "▸ header.held = title")
    #expect(session.run("b = []").contains("▸ cell is gone"))
    session.run("undo; undo; undo; undo; undo")
    #expect(session.run("a").contains("cell") && session.run("cell.theme") == "standard")
  }

  @Test("what held an object does so no more where it has come to stand in it")
  func keeperInside() {
    let session = session("view header { var held = cell }")
    #expect(session.run("destroy cell").contains("header holds it"))
    #expect(session.run("title.theme") == "standard")
    #expect(session.run("move header to cell").contains("▸ cell is gone, and 2 environments in it"))
  }

  @Test("undo brings back the object, its registrations and its place")
  func undoing() {
    let session = session("let watch = register cell for theme { print \"\\(sender.theme)\" }")
    let before = session.playground.world.traits.digest()
    session.run("destroy form")
    session.run("undo")
    #expect(session.playground.world.traits.digest() == before)
    #expect(session.run("override main.theme = bold").hasPrefix("bold\n"))
    #expect(session.value("watch.calls") == "1")
  }

  @Test("a variable keeps what it holds alive, and what stands in that")
  func variable() {
    let session = session("let held = form")
    #expect(
      session.run("destroy settings")
        == "note: form has left the hierarchy, but lives on: the variable held holds it\n▸ settings is gone")
    #expect(session.value("held.theme") == "standard")
    session.run("move form to header; override header.theme = bold")
    #expect(session.value("cell.theme") == "bold")
  }

  @Test(
    "a block that names what was destroyed fails where it runs, and what the error says ends it",
    arguments: [
      ("register cell for theme { print header.theme }", "unregister cell"),
      ("define action a() { print header.theme }; register cell for theme action a", "unregister cell"),
      ("on cell traitCollectionDidChange { print header.theme }", "remove on cell traitCollectionDidChange"),
    ])
  func dangling(block: String, remedy: String) {
    let session = session(block)
    session.run("destroy header")
    #expect(
      session.run("override form.theme = bold").contains("`\(remedy)` ends"))
    session.run(remedy)
    #expect(session.run("override form.theme = bold; cell.theme").hasSuffix("\nbold"))
    #expect(session.problems.count == 1)
  }

  @Test("ending what observes an environment says how much that was")
  func unregisteringAll() {
    let session = session(
      "register cell for theme { }\nlet watch = register cell for theme { }\nregister form for theme { }")
    #expect(
      session.run("unregister cell; unregister cell")
        == "▸ 2 registrations on cell ended\n▸ cell is not observed")
    #expect(session.value("cell.registrations") == "0")
    #expect(session.run("undo; cell.registrations; form.registrations").hasSuffix("\n2\n1"))
  }

  @Test("several variables that hold it are all named")
  func holders() {
    let session = session("let a = cell\nvar b = cell\nlet c = [cell, cell]")
    #expect(
      session.run("destroy cell").replacing(/\s+/, with: " ").contains("the variables a, b and c hold it"))
  }

  @Test("with what holds it last it ends, and its registrations with it")
  func letGo() {
    let session = session("var held = cell\nregister cell for theme { print \"cell\" }")
    session.run("destroy cell")
    #expect(session.run("set held = header") == "▸ held = header\n▸ cell is gone; 1 registration ended")
    #expect(session.run("cell.theme").contains("nothing here is called `cell`"))
    session.run("undo")
    #expect(session.value("cell.registrations") == "1")
  }

  @Test("a handler that destroys its own object holds it only while it runs")
  func whileRunning() {
    let session = session("register cell for theme { destroy cell }")
    #expect(
      session.run("override main.theme = bold")
        == """
        note: cell has left the hierarchy, but lives on: what is running holds it
        ▸ cell is gone; 1 registration ended
        ▸ main.theme: standard → bold; 6 environments follow
        """)
  }

  @Test("what a destroyed object's registration captured goes with that object")
  func chain() {
    let session = session("register form for theme capturing title { print title.theme }")
    session.run("destroy title")
    #expect(session.run("destroy form").contains("▸ title is gone"))
    session.run("undo; undo")
    #expect(session.run("destroy form") == "▸ form is gone, and 1 environment in it; 1 registration ended")
  }

  @Test("what stands in something again stays when the holder lets go")
  func again() {
    let session = session("var held = cell")
    session.run("destroy cell; move cell to header; set held = header")
    #expect(session.value("cell.theme") == "standard")
  }

  @Test("a list and a captured value keep alive as well")
  func captured() {
    let session = session("let all = [title]\nfor x in [cell] { register main for theme { print x } }")
    #expect(session.run("destroy title").contains("the variable all holds it"))
    #expect(session.run("destroy cell").contains("lives on: main holds it"))
  }

  @Test("so does an instance of a class that can be reached, also round a circle")
  func instance() {
    let session = session("define class Holder { place = title }\nlet all = [Holder(), Holder()]")
    #expect(session.run("destroy title").contains("the variable all holds it"))
    #expect(session.value("title.theme") == "standard")
  }

  @Test("a registration that captures its own object is a cycle, until it ends")
  func cycle() {
    let session = session("let watch = register cell for theme capturing cell { print \"cell\" }")
    #expect(
      session.run("destroy cell")
        == "note: cell has left the hierarchy, but lives on: the registration on cell for\n  theme captures it"
    )
    #expect(session.value("cell.registrations") == "1")
    #expect(session.run("unregister watch") == "▸ registration ended\n▸ cell is gone")
  }

  @Test("a registration keeps what it captures, around its object or around all of that")
  func circles() {
    let free = session("let first = register cell for theme capturing form { print \"cell\" }")
    #expect(
      free.run("destroy settings")
        == """
        note: form has left the hierarchy, but lives on: the registration on cell for
          theme captures it
        ▸ settings is gone
        """)
    #expect(
      free.run("unregister first") == "▸ registration ended\n▸ form is gone, and 1 environment in it")

    let held = session("let watch = register cell for theme capturing settings { print \"cell\" }")
    #expect(
      held.run("destroy settings")
        == """
        note: settings has left the hierarchy, but lives on: the registration on cell
          for theme captures it
        """)
    #expect(held.value("cell.registrations") == "1")
    #expect(
      held.run("unregister watch") == "▸ registration ended\n▸ settings is gone, and 2 environments in it")
  }

  @Test("a registration on another object keeps what it captures, and lets it go with that object")
  func capture() {
    let session = session("register header for theme capturing cell { print \"header\" }")
    #expect(
      session.run("destroy cell").contains("lives on: the registration on header for\n  theme captures it"))
    #expect(
      session.run("destroy header")
        == "▸ header is gone, and 1 environment in it; 1 registration ended\n▸ cell is gone")
  }

  @Test("what is running keeps its own object")
  func running() {
    let session = session("on cell layoutSubviews { destroy sender }")
    #expect(session.run("invalidate cell").contains("lives on: what is running holds it"))
    #expect(session.problems.isEmpty)
  }

  @Test("a controller disappears before it goes")
  func disappears() {
    let session = session(
      "on settings viewWillDisappear { print \"will\" }\non settings viewDidDisappear { print \"did \\(sender.theme)\" }"
    )
    #expect(
      session.run("destroy settings") == "will\ndid standard\n▸ settings is gone, and 2 environments in it")
  }

  @Test("the name is free again, for the older object of that name too")
  func names() {
    let session = session("view header { view cell }")
    session.run("destroy settings/form/cell")
    #expect(session.value("cell.theme") == "standard")
    session.run("destroy cell")
    #expect(session.run("cell.theme").contains("nothing here is called `cell`"))
    #expect(session.run("let cell = 3") == "▸ cell is 3")
  }

  @Test("an inspector goes with its view, and its name is free")
  func inspector() {
    let session = Session(Prelude.inspector + "let other = details")
    #expect(session.run("destroy animals") == "▸ animals is gone")
    #expect(session.run("details.presentedAs").contains("nothing here is called `details`"))
    #expect(session.run("other.isPresented = true").contains("`details` was destroyed"))
    session.run(
      "scene main { window win { controller root { view animals } } }")
    #expect(session.run("present inspector details on animals { }").contains("details presented as column"))
  }

  @Test("a scene goes with its windows, but for what something holds")
  func scene() {
    let session = session("let kept = title")
    #expect(
      session.run("destroy main")
        == "note: title has left the hierarchy, but lives on: the variable kept holds it\n"
        + "▸ main is gone, and 6 environments in it")
    #expect(session.run("show tree") == "title   view   not in a hierarchy")
  }

  @Test("a scene that something holds lives on without its windows, which end unless something holds them")
  func heldScene() {
    let session = session("var m = main\nregister cell for theme { print \"x\" }")
    #expect(
      session.run("destroy main") == """
        note: main lives on without windows: the variable m holds it
        ▸ win is gone, and 6 environments in it; 1 registration ended
        """)
    #expect(session.run("show tree") == "main   scene")
    #expect(session.run("create scene other\nm = other").contains("main is gone"))
    let holding = self.session("var m = main\nlet w = win")
    #expect(holding.run("destroy main").contains("win has left the hierarchy, but lives on"))
    #expect(holding.run("show tree").contains("win"))
  }

  @Test("a token's target is what it was, and where that is destroyed an error says so")
  func targetOfToken() {
    let session = Session(
      Prelude.theme
        + "define action two(sender) { }\nlet t = register header for theme target cell action two\n",
      confirms: false)
    #expect(session.run("t.target") == "cell")
    session.run("destroy cell")
    #expect(session.run("t.target").hasPrefix("error: `cell` was destroyed"))
    #expect(session.run("t.calls; t") == "0\nregistration on header for theme, ended")
  }
}

import Testing

@testable import Lessons

@Suite("What a learner answers")
struct LearnerAnswerTests {
  private let own = """
    Set the theme of the scene.

    ```mendel yours id=own
    override main.theme = bold
    ```
    ```mendel
    main.theme
    ```
    """

  @Test(
    "a line of one's own is right where it reaches the author's state",
    arguments: [
      "override main.theme = bold", "main.traitOverrides.theme = .bold",
      "let t = AppTheme.bold; override main.theme = t",
    ])
  func yours(entry: String) throws {
    var reader = try Reader(own)
    #expect(reader.type(entry) == ["✓ That is it.", "  main.theme"])
    #expect(reader.learner.passages[1] == .done)
  }

  @Test("a miss shows the first two differences, and does not spoil what comes next")
  func miss() throws {
    var reader = try Reader(own)
    #expect(
      reader.type("override main.theme = pastel") == [
        "`main.theme` is pastel, and should be bold.", "`win.theme` is pastel, and should be bold.",
      ])
    #expect(reader.type("create view stray").count == 2)
    #expect(reader.type("override main.theme = bold") == ["✓ That is it.", "  main.theme"])
    #expect(reader.type("show tree").contains { $0.contains("stray") } == false)
  }

  @Test("a right line begins anew where a failed one is in its way")
  func begunAnew() throws {
    var reader = try Reader("```mendel yours\nlet t = 1\n```\n")
    #expect(reader.type("let t = 2") == ["`t` is 2, and should be 1."])
    #expect(reader.type("let t = 1") == ["✓ That is it.", Orchard.end])
  }

  @Test("the first Enter gives the beginning, the second does it")
  func helped() throws {
    var reader = try Reader(own)
    var learner = reader.learner
    #expect(learner.takeBeginning() == "override " && learner.takeBeginning() == nil)
    #expect(reader.type("") == ["It begins with `override`. Enter does it for you."])
    #expect(reader.learner.takeBeginning() == nil)
    #expect(
      reader.type("") == [
        "> override main.theme = bold", "· Done for you; `previous` lets you do it yourself.", "  main.theme",
      ])
    #expect(reader.learner.passages[1] == .shown)
    var other = try Reader(own)
    #expect(other.type("override ").first == "> override main.theme = bold")
    // The whole line typed behind the beginning.
    var third = try Reader(own)
    _ = third.type("")
    #expect(third.type("override override main.theme = bold") == ["✓ That is it.", "  main.theme"])
  }

  @Test("where the author's code changes nothing, it is what is printed that counts")
  func asked() throws {
    var reader = try Reader("```mendel yours\ncell.theme\n```\n")
    #expect(reader.type("main.theme.description") != ["standard", "✓ That is it.", Orchard.end])
    #expect(reader.type("cell.traitCollection.theme") == ["standard", "✓ That is it.", Orchard.end])
  }

  @Test("a line that leads where a typical wrong answer does is told what that does")
  func ownMisconception() throws {
    let wrong =
      "```mendel wrong\n// That is the window.\noverride win.theme = bold\n```\n```mendel\nmain.theme\n```"
    var reader = try Reader(own.replacing("```mendel\nmain.theme\n```", with: wrong))
    #expect(
      reader.type("win.traitOverrides.theme = .bold") == [
        "`main.theme` is standard, and should be bold.", "That is the window.",
      ])
  }

  @Test("a misconception is told where the same is missing, or where it is typed as it stands")
  func misconceptions() throws {
    let wrongs = ["n = 9\noverride main.theme = bold", "n = 1\noverride main.theme = bold", "n = 7"]
    let lesson =
      "```mendel exercise about=overrides\nvar n = 0\n```\n```mendel check\nexpect n == 3\n```\n```hint\nAdd.\n```\n"
      + "```mendel solution\nn = 3\n```\n"
      + wrongs.map { "```mendel wrong\n// This is \($0.split(separator: "\n")[0]).\n\($0)\n```\n" }.joined()
    var reader = try Reader(lesson)
    #expect(reader.type("n = 2 - 1").last?.hasPrefix("This") == false)
    #expect(reader.type("main.traitOverrides.theme = .bold").last == "This is n = 1.")
    var other = try Reader(lesson)
    #expect(other.type("n=7 // and so on").last == "This is n = 7.")
  }

  @Test("a word that is the whole line is typed, and not a beginning; what is taken back is compared")
  func wholeLine() throws {
    var reader = try Reader("```mendel\noverride main.theme = bold\n```\n```mendel yours\nundo\n```\n")
    reader.type("")
    #expect(reader.learner.takeBeginning() == nil)
    #expect(reader.type("let other = 1").contains("`main.theme` is bold, and should be standard."))
    #expect(reader.type("undo 1").first == "✓ That is it.")
  }

  @Test("where the author's code changes nothing that counts, what is watched counts")
  func watched() throws {
    var reader = try Reader(
      "```mendel\nlet token = register cell for theme { }\nwatch show registrations\n```\n"
        + "```mendel yours\nunregister token\n```\n")
    reader.type("")
    #expect(!reader.type("let other = 1").contains("✓ That is it."))
    #expect(reader.type("unregister token").contains("✓ That is it."))
  }

  // MARK: - Questions

  private let prediction = """
    ```mendel predict
    override settings.theme = bold
    cell.theme
    ```
    ```output
    bold
    ```
    ```mendel
    cell.theme
    ```
    """

  @Test("a prediction is asked first, and Enter does not pass it")
  func asking() throws {
    var reader = try Reader(prediction)
    #expect(reader.type("") == ["Take a guess, or `skip`."])
    #expect(reader.type("print cell.theme") == ["Guess first, or `skip`."])
    #expect(reader.type("header.theme") == ["standard"])
    #expect(
      reader.type("bold") == [
        "> override settings.theme = bold", "> cell.theme", "bold", "✓ It is bold, as you said.",
        "  cell.theme",
      ])
    #expect(reader.type("main.theme; settings.theme") == ["standard", "standard"])
  }

  @Test("an object of one's own in Swift is right where the author creates one")
  func ownObject() throws {
    var reader = try Reader("```mendel yours\ncreate view nest\n```\n")
    #expect(reader.type("hint") == ["There is no hint; `solution` shows an answer."])
    #expect(reader.type("let nest = UIView()").contains("✓ That is it."))
  }

  @Test(
    "a guess is compared by value, not by spelling",
    arguments: [".bold", "AppTheme.bold", "\"bold\"", " bold ", "Bold"])
  func values(guess: String) throws {
    var reader = try Reader(prediction)
    #expect(reader.type(guess).contains("✓ It is bold, as you said."))
  }

  @Test("a wrong guess that is a row of `why` is explained by it, any other by `why` itself")
  func wrong() throws {
    let body = "```mendel setup\noverride main.theme = pastel\n```\n" + prediction
    var reader = try Reader(body)
    #expect(reader.type("pastel").contains { $0.hasPrefix("It is bold. You said pastel: that is `main`") })
    #expect(reader.learner.passages[2] == .missed)
    var other = try Reader(body)
    let lines = other.type("monochrome")
    #expect(lines.contains("It is bold. You said monochrome.") && lines.contains { $0.contains("decides") })
  }

  @Test("the cases of what is asked for are offered, and nothing else is a guess; what shows it has to wait")
  func cases() throws {
    var reader = try Reader("```mendel predict\ncell.theme\n```\n")
    let request = "What will it print: `standard`, `pastel`, `bold` or `monochrome`?"
    #expect(reader.read.contains(request))
    #expect(reader.type("pastell") == ["`pastell` cannot be it. \(request)"])
    #expect(reader.type("show tree theme") == ["Guess first, or `skip`."])
    #expect(reader.type("show tree").count > 5)
    #expect(reader.type("skip").prefix(2) == ["> cell.theme", "standard"])
  }

  @Test(
    "a guess at an optional value of a type with cases is one of them, or nil",
    arguments: [
      ("sheet.detent", "height 200", "It is height 200, as you said."),
      ("sheet.detent", ".height(200)", "It is height 200, as you said."),
      ("sheet.detent", "medium", "It is height 200. You said medium."),
      (
        "sheet.detent", "tiny",
        "`tiny` cannot be it. What will it print: `medium`, `large`, `custom`, `fraction`, `height` or `nil`?"
      ),
      ("sheet.placement", "nil", "It is nil, as you said."),
    ])
  func detents(asked: String, guess: String, answer: String) throws {
    var reader = try Reader(
      "```mendel setup\nscene phone on iPhone16 { window w { controller c { view park } } }\n"
        + "present sheet sheet on park { detents height 200, medium }\n```\n```mendel predict\n\(asked)\n```\n"
    )
    #expect(reader.type(guess).contains { $0.hasSuffix(answer) })
  }

  @Test("a quiz takes numbers, explains them, and goes on when they are right")
  func quiz() throws {
    var reader = try Reader(
      "```quiz\nWhich?\n- [ ] the far — it is hidden\n- [x] the near — it decides\n- [x] both\n```\n")
    #expect(reader.read.prefix(4) == ["| Which?", "| 1. the far", "| 2. the near", "| 3. both"])
    #expect(reader.type("1") == ["Not quite; try again, or `skip`.", "| 1. the far — it is hidden"])
    #expect(reader.type("3") == ["Right, but not all; try again, or `skip`."])
    #expect(reader.type("header.theme") == ["standard"])
    #expect(
      reader.type("the") == ["`the` may be the choices 1, 2; type more of one, or its letter: `a`, `b`."])
    #expect(reader.type("2, 3") == ["✓ Right.", "| 2. the near — it decides", Orchard.end])
  }

  // MARK: - Taking up again

  @Test("a lesson is taken up where it was left, with what was tried there")
  func resuming() throws {
    let body = Orchard.steps + "\n" + Orchard.exercise()
    var reader = try Reader(body)
    reader.type("override form.theme = pastel", "", "", "override main.theme = pastel")
    var again = Reader(try Orchard.lesson(body), after: reader.kept)
    #expect(again.place == "3/3")
    #expect(
      again.read.first == "You are where you left off, at step 3 of 3. `contents` lists the steps.")
    #expect(again.read.last == "What you tried there is in force; `back` takes it back.")
    #expect(again.type("form.theme") == ["pastel"])
  }

  @Test("in a changed lesson the learner stands at the last step that is as it was")
  func changed() throws {
    var reader = try Reader(Orchard.steps)
    reader.type("", "form.theme")
    let lesson = try Orchard.lesson(Orchard.steps.replacing("form.theme", with: "header.theme"))
    let again = Reader(lesson, after: reader.kept)
    #expect(again.place == "1/2" && again.kept.isEmpty)
    #expect(
      again.read.first == "The lesson has changed since you left. This is the last step that is as it was.")
  }

  @Test("a lesson is opened at a step, on its own line")
  func opening() throws {
    let lesson = try Orchard.lesson(Orchard.steps + "\n" + own)
    var learner = Learner(lesson)
    learner.open(at: 3)
    #expect(learner.place == (3, 4))
    #expect(learner.interpreter.shown("main.theme") == "bold")
    #expect(learner.open(at: lesson.marks[1]) && learner.place == (1, 4))
  }

  @Test("a lesson that is done opens at its contents, where a number opens a step")
  func reopening() throws {
    let lesson = try Orchard.lesson(own)
    var learner = Learner(lesson)
    learner.reopen([lesson.marks[1]: .shown])
    #expect(learner.place == (1, 2))
    learner.enter("2")
    #expect(learner.place == (2, 2))
    #expect(learner.interpreter.shown("main.theme") == "bold")
  }

  @Test("`goal` draws now and wanted without the marks that tell the answer, or lists what no picture shows")
  func goals() throws {
    var reader = try Reader("```mendel\nwatch show tree theme\n```\n" + Orchard.exercise())
    reader.type("")
    let drawn = reader.type("goal")
    #expect(drawn.first?.hasPrefix("now") ?? false)
    #expect(drawn.contains { $0.contains("standard") && $0.contains("bold") })
    #expect(!drawn.contains { $0.contains("override") })
    var other = try Reader(
      Orchard.exercise(check: "let wanted = 3\nexpect look == wanted\n").replacing(
        "override form.theme = bold\n", with: "override form.theme = bold\nlet look = 3\n"))
    other.type("override form.theme = bold")
    #expect(other.type("goal") == ["look   –   →   3"])
    #expect(other.type("let look = 3").first == "✓ Solved.")
  }

  @Test("what is drawn is drawn again where the lesson goes on from its own line")
  func returning() throws {
    let watched = "```mendel\nwatch show tree theme\n```\n"
    var reader = try Reader(watched + Orchard.steps)
    reader.type("", "override cell.theme = pastel")
    #expect(reader.type("skip").first == "The lesson goes on from here:")
    var other = try Reader(watched + prediction)
    other.type("", "override cell.theme = pastel")
    #expect(other.type("skip").contains("That was only tried: nothing of it stays."))
  }
}

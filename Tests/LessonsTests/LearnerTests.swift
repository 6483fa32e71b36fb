import Testing

@testable import Lessons

@Suite("Learning a lesson")
struct LearnerTests {
  private let steps = """
    One.[^why]

    [^why]: Because.

    ```mendel
    override main.theme = bold
    cell.theme
    ```
    ```output
    bold
    ```

    Two.

    ```mendel
    form.theme
    ```
    ```output
    bold
    ```
    """

  private let welcome =
    "Enter runs the step above the prompt. Anything else you type is tried out; `back` takes it back. `help` lists the words of a lesson."
  private let end = "That was the last step. Go on experimenting, or press Enter to go on."

  // MARK: - Steps

  @Test("a lesson shows its prose up to the first step, whose setup has run without a word")
  func begin() throws {
    var reader = try Reader(steps)
    #expect(reader.read.suffix(3) == ["  override main.theme = bold", "  cell.theme", welcome])
    #expect(reader.place == "1/2" && reader.type("main.theme") == ["standard"])
  }

  @Test("Enter and `next` run the step, each statement before what it caused", arguments: ["", "next", "  "])
  func next(entry: String) throws {
    var reader = try Reader(steps)
    #expect(
      reader.type(entry) == [
        "> override main.theme = bold", "> cell.theme", "bold", "| Two.", "  form.theme",
      ])
    #expect(reader.place == "2/2")
    #expect(reader.type(entry) == ["> form.theme", "bold", end])
    #expect(reader.learner.ending == nil && reader.learner.hasReachedEnd)
    reader.type(entry)
    #expect(reader.learner.ending == .finished)
  }

  @Test("typing a shown statement by hand does it, however it is spaced; Enter does the rest")
  func byHand() throws {
    var reader = try Reader(steps)
    #expect(reader.type("override   main.theme=bold // mine") == [])
    #expect(reader.type("cell.theme") == ["bold", "| Two.", "  form.theme"])
    var other = try Reader(steps)
    #expect(
      other.type("override main.theme = bold", "") == ["> cell.theme", "bold", "| Two.", "  form.theme"])
  }

  @Test("an experiment is a branch: the next step goes on from the lesson's own line")
  func experiment() throws {
    var reader = try Reader(steps)
    #expect(reader.type("override form.theme = pastel", "cell.theme; cell.theme") == ["pastel", "pastel"])
    #expect(reader.type("").prefix(3) == ["> override main.theme = bold", "> cell.theme", "bold"])
    reader.type("override form.theme = pastel")
    #expect(reader.type("back") == ["| Two.", "  form.theme"])
    #expect(reader.type("back") == ["There is nothing to take back; `previous` goes to the step before."])
    #expect(reader.type("").prefix(2) == ["> form.theme", "bold"])
  }

  @Test("`previous`, `skip` and `restart` stand where one who went there would")
  func moving() throws {
    var reader = try Reader(steps)
    #expect(reader.type("previous") == ["This is the first step."])
    #expect(reader.type("skip") == ["| Two.", "  form.theme"])
    #expect(reader.type("main.theme") == ["bold"])
    #expect(reader.type("previous").suffix(2) == ["  override main.theme = bold", "  cell.theme"])
    #expect(reader.type("main.theme") == ["standard"])
    #expect(reader.type("skip", "restart").last == "  cell.theme")
    #expect(reader.type("main.theme") == ["standard"])
  }

  @Test("`step` shows the step again, and `more` its footnotes")
  func again() throws {
    var reader = try Reader(steps)
    #expect(reader.type("step").last == "  cell.theme")
    #expect(reader.type("more") == ["| Because."])
    #expect(reader.type("skip", "more") == ["There is no more to say about this step."])
  }

  @Test("`restart` asks before it throws away more than one step; Enter means no")
  func restarting() throws {
    var reader = try Reader(steps + "\n```mendel\n1\n```\n")
    reader.type("", "", "override form.theme = pastel")
    #expect(
      reader.type("restart") == [
        "This begins the lesson again. Type `yes` if that is meant; Enter goes on as you are."
      ])
    #expect(reader.type("") == ["Nothing was restarted."])
    #expect(reader.place == "3/3" && reader.type("form.theme") == ["pastel"])
    reader.type("restart", "yes")
    #expect(reader.place == "1/3" && reader.type("main.theme") == ["standard"])
  }

  @Test("a step that fails and should not is told, and passed with `skip`")
  func failing() throws {
    var reader = try Reader("```mendel\nzzzz\n```\n")
    #expect(reader.type("").last == "The step failed, which it should not. `skip` goes on without it.")
    #expect(reader.place == "1/1" && reader.type("skip") == [end])
  }

  @Test(
    "what would take the lesson away, or touches files, is refused",
    arguments: ["reset", "save a", "load a", "hint; 1"])
  func refused(entry: String) throws {
    var reader = try Reader(steps)
    #expect(reader.type(entry).first?.hasPrefix("error: ") ?? false)
  }

  @Test("a lesson's end shows its clue")
  func clue() throws {
    var reader = try Reader("```mendel\n1\n```\n", front: "clue: The bear sleeps.\n")
    #expect(reader.type("").suffix(2) == ["✓ A clue: The bear sleeps.", end])
  }

  @Test("`learn`, `clues` and `review` are asked of the owner")
  func requests() throws {
    var reader = try Reader(steps)
    reader.type("learn 3 9")
    #expect(reader.learner.request == .open(["3", "9"]))
    reader.type("clues")
    #expect(reader.learner.request == .clues)
  }

  @Test("a watched drawing that `back` or a setup changes is drawn again")
  func watching() throws {
    var reader = try Reader(
      "```mendel\nwatch cell.theme\n```\n```mendel setup\noverride main.theme = bold\n```\nNow.\n\n```mendel\n1\n```\n"
    )
    #expect(reader.type("").contains { $0.hasPrefix("cell.theme   bold") })
    #expect(reader.type("override form.theme = pastel").last?.hasPrefix("cell.theme   pastel") ?? false)
    #expect(reader.type("back").first?.hasPrefix("cell.theme   bold") ?? false)
  }

  // MARK: - Exercises

  @Test(
    "an exercise is solved by any way to its state",
    arguments: [
      ["override form.theme = bold"], ["override settings.theme = bold"],
      ["form.traitOverrides.theme = .bold"],
      ["let t = AppTheme.bold; override form.theme = t"],
      ["override main.theme = bold", "override header.theme = standard"],
      ["override main.theme = bold", "undo", "override form.theme = bold"],
    ])
  func solved(entries: [String]) throws {
    var reader = try Reader(Orchard.exercise(check: "solved \"An override reaches all below.\"\n"))
    for entry in entries { reader.type(entry) }
    #expect(reader.read.first == "✓ An override reaches all below.")
    #expect(reader.read.last?.hasSuffix("Press Enter to go on.") ?? false)
    #expect(reader.type("") == [end])
  }

  @Test("the first `solved` whose condition holds is said")
  func sentences() throws {
    let check = "solved \"By the settings.\" when settings.theme == bold\nsolved \"By the form.\"\n"
    var reader = try Reader(Orchard.exercise(check: check))
    #expect(reader.type("override settings.theme = bold").first == "✓ By the settings.")
    var other = try Reader(Orchard.exercise(check: check))
    #expect(other.type("override form.theme = bold").first == "✓ By the form.")
  }

  @Test("a state that is not right says what it misses, with both values, and what its author may think")
  func unsolved() throws {
    let wrong =
      "```mendel wrong\n// an override of the scene reaches the form alone\noverride main.theme = bold\n```\n"
    var reader = try Reader(Orchard.exercise(wrong))
    #expect(
      reader.type("override main.theme = bold") == [
        "Not yet: 1 of 2 holds.",
        "✗ no longer so: the header should stay as it is (bold on the left, standard on", "  the right)",
        "an override of the scene reaches the form alone",
      ])
    #expect(reader.type("form.theme") == ["bold"])
    reader.type("back")
    #expect(
      reader.type("override cell.theme = bold") == [
        "Not yet: 1 of 2 holds.", "✗ missing: the form is not bold (standard on the left, bold on the right)",
      ])
  }

  @Test("Enter at an exercise repeats its task; `hint`, `check`, `solution` and `goal` help")
  func words() throws {
    var reader = try Reader(
      "**Make the form bold.**\n\n" + Orchard.exercise() + "```mendel\nsettings.theme\n```\n")
    #expect(reader.type("").first == "| **Make the form bold.**")
    #expect(reader.type("hint") == ["Hint 1 of 2:", "| Look at the **form**."])
    #expect(reader.type("hint", "hint") == ["There are no more hints; `solution` shows an answer."])
    #expect(reader.type("check").first == "1 of 2 holds.")
    #expect(reader.type("goal").first?.hasPrefix("now") ?? false)
    #expect(
      reader.type("override main.theme = bold", "solution") == [
        "> override form.theme = bold", "This is the author's answer. Press Enter to go on.",
      ])
    #expect(reader.type("main.theme; form.theme") == ["standard", "bold"])
    #expect(reader.type("") == ["  settings.theme"])
    #expect(reader.type("", "hint") == ["`hint` belongs to an exercise, and none is open."])
  }

  @Test("in the sandbox an exercise is not watched, and `back` leaves it as it was")
  func sandbox() throws {
    var reader = try Reader(Orchard.exercise())
    #expect(reader.type("play", "override form.theme = bold") == [])
    reader.type("back")
    #expect(reader.type("form.theme") == ["standard"])
  }

  // MARK: - Lines of one's own

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
    #expect(reader.type("let t = 1") == ["✓ That is it.", end])
  }

  @Test("the first Enter gives the beginning, the second does it")
  func helped() throws {
    var reader = try Reader(own)
    #expect(reader.learner.beginning == "override ")
    #expect(reader.type("") == ["It begins with `override`. Enter does it for you."])
    #expect(reader.learner.beginning == nil)
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
    third.learner.noteBeginning()
    #expect(third.type("override override main.theme = bold") == ["✓ That is it.", "  main.theme"])
  }

  @Test("where the author's code changes nothing, it is what is printed that counts")
  func asked() throws {
    var reader = try Reader("```mendel yours\ncell.theme\n```\n")
    #expect(reader.type("main.theme.description") != ["standard", "✓ That is it.", end])
    #expect(reader.type("cell.traitCollection.theme") == ["standard", "✓ That is it.", end])
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

  @Test("a word that is the whole line is typed, and not a beginning")
  func wholeLine() throws {
    var reader = try Reader("```mendel\noverride main.theme = bold\n```\n```mendel yours\nundo\n```\n")
    reader.type("")
    #expect(reader.learner.beginning == nil)
    #expect(reader.type("undo").first == "✓ That is it.")
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

  @Test(
    "a guess is compared by value, not by spelling",
    arguments: [".bold", "AppTheme.bold", "\"bold\"", " bold "])
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
    #expect(reader.type("2, 3") == ["✓ Right.", "| 2. the near — it decides", end])
  }

  // MARK: - Taking up again

  @Test("a lesson is taken up where it was left, with what was tried there")
  func resuming() throws {
    let body = steps + "\n" + Orchard.exercise()
    var reader = try Reader(body)
    reader.type("override form.theme = pastel", "", "", "override main.theme = pastel")
    var again = Reader(try Orchard.lesson(body), after: reader.kept)
    #expect(again.place == "3/3")
    #expect(again.read.first == "You are where you left off, at step 3 of 3. `contents` lists the steps.")
    #expect(again.read.last == "What you tried there is in force; `back` takes it back.")
    #expect(again.type("form.theme") == ["pastel"])
  }

  @Test("in a changed lesson the learner stands at the last step that is as it was")
  func changed() throws {
    var reader = try Reader(steps)
    reader.type("", "form.theme")
    let lesson = try Orchard.lesson(steps.replacing("form.theme", with: "header.theme"))
    let again = Reader(lesson, after: reader.kept)
    #expect(again.place == "1/2" && again.kept.isEmpty)
    #expect(
      again.read.first == "The lesson has changed since you left. This is the last step that is as it was.")
  }

  @Test("a lesson is opened at a step, on its own line")
  func opening() throws {
    var learner = Learner(try Orchard.lesson(steps + "\n" + own))
    learner.open(at: 3)
    #expect(learner.place == (3, 4))
    #expect(learner.interpreter.shown("main.theme") == "bold")
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
  }
}

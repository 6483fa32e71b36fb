import Lessons
import Playgrounds
import Testing

@Suite("Learning a lesson")
struct LessonSessionTests {
  let steps = """
    One.

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

  func learner(_ body: String) throws -> Learner { Learner(try Orchard.lesson(body)) }

  // MARK: - Steps

  @Test("a lesson shows its prose up to the first step, whose setup has run without a word")
  func begin() throws {
    let learner = try learner(steps)
    #expect(
      learner.read == [
        "| One.", "  override main.theme = bold", "  cell.theme", LessonRemark.welcome.sentence,
      ])
    #expect(learner.place == "1/2")
    #expect(learner.type("main.theme") == ["standard"])
  }

  @Test("Enter and `next` run the step and show what follows", arguments: ["", "next", "  "])
  func next(entry: String) throws {
    let learner = try learner(steps)
    #expect(learner.type(entry) == ["bold", "| Two.", "  form.theme"])
    #expect(learner.place == "2/2")
    #expect(learner.type(entry) == ["bold", LessonRemark.end.sentence])
    #expect(learner.ending == nil)
    learner.type(entry)
    #expect(learner.ending == .finished)
  }

  @Test("an experiment is a branch: the next step goes on from the lesson's own line")
  func experiment() throws {
    let learner = try learner(steps)
    #expect(learner.type("override form.theme = pastel", "cell.theme") == ["pastel"])
    #expect(learner.type("") == ["bold", "| Two.", "  form.theme"])
    #expect(learner.type("override form.theme = pastel", "back") == [LessonRemark.isBack.sentence])
    #expect(learner.type("back") == [LessonRemark.nothingToGoBack.sentence])
    #expect(learner.type("") == ["bold", LessonRemark.end.sentence])
  }

  @Test("`previous`, `skip` and `restart` stand where one who went there would")
  func moving() throws {
    let learner = try learner(steps)
    #expect(learner.type("previous").first == LessonRemark.firstStep.sentence)
    #expect(learner.type("skip") == ["| Two.", "  form.theme"])
    #expect(learner.type("main.theme") == ["bold"])
    #expect(learner.type("previous") == ["| One.", "  override main.theme = bold", "  cell.theme"])
    #expect(learner.type("main.theme") == ["standard"])
    #expect(learner.type("skip", "restart") == ["| One.", "  override main.theme = bold", "  cell.theme"])
    #expect(learner.type("main.theme") == ["standard"])
  }

  @Test("a new session inside a lesson can be left backwards")
  func fresh() throws {
    let learner = try learner(
      steps + "\n```mendel setup fresh\nlet x = 5\n```\n```mendel\nx\n```\n```output\n5\n```")
    #expect(learner.type("", "") == ["bold", "  x"])
    #expect(learner.type("main.theme").first == "error: nothing here is called `main`")
    #expect(learner.type("previous") == ["| Two.", "  form.theme"])
    #expect(learner.type("main.theme") == ["bold"])
    #expect(learner.type("", "") == ["5", LessonRemark.end.sentence])
  }

  @Test("a step that must fail shows its error and goes on; another stays")
  func failing() throws {
    let learner = try learner("```mendel error\nx\n```\n```mendel\ny\n```\n```mendel\nmain.theme\n```")
    #expect(learner.type("") == ["error: nothing here is called `x`", "  y"])
    #expect(learner.type("") == ["error: nothing here is called `y`", LessonRemark.stepFailed.sentence])
    #expect(learner.type("skip") == ["  main.theme"])
  }

  @Test("`quit` ends the lesson, and what stands behind it is not run")
  func quit() throws {
    let learner = try learner(steps)
    #expect(learner.type("quit; print 1") == [])
    #expect(learner.ending == .quit)
  }

  @Test("`reset` would take the lesson away, and mistakes run nothing")
  func refused() throws {
    let learner = try learner(steps)
    #expect(learner.type("reset") == ["error: `reset` would take the lesson away"])
    #expect(learner.type("save \"x\"") == ["error: a lesson touches no files"])
    #expect(learner.type("load \"x\"") == ["error: a lesson touches no files"])
    #expect(learner.type("print 1; overide x").count == 1)
    #expect(learner.type("next") == ["bold", "| Two.", "  form.theme"])
  }

  @Test("the sandbox is left with `back`, and nothing in it counts")
  func play() throws {
    let learner = try learner(steps)
    #expect(learner.type("play") == [LessonRemark.playing.sentence])
    #expect(learner.type("next") == [LessonRemark.stillPlaying.sentence])
    #expect(learner.type("override main.theme = pastel", "back") == [LessonRemark.isBack.sentence])
    #expect(learner.type("main.theme") == ["standard"])
  }

  @Test("behind the sandbox it is said where one is: on the line, at the exercise's start, or where one was")
  func backFromPlay() throws {
    let learner = try learner(steps)
    learner.type("override main.theme = pastel", "play", "override main.theme = monochrome")
    #expect(learner.type("back") == [LessonRemark.isBackFromPlay.sentence])
    #expect(learner.type("main.theme") == ["pastel"])
    #expect(learner.type("back") == [LessonRemark.isBack.sentence])
    let exercise = try self.learner(Orchard.exercise())
    #expect(exercise.type("play", "back") == [LessonRemark.isBackAtStart.sentence])
    exercise.type("override main.theme = bold", "play", "override form.theme = pastel")
    #expect(exercise.type("back") == [LessonRemark.isBackFromPlay.sentence])
    #expect(exercise.type("main.theme") == ["bold"])
    #expect(exercise.type("back") == [LessonRemark.isBackAtStart.sentence])
    exercise.type("override form.theme = bold", "play", "override form.theme = pastel")
    #expect(exercise.type("back") == [LessonRemark.isBackFromPlay.sentence])
    // It is still solved.
    #expect(exercise.type("") == [LessonRemark.end.sentence])
  }

  @Test("a state that is too far back is built anew")
  func outOfReach() throws {
    let learner = try learner(steps)
    learner.type("", "var x = 0", String(repeating: "x = 1\n", count: History.reach * 2))
    #expect(learner.type("") == ["bold", LessonRemark.end.sentence])
    #expect(learner.type("main.theme; form.overrides.count") == ["bold", "0"])
  }

  // MARK: - Exercises

  @Test(
    "an exercise is solved by any way to its state",
    arguments: [
      (["override form.theme = bold"], LessonRemark.solved(statements: 1, author: 1)),
      (["override settings.theme = bold"], .solved(statements: 1, author: 1)),
      (["form.traitOverrides.theme = .bold"], .solved(statements: 1, author: 1)),
      (["let t = AppTheme.bold; override form.theme = t"], .solved(statements: 2, author: 1)),
      (
        ["override main.theme = bold", "override header.theme = standard"], .solved(statements: 2, author: 1)
      ),
      (
        ["override main.theme = bold", "undo", "override form.theme = bold"],
        .solved(statements: 1, author: 1)
      ),
    ])
  func solved(entries: [String], remark: LessonRemark) throws {
    let learner = try learner(Orchard.exercise())
    var lines: [String] = []
    for entry in entries { lines = learner.type(entry) }
    #expect(lines == [remark.sentence])
    #expect(learner.type("") == [LessonRemark.end.sentence])
  }

  @Test(
    "a state that is not right says what it misses, with both values",
    arguments: [
      (
        "override main.theme = bold",
        [
          "Not yet: 1 of 2 holds.",
          "✗ no longer so: the header should stay as it is (bold on the left, standard on", "  the right)",
        ]
      ),
      (
        "override cell.theme = bold",
        [
          "Not yet: 1 of 2 holds.",
          "✗ missing: the form is not bold (standard on the left, bold on the right)",
        ]
      ),
      (
        "override header.theme = bold",
        [
          "Not yet: 0 of 2 hold.",
          "✗ missing: the form is not bold (standard on the left, bold on the right)",
          "✗ no longer so: the header should stay as it is (bold on the left, standard on", "  the right)",
        ]
      ),
      ("form.theme", ["standard"]),
    ])
  func unsolved(entry: String, lines: [String]) throws {
    let learner = try learner(Orchard.exercise())
    #expect(learner.type(entry) == lines)
    #expect(learner.type("next") == [LessonRemark.unsolved.sentence])
  }

  @Test("a quiz and a prediction are branches: what was tried at them is no part of what follows")
  func branches() throws {
    let quiz = "```quiz\nWhich?\n- [x] this\n- [ ] that\n```\n"
    let prediction = "```mendel predict\ncell.theme\n```\n```output\nstandard\n```\n"
    for (question, answer) in [(quiz, "1"), (prediction, "standard"), (quiz, "skip"), (prediction, "")] {
      let learner = try learner(question + Orchard.exercise())
      learner.type("override main.theme = pastel", answer)
      #expect(learner.type("form.theme") == ["standard"])
    }
  }

  @Test("behind an exercise everybody goes on from where the solution leads")
  func onwards() throws {
    let body = Orchard.exercise() + "```mendel\nsettings.theme\n```\n```output\nstandard\n```"
    let learner = try learner(body)
    #expect(learner.type("override settings.theme = bold", "") == ["  settings.theme"])
    #expect(learner.type("") == ["standard", LessonRemark.end.sentence])
  }

  @Test("hints come one at a time, in order")
  func hints() throws {
    let learner = try learner(Orchard.exercise())
    #expect(learner.type("hint") == ["Hint 1 of 2:", "| Look at the **form**."])
    #expect(learner.type("hint") == ["Hint 2 of 2:", "| An override will do."])
    #expect(learner.type("hint") == [LessonRemark.noMoreHints.sentence])
  }

  @Test("`check` counts what holds in one line, and says of everything else why it does not")
  func check() throws {
    let learner = try learner(Orchard.exercise())
    let missing = "✗ missing: the form is not bold (standard on the left, bold on the right)"
    #expect(learner.type("check") == ["✓ 1 of 2 holds", missing])
    learner.type("override header.theme = bold")
    #expect(
      learner.type("check") == [
        missing,
        "✗ no longer so: the header should stay as it is (bold on the left, standard on", "  the right)",
      ])
    learner.type("remove override header.theme", "override form.theme = bold")
    #expect(learner.type("check") == ["✓ 2 of 2 hold"])
  }

  @Test("what fails because one name is not there yet is told once")
  func missingName() throws {
    let body = """
      ```mendel exercise id=bill
      ```
      ```mendel check
      expect bill.overrides >= 1 else "`bill` should be the cost of an override"
      expect bill.updated <= 2 else "more than two environments were updated"
      expect form.theme == bold else "the form is not bold"
      ```
      ```hint
      `cost` counts.
      ```
      ```mendel solution
      let bill = cost { override form.theme = bold }
      ```
      """
    let learner = try learner(body)
    #expect(
      learner.type("check") == [
        "✗ missing: `bill` should be the cost of an override",
        "✗ missing: the form is not bold (standard on the left, bold on the right)",
      ])
    learner.type("let bill = cost { override main.theme = bold }")
    #expect(
      learner.type("check").contains { $0.hasPrefix("✗ missing: more than two environments were updated") })
  }

  @Test("`solution` shows the answer and runs it")
  func solution() throws {
    let learner = try learner(Orchard.exercise())
    #expect(
      learner.type("override main.theme = bold", "solution") == [
        "  override form.theme = bold", LessonRemark.solutionShown.sentence,
      ])
    #expect(learner.type("main.theme; form.theme") == ["standard", "bold"])
    #expect(learner.type("") == [LessonRemark.end.sentence])
  }

  @Test("`restart` and `back` begin an exercise again")
  func again() throws {
    let learner = try learner(Orchard.exercise(start: "override header.theme = standard\n"))
    #expect(learner.read.first == "  override header.theme = standard")
    learner.type("override main.theme = pastel")
    #expect(learner.type("back") == [LessonRemark.isBackAtStart.sentence])
    #expect(learner.type("main.theme; header.overrides.count") == ["standard", "1"])
    learner.type("override main.theme = pastel")
    #expect(learner.type("restart").first == "  override header.theme = standard")
    #expect(learner.type("main.theme") == ["standard"])
    #expect(learner.type("skip") == [LessonRemark.end.sentence])
    #expect(learner.type("form.theme") == ["bold"])
  }

  @Test("the words of an exercise need one", arguments: ["hint", "check", "solution"])
  func noExercise(word: String) throws {
    #expect(try learner(steps).type(word) == ["`\(word)` belongs to an exercise, and none is open."])
  }

  @Test("in the sandbox an exercise is not watched")
  func sandbox() throws {
    let learner = try learner(Orchard.exercise())
    #expect(learner.type("play", "override form.theme = bold") == [])
    #expect(learner.type("back", "form.theme") == ["standard"])
  }

  // MARK: - Quizzes

  @Test("a quiz takes numbers, explains them, and goes on when they are right")
  func quiz() throws {
    let learner = try learner(
      "```quiz\nWhich?\n- [ ] the far — it is hidden\n- [x] the near — it decides\n- [x] both\n```")
    #expect(learner.read.prefix(4) == ["| Which?", "| 1. the far", "| 2. the near", "| 3. both"])
    #expect(learner.type("1") == [LessonRemark.wrongChoice.sentence, "| 1. the far — it is hidden"])
    #expect(learner.type("4") == [LessonRemark.noChoice("4", of: 3).sentence])
    #expect(learner.type("") == [LessonRemark.quiz(choices: 3, right: 2).sentence])
    #expect(learner.type("3") == [LessonRemark.rightInPart.sentence])
    #expect(learner.type("2, 3") == ["Right.", "| 2. the near — it decides", LessonRemark.end.sentence])
  }
}

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
  private let end = Orchard.end

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
}

import Testing

@testable import Lessons

@Suite("Learning a lesson")
struct LearnerTests {

  private let welcome =
    "Enter runs the step above the prompt. Anything else you type is tried out; `back` takes it back. `help` lists the words of a lesson."

  // MARK: - Steps

  @Test("a lesson shows its prose up to the first step, whose setup has run without a word")
  func begin() throws {
    var reader = try Reader(Orchard.steps)
    #expect(reader.read.suffix(3) == ["  override main.theme = bold", "  cell.theme", welcome])
    #expect(reader.place == "1/2" && reader.type("main.theme") == ["standard"])
  }

  @Test("Enter and `next` run the step, each statement before what it caused", arguments: ["", "next", "  "])
  func next(entry: String) throws {
    var reader = try Reader(Orchard.steps)
    #expect(
      reader.type(entry) == [
        "> override main.theme = bold", "> cell.theme", "bold", "| Two.", "  form.theme",
      ])
    #expect(reader.place == "2/2")
    #expect(reader.type(entry) == ["> form.theme", "bold", Orchard.end])
    #expect(reader.learner.ending == nil && reader.learner.hasReachedEnd)
    reader.type(entry)
    #expect(reader.learner.ending == .finished)
  }

  @Test("typing a shown statement by hand does it, however it is spaced; Enter does the rest")
  func byHand() throws {
    var reader = try Reader(Orchard.steps)
    #expect(reader.type("override   main.theme=bold // mine") == [])
    #expect(reader.type("cell.theme") == ["bold", "| Two.", "  form.theme"])
    var other = try Reader(Orchard.steps)
    #expect(
      other.type("override main.theme = bold", "") == ["> cell.theme", "bold", "| Two.", "  form.theme"])
  }

  @Test("the words of a lesson are listed, of them those that say something at the step")
  func help() throws {
    var reader = try Reader(Orchard.steps)
    let lines = reader.type("help")
    #expect(lines.contains { $0.hasPrefix("contents   ") } && !lines.contains { $0.hasPrefix("hint   ") })
    #expect(reader.type("goal") == ["`goal` belongs to an exercise, and none is open."])
    let long = "```swift\n" + String(repeating: "let a = 1\n", count: 13) + "```\n"
    #expect(try Reader(long + Orchard.steps).read.contains("`more` shows this in Apple's Swift."))
    reader.type("quit")
    #expect(reader.learner.ending == .quit)
  }

  @Test("an experiment is a branch: the next step goes on from the lesson's own line")
  func experiment() throws {
    var reader = try Reader(Orchard.steps)
    #expect(reader.type("override form.theme = pastel", "cell.theme; cell.theme") == ["pastel", "pastel"])
    #expect(reader.type("").prefix(3) == ["> override main.theme = bold", "> cell.theme", "bold"])
    reader.type("override form.theme = pastel")
    #expect(reader.type("back") == ["| Two.", "  form.theme"])
    #expect(reader.type("back") == ["There is nothing to take back; `previous` goes to the step before."])
    #expect(reader.type("").prefix(2) == ["> form.theme", "bold"])
  }

  @Test("`previous`, `skip` and `restart` stand where one who went there would")
  func moving() throws {
    var reader = try Reader(Orchard.steps)
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
    var reader = try Reader(Orchard.steps)
    #expect(reader.type("step").last == "  cell.theme")
    #expect(reader.type("more") == ["| Because."])
    #expect(reader.type("skip", "more") == ["There is no more to say about this step."])
  }

  @Test("`restart` asks before it throws away more than one step; Enter means no")
  func restarting() throws {
    var reader = try Reader(Orchard.steps + "\n```mendel\n1\n```\n")
    reader.type("", "", "override form.theme = pastel")
    #expect(
      reader.type("restart") == [
        "This begins the lesson again. Type `yes` if that is meant; Enter goes on as you are."
      ])
    #expect(reader.type("") == ["Nothing was restarted."])
    #expect(reader.type("restart", "n") == ["Nothing was restarted."])
    #expect(reader.place == "3/3" && reader.type("form.theme") == ["pastel"])
    reader.type("restart", "yes")
    #expect(reader.place == "1/3" && reader.type("main.theme") == ["standard"])
  }

  @Test("a step that fails and should not is told, and passed with `skip`")
  func failing() throws {
    var reader = try Reader("```mendel\nzzzz\n```\n")
    #expect(reader.type("").last == "The step failed, which it should not. `skip` goes on without it.")
    #expect(reader.place == "1/1" && reader.type("skip") == [Orchard.end])
  }

  @Test(
    "what would take the lesson away, or touches files, is refused",
    arguments: ["reset", "challenge", "save a", "load a", "hint; 1"])
  func refused(entry: String) throws {
    var reader = try Reader(Orchard.steps)
    #expect(reader.type(entry).first?.hasPrefix("error: ") ?? false)
  }

  @Test("a lesson's end shows its clue")
  func clue() throws {
    var reader = try Reader("```mendel\n1\n```\n", front: "clue: The bear sleeps.\n")
    #expect(reader.type("").suffix(2) == ["✓ A clue: The bear sleeps.", Orchard.end])
  }

  @Test("`learn`, `clues` and `review` are asked of the owner")
  func requests() throws {
    var reader = try Reader(Orchard.steps)
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
    #expect(reader.type("") == [Orchard.end])
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
        "✗ no longer so: the header should stay as it is (it is bold, and should be", "  standard)",
        "an override of the scene reaches the form alone",
      ])
    #expect(reader.type("form.theme") == ["bold"])
    reader.type("back")
    #expect(
      reader.type("override cell.theme = bold") == [
        "Not yet: 1 of 2 holds.", "✗ missing: the form is not bold (it is standard, and should be bold)",
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
}

import Testing

@testable import Lessons

@Suite("Exercises in a lesson")
struct ExerciseTests {
  private let end = Orchard.end

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
}

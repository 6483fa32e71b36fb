import Testing

@testable import Lessons

@Suite("Predictions and quizzes in a lesson")
struct QuestionTests {
  private let end = Orchard.end

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
}

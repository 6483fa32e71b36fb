import Lessons
import Testing

@Suite("Predictions")
struct PredictionTests {
  let prediction = """
    ```mendel predict
    turn { override main.theme = bold; cell.theme }
    ```
    ```output
    standard
    ```
    ```mendel
    main.theme
    ```
    ```output
    standard
    ```
    """

  func learner(_ body: String) throws -> Learner { Learner(try Orchard.lesson(body)) }

  @Test(
    "a prediction is compared with what comes out, and changes nothing",
    arguments: [
      ("standard", ["standard", "As you said.", "  main.theme"]),
      (".standard", ["standard", "As you said.", "  main.theme"]),
      ("AppTheme.standard", ["standard", "As you said.", "  main.theme"]),
      ("bold", ["standard", "You said bold.", "  main.theme"]),
      ("AppTheme.bold", ["standard", "You said AppTheme.bold.", "  main.theme"]),
      ("{ \"", ["standard", "You said { \".", "  main.theme"]),
      ("it stays standard", ["standard", "You said it stays standard.", "  main.theme"]),
      ("", ["standard", "  main.theme"]),
      ("skip", ["  main.theme"]),
    ])
  func predict(guess: String, lines: [String]) throws {
    let learner = try learner(prediction)
    #expect(learner.read.contains(LessonRemark.prediction.sentence))
    #expect(learner.type(guess) == lines)
    #expect(learner.type("").first == "standard")
  }

  @Test(
    "what counts is the value, however it is written",
    arguments: [
      ("tint", "red", true), ("tint", "#ff0000", true), ("tint", "#FF0000FF", true),
      ("tint", "#fe0000", false),
      ("1.5 + 1.5", "3", true), ("1.5 + 1.5", "3.0", true), ("1.5 + 1.5", "-3", false),
      ("2 + 1", "3.0", true),
      ("print \"ab\"", "ab", true), ("\"ab\"", "\"ab\"", true), ("\"ab\"", "ab", true),
      ("\"ab\"", "b", false),
      ("themes", "[bold, pastel]", true), ("themes", "[.bold,.pastel]", true),
      ("themes", "[pastel, bold]", false),
      ("themes", "[AppTheme.bold, pastel]", true), ("cell.theme == bold", "false", true),
      ("cell.theme == bold", "no", false), ("cell.parent", "nil", false),
    ])
  func value(statement: String, guess: String, isRight: Bool) throws {
    let learner = try learner(
      """
      ```mendel setup
      let tint = #ff0000
      let themes = [AppTheme.bold, AppTheme.pastel]
      ```
      ```mendel predict
      \(statement)
      ```
      ```output
      x
      ```
      """)
    #expect(learner.type(guess).contains(LessonRemark.predicted.sentence) == isRight)
    #expect(learner.session.hasReachedEnd)
  }

  @Test("a wrong prediction shows why", arguments: ["cell.theme", "print cell.theme"])
  func why(statement: String) throws {
    let learner = try learner("```mendel predict\n\(statement)\n```\n```output\nstandard\n```")
    #expect(
      learner.type("pastel") == [
        "standard", "You said pastel.", "standard", "  Theme   default   standard   decides",
        LessonRemark.end.sentence,
      ])
  }

  @Test(
    "statements are experiments also where an answer is wanted",
    arguments: [
      "help next", "why main.theme", "override form.theme = bold", "main.theme", "play", "undo", "mine",
    ])
  func experiments(entry: String) throws {
    let learner = try learner("```mendel setup\nlet mine = 1\n```\n" + prediction)
    let lines = learner.type(entry)
    #expect(!lines.contains { $0.hasPrefix("You said") })
    #expect(learner.place == "1/2")
    #expect(learner.type("back", "standard").contains(LessonRemark.predicted.sentence))
  }
}

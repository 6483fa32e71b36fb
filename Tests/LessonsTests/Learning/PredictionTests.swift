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
      ("bold", ["standard", "You said bold; it is what stands above.", "  main.theme"]),
      ("AppTheme.bold", ["standard", "You said AppTheme.bold; it is what stands above.", "  main.theme"]),
      ("{ \"", ["standard", "You said { \"; it is what stands above.", "  main.theme"]),
      (
        "it stays standard",
        ["standard", "You said it stays standard; it is what stands above.", "  main.theme"]
      ),
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

  static let chain = ["standard", "  Theme   default   standard   decides"]
  static let pastelChain = [
    "pastel", "  form    override   pastel     decides", "  Theme   default    standard",
  ]

  @Test(
    "a wrong prediction is told as wrong, without saying the value again, and why where that can be had",
    arguments: [
      ("cell.theme", ["standard"], chain), ("print cell.theme", ["standard"], chain),
      ("cell.theme == bold", ["false"], chain),
      ("print \"it is \\(cell.theme)\"", ["it is standard"], chain),
      ("[cell.theme, header.theme]", ["[standard, standard]"], chain + chain),
      ("what if { override form.theme = pastel } cell.theme", ["pastel"], pastelChain),
      (
        "what if { register cell for theme { print \"told\" }; override form.theme = pastel } cell.theme",
        ["told", "pastel"], pastelChain
      ),
      ("plums", ["5"], []), ("watch.calls", ["0"], []),
      ("plums < cell.layouts - cell.layouts", ["false"], []),
      ("\"\(String(repeating: "a", count: 61))\"", ["\"\(String(repeating: "a", count: 61))\""], []),
    ] as [(String, [String], [String])])
  func why(statement: String, printed: [String], reasons: [String]) throws {
    let setup = "```mendel setup\nvar plums = 5\nlet watch = register cell for theme { }\n```\n"
    let learner = try learner(setup + "```mendel predict\n\(statement)\n```\n```output\nx\n```")
    let said = LessonRemark.mispredicted("77").sentence
    #expect(learner.type("77") == printed + [said] + reasons + [LessonRemark.end.sentence])
  }

  @Test("a prediction of something that fails is told as wrong behind the error")
  func failing() throws {
    let learner = try learner("```mendel predict\nplums\n```\n```output\nx\n```")
    #expect(
      learner.type("5") == [
        "error: nothing here is called `plums`", "You said 5; it is what stands above.",
        LessonRemark.end.sentence,
      ])
  }

  @Test("asking why leaves nothing behind, however often what the statement tries is tried again")
  func noTrace() throws {
    let learner = try learner(
      "```mendel predict\nwhat if { override form.theme = bold } cell.theme\n```\n```output\nbold\n```\n")
    let before = learner.facts
    learner.type("pastel")
    #expect(learner.facts == before && learner.session.hasReachedEnd)
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

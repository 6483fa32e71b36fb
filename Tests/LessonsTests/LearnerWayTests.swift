import Testing

@testable import Lessons

@Suite("The way of a learner through steps")
struct LearnerWayTests {
  private let prepared = """
    Look at the cell.

    ```mendel
    cell.theme
    ```

    **Make the form bold.**

    ```mendel setup
    let unseen = 1
    ```

    """

  @Test("a task in front of a setup is shown again with its step, and names it in the contents")
  func tasks() throws {
    var reader = try Reader(prepared + Orchard.exercise())
    #expect(reader.type("").count { $0.contains("Make the form bold.") } == 1)
    #expect(reader.type("step").first == "| **Make the form bold.**")
    #expect(reader.type("").first == "| **Make the form bold.**")
    #expect(reader.type("contents").contains { $0.hasSuffix("Make the form bold.") })
  }

  @Test("words of other programs are told what to type here", arguments: ["q", "exit()", "lessons"])
  func elsewhere(word: String) throws {
    var reader = try Reader(prepared + Orchard.exercise())
    let known = try #require(Learner.suggestion(for: word))
    reader.learner.enter(word)
    let suggestions = reader.learner.takeMessages().map { message -> String? in
      if case .problem(let problem) = message { problem.suggestion } else { nil }
    }
    #expect(suggestions.contains(known))
  }

  @Test("what is done in the sandbox does not solve the exercise")
  func sandbox() throws {
    var reader = try Reader(Orchard.exercise())
    reader.type("play", "override form.theme = bold")
    #expect(reader.type("check") == ["2 of 2 hold."])
    reader.type("back")
    #expect(reader.learner.isSolved == false)
  }

  @Test("a shorter way that is looked at leaves a solved exercise done")
  func shorter() throws {
    var reader = try Reader(Orchard.exercise())
    reader.type("override form.theme = pastel", "override form.theme = bold", "solution", "")
    #expect(reader.learner.passages[1] == .done)
  }

  @Test("a learner's own answer is told where it goes in an app")
  func homes() throws {
    var reader = try Reader(Orchard.exercise())
    let told = "This is your answer in Swift. In an app, it goes into "
    #expect(
      reader.type("override form.theme = bold").contains(
        told + "`viewDidLoad` of the controller that makes `form`:"))
    var other = try Reader(Orchard.exercise())
    #expect(
      other.type("define key mood = 1; override form.theme = bold").contains(
        told + "`viewDidLoad` of the controller that makes `form`:"))
  }

  @Test("a view that is only hosted goes into a file of its own")
  func files() throws {
    let badge = "struct Badge: View { var body: some View { Text(\"new\") } }"
    let host = "host Badge() as badge in root"
    var reader = try Reader(
      """
      **Host a badge.**

      ```mendel exercise
      ```
      ```mendel check
      expect badge.inits == 1 else "there is no badge"
      ```
      ```hint
      It is a view.
      ```
      ```mendel solution
      \(badge)
      \(host)
      ```

      """)
    reader.type(badge)
    let told = "This is your answer in Swift. In an app, it goes into a file of its own:"
    #expect(reader.type(host).contains(told))
  }

  @Test("`check` says of a line of one's own what differs, with or without a check")
  func checks() throws {
    var reader = try Reader("```mendel yours\noverride form.theme = bold\n```\n")
    #expect(reader.type("check").first == "`form.theme` is standard, and should be bold.")
  }

  @Test("a word of the lesson counts also behind the beginning that Enter typed")
  func beginnings() throws {
    var reader = try Reader("```mendel yours\noverride form.theme = bold\n```\n")
    _ = reader.type("")
    #expect(reader.type("override skip") == [Orchard.end])
  }

  @Test("a value of another type is another value", arguments: ["let n = 3.0", "let n: Double = 3"])
  func types(entry: String) throws {
    var reader = try Reader("```mendel yours\nlet n = 3\n```\n")
    #expect(reader.type(entry).first == "`n` is 3.0, and should be 3.")
  }

  @Test("steps before the one at which a lesson was opened are not called done")
  func opened() throws {
    var learner = Learner(try Orchard.lesson(Orchard.steps))
    learner.open(at: 2)
    #expect(learner.passages.isEmpty)
  }

  @Test("a setup that stops watching draws nothing more")
  func unwatched() throws {
    var reader = try Reader(
      "```mendel\nwatch form.theme\n```\n```mendel setup\nunwatch\noverride form.theme = bold\n```\n")
    #expect(reader.type("") == ["> watch form.theme", "form.theme   standard", Orchard.end])
  }

  @Test("a lesson begins with the system that its front matter names")
  func systems() throws {
    let reader = try Reader("```mendel\ncell.theme\n```\n", front: "ios: 16\n")
    #expect(reader.learner.mainLine.session.systemVersion == 16)
    #expect(reader.learner.mainLine.history.current == 3)
  }

  @Test("the sentence behind a solution may hold values")
  func sentences() throws {
    var reader = try Reader(Orchard.exercise(check: "solved \"it is \\(form.theme)\"\n"))
    #expect(reader.type("override form.theme = bold").contains("✓ it is bold"))
  }

  @Test("Apple's Swift is right where it reaches what a short form does")
  func definitions() throws {
    let swift = """
      struct Ripeness: UITraitDefinition { static let defaultValue = 0 }
      extension UITraitCollection { var ripeness: Int { self[Ripeness.self] } }
      extension UIMutableTraits { var ripeness: Int { get { self[Ripeness.self] } set { self[Ripeness.self] = newValue } } }
      """
    var reader = try Reader("```mendel yours\ndefine trait Ripeness = 0\n```\n")
    #expect(reader.type(String(swift.prefix { $0 != "\n" })).first?.hasSuffix("and is not there.") == true)
    #expect(reader.type(swift).last == Orchard.end)
  }
}

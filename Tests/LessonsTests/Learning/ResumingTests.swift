import Lessons
import Playgrounds
import SessionTesting
import Testing

@Suite("Taking a lesson up")
struct ResumingTests {
  /// Three steps, a prediction, an exercise, a quiz and a last step.
  static let body = """
    One.

    ```mendel
    override main.theme = pastel
    ```

    Two.

    ```mendel id=two
    let watch = register cell for theme { print "changed" }
    ```
    ```mendel predict
    cell.theme
    ```
    ```output
    pastel
    ```

    Your turn.

    \(Orchard.exercise().replacing("== standard", with: "== pastel"))
    ```quiz
    Which?
    - [ ] far
    - [x] near
    ```
    ```mendel setup
    override header.theme = bold
    ```
    ```mendel
    header.theme
    ```
    ```output
    bold
    ```
    """

  func lesson(_ body: String = body) throws -> Lesson { try Orchard.lesson(body) }

  /// What a learner may type on the way through the lesson.
  static let ways: [[String]] = [
    [], [""], ["", "override form.theme = bold"], ["", "override form.theme = bold", "back"],
    ["", "", "pastel"], ["", "", "why cell.theme", "bold"], ["skip", "skip", ""],
    ["", "", "", "override cell.theme = bold", "hint"],
    ["", "", "", "override cell.theme = bold", "back", "override form.theme = bold"],
    ["", "", "", "override form.theme = bold", "", "1", "2"], ["", "", "", "solution", ""],
    ["", "", "", "hint", "hint", "restart", "check"], ["", "", "", "previous", "override main.theme = bold"],
    ["", "play", "override main.theme = bold", "undo"], ["", "play", "let x = 1", "back", "x", ""],
    ["", "", "let x = 1; nonsense.theme", "goto 4", "cell.theme"],
    ["", "", "", "skip", "2", "header.theme", ""],
    ["override form.theme = bold", "undo", "redo", "var n = 0", "n = n + 1", "n = n + 1", "undo"],
    ["", "", "", "skip", "restart", "", "cell.theme; cell.layouts"],
  ]

  @Test("a learner who left anywhere stands where they stood, in the same state", arguments: ways)
  func same(entries: [String]) throws {
    let first = Learner(try lesson())
    for entry in entries { first.type(entry) }
    let second = Learner(try lesson(), after: first.kept)
    #expect(second.session.mark == first.session.mark)
    #expect(second.session.playground.digest == first.session.playground.digest)
    #expect(second.kept == first.kept)
    // What follows is the same too: hints go on, exercises that are solved stay so.
    for entry in ["hint", "check", "", "override form.theme = bold", "", "2", "back", "", "contents"] {
      #expect(second.type(entry) == first.type(entry), "after \(entry)")
    }
    #expect(second.session.playground.digest == first.session.playground.digest)
  }

  @Test("what could not be read is not typed again")
  func mistakes() throws {
    let first = Learner(try lesson())
    first.type("overide x", "let y = 1; nonsense.theme")
    #expect(first.kept.map(\.text) == ["let y = 1; nonsense.theme"])
    #expect(Learner(try lesson(), after: first.kept).type("y") == ["1"])
  }

  @Test("the place is shown again with what leads to it, and nothing of the way there")
  func shown() throws {
    let first = Learner(try lesson())
    first.type("", "let mine = 1", "")
    let second = Learner(try lesson(), after: first.kept)
    #expect(
      second.read == [
        "| Two.", "  cell.theme", LessonRemark.prediction.sentence,
        LessonRemark.resumed(step: 3, of: 6).sentence,
      ])
    second.type("skip", "override cell.theme = bold")
    #expect(
      Learner(try lesson(), after: second.kept).read == [
        "| Your turn.", LessonRemark.exercise(hints: 2).sentence,
        LessonRemark.resumed(step: 4, of: 6).sentence,
        LessonRemark.ownStatements.sentence,
      ])
    second.type("back", "override form.theme = bold")
    #expect(
      Learner(try lesson(), after: second.kept).read.dropFirst().first == LessonRemark.alreadySolved.sentence)
    second.type("", "2", "")
    #expect(
      Learner(try lesson(), after: second.kept).read == [
        LessonRemark.end.sentence, LessonRemark.resumed(step: 6, of: 6).sentence,
      ])
  }

  @Test(
    "a lesson with other prose, hints or outputs is the same lesson",
    arguments: [
      ("Your turn.", "It is your turn now."), ("An override will do.", "Try `override`."),
      ("\nbold\n```", "\n...\n```"),
    ])
  func otherProse(old: String, new: String) throws {
    let first = Learner(try lesson())
    first.type("", "", "", "override cell.theme = bold")
    let second = Learner(try lesson(Self.body.replacing(old, with: new)), after: first.kept)
    #expect(second.session.mark == first.session.mark)
    #expect(second.session.playground.digest == first.session.playground.digest)
  }

  @Test(
    "a lesson that has changed is taken up at the last step that is as it was",
    arguments: [
      // The step before which the learner stands was changed: they see the one before it, with what they tried there.
      ("expect form.theme == bold", "expect form.theme == monochrome", "3/6"),
      ("override main.theme = pastel", "override main.theme = bold", "1/6"),
      ("id=two\nlet watch", "id=two\nlet other", "1/6"), ("id=two", "id=zwei", "1/6"),
      ("cell.theme\n```\n```output\npastel", "form.theme\n```\n```output\npastel", "2/6"),
      // What lies ahead does not count.
      ("Which?", "Which one?", "4/6"),
      ("header.theme\n```\n```output\nbold", "cell.theme\n```\n```output\nbold", "4/6"),
    ])
  func changed(old: String, new: String, place: String) throws {
    let first = Learner(try lesson())
    first.type("let mine = 1", "", "", "", "override cell.theme = bold")
    let body = Self.body.replacing(old, with: new)
    #expect(body != Self.body)
    let second = Learner(try lesson(body), after: first.kept)
    #expect(second.place == place)
    #expect(second.read.contains(LessonRemark.changedSince.sentence) == (place != "4/6"))
    // The way that was gone again leads here once more.
    let third = Learner(try lesson(body), after: second.kept)
    #expect(third.place == place)
    #expect(third.session.playground.digest == second.session.playground.digest)
    #expect(!third.read.contains(LessonRemark.changedSince.sentence))
  }

  @Test("where only the place is known, the lesson is skipped up to it; an unknown one is its beginning")
  func place() throws {
    let first = Learner(try lesson())
    first.type("", "", "", "skip", "2")
    let session = LessonSession(try lesson()) { _ in }
    let (result, entries) = session.resume(at: first.session.mark)
    #expect(result == .whole)
    #expect(entries.map(\.text) == ["skip", "skip", "skip", "skip", "skip"])
    #expect(session.mark == first.session.mark)
    #expect(Learner(try lesson(), after: entries).session.mark == first.session.mark)
    let other = LessonSession(try lesson()) { _ in }
    #expect(other.resume(at: StepMark(step: "two", past: "0")).0 == .changed)
    #expect(other.place.step == 1)
  }

  @Test("a statement that ^C ended is not typed again; those before it are")
  func interrupted() throws {
    var isPressed = false
    let first = Learner(try lesson(), isInterrupted: { isPressed })
    isPressed = true
    first.type("let x = 1; repeat 100000 { let y = 2 }; let z = 3", "repeat 100000 { let y = 2 }")
    isPressed = false
    #expect(first.kept.map(\.text) == ["let x = 1; "])
    let second = Learner(try lesson(), after: first.kept)
    #expect(second.session.playground.digest == first.session.playground.digest)
  }

  @Test("^C while a lesson is taken up stops on the way")
  func interruptedOnTheWay() throws {
    let first = Learner(try lesson())
    first.type("", "repeat 100000 { let y = 2 }", "")
    let second = Learner(try lesson(), after: first.kept, isInterrupted: { true })
    #expect(second.read.last == LessonRemark.resumedInPart(step: 2, of: 6).sentence)
    #expect(second.kept.map(\.text) == [""])
  }

  @Test("^C in what a lesson runs without a word closes it, for it could not go on")
  func interruptedSetup() throws {
    let body =
      "```mendel\ncell.theme\n```\n```mendel setup\nrepeat 100000 { let y = 2 }\n```\n```mendel\ny\n```"
    let learner = Learner(try lesson(body), isInterrupted: { true })
    #expect(learner.type("").last == LessonRemark.setupInterrupted.sentence)
    #expect(learner.ending == .quit)
    #expect(learner.kept.isEmpty)
  }
}

import Lessons
import Testing

@Suite("The list of a lesson's steps")
struct ContentsTests {
  static let body = """
    ```mendel
    override main.theme = bold
    cell.theme
    ```
    ```output
    bold
    ```
    \(Orchard.exercise().replacing("mendel exercise", with: "mendel exercise id=one"))
    \(Orchard.exercise("", start: "remove override form.theme\n").replacing("mendel exercise", with: "mendel exercise id=two"))
    ```quiz
    Which?
    - [ ] this
    - [x] that
    ```
    ```mendel
    form.theme
    ```
    ```output
    bold
    ```
    """

  func learner() throws -> Learner {
    Learner(
      try Orchard.lesson(
        Self.body.replacing("override main.theme = bold\ncell.theme", with: "cell.theme")
          .replacing(
            "```output\nbold\n```\n```mendel exercise id=one",
            with: "```output\nstandard\n```\n```mendel exercise id=one")))
  }

  let titles = ["cell.theme", "exercise one", "exercise two", "quiz", "form.theme"]

  /// The list with these words before the titles, and the mark at a step.
  func list(_ words: [String], at place: Int) -> [String] {
    let width = words.map(\.count).max() ?? 0
    return zip(words, titles).enumerated().map { index, row in
      let gap = width == 0 ? "" : row.0 + String(repeating: " ", count: width - row.0.count)
      return (index == place ? "▸" : " ") + "   \(index + 1)   " + gap + "   " + row.1
    }
  }

  @Test("says what is done, where the learner is, and what was solved, shown or skipped")
  func marks() throws {
    let learner = try learner()
    #expect(learner.type("contents") == list(["", "", "", "", ""], at: 0))
    learner.typeAll(["", "override form.theme = bold"])
    #expect(learner.type("contents") == list(["done", "", "", "", ""], at: 1))
    learner.typeAll(["", "solution", ""])
    #expect(learner.type("contents") == list(["done", "solved", "shown", "", ""], at: 3))
    learner.type("skip")
    #expect(learner.type("contents") == list(["done", "solved", "shown", "skipped", ""], at: 4))
    // Going back takes nothing away; what was skipped can be done, and what was solved stays so.
    learner.typeAll(["previous", "2"])
    #expect(learner.type("contents") == list(["done", "solved", "shown", "done", ""], at: 4))
    learner.typeAll(["previous", "previous", "previous", "skip"])
    #expect(learner.type("contents") == list(["done", "solved", "shown", "done", ""], at: 2))
    learner.typeAll(["previous", "previous", "restart"])
    #expect(learner.type("contents") == list(["", "", "", "", ""], at: 0))
  }

  @Test("says the same when the lesson is taken up")
  func resumed() throws {
    let first = try learner()
    first.typeAll(["skip", "override form.theme = bold", "", "skip"])
    let words = ["skipped", "solved", "skipped", "", ""]
    #expect(first.type("contents") == list(words, at: 3))
    let second = Learner(first.session.lesson, after: first.kept)
    #expect(second.type("contents") == list(words, at: 3))
    // Where it is not known how the learner came there, the steps are simply done.
    let third = Learner(first.session.lesson, at: first.session.mark)
    #expect(third.type("contents") == list(["done", "done", "done", "", ""], at: 3))
  }
}

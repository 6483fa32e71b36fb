import HistoryTesting
import Playgrounds
import SessionTesting
import Testing

@Suite("What differs between two states")
struct DifferenceTests {
  @Test(
    "every statement that changes something is told",
    arguments: [
      ("define trait T = 0", "trait t"), ("define color c = red", "color c"),
      ("define enum E { a, b }", "enum E"), ("define struct P { n = 1 }", "struct P"),
      ("define image I { any: \"i\" }", "image I"), ("define action go() { }", "action go"),
      ("register cell for theme { }", "registration on cell for theme"),
      ("on cell layoutSubviews { }", "on cell layoutSubviews"), ("set updates manual", "updates"),
      ("trace on", "trace"), ("use iOS 18", "iOS"), ("var x = 1", "x"), ("create view spare", "spare"),
      ("scene other { window w }", "other"), ("move cell to header", "cell"), ("remove cell", "cell"),
      ("override cell.theme = bold", "cell.theme"),
      ("override settings.view.theme = standard", "settings.view.overrides.theme"),
      ("set cell.text = \"a\"", "cell.text"), ("redefine color card = blue", "color card"),
      ("redefine action tell() { print 2 }", "action tell"),
      ("on form layoutSubviews { print 2 }", "on form layoutSubviews"),
      ("rotate pad", "screen of pad"), ("resize pad to 1/2", "screen of pad"),
      ("dismiss details", "details.isPresented"),
      ("drag details to 350", "details.width"), ("destroy cell", "cell"),
      ("create controller child in root", "child is to appear in"),
    ])
  func subjects(statement: String, subject: String) {
    let session = Session(
      Prelude.theme + """
        define color card = red
        define action tell() { print 1 }
        on form layoutSubviews { print 1 }
        scene pad on iPadPro13 { window pane { controller split { view list } } }
        present inspector details on list { columnWidth 200...300...400 }
        """, confirms: false)
    let before = session.playground.history.current
    session.run(statement)
    let answer = session.run("diff \(before) \(before + 1)")
    #expect(session.problems.isEmpty)
    #expect(answer.split(separator: "\n").contains { $0.hasPrefix(subject + " ") }, "\(answer)")
  }

  @Test("what came and went again is not called equal")
  func traces() {
    let session = Session(Prelude.theme, confirms: false)
    let before = session.playground.history.current
    session.run("override cell.theme = bold; remove override cell.theme; create view x; destroy x")
    #expect(session.run("diff \(before) \(before + 2)").contains("so far"))
    #expect(session.run("diff \(before + 2) \(before + 4)") != "no difference")
    #expect(session.run("diff \(before) \(before)") == "no difference")
    #expect(!session.run("show tree").contains("x "))
  }

  @Test("values come before calls, whether they were the default or not", arguments: ["standard", "pastel"])
  func order(first: String) {
    let session = Session(Prelude.theme + "register cell for theme { }\n", confirms: false)
    session.run("override main.theme = \(first)")
    let before = session.playground.history.current
    let foretold = session.run("what if { override main.theme = bold }")
    session.run("override main.theme = bold")
    let real = session.run("diff \(before) \(before + 1)")
    let subjects = real.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(foretold == real)
    #expect(subjects.count == subjects.prefix { $0 != "calls" }.count + 1, "\(real)")
  }

  /// Everything that a state is, but for the history's own line.
  private func state(_ session: Session) -> [String] { Array(session.playground.digest.dropFirst()) }

  @Test("states whose digests differ always have a difference", arguments: 1...12)
  func histories(seed: Int) throws {
    var maker = OperationMaker(seed: UInt64(seed), isForScripts: true)
    var model = Model()
    let session = Session(Operation.prelude, confirms: false)
    for _ in 0..<60 {
      let operation = maker.operation(for: model)
      guard model.allows(operation) else { continue }
      model.budget = Operation.budget
      model.tell(operation)
      session.run("budget = \(Operation.budget)\n\(operation.statement)")
    }
    var states: [(number: Int, digest: [String])] = []
    for number in session.playground.history.numbers {
      try session.playground.restore(number)
      states.append((number, state(session)))
    }
    for (first, second) in zip(states, states.dropFirst()) + zip(states, states.dropFirst(3)) {
      let answer = session.run("diff \(first.number) \(second.number)")
      #expect(
        (first.digest == second.digest) == (answer == "no difference"),
        "\(first.number) \(second.number) \(answer)")
    }
  }

  @Test("a definition of the other style shows its default in its own type")
  func sharedDefault() {
    let session = Session(
      Prelude.theme
        + "redefine trait Theme: AppTheme = standard { identifier \"com.example.theme\"; name \"theme\" }\n",
      confirms: false)
    let before = session.playground.history.current
    session.run(
      "define objc trait OldTheme: integer = 0 { identifier \"com.example.theme\"; name \"theme\" }")
    #expect(session.problems.isEmpty)
    #expect(session.run("diff \(before) \(before + 1)").contains("Int = 0"))
  }
}

private func + <Element>(
  _ left: Zip2Sequence<[Element], ArraySlice<Element>>, _ right: Zip2Sequence<[Element], ArraySlice<Element>>
) -> [(Element, Element)] { Array(left) + Array(right) }

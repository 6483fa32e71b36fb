import HistoryTesting
import Playgrounds
import SessionTesting
import Testing

/// `what if { … }` looks only at what a journal says was written; `diff` compares everything, and is the judge.
@Suite("What would differ")
struct TrialTests {
  /// The last list of differences that was shown, but for the counts of calls, which a trial leaves out, and of the whole session.
  private func differences(_ session: Session, _ statement: String) -> [Difference]? {
    let start = session.events.count
    session.run(statement)
    for case .differences(let list) in session.events[start...].reversed() {
      return list.filter {
        !$0.subject.hasPrefix("calls of ") && !$0.subject.hasSuffix(" so far") && $0.subject != "work"
          && $0.subject != "traces of the past"
      }
    }
    return nil
  }

  /// Expects that a trial foretells what the statements do.
  private func foretells(_ session: Session, _ statements: String) {
    let before = session.playground.history.current
    let foretold = differences(session, "what if {\n\(statements)\n}")
    let failures = session.problems.count
    #expect(session.playground.history.current == before)
    session.run(statements)
    if session.problems.count > failures { return }
    let after = session.playground.history.current
    let real = after == before ? [] : differences(session, "diff \(before) \(after)")
    #expect(foretold == real, "\(statements)")
  }

  @Test(
    "what an update writes beyond those who notice it is paid for: a loop of it ends by the limit on steps",
    arguments: [
      "what if { override s.t = 3 } v7.t", "expect error { turn { override s.t = 3 }; expect false }",
      "expect error { override s.t = 3; update traits w; expect false }",
    ])
  func firstOverrides(statement: String) {
    func steps(_ views: Int) -> Int {
      let session = Session(
        "define trait T = 0\nscene s { window w { "
          + (0..<views).map { "view v\($0)" }.joined(separator: "; ") + " } }", confirms: false)
      let before = session.playground.totalSteps
      session.run(statement)
      #expect(session.problems.isEmpty)
      return session.playground.totalSteps - before
    }
    let (few, many) = (steps(10), steps(4_010))
    #expect(many - few >= 1_000, "\(few), \(many)")
  }

  @Test("an override that is there already costs no more in a large tree than in a small one")
  func laterOverrides() {
    func steps(_ views: Int) -> Int {
      let session = Session(
        "define trait T = 0\nscene s { window w { "
          + (0..<views).map { "view v\($0)" }.joined(separator: "; ") + " } }\noverride s.t = 1",
        confirms: false)
      let before = session.playground.totalSteps
      session.run("turn { override s.t = 3 }; let c = cost { }")
      #expect(session.problems.isEmpty)
      return session.playground.totalSteps - before
    }
    #expect(steps(10) == steps(4_010))
  }

  @Test(
    "a trial foretells every kind of change",
    arguments: [
      "override main.theme = bold", "override cell.theme = bold", "override settings.view.theme = bold",
      "override form.theme = bold; remove override form.theme", "remove override form.containedInSettings",
      "move form to header", "remove form", "destroy form", "remove settings; appear settings in header",
      "create view spare", "create view cell in header", "create controller child in root",
      "create view title in form; destroy title", "set cell.text = \"a\"", "set form.backgroundColor = red",
      "on form layoutSubviews { }", "remove on title layoutSubviews", "on cell draw { print 1 }",
      "on title layoutSubviews {  print title.theme  }",
      "on title layoutSubviews { print title.theme; print 1 }",
      "register cell for theme { }", "unregister watch", "invalidate cell; invalidate header display",
      "x = 2", "set updates manual; override main.theme = bold", "trace on", "me.name = \"b\"",
      "resize pad to 1/2", "rotate pad", "dismiss details", "drag details to 350", "destroy pad",
      "override pad.horizontalSizeClass = compact", "remove override pad.userInterfaceStyle",
      "root.setOverrideTraitCollection(traits { theme = bold }, forChild: settings)",
      "override header { theme = bold; containedInSettings = true }; move title to form", "update",
    ])
  func kinds(statements: String) {
    let session = Session(
      Prelude.theme + """
        define color card = theme == bold ? red : blue
        define class Account { name = "" }
        let me = Account(name: "a")
        var x = 1
        scene pad on iPadPro13 { window pane { controller split { view list } } }
        present inspector details on list { columnWidth 200...300...400 }
        override form.containedInSettings = true
        override pad.userInterfaceStyle = dark
        set header.backgroundColor = card
        on title layoutSubviews { print title.theme }
        let watch = register title for theme { print "told" }
        """, confirms: false)
    foretells(session, statements)
  }

  @Test("a trial foretells each step of a random history", arguments: 1...16)
  func histories(seed: Int) {
    var maker = OperationMaker(seed: UInt64(seed) &+ 500, isForScripts: true)
    var model = Model()
    let session = Session(Operation.prelude, confirms: false)
    for _ in 0..<60 {
      let operation = maker.operation(for: model)
      guard model.allows(operation) else { continue }
      model.budget = Operation.budget
      model.tell(operation)
      session.run("budget = \(Operation.budget)")
      foretells(session, operation.statement)
    }
  }

  @Test(
    "the statement behind a trial sees what the trial made, whatever was asked before",
    arguments: [
      "n1.theme", "n1", "print n1.theme", "why n1.theme", "why not n1.theme == bold",
      "expect n1.theme == standard",
      "override n1.theme = bold", "move n1 to header", "cost { override n1.theme = bold }",
      "turn { n1.theme }", "if true { n1.theme }", "show tree theme n1",
    ])
  func created(tail: String) {
    let session = Session(Prelude.theme, confirms: false)
    for block in ["create view n1 in cell", "view cell { view n1 }", "undo; create view n1 in cell"] {
      if block.hasPrefix("undo") { session.run("override main.theme = bold; undo") }
      let trial = "what if { \(block.replacing("undo; ", with: "")) } "
      let first = session.run(trial + tail)
      session.run(trial + "show tree theme header")
      #expect(session.run(trial + tail) == first)
    }
    #expect(session.problems.isEmpty)
    #expect(
      session.run("what if { scene s2 { window n1 } } n1.theme; n1.theme").hasPrefix("standard\nerror: "))
  }

  @Test(
    "values that are equal by their own == are one value to the confirmation, to `what if`, to `cost` and to `diff`"
  )
  func equalValues() {
    let session = Session(
      Prelude.theme + """
        define struct P { name = "", shade = 0; equal { left.name == right.name } }
        define trait Pal = P(name: "a")
        override form.pal = P(name: "b", shade: 3)
        """)
    let other = "override form.pal = P(name: \"b\", shade: 4)"
    #expect(differences(session, "what if { \(other) }")?.map(\.subject) == ["P.comparisons"])
    let first = session.playground.history.current
    #expect(session.run(other) == "▸ form.pal: P(name: \"b\", shade: 4), equal by == to the value before")
    #expect(
      differences(session, "diff \(first) \(session.playground.history.current)")?.map(\.subject) == [
        "P.comparisons"
      ])
    #expect(
      session.run("let c = cost { override form.pal = P(name: \"b\", shade: 5) }; c.environments").hasSuffix(
        "\n0"))
    #expect(
      differences(session, "what if { override form.pal = P(name: \"c\") }")?.map(\.subject) == [
        "P.comparisons", "form.pal", "form.overrides.pal", "cell.pal",
      ])
  }

  @Test("instances that read alike are two values all the same")
  func instances() {
    let session = Session(
      Prelude.theme + """
        define class Account { name = "" }
        define trait Acc = Account(name: "a")
        override form.acc = Account(name: "bob")
        """)
    let other = "override form.acc = Account(name: \"bob\")"
    let found = differences(session, "what if { \(other) }")
    #expect(found?.map(\.subject) == ["form.acc", "form.overrides.acc", "cell.acc"])
    #expect(found?.first?.after == "another Account(name: \"bob\")")
    #expect(
      session.run(other)
        == "▸ form.acc: Account(name: \"bob\") → another Account(name: \"bob\"); cell follows")
  }

  /// How many steps a trial costs on top of a tree of so many views beside the one that it is about.
  private func steps(_ trial: String, views: Int) -> Int {
    let session = Session(
      Prelude.theme + "view header { \((0..<views).map { "view v\($0)" }.joined(separator: "; ")) }",
      confirms: false)
    let before = session.playground.totalSteps
    session.run(trial)
    #expect(session.problems.isEmpty)
    return session.playground.totalSteps - before
  }

  @Test("what a trial costs depends on what it changes, and not on what is there")
  func costs() {
    let leaf = "what if { override cell.theme = bold }"
    #expect(steps(leaf, views: 1000) == steps(leaf, views: 10))
    let root = "what if { override main.theme = bold }"
    #expect(steps(root, views: 1000) - steps(root, views: 10) >= 990)
  }

  @Test(
    "a statement behind the block that changes something ends its turn, and the differences follow",
    arguments: [
      (
        "what if { register cell for theme { print \"told\" } } override cell.theme = bold",
        """
        told
        cell.theme                             standard -> bold
        """
      ),
      (
        "what if { on cell layoutSubviews { print \"L\" } } invalidate cell",
        """
        L
        cell.layouts
        """
      ),
      ("what if { } override cell.theme = bold", "cell.theme "),
      ("what if { } create view q in cell", "q "),
      ("what if { } if true { override cell.theme = bold }", "cell.theme "),
      ("what if { set updates manual; override main.theme = bold } update", "cell.theme "),
    ])
  func changingTails(statement: String, words: String) {
    let session = Session(Prelude.theme, confirms: false)
    let before = session.playground.digest
    let answer = session.run(statement)
    for line in words.split(separator: "\n") {
      let start = line.prefix { $0 != " " }
      #expect(answer.split(separator: "\n").contains { $0.hasPrefix(start) }, "\(answer)")
    }
    #expect(session.playground.digest == before)
  }

  @Test("what answers behind the block is not followed by differences")
  func answeringTails() {
    let session = Session(Prelude.theme, confirms: false)
    #expect(session.run("what if { override main.theme = bold } cell.theme") == "bold")
    #expect(
      session.run("what if { override main.theme = bold } for v in [cell, title] { print v.theme }")
        == "bold\nbold")
    #expect(session.run("what if { override main.theme = bold } expect cell.theme == bold") == "")
  }

  @Test("a place that is destroyed is none to appear in, and a variable is no setting")
  func namesOfFacts() {
    let session = Session(
      Prelude.theme + "create controller kid in settings\nvar updates = 3\nvar trace = 3\n", confirms: false)
    foretells(session, "destroy settings")
    foretells(session, "set updates manual")
    let other = Session(Prelude.theme + "var updates = 3\n", confirms: false)
    #expect(other.run("what if { set updates manual }").contains("automatic"))
    #expect(other.run("what if { set updates = 4 }").contains("variable updates"))
  }

  @Test("what a handler destroys in a trial is gone when its turn is over, as it is after the statement")
  func destruction() {
    let session = Session(Prelude.theme + "on form layoutSubviews { destroy form }\n", confirms: false)
    let foretold = session.run("what if { invalidate form } show tree")
    session.run("invalidate form")
    #expect(
      foretold == "note: form has left the hierarchy, but lives on: what is running holds it\n"
        + session.run("show tree"))
    #expect(session.run("form").contains("nothing here is called `form`"))
  }
}

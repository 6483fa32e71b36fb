import Commands
import Playgrounds
import SessionTesting
import Testing
import Traits

@Suite("Answers")
struct AnswerTests {
  @Test("a controller that was created in another is said to wait there")
  func waiting() {
    let session = Session(Prelude.theme)
    #expect(session.run("create controller child in root") == "▸ child is a child of root, not yet appeared")
    #expect(
      session.run("show tree").hasSuffix("\nchild            controller   child of root, not yet appeared"))
    #expect(session.run("show tree theme").contains("child of root, not yet appeared"))
    #expect(session.run("create controller other") == "▸ other created, in no hierarchy yet")
    session.run("appear child")
    #expect(!session.run("show tree").contains("not yet appeared"))
  }

  @Test("show traits lists all traits, one a line")
  func traits() {
    let session = Session(Prelude.theme, width: 120)
    let lines = session.run("show traits").split(separator: "\n")
    #expect(lines.count == session.playground.world.traits.traitCount)
    #expect(lines.contains { $0.hasPrefix("userInterfaceStyle ") })
    #expect(lines.contains { $0.hasPrefix("theme ") && $0.hasSuffix("standard      own, affects colour") })
    #expect(session.run("show all traits") == session.run("show traits"))
    session.run((0..<100).map { "define trait T\($0) = 0" }.joined(separator: "\n"))
    #expect(session.run("show traits").contains("`show all traits` shows every one"))
  }

  @Test("at 80 columns no trait's name is cut")
  func names() {
    let session = Session(Prelude.theme)
    for statement in ["show traits", "show traits cell"] {
      let words = Set(session.run(statement).split { $0 == " " || $0 == "\n" }.map(String.init))
      #expect(words.isSuperset(of: session.playground.world.traitPropertyNames))
    }
  }

  @Test("a string that a line end breaks is one mistake, and what follows is read")
  func brokenString() {
    func messages(_ text: String) -> Int {
      session.run(text).split(separator: "\n").count { $0.hasPrefix("error: ") }
    }
    let session = Session()
    #expect(messages("print \"a\nb\"\n") == 1)
    #expect(messages("print \"a\nb\"") == 1)
    #expect(messages("print \"a\nb\nc \"\nprint 1\n") == 1)
    #expect(messages("if true {\n  print \"a\n  b\"\n}\n") == 1)
    #expect(messages("print \"a\nprint \"b\n") == 2)
    #expect(messages("print \"a\nb\"\noveride x\n") == 2)
  }

  @Test("an override with the value that was there before says that it is there")
  func overrodeAlike() {
    let session = Session(Prelude.theme)
    #expect(
      session.run("override form.theme = standard") == "▸ form.theme: standard, as before, now by an override"
    )
    #expect(session.run("override form.theme = standard") == "▸ form.theme: standard, as before")
    #expect(session.run("remove override form.theme") == "▸ form.theme: override removed, standard returns")
  }
}

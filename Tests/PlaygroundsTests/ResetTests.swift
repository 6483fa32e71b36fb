import Playgrounds
import SessionTesting
import Testing

@Suite("Reset, and how it is undone")
struct ResetTests {
  private let lines = ["let a = 1", "var b = 2", "b = 3", "override main.theme = pastel"]

  private func session() -> Session {
    let session = Session(Prelude.theme)
    for line in lines { session.run(line) }
    return session
  }

  @Test("reset forgets everything, undo brings it back, with its history, and redo resets again")
  func undone() {
    let session = session()
    let before = (session.playground.digest, session.run("history all"))
    let number = session.playground.history.current
    #expect(session.run("reset") == "▸ an empty session; undo brings the last one back")
    #expect(session.playground.digest == Session().playground.digest)
    #expect(session.run("history") == "nothing has changed so far")
    #expect(session.run("undo") == "▸ undid reset: at \(number) again")
    #expect(session.playground.digest == before.0)
    #expect(session.run("history all") == before.1)
    #expect(session.run("undo") == "▸ undid \(number): override main.theme = pastel")
    #expect(session.run("b") == "3")
    #expect(session.run("redo") == "▸ redid \(number): override main.theme = pastel")
    #expect(session.playground.digest == before.0)
  }

  @Test("redo goes to the session that undo has left, with all that was done there")
  func redone() {
    let session = session()
    session.run("reset")
    session.run("let c = 4")
    session.run("undo")
    session.run("undo")
    #expect(session.run("a") == "1")
    #expect(session.run("redo") == "▸ redid reset")
    #expect(session.run("redo") == "▸ redid 1: let c = 4")
    #expect(session.run("c") == "4")
    session.run("goto 0")
    session.run("undo")
    #expect(session.run("a") == "1")
  }

  @Test("as many steps back and forth over a reset lead to where they began")
  func backAndForth() {
    let session = session()
    session.run("reset")
    session.run("var c = 4")
    for _ in 0..<6 { session.run("undo") }
    #expect(session.run("a").hasPrefix("error"))
    for _ in 0..<6 { session.run("redo") }
    #expect(session.run("c") == "4")
    #expect(session.run("redo").hasPrefix("error: there is nothing to redo"))
  }

  @Test("a reset of an empty session says that undo still leads back, where it does")
  func twice() {
    let session = session()
    session.run("reset")
    #expect(session.run("reset") == "▸ an empty session; undo brings the last one back")
    session.run("undo")
    #expect(session.run("b") == "3")
  }

  @Test("a new statement behind an undone reset has no other session to be redone")
  func branch() {
    let session = session()
    session.run("reset")
    session.run("undo")
    session.run("let c = 4")
    #expect(session.run("redo").contains("nothing to redo"))
    session.run("undo")
    #expect(session.run("redo").contains("let c = 4"))
  }

  @Test("an empty session is not worth keeping, and one that was undone to its start is")
  func worth() {
    let session = Session()
    #expect(session.run("reset") == "▸ an empty session")
    #expect(session.run("undo").contains("nothing to undo"))
    session.run("let a = 1")
    session.run("undo")
    session.run("reset")
    session.run("reset")
    session.run("undo")
    session.run("goto 1")
    #expect(session.run("a") == "1")
  }

  @Test("registrations go on counting in the session that came back, and names mean what they meant")
  func registrations() {
    let session = session()
    session.run("let watch = register cell for theme { print \"told\" }")
    session.run("reset")
    session.run("let watch = 3; let cell = 4")
    #expect(session.run("watch + cell") == "7")
    session.run("goto 0")
    session.run("undo")
    #expect(session.run("override form.theme = bold").contains("told"))
    #expect(session.run("watch.calls") == "1")
  }

  @Test("a failed statement does not take the session away that could come back")
  func failure() {
    let session = session()
    session.run("reset")
    #expect(session.run("foo").hasPrefix("error:"))
    session.run("undo")
    #expect(session.run("a") == "1")
  }
}

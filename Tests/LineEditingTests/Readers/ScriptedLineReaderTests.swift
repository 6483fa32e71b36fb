import LineEditing
import Testing

@Suite("The reader for tests")
struct ScriptedLineReaderTests {
  @Test("events and keys come in order, then the end")
  func order() {
    let reader = ScriptedLineReader(events: [.entry("a"), .interrupted], keys: [.right])
    #expect(reader.readEntry(LineRequest(prompt: "> ")) == .entry("a"))
    #expect(reader.readEntry(LineRequest(prompt: Prompt("> ", right: "[1/2]"))) == .interrupted)
    #expect(reader.readEntry(LineRequest(prompt: "> ")) == .end)
    #expect(reader.requests.map(\.prompt.right) == ["", "[1/2]", ""])
    #expect(reader.readKey() == .right)
    #expect(reader.readKey() == nil)
  }

  @Test("a key that is given back comes again, or begins the next entry")
  func givenBack() {
    let reader = ScriptedLineReader(events: [.entry("b"), .entry("c")], keys: [.text("a"), .right])
    for _ in 1...2 {
      #expect(reader.readKey() == .text("a"))
      reader.putBack(.text("a"))
    }
    #expect(reader.readEntry(LineRequest(prompt: "> ")) == .entry("ab"))
    #expect(reader.readEntry(LineRequest(prompt: "> ")) == .entry("c"))
    #expect(reader.history.entries == ["ab", "c"])
    #expect(reader.readKey() == .right)
  }

  @Test("only entries that ask for it are recorded")
  func recording() {
    let reader = ScriptedLineReader(["a", "b"])
    _ = reader.readEntry(LineRequest(prompt: "> "))
    var quiet = LineRequest(prompt: "? ")
    quiet.isRecorded = false
    _ = reader.readEntry(quiet)
    #expect(reader.history.entries == ["a"])
  }
}

import FileStores
import Foundation
import Lessons
import LineEditing
import Testing

@testable import REPL

@Suite("Progress across runs of the program")
struct LearnerProgressTests {
  static let steps = """
    ```mendel
    override main.theme = bold
    ```
    ```mendel
    cell.theme
    ```
    ```output
    bold
    ```
    """

  func desk() throws -> Desk {
    let desk = try Desk()
    try desk.write(Orchard.file(Self.steps), to: "en/01-a/01-one.md")
    try desk.write(
      Array(
        "---\ntitle: Two\nsummary: S\nrequires: [a/one]\n---\n\(Orchard.setup)\(Orchard.exercise())".utf8),
      to: "en/01-a/02-two.md")
    return desk
  }

  /// Runs a shell in which a learner types entries, and returns what it wrote.
  @discardableResult func learn(_ desk: Desk, _ lesson: String?, _ entries: String...) throws -> String {
    let before = desk.output.count
    _ = try desk.shell(entries, keepsProgress: true).shell.run(lesson)
    return String(desk.output.dropFirst(before))
  }

  @Test("the list says what is done, what is begun and where, and what should come first")
  func list() throws {
    let desk = try desk()
    #expect(try learn(desk, nil) == "1   a/one   T     new\n2   a/two   Two   new, after 1\n")
    try learn(desk, "1", "")
    #expect(try learn(desk, nil) == "1   a/one   T     at step 2 of 2\n2   a/two   Two   new, after 1\n")
    try learn(desk, "1", "", "")
    #expect(try learn(desk, nil) == "1   a/one   T     done\n2   a/two   Two   new\n")
    #expect(try learn(desk, "1", "learn").contains("1   a/one   T     done\n"))
  }

  @Test("of lessons that are begun, the one left last is gone on with")
  func latest() throws {
    let desk = try desk()
    try learn(desk, "2", "cell.theme")
    try learn(desk, "1", "")
    let keys = Set(try Course(at: desk.course).entries.map(\.key))
    let progress = LearnerProgress(path: desk.progressPath)
    progress.refresh()
    #expect(progress.latest(of: keys) == keys.first { $0.hasSuffix("01-one") })
    try learn(desk, "2", "cell.theme")
    progress.refresh()
    #expect(progress.latest(of: keys) == keys.first { $0.hasSuffix("02-two") })
  }

  @Test("a lesson goes on where it was left, with what was typed, also twice")
  func resume() throws {
    let desk = try desk()
    try learn(desk, "a/one", "", "override form.theme = pastel")
    let expected =
      "step 2 of 2. `contents` lists the steps,\n`previous` goes back.\nWhat you tried there is in force"
    #expect(try learn(desk, "a/one").contains(expected))
    #expect(try learn(desk, "a/one", "cell.theme").hasSuffix("takes it back.\npastel\n"))
    #expect(try learn(desk, "a/one", "").hasSuffix("bold\n\(LessonRemark.end.sentence)\n"))
    #expect(try learn(desk, "a/one").contains(LessonRemark.welcome.sentence.prefix(40)))
  }

  @Test("an exercise is found solved, and its hints are not shown again")
  func exercise() throws {
    let desk = try desk()
    #expect(
      try learn(desk, "a/two", "hint").contains("This lesson stands on `a/one`: `learn a/one` opens it.\n"))
    #expect(try learn(desk, "a/two", "hint", "override form.theme = bold").contains("Hint 2 of 2:"))
    #expect(try learn(desk, "a/two", "").contains(LessonRemark.alreadySolved.sentence))
    #expect(try learn(desk, nil).contains("a/two   Two   done\n"))
  }

  @Test("a changed file is taken up at the last step that is as it was")
  func changed() throws {
    let desk = try desk()
    try learn(desk, "a/one", "")
    try desk.write(
      Orchard.file(Self.steps.replacing("cell.theme", with: "form.theme")), to: "en/01-a/01-one.md")
    let output = try learn(desk, "a/one", "")
    #expect(output.contains(LessonRemark.changedSince.sentence))
    #expect(output.contains("  override main.theme = bold\n"))
    #expect(output.hasSuffix("  form.theme\n\n"))
  }

  @Test("two shells are in one lesson at once, and the one that wrote last is taken up")
  func together() throws {
    let desk = try desk()
    let first = desk.shell(["", "override form.theme = pastel", "quit"], keepsProgress: true)
    let second = desk.shell(["override form.theme = monochrome", "quit"], keepsProgress: true)
    // Each entry of the one falls between two of the other.
    let relay = Relay(first.reader, second.shell)
    let shell = LessonShell(
      .init(
        reader: relay, streams: desk.streams, course: desk.course,
        progress: LearnerProgress(path: desk.progressPath, process: "relay", clock: { 7 })))
    _ = try shell.run("a/one")
    #expect(try learn(desk, "a/one", "cell.theme").hasSuffix("pastel\n"))
    let lines = try String(contentsOfFile: desk.progressPath, encoding: .utf8).split(separator: "\n")
    #expect(Set(lines.map { $0.split(separator: "\"")[5] }).count == 3)
  }

  @Test("what a shell of another version, or somebody by hand, has left is no obstacle")
  func broken() throws {
    let desk = try desk()
    try learn(desk, "a/one", "")
    let text = try String(contentsOfFile: desk.progressPath, encoding: .utf8)
    let lines = text.split(separator: "\n")
    // The beginning of the run is lost: only its place is known.
    try (lines.dropFirst().joined(separator: "\n") + "\n{\"t\":").write(
      toFile: desk.progressPath, atomically: true, encoding: .utf8)
    #expect(try learn(desk, "a/one").contains("at step 2 of 2"))
    #expect(try learn(desk, "a/one", "").hasSuffix("bold\n\(LessonRemark.end.sentence)\n"))
  }

  @Test("progress that cannot be kept is told once, and the lesson goes on")
  func unwritable() throws {
    let desk = try desk()
    try "".write(toFile: desk.folder + "/state", atomically: true, encoding: .utf8)
    #expect(try learn(desk, "a/one", "", "").hasSuffix("bold\n\(LessonRemark.end.sentence)\n"))
    #expect(desk.errors.split(separator: "\n").count { $0.hasPrefix("note: ") } == 1)
    #expect(desk.errors.hasPrefix("note: the progress is not kept:"))
  }
}

/// A reader that lets another shell run to its end before it hands out the second entry of its own.
private final class Relay: LineReader {
  var history = History()
  private let reader: ScriptedLineReader
  private let other: LessonShell
  private var count = 0

  init(_ reader: ScriptedLineReader, _ other: LessonShell) { (self.reader, self.other) = (reader, other) }

  func readEntry(_ request: LineRequest) -> LineEvent {
    count += 1
    if count == 2 { _ = try? other.run("a/one") }
    return reader.readEntry(request)
  }

  func readKey() -> Key? { reader.readKey() }
  func putBack(_ key: Key) { reader.putBack(key) }
}

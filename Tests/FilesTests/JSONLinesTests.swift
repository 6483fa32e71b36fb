import Files
import Foundation
import Testing

@Suite("Files of JSON lines")
struct JSONLinesTests {
  struct Typed: Codable, Equatable {
    var label = "a"
    var number: Int
    var text: String? = nil
  }

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func lines(_ name: String = "a") -> JSONLines<Typed> { JSONLines(path: folder(name)) }

  /// The numbers in the file by label, and how many lines are broken.
  func content() -> (numbers: [String: [Int]], skipped: Int) {
    var file = lines()
    let (events, skipped) = file.read(last: 1 << 30)
    return (Dictionary(grouping: events, by: \.label).mapValues { $0.map(\.number) }, skipped)
  }

  @Test("what is appended is read back in order, in a file and folders for the user's eyes only")
  func appended() throws {
    var file = lines("one/two/a")
    #expect(file.read(last: 100).events.isEmpty)
    file.append(Typed(number: 1, text: "x\ny/"))
    file.append(Typed(number: 2), isSynchronized: true)
    #expect(file.read(last: 1 << 20).events == [Typed(number: 1, text: "x\ny/"), Typed(number: 2)])
    #expect(
      try folder.text(of: "one/two/a")
        == "{\"label\":\"a\",\"number\":1,\"text\":\"x\\ny/\"}\n{\"label\":\"a\",\"number\":2}\n")
    #expect(try ["one", "one/two", "one/two/a"].map(folder.permissions) == [0o700, 0o700, 0o600])
    #expect(file.takeProblem() == nil)
  }

  @Test(
    "a torn last line is dropped on reading and ended by the next append; broken lines are counted, and stay")
  func torn() throws {
    try folder.write("{\"label\":\"a\",\"number\":1}\n[]\n\u{0}\n\n{\"a\":", to: "a")
    #expect(content().numbers == ["a": [1]] && content().skipped == 3)
    var file = lines()
    file.append(Typed(number: 2))
    #expect(content().numbers == ["a": [1, 2]] && content().skipped == 3)
    #expect(try folder.text(of: "a").hasSuffix("{\"a\":\n{\"label\":\"a\",\"number\":2}\n"))
  }

  @Test("of a long file only whole lines at its end are read")
  func tail() throws {
    try folder.write((1...3).map { "{\"label\":\"a\",\"number\":\($0)}\n" }.joined(), to: "a")
    var file = lines()
    #expect(
      [3, 25, 49, 50, 75].map { file.read(last: $0).events.map(\.number) } == [
        [], [3], [3], [2, 3], [1, 2, 3],
      ])
  }

  @Test("a problem is told once, and the file is left alone: full, a folder, a pipe, a locked one, none")
  func problems() throws {
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    try folder.write("", to: "locked")
    let lock = open(folder("locked"), O_RDWR)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    for (path, cause) in [
      ("/dev/full", .noFile), (folder.path, .noFile), (folder("pipe"), .noFile), (folder("locked"), .locked),
      (folder("locked/a"), .other),
    ] as [(String, FileProblem.Cause)] {
      var file = JSONLines<Typed>(path: path)
      file.append(Typed(number: 1))
      #expect(file.takeProblem()?.cause == cause, "\(path)")
      file.append(Typed(number: 2))
      #expect(file.takeProblem() == nil)
    }
    var none = JSONLines<Typed>(path: nil)
    none.append(Typed(number: 1))
    #expect(none.read(last: 100).events.isEmpty && none.takeProblem() == nil)
  }

  @Test("a home that cannot be written, and a file that cannot be read, are told, not as root")
  func forbidden() throws {
    chmod(folder.path, 0o555)
    defer { chmod(folder.path, 0o755) }
    let home = try Probe([folder("state/a"), "a", "2", "as-nobody"]).lines()
    #expect(home == ["! `\(folder("state"))` is no folder and cannot be made one", "0", "1"])
    chmod(folder.path, 0o755)
    try folder.write("", to: "a")
    chmod(folder("a"), 0)
    let file = try Probe([folder("a"), "a", "1", "as-nobody"]).lines()
    #expect(file == ["! `\(folder("a"))` cannot be written: permission denied", "0"])
  }

  @Test("kills at random moments lose nothing but, at most, the line that each was writing")
  func kills() throws {
    var acknowledged: [String: Int] = [:]
    for round in 0..<60 {
      let probe = try Probe([folder("a"), "r\(round)", "endless"])
      probe.kill(after: UInt32(round * 37 % 1_000))
      acknowledged["r\(round)"] = probe.lines().count
    }
    let (numbers, skipped) = content()
    // Where a line crosses a page of memory, the kernel lets a kill in between.
    #expect(skipped <= 60)
    for (label, count) in acknowledged {
      let written = numbers[label] ?? []
      #expect(count > 0 && written.count >= count && written == Array(0..<written.count))
    }
  }

  @Test("two shells write at once and lose nothing")
  func twoShells() throws {
    let shells = try ["a", "b"].map { try Probe([folder("a"), $0, "1000"]) }
    for shell in shells { #expect(shell.lines().last == "999") }
    let (numbers, skipped) = content()
    #expect(skipped == 0 && folder.names == ["a"])
    #expect(numbers == ["a": Array(0..<1000), "b": Array(0..<1000)])
  }
}

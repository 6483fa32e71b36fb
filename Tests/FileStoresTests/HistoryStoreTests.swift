import FileStores
import Foundation
import Testing

@Suite("History")
struct HistoryStoreTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  var path: String { folder("history.jsonl") }

  /// The commands in the file, by the label and number that the probe gave them, and how many lines are broken.
  func content() throws -> (numbers: [String: [Int]], skipped: Int) {
    let content = try JSONLines(path: path).read(last: 1 << 30)
    var numbers: [String: [Int]] = [:]
    for value in content.values {
      let words = try #require(value["cmd"]?.string).split(whereSeparator: \.isWhitespace)
      numbers[String(words[0]), default: []].append(try #require(Int(words[1])))
    }
    return (numbers, content.skipped)
  }

  @Test("a second run knows what the first one typed")
  func twoRuns() {
    var first = HistoryStore(path: path)
    #expect(first.load() == nil)
    #expect(first.append("override a.theme = bold", at: 5) == nil)
    #expect(first.append("turn {\n  a\n}", at: 7) == nil)
    var second = HistoryStore(path: path)
    #expect(second.load() == nil)
    #expect(second.entries == first.entries)
    #expect(second.entries.last == HistoryStore.Entry(time: 7, command: "turn {\n  a\n}"))
  }

  @Test("lines of another form are skipped and counted")
  func otherForm() throws {
    try folder.write(
      "{\"t\":1,\"cmd\":\"a\"}\n{\"t\":1}\n[]\nnonsense\n{\"t\":2,\"cmd\":\"b\"}\n", to: "history.jsonl")
    var history = HistoryStore(path: path)
    #expect(history.load() == nil)
    #expect(history.entries.map(\.command) == ["a", "b"])
    #expect(history.skipped == 3)
  }

  @Test("only the newest entries are remembered, from the file and in the run")
  func limits() {
    var limits = HistoryStore.Limits()
    limits.entries = 20
    var history = HistoryStore(path: path, limits: limits)
    for number in 0..<100 { #expect(history.append("\(number)", at: number) == nil) }
    #expect(history.entries.count <= 22)
    #expect(history.entries.last?.command == "99")
    #expect(history.load() == nil)
    #expect(history.entries.map(\.time) == Array(80..<100))
  }

  @Test("of a file of 20,000 entries the newest 10,000 are known")
  func many() throws {
    let lines = (0..<20_000).map { "{\"t\":\($0),\"cmd\":\"override main.theme = bold // \($0)\"}\n" }
    try folder.write(lines.joined(), to: "history.jsonl")
    var history = HistoryStore(path: path)
    #expect(history.load() == nil)
    #expect(history.entries.map(\.time) == Array(10_000..<20_000))
    #expect(history.entries.last?.command == "override main.theme = bold // 19999")
  }

  @Test("a file above its limit is trimmed to its newest entries")
  func trimmed() throws {
    var limits = HistoryStore.Limits()
    limits.file = 4_000
    limits.read = 1_000
    var history = HistoryStore(path: path, limits: limits)
    for number in 0..<1_000 {
      #expect(history.append("h \(number)", at: number) == nil)
      #expect(try #require(FileManager.default.contents(atPath: path)).count <= 4_000)
    }
    let numbers = try #require(try content().numbers["h"])
    #expect(numbers == Array(1_000 - numbers.count..<1_000))
    #expect(numbers.count >= 30)
  }

  @Test("an enormous command is remembered in the run and not written")
  func enormous() throws {
    var history = HistoryStore(path: path)
    #expect(history.append(String(repeating: "x", count: 1 << 20), at: 1) == nil)
    #expect(history.entries.count == 1)
    #expect(folder.names == [])
  }

  @Test("without a place the history lives in memory and nothing is told")
  func noPlace() {
    var history = HistoryStore(path: nil)
    #expect(history.load() == nil)
    #expect(history.append("a", at: 1) == nil)
    #expect(history.entries.map(\.command) == ["a"])
  }

  @Test("a full disk is told once, and the history works on in memory")
  func fullDisk() {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    var history = HistoryStore(path: "/dev/full")
    #expect(history.append("a", at: 1)?.kind == .full)
    #expect(history.append("b", at: 2) == nil)
    #expect(history.entries.map(\.command) == ["a", "b"])
  }

  @Test("a home that cannot be written is told once, not as root")
  func unwritableHome() throws {
    chmod(folder.path, 0o555)
    defer { chmod(folder.path, 0o755) }
    let probe = try Probe(
      "HistoryWriterProbe", [folder("state/mendel/history.jsonl"), "a", "3", "as-nobody"])
    #expect(
      probe.lines() == [
        "! `\(folder("state"))` cannot be written: permission denied", "0", "1", "2", "remembered 3",
      ])
  }

  @Test("a history that cannot be read is told once, not as root")
  func unreadable() throws {
    try folder.write("{\"t\":1,\"cmd\":\"a\"}\n", to: "history.jsonl")
    chmod(path, 0)
    let probe = try Probe("HistoryWriterProbe", [path, "a", "1", "as-nobody"])
    #expect(probe.lines() == ["! `\(path)` cannot be read: permission denied", "0", "remembered 1"])
  }

  @Test("200 kills at random moments lose nothing but, at most, the line that each was writing")
  func kills() throws {
    var dice = Dice(state: 200)
    var acknowledged: [String: Int] = [:]
    for round in 0..<200 {
      let probe = try Probe("HistoryWriterProbe", [path, "r\(round)", "endless", "1000000000"])
      probe.waitUntilItWrites()
      usleep(UInt32.random(in: 0..<1_000, using: &dice))
      probe.kill()
      acknowledged["r\(round)"] = probe.lines().count
    }
    let (numbers, skipped) = try content()
    // Where a line crosses a page of memory, the kernel lets a kill in between.
    #expect(skipped <= 200)
    for (label, count) in acknowledged {
      let written = numbers[label] ?? []
      #expect(count > 0 && written.count >= count)
      #expect(written == Array(0..<written.count))
    }
  }

  @Test("kills while the file is trimmed leave the newest entries whole")
  func killsAtTrim() throws {
    var dice = Dice(state: 60)
    for round in 0..<60 {
      let probe = try Probe("HistoryWriterProbe", [path, "r\(round)", "endless", "4000"])
      probe.waitUntilItWrites()
      usleep(UInt32.random(in: 0..<1_500, using: &dice))
      probe.kill()
      let count = probe.lines().count
      let (numbers, skipped) = try content()
      let written = numbers["r\(round)"] ?? []
      #expect(skipped <= round + 1)
      // All that was acknowledged is there but for what trimming took from the front.
      let first = try #require(written.first)
      #expect(written == Array(first..<(first + written.count)))
      #expect((written.last ?? -1) + 1 >= count)
    }
  }

  @Test("two shells write at once and lose nothing")
  func twoShells() throws {
    let shells = try ["a", "b"].map { try Probe("HistoryWriterProbe", [path, $0, "2000", "1000000000"]) }
    for shell in shells { #expect(shell.lines().last?.hasPrefix("remembered") == true) }
    let (numbers, skipped) = try content()
    #expect(skipped == 0)
    #expect(numbers == ["a": Array(0..<2000), "b": Array(0..<2000)])
  }

  @Test("two shells that trim the same file leave whole lines, in order, up to the last of each")
  func twoShellsTrim() throws {
    let shells = try ["a", "b"].map { try Probe("HistoryWriterProbe", [path, $0, "1000", "8000"]) }
    for shell in shells { #expect(shell.lines().last?.hasPrefix("remembered") == true) }
    let (numbers, skipped) = try content()
    #expect(skipped == 0)
    for written in numbers.values {
      let first = try #require(written.first)
      #expect(written == Array(first..<1000))
    }
    #expect(folder.names == ["history.jsonl"])
  }
}

import FileStores
import Foundation
import Testing

@Suite("Files of JSON lines")
struct JSONLinesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }
  var lines: JSONLines { JSONLines(path: folder("a.jsonl")) }

  @Test("no file is an empty file")
  func noFile() throws { #expect(try lines.read(last: 100) == JSONLines.Content()) }

  @Test("what is appended is read back in order")
  func appended() throws {
    try lines.append(["a": 1])
    #expect(try lines.append(["b": "x\ny"], isSynchronized: true) == 8 + 13)
    #expect(try lines.read(last: 1 << 20).values == [["a": 1], ["b": "x\ny"]])
    #expect(try folder.text(of: "a.jsonl") == "{\"a\":1}\n{\"b\":\"x\\ny\"}\n")
  }

  @Test("missing folders are made for the user's eyes only, and the file too")
  func folders() throws {
    try JSONLines(path: folder("one/two/a")).append(1)
    let attributes = FileManager.default.attributesOfItem(atPath:)
    #expect(try attributes(folder("one"))[.posixPermissions] as? Int == 0o700)
    #expect(try attributes(folder("one/two"))[.posixPermissions] as? Int == 0o700)
    #expect(try attributes(folder("one/two/a"))[.posixPermissions] as? Int == 0o600)
  }

  @Test("a torn last line is dropped on reading and ended by the next append")
  func torn() throws {
    try folder.write("{\"a\":1}\n{\"a\":", to: "a.jsonl")
    #expect(try lines.read(last: 100) == JSONLines.Content(values: [["a": 1]], skipped: 1))
    try lines.append(["a": 2])
    #expect(try folder.text(of: "a.jsonl") == "{\"a\":1}\n{\"a\":\n{\"a\":2}\n")
    #expect(try lines.read(last: 100) == JSONLines.Content(values: [["a": 1], ["a": 2]], skipped: 1))
  }

  @Test("a whole last line without its end counts")
  func noEnd() throws {
    try folder.write("{\"a\":1}", to: "a.jsonl")
    try lines.append(2)
    #expect(try lines.read(last: 100) == JSONLines.Content(values: [["a": 1], 2]))
  }

  @Test("broken lines are skipped and counted, and stay")
  func broken() throws {
    try Data([0xFF, 0x0A, 0x00, 0x0A, 0x31, 0x0A, 0x7B, 0x0A, 0x0A, 0x32, 0x0A]).write(
      to: URL(fileURLWithPath: folder("a.jsonl")))
    #expect(try lines.read(last: 100) == JSONLines.Content(values: [1, 2], skipped: 3))
    try lines.append(3)
    #expect(FileManager.default.contents(atPath: folder("a.jsonl"))?.count == 13)
  }

  @Test("of a long file only whole lines at its end are read")
  func tail() throws {
    try folder.write("100\n200\n300\n", to: "a.jsonl")
    #expect(try lines.read(last: 8).values == [200, 300])
    #expect(try lines.read(last: 7).values == [300])
    #expect(try lines.read(last: 12).values == [100, 200, 300])
    #expect(try lines.read(last: 3) == JSONLines.Content())
  }

  @Test("of many lines only the newest are read, and empty ones do not count")
  func newest() throws {
    try folder.write("100\n{\n200\n\n300\n\n", to: "a.jsonl")
    #expect(try lines.read(last: 1 << 20, lines: 1).values == [300])
    #expect(try lines.read(last: 1 << 20, lines: 3) == JSONLines.Content(values: [200, 300], skipped: 1))
    #expect(try lines.read(last: 7, lines: 3).values == [300])
    #expect(try lines.read(last: 1 << 20, lines: 9).values == [100, 200, 300])
  }

  @Test("trimming keeps the last whole lines and the permissions")
  func trim() throws {
    try folder.write("100\n200\n300\n", to: "a.jsonl")
    chmod(folder("a.jsonl"), 0o640)
    try lines.trim(toLast: 9)
    #expect(try folder.text(of: "a.jsonl") == "200\n300\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder("a.jsonl"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(folder.names == ["a.jsonl"])
    try lines.trim(toLast: 9)
    #expect(try folder.text(of: "a.jsonl") == "200\n300\n")
  }

  @Test("a full device is told")
  func full() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    #expect(throws: FileProblem("/dev/full", .full)) { try JSONLines(path: "/dev/full").append(1) }
  }

  @Test("a file where a folder should be, and a folder where the file should be, are problems")
  func inTheWay() throws {
    try folder.write("", to: "file")
    #expect(throws: FileProblem.self) { try JSONLines(path: folder("file/a")).append(1) }
    #expect(throws: FileProblem(folder.path, .isFolder)) { try JSONLines(path: folder.path).append(1) }
  }

  @Test("a pipe in the file's place is refused, not waited for")
  func pipe() {
    #expect(mkfifo(folder("a.jsonl"), 0o600) == 0)
    #expect(throws: FileProblem(lines.path, .isDevice)) { try lines.read(last: 100) }
    #expect(throws: FileProblem(lines.path, .isDevice)) { try lines.append(1) }
  }

  @Test("rewriting keeps the lines that are chosen, whole; where all are, the file is left alone")
  func rewriting() throws {
    try folder.write("1\n2\n{\"a\":\n3\n", to: "a.jsonl")
    try lines.rewrite(last: 100) { $0 }
    #expect(try folder.text(of: "a.jsonl") == "1\n2\n{\"a\":\n3\n")
    try lines.rewrite(last: 100) { $0.filter { $0 != 2 } }
    #expect(try folder.text(of: "a.jsonl") == "1\n3\n")
    #expect(folder.names == ["a.jsonl"])
  }
}

import Files
import Foundation
import Testing

@Suite("Reading and replacing files")
struct FilesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func problem(_ body: () throws(FileProblem) -> Void) -> FileProblem? {
    do { try body() } catch { return error }
    return nil
  }

  func write(_ text: String, to path: String, replacing: Bool = true) -> FileProblem? {
    problem { () throws(FileProblem) in try Files.write(text, to: path) { _ in replacing } }
  }

  func read(_ path: String, limit: Int = 1 << 20) -> FileProblem? {
    problem { () throws(FileProblem) in _ = try Files.read(path, limit: limit) }
  }

  @Test("a file is read whole up to its limit, without a mark of the byte order")
  func reading() throws {
    try folder.write("\u{FEFF}a\r\nb", to: "a")
    #expect(try Files.read(folder("a"), limit: 7) == Array("a\r\nb".utf8))
    #expect(read(folder("a"), limit: 6)?.sentence == "`\(folder("a"))` is larger than 6 bytes")
    #expect(try Files.read("/dev/null", limit: 6) == [])
  }

  @Test("what is no file is a problem: a folder, a device, a name with a NUL, an endless one")
  func notFiles() {
    #expect(read(folder.path)?.cause == .noFile)
    #expect(read("a\0b")?.sentence == "there is no file `a\\u{0}b`")
    #expect(read("/dev/zero")?.cause == .noFile)
  }

  @Test("a missing file's problem names what is near, and escapes what would act on a terminal")
  func missing() throws {
    for name in ["fruit.mendel", "fruits.mendel", "other", ".freut.mendel"] { try folder.write("", to: name) }
    let problem = try #require(read(folder("freut.mendel")))
    #expect(problem.cause == .missing && problem.sentence == "there is no file `\(folder("freut.mendel"))`")
    #expect(problem.suggestion == "did you mean `\(folder("fruit.mendel"))`?")
    #expect(read("/no\u{1B}[2Jwhere")?.sentence == "there is no file `/no\\u{1B}[2Jwhere`")
    #expect(read("/no\u{1B}[2Jwhere")?.suggestion == nil)
  }

  @Test("a pipe is read to its end; where nobody writes, ^C ends the wait")
  func pipes() throws {
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    var asked = 0
    let interrupted = problem { () throws(FileProblem) in
      _ = try Files.read(folder("pipe"), limit: 10) {
        asked += 1
        return asked > 2
      }
    }
    #expect(interrupted?.cause == .interrupted)
    let path = folder("pipe")
    Thread.detachNewThread { try? "hello".write(toFile: path, atomically: false, encoding: .utf8) }
    #expect(try Files.read(path, limit: 10) == Array("hello".utf8))
  }

  @Test("a new file holds what was written, and nothing lies beside it; a replaced one keeps its permissions")
  func writing() throws {
    #expect(write("turn {}", to: folder("a")) == nil)
    chmod(folder("a"), 0o751)
    try folder.write("half", to: ".mendel-\(getpid())-0")
    #expect(write("new", to: folder("a")) == nil)
    #expect(try folder.text(of: "a") == "new" && folder.permissions("a") == 0o751)
    #expect(folder.names == [".mendel-\(getpid())-0", "a"])
  }

  @Test("what is there stays where it must not be replaced, also when it is made meanwhile")
  func notReplacing() throws {
    try folder.write("old", to: "a")
    #expect(write("new", to: folder("a"), replacing: false)?.sentence == "`\(folder("a"))` is there already")
    #expect(write("new", to: folder("b"), replacing: false) == nil)
    let path = folder("c")
    var made = 0
    for _ in 0..<200 {
      Thread.detachNewThread {
        let other = open(path, O_CREAT | O_EXCL | O_WRONLY, 0o600)
        if other >= 0 { _ = Foundation.write(other, "other", 5) }
        close(other)
      }
      if write("mine", to: path, replacing: false) == nil {
        made += 1
        #expect(try folder.text(of: "c") == "mine")
      }
      unlink(path)
    }
    #expect(made <= 200)
  }

  @Test("a file that another process changes while the new one is written stays")
  func changedMeanwhile() throws {
    try folder.write("old", to: "a")
    let problem = problem { () throws(FileProblem) in
      try Files.write("mine", to: folder("a")) { [folder] present in
        try? folder.write("theirs", to: "a")
        return present == Array("old".utf8)
      }
    }
    #expect(problem?.cause == .exists)
    #expect(try folder.text(of: "a") == "theirs")
  }

  @Test("a link stays, and what it points to is written; links in a circle are named")
  func links() throws {
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder("link"), withDestinationPath: "target")
    #expect(write("first", to: folder("link")) == nil)
    #expect(write("second", to: folder("link")) == nil)
    #expect(try folder.text(of: "target") == "second")
    #expect(try manager.destinationOfSymbolicLink(atPath: folder("link")) == "target")
    try manager.createSymbolicLink(atPath: folder("loop"), withDestinationPath: "loop")
    #expect(read(folder("loop"))?.sentence == "`\(folder("loop"))` is a link that leads back to itself")
  }

  @Test("folders, devices, pipes and missing folders are not written")
  func refused() throws {
    #expect(write("x", to: folder.path)?.cause == .noFile)
    #expect(write("x", to: "/dev/null")?.cause == .noFile)
    #expect(mkfifo(folder("pipe"), 0o600) == 0 && write("x", to: folder("pipe"))?.cause == .noFile)
    #expect(write("x", to: folder("no/a"))?.cause == .missing)
    #expect(write("x", to: "")?.cause == .missing)
  }

  @Test("places follow the environment, and a path from the prompt its home")
  func places() {
    func history(_ environment: [String: String]) -> String? {
      Places.state("history.jsonl") { environment[$0] }
    }
    #expect(history(["HOME": "/h", "XDG_STATE_HOME": "/x"]) == "/x/mendel/history.jsonl")
    #expect(history(["HOME": "/h", "XDG_STATE_HOME": "relative"]) == "/h/.local/state/mendel/history.jsonl")
    #expect(history([:]) == nil)
    #expect(Files.expanded("~/a", home: "/h") == "/h/a" && Files.expanded("~ann/a", home: "/h") == "~ann/a")
    #expect(
      Places.courses(executable: "/usr/bin/mendel")
        == ["/usr/bin/Lessons", "/usr/share/mendel/Lessons", "/usr/Lessons", "/Lessons"])
    #expect(Places.runningExecutable?.hasPrefix("/") == true)
  }
}

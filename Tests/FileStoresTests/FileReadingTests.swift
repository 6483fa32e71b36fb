import FileStores
import Foundation
import Testing

@Suite("Reading files")
struct FileReadingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func problem(_ path: String, limit: Int = 10 << 20) -> FileProblem? {
    do {
      _ = try Files().read(path, limit: limit)
      return nil
    } catch { return error }
  }

  @Test("a file is read whole")
  func whole() throws {
    let path = try folder.write(String(repeating: "override v.theme = bold\n", count: 10_000), to: "long")
    #expect(try Files().read(path, limit: 10 << 20).count == 240_000)
  }

  @Test("a file of exactly the limit is read, one byte more is too large")
  func limit() throws {
    let path = try folder.write("12345", to: "five")
    #expect(try Files().read(path, limit: 5) == Array("12345".utf8))
    #expect(problem(path, limit: 4)?.kind == .tooLarge(limit: 4))
  }

  @Test("10 MB are refused before they are read")
  func tenMegabytes() throws {
    let path = folder("big")
    try Data(count: 10 << 20 | 1).write(to: URL(fileURLWithPath: path))
    #expect(problem(path)?.sentence == "`\(path)` is larger than 10 MiB")
  }

  @Test("a file larger than its status says is still bounded")
  func lyingSize() {
    // Files of /proc say that they hold 0 bytes.
    guard FileManager.default.fileExists(atPath: "/proc/self/maps") else { return }
    #expect(problem("/proc/self/maps", limit: 100)?.kind == .tooLarge(limit: 100))
  }

  @Test("a missing file names those that are near")
  func missing() throws {
    try folder.write("", to: "fruit.mendel")
    try folder.write("", to: "animals.mendel")
    let problem = problem(folder("Freut.mendel"))
    #expect(problem?.kind == .notFound(similar: [folder("fruit.mendel")]))
    #expect(problem?.sentence == "there is no file `\(folder("Freut.mendel"))`")
    #expect(problem?.suggestion == "did you mean `\(folder("fruit.mendel"))`?")
  }

  @Test("a missing file far from all others suggests nothing")
  func farAway() throws {
    try folder.write("", to: "fruit.mendel")
    #expect(problem(folder("x"))?.suggestion == nil)
  }

  @Test("a text begins behind the mark of the byte order, in whatever pieces that comes")
  func byteOrderMark() throws {
    for (content, text) in [
      ([0xEF, 0xBB, 0xBF, 0x61, 0xEF, 0xBB, 0xBF], [0x61, 0xEF, 0xBB, 0xBF]), ([0xEF, 0xBB], [0xEF, 0xBB]),
      ([0xEF, 0xBB, 0xBF], []), ([0x61], [0x61]), ([], []),
    ] as [([UInt8], [UInt8])] {
      #expect(ByteOrderMark.removed(from: content) == text)
      let path = folder("marked")
      try Data(content).write(to: URL(fileURLWithPath: path))
      let reader = try ChunkReader(path: path)
      var start: [UInt8] = []
      #expect(try reader.readStart(into: &start, upTo: 100) == content.count)
      #expect(start == text)
    }
  }

  @Test("an empty path and a path through a file are not found", arguments: ["", "a/b"])
  func nothing(name: String) throws {
    try folder.write("", to: "a")
    #expect(problem(name.isEmpty ? "" : folder(name))?.kind == .notFound(similar: []))
  }

  @Test("a NUL in a path never opens the file named before it")
  func nul() throws {
    let path = try folder.write("secret", to: "a")
    #expect(problem(path + "\0b")?.kind == .notFound(similar: []))
    #expect(problem(path + "\0b")?.sentence.hasSuffix("a\\u{0}b`") == true)
  }

  @Test("a folder is no script")
  func isFolder() { #expect(problem(folder.path)?.sentence == "`\(folder.path)` is a folder") }

  @Test("a device without end is refused", arguments: ["/dev/zero", "/dev/full", "/dev/urandom"])
  func device(path: String) { #expect(problem(path)?.sentence == "`\(path)` is a device, not a file") }

  @Test("/dev/null is an empty file")
  func null() throws { #expect(try Files().read("/dev/null", limit: 10).isEmpty) }

  @Test("links in a circle are named")
  func loop() throws {
    try FileManager.default.createSymbolicLink(atPath: folder("a"), withDestinationPath: folder("b"))
    try FileManager.default.createSymbolicLink(atPath: folder("b"), withDestinationPath: folder("a"))
    #expect(problem(folder("a"))?.sentence == "`\(folder("a"))` is a link that leads back to itself")
  }

  @Test("a path that acts on the terminal is shown escaped")
  func escaped() {
    #expect(problem("/no/\u{1B}[2J\u{202E}x")?.sentence == "there is no file `/no/\\u{1B}[2J\\u{202E}x`")
  }

  @Test("what must lie on the disk is no pipe, which is not waited for, no device and no folder")
  func onDisk() throws {
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    for (path, sentence) in [
      (folder.path + "/pipe", "is a pipe, not a file"), ("/dev/random", "is a device, not a file"),
      ("/dev/zero", "is a device, not a file"), (folder.path, "is a folder"),
    ] {
      #expect(
        #expect(throws: FileProblem.self) { try Files().readFromDisk(path, limit: 10) }?.sentence
          == "`\(path)` \(sentence)")
    }
    #expect(try Files().readFromDisk("/dev/null", limit: 10).isEmpty)
    try folder.write("0123456789", to: "a")
    #expect(try Files().readFromDisk(folder.path + "/a", limit: 10).count == 10)
    #expect(throws: FileProblem.self) { try Files().readFromDisk(folder.path + "/a", limit: 9) }
  }

  @Test("a pipe is read to its end, over several pieces")
  func pipe() throws {
    let path = folder("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let text = Data(repeating: 0x61, count: 200_000)
    Thread.detachNewThread { try? text.write(to: URL(fileURLWithPath: path)) }
    #expect(try Files().read(path, limit: 1 << 20).count == 200_000)
  }

  @Test("a reader hands out pieces of the size asked for, then nothing")
  func pieces() throws {
    let reader = try ChunkReader(path: try folder.write("abcdefg", to: "letters"))
    #expect(reader.knownSize == 7)
    var buffer: [UInt8] = []
    #expect(try (0..<4).map { _ in try reader.read(into: &buffer, upTo: 3) } == [3, 3, 1, 0])
    #expect(buffer == Array("abcdefg".utf8))
  }

  @Test("reading into a buffer keeps what is in it when nothing comes")
  func keeps() throws {
    let reader = try ChunkReader(path: "/dev/null")
    var buffer: [UInt8] = [1, 2]
    #expect(try reader.read(into: &buffer, upTo: 100) == 0)
    #expect(buffer == [1, 2])
  }

  @Test("a signal ends a wait if the caller says so, and only then")
  func interrupted() throws {
    let path = folder("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    // Held open for writing, the pipe has no end: a reader waits.
    let writer = open(path, O_RDWR)
    defer { close(writer) }
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { _ in }
    #else
      action.__sigaction_handler.sa_handler = { _ in }
    #endif
    sigaction(SIGUSR1, &action, nil)
    let waiting = Waiting()
    Thread.detachNewThread {
      var asked = 0
      // The threads that run tests let no signal through, and this one has inherited that.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGUSR1)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      waiting.began(on: pthread_self())
      do {
        let reader = try ChunkReader(path: path) {
          asked += 1
          return asked == 3
        }
        var buffer: [UInt8] = []
        try reader.read(into: &buffer, upTo: 10)
      } catch { waiting.ended(with: error as? FileProblem, asked: asked) }
    }
    while waiting.result == nil {
      waiting.signal(SIGUSR1)
      usleep(200)
    }
    #expect(waiting.result?.problem == FileProblem(path, .interrupted))
    #expect(waiting.result?.asked == 3)
  }
}

/// A thread that waits for a file, as seen from another.
private final class Waiting: @unchecked Sendable {
  private let lock = NSLock()
  private var thread: pthread_t?
  private var end: (problem: FileProblem?, asked: Int)?

  var result: (problem: FileProblem?, asked: Int)? { lock.withLock { end } }
  func began(on thread: pthread_t) { lock.withLock { self.thread = thread } }
  func ended(with problem: FileProblem?, asked: Int) {
    lock.withLock {
      end = (problem, asked)
      thread = nil
    }
  }
  func signal(_ number: Int32) { lock.withLock { thread.map { _ = pthread_kill($0, number) } } }
}

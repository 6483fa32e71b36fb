import CPseudoTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program on a terminal of its own, driven by a test: keys go in, and the ``screen`` shows what a person would see.
///
/// ```swift
/// let terminal = try PseudoTerminal("/bin/cat")
/// try terminal.type("hello\r") { $0.line(1) == "hello" }
/// ```
///
/// Nothing ever waits for a fixed time: each step waits for what it leads to, and fails after half a minute with the screen as
/// it is then. The program runs below a little shell with job control, so that ^Z works as it does in life.
package final class PseudoTerminal {
  /// What did not happen in time, and the screen as it was.
  package struct Timeout: Error, CustomStringConvertible {
    package var description: String
  }

  /// What a person would see, and everything the program wrote.
  package private(set) var screen: Screen
  package private(set) var output: [UInt8] = []
  private let terminal: Int32
  private let shell: pid_t
  private var status: Int32?
  /// Whether the program was seen to read keys, instead of lines that the terminal edits.
  private var readsKeys = false

  /// Starts a program; `environment` is all that it sees.
  package init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:], rows: Int = 24,
    columns: Int = 80
  ) throws {
    var strings = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in strings + variables { free(string) } }
    var shell: pid_t = 0
    let terminal = cpty_spawn(path, &strings, &variables, Int32(rows), Int32(columns), &shell)
    // Thrown before all is set, so that no `deinit` runs: it would kill the process -1, which means every process.
    guard terminal >= 0 else { throw Timeout(description: "no terminal could be made; is /dev/pts mounted?") }
    (self.terminal, self.shell) = (terminal, shell)
    screen = Screen(rows: rows, columns: columns)
    _ = fcntl(terminal, F_SETFD, FD_CLOEXEC)
    _ = fcntl(terminal, F_SETFL, O_NONBLOCK)
  }

  deinit {
    if status == nil { signal(SIGKILL) }
    close(terminal)
    if status == nil {
      kill(shell, SIGKILL)
      waitpid(shell, nil, 0)
    }
  }

  /// Sends keys, as the bytes that a terminal sends for them.
  package func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends bytes, which need not be UTF-8.
  package func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    let deadline = Self.now + Self.patience
    while !rest.isEmpty, Self.now < deadline {
      let count = rest.withUnsafeBytes { write(terminal, $0.baseAddress, min($0.count, 1024)) }
      if count < 0 && errno != EINTR && errno != EAGAIN { return }
      rest = rest.dropFirst(max(count, 0))
      // A program that waits until its output is read reads no more keys.
      if !rest.isEmpty { receive(within: count < 0 ? 1 : 0) }
    }
  }

  /// Sends keys and waits for what they lead to.
  ///
  /// A line with its Enter is for a prompt: where the program reads keys, it waits until it does so again, since the terminal itself would
  /// show what comes before.
  package func type(_ text: String, until isDone: (Screen) -> Bool) throws {
    if !isOrdinary { readsKeys = true }
    if readsKeys && text.utf8.last == 0x0D { try wait(untilOrdinary: false) }
    send(text)
    try wait(until: isDone)
  }

  /// Reads the program's output until the screen looks as it should, and goes on looking so: the system may hand over one write in pieces.
  package func wait(until isDone: (Screen) -> Bool) throws {
    try wait(within: 100, for: "the screen") {
      guard isDone(screen) else { return false }
      // A program may also print without end.
      _ = (0..<20).first { _ in !receive(within: 10) }
      return isDone(screen)
    }
  }

  /// Waits until the terminal is, or is not, in its ordinary mode.
  package func wait(untilOrdinary isOrdinary: Bool) throws {
    try wait(within: 5, for: "the terminal's mode") { self.isOrdinary == isOrdinary }
  }

  /// Waits until the program in the foreground catches a signal, where the system tells.
  package func wait(untilCaught number: Int32) throws {
    try wait(within: 5, for: "catching the signal") { catches(number) != false }
  }

  /// Waits for the program's end, and returns its exit status; 128 and the signal's number for one that a signal ended.
  package func exitStatus() throws -> Int32 {
    var code: Int32 = 0
    try wait(within: 5, for: "the program's end") { waitpid(shell, &code, WNOHANG) != 0 }
    while receive(within: 0) {}
    status = (code >> 8) & 0xFF
    return (code >> 8) & 0xFF
  }

  private func wait(within milliseconds: Int32, for what: String, until isDone: () -> Bool) throws {
    let deadline = Self.now + Self.patience
    while !isDone() {
      guard Self.now < deadline else {
        let rows = screen.lines.map { "|" + $0 }.joined(separator: "\n")
        let cursor = "cursor at \(screen.cursor.row), \(screen.cursor.column)"
        throw Timeout(description: "\(what) never came as expected; \(cursor); rows:\n\(rows)")
      }
      receive(within: milliseconds)
    }
  }

  /// Reads what there is, waiting for it at most that long; false when the time or the output is over.
  @discardableResult
  private func receive(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(terminal, &bytes, bytes.count)
    if count <= 0 { usleep(1000) }
    guard count > 0 else { return false }
    output += bytes[..<count]
    screen.feed(bytes[..<count])
    return true
  }

  /// How long anything may take, in seconds.
  private static let patience = 30.0

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension PseudoTerminal {
  /// Whether the terminal echoes, waits for whole lines, and turns ^C into a signal.
  package var isOrdinary: Bool { cpty_is_ordinary(terminal) }

  /// Changes the size of the terminal and of the screen.
  package func resize(rows: Int, columns: Int) {
    screen.resize(rows: rows, columns: columns)
    cpty_resize(terminal, Int32(rows), Int32(columns))
  }

  /// Sends a signal to the program in the foreground.
  package func signal(_ number: Int32) {
    let group = cpty_group(terminal)
    if group > 1 { kill(-group, number) }
  }

  /// Brings a stopped program back to the foreground.
  package func foreground() { cpty_foreground(shell) }

  /// Whether the program in the foreground catches a signal; `nil` where the system does not tell.
  private func catches(_ number: Int32) -> Bool? {
    guard let file = fopen("/proc/\(cpty_group(terminal))/status", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard text.hasPrefix("SigCgt:") else { continue }
      let mask = UInt64(text.dropFirst(7).filter { !$0.isWhitespace }, radix: 16) ?? 0
      return mask >> UInt64(number - 1) & 1 == 1
    }
    return nil
  }
}

import Drawings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads lines as they come, without editing: from a pipe, from a file, or on a terminal that can do no more.
///
/// Lines are joined until the request calls them complete, so that a block may span several. The prompt is written only
/// where a person can see it; a line that goes on an entry is marked by blanks of the same width.
public final class PlainLineReader: LineReader {
  /// The entries submitted so far, after those of earlier sessions.
  public var history: History
  private let input: Int32
  private let output: Int32
  private let promptsShown: Bool
  private let isInterrupted: () -> Bool
  private var buffer: [UInt8] = []
  /// The line whose first character was the last key.
  private var keyLine: String?

  /// What came from one attempt to read a line.
  private enum Line {
    case text(String), interrupted, end
  }

  /// Makes a reader of one file descriptor that writes its prompts to another.
  ///
  /// `isInterrupted` is asked when a signal cut a read off: whether it was ^C, which ends the entry.
  public init(
    input: Int32 = 0, output: Int32 = 1, history: History = History(),
    isInterrupted: @escaping () -> Bool = { false }
  ) {
    (self.input, self.output, self.history) = (input, output, history)
    self.isInterrupted = isInterrupted
    promptsShown = isatty(input) == 1 && isatty(output) == 1
  }

  /// Reads lines until they are complete; what is unfinished at the end of the input is submitted as it is.
  public func readEntry(_ request: LineRequest) -> LineEvent {
    var text = ""
    var prompt = request.prompt.left
    while true {
      show(prompt)
      switch readLine() {
      case .interrupted:
        show("\n")
        return .interrupted
      case .end:
        if promptsShown { show("\n") }
        return text.isEmpty ? .end : submit(text, request)
      case .text(let line):
        text += text.isEmpty ? line : "\n" + line
        if request.completeness(text) == .complete { return submit(text, request) }
        prompt = String(repeating: " ", count: DisplayWidth.of(request.prompt.left))
      }
    }
  }

  /// Reads one key; where the terminal waits for whole lines, the line's first one.
  public func readKey() -> Key? {
    keyLine = nil
    guard case .text(let line) = readLine() else { return nil }
    keyLine = line
    return line.unicodeScalars.first.map { .text($0) } ?? .enter
  }

  /// Gives a key back, and with it the line that it is the first character of.
  public func putBack(_ key: Key) {
    guard let line = keyLine else { return }
    keyLine = nil
    buffer.insert(contentsOf: Array((line + "\n").utf8), at: 0)
  }

  private func submit(_ text: String, _ request: LineRequest) -> LineEvent {
    if request.isRecorded { history.add(text) }
    return .entry(text)
  }

  private func show(_ text: String) {
    guard promptsShown else { return }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if written < 0 && errno != EINTR { return }
      bytes = bytes.dropFirst(max(written, 0))
    }
  }

  private func readLine() -> Line {
    var searched = 0
    while true {
      if let newline = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line =
          buffer[..<newline].last == UInt8(ascii: "\r") ? buffer[..<(newline - 1)] : buffer[..<newline]
        defer { buffer.removeFirst(newline + 1) }
        return .text(String(decoding: line, as: UTF8.self))
      }
      searched = buffer.count
      switch fill() {
      case .some: continue
      case .interrupted:
        buffer.removeAll()
        return .interrupted
      case .end where buffer.isEmpty: return .end
      case .end:
        defer { buffer.removeAll() }
        return .text(String(decoding: buffer, as: UTF8.self))
      }
    }
  }

  /// What came of one attempt to read.
  private enum Filling {
    case some, interrupted, end
  }

  /// Waits for input and adds it to the buffer.
  ///
  /// Where a person types it looks up now and then, so that a ^C from just before the read is not missed.
  private func fill() -> Filling {
    while true {
      var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      let isReady = !promptsShown || poll(&request, 1, 200) > 0
      if isReady {
        let count = readAvailable()
        if count > 0 { return .some }
        if count == 0 || errno != EINTR { return .end }
      }
      if isInterrupted() { return .interrupted }
    }
  }

  private func readAvailable() -> Int {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { space in
      let count = read(input, space.baseAddress, space.count)
      if count > 0 { buffer.append(contentsOf: space[..<count]) }
      return count
    }
  }
}

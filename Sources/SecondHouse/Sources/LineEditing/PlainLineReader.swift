import Drawings

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads lines as they come, without editing: from a pipe, from a file, or on a terminal that can do no more.
///
/// Lines are joined until the request calls them complete, so that a block may span several. The prompt is written only
/// where a person can see it; a line that goes on an entry is marked by blanks of the same width.
package final class PlainLineReader: LineReader {
  /// The entries submitted so far, after those of earlier sessions.
  package var history: History
  private let input: Int32
  private let output: Int32
  private let hasPerson: Bool
  private let isInterrupted: () -> Bool
  private var buffer: [UInt8] = []
  /// The line whose first character was the last key.
  private var keyLine: String?

  /// Makes a reader of one file descriptor that writes its prompts to another.
  ///
  /// `isInterrupted` is asked now and then whether ^C came, which ends the entry.
  package init(
    input: Int32 = 0, output: Int32 = 1, history: History = History(),
    isInterrupted: @escaping () -> Bool = { false }
  ) {
    (self.input, self.output, self.history) = (input, output, history)
    self.isInterrupted = isInterrupted
    hasPerson = isatty(input) == 1 && isatty(output) == 1
  }

  /// Reads lines until they are complete; what is unfinished at the end of the input is submitted as it is.
  package func readLine(_ request: LineRequest) -> LineEvent {
    var text = request.initialText
    var prompt = request.prompt.left.string + text
    while true {
      show(prompt)
      switch nextLine() {
      case .interrupted:
        show("\n")
        return .interrupted
      case .entry(let line):
        text += line
        if text.isEmpty, let put = request.emptyEnter() {
          (text, prompt) = (put, request.prompt.left.string + put)
        } else if request.completeness(text) == .complete {
          return submit(text, request)
        } else {
          text += "\n"
          prompt = String(repeating: " ", count: request.prompt.left.width)
        }
      case let event:
        if hasPerson { show("\n") }
        return text.isEmpty ? event : submit(text, request)
      }
    }
  }

  private func submit(_ text: String, _ request: LineRequest) -> LineEvent {
    let text = text.hasSuffix("\n") ? String(text.dropLast()) : text
    if request.isRecorded { history.add(text) }
    return .entry(text)
  }

  /// Does nothing: the terminal stays as it is.
  package func beginKeys() {}

  /// Reads the first key of a person's next line; where no person types, or the time is limited, it is over at once.
  package func nextKey(within milliseconds: Int?) -> KeyEvent {
    keyLine = nil
    guard hasPerson, milliseconds == nil else { return isInterrupted() ? .interrupted : .silence }
    switch nextLine() {
    case .entry(let line):
      keyLine = line
      return .key(line.unicodeScalars.first.map { .text($0) } ?? .enter)
    case .interrupted: return .interrupted
    default: return .end
    }
  }

  /// Does nothing: there is nothing to give back.
  package func endKeys() {}

  /// Gives a key back, and with it the line that it is the first character of.
  package func putBack(_ key: Key) {
    if let line = keyLine { buffer.insert(contentsOf: Array((line + "\n").utf8), at: 0) }
    keyLine = nil
  }

  private func show(_ text: String) {
    guard hasPerson else { return }
    let bytes = Array(text.utf8)
    _ = write(output, bytes, bytes.count)
  }

  /// The next line of the input, its end removed.
  private func nextLine() -> LineEvent {
    while true {
      if let newline = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line =
          buffer[..<newline].last == UInt8(ascii: "\r") ? buffer[..<(newline - 1)] : buffer[..<newline]
        defer { buffer.removeFirst(newline + 1) }
        return .entry(String(decoding: line, as: UTF8.self))
      }
      switch fill() {
      case nil: continue
      case .end? where !buffer.isEmpty: buffer.append(UInt8(ascii: "\n"))
      case let event?:
        buffer = []
        return event
      }
    }
  }

  /// Waits for input and adds it to the buffer; looks up now and then, so that a ^C from just before is not missed.
  private func fill() -> LineEvent? {
    while true {
      var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, 200) > 0 {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = read(input, &bytes, bytes.count)
        if count > 0 { buffer += bytes[..<count] }
        if count > 0 { return nil }
        if count == 0 || errno != EINTR { return .end }
      }
      if isInterrupted() { return .interrupted }
    }
  }
}

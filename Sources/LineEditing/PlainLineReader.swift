import Platform

/// Reads lines of standard input without editing: from a pipe, or from a terminal that cannot do more.
///
/// Lines are joined until the request says that they are complete. Only a person sees the prompt; a continuation line begins with spaces.
package final class PlainLineReader: LineReader {
  private var history: History
  private let output: Int32
  private let hasPerson: Bool
  private let isInterrupted: () -> Bool
  private var buffer: [UInt8] = []
  private var wasInterrupted = false

  /// Makes a reader that writes its prompts to a file descriptor; it polls `isInterrupted` for ^C, which ends the entry.
  package init(output: Int32, history: History = History(), isInterrupted: @escaping () -> Bool) {
    (self.output, self.history, self.isInterrupted) = (output, history, isInterrupted)
    hasPerson = isatty(STDIN_FILENO) == 1 && isatty(output) == 1
  }

  /// Reads lines until they are complete; at the end of the input an incomplete text is submitted as it is.
  package func readLine(_ request: LineRequest) -> LineEvent {
    var (text, prompt) = ("", request.prompt.left.string)
    while true {
      show(prompt)
      guard let line = nextLine() else {
        show("\n")
        if wasInterrupted { return .interrupted }
        return text.isEmpty ? .end : submit(String(text.dropLast(text.hasSuffix("\n") ? 1 : 0)), request)
      }
      text += line
      if text.isEmpty, let inserted = request.textForEmptyEnter() {
        (text, prompt) = (inserted, request.prompt.left.string + inserted)
      } else if request.completeness(text) == .complete {
        return submit(text, request)
      } else {
        text += "\n"
        prompt = String(repeating: " ", count: request.prompt.left.width)
      }
    }
  }

  /// Reads the first key of a person's next line; returns `.silence` at once if no person types or if the time is limited.
  package func nextKey(within milliseconds: Int?) -> KeyEvent {
    guard hasPerson, milliseconds == nil else { return isInterrupted() ? .interrupted : .silence }
    guard let line = nextLine() else { return wasInterrupted ? .interrupted : .end }
    return .key(line.unicodeScalars.first.map { .text($0) } ?? .enter)
  }

  private func nextLine() -> String? {
    while !buffer.contains(UInt8(ascii: "\n")), fill() {}
    if wasInterrupted { buffer = [] }
    guard !buffer.isEmpty else { return nil }
    let line = buffer.prefix { $0 != UInt8(ascii: "\n") }
    buffer.removeFirst(min(line.count + 1, buffer.count))
    return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }

  /// Waits for more input; polls for ^C, so that an interrupt shortly before the wait is not missed.
  private func fill() -> Bool {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    repeat {
      wasInterrupted = isInterrupted()
      if wasInterrupted { return false }
    } while poll(&request, 1, 200) <= 0
    let count = buffer.count
    buffer += [UInt8](unsafeUninitializedCapacity: 1 << 16) { $1 = max(read(0, $0.baseAddress, $0.count), 0) }
    return buffer.count > count
  }

  private func submit(_ text: String, _ request: LineRequest) -> LineEvent {
    if request.recording != .none { history.add(text, isKept: request.recording == .kept) }
    return .entry(text)
  }

  private func show(_ text: String) {
    let bytes = Array(text.utf8)
    if hasPerson { _ = write(output, bytes, bytes.count) }
  }
}

import LibEdit
import LineEditing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A toy shell for the tests of the line reader, which prints what it got.
///
/// Its language has braces that must close, the keyword `let`, numbers, and strings; `wait` runs until ^C, `ahead`
/// until something was typed, `key` waits for a key, `quit` ends.
///
/// Arguments: `--history ENTRY` adds an entry of an earlier session, `--many` gives 60 completions, `--idle` rings the bell
/// when idle, `--right TEXT` sets the right prompt.
@main
struct LineEditorProbe {
  var earlier: [String] = []
  var candidates: [Completions.Candidate] = [
    .init("override", "sets a trait's value"), .init("observe", "waits for a change"),
    .init("print", "writes a value"),
    .init("theme", "a trait", insertText: "theme "), .init("이름", "이름을 바꾼다"),
  ]
  var right = ""
  var ringsWhenIdle = false

  static func main() {
    var probe = LineEditorProbe()
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--history": probe.earlier.append(arguments.popFirst() ?? "")
      case "--many":
        probe.candidates = (1...60).map { .init("candidate\($0)", "number \($0)") }
      case "--idle": probe.ringsWhenIdle = true
      case "--right": probe.right = arguments.popFirst() ?? ""
      default: print("unknown argument \(argument)")
      }
    }
    exit(probe.run())
  }

  func run() -> Int32 {
    Interrupts.catch()
    let options = TerminalOptions(program: "probe") { name in getenv(name).map { String(cString: $0) } }
    let reader = Terminal.makeReader(options, history: History(earlier))
    print("ready")
    while true {
      switch reader.readEntry(request) {
      case .entry("quit"): return 0
      case .entry("wait"): waitForInterrupt()
      case .entry("ahead"): waitForTypingAhead()
      case .entry("key"): print("key: \(reader.readKey().map { "\($0)" } ?? "none")")
      case .entry("return"): if let key = reader.readKey() { reader.putBack(key) }
      case .entry(let text):
        print("got: " + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎"))
      case .interrupted: print("interrupted")
      case .end:
        print("end")
        return 0
      case .terminated(let signal): return 128 + signal
      }
    }
  }

  private func waitForInterrupt() {
    Interrupts.clear()
    print("waiting")
    fflush(nil)
    while !Interrupts.isRequested { usleep(1000) }
    Interrupts.clear()
    print("stopped waiting")
  }

  private func waitForTypingAhead() {
    print("waiting")
    fflush(nil)
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, -1) < 1 {}
  }

  private var request: LineRequest {
    var request = LineRequest(prompt: Prompt("probe> ", right: right))
    request.completeness = { text in
      let depth = text.reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
      return depth > 0 ? .incomplete(indent: 2 * depth) : .complete
    }
    request.completions = { [candidates] text, cursor in
      let head = text.utf8.prefix(cursor)
      let word = head.suffix(while: { $0 > 0x20 })
      let typed = String(word) ?? ""
      return Completions(
        replacing: (cursor - typed.utf8.count)..<cursor, candidates.filter { $0.name.hasPrefix(typed) })
    }
    request.highlights = Self.highlights
    if ringsWhenIdle { request.idle = { _ = write(STDOUT_FILENO, "\u{7}", 1) } }
    return request
  }

  private static func highlights(_ text: String) -> [Highlight] {
    var highlights: [Highlight] = []
    var start = 0
    for word in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == " " || $0 == "\n" }) {
      let range = start..<(start + word.utf8.count)
      if word == "let" { highlights.append(Highlight(range, .keyword)) }
      if Int(word) != nil { highlights.append(Highlight(range, .number)) }
      if word.hasPrefix("\"") { highlights.append(Highlight(range, .string)) }
      start = range.upperBound + 1
    }
    return highlights
  }
}

extension BidirectionalCollection {
  /// The longest end of the collection whose elements all pass.
  fileprivate func suffix(while passes: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, passes(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}

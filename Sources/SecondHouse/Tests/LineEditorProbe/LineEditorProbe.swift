import Drawings
import LibEdit
import LineEditing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A toy shell for the tests of the line reader, which prints what it got.
///
/// Its language has braces that must close, the keyword `let`, numbers, and strings; `wait` runs until ^C, `ahead`
/// until something was typed, `key` and `return` wait for a key, `pager` for one after the other, `crash` dies, `quit` ends.
///
/// Arguments: `--history ENTRY` adds an entry of an earlier session, `--many` gives 60 completions, `--idle` rings the bell
/// when idle, `--right TEXT` sets the right prompt, `--initial TEXT` stands in each entry at first, `--empty TEXT` is what Enter puts
/// into an empty one.
@main
struct LineEditorProbe {
  var earlier: [String] = []
  var candidates: [Completions.Candidate] = [
    .init("override", "sets a trait's value"), .init("observe", "waits for a change"),
    .init("print", "writes a value"),
    .init("theme", "a trait", insertText: "theme "), .init("이름", "이름을 바꾼다"),
  ]
  var options: [String: String] = [:]

  static func main() {
    var probe = LineEditorProbe()
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--history": probe.earlier.append(arguments.popFirst() ?? "")
      case "--many": probe.candidates = (1...60).map { .init("candidate\($0)", "number \($0)") }
      case "--idle": probe.options[argument] = ""
      default: probe.options[argument] = arguments.popFirst()
      }
    }
    exit(probe.run())
  }

  func run() -> Int32 {
    let options = TerminalOptions(program: "probe") { name in getenv(name).map { String(cString: $0) } }
    let reader = Terminal.makeReader(options, history: History(earlier))
    print("ready")
    while true {
      switch reader.readLine(request) {
      case .entry("quit"): return 0
      case .entry("wait"): waitForInterrupt()
      case .entry("ahead"): waitForTypingAhead()
      case .entry("key"):
        let event = reader.readKey()
        if case .terminated(let signal) = event { return 128 + signal }
        print("key: \(event)")
      case .entry("return"): if case .key(let key) = reader.readKey() { reader.putBack(key) }
      case .entry("pager"): if let signal = page(reader) { return 128 + signal }
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

  private func page(_ reader: any LineReader) -> Int32? {
    reader.beginKeys()
    defer { reader.endKeys() }
    Terminal.write("paging\r\n")
    while true {
      switch reader.nextKey(within: nil) {
      case .key(.text("q")), .end, .interrupted: return nil
      case .key(.text("c")): abort()
      case .terminated(let signal): return signal
      case let event: Terminal.write("\(event)\r\n")
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
    var request = LineRequest(
      prompt: Prompt(StyledText("probe> ", .strong), right: StyledText(options["--right"] ?? "", .dim)))
    request.initialText = options["--initial"] ?? ""
    request.emptyEnter = { [options] in options["--empty"] }
    request.completeness = { text in
      let depth = text.reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
      return depth > 0 ? .incomplete(indent: 2 * depth) : .complete
    }
    request.completions = { [candidates] text, cursor in
      let head = String(decoding: text.utf8.prefix(cursor), as: UTF8.self)
      let typed = String(head.reversed().prefix { !$0.isWhitespace }.reversed())
      return Completions(
        replacing: (cursor - typed.utf8.count)..<cursor, candidates.filter { $0.name.hasPrefix(typed) })
    }
    request.styles = Self.styles
    if options["--idle"] != nil { request.idle = { Terminal.write("\u{7}") } }
    return request
  }

  private static func styles(_ text: String) -> [StyledRange] {
    var styles: [StyledRange] = []
    var start = 0
    for word in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == " " || $0 == "\n" }) {
      let range = start..<(start + word.utf8.count)
      if word == "let" { styles.append(StyledRange(range, .keyword)) }
      if Int(word) != nil { styles.append(StyledRange(range, .number)) }
      if word.hasPrefix("\"") { styles.append(StyledRange(range, .string)) }
      start = range.upperBound + 1
    }
    return styles
  }
}

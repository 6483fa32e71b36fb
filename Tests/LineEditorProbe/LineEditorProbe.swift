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
/// until something was typed, `key` and `return` wait for a key, `pager` for one after the other, in which `c` crashes; `quit` ends.
///
/// Arguments: `--history ENTRY` adds an entry of an earlier session, `--many YES` gives 60 completions, `--right TEXT` sets the right prompt, `--empty TEXT` is what Enter puts
/// into an empty one.
@main
struct LineEditorProbe {
  var earlier: [String] = []
  var options: [String: String] = [:]

  static func main() {
    var probe = LineEditorProbe()
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst(), let value = arguments.popFirst() {
      if argument == "--history" { probe.earlier.append(value) } else { probe.options[argument] = value }
    }
    exit(probe.run())
  }

  func run() -> Int32 {
    let options = TerminalOptions(program: "probe") { name in getenv(name).map { String(cString: $0) } }
    let reader = Terminal.makeReader(options, history: History(earlier))
    say("ready")
    while true {
      switch reader.readLine(request) {
      case .entry("quit"): return 0
      case .entry("wait"):
        wait { Interrupts.clear() }
        say("stopped waiting")
      case .entry("ahead"):
        var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        wait { poll(&request, 1, 0) > 0 }
      case .entry("key"):
        let event = reader.readKey()
        if let signal = Interrupts.endingSignal { return 128 + signal }
        say("key: \(Escaping.safe("\(event)"))")
      case .entry("return"): if case .key(let key) = reader.readKey() { reader.putBack(key) }
      case .entry("pager"): page(reader)
      case .entry(let text): say("got: " + Escaping.safe(text.replacing("\n", with: "⏎")))
      case .interrupted: say("interrupted")
      case .end:
        if let signal = Interrupts.endingSignal { return 128 + signal }
        say("end")
        return 0
      }
    }
  }

  private func say(_ text: String) {
    print(text)
    fflush(nil)
  }

  private func wait(until isDone: () -> Bool) {
    say("waiting")
    while !isDone() { usleep(1000) }
  }

  private func page(_ reader: any LineReader) {
    reader.beginKeys()
    defer { reader.endKeys() }
    Terminal.write("paging\r\n".utf8)
    while true {
      switch reader.nextKey(within: nil) {
      case .key(.text("q")), .end, .interrupted: return
      case .key(.text("c")): abort()
      case let event: Terminal.write(Escaping.safe("\(event)").utf8 + Array("\r\n".utf8))
      }
    }
  }

  private var request: LineRequest {
    let right = StyledText(options["--right"] ?? "", .dim)
    var request = LineRequest(prompt: Prompt(StyledText("probe> ", .strong), right: right))
    request.textForEmptyEnter = { [options] in options["--empty"] }
    request.completeness = { text in
      let depth = text.reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
      return depth > 0 ? .incomplete(indent: 2 * depth) : .complete
    }
    request.completions = { [candidates] text, cursor in
      let head = String(decoding: text.utf8.prefix(cursor), as: UTF8.self)
      let typed = String(head.reversed().prefix { !$0.isWhitespace }.reversed())
      let replacing = (cursor - typed.utf8.count)..<cursor
      return Completions(replacing: replacing, candidates.filter { $0.name.hasPrefix(typed) })
    }
    request.styles = Self.styles
    return request
  }

  private var candidates: [Completions.Candidate] {
    if options["--many"] != nil { return (1...60).map { .init("candidate\($0)", "number \($0)") } }
    return [
      .init("override", "sets a trait's value"), .init("observe", "waits for a change"),
      .init("print", "writes a value"), .init("theme", "a trait", insertText: "theme "),
      .init("이름", "이름을 바꾼다"),
    ]
  }

  private static func styles(_ text: String) -> [StyledRange] {
    var styles: [StyledRange] = []
    var start = 0
    for word in text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace) {
      let range = start..<(start + word.utf8.count)
      if word == "let" { styles.append(StyledRange(range, .keyword)) }
      if Int(word) != nil { styles.append(StyledRange(range, .number)) }
      if word.hasPrefix("\"") { styles.append(StyledRange(range, .string)) }
      start = range.upperBound + 1
    }
    return styles
  }
}

import Platform
import Sessions
import Syntax

extension StatementKind {
  static let share = StatementKind(
    command: "share", [], .session, "Shows the session as one line of text",
    "`open TEXT` opens it, here or on another machine."
  ) { _, interpreter throws(Problem) in
    interpreter.output.append(.printed(SharedSession.text(try interpreter.script(to: "share"))))
  }

  static let open = StatementKind(
    command: "open", [.raw("text")], .session, "Opens a session that `share` showed",
    "It takes the place of the present one, which `undo` brings back behind its first statement.",
    example: "open mendel1-df30eb91-bGV0IGEgPSAxCg"
  ) { verb, interpreter throws(Problem) in
    let text = verb.word("text")
    guard let script = SharedSession.script(text.text) else {
      throw interpreter.problem(
        "this is no session that `share` showed, or a part of it is missing", at: text.range)
    }
    var opened = interpreter
    opened.reset()
    opened.emit = nil
    let read = SourceText(script, statements: opened.session.language.table, mode: .file)
    let problems = opened.run(read, Source(script), owner: Interpreter.nobody, isSession: true) { _ in }
    if let problem = problems.first { throw problem }
    opened.emit = interpreter.emit
    interpreter = opened
    interpreter.confirm("a session of \(count(interpreter.history.line.count, "statement")) is open")
  }
}

/// A script as one word: `mendel1-`, a checksum of its bytes, and the bytes in URL-safe Base64 without padding.
enum SharedSession {
  private static let mark = "mendel1"

  static func text(_ script: String) -> String {
    let bytes = Array(script.utf8)
    let body = Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
    return "\(mark)-\(sum(bytes))-\(body)"
  }

  static func script(_ text: String) -> String? {
    let parts = text.split(separator: "-", maxSplits: 2)
    guard parts.count == 3, parts[0] == mark else { return nil }
    let body = parts[2].replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - body.count % 4) % 4)
    guard let data = Data(base64Encoded: body + padding), sum(Array(data)) == parts[1] else { return nil }
    return String(validating: data, as: UTF8.self)
  }

  /// The FNV-1a checksum, which detects a truncated text.
  private static func sum(_ bytes: [UInt8]) -> String {
    let sum = bytes.reduce(into: UInt32(2_166_136_261)) { $0 = ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

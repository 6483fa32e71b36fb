import Commands
import Syntax

extension Demo {
  /// Reads a script; the comments on lines of their own are its captions.
  ///
  /// - Throws: All that cannot be read, as `mendel run` would list it.
  public init(script text: String, file: String) throws(DemoProblems) {
    let script = StatementTexts(text, file: file, line: 1)
    guard script.problems.isEmpty else { throw DemoProblems(problems: script.problems) }
    self.init(title: file.split(separator: "/").last.map(String.init) ?? file, mayTouchFiles: true)
    steps = script.parts.enumerated().map { index, part in
      Step(
        number: index + 1, captions: part.comments.map { .comment($0) }, statement: part.text,
        place: part.place)
    }
    count = steps.count
    closing = script.closing.map { .comment($0) }
  }
}

/// The statements of a text one by one, with the comments before each.
struct StatementTexts {
  /// A statement.
  struct Part {
    /// The paragraphs of the comments on lines of their own before it.
    var comments: [String] = []
    /// The statement as it stands in the text.
    var text: String
    /// Where that is.
    var place: Place?
  }

  /// Where a statement stands: its file, its line there, and what stands before it on that.
  struct Place: Hashable, Sendable {
    var file: String
    var line: Int
    var before: String

    /// A problem of the statement, which ran by itself, with its place in the file.
    func placing(_ problem: Problem) -> Problem {
      guard var origin = problem.origin, origin.file == nil else { return problem }
      if origin.firstLine == 1 {
        origin.text = before + origin.text
        origin.offset -= before.utf8.count
      }
      origin.firstLine += line - 1
      origin.file = file
      var problem = problem
      problem.origin = origin
      return problem
    }
  }

  private(set) var parts: [Part] = []
  /// The comments behind the last statement.
  private(set) var closing: [String] = []
  /// What cannot be read, with its place.
  private(set) var problems: [Problem] = []

  /// Takes a text apart whose first line has that number in a file.
  ///
  /// - Complexity: O(*n*)
  init(_ text: String, file: String, line: Int) {
    var names = NameTable()
    let script = Script(text, names: &names)
    let window = SourceWindow(bytes: Array(text.utf8), line: line, file: file)
    problems = script.problems.prefix(ScriptLimits.problems).map {
      Problem(.syntax($0), $0.range, origin: window.origin($0.range))
    }
    var end = 0
    for statement in script.statements {
      let comments = Self.comments(in: window.bytes[end..<statement.range.start], isFirst: end == 0)
      let place = Place(statement.range, in: window, file)
      parts.append(Part(comments: comments, text: window.text(statement.range), place: place))
      end = statement.range.end
    }
    closing = Self.comments(in: window.bytes[end...], isFirst: end == 0)
  }

  /// The comments between two statements, those on neighbouring lines joined; what stands behind a statement on its line is no caption.
  private static func comments(in bytes: ArraySlice<UInt8>, isFirst: Bool) -> [String] {
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    var paragraphs: [String] = []
    var isOpen = false
    for line in isFirst ? lines[...] : lines.dropFirst() {
      let line = line.drop { $0.isWhitespace }
      let text = line.hasPrefix("//") ? line.dropFirst(2).drop { $0 == "/" || $0.isWhitespace } : ""
      if text.isEmpty {
        isOpen = false
      } else if isOpen {
        paragraphs[paragraphs.count - 1] += " " + text
      } else {
        paragraphs.append(String(text))
        isOpen = true
      }
    }
    return paragraphs
  }
}

extension StatementTexts.Place {
  /// Where a range of a file's text is.
  fileprivate init(_ range: SourceRange, in window: SourceWindow, _ file: String) {
    var start = range.start
    while start > 0, window.bytes[start - 1] != 0x0a { start -= 1 }
    let before = String(decoding: window.bytes[start..<range.start], as: UTF8.self)
    self.init(file: file, line: window.line(at: range.start), before: before)
  }
}

/// How much is said of a script that cannot be read.
private enum ScriptLimits {
  /// The first mistake and ten further ones, as `mendel run` lists them.
  static let problems = 11
}

import Drawings
import Sessions
import StandardLanguage
import Testing

@testable import Lessons

/// Lessons for tests, in the course's world.
enum Orchard {
  static let steps = """
    One.[^why]

    [^why]: Because.

    ```mendel
    override main.theme = bold
    cell.theme
    ```
    ```output
    bold
    ```

    Two.

    ```mendel
    form.theme
    ```
    ```output
    bold
    ```
    """

  static let end = "That was the last step. Go on experimenting, or press Enter to go on."

  /// A step that builds the world; it takes the lines 5 to 9 of a file.
  static let setup = "```mendel setup\n\(world)```\n"

  /// The statements that build the world.
  static let world = """
    define enum AppTheme { standard, pastel, bold, monochrome }
    define trait Theme: AppTheme = standard { name "theme" }
    scene main { window win { controller root { view header; controller settings { view form { view cell } } } } }

    """

  /// A whole file whose body begins on line 10, in the world; more lines of front matter move it down.
  static func file(_ body: String, front: String = "") -> [UInt8] {
    Array("---\ntitle: T\nsummary: S\n\(front)---\n\(setup)\(body)\n".utf8)
  }

  /// What is wrong with a file.
  static func findings(_ source: String) -> [Finding] {
    do {
      _ = try Lesson(id: "a", bytes: Array(source.utf8))
      return []
    } catch { return error.all }
  }

  /// Front matter, which takes four lines.
  static let front = "---\ntitle: A\nsummary: B\n---\n"

  static func lesson(_ body: String, front: String = "") throws -> Lesson {
    try Lesson(id: "test", bytes: file(body, front: front))
  }

  /// An exercise whose check stands on lines 12 to 15: make the form bold and leave the header alone.
  static func exercise(_ answers: String = "", start: String = "", check: String = "") -> String {
    """
    ```mendel exercise
    \(start)```
    ```mendel check
    expect form.theme == bold else "the form is not bold"
    expect header.theme == standard else "the header should stay as it is"
    \(check)```
    ```hint
    Look at the **form**.
    ```
    ```hint
    An override will do.
    ```
    ```mendel solution
    override form.theme = bold
    ```
    \(answers)
    """
  }
}

extension Finding {
  /// The finding as an author reads it.
  var text: [String] { lines(file: "a.md", Layout()).map(\.string) }
}

/// What a learner has read, message by message, as one line a row.
struct Reader {
  var learner: Learner
  /// What was said since the last entry.
  private(set) var read: [String] = []
  /// What is to be typed again when the lesson is taken up.
  private(set) var kept: [LearnerEntry] = []

  init(_ lesson: Lesson, after entries: [LearnerEntry]? = nil) {
    learner = Learner(lesson)
    if let entries { kept = learner.resume(entries) } else { learner.begin() }
    read = Self.lines(&learner)
  }

  init(_ body: String, front: String = "") throws { self.init(try Orchard.lesson(body, front: front)) }

  var place: String { "\(learner.place.step)/\(learner.place.count)" }

  /// Types entries, and returns what the last one leads to.
  @discardableResult
  mutating func type(_ entries: String...) -> [String] {
    for entry in entries {
      if let text = learner.enter(entry) { kept.append(LearnerEntry(text, leadingTo: learner.mark)) }
      read = Self.lines(&learner)
    }
    return read
  }

  private static func lines(_ learner: inout Learner) -> [String] {
    learner.takeMessages().flatMap { message -> [String] in
      switch message {
      case .prose(let text): text.split(separator: "\n").map { "| " + $0 }
      case .code(let code, _): code.split(separator: "\n").map { "  " + $0 }
      case .echo(let statement): ["> " + statement]
      case .output(.confirmation): []
      case .output(let output): output.plainLines
      case .problem(let problem): [problem.lines(Layout())[0].string]
      case .remark(let sentence): [sentence]
      case .success(let sentence): ["✓ " + sentence]
      }
    }
  }
}

extension Lesson {
  init(id: String, bytes: [UInt8]) throws(Findings) {
    try self.init(id: id, bytes: bytes, language: .standard)
  }
}

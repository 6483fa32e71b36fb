import Files
import Lessons
import Sessions

/// A session as a lesson to write on: its statements with what they say, and no prose.
struct LessonSkeleton {
  var path: String
  var steps: [String]

  /// The lesson's text; the statements run again in a session of their own, which says what they say.
  func text(_ interpreter: Interpreter) throws(Problem) -> String {
    var text = "---\ntitle: \(title)\nsummary: What this session shows.\n---\n\n# \(title)\n"
    var fresh = Interpreter.fresh(isInterrupted: interpreter.isInterrupted)
    for step in steps {
      var lines: [String] = []
      let problems = fresh.run(step) { lines += $0.output.flatMap(\.plainLines) }
      if let problem = problems.first { throw problem }
      text += "\n" + Blessing.block("mendel", step)
      if !lines.isEmpty { text += Blessing.output(lines) }
      if text.utf8.count > Lesson.sizeLimit {
        throw Problem(
          "as a lesson the session would be longer than 1 MiB", suggestion: "record a shorter session")
      }
    }
    return text
  }

  /// A title from the file's name, without the number that orders it: `02-two-themes.md` is `Two themes`.
  var title: String {
    let file = Files.name(of: path)
    let name = file.hasSuffix(".md") ? file.dropLast(3) : file[...]
    let words = name.drop { $0.isNumber || $0 == "-" }.split { !$0.isLetter && !$0.isNumber }
      .joined(separator: " ")
    guard let first = words.first else { return "A session" }
    return first.uppercased() + words.dropFirst()
  }
}

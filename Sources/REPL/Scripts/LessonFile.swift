import Commands
import Drawings
import FileStores
import Lessons

/// A lesson where a script is wanted: its first line would be taken for a statement, and what is said of that would help nobody.
enum LessonFile {
  /// Why a file is no script, if it has a lesson's name and front matter.
  static func problem(with path: String) -> Problem? {
    guard path.hasSuffix(".md"), Files().holdsSomething(path),
      let bytes = try? Files().readFromDisk(path, limit: Lesson.sizeLimit), bytes.starts(with: "---".utf8)
    else { return nil }
    let name = Escaping.safe(path)
    return Problem(
      .refused(
        cause: "`\(name)` is a lesson, not a script",
        suggestion: "`mendel learn \(name)` opens it, `mendel verify \(name)` replays it"), nil)
  }
}

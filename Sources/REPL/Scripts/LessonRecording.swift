import Commands
import FileStores
import Lessons
import Playgrounds

/// `record`: a session as the skeleton of a lesson on the disk.
struct LessonRecording {
  let playground: Playground
  let log: SessionLog
  let written: WrittenFiles
  let isInterrupted: () -> Bool

  /// Writes the lesson; a file in which an author has written on is not written over.
  func write(_ path: String) -> Problem? {
    let statements = log.statements(of: playground)
    guard !statements.isEmpty else {
      return Problem(.refused(cause: "there is nothing to record yet", suggestion: nil), nil)
    }
    do throws(Problem) {
      let skeleton = LessonSkeleton(title: LessonRecording.title(of: path), statements: statements)
      let bytes = try skeleton.file(isInterrupted: isInterrupted)
      if let problem = written.write(bytes, to: Places.expanded(path)) { return problem }
      if playground.options.confirms {
        playground.post(.confirmed(.recorded(path, steps: statements.count)))
      }
      return nil
    } catch { return error }
  }

  /// A title from a file's name, without the number that orders it: `02-two-themes.md` is `Two themes`.
  static func title(of path: String) -> String {
    let name = Lesson.id(ofPath: path.split(separator: "/").last ?? "")
    let words = name.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    guard let first = words.first else { return "A session" }
    return first.uppercased() + words.dropFirst()
  }
}

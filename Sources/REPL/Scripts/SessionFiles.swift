import Commands
import Drawings
import FileStores
import Playgrounds

/// `save` and `load`: a session's statements as a script on the disk.
struct SessionFiles {
  let playground: Playground
  /// What the session has written so far.
  var written = WrittenFiles()
  var files = Files()

  /// How large a script to load may be.
  static let limit = 16 << 20

  /// Writes the statements that lead to the present state.
  func save(_ path: String) -> Problem? {
    do throws(Problem) {
      let (text, count) = try playground.script()
      if count == 0 { throw Problem(.refused(cause: "there is nothing to save yet", suggestion: nil), nil) }
      if let problem = written.write(Array(text.utf8), to: Places.expanded(path)) { throw problem }
      if playground.options.confirms { playground.post(.confirmed(.saved(path, statements: count))) }
      return nil
    } catch { return error }
  }

  /// Runs a script as one statement: all or nothing.
  func load(_ path: String) -> Problem? {
    let path = Places.expanded(path)
    if let lesson = LessonFile.problem(with: path) { return lesson }
    do throws(FileProblem) {
      let text = ByteOrderMark.removed(from: try files.read(path, limit: SessionFiles.limit))
      guard case .failed(let problem) = playground.load(text, as: "load \"\(path)\"", file: path) else {
        return nil
      }
      return problem
    } catch { return error.asReadingProblem }
  }
}

extension FileProblem {
  /// The problem as one of the session's.
  var asProblem: Problem {
    Problem(.refused(cause: sentence, suggestion: suggestion), nil)
  }

  /// Why a script cannot be loaded, and what would do.
  var asReadingProblem: Problem {
    let instead =
      switch kind {
      case .notFound, .openLink, .linkLoop, .unmakeable: "`save session.mendel` writes one that can be loaded"
      case .isFolder, .isDevice, .isPipe: "name a file, such as one that `save` has written"
      case .unreadable, .unwritable: "name one that you may read"
      case .tooLarge: "`mendel run FILE` reads scripts of any size"
      case .interrupted, .full, .overLimit, .other: "try it again, or name another file"
      }
    return Problem(.refused(cause: sentence, suggestion: suggestion ?? instead), nil)
  }

  /// Why a file cannot be written, in terms of the path that the person gave, and what would do.
  var asWritingProblem: Problem {
    if case .notFound = kind, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      let folder = Escaping.safe(String(path[..<slash]))
      return Problem(
        .refused(
          cause: "there is no folder `\(folder)`", suggestion: "make it first, or name a file in another"),
        nil)
    }
    let instead =
      switch kind {
      case .isFolder: "name a file in it"
      case .isDevice, .isPipe, .linkLoop: "name a file"
      case .full, .overLimit: "make room, or name a file elsewhere"
      case .openLink: "make the folder that it leads to, or name another file"
      case .interrupted: "try it again"
      default: "name a file where you may write"
      }
    return Problem(.refused(cause: sentence, suggestion: suggestion ?? instead), nil)
  }
}

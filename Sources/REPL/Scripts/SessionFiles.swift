import Commands
import Drawings
import FileStores
import Playgrounds

/// `save` and `load`: a session's statements as a script on the disk.
struct SessionFiles {
  let playground: Playground
  var files = Files()

  /// How large a script to load may be.
  static let limit = 16 << 20

  /// Writes the statements that lead to the present state.
  func save(_ path: String) -> Problem? {
    do {
      let (text, count) = try playground.script()
      try files.write(Array(text.utf8), to: path)
      if playground.options.confirms { playground.post(.confirmed(.saved(path, statements: count))) }
      return nil
    } catch let problem as FileProblem {
      return problem.asWritingProblem
    } catch let problem as Problem {
      return problem
    } catch { return Problem(.refused(cause: "\(error)", suggestion: nil), nil) }
  }

  /// Runs a script as one statement: all or nothing.
  func load(_ path: String) -> Problem? {
    do throws(FileProblem) {
      let text = try files.read(path, limit: SessionFiles.limit)
      guard case .failed(let problem) = playground.load(text, as: "load \"\(path)\"", file: path) else {
        return nil
      }
      return problem
    } catch { return error.asProblem }
  }
}

extension FileProblem {
  /// The problem as one of the session's.
  var asProblem: Problem {
    Problem(.refused(cause: sentence, suggestion: suggestion), nil)
  }

  /// Why a file cannot be written, in terms of the path that the person gave.
  var asWritingProblem: Problem {
    guard case .notFound = kind, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      return asProblem
    }
    let folder = Escaping.safe(String(path[..<slash]))
    return Problem(.refused(cause: "there is no folder `\(folder)`", suggestion: nil), nil)
  }
}

import Commands
import Drawings
import FileStores
import Lessons

/// Finds and reads what `mendel demo` is to play.
struct DemoFile {
  let streams: Streams

  /// How large a script may be: what nobody would watch to its end.
  static let scriptLimit = 1 << 20

  /// Reads a lesson, where the file ends in `.md`, or a script; says what is wrong with it, and returns `nil` then.
  func read(_ path: String) -> (demo: Demo?, status: ScriptRunner.Status) {
    do {
      return (try demo(path), .success)
    } catch let problem as FileProblem {
      streams.show(explained(problem))
      return (nil, .misuse)
    } catch let found as LessonProblems {
      let transcript = streams.transcript(streams.errors)
      for problem in found.problems {
        streams.errors.write(problem.lines(file: path, transcript: transcript))
      }
      streams.errors.flush()
    } catch let refused as Refused {
      let transcript = streams.transcript(streams.errors)
      for finding in refused.findings {
        streams.errors.write(finding.lines(file: path, transcript: transcript))
      }
      streams.errors.flush()
    } catch let found as DemoProblems {
      for problem in found.problems { streams.show(problem) }
    } catch { streams.show(Problem(.refused(cause: "\(error)", suggestion: nil), nil)) }
    return (nil, .failure)
  }

  /// Why there is nothing to play: what `learn` calls a lesson, such as `traits/flow`, is no file.
  private func explained(_ problem: FileProblem) -> Problem {
    guard case .notFound(similar: []) = problem.kind else { return problem.asProblem }
    let suggestion = "name a script, or a lesson's file, such as `Lessons/en/01-traits/01-flow.md`"
    return Problem(.refused(cause: problem.sentence, suggestion: problem.suggestion ?? suggestion), nil)
  }

  /// What a lesson does that no lesson may.
  private struct Refused: Error { var findings: [LessonFinding] }

  private func demo(_ path: String) throws -> Demo {
    guard path.hasSuffix(".md") else {
      let bytes = ByteOrderMark.removed(from: try Files().read(path, limit: DemoFile.scriptLimit))
      return try Demo(script: String(decoding: bytes, as: UTF8.self), file: path)
    }
    let lesson = try Course.read(Course.Entry(path: path))
    let refusals = LessonReplay(lesson).refusals()
    guard refusals.isEmpty else { throw Refused(findings: refusals) }
    return try Demo(lesson, file: path)
  }
}

import Files
import LibEdit
import Sessions

extension Runner {
  /// How a run ends, as the program's exit status.
  package enum Status: Int32, Sendable {
    case success = 0
    /// A statement failed, or an expectation did not hold.
    case failure = 1
    /// The call itself was wrong: a file that is not there.
    case misuse = 2
    /// Stopped by ^C.
    case interrupted = 130
  }

  /// Runs a file, or standard input where the path is `-`, and shows what failed.
  package func runScript(at path: String) -> Status {
    let script: (text: String, problem: Problem?)
    do throws(FileProblem) { script = try Self.script(at: path) } catch {
      if error.cause == .interrupted { return .interrupted }
      streams.show(Problem(error.sentence, suggestion: error.suggestion))
      return .misuse
    }
    if let problem = script.problem {
      streams.show(problem)
      return problem.place == nil ? .misuse : .failure
    }
    return runScript(script.text, file: path)
  }

  /// Runs statements given as text, and shows what failed.
  package func runScript(_ text: String, file: String? = nil) -> Status {
    let problems = run(text, file: file).problems
    for problem in problems { streams.show(problem) }
    if Interrupts.isRequested || problems.contains(where: { $0.kind == .interruption }) {
      return .interrupted
    }
    return problems.isEmpty ? .success : .failure
  }
}

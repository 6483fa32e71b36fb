public import Commands
import Syntax

/// What one statement of a check says of the present state.
public struct Verdict: Sendable {
  /// The statement as it was written.
  public var text: String
  /// The line of the check on which it begins, from 1.
  public var line: Int
  /// What to tell the learner where it does not hold, if the author wrote an `else`.
  public var sentence: String?
  /// Why it does not hold; `nil` if it does.
  public var problem: Problem?

  /// Whether it holds.
  public var holds: Bool { problem == nil }
}

extension Playground {
  /// Asks a check of the present state, statement by statement, on a copy that does not outlive the call.
  ///
  /// What a statement makes, those behind it may use. One that fails, for whatever reason, does not hold; the
  /// others are asked all the same. Nothing is posted, and the state, its counters and the history are
  /// afterwards what they were.
  ///
  /// ```swift
  /// playground.verdicts(on: "expect form.theme == bold else \"`form` should be bold\"")[0].holds     // false
  /// ```
  /// - Complexity: that of the statements.
  public func verdicts(on check: String) -> [Verdict] {
    let mark = world.mark
    let outer = (post: post, options: options, hasNoticedReads: hasNoticedReads, noticed: noticed)
    let trace = (traced: traced, tried: tried)
    (post, options.confirms) = ({ _ in }, false)
    defer {
      world.revert(to: mark)
      (post, options, hasNoticedReads, noticed) = outer
      (traced, tried) = trace
    }
    let window = SourceWindow(check)
    let script = Script(check, names: &world.names)
    return script.statements.map { verdict($0, in: window) }
      + script.problems.map { verdict($0.range, nil, Problem(.syntax($0), $0.range), in: window) }
  }

  private func verdict(_ statement: Statement, in window: SourceWindow) -> Verdict {
    let mark = world.mark
    var problem: Problem? = nil
    do { try runPart(statement, in: window) } catch {
      abandon(mark)
      problem = error
    }
    return verdict(statement.range, statement.elseSentence, problem, in: window)
  }

  private func verdict(
    _ range: SourceRange, _ sentence: String?, _ problem: Problem?, in window: SourceWindow
  )
    -> Verdict
  {
    let placed = problem.map { problem in
      var problem = problem
      if problem.origin == nil {
        let blamed = problem.range ?? range
        (problem.range, problem.origin) = (blamed, window.origin(blamed))
      }
      return problem
    }
    let line = window.line(at: range.start)
    return Verdict(text: window.text(range), line: line, sentence: sentence, problem: placed)
  }
}

extension Statement {
  /// What stands behind the `else` of an `expect`, also where that is the end of a `what if`.
  fileprivate var elseSentence: String? {
    switch form {
    case .expect: if case .text(let text, _)? = self[.message] { text } else { nil }
    case .whatIf: if case .statement(let tail)? = self[.tail] { tail.elseSentence } else { nil }
    default: nil
    }
  }
}

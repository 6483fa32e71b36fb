import Commands
import Syntax
import Traits

extension Playground {
  /// Of a whole statement that failed, the words that are to blame: the place, for an event of the wrong kind the event.
  ///
  /// What is thrown while a statement runs knows environments and no words, so the statement is read again.
  /// - Complexity: O(*n*) in the bytes of the range.
  func blamed(_ range: SourceRange, for problem: Problem, in window: SourceWindow) -> SourceRange {
    let text = window.text(range)
    var names = NameTable()
    let script = Script(text, names: &names)
    guard script.problems.isEmpty, script.statements.count == 1, let statement = script.statements.first,
      statement.range == SourceRange(0, text.utf8.count), let words = words(of: statement, for: problem)
    else { return range }
    return SourceRange(range.start + words.start, range.start + words.end)
  }

  private func words(of statement: Statement, for problem: Problem) -> SourceRange? {
    switch statement.form {
    case .on, .removeHandler:
      if case .identifier(let event)? = statement[.event] { return event.range }
      return nil
    case .move:
      let slot: Slot = if case .misplaced = problem.kind { .destination } else { .place }
      return range(of: slot, in: statement)
    case .appear:
      switch (problem.cause as? TraitProblem, problem.kind) {
      case (.notInHierarchy?, _), (_, .misplaced):
        return range(of: .destination, in: statement) ?? range(of: .place, in: statement)
      default: return range(of: .place, in: statement)
      }
    case .remove, .disappear, .destroy, .updateTraits, .invalidate, .show:
      return range(of: .place, in: statement)
    case .register:
      switch problem.cause as? TraitProblem {
      case .noTraits?, .newerTrait?:
        guard case .identifiers(let keys)? = statement[.keys] else { return nil }
        return keys.first?.range.through(keys[keys.count - 1].range)
      default: return SourceRange(0, Word.register.spelling.utf8.count)
      }
    default: return nil
    }
  }

  private func range(of slot: Slot, in statement: Statement) -> SourceRange? {
    guard case .expression(let place)? = statement[slot] else { return nil }
    return place.range
  }
}

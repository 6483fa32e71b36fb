import Commands
import Syntax
import Traits

extension Playground {
  /// Of a whole statement that failed, the words that are to blame: the place, for an event of the wrong kind
  /// the event.
  ///
  /// What is thrown while a statement runs knows environments and no words, so the statement is read again.
  /// - Complexity: O(*n*) in the bytes of the range.
  func blamed(_ range: SourceRange, for problem: Problem, in window: SourceWindow) -> SourceRange {
    if !names(in: problem).isEmpty { return naming(problem, in: range, of: window.origin(range)) }
    let text = window.text(range)
    var names = NameTable()
    let script = Script(text, names: &names)
    guard script.problems.isEmpty, script.statements.count == 1, let statement = script.statements.first,
      statement.range == SourceRange(0, text.utf8.count), let words = words(of: statement, for: problem)
    else { return range }
    return SourceRange(range.start + words.start, range.start + words.end)
  }

  /// Where a statement names what a problem is about: a name before a dot, else wherever one of the names
  /// stands first.
  func naming(_ problem: Problem, in range: SourceRange, of origin: Origin) -> SourceRange {
    let text = Array(origin.text.utf8)
    let (start, end) = (max(range.start - origin.offset, 0), min(range.end - origin.offset, text.count))
    guard start <= end else { return range }
    for name in names(in: problem) {
      let name = Array(name.utf8)
      let places = (start..<max(start, end - name.count + 1)).filter { place in
        text[place..<(place + name.count)].elementsEqual(name) && !isPart(text, place - 1)
          && !isPart(text, place + name.count)
      }
      let isOwner = { (place: Int) in
        place + name.count < end && text[place + name.count] == UInt8(ascii: ".")
      }
      if let place = places.first(where: isOwner) ?? places.first {
        return SourceRange(place + origin.offset, place + origin.offset + name.count)
      }
    }
    return range
  }

  /// The names by which a statement may have named what is to blame: what was destroyed, or a trait that is
  /// too new.
  private func names(in problem: Problem) -> [String] {
    switch (problem.kind, problem.cause as? TraitProblem) {
    case (.destroyed(let place, _), _):
      let last = place.split(separator: "/").last ?? ""
      return [String(last.prefix { $0 != "." })].filter { !$0.isEmpty }
    case (_, .newerTrait(let trait, _, _)?):
      let declaration = world.traits.declaration(of: trait)
      return [declaration.property, declaration.definition]
    default: return []
    }
  }

  /// Whether a byte is part of a name.
  private func isPart(_ text: [UInt8], _ place: Int) -> Bool {
    guard text.indices.contains(place) else { return false }
    let letter = text[place] | 0x20
    return text[place] >= 0x80 || text[place] == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[place])
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

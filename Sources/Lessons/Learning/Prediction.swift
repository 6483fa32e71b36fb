import Commands
import Playgrounds
import Syntax

/// What a learner says that a statement will print.
///
/// It is compared by value, so that `red` is right where `#ff0000` is printed, and `AppTheme.bold` where `bold` is.
struct Prediction {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Whether an entry is an answer: a value as it is written, or words that are no statement at all.
  ///
  /// Everything else is an experiment, as it is everywhere in a lesson: `why cell.theme`, `help`, `cell.overrides.count`, a variable.
  static func isAnswer(_ entry: Substring, in playground: Playground) -> Bool {
    var names = NameTable()
    let script = Script(String(entry), names: &names)
    if !script.problems.isEmpty { return true }
    return script.isOneValue(in: names) && !playground.world.variableNames.contains(String(entry))
  }

  /// Whether this is what a statement has printed: the same text, quotes and a leading dot aside, or another way to write the same value.
  func isRight(about statement: String, printing printed: String, in playground: Playground) -> Bool {
    if text.asAnswer == printed.asAnswer { return true }
    guard Prediction.isExpression(text, { $0.isOneValue(in: $1) }) else { return false }
    // A value alone may not tell its type, as `bold` does not; what it was read from does.
    return [printed, statement].contains { other in
      Prediction.isExpression(other, { script, _ in script.expression != nil })
        && playground.verdicts(on: "expect (\(other.withoutBlanks)) == (\(text))").allSatisfy(\.holds)
    }
  }

  private static func isExpression(_ text: String, _ condition: (Script, NameTable) -> Bool) -> Bool {
    var names = NameTable()
    let script = Script(text, names: &names)
    return script.problems.isEmpty && condition(script, names)
  }
}

extension Script {
  /// Whether all that it has is a value as people write it.
  fileprivate func isOneValue(in names: NameTable) -> Bool { expression?.isWrittenValue(in: names) ?? false }

  /// The expression, if there is nothing else.
  fileprivate var expression: Expression? {
    guard statements.count == 1, statements[0].form == .expression,
      case .expression(let value)? = statements[0][.value]
    else { return nil }
    return value
  }
}

extension Expression {
  /// Whether it is a value as people write it, and reads nothing: `bold`, `AppTheme.bold`, `[1, 2]`, `#ff0000`, `Badge(count: 1)`.
  fileprivate func isWrittenValue(in names: NameTable) -> Bool {
    switch kind {
    case .integer, .decimal, .string, .boolean, .nothing, .size, .duration, .color, .name, .implicitCase: true
    case .unary(.minus, let operand): operand.isWrittenValue(in: names)
    case .list(let elements): elements.allSatisfy { $0.isWrittenValue(in: names) }
    case .member(let type, _): type.isTypeName(in: names)
    case .call(let type, let arguments):
      type.isTypeName(in: names) && arguments.allSatisfy { $0.value.isWrittenValue(in: names) }
    default: false
    }
  }

  private func isTypeName(in names: NameTable) -> Bool {
    if case .name(let name) = kind { names[name].first?.isUppercase ?? false } else { false }
  }
}

extension String {
  /// The text as an answer: blanks and quotes around it, and a leading dot, do not count.
  fileprivate var asAnswer: Substring {
    var text = withoutBlanks
    if text.count > 1, text.first == "\"", text.last == "\"" { text = text.dropFirst().dropLast() }
    return text.first == "." ? text.dropFirst() : text
  }
}

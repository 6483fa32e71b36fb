import Syntax
import ViewTree

extension Resolver {
  /// `if`, `repeat`, `for`, `expect`.
  mutating func control(_ statement: Statement) throws(Problem) -> Command.Kind {
    switch statement.form {
    case .if: return try conditional(statement)
    case .repeat:
      let count = statement.expression(.count)
      return .repeat(try require(count, .int), try block(statement.block(.block)), count.range)
    case .for: return try loop(statement)
    case .expectError:
      return .expectError(statement.text(.message), try trial(statement.block(.block), mayFail: true))
    default: return try expectation(statement)
    }
  }

  private mutating func conditional(_ statement: Statement) throws(Problem) -> Command.Kind {
    let condition = try require(statement.expression(.condition), .bool)
    let body = try block(statement.block(.block))
    switch statement[.otherwise] {
    case .block(let block)?: return .if(condition, body, try self.block(block))
    case .statement(let next)?: return .if(condition, body, [try resolve(next)])
    default: return .if(condition, body, [])
    }
  }

  private mutating func loop(_ statement: Statement) throws(Problem) -> Command.Kind {
    let source = statement.expression(.value)
    let list = try resolve(source)
    guard case .list(let element) = list.type else {
      throw Problem(
        .mismatch(
          expected: "a list", found: world.describe(list.type),
          hint: "such as `[1, 2, 3]`; `repeat 3 { … }` needs none"), source.range)
    }
    let name = statement.identifier(.name)
    try checkNoPlace(name)
    let top = frames.count - 1
    let outer = frames[top].locals.count
    let place = frames[top].add(name.name, element)
    defer { frames[top].locals.removeSubrange(outer...) }
    let condition =
      statement.has(.condition) ? try require(statement.expression(.condition), .bool) : nil
    return .for(local: place, list.code, where: condition, try block(statement.block(.block)))
  }

  private mutating func expectation(_ statement: Statement) throws(Problem) -> Command.Kind {
    let expression = statement.expression(.value)
    let sentence = statement.text(.message)
    var result = Expectation(condition: .constant(.bool(true)), sentence: sentence)
    if case .binary(let op, let range, let left, let right) = expression.kind, op.isComparison {
      result.sides = try comparands(left, right, range)
    }
    result.condition = try require(expression, .bool)
    if statement.has(.second) {
      let tolerance = statement.expression(.second)
      guard case .binary(.equal, _, _, _) = expression.kind, let type = result.sides?.type, type.isNumber
      else {
        throw Problem(.needsUse(.within), tolerance.range)
      }
      result.tolerance = try require(tolerance, .double)
    }
    return .expect(result)
  }
}

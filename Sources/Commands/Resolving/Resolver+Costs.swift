import Syntax

extension Resolver {
  /// `let c = cost { … }`: in its block, `c` is not yet in scope.
  mutating func declareCost(
    _ name: Identifier, _ type: ValueType?, _ inner: Statement, isConstant: Bool
  ) throws(Problem) -> Command.Kind {
    let own = ValueType.structure(world.costStruct)
    if let type, type != own {
      throw Problem(
        .mismatch(
          expected: world.describe(type), found: world.describe(own),
          hint: "write `\(isConstant ? "let" : "var") \(text(name)) = cost { … }`"), inner.range)
    }
    let body = try block(inner.block(.block))
    if isTopLevel {
      let command = Command(kind: .cost(body, local: nil), range: inner.range)
      return .declareVariable(name, own, isConstant: isConstant, command)
    }
    let place = frames[frames.count - 1].add(name.name, own, isConstant: isConstant)
    return .cost(body, local: place)
  }
}

import Journals
import Presentations
import Syntax
import Traits
import ViewTree

extension Resolver {
  /// What a variable's name stands for: a local, here or captured from around, or a variable of the session.
  enum VariableReference {
    case local(Int32, ValueType, isConstant: Bool)
    case session(Int32, ValueType, isConstant: Bool)

    var type: ValueType {
      switch self {
      case .local(_, let type, _), .session(_, let type, _): type
      }
    }

    var code: Code {
      switch self {
      case .local(let place, _, _): .local(place)
      case .session(let row, _, _): .variable(row)
      }
    }
  }

  /// The variable of that name, innermost first.
  mutating func variable(_ name: Name) -> VariableReference? {
    if let local = local(name, in: frames.count - 1) {
      return .local(local.place, local.type, isConstant: local.isConstant)
    }
    if frames.last?.surroundings == .equality { return nil }
    let row = world.entry(name).variable
    guard row >= 0 else { return nil }
    let declaration = world.declarations[Int(row)]
    return .session(row, declaration.type, isConstant: declaration.isConstant)
  }

  /// The local of that name in a frame, or a copy captured from a frame around it.
  mutating func local(_ name: Name, in index: Int) -> Local? {
    if let local = frames[index].local(name) { return local }
    guard index > 0, var outer = local(name, in: index - 1) else { return nil }
    let inner = frames[index].count
    frames[index].count += 1
    frames[index].captures.append((outer: outer.place, inner: inner))
    outer.place = inner
    outer.isCopy = outer.isCopy || !outer.isConstant
    outer.isConstant = true
    outer.parent = nil
    frames[index].captured.append(outer)
    return outer
  }

  /// The nearest spelling, if one is near enough.
  func nearest(_ identifier: Identifier, _ candidates: [String]) -> String? {
    Spelling.nearest(to: text(identifier), among: candidates)
  }

  /// The names that an expression may start with.
  var valueNames: [String] {
    if let fieldScope { return [text(fieldScope.left), text(fieldScope.right)] }
    var names = frames.flatMap { $0.locals.map { text($0.name) } }
    names += world.variableNames + world.environmentNames + world.inspectorNames + world.colorNames
    return names
  }
}

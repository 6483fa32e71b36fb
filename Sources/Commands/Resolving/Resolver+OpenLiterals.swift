public import Syntax

/// The literals of a line that may differ in others of its shape, and which of them its command leaves open.
///
/// ```swift
/// // set x = 41, its only literal the 41:
/// resolver.leaveOpen(shape.literals, namesToo: false)
/// try resolver.resolve(statement)      // .setVariable(0, .literal(0))
/// resolver.opened                      // 1: bit 0 is set
/// ```
struct OpenLiterals {
  fileprivate var literals: [StatementShape.Literal] = []
  /// Whether names may be left open as well.
  fileprivate var hasNames = false
  /// Bit *n* for the literal of index *n*.
  fileprivate var opened: UInt32 = 0
  /// Those that were also read where they decide what is meant: they stay as they are.
  fileprivate var pinned: UInt32 = 0

  /// Whether there are none.
  var isEmpty: Bool { literals.isEmpty }

  /// Takes the literals away while a block is resolved that runs later.
  mutating func takeAll() -> [StatementShape.Literal] {
    defer { literals = [] }
    return literals
  }

  /// Puts back what was taken away.
  mutating func putBack(_ taken: [StatementShape.Literal]) { literals = taken }

  fileprivate mutating func open(_ index: Int) -> Int32 {
    opened |= 1 << UInt32(index)
    return Int32(index)
  }
}

extension Resolver {
  /// Leaves these literals open in what is resolved, so that the command serves every line of the same shape.
  ///
  /// - Parameter namesToo: Whether names with a number at their end are left open as well, where they stand
  ///   for a variable of the session or for a new one.
  public mutating func leaveOpen(_ literals: [StatementShape.Literal], namesToo: Bool) {
    openLiterals = OpenLiterals(literals: literals, hasNames: namesToo)
  }

  /// Bit *n* for each literal of index *n* that was left open.
  public var opened: UInt32 { openLiterals.opened & ~openLiterals.pinned }

  /// The code of a number or string that is left open.
  mutating func openLiteral(at range: SourceRange) -> Code? {
    for (index, literal) in openLiterals.literals.enumerated() where literal.range.end == range.end {
      if literal.range.start == range.start, literal.kind != .name {
        return .literal(openLiterals.open(index))
      }
      // A minus before the digits is part of the expression, but not of the literal.
      if literal.range.start == range.start + 1, literal.kind == .number {
        return .negate(.literal(openLiterals.open(index)), range)
      }
    }
    return nil
  }

  /// The text of a string between its values, where it is left open.
  mutating func openText(at range: SourceRange) -> Int32? {
    guard let index = openLiterals.literals.firstIndex(where: { $0.kind == .text && $0.range == range })
    else { return nil }
    return openLiterals.open(index)
  }

  /// The code of a variable, which is left open where its name is one that may be.
  mutating func code(of variable: VariableReference, _ range: SourceRange, as wanted: ValueType?) -> Code {
    guard case .session = variable, let index = openName(at: range) else { return variable.code }
    switch wanted {
    case .enumeration, .color, .cgColor, .trait:
      // Another name may be a word of that type.
      openLiterals.pinned |= 1 << UInt32(index)
      return variable.code
    default: return .namedVariable(openLiterals.open(index))
    }
  }

  /// The assignment to a variable of the session, which is left open where its name is one that may be.
  mutating func setVariable(_ variable: VariableReference, _ range: SourceRange, _ code: Code) -> Command.Kind
  {
    guard case .session(let row, _, _) = variable else {
      preconditionFailure("Locals are assigned to by their place.")
    }
    guard let index = openName(at: range) else { return .setVariable(row, code) }
    return .setNamedVariable(openLiterals.open(index), code)
  }

  /// The declaration of a variable of the session, which is left open where its name is one that may be.
  mutating func declareVariable(
    _ name: Identifier, _ type: ValueType, isConstant: Bool, _ value: Command
  ) -> Command.Kind {
    guard world.isFree(name.name), let index = openName(at: name.range) else {
      return .declareVariable(name, type, isConstant: isConstant, value)
    }
    return .declareNamedVariable(openLiterals.open(index), type, isConstant: isConstant, value)
  }

  private func openName(at range: SourceRange) -> Int? {
    guard openLiterals.hasNames else { return nil }
    return openLiterals.literals.firstIndex { $0.kind == .name && $0.range == range }
  }
}

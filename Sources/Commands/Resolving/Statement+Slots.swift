package import Syntax

extension Statement {
  /// Whether anything stands in a slot.
  func has(_ slot: Slot) -> Bool { self[slot] != nil }

  /// What the pattern guarantees to be an expression.
  func expression(_ slot: Slot) -> Expression {
    guard case .expression(let expression)? = self[slot] else {
      preconditionFailure("The pattern of \(form) puts an expression into \(slot).")
    }
    return expression
  }

  /// What the pattern guarantees to be a name.
  func identifier(_ slot: Slot) -> Identifier {
    guard case .identifier(let identifier)? = self[slot] else {
      preconditionFailure("The pattern of \(form) puts a name into \(slot).")
    }
    return identifier
  }

  /// What the pattern guarantees to be a block.
  func block(_ slot: Slot) -> Block {
    guard case .block(let block)? = self[slot] else {
      preconditionFailure("The pattern of \(form) puts a block into \(slot).")
    }
    return block
  }

  /// The statement in a slot that may be empty.
  func statement(_ slot: Slot) -> Statement? {
    guard case .statement(let statement)? = self[slot] else { return nil }
    return statement
  }

  /// The text in a slot that may be empty.
  package func text(_ slot: Slot) -> String? {
    guard case .text(let text, _)? = self[slot] else { return nil }
    return text
  }

  /// Where the text of a slot stands.
  package func textRange(_ slot: Slot) -> SourceRange {
    guard case .text(_, let range)? = self[slot] else { return self.range }
    return range
  }
}

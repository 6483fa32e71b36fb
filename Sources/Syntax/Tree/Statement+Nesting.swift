extension Statement {
  /// The blocks of statements that stand directly in it, in order: what a node holds, what a handler does,
  /// what is tried.
  ///
  /// ```swift
  /// // of `let watch = register cell for theme { print 1; print 2 }`
  /// statement.blocks.map(\.statements.count)     // [2]
  /// ```
  public var blocks: [Block] {
    operands.flatMap { operand -> [Block] in
      switch operand.content {
      case .block(let block): [block]
      case .statement(let statement): statement.blocks
      default: []
      }
    }
  }
}

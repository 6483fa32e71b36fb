/// A whole text, read at once.
public struct Script: Sendable {
  /// The statements that could be read, in order.
  public var statements: [Statement] = []
  /// One problem for each mistake, in order.
  public var problems: [SyntaxProblem] = []

  /// Reads all statements of a text.
  ///
  /// ```swift
  /// var names = NameTable()
  /// Script("set x = 1; overide y", names: &names).problems.count   // 1; the first statement is there
  /// ```
  /// - Complexity: O(*n*) for a text of *n* bytes.
  public init(_ text: String, names: inout NameTable) {
    var text = text
    self = text.withUTF8 { Script($0, names: &names) }
  }

  /// Reads all statements of a text in UTF-8.
  /// - Complexity: O(*n*) for a text of *n* bytes.
  public init(_ source: UnsafeBufferPointer<UInt8>, names: inout NameTable) {
    var parser = Parser()
    var offset = 0
    while true {
      switch parser.next(in: source, from: &offset, isWhole: true, names: &names) {
      case .statement(let statement): statements.append(statement)
      case .problems(let found): problems += found
      case .incomplete(let incompleteness):
        problems.append(incompleteness.problem)
        return
      case .end: return
      }
    }
  }
}

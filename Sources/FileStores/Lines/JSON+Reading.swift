extension JSON {
  /// Reads a text that is one value, with blanks around it at most.
  ///
  /// Strict: no comments, no trailing commas, no leading zeros, no name twice, no halves of a surrogate pair, UTF-8 only.
  ///
  /// - Complexity: O(*n*)
  public init(parsing text: String) throws(Problem) {
    try self.init(parsing: Array(text.utf8))
  }

  /// Reads UTF-8 bytes that are one value, with blanks around it at most.
  public init(parsing bytes: [UInt8]) throws(Problem) {
    self = try bytes.withUnsafeBufferPointer { source throws(Problem) in try JSON(parsing: source) }
  }

  /// Reads UTF-8 bytes where they lie.
  init(parsing source: UnsafeBufferPointer<UInt8>) throws(Problem) {
    var reader = JSONReader(source)
    self = try reader.document()
  }
}

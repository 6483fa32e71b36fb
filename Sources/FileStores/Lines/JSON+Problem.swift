extension JSON {
  /// Why a text is no JSON, and where.
  public struct Problem: Error, Hashable, Sendable {
    /// The ways in which a text fails.
    public enum Kind: Hashable, Sendable {
      /// The text ends too early.
      case unfinished
      /// Something else had to stand here.
      case unexpected
      /// Arrays and objects lie in each other more than ``JSON/depthLimit`` deep.
      case tooDeep
      /// An object has this name twice.
      case duplicate(String)
    }
    /// What is wrong.
    public var kind: Kind
    /// The UTF-8 offset in the text.
    public var offset: Int

    /// Makes a problem.
    public init(kind: Kind, offset: Int) {
      self.kind = kind
      self.offset = offset
    }
  }

  /// How deep arrays and objects may lie in each other.
  public static let depthLimit = 64
}

/// The words around an entry: left of it, and at the right edge of its first row.
///
/// A string literal is a prompt with nothing at the right. The right part vanishes when the text comes near it.
public struct Prompt: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What stands before the entry, its final blank included.
  public var left: String
  /// The role that gives ``left`` its colour.
  public var leftRole: TextRole
  /// What stands at the right edge of the first row, such as `[3/12]`.
  public var right: String
  /// The role that gives ``right`` its colour.
  public var rightRole: TextRole

  /// Makes a prompt; the usual colours are those of a prompt and of a side remark.
  public init(
    _ left: String, role: TextRole = .prompt, right: String = "", rightRole: TextRole = .faint
  ) {
    (self.left, self.leftRole) = (left, role)
    (self.right, self.rightRole) = (right, rightRole)
  }

  /// Makes a prompt with nothing at the right.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

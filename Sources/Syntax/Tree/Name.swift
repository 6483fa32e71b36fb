/// A word of the language or of the learner, as a small number.
///
/// Two names are equal exactly where their spellings are canonically equivalent; the ``NameTable`` knows the
/// spellings.
public struct Name: Hashable, Sendable {
  /// The place in the ``NameTable``.
  public let id: Int32

  /// Names the entry at `id`.
  public init(id: Int32) { self.id = id }

  /// The name that is spelled like a word of the language.
  public init(_ word: Word) { id = Int32(word.rawValue) }

  /// The word of the language that is spelled like this, if one is.
  @inline(__always)
  public var word: Word? { id < Word.count ? Word(rawValue: UInt8(truncatingIfNeeded: id)) : nil }
}

/// A name where it stands.
public struct Identifier: Hashable, Sendable {
  /// Which name.
  public var name: Name
  /// Where it was written.
  public var range: SourceRange

  /// Makes an identifier.
  public init(_ name: Name, _ range: SourceRange) {
    self.name = name
    self.range = range
  }
}

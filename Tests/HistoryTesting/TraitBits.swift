/// A set of a history's traits.
///
/// The model is copied for each state that can be gone back to, so that it keeps them in one word.
struct TraitBits: Equatable, Sendable {
  private var bits = 0

  /// The first so many traits.
  init(first count: Int = 0) { bits = (1 << count) - 1 }

  /// Whether a trait is in the set; setting it puts that in or takes it out.
  subscript(trait: Int) -> Bool {
    get { bits & 1 << trait != 0 }
    set { bits = newValue ? bits | 1 << trait : bits & ~(1 << trait) }
  }
}

/// How an asset catalogue finds the file of an image: the one rule for `ImageAsset` and for the language.
public struct ImageLookup: Sendable {
  /// A trait and the value that it must have.
  public struct Condition: Sendable {
    /// The trait, one of ``SystemTrait/affectingImageLookup``.
    public let trait: TraitID
    /// The value.
    public let value: TraitValue

    /// Makes a condition.
    ///
    /// - Complexity: O(1)
    public init(trait: TraitID, value: TraitValue) { (self.trait, self.value) = (trait, value) }
  }

  /// The trait whose value need not be met exactly, so that it rules no variant out.
  public static let scale = SystemTrait.named("displayScale")?.id

  /// Which of several variants is looked up: the one that meets the most conditions, of several the one whose scale fits best.
  ///
  /// A `displayScale` need not be met exactly. See ``Decision/imageVariants`` and ``Decision/imageScales``.
  ///
  /// - Parameters:
  ///   - variants: The conditions of each variant, none for one that is always good.
  ///   - value: The traits' values.
  /// - Returns: Its index; nothing where none fits.
  /// - Complexity: O(*c*) in the conditions.
  public static func best(of variants: [[Condition]], under value: (TraitID) -> TraitValue) -> Int? {
    var best: (index: Int, fit: Fit)?
    for (index, conditions) in variants.enumerated() {
      guard let fit = Fit(conditions, under: value) else { continue }
      if let best, !(best.fit < fit) { continue }
      best = (index, fit)
    }
    return best?.index
  }

  /// How well a variant fits; the better is the greater.
  private struct Fit: Comparable {
    /// The conditions that are met, a scale aside.
    var met = 0
    /// How many times larger the file's scale is than the wanted one; nothing for a file that serves every scale.
    var ratio: Double?

    init?(_ conditions: [Condition], under value: (TraitID) -> TraitValue) {
      for condition in conditions {
        let found = value(condition.trait)
        if condition.trait == ImageLookup.scale, case .floating(let made) = condition.value,
          case .floating(let wanted) = found
        {
          ratio = made / (wanted > 0 ? wanted : 1)
        } else if found.isEqual(to: condition.value) {
          met += 1
        } else {
          return nil
        }
      }
    }

    /// The right scale is best, then every scale, then the larger ones from the smallest up, then the smaller ones from the largest down.
    static func < (left: Fit, right: Fit) -> Bool {
      if left.met != right.met { return left.met < right.met }
      let (mine, other) = (left.rank, right.rank)
      if mine != other { return mine > other }
      guard let mine = left.ratio, let other = right.ratio else { return false }
      return left.rank == 3 ? mine < other : mine > other
    }

    private var rank: Int {
      guard let ratio else { return 1 }
      return ratio == 1 ? 0 : ratio > 1 ? 2 : 3
    }
  }
}

extension ContentSizeCategory: Comparable {
  /// Whether the category is one of the larger sizes that accessibility settings offer.
  ///
  /// Mirrors `isAccessibilityCategory`.
  ///
  /// ```swift
  /// ContentSizeCategory.accessibilityMedium.isAccessibilityCategory     // true
  /// ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory    // false
  /// ```
  /// Source: Apple's documentation of `UIContentSizeCategory`.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Smaller text comes first; unspecified, of which Apple says nothing, before all: our decision.
  ///
  /// ```swift
  /// ContentSizeCategory.large < .accessibilityMedium                    // true
  /// ```
  /// Source: Apple's documentation of `UIContentSizeCategory`, which has the operators.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  /// The cases stand in the order of their sizes.
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

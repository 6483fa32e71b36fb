/// The sizes of the text styles with Dynamic Type.
package enum TextStyles {
  /// A length scaled for a category, in proportion to the line height of a text style, rounded to whole pixels.
  package static func scaled(_ value: Double, _ style: String, to category: String, scale: Double) -> Double {
    let factor = leading(size(of: style, category)) / leading(size(of: style, "large"))
    return (value * factor * scale).rounded() / scale
  }

  /// The line height in the guidelines, which depends only on the size.
  private static func leading(_ size: Double) -> Double {
    let more: KeyValuePairs<Double, Double> = [55: 10, 45: 9, 38: 8, 30: 7, 22: 6, 13: 5, 12: 4]
    return size + (more.first { size >= $0.key }?.value ?? 2)
  }

  /// The size of a text style in a category, from Apple's Human Interface Guidelines.
  package static func size(of style: String, _ category: String) -> Double {
    // SwiftUI's `title` and `caption` are UIKit's `title1` and `caption1`.
    let sizes = styles[style] ?? styles[style + "1"] ?? styles["body"] ?? []
    let index = categories.firstIndex(of: category) ?? 3
    return sizes.indices.contains(index) ? sizes[index] : 17
  }

  private static let categories = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
    "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]

  private static let styles: [String: [Double]] = [
    "extraLargeTitle": [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],  // Only 36 is known.
    "extraLargeTitle2": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    "largeTitle": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    "title1": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    "title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    "title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    "body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    "subheadline": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    "footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    "caption1": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    "caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}

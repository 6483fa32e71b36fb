/// An image, by the name of its file.
///
/// Mirrors UIKit's `UIImage`, which by itself looks nothing up.
public struct Image: Hashable, Sendable {
  /// The file.
  public let name: String

  /// Names a file.
  ///
  /// - Complexity: O(1); no file is read.
  public init(named name: String) { self.name = name }
}

/// An image with a file for each look of the traits.
///
/// Mirrors UIKit's `UIImageAsset`.
///
/// ```swift
/// let logo = ImageAsset()
/// logo.register(Image(named: "logo"), with: TraitCollection())
/// logo.register(Image(named: "logo-dark"), with: TraitCollection { $0.userInterfaceStyle = .dark })
/// logo.image(with: cell.traitCollection)
/// ```
public final class ImageAsset {
  private var variants: [(conditions: [ImageLookup.Condition], image: Image)] = []

  /// Makes an asset without images.
  ///
  /// - Complexity: O(1)
  public init() {}

  /// Registers an image for what is set in a collection; one that was registered for the same is replaced.
  ///
  /// Mirrors `register(_:with:)`. Only the traits that affect image lookup count:
  /// ``TraitCollection/systemTraitsAffectingImageLookup``.
  ///
  /// ```swift
  /// logo.register(Image(named: "logo-dark"), with: TraitCollection(userInterfaceStyle: .dark))
  /// ```
  /// - Complexity: O(*v*) in the variants.
  public func register(_ image: Image, with traitCollection: TraitCollection) {
    let conditions = Self.conditions(traitCollection)
    if let index = index(of: conditions) {
      variants[index].image = image
    } else {
      variants.append((conditions, image))
    }
  }

  /// Takes the image away that was registered for what is set in a collection.
  ///
  /// Mirrors `unregister(with:)`.
  ///
  /// - Complexity: O(*v*) in the variants.
  public func unregister(with traitCollection: TraitCollection) {
    if let index = index(of: Self.conditions(traitCollection)) { variants.remove(at: index) }
  }

  /// The image for a collection's traits; none where nothing that was registered fits.
  ///
  /// Mirrors `image(with:)`.
  ///
  /// ```swift
  /// logo.image(with: TraitCollection(userInterfaceStyle: .dark))?.name      // "logo-dark"
  /// ```
  /// - Complexity: O(*v*) in the variants.
  ///
  /// See ``Decision/imageVariants`` and ``Decision/imageScales``.
  public func image(with traitCollection: TraitCollection) -> Image? {
    let defaults = SystemTrait.all
    return ImageLookup.best(of: variants.map(\.conditions)) {
      traitCollection[$0] ?? defaults[Int($0.index)].defaultValue
    }.map { variants[$0].image }
  }

  private static func conditions(_ traitCollection: TraitCollection) -> [ImageLookup.Condition] {
    SystemTrait.affectingImageLookup.compactMap { trait in
      traitCollection.setValue(of: trait).map { ImageLookup.Condition(trait: trait, value: $0) }
    }
  }

  /// The traits of a lookup come in one order, so that equal conditions are alike.
  private func index(of conditions: [ImageLookup.Condition]) -> Int? {
    variants.firstIndex { variant in
      variant.conditions.count == conditions.count
        && zip(variant.conditions, conditions).allSatisfy {
          $0.trait == $1.trait && $0.value.isEqual(to: $1.value)
        }
    }
  }
}

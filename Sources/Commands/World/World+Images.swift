import Journals
package import Syntax
package import Traits

/// An image of the asset catalogue: a file for each look of the traits.
public struct ImageRow: Sendable {
  /// A file, and the traits that ask for it.
  public struct Variant: Sendable {
    /// What must hold, all of it; nothing for `any`.
    package var conditions: [ImageLookup.Condition]
    package var file: String
  }

  package var name: String
  package var variants: [Variant]
}

extension World {
  /// Defines or replaces an image.
  package func define(_ name: Name, image variants: [ImageRow.Variant], isReplacing: Bool) {
    if isReplacing {
      images[Int(entry(name).image)].variants = variants
    } else {
      let row = images.append(ImageRow(name: names[name], variants: variants))
      updateEntry(name) { $0.image = Int32(row) }
    }
  }

  /// The variant that the catalogue has for these traits.
  ///
  /// - Complexity: O(*c*) in the conditions.
  package func variant(ofImage row: Int32, under value: (TraitID) -> TraitValue) -> Int? {
    ImageLookup.best(of: images[Int(row)].variants.map(\.conditions), under: value)
  }

  /// The images.
  public var imageNames: [String] { names { $0.image >= 0 } }
}

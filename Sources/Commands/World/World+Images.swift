import Journals
package import Syntax
package import Traits

/// An image of the asset catalogue: a file for each look of the traits.
public struct ImageRow: Sendable {
  /// A file, and the traits that ask for it.
  public struct Variant: Sendable {
    /// What must hold, all of it; nothing for `any`.
    package var conditions: [Condition]
    package var file: String
  }

  /// A trait and the value that it must have.
  public struct Condition: Sendable {
    package var trait: TraitID
    package var value: TraitValue
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

  /// The variant that the catalogue has for these traits: the one with the most conditions, all of which hold; of several, the first.
  ///
  /// See ``Decision/imageVariants``.
  ///
  /// - Complexity: O(*c*) in the conditions.
  package func variant(ofImage row: Int32, under value: (TraitID) -> TraitValue) -> Int? {
    let variants = images[Int(row)].variants
    var best: Int?
    for index in variants.indices {
      let conditions = variants[index].conditions
      if let best, variants[best].conditions.count >= conditions.count { continue }
      if conditions.allSatisfy({ value($0.trait).isEqual(to: $0.value) }) { best = index }
    }
    return best
  }

  /// The images.
  public var imageNames: [String] { names { $0.image >= 0 } }
}

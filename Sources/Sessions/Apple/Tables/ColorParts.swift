import Traits

extension AppleTypes {
  /// The parts of colours, and images that are registered with traits.
  static let colorParts = TypeInfo.read(
    """
    struct UIColor
      var _parts: [Double] { get }
      func getRed(_ red: inout Double?, green: inout Double?, blue: inout Double?, alpha: inout Double?) -> Bool { let c = _parts; red = c[0]; green = c[1]; blue = c[2]; alpha = c[3]; return true }  // Puts its parts, 0 to 1, into variables.
      func getHue(_ hue: inout Double?, saturation: inout Double?, brightness: inout Double?, alpha: inout Double?) -> Bool {
        let c = _parts
        let most = max(c[0], c[1], c[2])
        let spread = most - min(c[0], c[1], c[2])
        let sixth = spread == 0 ? 0.0 : most == c[0] ? (c[1] - c[2]) / spread : most == c[1] ? (c[2] - c[0]) / spread + 2 : (c[0] - c[1]) / spread + 4
        hue = (sixth < 0 ? sixth + 6 : sixth) / 6
        saturation = spread == 0 ? 0 : spread / most
        brightness = most
        alpha = c[3]
        return true
      }  // Puts its parts, 0 to 1, into variables.
      func getWhite(_ white: inout Double?, alpha: inout Double?) -> Bool { let c = _parts; white = 0.299 * c[0] + 0.587 * c[1] + 0.114 * c[2]; alpha = c[3]; return true }  // Puts its parts, 0 to 1, into variables.
    struct CGColor
      var components: [Double]? { get }  // Red, green, blue and alpha.
      var numberOfComponents: Int { 4 }  // How many parts it has.
    struct UIImageAsset
      init()  // No images yet.
      func register(_ image: UIImage, with traits: UITraitCollection)  // The image for a collection.
      func unregisterImage(with traits: UITraitCollection)  // None for a collection any more.
    """,
    [
      // As it is with the current collection.
      "_parts": .init { session, value, _, _ throws(Problem) in
        guard case .color(let color) = value.unshown else { return .nothing }
        return parts(of: try color.value(with: session.current, in: &session)).value
      },
      "components": .plain { value, _ in
        guard case .color(.resolved(let color)) = value else { return .nothing }
        return parts(of: color).value
      },
      "init()": .init { session, _, _, _ in
        let asset = session.newImage("asset")
        session.definitions.images[session.text(asset)] = []
        return asset
      },
      "register": .runs { session, value, given, _ in
        guard case .image(let name) = value, case .image(let file) = given[0] else { return }
        let conditions = session.conditions(of: given[1].collected)
        var variants = session.definitions.images[name] ?? [.init(conditions: [], file: name)]
        variants.append(.init(conditions: conditions, file: file))
        // Each of the images knows the others from now on.
        for name in variants.map(\.file) + [name] { session.definitions.images[name] = variants }
      },
      "unregisterImage": .runs { session, value, given, _ in
        guard case .image(let name) = value else { return }
        let conditions = session.conditions(of: given[0].collected)
        session.definitions.images[name]?.removeAll { variant in
          variant.conditions.elementsEqual(conditions) { $0.trait == $1.trait && $0.value == $1.value }
        }
      },
    ])

  /// Red, green, blue and alpha of 0xRRGGBBAA, 0 to 1.
  private static func parts(of color: UInt32) -> [Double] {
    [24, 16, 8, 0].map { Double((color >> UInt32($0)) & 0xff) / 255 }
  }
}

extension Session {
  /// An image or an asset that is no other.
  mutating func newImage(_ word: String) -> Value {
    counters.functions += 1
    return .image("\(word) \(counters.functions)")
  }

  /// What a collection asks of a variant: the traits that are set in it.
  fileprivate func conditions(of collection: TraitCollection) -> [(trait: Int, value: Value)] {
    collection.entries.compactMap { entry in
      let trait = definitions.traits.firstIndex { $0.id == entry.trait }
      return trait.map { (trait: $0, value: value(entry.value, of: entry.trait)) }
    }
  }
}

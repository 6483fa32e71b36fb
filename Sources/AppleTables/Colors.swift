import Sessions
import Traits

extension AppleTypes {
  /// Colours, images and layers; the fixed colours have the components of Apple's documentation ("Fixed colors").
  static let colors =
    TypeInfo.read(
      """
      struct UIColor: Hashable  // A colour: fixed, or resolved from traits.
        init() { self = UIColor(white: 0, alpha: 0) }  // No colour.
        init(dynamicProvider: (UITraitCollection) -> UIColor)  // A colour that a closure gives for each collection.
        init?(named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil)  // The colour that `define color` made; nil where there is none.
        init(red: Double, green: Double, blue: Double, alpha: Double)  // A colour by its parts, 0 to 1.
        init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
          let parts = [5.0, 3, 1].map { (offset: Double) -> Double in
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
          }
          self = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
        }  // A colour of the circle.
        init(_ color: Color)  // A colour of SwiftUI's.
        init(resource: Any)  // A colour of the asset catalogue; `define color` makes one.
        init(cgColor: CGColor)  // A colour that was resolved.
        init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) { self = UIColor(red: red, green: green, blue: blue, alpha: alpha) }  // A colour by its parts.
        init(white: Double, alpha: Double) { self = UIColor(red: white, green: white, blue: white, alpha: alpha) }  // A grey.
        func isEqual(_ other: Any?) -> Bool { self == other as? UIColor }  // Whether both are equal.
        var hash: Int { hashValue }  // A number for sets.
        func value(forKey key: String) -> Any? { nil }  // Nothing: its keys are private.
        func resolvedColor(with traits: UITraitCollection) -> UIColor  // What it is with a collection.
        func withAlphaComponent(_ alpha: Double) -> UIColor { _isFixed ? _faded(alpha) : UIColor { self.resolvedColor(with: $0)._faded(alpha) } }  // The same, less or more opaque.
        func _faded(_ alpha: Double) -> UIColor { let c = _parts; return c.isEmpty ? self : UIColor(red: c[0], green: c[1], blue: c[2], alpha: alpha) }
        var _isFixed: Bool { get }
        var cgColor: CGColor { get }  // What it is with the current collection: it follows nothing.
        var description: String { get }  // The colour as text.
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
        kept set() setFill() setStroke()
        each \(SystemColors.table.keys.sorted(on: \.self).joined(separator: ", ")) | static var #: UIColor { get }  // A colour that differs in light and dark.
        each black/0/1, white/1/1, darkGray/0.333/1, lightGray/0.667/1, gray/0.5/1, clear/0/0, darkText/0/1, lightText/1/0.6 | static var #: UIColor { UIColor(white: #1, alpha: #2) }  // A fixed colour.
        each red/1/0/0, green/0/1/0, blue/0/0/1, yellow/1/1/0, cyan/0/1/1, magenta/1/0/1 | static var #: UIColor { UIColor(red: #1, green: #2, blue: #3, alpha: 1) }  // A fixed colour.
        each orange/1/0.5/0, purple/0.5/0/0.5, brown/0.6/0.4/0.2, groupTableViewBackground/0.937/0.937/0.957 | static var #: UIColor { UIColor(red: #1, green: #2, blue: #3, alpha: 1) }  // A fixed colour.
      struct CGColor: Hashable  // A colour as it was resolved: it follows nothing.
        var alpha: Double { components?[3] ?? 1 }  // How opaque it is.
        var components: [Double]? { UIColor(cgColor: self)._parts }  // Red, green, blue and alpha.
        var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }  // Its space of colours.
        var numberOfComponents: Int { 4 }  // How many parts it has.
        func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: Any?) -> CGColor? { self }  // The same: there is one space here.
        init(red: Double, green: Double, blue: Double, alpha: Double) { self = UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor }  // A colour by its parts.
        init(gray: Double, alpha: Double) { self = CGColor(red: gray, green: gray, blue: gray, alpha: alpha) }  // A grey.
      struct UIImage: Hashable  // An image, which may be found by traits.
        init?(named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil)  // An image by its name; `define image` says how it is found.
        init?(systemName name: String, withConfiguration configuration: Any? = nil)  // A symbol.
        init?(systemName name: String, compatibleWith traits: UITraitCollection?)  // A symbol.
        init()  // An empty image.
        init?(data: Data, scale: Double = 1) { return nil }  // An image of a file's bytes, which are read nowhere here.
        init?(contentsOfFile path: String) { return nil }  // An image of a file; there are none here.
        func image(with traits: UITraitCollection) -> UIImage  // The image that is found with a collection.
        var imageAsset: UIImageAsset? { get }  // The images of its name.
        var traitCollection: UITraitCollection { UITraitCollection() }  // The traits that it is made for.
        var configuration: UIImage.Configuration? { UIImage.Configuration() }  // What it is made for.
        kept withRenderingMode():Self withTintColor():Self withConfiguration():Self applyingSymbolConfiguration():Self
        kept resizableImage():Self withAlignmentRectInsets():Self imageFlippedForRightToLeftLayoutDirection():Self
        kept withHorizontallyFlippedOrientation():Self imageWithoutBaseline():Self draw()
        each preparingThumbnail/of size: CGSize, byPreparingThumbnail/ofSize size: CGSize, preparingForDisplay/, byPreparingForDisplay/ | func #(#1) -> UIImage? { self }  // The same.
        kept pngData():Data? jpegData():Data? imageRendererFormat:UIGraphicsImageRendererFormat imageOrientation
        kept capInsets:UIEdgeInsets alignmentRectInsets:UIEdgeInsets flipsForRightToLeftLayoutDirection:Bool
        kept symbolConfiguration:UIImage.SymbolConfiguration? cgImage renderingMode:UIImage.RenderingMode=.automatic isSymbolImage:Bool
        var _isEmpty: Bool { self == UIImage() }
        init(resource: Any) { self = UIImage(named: "\\(resource)".drop { $0 == "." })! }  // An image of the asset catalog.
        var scale: Double { _isEmpty ? 1 : UIScreen.main.scale }  // Pixels to a point.
        static func animatedImage(with images: [UIImage], duration: Double) -> UIImage? { images.first }  // The first of them: nothing moves here.
        static func _drawn(_ size: CGSize) -> UIImage
        var _own: CGSize? { get }
        var size: CGSize { _own ?? (_isEmpty ? .zero : CGSize(width: 20, height: 20)) }  // Its size: the same for each that is not drawn, as in a layout.
      struct UIImageAsset  // The images of a name.
        func image(with traits: UITraitCollection) -> UIImage  // The image that is found with a collection.
        init()  // No images yet.
        func register(_ image: UIImage, with traits: UITraitCollection)  // The image for a collection.
        func unregister(with traits: UITraitCollection)  // None for a collection any more.
        func register(_ image: UIImage, with configuration: UIImage.Configuration) { register(image, with: configuration.traitCollection ?? UITraitCollection()) }  // The image for a configuration.
        func image(with configuration: UIImage.Configuration) -> UIImage { image(with: configuration.traitCollection ?? UITraitCollection()) }  // The image that is found with a configuration.
      class CALayer  // What a view is drawn on.
        each borderColor, shadowColor, backgroundColor | var #: CGColor?  // A colour, resolved when it is set.
      class CAGradientLayer: CALayer  // A layer of colours.
        kept colors:[CGColor]? locations startPoint:CGPoint endPoint:CGPoint type
      class CAShapeLayer: CALayer  // A layer of a path.
        var fillColor: CGColor?  // The colour inside.
        var strokeColor: CGColor?  // The colour of the line.
        kept path lineWidth:Double lineCap lineDashPattern
      """, natives, named)

  private static let natives: [String: AppleRow] = [
    "init(dynamicProvider:)": .plain { _, given in
      if case .closure(let function) = given[0] { .color(.dynamic(function)) } else { .nothing }
    },
    "init(red:green:blue:alpha:)": .plain { _, given in .color(.fixed(Color.rgba(parts(given)))) },
    "init(_:)": .plain { _, given in given[0] },
    "init(resource:)": .plain { _, given in
      guard case .kept(let name) = given[0] else { return given[0] }
      return .color(.named(String(name.drop { $0 == "." })))
    },
    "init(cgColor:)": .plain { _, given in
      if case .color(.resolved(let color)) = given[0] { .color(.fixed(color)) } else { given[0] }
    },
    "UIImage.init": .plain { _, given in .image(given.first?.text ?? "") },
    "_drawn": .init { session, _, given, _ in
      let image = session.newImage("drawing")
      session.statics["UIImage." + session.text(image)] = given[0]
      return image
    },
    "_own": .init { session, image, _, _ in session.statics["UIImage." + session.text(image)] ?? .nothing },
    "init(named:in:compatibleWith:)": .init { session, _, given, _ in
      let name = given[0].text
      let isKnown = session.definitions.colors[name] != nil || session.definitions.assets[name] != nil
      return isKnown ? .color(.named(name)) : .nothing
    },
    "description": description,
    "resolvedColor": .init { session, value, given, _ throws(Problem) in
      guard case .color(let color) = value else { return value }
      return .color(.fixed(try color.value(with: given[0].collected, in: &session)))
    },
    "_isFixed": .plain { value, _ in
      if case .color(.fixed) = value.unshown { .bool(true) } else { .bool(false) }
    },
    "cgColor": .init { session, value, _, _ throws(Problem) in
      guard case .color(let color) = value else { return value }
      return .color(.resolved(try color.value(with: session.current, in: &session)))
    },
    "image": .init { session, value, given, _ in
      // As for the image of a view, the result is the file that is shown.
      .image(session.file(ofImage: session.text(value), with: given[0].collected))
    },
    "imageAsset": .plain { value, _ in value },
    // The components in the current trait collection.
    "_parts": .init { session, value, _, _ throws(Problem) in
      guard case .color(let color) = value.unshown else { return .nothing }
      return Color.parts(of: try color.value(with: session.current, in: &session)).value
    },
    "init()": .init { session, _, _, _ in
      let asset = session.newImage("asset")
      session.definitions.images[session.text(asset)] = []
      return asset
    },
    "register": .runs { session, value, given, _ in
      let (name, file) = (session.text(value), session.text(given[0]))
      let conditions = session.conditions(of: given[1].collected)
      var variants = session.definitions.images[name] ?? [(conditions: [], file: name)]
      variants.append((conditions: conditions, file: file))
      // From now on, each of the images knows the other variants.
      for name in variants.map(\.file) + [name] { session.definitions.images[name] = variants }
    },
    "unregister": .runs { session, value, given, _ in
      let conditions = session.conditions(of: given[0].collected)
      session.definitions.images[session.text(value)]?.removeAll { variant in
        variant.conditions.elementsEqual(conditions) { $0.trait == $1.trait && $0.value == $1.value }
      }
    },
  ]

  private static let named = Dictionary(
    uniqueKeysWithValues: SystemColors.table.keys.map {
      ("UIColor.\($0)", AppleRow.constant(.color(.named($0))))
    })
}

extension Session {
  /// A new image or asset, different from all others.
  mutating func newImage(_ word: String) -> Value {
    counters.functions += 1
    return .image("\(word) \(counters.functions)")
  }

  /// The conditions of a variant: the traits that are set in a collection.
  fileprivate func conditions(of collection: TraitCollection) -> [(trait: Int, value: Value)] {
    collection.entries.compactMap { entry in
      let trait = definitions.traits.firstIndex { $0.id == entry.trait }
      return trait.map { (trait: $0, value: value(entry.value, of: entry.trait)) }
    }
  }
}

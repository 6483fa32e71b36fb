import Sessions
import Traits

extension AppleTypes {
  /// Fonts, and the sizes of the text styles with Dynamic Type.
  static let fonts = TypeInfo.read(
    """
    struct UIFont: Hashable  // A font.
      var fontName: String
      var pointSize: Double
      var _style: String?
      var _most: Double?
      static func systemFont(ofSize size: Double, weight: UIFont.Weight = .regular, width: Any = 0) -> UIFont { UIFont(fontName: ".SFUI-" + weight._name, pointSize: size) }  // A font of a size.
      each bold/Semibold, italic/RegularItalic | static func #SystemFont(ofSize size: Double) -> UIFont { UIFont(fontName: ".SFUI-#1", pointSize: size) }  // A font of a size.
      each monospaced, monospacedDigit | static func #SystemFont(ofSize size: Double, weight: Any = 0, width: Any = 0) -> UIFont { UIFont(fontName: ".SFUI-Regular", pointSize: size) }  // A font of a size.
      init?(name: String, size: Double) { fontName = name; pointSize = size }  // A font by its name.
      init(descriptor: UIFontDescriptor, size: Double) { self = size == 0 ? descriptor._font : descriptor._font.withSize(size) }  // A font of a descriptor; 0 is its own size.
      static func preferredFont(forTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection? = nil) -> UIFont { UIFont(fontName: style == .headline ? ".SFUI-Semibold" : ".SFUI-Regular", pointSize: _size("\\(style)", traits), _style: "preferred \\(style)") }  // The font of a style, in the size that a person prefers.
      static func _size(_ style: String, _ traits: UITraitCollection?) -> Double
      static func _scaled(_ value: Double, _ style: String, _ traits: UITraitCollection?) -> Double
      var _textStyle: UIFont.TextStyle? { UIFont.TextStyle.allCases.first { _style == "preferred \\($0)" } }
      each systemFontSize/14/The usual size, smallSystemFontSize/12/The size of small text, labelFontSize/17/The size of a label's text, buttonFontSize/18/The size of a button's text | static var #: Double { #1 }  // #2.
      func withSize(_ size: Double) -> UIFont { UIFont(fontName: fontName, pointSize: size) }  // The same font in another size.
      each lineHeight/1.193359375/The height of a line, ascender/0.952148438/What rises above the line, descender/-0.241210938/What hangs below the line, capHeight/0.704589844/The height of capitals, leading/0/The gap between lines | var #: Double { pointSize * #1 }  // #2.
      var familyName: String { ".AppleSystemUIFont" }  // Its family.
      var fontDescriptor: UIFontDescriptor { UIFontDescriptor(_font: self) }  // What it is made by.
    struct UIFontDescriptor: Hashable  // What a font is made by.
      var _font: UIFont
      init(name: String, size: Double) { _font = UIFont(fontName: name, pointSize: size) }  // By a font's name.
      init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any]) { _font = UIFont(fontName: attributes[.name] as? String ?? attributes[.family] as? String ?? ".SFUI-Regular", pointSize: Double("\\(attributes[.size] ?? 0)") ?? 0) }  // By attributes.
      var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        var attributes: [UIFontDescriptor.AttributeName: Any] = [.name: _font.fontName, .size: pointSize]
        if let style = _font._textStyle { attributes[.textStyle] = style }
        return attributes
      }  // What it says of a font.
      func object(forKey key: UIFontDescriptor.AttributeName) -> Any? { key == .family ? _font.familyName : fontAttributes[key] }  // One of its attributes.
      static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection? = nil) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor }  // That of a style of text.
      var pointSize: Double { _font.pointSize }  // Its size.
      var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits: UIFontDescriptor.SymbolicTraits = _font.fontName.contains("Italic") ? .traitItalic : []
        if ["Bold", "bold", "Heavy", "Black"].contains(where: { _font.fontName.contains($0) }) { traits.insert(.traitBold) }
        return traits
      }  // Whether it is bold or italic.
      func withSymbolicTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        var new = self
        new._font.fontName = ".SFUI-" + (traits.contains(.traitBold) ? "Semibold" : "Regular") + (traits.contains(.traitItalic) ? "Italic" : "")
        return new
      }  // The same, bold or italic.
      func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? { self }  // Kept, without effect.
      func withSize(_ size: Double) -> UIFontDescriptor { _font.withSize(size).fontDescriptor }  // The same in another size.
      func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFontDescriptor { self }  // Kept, without effect.
    struct UIFontMetrics  // How a style of text grows with the size that a person prefers.
      var style: String = "body"
      init(forTextStyle style: UIFont.TextStyle) { self.style = "\\(style)" }  // How a style grows.
      static var `default`: UIFontMetrics { UIFontMetrics() }  // How the body grows.
      func scaledValue(for value: Double, compatibleWith traits: UITraitCollection? = nil) -> Double { UIFont._scaled(value, style, traits) }  // What it is in the size that a person prefers.
      func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection? = nil) -> UIFont { _font(font, scaledValue(for: font.pointSize, compatibleWith: traits), nil) }  // What it is in the size that a person prefers.
      func scaledFont(for font: UIFont, maximumPointSize: Double, compatibleWith traits: UITraitCollection? = nil) -> UIFont {
        _font(font, min(scaledValue(for: font.pointSize, compatibleWith: traits), maximumPointSize), maximumPointSize)
      }  // The same, up to a size.
      func _font(_ font: UIFont, _ size: Double, _ most: Double?) -> UIFont {
        UIFont(fontName: font.fontName, pointSize: size, _style: "scaled \\(font.pointSize) \\(style)", _most: most)
      }  // A font that remembers the size that it had.
    """,
    [
      "_size": .init { session, _, given, _ in
        .double(TextStyles.size(of: given[0].text, session.category(given[1])))
      },
      "_scaled": .init { session, _, given, _ in
        let scale = session.pixels(given[2])
        return .double(
          TextStyles.scaled(given[0].number ?? 0, given[1].text, to: session.category(given[2]), scale: scale)
        )
      },
    ])

  /// A font for another category, scaled if it belongs to a text style.
  static func adjusted(_ font: Value, to category: String, scale: Double) -> Value {
    guard case .structure(var font) = font, font.type == "UIFont" else { return font }
    let words = font[2].text.split(separator: " ").map(String.init)
    guard let style = words.last else { return .structure(font) }
    var size = TextStyles.size(of: style, category)
    if words.count == 3, let base = Double(words[1]) {
      size = TextStyles.scaled(base, style, to: category, scale: scale)
    }
    font[1] = .double(min(size, font[3].number ?? size))
    return .structure(font)
  }

  /// The font of a view with text; if it adjusts itself, it has the size for the traits of the view.
  static let font = AppleRow.on { session, id, _ in
    let usual = Value.structure(.init("UIFont", [.string(".SFUI-Regular"), .double(17), .nothing, .nothing]))
    let font = session.field("font", of: id) ?? usual
    guard session.field("adjustsFontForContentSizeCategory", of: id) == .bool(true) else { return font }
    let traits = Value.collection(session.traits.collection(at: id))
    return adjusted(font, to: session.category(traits), scale: session.pixels(traits))
  } set: { session, id, new, _ in
    session.setField("font", new, of: id)
  }
}

extension Session {
  /// The content size category of a collection, or the app's if there is none.
  fileprivate func category(_ collection: Value) -> String {
    let trait = TraitID.preferredContentSizeCategory
    return value(value(of: trait, in: collection), of: trait).caseName
  }

  /// The pixels per point in a collection, or those of the screen if it has no value.
  fileprivate func pixels(_ collection: Value) -> Double {
    if case .floating(let scale) = value(of: .displayScale, in: collection), scale > 0 { return scale }
    return screen.scale
  }

  /// A trait of a collection, or the app's if there is none.
  private func value(of trait: TraitID, in collection: Value) -> TraitValue {
    if case .collection(let collection) = collection { return traits.value(of: trait, in: collection) }
    return firstScene.map { traits.value(of: trait, at: $0) } ?? .integer(0)
  }
}

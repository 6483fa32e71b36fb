import FoundationEssentials

/// A colour in an asset catalog, as Xcode stores it: `Brand.colorset/Contents.json`.
struct ColorSet: Decodable {
  private struct Variant: Decodable {
    var color: Parts?
    var appearances: [Appearance]?
  }
  private struct Appearance: Decodable {
    var appearance, value: String
  }
  private struct Parts: Decodable {
    var components: [String: String]?
  }
  private var colors: [Variant]

  /// The colours in light and in dark appearance, as 0xRRGGBBAA; nil if the entry refers to a system colour.
  var values: (light: UInt32, dark: UInt32)? {
    func color(_ styles: [String]?) -> UInt32? {
      colors.first { $0.appearances?.map(\.value) == styles }.flatMap { value(of: $0) }
    }
    guard let light = color(["light"]) ?? color(nil) else { return nil }
    return (light, color(["dark"]) ?? color(nil) ?? light)
  }

  /// The colour of a variant; components are written as `0xFF`, `255` or `1.000`; a grey has only `white`.
  private func value(of variant: Variant) -> UInt32? {
    guard let parts = variant.color?.components else { return nil }
    return Color.rgba(
      ["red", "green", "blue", "alpha"].map { name in
        guard let text = parts[name] ?? parts["white"] else { return 1 }
        if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
        return (Double(text) ?? 0) / (text.contains(".") || name == "alpha" ? 1 : 255)
      })
  }

  /// The Swift name that Xcode generates for a colour: `Brand Color` becomes `.brand`.
  static func symbol(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let short = joined.hasSuffix("Color") && joined != "Color" ? joined.dropLast("Color".count) : joined[...]
    return short.prefix(1).lowercased() + short.dropFirst()
  }
}

extension Session {
  /// Adds the colours of an app's asset catalog: `UIColor(named: "Brand")`, `Color("Brand")`, and `.brand` for both.
  ///
  /// - Parameter texts: The `Contents.json` texts by colour name.
  package mutating func addColors(_ texts: [String: String]) throws(Problem) {
    for (name, text) in texts {
      guard let set = try? JSONDecoder().decode(ColorSet.self, from: Data(text.utf8)) else {
        throw Problem("`\(name).colorset/Contents.json` is no colour as Xcode writes it")
      }
      guard let values = set.values else { continue }
      definitions.assets[name] = values
      let symbol = ColorSet.symbol(name)
      for owner in ["UIColor", "Color"] {
        guard var info = definitions.types[owner] ?? language.appleTypes[owner], info.statics[symbol] == nil
        else { continue }
        info.statics[symbol] = [.native(symbol, .named(owner)) { _, _, _, _ in .color(.named(name)) }]
        definitions.types[owner] = info
      }
    }
  }

  /// Adds texts as the files of an app's bundle.
  package mutating func addResources(_ texts: [String: String]) {
    if texts.isEmpty { return }
    var files: [Value: Value] = [:]
    if case .dictionary(let known)? = statics["FileManager._files"] { files = known }
    for (name, text) in texts { files[.string("/Bundle/\(name)")] = .data(text) }
    statics["FileManager._files"] = .dictionary(files)
  }
}

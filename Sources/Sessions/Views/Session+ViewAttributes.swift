import StateUpdates

extension Session {
  /// The numbers of a modifier that an animation goes through; nil where it has none.
  func attribute(_ modifier: ModifierValue) -> [Double]? {
    let numbers = modifier.arguments.compactMap { argument in
      argument.value.number.map { (argument.name, $0) }
    }
    switch modifier.name {
    case "opacity", "blur", "padding", "rotationEffect", "saturation", "brightness", "contrast", "grayscale":
      if case .structure(let angle)? = modifier["angle"] { return angle.fields.compactMap(\.number) }
      return numbers.isEmpty ? nil : numbers.map(\.1)
    case "scaleEffect":
      if case .structure(let size)? = modifier["scale"] { return size.fields.compactMap(\.number) }
      if let scale = modifier["scale"]?.number { return [scale, scale] }
      return [modifier["x"]?.number ?? 1, modifier["y"]?.number ?? 1]
    case "offset":
      if case .structure(let size)? = modifier["offset"] { return size.fields.compactMap(\.number) }
      return [modifier["x"]?.number ?? 0, modifier["y"]?.number ?? 0]
    case "frame": return numbers.isEmpty ? nil : numbers.map(\.1)
    case "background", "foregroundStyle", "foregroundColor", "fill", "tint", "stroke":
      guard case .color(let color)? = modifier.arguments.first?.value else { return nil }
      return components(of: color)
    default: return nil
    }
  }

  /// A colour as SwiftUI interpolates it: linear red, green and blue, and the opacity.
  private func components(of color: Color) -> [Double]? {
    let value: UInt32
    switch color.unshown {
    case .fixed(let fixed), .resolved(let fixed): value = fixed
    case .named(let name):
      guard let known = language.systemColors[name] else { return nil }
      value = known.light
    default: return nil
    }
    let bytes = [24, 16, 8, 0].map { Double(value >> UInt32($0) & 0xff) / 255 }
    return bytes.prefix(3).map { LinearColor.linear($0) } + [bytes[3]]
  }

  /// Numbers on screen as the value that one writes, without the last digits, which only say how they were calculated.
  package static func shown(_ exact: [Double], of name: String) -> Value {
    let numbers = exact.map { ($0 * 1e9).rounded() / 1e9 }
    switch (name, numbers.count) {
    case ("background", 4), ("foregroundStyle", 4), ("foregroundColor", 4), ("fill", 4), ("tint", 4),
      ("stroke", 4):
      let bytes = numbers.prefix(3).map { LinearColor.gamma($0) } + [numbers[3]]
      let value = bytes.reduce(UInt32(0)) { $0 << 8 | UInt32((min(max($1, 0), 1) * 255).rounded()) }
      return .color(.fixed(value))
    case ("scaleEffect", 2) where numbers[0] == numbers[1]: return .double(numbers[0])
    case ("offset", 2): return .structure(.init("CGPoint", numbers.map { .double($0) }))
    case (_, 2): return .structure(.init("CGSize", numbers.map { .double($0) }))
    case (_, 1): return .double(numbers[0])
    default: return .list(numbers.map { .double($0) })
    }
  }
}

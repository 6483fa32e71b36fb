extension Wireframe {
  /// The drawing as an SVG document, a unit for each point.
  package var svg: String {
    let (width, height) = (Self.text(width), Self.text(height))
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-8 -8 \(Self.text(self.width + 16)) \(Self.text(self.height + 16))\" "
      + "font-family=\"system-ui, sans-serif\" font-size=\"15\">\n"
    let edge = "<rect width=\"\(width)\" height=\"\(height)\" rx=\"12\""
    let clip = "<clipPath id=\"screen\">\(edge)/></clipPath>\n<g clip-path=\"url(#screen)\">\n"
    let ground = "\(edge) fill=\"#fff\"/>\n"
    let frame = "</g>\n\(edge) fill=\"none\" stroke=\"#888\" stroke-width=\"2\"/>\n"
    return head + clip + ground + shapes.map(Self.svg).joined() + frame + "</svg>\n"
  }

  private static func svg(_ shape: Shape) -> String {
    switch shape {
    case .box(let area, let radius):
      return "<rect \(place(area)) rx=\"\(text(radius))\" fill=\"#fff\" stroke=\"#888\"/>\n"
    case .cover: return ""
    case .dim(let area): return "<rect \(place(area)) fill=\"#000\" fill-opacity=\"0.2\"/>\n"
    case .line(let area):
      return
        "<line x1=\"\(text(area.x))\" x2=\"\(text(area.x + area.width))\" y1=\"\(text(area.y))\" y2=\"\(text(area.y))\" stroke=\"#bbb\"/>\n"
    case .grip(let area):
      return
        "<rect x=\"\(text(area.x + area.width / 2 - 30))\" y=\"\(text(area.y + 6))\" width=\"60\" height=\"4\" rx=\"2\" fill=\"#bbb\"/>\n"
    case .panel(let lines, var area):
      let height = max(area.height, Double(lines.count) * 20 + 16)
      (area.y, area.height) = (max(area.y - (height - area.height) / 2, 0), height)
      return svg(.box(area, radius: 24)) + svg(.text(lines, area))
    case .text(let lines, let area):
      return lines.enumerated().map { index, line in
        words(
          line.string, area.x + 14, area.y + 24 + Double(index) * 20, "start",
          isStrong: line.spans.first?.style == .name)
      }.joined()
    case .bar(let leading, let center, let trailing, let title, let area):
      let y = area.y + area.height / 2 + 5
      let heading = title.map { words($0, area.x + area.width / 2, y, "middle", isStrong: true) }
      return (heading ?? "")
        + [
          (leading, area.x + 14, "start"), (center, area.x + area.width / 2, "middle"),
          (trailing, area.x + area.width - 14, "end"),
        ].filter { !$0.0.isEmpty }.map { labels, x, anchor in
          words(labels.joined(separator: "   "), x, y, anchor, color: "#06c")
        }.joined()
    }
  }

  private static func words(
    _ text: String, _ x: Double, _ y: Double, _ anchor: String, isStrong: Bool = false, color: String = "#222"
  ) -> String {
    let weight = isStrong ? " font-weight=\"600\"" : ""
    return
      "<text x=\"\(self.text(x))\" y=\"\(self.text(y))\" text-anchor=\"\(anchor)\" fill=\"\(color)\"\(weight)>\(escaped(text))</text>\n"
  }

  private static func place(_ area: Area) -> String {
    "x=\"\(text(area.x))\" y=\"\(text(area.y))\" width=\"\(text(area.width))\" height=\"\(text(area.height))\""
  }

  private static func text(_ length: Double) -> String {
    Int(exactly: length).map(String.init) ?? "\(length)"
  }

  /// Text as it may stand in a document.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for character in Escaping.safe(text) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
    return result
  }
}

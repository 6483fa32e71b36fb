extension Wireframe {
  /// The drawing as an SVG document; one unit is one point.
  package var svg: String {
    let size = "\(number(width + 16)) \(number(height + 16))"
    let edge = "<rect width=\"\(number(width))\" height=\"\(number(height))\" rx=\"12\""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-8 -8 \(size)\" "
      + "font-family=\"system-ui, sans-serif\" font-size=\"15\">\n"
      + "<clipPath id=\"screen\">\(edge)/></clipPath>\n<g clip-path=\"url(#screen)\">\n\(edge) fill=\"#fff\"/>\n"
      + shapes.map(svg).joined()
      + "</g>\n\(edge) fill=\"none\" stroke=\"#888\" stroke-width=\"2\"/>\n</svg>\n"
  }

  private func svg(_ shape: Shape) -> String {
    switch shape {
    case .box(let area, let radius): return rectangle(area, radius, "fill=\"#fff\" stroke=\"#888\"")
    case .dim(let area): return rectangle(area, nil, "fill=\"#000\" fill-opacity=\"0.2\"")
    case .line(let area):
      let ends = "x1=\"\(number(area.x))\" x2=\"\(number(area.x + area.width))\""
      return "<line \(ends) y1=\"\(number(area.y))\" y2=\"\(number(area.y))\" stroke=\"#bbb\"/>\n"
    case .grip(let area):
      let grip = (x: area.x + area.width / 2 - 30, y: area.y + 6, width: 60.0, height: 4.0)
      return rectangle(grip, 2, "fill=\"#bbb\"")
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
      let (middle, y) = (area.x + area.width / 2, area.y + area.height / 2 + 5)
      let heading = center.isEmpty ? title.map { words($0, middle, y, "middle", isStrong: true) } : nil
      let places = [(area.x + 14, "start"), (middle, "middle"), (area.x + area.width - 14, "end")]
      let buttons = zip([leading, center, trailing], places).filter { !$0.0.isEmpty }.map { labels, place in
        words(labels.joined(separator: "   "), place.0, y, place.1, color: "#06c")
      }
      return (heading ?? "") + buttons.joined()
    }
  }

  private func rectangle(_ area: Area, _ radius: Double?, _ look: String) -> String {
    let place = "x=\"\(number(area.x))\" y=\"\(number(area.y))\""
    let corner = radius.map { " rx=\"\(number($0))\"" } ?? ""
    return
      "<rect \(place) width=\"\(number(area.width))\" height=\"\(number(area.height))\"\(corner) \(look)/>\n"
  }

  private func words(
    _ text: String, _ x: Double, _ y: Double, _ anchor: String, isStrong: Bool = false, color: String = "#222"
  ) -> String {
    let weight = isStrong ? " font-weight=\"600\"" : ""
    return "<text x=\"\(number(x))\" y=\"\(number(y))\" text-anchor=\"\(anchor)\" fill=\"\(color)\"\(weight)>"
      + "\(Escaping.markup(text))</text>\n"
  }

  private func number(_ length: Double) -> String { Int(exactly: length).map(String.init) ?? "\(length)" }
}

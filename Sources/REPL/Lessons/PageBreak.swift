/// Where long text is held back: so much of it as a window shows at once.
enum PageBreak {
  /// A line of text on its way to a window.
  struct Line {
    /// The rows that it takes.
    var height: Int
    /// Whether nothing stands in it.
    var isEmpty: Bool
  }

  /// How many lines come before the next pause: those that fit; where an empty one is near the end, those up to it.
  ///
  /// - Parameters:
  ///   - rows: The rows of the window; one of very few holds nothing back.
  ///   - used: The rows that are taken already by what was not read yet.
  /// - Complexity: O(*n*) in the lines of a window
  static func count(_ lines: some Collection<Line>, rows: Int, used: Int) -> Int {
    guard rows > 4 else { return lines.count }
    var (room, count, gap) = (rows - 1 - used, 0, 0)
    for line in lines {
      room -= line.height
      if room < 0 { break }
      count += 1
      if line.isEmpty { gap = count }
    }
    if count == lines.count { return count }
    let near = count - gap <= rows / 3 ? gap : count
    // A line that is taller than the window is shown all the same.
    return near == 0 && used <= 1 ? 1 : near
  }
}

/// A text that was written for a terminal, taken from its beginning as much at a time as a window holds.
///
/// ```swift
/// var pages = ScreenPages("one\ntwo\nthree\nfour\nfive\n")
/// pages.next(rows: 5, used: 0, columns: 80).text       // "one\ntwo\nthree\nfour\n"
/// pages.isEmpty                                        // false
/// ```
struct ScreenPages {
  private var lines: ArraySlice<Substring>
  /// How many characters were taken, blanks not counted: that finds the place again where the text is wrapped otherwise.
  private(set) var taken = 0

  /// What is shown at a time.
  struct Page {
    /// The lines, each with its end.
    var text = ""
    /// How many characters there are to read.
    var length = 0
  }

  /// Takes a text apart, and passes what was taken of it already.
  ///
  /// - Complexity: O(*n*)
  init(_ text: String, behind place: Int = 0) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    guard place > 0 else { return }
    while let line = lines.first, taken + ScreenTail.length(line) <= place { take(1) }
  }

  /// Whether all is taken.
  var isEmpty: Bool { lines.isEmpty }

  /// The rows that all the rest takes.
  func height(columns: Int) -> Int { lines.reduce(0) { $0 + ScreenTail.height($1, columns: columns) } }

  /// What fits into a window of which some rows are taken; nothing, where that is too little to begin.
  mutating func next(rows: Int, used: Int, columns: Int) -> Page {
    let sizes = lines.lazy.map {
      PageBreak.Line(height: ScreenTail.height($0, columns: columns), isEmpty: $0.isEmpty)
    }
    return take(PageBreak.count(sizes, rows: rows, used: used))
  }

  @discardableResult private mutating func take(_ count: Int) -> Page {
    var page = Page()
    for line in lines.prefix(count) {
      page.text += line + "\n"
      page.length += ScreenTail.shown(line).count
      taken += ScreenTail.length(line)
    }
    lines = lines.dropFirst(count)
    return page
  }
}

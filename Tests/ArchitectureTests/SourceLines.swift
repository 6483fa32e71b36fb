/// A source line by line: what is code, with the contents of strings and comments left out, and what is documentation.
///
/// Comments are those that run to the end of a line, as the house writes them.
struct SourceLines {
  /// A line.
  struct Line {
    /// The code on it, without the space around it; of a string only the quotes are left.
    var code = ""
    /// What a doc comment says on it.
    var documentation: String?
    /// Whether it holds a comment that is no documentation.
    var isComment = false
  }

  /// The lines, in order.
  private(set) var lines: [Line] = []
  private var isInString = false

  /// Takes a source apart.
  ///
  /// - Complexity: O(*n*) in its length.
  init(_ source: String) {
    for line in source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      lines.append(read(Array(line.drop { $0 == UInt8(ascii: " ") })))
    }
  }

  private static let (quote, slash) = (UInt8(ascii: "\""), UInt8(ascii: "/"))

  private mutating func read(_ text: [UInt8]) -> Line {
    var (line, code, place) = (Line(), [UInt8](), 0)
    while place < text.count {
      let isTriple = Self.count(of: Self.quote, at: place, in: text) >= 3
      let slashes = isInString ? 0 : Self.count(of: Self.slash, at: place, in: text)
      if isTriple {
        if !isInString { code += [Self.quote, Self.quote] }
        isInString.toggle()
        place += 3
      } else if isInString {
        place += 1
      } else if slashes >= 2 {
        line.isComment = slashes == 2
        if !line.isComment { line.documentation = String(decoding: text[(place + 3)...], as: UTF8.self) }
        break
      } else if text[place] == Self.quote {
        code += [Self.quote, Self.quote]
        place = Self.end(ofStringAt: place, in: text)
      } else {
        code.append(text[place])
        place += 1
      }
    }
    line.code = String(decoding: code, as: UTF8.self)
    while line.code.last == " " { line.code.removeLast() }
    return line
  }

  /// How often a character stands in a row, up to three times.
  private static func count(of character: UInt8, at place: Int, in text: [UInt8]) -> Int {
    var count = 0
    while count < 3, place + count < text.count, text[place + count] == character { count += 1 }
    return count
  }

  /// The place behind the quote that ends a string.
  private static func end(ofStringAt start: Int, in text: [UInt8]) -> Int {
    var place = start + 1
    while place < text.count, text[place] != quote {
      place += text[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place + 1, text.count)
  }
}

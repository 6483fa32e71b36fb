import Drawings
import Sessions

/// The claims of a course, in order: the file `SYLLABUS.md`.
///
/// It is a Markdown file. Each list item is a claim, below the headings that group the claims. Other text is for human readers.
/// ```
/// ## How a value finds its way
///
/// - **T01** Set a trait once at the top, and everything below can read it.
/// ```
package struct Syllabus: Sendable {
  package static let fileName = "SYLLABUS.md"

  /// A fact that the course demonstrates.
  package struct Claim: Encodable, Sendable {
    private enum CodingKeys: String, CodingKey { case id = "claim", sentence, headings, steps }

    struct Step: Encodable, Sendable {
      var lesson: String
      var line: Int
    }

    /// The id by which steps refer to it: `T57`.
    package var id: String
    /// The fact in a sentence, in Markdown.
    package var sentence: String
    /// The headings above it, outermost first, without the title of the file.
    package var headings: [String]
    var line: Int
    /// The steps that show it, in the order of the lessons.
    var steps: [Step] = []
  }

  package private(set) var claims: [Claim] = []

  /// Reads a file; all its mistakes are thrown together.
  package init(bytes: [UInt8]) throws(Findings) {
    var findings: [Finding] = []
    var headings: [(level: Int, title: String)] = []
    // Whether the previous line belongs to the list item of a claim.
    var isInClaim = false
    for (index, line) in SourceLines(bytes, findings: &findings).texts.enumerated() {
      let isContinuation = isInClaim && line.hasPrefix("  ")
      isInClaim = isContinuation
      let level = line.prefix { $0 == "#" }.count
      if level > 0, line.dropFirst(level).first == " " {
        headings.removeAll { $0.level >= level }
        if level > 1 { headings.append((level, String(line.dropFirst(level + 1)))) }
      } else if line.hasPrefix("- ") {
        do {
          claims.append(try claim(line, index + 1, headings.map(\.title)))
          isInClaim = true
        } catch { findings.append(error) }
      } else if isContinuation {
        claims[claims.count - 1].sentence += " " + line.withoutBlanks
      }
    }
    guard findings.isEmpty else { throw Findings(findings) }
  }

  /// Reads an item such as `- **T57** An environment shows its override`.
  private func claim(_ line: String, _ number: Int, _ headings: [String]) throws(Finding) -> Claim {
    let parts = line.dropFirst(4).split(separator: "**", maxSplits: 1, omittingEmptySubsequences: false)
    guard line.hasPrefix("- **"), parts.count == 2, Self.isID(parts[0]) else {
      throw .unreadable(
        number, "a list in a syllabus has items of the form `- **T57** what is so`",
        "an id is one of the letters T, S, R and P and a number")
    }
    let id = String(parts[0])
    if let first = claims.first(where: { $0.id == id }) {
      throw .unreadable(
        number, "the claim `\(id)` is on line \(first.line) already", "give one of the two another id")
    }
    return Claim(id: id, sentence: parts[1].withoutBlanks, headings: headings, line: number)
  }

  /// Whether a text is the id of a claim: one of the letters of the course's parts, and digits.
  static func isID(_ text: some StringProtocol) -> Bool {
    text.count > 1 && "TSRP".contains(text.prefix(1)) && text.dropFirst().allSatisfy { "0"..."9" ~= $0 }
  }

  package mutating func note(_ lesson: Lesson) {
    for (id, line) in lesson.claims {
      guard let index = claims.firstIndex(where: { $0.id == id }) else { continue }
      claims[index].steps.append(Claim.Step(lesson: lesson.id, line: line))
    }
  }

  /// The syllabus with the steps that show each claim, and the number of shown claims at the end: `mendel verify --claims`.
  package func lines(_ layout: Layout) -> [StyledText] {
    let width = max(layout.width, 40)
    var lines: [StyledText] = []
    var headings: [String] = []
    for claim in claims {
      if claim.headings != headings {
        let same = zip(claim.headings, headings).prefix { $0 == $1 }.count
        let titles = claim.headings.dropFirst(same).map { StyledText(Escaping.safe($0), .heading) }
        lines += (headings.isEmpty ? [] : [StyledText()]) + titles + [StyledText()]
        headings = claim.headings
      }
      let places = claim.steps.map { Escaping.safe("\($0.lesson):\($0.line)") }.joined(separator: ", ")
      let title = StyledText(claim.id, .name).padded(to: 5) + .prose(Escaping.safe(claim.sentence))
      let state = places.isEmpty ? StyledText("not shown yet", .warning) : StyledText(places, .dim)
      lines += title.wrapped(to: width, hanging: 5) + (.blanks(5) + state).wrapped(to: width, hanging: 5)
    }
    let count = claims.count { !$0.steps.isEmpty }
    return lines + ["", StyledText("\(count) of \(claims.count) claims \(count == 1 ? "is" : "are") shown")]
  }
}

extension Lesson {
  package var claims: [(id: String, line: Int)] {
    steps.flatMap { step in step.block.attributes.claims.map { ($0, step.block.line) } }
  }
}

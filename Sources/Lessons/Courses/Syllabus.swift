import Drawings
import Sessions

/// All that a course shows, one claim after the other: `SYLLABUS.md`.
///
/// A Markdown file in which each claim is an item of a list, below the headings that order them. Other text is for readers.
/// ```
/// ## How a value finds its way
///
/// - **T01** Set a trait once at the top, and everything below can read it.
/// ```
package struct Syllabus: Sendable {
  /// The name of its file in a course's folder.
  package static let fileName = "SYLLABUS.md"

  /// Something that the course shows to be so.
  package struct Claim: Sendable {
    /// What steps call it: `T57`.
    package var id: String
    /// What is so, in Markdown.
    package var sentence: String
    /// The headings above it, outermost first, without the title of the file.
    package var headings: [String]
    var line: Int
  }

  /// The claims in order.
  package private(set) var claims: [Claim] = []
  var ids: Set<String> { Set(claims.map(\.id)) }

  /// Reads a file; all that is wrong with it is thrown at once.
  package init(bytes: [UInt8]) throws(Findings) {
    var findings: [Finding] = []
    let lines = SourceLines(bytes, findings: &findings)
    var headings: [(level: Int, title: String)] = []
    // Whether the line before belongs to a claim's item.
    var isInClaim = false
    for (index, line) in lines.texts.enumerated() {
      let level = line.prefix { $0 == "#" }.count
      let isContinuation = isInClaim && line.hasPrefix("  ")
      isInClaim = false
      if level > 0, line.dropFirst(level).first == " " {
        headings.removeAll { $0.level >= level }
        if level > 1 { headings.append((level, String(line.dropFirst(level + 1)))) }
      } else if line.hasPrefix("- ") {
        do throws(Finding) {
          claims.append(try claim(line, index + 1, headings.map(\.title)))
          isInClaim = true
        } catch { findings.append(error) }
      } else if isContinuation {
        claims[claims.count - 1].sentence += " " + line.withoutBlanks
        isInClaim = true
      }
    }
    guard findings.isEmpty else { throw Findings(findings) }
  }

  /// Reads an item such as `- **T57** An environment shows its override`.
  private func claim(_ line: String, _ number: Int, _ headings: [String]) throws(Finding) -> Claim {
    let parts = line.split(separator: "**", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[0] == "- ", BlockInfo.isClaim(String(parts[1])) else {
      throw .unreadable(
        number, "a list in a syllabus has items of the form `- **T57** what is so`",
        "an id is one of the letters T, S, R and P and a number")
    }
    if let first = claims.first(where: { $0.id == parts[1] }) {
      throw .unreadable(
        number, "the claim `\(first.id)` is on line \(first.line) already", "give one of the two another id")
    }
    let sentence = parts[2...].joined(separator: "**").withoutBlanks
    return Claim(id: String(parts[1]), sentence: sentence, headings: headings, line: number)
  }
}

/// Which steps show which claims of a syllabus: `mendel verify --claims`.
package struct ClaimCoverage: Sendable {
  /// A claim and the steps that show it, in the order of the lessons.
  package struct Row: Sendable {
    package var claim: Syllabus.Claim
    package var steps: [(lesson: String, line: Int)]
  }

  package let rows: [Row]

  package init(_ syllabus: Syllabus, lessons: [Lesson]) {
    var steps: [String: [(lesson: String, line: Int)]] = [:]
    for lesson in lessons {
      for block in lesson.steps.map(\.block) {
        for claim in block.attributes.claims { steps[claim, default: []].append((lesson.id, block.line)) }
      }
    }
    rows = syllabus.claims.map { Row(claim: $0, steps: steps[$0.id] ?? []) }
  }

  /// The syllabus with the steps that show each claim, and in the end how many are shown.
  package func lines(_ layout: Layout) -> [StyledText] {
    let width = max(layout.width, 40)
    var lines: [StyledText] = []
    var headings: [String] = []
    for row in rows {
      if row.claim.headings != headings {
        let same = zip(row.claim.headings, headings).prefix { $0 == $1 }.count
        let titles = row.claim.headings.dropFirst(same).map { StyledText(Escaping.safe($0), .heading) }
        lines += (headings.isEmpty ? [] : [StyledText()]) + titles + [StyledText()]
        headings = row.claim.headings
      }
      let places = row.steps.map { Escaping.safe("\($0.lesson):\($0.line)") }.joined(separator: ", ")
      let title = StyledText(row.claim.id, .name).padded(to: 5) + .prose(Escaping.safe(row.claim.sentence))
      let state = places.isEmpty ? StyledText("not shown yet", .warning) : StyledText(places, .dim)
      lines += title.wrapped(to: width, hanging: 5) + (.blanks(5) + state).wrapped(to: width, hanging: 5)
    }
    let count = rows.count { !$0.steps.isEmpty }
    return lines + [
      StyledText(), StyledText("\(count) of \(rows.count) claims \(count == 1 ? "is" : "are") shown"),
    ]
  }
}

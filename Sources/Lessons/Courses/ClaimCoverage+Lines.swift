public import Drawings
public import Transcripts

extension ClaimCoverage {
  /// The syllabus with the steps that show each claim, and in the end how many are shown.
  ///
  /// ```
  /// How a value finds its way
  ///
  /// T01  Set a trait once at the top, and everything below can read it.
  ///      traits/flow:92
  /// T02  Traits do not disturb each other.
  ///      not shown yet
  ///
  /// 1 of 2 claims is shown
  /// ```
  public func lines(_ transcript: Transcript) -> [StyledText] {
    var lines: [StyledText] = []
    var headings: [String] = []
    for row in rows {
      if row.claim.headings != headings {
        lines += newHeadings(row.claim.headings, after: headings, transcript)
        headings = row.claim.headings
      }
      lines += row.lines(transcript)
    }
    let verb = shownCount == 1 ? "is" : "are"
    return lines + [StyledText(), StyledText("\(shownCount) of \(rows.count) claims \(verb) shown")]
  }

  private func newHeadings(_ headings: [String], after old: [String], _ transcript: Transcript)
    -> [StyledText]
  {
    let same = zip(headings, old).prefix { $0 == $1 }.count
    let titles = headings.dropFirst(same).map { StyledText(Escaping.safe($0), .heading) }
    return (old.isEmpty ? [] : [StyledText()]) + titles + [StyledText()]
  }
}

extension ClaimCoverage.Row {
  fileprivate func lines(_ transcript: Transcript) -> [StyledText] {
    let width = max(transcript.width, 40)
    let indentation = StyledText.blanks(5)
    let title = StyledText(claim.id, .name).padded(to: 5) + transcript.prose(Escaping.safe(claim.sentence))
    let places = steps.map { Escaping.safe("\($0.lesson):\($0.line)") }.joined(separator: ", ")
    let state = places.isEmpty ? StyledText("not shown yet", .warning) : StyledText(places, .dim)
    return title.wrapped(to: width, hanging: 5) + (indentation + state).wrapped(to: width, hanging: 5)
  }
}

/// The remedies in an answer of `why not`, with how many environments each says to reach.
func offeredRemedies(_ answer: String) -> [(statement: String, reach: String)] {
  answer.split(separator: "\n").compactMap { line in
    guard let match = line.wholeMatch(of: /\ \ (\S.*?)\ \ \ +(\d+) environments?/) else { return nil }
    return (String(match.1), String(match.2))
  }
}

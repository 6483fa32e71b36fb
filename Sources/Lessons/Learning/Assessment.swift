import Commands
public import Drawings
import Playgrounds
public import Transcripts

/// What a check says of a learner's state, measured by the state in which the exercise began.
///
/// ```
/// ✓ 8 of 9 hold
/// ✗ no longer so: `header` should stay pastel (bold on the left, pastel on the right)
/// ```
public struct Assessment: Sendable {
  /// What an expectation says of what the learner did.
  enum Finding {
    /// It holds, and did not at the start: the learner brought it about.
    case right
    /// It holds, as it did at the start.
    case kept
    /// It does not hold yet.
    case missing
    /// It held at the start and does not any more.
    case noLonger
  }

  private(set) var verdicts: [(Finding, Verdict)]

  /// Measures verdicts by whether they held at the exercise's start.
  init(_ verdicts: [Verdict], heldAtStart: [Bool]) {
    self.verdicts = zip(verdicts, heldAtStart).map { verdict, held in
      (verdict.holds ? held ? .kept : .right : held ? .noLonger : .missing, verdict)
    }
  }

  /// How many expectations hold.
  var held: Int { verdicts.count { $0.1.holds } }

  /// Whether the exercise is solved.
  var isSolved: Bool { held == verdicts.count }

  /// What a learner needs to know behind a statement: the first of what is missing and of what is no longer so; how many hold is a number
  /// beside it.
  var brief: (findings: Assessment, left: Int) {
    var brief = self
    let told = told
    brief.verdicts = [Finding.missing, .noLonger].flatMap { finding in
      told.filter { $0.0 == finding }.prefix(1)
    }
    return (brief, told.count { !$0.1.holds } - brief.verdicts.count)
  }

  /// The verdicts but for those that fail as one before them did, because the same name is not there yet: what they say of it is not so.
  private var told: [(Finding, Verdict)] {
    var missing: Set<String> = []
    return verdicts.filter { _, verdict in
      guard let problem = verdict.problem,
        case .unknownName(let name, nearest: _, instead: _, hint: _) = problem.kind
      else { return true }
      return missing.insert(name).inserted
    }
  }

  /// The findings for a person: how many expectations hold, in one line, and each that does not, with its reason.
  ///
  /// What holds is only counted: its code is the author's, and would push what is missing off the screen.
  public func lines(_ transcript: Transcript) -> [StyledText] {
    count(transcript)
      + told.flatMap { finding, verdict in
        finding.label.map { verdict.lines(transcript, label: $0) } ?? []
      }
  }

  private func count(_ transcript: Transcript) -> [StyledText] {
    guard held > 0 else { return [] }
    let mark = StyledText(transcript.speaksASCII ? "+ " : "✓ ", .success)
    return [mark + StyledText("\(held) of \(verdicts.count) \(held == 1 ? "holds" : "hold")", .dim)]
  }
}

extension Assessment.Finding {
  /// What stands before the sentence of an expectation that does not hold; `nil` if it holds.
  fileprivate var label: String? {
    switch self {
    case .right, .kept: nil
    case .missing: "missing: "
    case .noLonger: "no longer so: "
    }
  }
}

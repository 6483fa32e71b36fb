import Commands
public import Drawings
public import Playgrounds
import Syntax

/// Turns events and problems into lines of styled text.
///
/// It knows the width and whether lines may be drawn; the stream's colours are somebody else's matter, since
/// text without its styles says the same. What comes from the session is data: characters that would steer
/// the terminal are written as escapes.
public struct Transcript: Sendable {
  /// How many columns there are.
  public var width: Int
  /// Whether lines and boxes may be drawn; else indentation and ASCII stand for them.
  public var drawsBoxes: Bool
  /// Whether its own signs, such as arrows, must be ASCII: the same rule for each sign, wherever it stands.
  public var speaksASCII: Bool
  /// Whether confirmations are sentences that can be read out.
  public var speaksSentences: Bool

  /// Makes a transcript for a stream.
  public init(
    width: Int = 80, drawsBoxes: Bool = false, speaksASCII: Bool = false, speaksSentences: Bool = false
  ) {
    self.speaksSentences = speaksSentences
    self.width = width
    self.drawsBoxes = drawsBoxes
    self.speaksASCII = speaksASCII
  }

  /// The lines of an event.
  public func lines(_ event: Event) -> [StyledText] {
    let lines = wholeLines(event)
    return speaksASCII ? lines.map(\.endingInASCII) : lines
  }

  /// What is said, its signs spelled out where they must be; before it is laid out, for then they take more
  /// columns.
  func said(_ text: String) -> String { speaksASCII ? ASCIISigns.spelled(text) : text }

  /// What comes from a session as it may stand in a message: no longer than can be read, and harmless to a
  /// terminal.
  func safe(_ text: String) -> String { Escaping.safe(Shortening.short(text)) }

  private func wholeLines(_ event: Event) -> [StyledText] {
    switch event {
    case .printed(let text): plain(text)
    case .value(let text): [StyledText(Escaping.safe(text))]
    case .confirmed(let confirmation): self.lines(confirmation)
    case .explained(let explanation): self.lines(explanation)
    case .remedies(let remedies): self.lines(remedies)
    case .traced(let call): self.lines(call)
    case .tree(let report): self.lines(report)
    case .table(let report): self.lines(report)
    case .facts(let report): self.lines(report)
    case .screen(let report): self.lines(report)
    case .decision(let point): self.lines(point)
    case .differences(let differences): self.lines(differences)
    case .help(let topic): help(topic)
    case .notice(let notice): self.lines(notice)
    }
  }

  /// A note or a warning, with the decision that it rests on.
  private func lines(_ notice: Notice) -> [StyledText] {
    let decision = notice.decision.map { " (`\($0.statement)`)" } ?? ""
    let title = notice.warningPlace.map { position(of: $0.range, in: $0.origin) + "warning: " } ?? "note: "
    return StyledText(safe(title + said(notice.sentence) + decision), .dim)
      .wrapped(to: max(width, 40), hanging: 2)
  }

  /// `demo.mendel:3:8: ` before what is said of a place in a file; nothing for what was typed.
  private func position(of range: SourceRange, in origin: Origin) -> String {
    guard let file = origin.file else { return "" }
    let place = Excerpt(origin, range)
    return "\(file):\(place.line):\(place.column): "
  }

  /// What `print` printed: its own line ends stay.
  private func plain(_ text: String) -> [StyledText] {
    Escaping.safe(text, keeping: [.lineEnd, .tab]).split(separator: "\n", omittingEmptySubsequences: false)
      .map { StyledText($0) }
  }

  /// A confirmation's lines behind the mark.
  func confirmation(_ text: StyledText) -> [StyledText] {
    return (StyledText(said("▸ "), .dim) + text).wrapped(to: max(width, 20), hanging: 2)
  }
}

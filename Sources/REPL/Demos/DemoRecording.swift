public import Drawings
public import Exports
import LineEditing

/// Plays a demo into a file that asciinema plays: at once, on a terminal that is not there.
///
/// ```swift
/// let recording = DemoRecording(size: (80, 24), version: .v2)
/// recording.play(demo, to: "tour.cast", on: streams)     // .success
/// ```
public struct DemoRecording {
  /// The size of the terminal in cells.
  public var size: (columns: Int, rows: Int)
  /// The version of the format.
  public var version: Asciicast.Version
  /// What makes the demo go on.
  public var tempo = DemoPlayer.Tempo.reading
  /// Whether comments and prose are shown.
  public var showsCaptions = true
  /// What the terminal is sent.
  public var appearance = Appearance(colors: .color256, drawsBoxes: true)
  /// Whether ^C was pressed.
  public var isInterrupted: () -> Bool = { false }

  /// Makes a recording of that size.
  public init(size: (columns: Int, rows: Int), version: Asciicast.Version) {
    self.size = size
    self.version = version
  }

  /// Plays a demo and writes the recording; one with a statement that fails and should not is not written.
  public func play(_ demo: Demo, to path: String, on streams: Streams) -> ScriptRunner.Status {
    let tape = Tape(demo.title, size, isInterrupted)
    let output = Output(appearance: appearance) { tape.write($0) }
    let recorded = Streams(output: output, errors: output) { size.columns }
    var parts = DemoPlayer.Parts(streams: recorded, keys: tape) { size.rows }
    parts.isInterrupted = isInterrupted
    let player = DemoPlayer(demo, parts, tempo: tempo, showsCaptions: showsCaptions)
    player.atStep = { tape.mark($0) }
    let status = player.play()
    if status == ScriptRunner.Status.interrupted.rawValue { return .interrupted }
    if let (index, problems) = player.failures.min(by: { $0.key < $1.key }) {
      for problem in problems { streams.show(problem) }
      streams.errors.write([StyledText("note: step \(index + 1) failed, so nothing is recorded", .dim)])
      streams.errors.flush()
      return .failure
    }
    if let problem = WrittenFiles().write(tape.finished.bytes(as: version), to: path) {
      streams.show(problem)
      return .misuse
    }
    let sign = streams.output.appearance.speaksASCII ? ">" : "▸"
    streams.output.write([StyledText("\(sign) \(tape.finished.summary) recorded in \(path)")])
    streams.output.flush()
    return .success
  }
}

/// Writes down what is shown and when; its time goes on only where the demo waits.
private final class Tape: KeyWaiting {
  private var cast: Asciicast
  private var time = 0
  private let isInterrupted: () -> Bool

  init(_ title: String, _ size: (columns: Int, rows: Int), _ isInterrupted: @escaping () -> Bool) {
    cast = Asciicast(title: title, columns: size.columns, rows: size.rows)
    self.isInterrupted = isInterrupted
  }

  func begin() {}
  func end() {}

  func wait(_ milliseconds: Int?) -> KeyNews {
    time += milliseconds ?? 0
    return isInterrupted() ? .interrupted : .silence
  }

  func write(_ text: String) { cast.addOutput(text, at: time) }
  func mark(_ label: String) { cast.addMarker(label, at: time) }

  /// The recording, its last picture as long as the demo gave it.
  var finished: Asciicast {
    var cast = cast
    cast.end(at: time)
    return cast
  }
}

extension Asciicast {
  /// How much it is, in words: `12 steps, 1:05`.
  fileprivate var summary: String {
    let seconds = (length + 500) / 1000
    let rest = String(seconds % 60)
    let time = "\(seconds / 60):" + (rest.count < 2 ? "0" : "") + rest
    return (markerCount == 1 ? "1 step" : "\(markerCount) steps") + ", \(time),"
  }
}

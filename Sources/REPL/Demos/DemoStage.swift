import Commands
import Drawings
import FileStores
import LineEditing

/// Reads a file and plays it: what `mendel demo` does once it knows where.
public struct DemoStage {
  /// What the demo is shown with.
  public var parts: DemoPlayer.Parts
  /// What makes it go on.
  public var tempo = DemoPlayer.Tempo.reading
  /// Whether comments and prose are shown.
  public var showsCaptions = true

  /// Makes a stage.
  public init(_ parts: DemoPlayer.Parts) { self.parts = parts }

  /// Plays a file before whoever is there; answers the exit status.
  public func play(_ path: String) -> Int32 {
    let (demo, status) = DemoFile(streams: parts.streams).read(path)
    guard let demo else { return status.rawValue }
    let ending = DemoPlayer(demo, parts, tempo: tempo, showsCaptions: showsCaptions).play()
    return parts.streams.status(ending)
  }

  /// Records a file; answers the exit status.
  public func record(_ path: String, to target: String, with recording: DemoRecording) -> Int32 {
    if let input = Files().identity(of: path), input == Files().identity(of: target) {
      let cause = "`\(Escaping.safe(target))` is what is to be played; the recording would take its place"
      parts.streams.show(Problem(.refused(cause: cause, suggestion: "record into another file"), nil))
      return ScriptRunner.Status.misuse.rawValue
    }
    var recording = recording
    (recording.tempo, recording.showsCaptions) = (tempo, showsCaptions)
    recording.isInterrupted = parts.isInterrupted
    let (demo, status) = DemoFile(streams: parts.streams).read(path)
    guard let demo else { return status.rawValue }
    return parts.streams.status(recording.play(demo, to: target, on: parts.streams).rawValue)
  }
}

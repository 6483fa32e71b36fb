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
    return DemoPlayer(demo, parts, tempo: tempo, showsCaptions: showsCaptions).play()
  }

  /// Records a file; answers the exit status.
  public func record(_ path: String, to target: String, with recording: DemoRecording) -> Int32 {
    var recording = recording
    (recording.tempo, recording.showsCaptions) = (tempo, showsCaptions)
    recording.isInterrupted = parts.isInterrupted
    let (demo, status) = DemoFile(streams: parts.streams).read(path)
    guard let demo else { return status.rawValue }
    return recording.play(demo, to: target, on: parts.streams).rawValue
  }
}

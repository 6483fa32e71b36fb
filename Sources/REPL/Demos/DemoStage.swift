import Drawings
import Files
import Lessons
import LineEditing
import Sessions

/// Reads a file and plays it, or records it: what `mendel demo` does.
package struct DemoStage {
  /// What makes it go on.
  package var tempo = DemoPlayer.Tempo.reading
  /// Whether comments and prose are shown.
  package var showsCaptions = true
  private let streams: Streams
  private let isInterrupted: @Sendable () -> Bool

  package init(streams: Streams, isInterrupted: @escaping @Sendable () -> Bool) {
    (self.streams, self.isInterrupted) = (streams, isInterrupted)
  }

  /// Plays a file before whoever is there; answers the exit status.
  ///
  /// - Parameter reader: Reads the presenter's keys; nil where nobody can press any.
  package func play(_ path: String, reader: (any LineReader)?, repaints: Bool, rows: @escaping () -> Int)
    -> Int32
  {
    playing(path) { demo in
      let output = streams.output
      var parts = DemoPlayer.Parts(
        streams: streams, write: { output.write($0) },
        wait: { time in reader?.nextKey(within: time) ?? (isInterrupted() ? .interrupted : .silence) },
        rows: rows)
      (parts.reader, parts.repaints, parts.isInterrupted) = (reader, repaints, isInterrupted)
      reader?.beginKeys()
      defer { reader?.endKeys() }
      let player = DemoPlayer(demo, parts, tempo: tempo, showsCaptions: showsCaptions)
      return player.play()
    }
  }

  /// Plays a file into another that asciinema plays: at once, on a terminal that is not there.
  ///
  /// One with a statement that fails and should not is not written.
  package func record(
    _ path: String, to target: String, version: Int, columns: Int, rows: Int, appearance: Appearance
  ) -> Int32 {
    if Files.absolute(path) == Files.absolute(target) {
      streams.show(
        Problem("`\(Escaping.safe(target))` is what is to be played", suggestion: "record into another file"))
      return 2
    }
    if Files.holdsSomething(target), !isRecording(target) {
      streams.show(
        Problem(
          "there is something in `\(Escaping.safe(target))` that is no recording",
          suggestion: "record into another file"))
      return 2
    }
    return playing(path) { demo in
      let tape = Tape(Asciicast(title: demo.title, columns: columns, rows: rows))
      let look = TextStream(appearance: appearance, isTerminal: true) { _ in 0 }
      let recorded = Streams(output: look, errors: look, height: { rows }) { columns }
      var parts = DemoPlayer.Parts(
        streams: recorded, write: { tape.cast.add("o", $0, at: tape.time) },
        wait: { [isInterrupted] milliseconds in
          tape.time += milliseconds ?? 0
          return isInterrupted() ? .interrupted : .silence
        }, rows: { rows })
      parts.isInterrupted = isInterrupted
      let player = DemoPlayer(demo, parts, tempo: tempo, showsCaptions: showsCaptions)
      player.atStep = { tape.cast.add("m", $0, at: tape.time) }
      let status = player.play()
      if status == 130 { return status }
      if let problem = player.failures.first {
        streams.show(problem)
        streams.note("a step failed, so nothing is recorded")
        return 1
      }
      // The last picture stands as long as the demo gave it.
      tape.cast.add("o", "", at: tape.time)
      try Files.write(tape.cast.text(version: version), to: target, replacing: Self.isRecording)
      let seconds = (tape.cast.length + 500) / 1_000
      let time = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
      let sign = streams.output.appearance.speaksASCII ? ">" : "▸"
      streams.output.write([StyledText("\(sign) \(tape.cast.chapters) steps, \(time), recorded in \(target)")]
      )
      return 0
    }
  }

  /// Whether a file begins as a recording does, so that another recording may take its place.
  private func isRecording(_ path: String) -> Bool {
    let bytes = try? Files.read(path, limit: 64 << 20)
    return bytes.map(Self.isRecording) ?? false
  }

  private static func isRecording(_ bytes: [UInt8]) -> Bool {
    bytes.isEmpty || bytes.starts(with: "{\"version\":".utf8)
  }

  /// Writes down what is shown and when; its time goes on only where the demo waits.
  private final class Tape {
    var cast: Asciicast
    var time = 0

    init(_ cast: Asciicast) { self.cast = cast }
  }

  /// Reads what is to be played, and shows what is wrong with it.
  private func playing(_ path: String, _ play: (Demo) throws -> Int32) -> Int32 {
    let layout = streams.layout(streams.errors)
    do {
      return streams.status(try play(try demo(path)))
    } catch let found as Findings {
      for finding in found.all { streams.errors.write(finding.lines(file: path, layout)) }
      return 1
    } catch let problem as FileProblem {
      if problem.cause == .interrupted { return 130 }
      var shown = Problem(any: problem)
      // What `learn` calls a lesson, such as `traits/flow`, is no file.
      if problem.cause == .missing, shown.suggestion == nil {
        shown.suggestion = "name a script, or a lesson's file, such as `Lessons/en/01-traits/01-flow.md`"
      }
      streams.show(shown)
      return 2
    } catch { streams.show(Problem(any: error)) }
    return 1
  }

  private func demo(_ path: String) throws -> Demo {
    guard path.hasSuffix(".md") else {
      return try Demo(script: String(decoding: Files.read(path, limit: 1 << 20), as: UTF8.self), file: path)
    }
    let lesson = try Course.read(Course.Entry(path: path))
    let refusals = LessonReplay(lesson).refusals()
    guard refusals.isEmpty else { throw Findings(refusals) }
    return try Demo(lesson, file: path)
  }
}

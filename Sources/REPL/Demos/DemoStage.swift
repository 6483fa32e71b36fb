import Drawings
import Files
import LibEdit
import LineEditing
import Sessions

/// Reads a file and plays it, or records it: what `mendel demo` does.
package struct DemoStage {
  /// What makes the demo go on: as long as it takes to read what is there, a time in milliseconds, a key for each statement, or a key for
  /// every few characters and Enter for the statement.
  package enum Tempo: Hashable, Sendable { case reading, pause(Int), key, typing }

  package var tempo = Tempo.reading
  package var showsCaptions = true
  private let streams: Streams

  package init(streams: Streams) { self.streams = streams }

  /// Plays a file before whoever is there; answers the exit status.
  ///
  /// - Parameter reader: Reads the presenter's keys; nil where nobody can press any.
  package func play(_ path: String, reader: (any LineReader)?) -> Int32 {
    streams.answering {
      let demo = try demo(path)
      reader?.beginKeys()
      defer { reader?.endKeys() }
      return DemoPlayer(
        demo, streams, tempo: tempo, reader: reader, write: { streams.output.write($0) },
        wait: { reader?.nextKey(within: $0) ?? (Interrupts.isRequested ? .interrupted : .silence) }
      ).play()
    }
  }

  /// Plays a file into another that asciinema plays: at once, on a terminal that is not there.
  ///
  /// One with a statement that fails and should not is not written.
  package func record(
    _ path: String, to target: String, version: Int, columns: Int, rows: Int, appearance: Appearance
  ) -> Int32 {
    streams.answering {
      let demo = try demo(path)
      var cast = Asciicast(title: demo.title, columns: columns, rows: rows)
      // The time goes on only where the demo waits.
      var time = 0
      let look = TextStream(appearance: appearance, isTerminal: true) { _ in 0 }
      let player = DemoPlayer(
        demo, Streams(output: look, errors: look, height: { rows }) { columns }, tempo: tempo,
        write: { cast.add("o", $0, at: time) },
        wait: { milliseconds in
          time += milliseconds ?? 0
          return Interrupts.isRequested ? .interrupted : .silence
        })
      player.atStep = { cast.add("m", $0, at: time) }
      let status = player.play()
      if status == 130 { return status }
      if let problem = player.failures.first {
        streams.show(problem)
        streams.note("a step failed, so nothing is recorded")
        return 1
      }
      // The last picture stands as long as the demo gave it.
      cast.add("o", "", at: time)
      do {
        try Files.write(cast.text(version: version), to: target) { present in
          present.isEmpty || present.starts(with: "{\"version\":".utf8)
        }
      } catch let problem as FileProblem where problem.cause == .exists {
        let name = "`\(Escaping.safe(target))`"
        throw Problem(
          "there is something in \(name) that is no recording", suggestion: "record into another file")
      }
      let seconds = (cast.length + 500) / 1_000
      let length = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
      streams.show([.confirmation("\(cast.chapters) steps, \(length), recorded in \(target)")])
      return 0
    }
  }

  private func demo(_ path: String) throws -> Demo {
    do {
      guard path.hasSuffix(".md") else {
        let script = try String(decoding: Files.read(path, limit: 1 << 20), as: UTF8.self)
        return try shown(Demo(script: script, file: path))
      }
      return try shown(Demo(Course.harmless(Course.Entry(path: path)), file: path))
    } catch let problem as FileProblem where problem.cause == .missing && problem.suggestion == nil {
      // What `learn` calls a lesson, such as `traits/flow`, is no file.
      let hint = "name a script, or a lesson's file, such as `Lessons/en/01-traits/01-flow.md`"
      throw Problem(problem.sentence, suggestion: hint)
    }
  }

  private func shown(_ demo: Demo) -> Demo { showsCaptions ? demo : demo.withoutCaptions }
}

import Drawings
import Files
import LibEdit
import LineEditing
import Sessions

/// Reads a file and plays or records it, for `mendel demo`.
package struct DemoStage {
  /// What makes the demo go on: the time to read the text, a fixed time in milliseconds, a key for each statement, or a key for
  /// every few characters and Enter for the statement.
  package enum Tempo: Hashable, Sendable { case reading, pause(Int), key, typing }

  package var tempo = Tempo.reading
  package var showsCaptions = true
  private let language: Language
  private let streams: Streams

  package init(_ language: Language, streams: Streams) { (self.language, self.streams) = (language, streams) }

  /// Plays a file and returns the exit status; `reader` reads the presenter's keys, and is nil without a presenter.
  package func play(_ path: String, reader: (any LineReader)?) -> Int32 {
    streams.exitStatus {
      let demo = try demo(path)
      reader?.beginKeys()
      defer { reader?.endKeys() }
      return DemoPlayer(
        demo, streams, tempo: tempo, reader: reader, write: { streams.output.write($0) },
        wait: { reader?.nextKey(within: $0) ?? (Interrupts.isRequested ? .interrupted : .silence) }
      ).play()
    }
  }

  /// Plays a file without waiting and writes an asciinema recording; if a statement fails unexpectedly, nothing is written.
  package func record(
    _ path: String, to target: String, version: Int, columns: Int, rows: Int, appearance: Appearance
  ) -> Int32 {
    recorded(path, columns, rows, appearance, else: "so nothing is recorded") { recording in
      let cast = recording.cast
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
    }
  }

  /// The export formats: a page, the screen at the end, a recording, and code for Apple's frameworks.
  package enum Format: String, CaseIterable, Sendable { case html, svg, asciicast, swift }

  /// Plays a file without waiting, and writes the result to standard output.
  package func export(_ path: String, as format: Format) -> Int32 {
    let look = Appearance(colors: .color256, drawsBoxes: true)
    return recorded(path, 80, 24, look, else: "so nothing is exported") { recording in
      let text =
        switch format {
        case .html: recording.page.page(title: recording.cast.title)
        case .asciicast: recording.cast.text(version: 2)
        case .svg: try recording.answer(to: "save screen screen.svg")
        case .swift: try recording.answer(to: "swift")
        }
      streams.output.write(text)
    }
  }

  /// Plays a file without waiting, and uses the recording if nothing failed; else shows the problem.
  private func recorded(
    _ path: String, _ columns: Int, _ rows: Int, _ appearance: Appearance, else consequence: String,
    _ use: (Recording) throws -> Void
  ) -> Int32 {
    streams.exitStatus {
      let recording = Recording(try demo(path), tempo, columns: columns, rows: rows, appearance: appearance)
      if recording.status == 130 { return 130 }
      guard let problem = recording.failures.first else {
        try use(recording)
        return 0
      }
      streams.show(problem)
      streams.note("a step failed, \(consequence)")
      return 1
    }
  }

  private func demo(_ path: String) throws -> Demo {
    do {
      let isFile = path.hasSuffix(".md") || Files.holdsSomething(path)
      let entry = isFile ? Course.Entry(path: path) : (try? Course(named: nil))?.entry(named: path)
      guard let entry, entry.path.hasSuffix(".md") else {
        let script = try String(decoding: Files.read(path, limit: 1 << 20), as: UTF8.self)
        return try shown(Demo(script: script, file: path, in: language))
      }
      return try shown(Demo(Course.harmless(entry, in: language), file: entry.path))
    } catch let problem as FileProblem where problem.cause == .missing && problem.suggestion == nil {
      throw Problem(
        problem.sentence, suggestion: "name a script, or a lesson by its file or as `learn` lists it")
    }
  }

  private func shown(_ demo: Demo) -> Demo { showsCaptions ? demo : demo.withoutCaptions }
}

import Drawings
import Files
import Lessons
import LibEdit
import LineEditing
import Sessions

/// The streams of a session: results go to standard output; errors, warnings and notes go to standard error.
package struct Streams: Sendable {
  package let output: TextStream
  package let errors: TextStream
  package let width, height: @Sendable () -> Int
  /// Whether a person watches: then long text pauses at each page, and the screen may be redrawn.
  package var isInteractive = false
  package var confirms = true

  package init(
    output: TextStream, errors: TextStream, height: @escaping @Sendable () -> Int = { 24 },
    width: @escaping @Sendable () -> Int
  ) { (self.output, self.errors, self.width, self.height) = (output, errors, width, height) }

  func layout(_ stream: TextStream) -> Layout {
    Layout(
      width: max(width(), 20), height: height(), drawsBoxes: stream.appearance.drawsBoxes,
      isASCII: stream.appearance.speaksASCII)
  }

  func transcript(_ stream: TextStream) -> Transcript {
    Transcript(layout(stream), speaksSentences: stream.appearance.speaksSentences)
  }

  /// Shows the output of a statement; confirmations only if `confirms`.
  package func show(_ outputs: [Output]) {
    var lines: [StyledText] = []
    for said in outputs {
      switch said {
      case .confirmation where !confirms: continue
      case .note, .warning:
        output.write(lines)
        lines = []
        errors.write(transcript(errors).lines(said))
      default: lines += transcript(output).lines(said)
      }
    }
    output.write(lines)
  }

  package func show(_ problem: Problem) { errors.write(transcript(errors).lines(problem)) }

  func show(_ findings: Findings, in file: String) {
    for finding in findings.all { errors.write(finding.lines(file: file, layout(errors))) }
  }

  /// Shows a message that is not an error, for example that the history is not kept.
  package func note(_ text: String) { errors.write(transcript(errors).lines(.note(text, decision: nil))) }

  /// Returns a statement as it looks after it was typed at the prompt.
  func echo(_ statement: StyledText) -> [StyledText] {
    let further = output.appearance.speaksASCII ? "    ... " : "      … "
    return statement.lines.enumerated().map { index, line in
      StyledText(index == 0 ? "mendel> " : further, .dim) + line
    }
  }

  /// How many lines go on a page: all if they leave a row for a prompt, else as many as leave another row for a note, but at least one.
  func countOnPage(_ lines: ArraySlice<StyledText>) -> Int {
    func count(in rows: Int) -> Int {
      let width = max(width(), 1)
      var room = rows
      return lines.prefix { line in
        room -= max(1, (line.width + width - 1) / width)
        return room >= 0
      }.count
    }
    return count(in: height() - 1) == lines.count ? lines.count : max(count(in: height() - 2), 1)
  }

  /// Runs the body of a command, shows its error if it throws one, and returns the exit status: 1 if the content of a file is wrong,
  /// 2 if something does not exist.
  func exitStatus(running body: () throws -> Int32) -> Int32 {
    do {
      return exitStatus(try body())
    } catch let file as UnreadableFile {
      show(file.findings, in: file.path)
      return 1
    } catch let problem as FileProblem where problem.cause == .interrupted {
      return 130
    } catch {
      let problem = Problem(any: error)
      show(problem)
      return problem.place == nil ? 2 : 1
    }
  }

  /// The program's exit status: if the output could not be written, shows that and returns a failure.
  package func exitStatus(_ status: Int32) -> Int32 {
    guard output.failure != 0 else { return status }
    show(Problem("standard output cannot be written: \(Terminal.words(for: output.failure))"))
    return status == 0 ? 1 : status
  }
}

/// A file that cannot be read as a lesson or a syllabus.
struct UnreadableFile: Error {
  var path: String
  var findings: Findings
}

extension Prompt {
  init(number: String) {
    self.init(StyledText("mendel> ", .strong), right: number.isEmpty ? "" : StyledText("[\(number)]", .dim))
  }
}

extension Problem {
  init(any error: any Error) {
    switch error {
    case let problem as Problem: self = problem
    case let problem as FileProblem: self.init(problem.sentence, suggestion: problem.suggestion)
    default: self.init("\(error)")
    }
  }
}

extension Files {
  /// Reads the whole content of a file; ^C interrupts the wait for a pipe.
  static func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    try read(path, limit: limit) { Interrupts.isRequested }
  }
}

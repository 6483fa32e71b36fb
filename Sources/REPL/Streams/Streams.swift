import Drawings
import Files
import LibEdit
import Sessions

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where a session's words go: results to standard output, errors, warnings and notes to standard error.
package struct Streams: Sendable {
  package let output: TextStream
  package let errors: TextStream
  /// How many columns there are, and rows.
  package let width, height: @Sendable () -> Int

  package init(
    output: TextStream, errors: TextStream, height: @escaping @Sendable () -> Int = { 24 },
    width: @escaping @Sendable () -> Int
  ) {
    (self.output, self.errors, self.width, self.height) = (output, errors, width, height)
  }

  /// How what is said becomes lines on a stream.
  package func transcript(_ stream: TextStream) -> Transcript {
    Transcript(width: width(), height: height(), appearance: stream.appearance)
  }

  /// Shows what a statement said; confirmations only where they are wanted.
  package func show(_ outputs: [Output], confirms: Bool) {
    let (spoken, noted) = (transcript(output), transcript(errors))
    var lines: [StyledText] = []
    for said in outputs {
      switch said {
      case .confirmation where !confirms: continue
      case .note, .warning:
        output.write(lines)
        lines = []
        errors.write(noted.lines(said))
      default: lines += spoken.lines(said)
      }
    }
    output.write(lines)
  }

  package func show(_ problem: Problem) { errors.write(transcript(errors).lines(problem)) }

  /// Says something that is no error: that the history is not kept, for one.
  package func note(_ text: String) {
    errors.write(transcript(errors).lines(.note(text, decision: nil)))
  }

  /// The program's exit status: a failure where the output could not be written, which is said.
  package func status(_ status: Int32) -> Int32 {
    guard output.failure != 0 else { return status }
    show(Problem("standard output cannot be written: \(String(cString: strerror(output.failure)))"))
    return status == 0 ? 1 : status
  }
}

extension Files {
  /// The whole content of a file; ^C is heard while a pipe is waited for.
  static func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    try read(path, limit: limit) { Interrupts.isRequested }
  }
}

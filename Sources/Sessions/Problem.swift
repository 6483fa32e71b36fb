import Syntax
import ViewTree

/// A text that was run, with its file name; nil for text entered at the prompt.
package struct Source: Hashable, Sendable {
  package var file: String?
  package var text: String
  /// The files of a module and their starts, if there are several.
  var parts: [Part] = []

  struct Part: Hashable {
    var start: Int
    var source: Source
  }

  package init(_ text: String, file: String? = nil) {
    self.text = text
    self.file = file
  }

  /// Joins files that see each other, as the files of a module do.
  package init(module files: [Source]) {
    if files.count == 1 { self = files[0] } else { self.init("") }
    for file in files where files.count > 1 {
      parts.append(Part(start: text.utf8.count, source: file))
      text += file.text + "\n"
    }
  }

  package func text(_ range: SourceRange) -> String {
    let bytes = text.utf8
    guard range.start >= 0, range.end <= bytes.count, range.start <= range.end else { return "" }
    let start = bytes.index(bytes.startIndex, offsetBy: range.start)
    return String(bytes[start..<bytes.index(start, offsetBy: range.end - range.start)]) ?? ""
  }
}

package struct Place: Hashable, Sendable {
  /// The place of code that has no text.
  package static let unknown = Place(SourceRange(0, 0), in: Source(""))

  package var source: Source
  package var range: SourceRange

  package init(_ range: SourceRange, in source: Source) {
    self.source = source
    self.range = range
  }

  /// The same place, counted in its file of the module.
  package var inFile: Place {
    guard let part = source.parts.last(where: { $0.start <= range.start }) else { return self }
    return Place(SourceRange(range.start - part.start, range.end - part.start), in: part.source)
  }
}

/// An error with its cause, its place, and what would work.
///
/// The code that finds an error also words it. It is shown like this:
/// ```
/// error: no trait has the property `thme`
///   1 │ override form.thme = bold
///     │               ^^^^ did you mean `theme`?
/// ```
package struct Problem: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case error
    /// An `expect` that does not hold.
    case expectation
    /// ^C
    case interruption
    /// A limit of the statement was reached; `expect error` does not accept it.
    case limit
    /// Leaves an optional chain at a nil; users never see it.
    case chainEnd
    /// Carries a Swift `throw`; the error is in the session's `runtime.thrown`.
    case thrown
    /// Suspends a task that waits; what it waits for is in the session's `runtime.waiting`.
    case waiting
  }

  package var kind = Kind.error
  /// One sentence, without a capital letter at its start and without a full stop at its end.
  package var message: String
  package var place: Place?
  /// The text right of the carets: `did you mean …?`, `write …`.
  package var suggestion: String?
  /// Further lines: the values of both sides, or the decision that the answer is based on.
  package var notes: [String] = []

  package init(
    _ message: String, at place: Place? = nil, suggestion: String? = nil, notes: [String] = [],
    kind: Kind = .error
  ) {
    self.message = message
    self.place = place
    self.suggestion = suggestion
    self.notes = notes
    self.kind = kind
  }

  static let chainEnded = Problem("", kind: .chainEnd)

  package func placed(at place: Place) -> Problem {
    var copy = self
    copy.place = self.place ?? place
    return copy
  }
}

extension Problem {
  /// Turns an engine's problem into the form of this program: the cause and what would work.
  package init(_ problem: EngineProblem, at place: Place, kind: Kind = .error) {
    func bare(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }
    var text = bare(problem.message)
    let first = text.prefix { $0 != " " }
    if ["A", "An", "The", "After"].contains(first) {
      text = first.lowercased() + text.dropFirst(first.count)
    }
    let version = problem.since.map { "`use iOS \($0)` has it" }
    self.init(text, at: place, suggestion: version ?? problem.suggestion.map(bare), kind: kind)
  }

  package init(_ problem: SyntaxProblem, in source: Source) {
    self.init(problem.message, at: Place(problem.range, in: source), suggestion: problem.suggestion)
  }

  package static func noInspectors(at place: Place) -> Problem {
    Problem(
      "there are inspectors from iOS 17 and macOS 14 on", at: place, suggestion: "`use iOS 17` has them")
  }
}

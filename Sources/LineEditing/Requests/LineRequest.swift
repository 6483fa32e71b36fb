/// What a shell wants to read, and how it helps the person who types it.
///
/// Each closure has a quiet default, so that a request for a bare line is one word long. Offsets are UTF-8 offsets
/// into the text, as in the ranges of tokens and diagnostics.
///
/// ```swift
/// var request = LineRequest(prompt: "mendel> ")
/// request.completeness = { $0.hasSuffix("{") ? .incomplete(indent: 2) : .complete }
/// let event = reader.readEntry(request)
/// ```
public struct LineRequest {
  /// What stands left and right of the entry.
  public var prompt: Prompt
  /// Tells whether Enter submits the text or breaks the line.
  public var completeness: (_ text: String) -> Completeness = { _ in .complete }
  /// Tells what may stand at the cursor, for Tab.
  public var completions: (_ text: String, _ cursor: Int) -> Completions = { _, cursor in
    Completions(replacing: cursor..<cursor)
  }
  /// Tells which parts of the text play which role, for the live colours; asked after each key.
  public var highlights: (_ text: String) -> [Highlight] = { _ in [] }
  /// The text that would complete the entry, shown dim behind the cursor; by default the newest entry that begins
  /// with the text.
  public var suggestion: (_ text: String, _ history: History) -> String? = { text, history in
    history.suggestion(for: text)
  }
  /// Called once when no key has come for a moment; for small work that may wait.
  public var idle: () -> Void = {}
  /// Whether a submitted entry is added to the history.
  public var isRecorded = true

  /// Makes a request that reads one line, completes nothing and colours nothing.
  public init(prompt: Prompt) {
    self.prompt = prompt
  }
}

/// Reads what a person types: whole entries, and single keys.
///
/// A shell asks for an entry, runs it, and asks again. How the entry came about – typed with live colours on a
/// terminal, read from a pipe, or taken from a test's script – is the reader's matter:
///
/// ```swift
/// loop: while true {
///   switch reader.readEntry(LineRequest(prompt: "mendel> ")) {
///   case .entry(let text): run(text)
///   case .interrupted: continue
///   case .end, .terminated: break loop
///   }
/// }
/// ```
///
/// A reader is used from one thread and calls the request's closures only during ``readEntry(_:)``.
public protocol LineReader: AnyObject {
  /// Reads one whole entry, which may span several lines, and returns when it is submitted or given up.
  ///
  /// The terminal is in its ordinary mode before and after the call: a statement that runs between two entries can
  /// be stopped with ^C, and what it prints is not disturbed.
  func readEntry(_ request: LineRequest) -> LineEvent

  /// Waits for one key without echoing it, or returns `nil` at the end of the input.
  ///
  /// A demo that goes on at a key press asks for it here. ^C arrives as `.control("c")`.
  func readKey() -> Key?

  /// Gives back the key that ``readKey()`` returned last: it is the first of the next entry, or the next key.
  ///
  /// Whoever waits for a key to go on can so leave it to the prompt when it was the beginning of something else.
  func putBack(_ key: Key)

  /// The entries of this and earlier sessions, which Up recalls and the suggestion is taken from.
  var history: History { get set }
}

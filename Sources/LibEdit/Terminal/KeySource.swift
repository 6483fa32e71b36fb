internal import CLibEdit
internal import LineEditing

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The keys of standard input, with the signals that come between them.
struct KeySource {
  /// What happened next.
  enum News: Hashable {
    case key(Key)
    /// A signal was caught; the flags tell which.
    case signal
    /// Nothing came within the time given.
    case silence
    /// The terminal is gone.
    case end
  }

  private var bytes: [UInt8] = []
  private var position = 0
  private var decoder = KeyDecoder()
  private var returned: [Key] = []
  /// Whether a signal came together with keys, or while only those were waited for.
  private var isSignalled = false
  /// Whether the last key is on the screen already, because it was foreseen.
  private(set) var wasEchoed = false
  /// Whether other keys came right behind that one, and are still to be read.
  private var moreCame = false

  /// Whether keys were read that nobody had yet.
  private var isPending: Bool { position < bytes.count || !returned.isEmpty }

  /// Whether more keys can be had; then the screen need not be brought up to date yet.
  ///
  /// The system is asked only where more came at once than a person types: a key's echo should not wait for the answer.
  mutating func hasMore() -> Bool {
    if isPending || moreCame { return true }
    guard bytes.count > 64 else { return false }
    let news = cedit_wait(0)
    if has(CEDIT_SIGNAL, in: news) { isSignalled = true }
    return has(CEDIT_INPUT, in: news)
  }

  /// Whether a blank has come right behind the last key: the indentation of a text that is not typed, but pasted.
  var bringsIndentation: Bool {
    position < bytes.count && (bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t"))
  }

  /// Waits for the next key or signal, at most that long; forever with a negative number of milliseconds.
  ///
  /// A single character that comes after a wait is shown at once where that is foreseen; ``wasEchoed`` tells.
  mutating func next(within milliseconds: Int32 = -1, foreseeing foresight: Foresight? = nil) -> News {
    (wasEchoed, moreCame) = (false, false)
    if let key = returned.popLast() { return .key(key) }
    while true {
      while position < bytes.count {
        position += 1
        if let key = decoder.push(bytes[position - 1]) { return .key(key) }
      }
      if isSignalled {
        isSignalled = false
        return .signal
      }
      if decoder.state == .idle { foresight?.announce() }
      let news = fill(within: patience ?? milliseconds)
      isSignalled = has(CEDIT_SIGNAL, in: news)
      (wasEchoed, moreCame) = (has(CEDIT_ECHO, in: news), has(CEDIT_MORE, in: news))
      if has(CEDIT_END, in: news) { return .end }
      if isSignalled || has(CEDIT_INPUT, in: news) { continue }
      if decoder.state == .idle {
        return .silence
      } else if let key = decoder.flush() {
        return .key(key)
      }
    }
  }

  /// Takes what was typed while the terminal was in its ordinary mode; to be called before its mode is changed.
  ///
  /// There, whole lines wait as lines, and a ^D on an empty one waits as an end of the input: whatever changes the mode first finds
  /// a NUL in its place (Linux), and the key is lost. One such end is enough, since it ends whoever reads it.
  mutating func takeTypedAhead() {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, 0) > 0 {
      let line = [UInt8](unsafeUninitializedCapacity: 4096) { space, count in
        count = max(read(STDIN_FILENO, space.baseAddress, space.count), 0)
      }
      bytes += line.isEmpty ? [0x04] : line
      if line.isEmpty { return }
    }
  }

  /// Takes what was typed between ``takeTypedAhead()`` and the change of the mode; to be called right after that change.
  ///
  /// A ^D on an empty line has become a NUL by then, and is made what it was.
  mutating func takeTypedMeanwhile() {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 0) > 0 else { return }
    let typed = [UInt8](unsafeUninitializedCapacity: 4096) { space, count in
      count = max(read(STDIN_FILENO, space.baseAddress, space.count), 0)
    }
    bytes += typed.map { $0 == 0 ? 0x04 : $0 }
  }

  /// Gives a key back, to be had again.
  mutating func putBack(_ key: Key) {
    returned.append(key)
  }

  /// How long the rest of an unfinished key is waited for, in milliseconds.
  private var patience: Int32? {
    switch decoder.state {
    case .idle: nil
    case .escape: 30
    case .sequence: 250
    case .character: 100
    case .paste: 2000
    }
  }

  /// Waits for input or a signal at most that long, and reads what there is.
  private mutating func fill(within milliseconds: Int32) -> Int32 {
    var news: Int32 = 0
    position = 0
    bytes.removeAll(keepingCapacity: true)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { space in
      var count: Int32 = 0
      news = cedit_read_keys(milliseconds, space.baseAddress, Int32(space.count), &count)
      bytes += space.prefix(Int(count))
    }
    return news
  }
}

/// Whether some news are among those that came.
private func has(_ kind: cedit_news, in news: Int32) -> Bool { news & Int32(kind.rawValue) != 0 }

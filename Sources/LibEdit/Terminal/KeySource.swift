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
  /// Whether a signal came while only input was waited for.
  private var isSignalled = false

  /// Whether keys were read that nobody had yet.
  var isPending: Bool { position < bytes.count || !returned.isEmpty }

  /// Whether more keys can be had within some milliseconds; then the screen need not be brought up to date yet.
  ///
  /// Without a time, the system is asked only where more came at once than a person types: a key's echo should not wait for the answer.
  mutating func hasMore(within milliseconds: Int32?) -> Bool {
    if isPending { return true }
    guard milliseconds != nil || bytes.count > 64 else { return false }
    let news = cedit_wait(milliseconds ?? 0)
    if news & Int32(CEDIT_SIGNAL.rawValue) != 0 { isSignalled = true }
    return news & Int32(CEDIT_INPUT.rawValue) != 0
  }

  /// Waits for the next key or signal, at most that long; forever with a negative number of milliseconds.
  mutating func next(within milliseconds: Int32 = -1) -> News {
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
      let news = cedit_wait(patience ?? milliseconds)
      if news & Int32(CEDIT_INPUT.rawValue) != 0 {
        guard fill() else { return .end }
      } else if news & Int32(CEDIT_SIGNAL.rawValue) != 0 {
        return .signal
      } else if decoder.state == .idle {
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

  /// Reads what there is; false at the end of the input.
  private mutating func fill() -> Bool {
    var result = 0
    position = 0
    bytes = [UInt8](unsafeUninitializedCapacity: 4096) { space, count in
      result = read(STDIN_FILENO, space.baseAddress, space.count)
      count = max(result, 0)
    }
    return result > 0 || result < 0 && (errno == EINTR || errno == EAGAIN)
  }
}

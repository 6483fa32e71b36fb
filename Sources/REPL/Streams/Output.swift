public import Drawings

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A stream that text is written to, with what may be sent to it.
///
/// Text is gathered and written in large pieces; a terminal gets it at the end of each event. A stream that refuses (a full disk) is noted once,
/// and what comes later is dropped.
public final class Output {
  /// Colours and lines.
  public let appearance: Appearance
  /// Whether a person reads along.
  public let isTerminal: Bool
  /// What went wrong with writing, as the system's number, if something did.
  public private(set) var failure: Int32?
  private var buffer: [UInt8] = []
  private let target: Target

  /// Where the bytes go.
  private enum Target {
    case descriptor(Int32)
    case taker((String) -> Void)
  }

  /// Makes an output on an open descriptor.
  public init(descriptor: Int32, appearance: Appearance, isTerminal: Bool) {
    self.appearance = appearance
    self.isTerminal = isTerminal
    target = .descriptor(descriptor)
  }

  /// Makes an output that hands what a terminal would get, piece by piece, to whoever keeps it.
  public init(appearance: Appearance, keep: @escaping (String) -> Void) {
    self.appearance = appearance
    isTerminal = true
    target = .taker(keep)
  }

  /// Writes lines of styled text, each with a line end.
  public func write(_ lines: [StyledText]) {
    for line in lines {
      buffer.append(contentsOf: Theme.render(line, colors: appearance.colors).utf8)
      buffer.append(0x0a)
    }
    if isTerminal || buffer.count >= 1 << 16 { flush() }
  }

  /// Writes text as it is.
  public func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if isTerminal || buffer.count >= 1 << 16 { flush() }
  }

  /// Hands everything gathered to the system.
  public func flush() {
    guard case .descriptor(let descriptor) = target else { return hand() }
    var start = 0
    while start < buffer.count, failure == nil {
      let written = buffer[start...].withUnsafeBytes { systemWrite(descriptor, $0) }
      if written > 0 { start += written } else if errno != EINTR { failure = errno }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private func hand() {
    guard case .taker(let keep) = target, !buffer.isEmpty else { return }
    keep(String(decoding: buffer, as: UTF8.self))
    buffer.removeAll(keepingCapacity: true)
  }
}

/// `write(2)`, under a name that does not collide with the methods above.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

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
  /// The file descriptor.
  public let descriptor: Int32
  /// Colours and lines.
  public let appearance: Appearance
  /// Whether a person reads along.
  public let isTerminal: Bool
  /// What went wrong with writing, as the system's number, if something did.
  public private(set) var failure: Int32?
  private var buffer: [UInt8] = []

  /// Makes an output on an open descriptor.
  public init(descriptor: Int32, appearance: Appearance, isTerminal: Bool) {
    self.descriptor = descriptor
    self.appearance = appearance
    self.isTerminal = isTerminal
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
    var start = 0
    while start < buffer.count, failure == nil {
      let written = buffer[start...].withUnsafeBytes { systemWrite(descriptor, $0) }
      if written > 0 { start += written } else if errno != EINTR { failure = errno }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// `write(2)`, under a name that does not collide with the methods above.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

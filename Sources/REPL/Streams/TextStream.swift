import Drawings
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A stream that text is written to, with what may be sent to it.
///
/// A stream that refuses (a full disk, a reader that has left) is noted once, and what comes later is dropped.
package final class TextStream: Sendable {
  /// Colours, lines and signs.
  package let appearance: Appearance
  /// Whether a person reads along.
  package let isTerminal: Bool
  /// Takes bytes; answers the system's number of what went wrong, or 0.
  private let take: @Sendable ([UInt8]) -> Int32
  private let failed = Atomic<Int32>(0)

  /// Makes a stream that hands its bytes to whoever keeps them.
  package init(
    appearance: Appearance, isTerminal: Bool, take: @escaping @Sendable ([UInt8]) -> Int32
  ) {
    (self.appearance, self.isTerminal, self.take) = (appearance, isTerminal, take)
  }

  /// Makes a stream on an open descriptor.
  package convenience init(
    descriptor: Int32, environment: (String) -> String?, color: ColorChoice, isPlain: Bool
  ) {
    let isTerminal = isatty(descriptor) == 1
    let appearance = Appearance(
      isTerminal: isTerminal, environment: environment, choice: color, isPlain: isPlain)
    self.init(appearance: appearance, isTerminal: isTerminal) { bytes in
      var start = 0
      while start < bytes.count {
        let count = bytes[start...].withUnsafeBytes { systemWrite(descriptor, $0) }
        if count > 0 { start += count } else if errno != EINTR { return errno }
      }
      return 0
    }
  }

  /// What went wrong with writing, as the system's number; 0 if nothing did.
  package var failure: Int32 { failed.load(ordering: .relaxed) }

  /// Writes lines, each with a line end.
  package func write(_ lines: [StyledText]) {
    guard !lines.isEmpty else { return }
    write(lines.map { Theme.render($0, colors: appearance.colors) + "\n" }.joined())
  }

  /// Writes text as it is: what was rendered, and what steers the terminal.
  package func write(_ text: String) {
    guard failure == 0, !text.isEmpty else { return }
    failed.store(take(Array(text.utf8)), ordering: .relaxed)
  }
}

/// `write(2)`, under a name that does not collide with the methods above.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

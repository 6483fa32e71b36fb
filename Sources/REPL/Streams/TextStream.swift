import Drawings
import LibEdit
import Synchronization

/// A stream for text; after an error (a full disk, a reader that is gone) it keeps the error and drops all later text.
package final class TextStream: Sendable {
  package let appearance: Appearance
  package let isTerminal: Bool
  /// Writes bytes; returns the `errno` of a failure, or 0.
  private let take: @Sendable ([UInt8]) -> Int32
  private let failed = Atomic<Int32>(0)

  package init(
    appearance: Appearance, isTerminal: Bool, take: @escaping @Sendable ([UInt8]) -> Int32
  ) { (self.appearance, self.isTerminal, self.take) = (appearance, isTerminal, take) }

  /// The `errno` of the first failed write; 0 if none failed.
  package var failure: Int32 { failed.load(ordering: .relaxed) }

  /// Writes lines, each with a line end, in chunks.
  package func write(_ lines: [StyledText]) {
    var rest = lines[...]
    while !rest.isEmpty {
      let part = rest.prefix(256)
      write(part.map { Theme.render($0, colors: appearance.colors) + "\n" }.joined())
      rest = rest.dropFirst(part.count)
      if Interrupts.isRequested { return }
    }
  }

  func write(_ text: StyledText) { write(Theme.render(text, colors: appearance.colors)) }

  /// Writes text unchanged: rendered text and escape sequences; ^C stops a long write between chunks.
  package func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while failure == 0, !rest.isEmpty {
      let part = rest.prefix(1 << 16)
      failed.store(take(Array(part)), ordering: .relaxed)
      rest = rest.dropFirst(part.count)
      if Interrupts.isRequested { return }
    }
  }
}

import Drawings
import LibEdit
import Synchronization

/// A stream that text is written to; one that refuses (a full disk, a reader that has left) is noted once, and drops what comes later.
package final class TextStream: Sendable {
  package let appearance: Appearance
  package let isTerminal: Bool
  /// Takes bytes; answers the system's number of what went wrong, or 0.
  private let take: @Sendable ([UInt8]) -> Int32
  private let failed = Atomic<Int32>(0)

  package init(
    appearance: Appearance, isTerminal: Bool, take: @escaping @Sendable ([UInt8]) -> Int32
  ) {
    (self.appearance, self.isTerminal, self.take) = (appearance, isTerminal, take)
  }

  /// What went wrong with writing, as the system's number; 0 if nothing did.
  package var failure: Int32 { failed.load(ordering: .relaxed) }

  /// Writes lines, each with a line end, a part at a time.
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

  /// Writes text as it is: what was rendered, and what steers the terminal; ^C ends what is long.
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

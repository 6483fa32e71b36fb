import Commands

/// What is to be known of a fact besides its value: a colour's code, a handler's block.
struct FactDetail {
  /// What can be told in a few words.
  var text: String
  /// The blocks, which are looked into only where they are not one and the same.
  var blocks: [BoundHandler] = []

  /// Whether nothing differs.
  func isEqual(to other: FactDetail) -> Bool {
    text == other.text && blocks.count == other.blocks.count
      && zip(blocks, other.blocks).allSatisfy { $0.isEqual(to: $1) }
  }
}

extension BoundHandler {
  /// Whether two blocks do the same with the same values.
  ///
  /// Where they were written makes no difference.
  ///
  /// - Complexity: O(1) in two states of one history that share the block; else O(*n*) in its commands.
  fileprivate func isEqual(to other: BoundHandler) -> Bool {
    let values = captured.isEmpty && other.captured.isEmpty || "\(captured)" == "\(other.captured)"
    return values && (sharesBody(with: other) || handler.code == other.handler.code)
  }

  private func sharesBody(with other: BoundHandler) -> Bool {
    handler.body.withUnsafeBufferPointer { mine in
      other.handler.body.withUnsafeBufferPointer {
        mine.baseAddress == $0.baseAddress && mine.count == $0.count
      }
    }
  }
}

extension Handler {
  /// What it runs, without the places in the source that it was read from.
  fileprivate var code: String {
    var (code, isRange) = ("", false)
    for piece in "\(self)".split(separator: "(", omittingEmptySubsequences: false) {
      code += isRange ? piece.drop { $0 != ")" } : piece
      isRange = piece.hasSuffix("SourceRange")
    }
    return code
  }
}

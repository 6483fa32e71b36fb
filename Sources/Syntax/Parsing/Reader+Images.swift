// What stands in the braces of an image.
extension Reader {
  /// `{ userInterfaceStyle dark, displayScale 2: "logo-dark"; any: "logo" }`.
  mutating func imageItems() throws(Interruption) -> [ImageItem] {
    try items(of: [.any], orTraits: true) { (reader: inout Reader, word: Token) throws(Interruption) in
      guard word.kind == .name else { return nil }
      var conditions: [ImageItem.Condition] = []
      if word.word != .any {
        repeat { conditions.append(try reader.imageCondition()) } while reader.match(.comma)
      }
      try reader.expect(.colon, .sign(":"))
      let file = try reader.plainString()
      return ImageItem(
        conditions: conditions, file: file, range: SourceRange(word.start, reader.previousEnd))
    }
  }

  /// `userInterfaceStyle dark`.
  private mutating func imageCondition() throws(Interruption) -> ImageItem.Condition {
    note(.traitKey(of: nil))
    guard check(.name) else { throw unexpected([.name]) }
    let trait = Identifier(token.name, token.range)
    advance()
    note(.operandValue(of: Expression(.name(trait.name), trait.range)))
    return ImageItem.Condition(trait: trait, value: try unary())
  }
}

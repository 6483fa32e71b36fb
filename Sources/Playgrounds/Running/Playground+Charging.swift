import Commands
import Journals
import Syntax
import Traits
import ViewTree

/// What takes time or room by the size of what is there is charged as steps, so that the limit on steps
/// bounds both.
extension Playground {
  /// What a step pays for.
  enum Price {
    /// Bytes of a text that is made, compared, counted or shown.
    static let bytes = 64
    /// Elements of a list that is copied.
    static let elements = 16
    /// As long as no statement has taken more steps, no value is so large that states need be weighed.
    static let unweighed = 32
    /// Environments that an update writes, and going back writes again.
    static let environments = 4
    /// Steps for a row of an answer: it costs about as much as so many additions.
    static let row = 8
    /// The most that one answer costs, so that a session of any size can be looked at.
    static let answer = Limit.steps / 10
  }

  /// Counts what an answer, or another question to everything, has looked at.
  func charge(rows: Int) throws(Problem) { try step(min(rows * Price.row, Price.answer), nil) }

  /// Counts a text of so many bytes; what doubles a text again and again ends as other loops do.
  func charge(bytes: Int) throws(Problem) {
    if bytes > World.longestText { throw Problem(.textTooLong(World.longestText), nil) }
    if bytes >= Price.bytes { try step(bytes / Price.bytes, nil) }
  }

  /// Posts an answer that took looking at so many rows.
  func answer(_ event: Event, rows: Int) throws(Problem) {
    try charge(rows: rows)
    post(event)
  }

  /// A table whose rows are paid for.
  func answer(_ table: TableReport, limitedTo limit: Int = .max, whole: String = "") throws(Problem) {
    try answer(.table(table.limited(to: limit, whole: whole)), rows: table.rows.count)
  }

  /// A table that grows at its end, whose rows are paid for.
  func answer(_ table: TableReport, newest limit: Int, whole: String) throws(Problem) {
    try answer(.table(table.limited(toNewest: limit, whole: whole)), rows: table.rows.count)
  }

  /// A tree whose rows are paid for.
  func answer(_ tree: TreeReport, limitedTo limit: Int, whole: String) throws(Problem) {
    try answer(.tree(tree.folded(to: limit, whole: whole)), rows: tree.rows.count)
  }

  /// A screen, whose views were gathered.
  func answer(_ screen: ScreenReport) throws(Problem) {
    try answer(.screen(screen), rows: 8 + screen.content.count + screen.inspectorNames.count)
  }

  /// A struct's value; where its type does not say how deep it is, it is measured, and paid for part by part.
  func structure(_ row: Int32, _ fields: [Value]) throws(Problem) -> Value {
    let value = Value.structure(row, fields)
    if world.hasUnboundedValues(structure: row) {
      var visits = 0
      let isTooDeep = world.isTooDeep(value, visits: &visits, limit: Limit.steps)
      try step(visits, nil)
      if isTooDeep { throw Problem(.valueTooDeep(World.deepestValue), nil) }
    }
    return value
  }

  /// A value as the trait engine keeps it.
  ///
  /// A collection can hold others where a trait's values are collections, and those others again: comparing,
  /// writing and letting go of them takes time and stack for each.
  func storable(_ value: Value, of trait: TraitID) throws(Problem) -> TraitValue {
    let stored = world.engineValue(value, of: trait)
    guard case .object(let object) = stored, let payload = object as? TraitPayload,
      payload.collections > World.deepestValue
    else { return stored }
    throw Problem(
      .engine(
        cause: "a value holds more than \(World.deepestValue) collections",
        suggestion: "a trait can have the values that are of use instead"), nil)
  }

  /// What a field holds where the initialiser does not say: a definition since the code was read may have taken it away.
  func defaultValue(ofField index: Int, of row: Int) throws(Problem) -> Value {
    if let value = world.structs.look(at: row, { $0.fields[index].defaultValue }) { return value }
    let (type, field) = (world.structs[row].name, world.structs[row].fields[index].name)
    throw Problem(.missingArgument(field, of: type, usage: "\(type)(\(field): …)"), nil)
  }

  /// Counts the parts of two values that were compared to see whether anything changes.
  func charge(compared parts: Int) throws(Problem) {
    if parts >= Price.elements { try step(parts / Price.elements, nil) }
  }

  /// A value as `print` shows it.
  func plain(_ value: Value) throws(Problem) -> String {
    try charged(try told { () in world.plain(value) })
  }

  /// A value as it is written in the language.
  func literal(_ value: Value, _ type: ValueType? = nil) throws(Problem) -> String {
    try charged(try told { () in world.literal(value, type) })
  }

  /// A text, the traits of all collections in it paid for.
  private func told(_ text: () -> String) throws(Problem) -> String {
    let before = world.describedTraits
    let text = text()
    if world.describedTraits > before { try step((world.describedTraits - before) * Price.row, nil) }
    return text
  }

  /// A text that is made, or looked through.
  @inline(__always)
  func charged(_ text: String) throws(Problem) -> String {
    try charge(bytes: text.utf8.count)
    return text
  }

  /// One string behind another.
  func joined(_ left: String, _ right: String) throws(Problem) -> String {
    try charge(bytes: left.utf8.count + right.utf8.count)
    return left + right
  }

  /// `"\(a) and \(b)"`: paid for piece by piece, before it grows.
  func interpolate(_ pieces: [Code.Piece]) throws(Problem) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .literal(let index): if case .string(let part) = literals[Int(index)] { text += part }
      case .value(let code):
        let value = try evaluate(code)
        let part = try told { () in world.plain(value) }
        if text.utf8.count + part.utf8.count > World.longestText {
          throw Problem(.textTooLong(World.longestText), nil)
        }
        try charge(bytes: part.utf8.count)
        text += part
      }
    }
    return text
  }
}

internal import CLibEdit
internal import LineEditing

extension TerminalLineReader {
  /// Carries out a key that libedit leaves to the reader.
  func act(on code: Int32, inCommands: Bool) -> cedit_outcome {
    let key = KeyCode.key(for: code)
    let entry = line.entry
    if ![.up, .down, .control("p"), .control("n"), .text("j"), .text("k")].contains(key) {
      state.goalColumn = nil
    }
    switch key {
    case .enter: return enter(entry)
    case .control("c"): return finish(.interrupted, entry)
    case .control("d") where entry.text.isEmpty: return finish(.end, entry)
    case .control("z"): suspend()
    case .control("l"): clearScreen()
    case .control("r"), .control("s"), .text("/"), .text("?"): return search(from: entry)
    case .text("n"): repeatSearch(entry, older: true)
    case .text("N"): repeatSearch(entry, older: false)
    case .up, .control("p"), .text("k"), .text("-"): up(entry, inCommands)
    case .down, .control("n"), .text("j"), .text("+"): down(entry, inCommands)
    case .text("G"): recall(at: 0, prefix: "", inCommands)
    case .tab: complete(entry)
    case .backTab, .pageUp: turnPage(forward: false)
    case .pageDown: turnPage(forward: true)
    // libedit would start `vi` here, on a terminal that is in the reader's mode, and wait for its end.
    case .text("v"): bell()
    default: edit(key, entry, inCommands)
    }
    return CEDIT_CONTINUE
  }

  /// The keys that change the text or move the cursor and know nothing else.
  private func edit(_ key: Key, _ entry: Entry, _ inCommands: Bool) {
    switch key {
    case .left, .control("b"): move(to: max(entry.previous, inCommands ? entry.lineStart : 0))
    case .right, .control("f"): right(entry, inCommands)
    case .home, .control("a"): move(to: entry.lineStart)
    case .end, .control("e"): end(entry, inCommands)
    case .wordLeft: move(to: entry.previousWord)
    case .wordRight: wordRight(entry)
    case .backspace: replace(entry.previous..<entry.cursor, with: "")
    case .delete, .control("d"): replace(entry.cursor..<entry.next, with: "")
    case .altEnter: insert("\n" + entry.lineBeforeCursor.prefix { $0 == " " || $0 == "\t" })
    case .paste: insert(state.pasted)
    case .text("}"): closeBrace(entry)
    case .control("_"): undo()
    default: kill(key, entry)
    }
  }

  func finish(_ event: LineEvent, _ entry: Entry) -> cedit_outcome {
    state.entry = entry
    state.outcome = event
    return CEDIT_FINISH
  }

  private func enter(_ entry: Entry) -> cedit_outcome {
    guard state.request.completeness(entry.text) != .complete else {
      // A paste often brings the end of its last line along.
      var text = entry.text
      while text.last == "\n" { text.removeLast() }
      return finish(.entry(text), entry)
    }
    let head = String(entry.text[..<entry.index])
    insert("\n" + String(repeating: " ", count: keys.bringsIndentation ? 0 : indent(after: head)))
    return CEDIT_CONTINUE
  }

  private func indent(after text: String) -> Int {
    guard case .incomplete(let indent) = state.request.completeness(text) else { return 0 }
    return max(indent, 0)
  }

  /// A brace that closes a block goes to the column where the block began, if only blanks stand before it.
  private func closeBrace(_ entry: Entry) {
    let blanks = entry.lineBeforeCursor
    guard entry.lineStart > 0, blanks.allSatisfy({ $0 == " " }) else { return insert("}") }
    let start = entry.cursor - blanks.utf8.count
    let head = String(entry.text.utf8.prefix(start)) ?? ""
    let indent = min(indent(after: head + "}"), blanks.count)
    replace(start..<entry.cursor, with: String(repeating: " ", count: indent) + "}")
  }

  // MARK: The text and the cursor

  func insert(_ text: some StringProtocol) {
    let cursor = line.entry.cursor
    replace(cursor..<cursor, with: String(text))
  }

  /// Puts a text in place of a range of UTF-8 offsets; the cursor stands behind it.
  func replace(_ range: Range<Int>, with text: String) {
    let old = Array(line.entry.text.utf8)
    let range = range.clamped(to: 0..<old.count)
    let new = old[..<range.lowerBound] + text.utf8 + old[range.upperBound...]
    line.entry = Entry(String(decoding: new, as: UTF8.self), cursor: range.lowerBound + text.utf8.count)
  }

  func move(to cursor: Int) {
    var entry = line.entry
    entry.cursor = cursor
    line.entry = entry
  }

  private func right(_ entry: Entry, _ inCommands: Bool) {
    if entry.isAtEnd { return insert(suggestion(for: entry)) }
    if inCommands && entry.next == entry.text.utf8.count { return }
    move(to: entry.next)
  }

  private func wordRight(_ entry: Entry) {
    guard entry.isAtEnd else { return move(to: entry.nextWord) }
    let whole = entry.text + suggestion(for: entry)
    let end = Entry(whole, cursor: entry.cursor).nextWord
    insert(String(whole.utf8.dropFirst(entry.cursor).prefix(end - entry.cursor)) ?? "")
  }

  private func end(_ entry: Entry, _ inCommands: Bool) {
    if entry.isAtEnd { return insert(suggestion(for: entry)) }
    let end = entry.lineEnd
    move(to: inCommands && end > entry.lineStart ? Entry(entry.text, cursor: end).previous : end)
  }

  /// What a key would add at the end of the entry.
  func suggestion(for entry: Entry) -> String {
    guard entry.isAtEnd, !entry.text.isEmpty,
      let whole = state.request.suggestion(entry.text, history), whole.hasPrefix(entry.text)
    else { return "" }
    return EntryText.cleaned(String(whole.dropFirst(entry.text.count)))
  }

  private func undo() {
    guard let earlier = state.earlier.popLast() else { return bell() }
    line.entry = earlier
    state.entry = earlier
  }
}

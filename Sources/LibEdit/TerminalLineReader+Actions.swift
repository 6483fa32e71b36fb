import CLibEdit
import LineEditing

extension TerminalLineReader {
  /// Carries out a key that libedit passes to the reader; returns false if the entry is finished.
  func act(on code: Int32, inCommands: Bool) -> Bool {
    let key = KeyCode.key(for: code, last: state.key)
    let entry = line.entry
    let column = state.goalColumn ?? entry.column
    state.goalColumn = nil
    switch key {
    case .enter: return enter(entry)
    case .control("c"): return finish(.interrupted, entry)
    case .control("d") where entry.text.isEmpty: return finish(.end, entry)
    case .control("z"): suspend()
    case .control("l"): screen.clear()
    case .control("r"), .control("s"), .text("/"), .text("?"):
      return search(from: entry, fetchesOnly: inCommands)
    case .text("n"), .text("N"): repeatSearch(entry, older: key == .text("n"))
    case .up, .control("p"), .alt("p"), .text("k"), .text("-"), .text("K"):
      go(up: true, from: column, entry, inCommands)
    case .down, .control("n"), .alt("n"), .text("j"), .text("+"), .text("J"):
      go(up: false, from: column, entry, inCommands)
    case .text("G"): recall(at: 0, prefix: "", inCommands)
    case .tab: complete(entry)
    case .backTab, .pageUp, .pageDown: turnPage(forward: key == .pageDown)
    // libedit would start `vi`, look up an alias, or turn the line into a comment.
    case .text("v"), .text("@"), .text("#"): screen.bell()
    default: edit(key, entry, inCommands)
    }
    return true
  }

  /// Carries out the keys that only change the text or move the cursor.
  private func edit(_ key: Key, _ entry: Entry, _ inCommands: Bool) {
    let (cursor, start) = (entry.cursor, entry.lineStart)
    switch key {
    case .left, .control("b"): move(to: max(entry.previous, inCommands ? start : 0))
    case .right where !entry.isAtEnd, .control("f") where !entry.isAtEnd:
      if !inCommands || entry.next < entry.text.utf8.count { move(to: entry.next) }
    case .end where !entry.isAtEnd, .control("e") where !entry.isAtEnd:
      let end = entry.lineEnd
      move(to: inCommands && end > start ? Entry(entry.text, cursor: end).previous : end)
    case .right, .control("f"), .end, .control("e"): insert(suggestion(for: entry))
    case .home, .control("a"): move(to: start)
    case .wordLeft, .alt("b"): move(to: entry.previousWord)
    case .wordRight, .alt("f"): wordRight(entry)
    case .backspace: set(entry.replacing(entry.previous..<cursor, with: ""))
    case .delete, .control("d"): set(entry.replacing(cursor..<entry.next, with: ""))
    case .altEnter: insert("\n" + entry.lineBeforeCursor.prefix { $0 == " " || $0 == "\t" })
    case .paste(let text): insert(text)
    case .text("}"): closeBrace(entry)
    case .control("_"): if let earlier = state.undo() { set(earlier) } else { screen.bell() }
    case .control("k"): kill(cursor..<max(entry.lineEnd, cursor == entry.lineEnd ? entry.next : 0), entry)
    case .control("u"): kill(start..<cursor, entry)
    case .control("w"): kill(entry.previousBlank..<cursor, entry)
    case .alt("\u{7F}"), .alt("\u{8}"): kill(entry.previousWord..<cursor, entry)
    case .alt("d"): kill(cursor..<entry.nextWord, entry)
    case .control("y"): insert(killed)
    default: break
    }
  }

  func finish(_ event: LineEvent, _ entry: Entry) -> Bool {
    state.note(entry)
    state.outcome = event
    return false
  }

  private func enter(_ entry: Entry) -> Bool {
    if entry.text.isEmpty, let inserted = state.request.textForEmptyEnter() {
      set(Entry(inserted.cleaned))
      return true
    }
    guard state.request.completeness(entry.text) != .complete else {
      // A paste often ends with the line end of its last line.
      var text = entry.text
      while text.last == "\n" { text.removeLast() }
      return finish(.entry(text), entry)
    }
    let indent = keys.bringsIndentation ? 0 : indent(after: String(entry.textBeforeCursor))
    insert("\n" + String(repeating: " ", count: indent))
    return true
  }

  private func indent(after text: String) -> Int {
    guard case .incomplete(let indent) = state.request.completeness(text) else { return 0 }
    return max(indent, 0)
  }

  /// Inserts a closing brace; if only spaces precede it, it goes to the column of its block's beginning.
  private func closeBrace(_ entry: Entry) {
    let blanks = entry.lineBeforeCursor
    guard entry.lineStart > 0, blanks.allSatisfy({ $0 == " " }) else { return insert("}") }
    let indent = min(indent(after: entry.part(0..<entry.lineStart) + "}"), blanks.count)
    set(entry.replacing(entry.lineStart..<entry.cursor, with: String(repeating: " ", count: indent) + "}"))
  }

  // MARK: The text and the cursor

  func set(_ entry: Entry) { if !line.replace(with: entry) { screen.bell() } }

  private func insert(_ text: String) {
    let entry = line.entry
    set(entry.replacing(entry.cursor..<entry.cursor, with: text))
  }

  private func move(to cursor: Int) { set(Entry(line.entry.text, cursor: cursor)) }

  private func kill(_ range: Range<Int>, _ entry: Entry) {
    guard !range.isEmpty else { return screen.bell() }
    killed = entry.part(range)
    set(entry.replacing(range, with: ""))
  }

  private func wordRight(_ entry: Entry) {
    guard entry.isAtEnd else { return move(to: entry.nextWord) }
    let whole = Entry(entry.text + suggestion(for: entry), cursor: entry.cursor)
    insert(whole.part(entry.cursor..<whole.nextWord))
  }

  func suggestion(for entry: Entry) -> String {
    guard entry.isAtEnd, !entry.text.isEmpty else { return "" }
    return history.suggestion(for: entry.text)?.cleaned ?? ""
  }

  // MARK: Completion

  /// Tab: inserts the common prefix of the candidates, and lists them if there are several; pressed again, it turns the page.
  private func complete(_ entry: Entry) {
    if state.list != nil { return turnPage(forward: true) }
    let completions = state.request.completions(entry.text, entry.cursor)
    guard !completions.candidates.isEmpty else { return screen.bell() }
    let typed = entry.part(completions.replacing)
    let common = completions.commonPrefix.cleaned
    if common != typed && (completions.candidates.count == 1 || common.hasPrefix(typed)) {
      set(entry.replacing(completions.replacing, with: common))
    }
    if completions.candidates.count > 1 { state.list = CandidateList(completions.candidates) }
  }

  private func turnPage(forward: Bool) {
    let rows = screen.room(under: content(line.entry))
    state.list?.turn(forward: forward, rows: rows)
  }

  /// ^Z: releases the terminal and stops the process; shows the entry again when the process continues.
  func suspend() {
    state.list = nil
    paint()
    leave()
    cedit_suspend()
    screen.updateSize()
  }
}

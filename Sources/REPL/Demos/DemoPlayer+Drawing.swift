import Drawings

extension DemoPlayer {
  /// Draws the demo as it is now, where the terminal has another size.
  func redraw() {
    let text = screen.draft { screen in
      drawPast(on: screen)
      for caption in step?.captions ?? demo.closing { screen.tell(caption) }
      if let statement = step?.statement {
        screen.prompt()
        for glyph in TypedEntry(statement).glyphs.prefix(typed) { screen.type(glyph) }
      }
    }
    replaceScreen(by: text)
  }

  /// Draws what was played before the next step, which is then to be shown; where the screen may not be drawn anew, says where the demo stands.
  func drawPast() {
    if parts.repaints {
      let text = screen.draft {
        drawPast(on: $0)
        screen.continues($0)
      }
      replaceScreen(by: text)
    } else {
      if isAtPrompt { screen.leavePrompt(repaints: false) }
      screen.remark("step \(demo.number(at: current)) of \(demo.count)")
    }
    (isShown, typed, rowsInUse) = (false, 0, 0)
    parts.streams.output.flush()
  }

  private func drawPast(on screen: DemoScreen) {
    // Each step takes a row at least.
    for index in max(0, current - parts.rows())..<current {
      for caption in demo.steps[index].captions { screen.tell(caption) }
      draw(index, on: screen)
    }
  }

  /// Shows the end of a text in place of all that stands there.
  func replaceScreen(by text: String) {
    let columns = max(parts.streams.width(), 1)
    let tail = ScreenTail(text, rows: max(parts.rows(), 1), columns: columns)
    parts.streams.output.write("\u{1B}[H\u{1B}[2J" + tail.text)
    parts.streams.output.flush()
  }

  /// Draws what a step did when it was performed.
  private func draw(_ index: Int, on screen: DemoScreen) {
    let step = demo.steps[index]
    if let statement = step.statement {
      screen.prompt()
      for glyph in TypedEntry(statement).glyphs { screen.type(glyph) }
      screen.enter(statement)
    }
    for message in performances[index] ?? [] { screen.show(message) }
    for caption in step.answer { screen.tell(caption) }
  }

  /// Counts the rows that a step took which was just performed.
  func countRows(of index: Int) {
    let text = screen.draft { draw(index, on: $0) }
    rowsInUse += ScreenPages(text).height(columns: max(parts.streams.width(), 1))
  }
}

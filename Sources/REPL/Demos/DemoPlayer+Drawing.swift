import Drawings

extension DemoPlayer {
  /// Draws the demo as it is now: after going elsewhere, and where the terminal has another size.
  ///
  /// Where the screen may not be drawn anew, it is said where the demo stands, and the step is shown again.
  func redraw() {
    let streams = parts.streams
    if parts.repaints {
      let tail = ScreenTail(picture(), rows: max(parts.rows(), 1), columns: max(streams.width(), 1))
      streams.output.write("\u{1B}[H\u{1B}[2J" + tail.text)
      isShown = true
    } else {
      if isAtPrompt { screen.leavePrompt(repaints: false) }
      screen.remark("step \(min(current + 1, demo.count)) of \(demo.count)")
      (isShown, typed) = (false, 0)
    }
    streams.output.flush()
  }

  /// What the terminal shows by now; of a long demo its end.
  private func picture() -> String {
    var text = ""
    let output = Output(appearance: parts.streams.output.appearance) { text += $0 }
    let screen = DemoScreen(Streams(output: output, errors: output, width: parts.streams.width))
    // Each step takes a row at least.
    for index in max(0, current - parts.rows())..<current { draw(demo.steps[index], index, on: screen) }
    for caption in step?.captions ?? demo.closing { screen.tell(caption) }
    if let statement = step?.statement {
      screen.prompt()
      for glyph in TypedEntry(statement).glyphs.prefix(typed) { screen.type(glyph) }
    }
    output.flush()
    return text
  }

  private func draw(_ step: Demo.Step, _ index: Int, on screen: DemoScreen) {
    for caption in step.captions { screen.tell(caption) }
    if let statement = step.statement {
      screen.prompt()
      for glyph in TypedEntry(statement).glyphs { screen.type(glyph) }
      screen.enter(statement)
    }
    for message in performances[index] ?? [] { screen.show(message) }
    for caption in step.answer { screen.tell(caption) }
  }
}

import Drawings

extension DemoPlayer {
  /// Tells what comes before the next step, or behind the last one, a window at a time.
  ///
  /// What does not fit waits: for a key where keys make the demo go on, else for as long as it takes to read what stands there.
  ///
  /// - Returns: Whether all was told. If not, the presenter wanted something else, and that is done.
  func tellCaptions() -> Bool {
    let captions = step?.captions ?? demo.closing
    var pages = ScreenPages(screen.text(of: captions))
    var isPaged = false
    while true {
      let start = pages.taken
      let page = pages.next(rows: parts.rows(), used: rowsInUse, columns: columns)
      screen.tell(part: page.text)
      if pages.isEmpty {
        unread += isPaged ? page.length : captions.reduce(0) { $0 + $1.length }
        return true
      }
      unread += page.length
      isPaged = true
      switch turnPage() {
      case nil, .go?, .enter?, .leap?: break
      case .resize?: pages = self.pages(of: captions, shown: start..<pages.taken)
      case let wish?:
        obey(wish)
        // What was told so far is told again with the rest.
        if isAtPrompt { screen.leavePrompt(repaints: parts.repaints) }
        (isShown, rowsInUse) = (false, 0)
        return false
      }
      (unread, rowsInUse) = (0, 0)
    }
  }

  private var columns: Int { max(parts.streams.width(), 1) }

  /// Waits below a part of the captions; `nil` if its time is over, else what the presenter wants.
  private func turnPage() -> Wish? {
    let needsKey = isWatched && (isHeld || tempo == .key || tempo == .typing)
    if needsKey { screen.showSign(.more) }
    let wish = wait(needsKey ? nil : moment, whenResized: .resize)
    if needsKey { screen.leaveSign(repaints: parts.repaints) }
    return wish
  }

  /// The captions for another size: again from the part that was shown where the screen may be drawn anew, else from what comes behind it.
  private func pages(of captions: [Demo.Caption], shown: Range<Int>) -> ScreenPages {
    if parts.repaints { replaceScreen(by: "") }
    return ScreenPages(
      screen.text(of: captions), behind: parts.repaints ? shown.lowerBound : shown.upperBound)
  }
}

import Drawings
import LineEditing

extension DemoPlayer {
  /// What the presenter wants.
  enum Wish: Hashable {
    /// To go on: any key that means nothing else.
    case go
    /// To go on, with Enter.
    case enter
    /// To see the result at once.
    case leap
    case back
    /// A number begins.
    case digit(Character)
    case prompt
    case end(Int32)
    /// To see in the terminal's new size what is shown just now.
    case resize
  }

  // MARK: - Waiting

  /// Waits before the next step until it is to be played, or the presenter wants something else.
  func stand() -> Wish {
    guard step != nil else { return standAtEnd() }
    while true {
      switch tempo {
      case .key, .typing: if let wish = waitAtPrompt() { return wish } else if !isWatched { return .go }
      case .reading, .pause:
        if !isHeld { return wait(moment) ?? .go }
        if let wish = waitAtPrompt() { return wish }
      }
    }
  }

  /// Waits at the prompt for a key, with the step's number at the end of its row as long as nothing is typed.
  private func waitAtPrompt() -> Wish? {
    // Where keys do the typing, digits go nowhere.
    guard isWatched, parts.repaints, tempo != .typing, isAtPrompt, typed == 0 else { return wait(nil) }
    while true {
      screen.showPlace("[\(demo.number(at: current))/\(demo.count)]")
      let wish = wait(nil, whenResized: .resize)
      screen.leavePrompt(repaints: true)
      screen.prompt()
      guard case .resize? = wish else { return wish }
      redraw()
    }
  }

  /// Behind the last step the presenter ends the demo, where it waits for them at all.
  private func standAtEnd() -> Wish {
    let wish = isHeld || tempo == .key || tempo == .typing ? waitAtEnd() : wait(moment)
    if case .back? = wish { return .back }
    if case .digit? = wish, let wish { return wish }
    if case .prompt? = wish { return .prompt }
    if case .end? = wish, let wish { return wish }
    return .end(0)
  }

  /// Waits behind the last step, which it says.
  private func waitAtEnd() -> Wish? {
    guard isWatched else { return wait(nil) }
    while true {
      screen.showSign(.end)
      let wish = wait(nil, whenResized: .resize)
      screen.leaveSign(repaints: parts.repaints)
      guard case .resize? = wish else { return wish }
      if parts.repaints { redraw() }
    }
  }

  /// How long what is there to be read stands before the demo goes on.
  var moment: Int {
    if case .pause(let time) = tempo { return time }
    return max(DemoPace.beforeEntry, DemoPace.reading(unread))
  }

  /// Whether somebody is there to press keys.
  var isWatched: Bool { parts.reader != nil }

  /// Waits for a wish at most that long; `nil` if there is none.
  ///
  /// - Parameter wish: What it means that the terminal has another size; if nothing, the demo is drawn again.
  func wait(_ milliseconds: Int?, whenResized wish: Wish? = nil) -> Wish? {
    parts.streams.output.flush()
    while true {
      switch parts.keys.wait(milliseconds) {
      case .silence: return nil
      case .resized:
        if let wish { return wish }
        if parts.repaints { redraw() }
      case .interrupted: return .end(ScriptRunner.Status.interrupted.rawValue)
      case .end: return .end(0)
      case .terminated(let signal): return .end(128 + signal)
      case .key(let key): if let wish = self.wish(for: key) { return wish }
      }
    }
  }

  private func wish(for key: Key) -> Wish? {
    switch key {
    case .enter: return .enter
    case .pageDown: return .go
    case .right, .down: return .leap
    case .left, .up, .pageUp: return .back
    case .control("c"): return .end(ScriptRunner.Status.interrupted.rawValue)
    // Where keys do the typing, letters and digits only type: whoever types as they speak must not end the demo by it, nor by the ^D that
    // ends a prompt which they were not given.
    case .escape where tempo == .typing: return .end(0)
    case .control("d") where keysType: return nil
    case .text("!") where typed == 0 || !keysType: return .prompt
    case .text where keysType: return .go
    case .control("d"), .text("q"): return .end(0)
    case .text(let scalar) where "0"..."9" ~= scalar: return .digit(Character(scalar))
    case .text: return .go
    default: return nil
    }
  }

  /// Whether keys type what comes next; behind the last step there is nothing to type.
  private var keysType: Bool { tempo == .typing && step != nil }

  // MARK: - Obeying

  /// Does what the presenter wants, or what comes next.
  func obey(_ wish: Wish) {
    switch wish {
    case .go, .enter, .leap:
      if wish != .leap { isHeld = false }
      if let wish = type(atOnce: wish == .leap) { obey(wish) } else { perform() }
    case .back: go(to: max(0, typed > 0 ? current : current - 1))
    case .digit(let digit): goToNumber(beginning: digit)
    case .prompt: lendPrompt()
    case .end(let status): ending = status
    case .resize: return
    }
  }

  /// Types the statement of the next step to its end and presses Enter; or returns what the presenter wants instead.
  private func type(atOnce: Bool) -> Wish? {
    guard let statement = step?.statement else { return nil }
    let entry = TypedEntry(statement)
    var isHurried = atOnce
    while typed < entry.glyphs.count, !isHurried {
      switch tempo == .typing ? typeByKey(entry) : typeInTime(entry) {
      case nil: continue
      case .go, .enter, .leap: isHurried = true
      case let wish: return wish
      }
    }
    show(entry.glyphs.count - typed, of: entry)
    if !isHurried, let wish = waitForEnter() { return wish }
    screen.enter(statement)
    return nil
  }

  /// Types the next character once its time has come; or returns what the presenter wants before.
  private func typeInTime(_ entry: TypedEntry) -> Wish? {
    let pace = entry.pace(at: typed)
    if pace > 0, let wish = wait(pace) { return wish }
    show(1, of: entry)
    return nil
  }

  /// Types what a key types, and waits for the next one; returns what the presenter wants if it is not to type on.
  private func typeByKey(_ entry: TypedEntry) -> Wish? {
    show(DemoPlayer.charactersPerKey, of: entry)
    guard typed < entry.glyphs.count, let wish = wait(nil), wish != .go else { return nil }
    return wish
  }

  private func show(_ count: Int, of entry: TypedEntry) {
    for glyph in entry.glyphs[typed...].prefix(count) {
      screen.type(glyph)
      typed += 1
    }
  }

  /// Waits until Enter is to be pressed; returns what the presenter wants instead.
  private func waitForEnter() -> Wish? {
    guard tempo == .typing, isWatched else {
      let wish = wait(DemoPace.beforeEnter)
      return wish.flatMap { [.go, .enter, .leap].contains($0) ? nil : $0 }
    }
    while true {
      switch wait(nil) {
      case .enter, .leap: return nil
      case .go, nil: continue
      case let wish: return wish
      }
    }
  }
}

import Drawings
import LineEditing

extension DemoPlayer {
  /// What the presenter wants.
  enum Wish: Hashable {
    /// To go on: any key that means nothing else, or Enter.
    case go, enter
    /// To see the result at once.
    case leap
    case back
    /// A number begins.
    case digit(Character)
    case prompt
    case end(Int32)
  }

  // MARK: - Waiting

  /// Waits before the next step until it is to be played, or the presenter wants something else.
  func stand() -> Wish {
    let needsKey = isWatched && (isHeld || tempo == .key || tempo == .typing)
    guard step == nil else {
      if needsKey { return waitAtPrompt() }
      return isWatched || [.key, .typing].contains(tempo) == false ? wait(moment) ?? .go : .go
    }
    if needsKey { note(StyledText("The end: Enter leaves", .dim)) }
    let wish = wait(needsKey ? nil : moment) ?? .end(0)
    if needsKey { leavePrompt() }
    return [.go, .enter, .leap].contains(wish) ? .end(0) : wish
  }

  /// Waits at the prompt for a key, with the step's number at the end of its row as long as nothing is typed.
  private func waitAtPrompt() -> Wish {
    let text = "[\(demo.number(at: current))/\(demo.count)]"
    let room = parts.streams.width() - Self.prompt.width - text.utf8.count - 1
    // Where keys do the typing, digits go nowhere.
    guard parts.repaints, tempo != .typing, isAtPrompt, room > 0 else { return wait(nil) ?? .go }
    note(.blanks(room) + StyledText(text, .dim))
    parts.write("\r")
    note(Self.prompt)
    let wish = wait(nil) ?? .go
    leavePrompt()
    note(Self.prompt)
    return wish
  }

  /// Waits below a part of the captions; nil if its time is over or a key turned the page.
  func turnPage() -> Wish? {
    let needsKey = isWatched && (isHeld || tempo == .key || tempo == .typing)
    if needsKey { note(StyledText("Enter goes on", .dim)) }
    let wish = wait(needsKey ? nil : moment)
    if needsKey { leavePrompt() }
    return wish.flatMap { [.go, .enter, .leap].contains($0) ? nil : $0 }
  }

  /// How long what is there to be read stands before the demo goes on: some 20 characters a second (our decision).
  private var moment: Int {
    if case .pause(let time) = tempo { return time }
    return max(400, unread == 0 ? 0 : min(600 + 50 * unread, 8_000))
  }

  /// Whether somebody is there to press keys.
  private var isWatched: Bool { parts.reader != nil }

  /// Waits for a wish at most that long; nil if there is none.
  private func wait(_ milliseconds: Int?) -> Wish? {
    while true {
      switch parts.wait(milliseconds) {
      case .silence: return nil
      case .resized: continue
      case .interrupted: return .end(130)
      case .end: return .end(0)
      case .terminated(let signal): return .end(128 + signal)
      case .key(let key): if let wish = self.wish(for: key) { return wish }
      }
    }
  }

  private func wish(for key: Key) -> Wish? {
    // Where keys do the typing, letters and digits only type; behind the last step there is nothing to type.
    let types = tempo == .typing && step != nil
    switch key {
    case .enter: return .enter
    case .pageDown: return .go
    case .right, .down: return .leap
    case .left, .up, .pageUp: return .back
    case .control("c"): return .end(130)
    case .escape where tempo == .typing: return .end(0)
    case .control("d") where types: return nil
    case .text("!") where typed == 0 || !types: return .prompt
    case .text where types: return .go
    case .control("d"), .text("q"): return .end(0)
    case .text(let scalar) where "0"..."9" ~= scalar: return .digit(Character(scalar))
    case .text: return .go
    default: return nil
    }
  }

  // MARK: - Obeying

  /// Does what the presenter wants, or what comes next.
  func obey(_ wish: Wish) {
    switch wish {
    case .go, .enter, .leap:
      if wish != .leap { isHeld = false }
      if let wish = type(atOnce: wish == .leap) { obey(wish) } else { perform() }
    case .back: go(to: typed > 0 ? current : current - 1)
    case .digit(let digit): goToNumber(beginning: digit)
    case .prompt: lendPrompt()
    case .end(let status): ending = status
    }
  }

  /// How many characters a key types where keys do the typing.
  private static let charactersPerKey = 3

  /// Types the statement of the next step to its end and presses Enter; or returns what the presenter wants instead.
  private func type(atOnce: Bool) -> Wish? {
    guard let statement = step?.statement else { return nil }
    let glyphs = LessonScreen.colored(statement).spans.flatMap { span in
      span.text.map { (character: $0, style: span.style) }
    }
    var isHurried = atOnce
    while typed < glyphs.count, !isHurried {
      let previous = typed == 0 ? nil : glyphs[typed - 1].character
      let pace = Self.pace(of: glyphs[typed].character, after: previous)
      var wish: Wish?
      if tempo != .typing, pace > 0 { wish = wait(pace) }
      if tempo == .typing, typed > 0, typed.isMultiple(of: Self.charactersPerKey) {
        wish = wait(nil)
        if wish == .go { wish = nil }
      }
      if let wish, ![.go, .enter, .leap].contains(wish) { return wish }
      isHurried = wish != nil
      if !isHurried { typeGlyph(glyphs[typed]) }
    }
    while typed < glyphs.count { typeGlyph(glyphs[typed]) }
    if !isHurried, let wish = waitForEnter() { return wish }
    put("\n")
    return nil
  }

  private func typeGlyph(_ glyph: (character: Character, style: Style)) {
    put(
      glyph.character.isNewline
        ? "\n" + .blanks(Self.prompt.width) : StyledText(String(glyph.character), glyph.style))
    typed += 1
  }

  /// Waits until Enter is to be pressed; returns what the presenter wants instead.
  private func waitForEnter() -> Wish? {
    let waitsForKey = tempo == .typing && isWatched
    while true {
      let wish = wait(waitsForKey ? nil : 450)
      if waitsForKey, wish == .go { continue }
      return wish.flatMap { [.go, .enter, .leap].contains($0) ? nil : $0 }
    }
  }

  /// How long the key for a character takes, in milliseconds: some 200 characters a minute (our decision).
  ///
  /// It depends on the text alone, so that the same demo takes the same time whenever it is played.
  static func pace(of character: Character, after previous: Character?) -> Int {
    guard let previous else { return 0 }
    // The blanks that indent a line come by themselves.
    if character.isWhitespace, previous.isNewline || previous.isWhitespace { return 0 }
    let scalar = { (character: Character) in character.unicodeScalars.first?.value ?? 0 }
    let pair = (scalar(previous) &* 31 &+ scalar(character) &* 17) % 45
    return 40 + Int(pair) + (previous.isWhitespace ? 60 : character.isLetter || character.isNumber ? 0 : 35)
  }

  // MARK: - Numbers

  /// Reads the rest of a number and goes to the step that it names.
  private func goToNumber(beginning digit: Character) {
    var digits = String(digit)
    while !digits.isEmpty {
      let number = Int(digits).flatMap { 1...max(demo.count, 1) ~= $0 ? $0 : nil }
      if parts.repaints {
        leavePrompt()
        let label = number.map { demo.steps[demo.place(ofStep: $0)].label } ?? "there is no such step"
        let text = "\(digits) of \(demo.count): Enter goes there, Escape stays   \(label)"
        note(StyledText(text, .dim).truncated(to: max(parts.streams.width() - 1, 1)))
      }
      switch parts.wait(nil) {
      case .key(.text(let scalar)) where "0"..."9" ~= scalar && digits.count < 9:
        digits.unicodeScalars.append(scalar)
      case .key(.backspace): digits.removeLast()
      case .key(.enter):
        if let number { return go(to: demo.place(ofStep: number)) }
      case .key(.escape), .silence: digits = ""
      case .key(.control("c")), .interrupted: return ending = 130
      case .end: return ending = 0
      case .terminated(let signal): return ending = 128 + signal
      case .key, .resized: continue
      }
    }
    go(to: current)
  }
}

import Drawings
import LineEditing

extension DemoPlayer {
  /// The reason why the demo goes on: the time is over, or a key was pressed; Enter and `leap` also shorten the typing.
  enum Pace { case time, key, enter, leap }

  /// A request of the presenter that interrupts the demo.
  enum Request: Error { case back, number(Unicode.Scalar), prompt, end(Int32) }

  // MARK: - Waiting

  /// Waits until the next step is to be played.
  func waitForStep() throws(Request) -> Pace {
    if step == nil {
      try pause("The end: Enter leaves")
      throw .end(0)
    }
    if needsKey { return try waitAtPrompt() }
    // Without a presenter there are no keys, so a demo driven by keys does not wait.
    return tempo == .key || tempo == .typing ? .time : try nextPace(within: moment)
  }

  /// Waits below a text; if a key is needed, shows a note about Enter.
  func pause(_ sign: String) throws(Request) {
    guard needsKey else {
      _ = try nextPace(within: moment)
      return
    }
    note(StyledText(sign, .dim))
    defer { leavePrompt() }
    _ = try nextPace(within: nil)
  }

  /// Waits at the prompt for a key, with the step's number at the end of the row while nothing is typed.
  private func waitAtPrompt() throws(Request) -> Pace {
    let text = "[\(demo.number(at: current))/\(demo.count)]"
    let room = streams.width() - Self.prompt.width - text.utf8.count - 1
    // If keys do the typing, the number is not shown, since digits do not go to a step.
    guard streams.isInteractive, tempo != .typing, isAtPrompt, room > 0 else {
      return try nextPace(within: nil)
    }
    note(.blanks(room) + StyledText(text, .dim))
    write("\r")
    note(Self.prompt)
    defer {
      leavePrompt()
      note(Self.prompt)
    }
    return try nextPace(within: nil)
  }

  /// Whether a presenter is there, and the demo goes on only after a key.
  private var needsKey: Bool { reader != nil && (isHeld || tempo == .key || tempo == .typing) }

  /// The time to wait before the demo goes on, in milliseconds: for some 20 characters a second (our decision).
  private var moment: Int {
    if case .pause(let time) = tempo { return time }
    return max(400, unread == 0 ? 0 : min(600 + 50 * unread, 8_000))
  }

  /// Waits at most this long until the demo is to go on.
  private func nextPace(within milliseconds: Int?) throws(Request) -> Pace {
    while true {
      switch wait(milliseconds) {
      case .silence: return .time
      case .resized: continue
      case .interrupted: throw .end(130)
      case .end: throw .end(0)
      case .key(let key): if let pace = try pace(of: key) { return pace }
      }
    }
  }

  private func pace(of key: Key) throws(Request) -> Pace? {
    // If keys do the typing, letters and digits only type; after the last step there is nothing to type.
    let types = tempo == .typing && step != nil
    switch key {
    case .enter: return .enter
    case .pageDown: return .key
    case .right, .down: return .leap
    case .left, .up, .pageUp: throw .back
    case .control("c"): throw .end(130)
    case .escape where tempo == .typing: throw .end(0)
    case .control("d") where types: return nil
    case .text("!") where (typed ?? 0) == 0 || !types: throw .prompt
    case .text where types: return .key
    case .control("d"), .text("q"): throw .end(0)
    case .text(let scalar) where "0"..."9" ~= scalar: throw .number(scalar)
    case .text(" "): return .key
    default: return nil
    }
  }

  // MARK: - Typing

  private static let charactersPerKey = 3

  /// Types the rest of the next step's statement and presses Enter.
  func type(atOnce: Bool) throws(Request) {
    var isHurried = atOnce
    let glyphs = glyphs
    while let typed, typed < glyphs.count, !isHurried {
      let pace = Self.pace(of: glyphs[typed].character, after: typed == 0 ? nil : glyphs[typed - 1].character)
      if tempo == .typing, typed > 0, typed.isMultiple(of: Self.charactersPerKey) {
        isHurried = [.enter, .leap].contains(try nextPace(within: nil))
      } else if tempo != .typing, pace > 0 {
        isHurried = try nextPace(within: pace) != .time
      }
      put(glyphs[typed])
      self.typed = typed + 1
    }
    if !isHurried, step?.statement != nil {
      let waitsForKey = tempo == .typing && reader != nil
      while try nextPace(within: waitsForKey ? nil : 450) == .key, waitsForKey {}
    }
    typeAtOnce()
  }

  /// Types the rest of the statement without pauses, and presses Enter.
  func typeAtOnce() {
    if step?.statement == nil { return }
    for glyph in glyphs.dropFirst(typed ?? 0) { put(glyph) }
    put("\n")
  }

  /// The characters of the next step's statement with their styles.
  private var glyphs: [(character: Character, style: Style)] {
    screen.colored(step?.statement ?? "").spans.flatMap { span in
      span.text.map { (character: $0, style: span.style) }
    }
  }

  private func put(_ glyph: (character: Character, style: Style)) {
    put(
      glyph.character.isNewline
        ? "\n" + .blanks(Self.prompt.width) : StyledText(String(glyph.character), glyph.style))
  }

  /// The time to type a character, in milliseconds: some 200 characters a minute (our decision); it depends on the text only.
  private static func pace(of character: Character, after previous: Character?) -> Int {
    guard let previous else { return 0 }
    // Indentation takes no time.
    if character.isWhitespace, previous.isNewline || previous.isWhitespace { return 0 }
    let scalar = { (character: Character) in character.unicodeScalars.first?.value ?? 0 }
    let pair = (scalar(previous) &* 31 &+ scalar(character) &* 17) % 45
    return 40 + Int(pair) + (previous.isWhitespace ? 60 : character.isLetter || character.isNumber ? 0 : 35)
  }

  // MARK: - Obeying

  func handle(_ request: Request) {
    switch request {
    case .back: go(to: (typed ?? 0) > 0 ? current : current - 1)
    case .number(let digit): goToNumber(beginning: digit)
    case .prompt: lendPrompt()
    case .end(let status): ending = status
    }
  }

  /// Reads the rest of a number and goes to the step with that number.
  private func goToNumber(beginning digit: Unicode.Scalar) {
    guard let reader else { return }
    if isAtPrompt { leavePrompt() }
    var request = LineRequest(prompt: Prompt("step (of \(demo.count)): "))
    request.recording = .none
    reader.endKeys()
    reader.putBack(.text(digit))
    let event = reader.readLine(request)
    reader.beginKeys()
    switch event {
    case .entry(let text):
      let number = Int(text).flatMap { 1...max(demo.count, 1) ~= $0 ? $0 : nil }
      go(to: number.map { demo.place(ofStep: $0) } ?? current)
    case .interrupted: go(to: current)
    case .end: ending = 0
    }
  }
}

import Drawings
import LineEditing

/// Going to a step by its number.
extension DemoPlayer {
  /// Reads the rest of a number and goes to the step that it names.
  func goToNumber(beginning digit: Character) {
    var digits = String(digit)
    while true {
      if parts.repaints { screen.note(sentence(forNumber: digits)) }
      parts.streams.output.flush()
      switch parts.keys.wait(nil) {
      case .key(.text(let scalar)) where "0"..."9" ~= scalar && digits.count < 9:
        digits.unicodeScalars.append(scalar)
      case .key(.backspace): digits.removeLast()
      case .key(.enter):
        if let number = number(digits) { return go(to: demo.place(ofStep: number)) }
        // Where it cannot be said in place, it is said, and the demo stays.
        if !parts.repaints { return refuse(digits) }
      case .resized: if parts.repaints { redraw() }
      case .key(.escape), .silence: return go(to: current)
      case .key(.control("c")), .interrupted: return ending = ScriptRunner.Status.interrupted.rawValue
      case .end: return ending = 0
      case .terminated(let signal): return ending = 128 + signal
      case .key: continue
      }
      if digits.isEmpty { return go(to: current) }
    }
  }

  /// The step that digits name, if there is one.
  private func number(_ digits: String) -> Int? {
    Int(digits).flatMap { 1...max(demo.count, 1) ~= $0 ? $0 : nil }
  }

  /// Where a number leads: `3 of 5: Enter goes there, Escape stays   cell.theme`.
  private func sentence(forNumber digits: String) -> String {
    guard let number = number(digits) else { return refusal(of: digits) + "; Escape stays" }
    let step = demo.steps[demo.place(ofStep: number)]
    return "\(digits) of \(demo.count): Enter goes there, Escape stays   \(step.label)"
  }

  private func refusal(of digits: String) -> String {
    "no step \(digits): there are 1 to \(demo.count)"
  }

  private func refuse(_ digits: String) {
    if isAtPrompt { screen.leavePrompt(repaints: false) }
    screen.remark(refusal(of: digits))
    isShown = false
    go(to: current)
  }
}

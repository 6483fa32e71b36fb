/// Identifies a step in a lesson across runs of the program and changes of the file.
package struct StepMark: Hashable, Codable, Sendable {
  private enum CodingKeys: String, CodingKey { case step, fingerprintSoFar = "past" }

  /// The author's id of the step, else its code's fingerprint and its number among steps with the same code; `end` after the last step.
  package var step: String
  /// A fingerprint of the steps up to and including this one; it changes if the code of one of them changes.
  package var fingerprintSoFar: String

  package init(step: String, fingerprint: String) { (self.step, fingerprintSoFar) = (step, fingerprint) }
}

/// An entry that a learner typed, and the step that it led to; a lesson is resumed by replaying entries.
package struct LearnerEntry: Hashable, Codable, Sendable {
  package var text: String
  private var step, past: String

  package init(_ text: String, leadingTo mark: StepMark) {
    (self.text, step, past) = (text, mark.step, mark.fingerprintSoFar)
  }

  package var mark: StepMark { StepMark(step: step, fingerprint: past) }
}

extension Lesson {
  /// A mark for each step in order, and one for the end of the lesson.
  package var marks: [StepMark] {
    var past: [UInt8] = []
    var occurrences: [String: Int] = [:]
    let marks = steps.map { step in
      // The texts that decide how the step works for a learner; prose, hints and wrong answers do not matter.
      let texts = [step.kind.words] + (step.block.attributes.isFresh ? ["fresh"] : [])
      for text in texts + [step.block, step[.check], step[.solution]].map({ $0?.code ?? "" }) {
        past += Array(text.utf8) + [0xff]
      }
      let code = Array(step.block.code.utf8).fingerprint
      if step.block.attributes.id == nil { occurrences[code, default: 0] += 1 }
      let name = step.block.attributes.id ?? "\(code).\(occurrences[code, default: 1])"
      return StepMark(step: name, fingerprint: past.fingerprint)
    }
    return marks + [StepMark(step: "end", fingerprint: past.fingerprint)]
  }
}

extension [UInt8] {
  /// A text's fingerprint of sixteen digits, stable across runs: FNV-1a with 64 bits; it is not secure.
  fileprivate var fingerprint: String {
    let value = reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

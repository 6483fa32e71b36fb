/// A place in a lesson in terms that outlive the program and a change of the file.
package struct StepMark: Hashable, Codable, Sendable {
  /// The author's name for the step, else its code's fingerprint and which of those with the same code it is; `end` behind the last step.
  package var step: String
  /// What the learner has met up to here, this step included: it changes where a block before it, or its own, is changed.
  package var past: String

  package init(step: String, past: String) { (self.step, self.past) = (step, past) }
}

/// What a learner typed, and where it led: what a lesson is taken up again by.
package struct LearnerEntry: Hashable, Codable, Sendable {
  package var text: String
  private var step, past: String

  package init(_ text: String, leadingTo mark: StepMark) {
    (self.text, step, past) = (text, mark.step, mark.past)
  }

  package var mark: StepMark { StepMark(step: step, past: past) }
}

extension Lesson {
  /// A mark for each step, in order, and behind them the one for the lesson's end.
  package var marks: [StepMark] {
    var past: [UInt8] = []
    var occurrences: [String: Int] = [:]
    let marks = steps.map { step in
      // What decides how the step goes for a learner; prose, hints and wrong answers do not.
      let texts = [step.kind.words] + (step.block.attributes.isFresh ? ["fresh"] : [])
      for text in texts + [step.block, step[.check], step[.solution]].map({ $0?.code ?? "" }) {
        past += Array(text.utf8) + [0xff]
      }
      let code = Array(step.block.code.utf8).fingerprint
      if step.block.attributes.id == nil { occurrences[code, default: 0] += 1 }
      let name = step.block.attributes.id ?? "\(code).\(occurrences[code, default: 1])"
      return StepMark(step: name, past: past.fingerprint)
    }
    return marks + [StepMark(step: "end", past: past.fingerprint)]
  }
}

extension [UInt8] {
  /// Sixteen digits that stand for a text across runs and versions of a file: FNV-1a with 64 bits, which protects against nobody.
  fileprivate var fingerprint: String {
    let value = reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

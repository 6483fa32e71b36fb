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
  /// Where the learner stood afterwards.
  package var mark: StepMark

  package init(_ text: String, leadingTo mark: StepMark) { (self.text, self.mark) = (text, mark) }
}

extension Lesson {
  /// What is noted of the file's content, to see later whether it is the same.
  package var fingerprint: String { Fingerprint(of: source).text }

  /// A mark for each step, in order, and behind them the one for the lesson's end.
  package var marks: [StepMark] {
    var past = Fingerprint()
    var occurrences: [String: Int] = [:]
    var marks = steps.map { step in
      past.add(step.kind.words)
      if step.block.attributes.isFresh { past.add("fresh") }
      // What decides how the step goes for a learner; prose, hints and wrong answers do not.
      for block in [step.block, step[.check], step[.solution]] { past.add(block?.code ?? "") }
      return StepMark(step: step.name(&occurrences), past: past.text)
    }
    marks.append(StepMark(step: "end", past: past.text))
    return marks
  }
}

extension Lesson.Step {
  /// What the step is known by.
  fileprivate func name(_ occurrences: inout [String: Int]) -> String {
    if let id = block.attributes.id { return id }
    let code = Fingerprint(of: block.code.utf8).text
    occurrences[code, default: 0] += 1
    return "\(code).\(occurrences[code, default: 1])"
  }
}

/// A number that stands for a text across runs of the program and versions of a file: FNV-1a with 64 bits.
///
/// It tells a changed lesson from the one that was begun; it is no protection against anybody.
private struct Fingerprint {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init() {}
  init(of bytes: some Sequence<UInt8>) { add(bytes) }

  private mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// Adds a text, and that it ends here.
  mutating func add(_ text: String) {
    add(text.utf8)
    add(CollectionOfOne(0xff))
  }

  /// The number in sixteen digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

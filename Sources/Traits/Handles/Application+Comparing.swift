/// Comparing values, which may ask the application something.
extension Application {
  /// Two values whose type decides whether they are equal.
  private struct Question: Error {
    let left, right: any TraitObject

    func isAbout(_ left: any TraitObject, _ right: any TraitObject) -> Bool {
      self.left === left && self.right === right
    }
  }

  /// The next piece of work of the update in progress.
  ///
  /// The engine is not at work while a type's `==` runs, which may then do what every callback may: the engine puts its question off, hears the answer,
  /// and asks again.
  func next() throws(TraitProblem) -> Work? {
    var answers: [(question: Question, isEqual: Bool)] = []
    while true {
      do {
        return try traits.next { _, left, right in
          guard let question = Self.question(left, right) else { return left.isEqual(to: right) }
          let known = answers.last { $0.question.isAbout(question.left, question.right) }
          if let known { return known.isEqual }
          throw question
        }
      } catch let question as Question {
        answers.append((question, question.left.isEqual(to: question.right)))
        if hasFailed, let failure { throw failure }
      } catch let problem as TraitProblem {
        throw problem
      } catch {
        preconditionFailure("The engine throws its own problems and those of the comparison.")
      }
    }
  }

  /// What has to be asked of the program; nothing for numbers, strings, and one and the same value.
  private static func question(_ left: TraitValue, _ right: TraitValue) -> Question? {
    guard case .object(let left) = left, case .object(let right) = right, left !== right else { return nil }
    if left is TraitString || left is TraitNil { return nil }
    return Question(left: left, right: right)
  }
}

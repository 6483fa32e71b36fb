import Playgrounds

/// What an exercise is about, and which states solve it.
///
/// An exercise is about what its solution changes among everything that can be read: values, registrations and their calls; overrides only where the
/// author says `about=overrides`, and layouts and draws only where the check asks for them. A state is right if it equals there
/// the one that the solution reaches, or that an `accept` reaches; of the latter also in what the `accept` itself changes.
struct ExerciseSubject {
  /// A state that a right answer reaches, and what makes it one.
  private struct Goal {
    var state: Snapshot
    var subjects: Set<String>
  }

  private let aspects: Set<Snapshot.Aspect>
  private let goals: [Goal]

  /// Compares where right answers lead, the solution first, with where the exercise starts.
  init(_ step: Lesson.Step, start: Snapshot, right: [Snapshot]) {
    var aspects: Set<Snapshot.Aspect> = [.value, .call]
    if step.block.attributes.isAboutOverrides { aspects.insert(.override) }
    if ["layouts", "draws"].contains(where: { step.check?.code.contains($0) ?? false }) {
      aspects.insert(.work)
    }
    let changes = right.map { Set(start.differences(to: $0, in: aspects).map(\.subject)) }
    self.aspects = aspects
    goals = zip(right, changes).map { Goal(state: $0, subjects: $1.union(changes[0])) }
  }

  /// What a state differs in from the solution's in what the exercise is about; empty if it is right.
  func differences(of state: Snapshot) -> [Difference] {
    let differences = goals.map { goal in
      goal.state.differences(to: state, in: aspects).filter { goal.subjects.contains($0.subject) }
    }
    return differences.contains(where: \.isEmpty) ? [] : differences[0]
  }
}

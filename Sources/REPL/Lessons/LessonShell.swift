import Lessons
import LineEditing
import Sessions

/// The prompt inside a lesson: reads entries, passes them to the learner, and shows the messages.
package final class LessonShell {
  struct Opening {
    var lesson: Lesson
    var entry: Course.Entry
    /// The step at which it is to be opened; nil to resume where it was left.
    var step: Int?
    /// The required lessons of its course that are not done, and the next lesson of the course.
    var missing: [Course.Entry] = []
    var following: Course.Entry?
  }

  let streams: Streams
  let progress: Progress
  /// The command that opens a lesson from where the learner is afterwards: `learn`, or `mendel learn`.
  package var command = "learn"
  private let shell: Shell
  private let screen: LessonScreen
  let pager: Pager
  let statements: Language
  let course: String?
  let language: String
  private var next: Opening?
  private var learner: Learner?
  private var opening: Opening?

  /// Makes a shell for lessons; `course` is the folder of a course, nil for the one beside the program.
  package init(
    _ statements: Language, streams: Streams, reader: any LineReader, course: String?,
    language: String = "en", progress: Progress
  ) {
    (self.statements, self.streams, self.progress) = (statements, streams, progress)
    (self.course, self.language) = (course, language)
    shell = Shell(Runner(statements, streams: streams), reader: reader)
    screen = LessonScreen(streams, statements.table)
    pager = Pager(reader: reader, streams: streams)
    shell.recording = .session
    shell.prompt = { [unowned self] _ in prompt }
    // An answer to a quiz is a single line, and never an incomplete statement.
    shell.isSingleLine = { [unowned self] in learner?.awaitsChoice == true }
    shell.textForEmptyEnter = { [unowned self] in learner?.takeBeginning() }
    shell.handlesEntry = { [unowned self] text in
      take(text)
      return true
    }
  }

  /// Runs `mendel learn`; someone who uses the program for the first time gets the first lesson.
  package func start(_ words: [String], isWatched: Bool) -> Int32 {
    streams.exitStatus {
      var words = words
      if words.isEmpty, isWatched {
        progress.refresh()
        if progress.isEmpty, (try? Course(named: course)) != nil { words = ["1"] }
      }
      try run(words)
      return 0
    }
  }

  /// Opens a lesson, perhaps at a step, and returns when the learner leaves; without words, or for a folder, lists the lessons.
  package func run(_ words: [String]) throws(Problem) {
    next = try choose(words)
    while let opening = next {
      next = nil
      learn(opening)
    }
  }

  // MARK: - Learning

  private func learn(_ opening: Opening) {
    begin(opening)
    shell.isFinished = false
    shell.loop()
    if let learner, next == nil, learner.ending != .finished { tellLeft(learner) }
    learner = nil
  }

  /// Shows a lesson from its beginning, or resumes it where the learner left it.
  private func begin(_ opening: Opening) {
    var learner = Learner(opening.lesson, isInterrupted: shell.runner.interpreter.isInterrupted)
    var entries: [LearnerEntry] = []
    if let step = opening.step {
      learner.open(at: step)
    } else if let typed = progress.entries(of: opening.entry.key), !typed.isEmpty {
      entries = learner.resume(typed)
    } else if progress.status(of: opening.entry.key) == .done {
      learner.reopen(progress.passages(of: opening.entry.key))
    } else {
      if let first = opening.missing.first {
        let names = opening.missing.map { "`\($0.name)`" }.joined(separator: ", ")
        tell("This lesson stands on \(names); `\(command) \(first.name)` opens the first.")
      }
      learner.begin()
      if !progress.missed(before: progress.clock() - 86_400).isEmpty {
        tell("Some steps of earlier lessons were missed; `review` asks them again.")
      }
    }
    self.opening = opening
    show(&learner)
    progress.open(opening.entry.key, learner, entries)
  }

  /// Handles an entry; the progress is saved before the next step is shown.
  private func take(_ text: String) {
    guard var learner, let opening else { return }
    let before = learner
    screen.noteEntry()
    let kept = learner.enter(text)
    if let kept { progress.note(kept, learner, from: before) }
    tellUnkept()
    let request = learner.request
    learner.request = nil
    let hasWaited = show(&learner)
    if hasWaited, learner.mark == before.mark, !learner.endsWithTask, !learner.isSolved, learner.ending == nil
    {
      // The pages have scrolled the current step away, so it is shown again.
      learner.showStep()
      show(&learner)
    }
    switch request {
    case nil: break
    case .clues?:
      let done = entries.filter { progress.status(of: $0.key) == .done }
      let list = done.compactMap(\.frontMatter?.clue).map { "- " + $0 }.joined(separator: "\n")
      show([list.isEmpty ? .remark("No clue yet: each lesson ends with one.") : .prose(list)])
    case .review?: review()
    case .open(let words)?:
      do throws(Problem) {
        next = try choose(words)
        if next != nil { shell.isFinished = true }
      } catch { streams.show(error) }
    }
    guard let ending = learner.ending else { return }
    shell.isFinished = true
    if ending == .finished, let following = opening.following { next = try? choose([following.name]) }
  }

  /// Says once that the progress is no longer saved.
  func tellUnkept() {
    if let problem = progress.takeProblem() { streams.note("the progress is not kept: " + problem.sentence) }
  }

  /// Shows the learner's messages, and sets their session for completion; returns whether the pager paused.
  @discardableResult
  private func show(_ learner: inout Learner) -> Bool {
    let hasWaited = show(learner.takeMessages())
    self.learner = learner
    shell.runner.interpreter = learner.interpreter
    return hasWaited
  }

  @discardableResult
  private func show(_ messages: [LessonMessage]) -> Bool { pager.write(screen.lines(of: messages)) }

  private func tell(_ sentence: String) { show([.remark(sentence)]) }

  /// The prompt with the number of the step at the right: `[3/12]`.
  private var prompt: Prompt {
    let (step, count) = learner?.place ?? (0, 0)
    return Prompt(number: count == 0 ? "" : "\(step)/\(count)")
  }

  private func tellLeft(_ learner: Learner) {
    guard streams.output.isTerminal, let opening else { return }
    let (step, count) = learner.place
    let place = learner.hasReachedEnd || count == 0 ? "" : " at step \(step) of \(count)"
    tell("You left the lesson\(place); `\(command) \(opening.entry.name)` opens it again.")
  }

  // MARK: - What other lessons know

  var entries: [Course.Entry] { (try? Course(named: course, language: language))?.entries ?? [] }

  /// `review`: asks the missed and shown steps again, at most five, one after the other; then the lesson goes on.
  private func review() {
    let here = (learner, opening, progress.current)
    defer {
      (learner, opening, progress.current) = here
      if let learner { shell.runner.interpreter = learner.interpreter }
    }
    var count = 0
    for (key, mark) in progress.missed() where count < 5 {
      guard let entry = entries.first(where: { $0.key == key }),
        let lesson = try? Course.read(entry, in: statements)
      else { continue }
      var learner = Learner(lesson, isInterrupted: shell.runner.interpreter.isInterrupted)
      guard learner.open(at: mark) else { continue }
      learner.isReview = true
      count += 1
      self.opening = Opening(lesson: lesson, entry: entry)
      progress.review(key)
      tell("From `\(entry.id)`:")
      let place = learner.current
      show(&learner)
      guard askAgain(from: place) else { break }
    }
    tell(count == 0 ? "Nothing was missed." : "Back in the lesson; `step` shows where you are.")
  }

  /// Reads entries until the step is left; returns false if the learner wants to leave.
  private func askAgain(from place: Int) -> Bool {
    while let learner, learner.current == place, learner.ending == nil {
      guard case .entry(let text) = shell.reader.readLine(shell.request) else { return false }
      take(text)
    }
    shell.isFinished = false
    return learner?.ending != .quit
  }
}

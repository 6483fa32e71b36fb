/// How far learners came: an append-only ``JSONLines`` file that all shells of a user share.
///
/// Each line is an event, and says which shell noted it, in which lesson, and where the learner then stood, in words of the lesson that mean
/// nothing here. A kill at any moment loses at most the entry being typed; a torn line is skipped. If the file cannot be read or
/// written, that is told once, and progress is kept in memory.
///
/// ```swift
/// var progress = ProgressStore(path: places.progress)
/// if let problem = progress.load() { … }
/// progress.append(event, isSynchronized: true)
/// progress.events.last { $0.lesson == "traits/flow" }?.step      // who-decides
/// ```
public struct ProgressStore: Sendable {
  /// Something that happened in a lesson.
  public struct Event: Hashable, Sendable {
    /// When, in seconds since 1970; the caller knows the clock.
    public var time: Int
    /// Which opening of a lesson in which shell: no other line of another opening has the same.
    public var run: String
    /// The lesson.
    public var lesson: String
    /// The fingerprint of the lesson's file.
    public var hash: String
    /// Where the learner stood afterwards.
    public var place: Place
    /// Whether that is behind the last step.
    public var isDone: Bool
    /// What happened.
    public var kind: Kind

    /// Makes an event.
    public init(
      time: Int, run: String, lesson: String, hash: String, place: Place, isDone: Bool, kind: Kind
    ) {
      (self.time, self.run, self.lesson, self.hash) = (time, run, lesson, hash)
      (self.place, self.isDone, self.kind) = (place, isDone, kind)
    }
  }

  /// A place in a lesson.
  public struct Place: Hashable, Sendable {
    /// The step's id.
    public var step: String
    /// The fingerprint of all that leads there.
    public var past: String

    /// Makes a place.
    public init(step: String, past: String) { (self.step, self.past) = (step, past) }
  }

  /// What a learner typed and where it led.
  public struct Entry: Hashable, Sendable {
    /// What was typed.
    public var text: String
    /// Where it led.
    public var place: Place

    /// Makes an entry.
    public init(text: String, place: Place) { (self.text, self.place) = (text, place) }
  }

  /// What happens in a lesson.
  public enum Kind: Hashable, Sendable {
    /// It was opened, and these entries of an earlier run were typed again.
    case opened([Entry])
    /// Something was typed; `nil` if it was too long to be kept.
    case typed(String?)
  }

  /// How much is kept.
  public struct Limits: Hashable, Sendable {
    /// How many bytes at the end of the file are read.
    public var read = 16 << 20
    /// The size in bytes above which what nobody will ask for is dropped from the file.
    public var file = 1 << 20
    /// The longest entry in bytes that is kept.
    public var entry = 1 << 16

    /// Makes the usual limits.
    public init() {}
  }

  /// What happened, oldest first.
  public private(set) var events: [Event] = []
  /// How many lines of the file were broken; they were skipped.
  public private(set) var skipped = 0
  private var file: KeptLines
  private let limits: Limits

  /// Makes an empty store that is kept at `path`, or in memory only if there is none.
  public init(path: String?, limits: Limits = Limits()) {
    file = KeptLines(path: path)
    self.limits = limits
  }

  /// Takes up what all shells have noted until now, and returns why it could not.
  ///
  /// - Complexity: O(*n*) in the file.
  public mutating func load() -> FileProblem? {
    let limits = limits
    var found: JSONLines.Content?
    let problem = file.use { file throws(FileProblem) in found = try file.read(last: limits.read) }
    if let found {
      events = found.values.compactMap(Event.init)
      skipped = found.skipped + found.values.count - events.count
    }
    return problem
  }

  /// Notes an event, and returns why it could not be written: the first time only, for after that the file is left alone.
  ///
  /// - Parameter isSynchronized: Whether it must outlive a power cut.
  /// - Complexity: O(*n*) in the event.
  public mutating func append(_ event: Event, isSynchronized: Bool = false) -> FileProblem? {
    var event = event
    if case .typed(let text?) = event.kind, text.utf8.count > limits.entry { event.kind = .typed(nil) }
    events.append(event)
    let limits = limits
    return file.use { file throws(FileProblem) in
      let size = try file.append(event.json, isSynchronized: isSynchronized)
      if size > limits.file, case .opened = event.kind {
        try file.rewrite(last: limits.read, ProgressStore.worthKeeping)
      }
    }
  }
}

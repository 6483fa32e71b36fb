/// What the user typed, in this run and in earlier ones.
///
/// Entries live in memory and, where there is a place for it, in a ``JSONLines`` file of `{"t":1760000000,"cmd":"undo"}` lines that shells share.
/// Starting reads the newest entries only. If the file cannot be read or written, that is told once and the history works on in memory.
///
/// ```swift
/// var history = HistoryStore(path: places.history)
/// if let problem = history.load() { … }
/// if let problem = history.append("override main.theme = bold", at: now) { … }
/// history.entries.last?.command      // override main.theme = bold
/// ```
public struct HistoryStore: Sendable {
  /// A thing typed: one statement or several, over one line or several.
  public struct Entry: Hashable, Sendable {
    /// When it was typed, in seconds since 1970; the caller knows the clock.
    public var time: Int
    /// What was typed.
    public var command: String

    /// Makes an entry.
    public init(time: Int, command: String) {
      self.time = time
      self.command = command
    }
  }

  /// How much a history keeps.
  public struct Limits: Hashable, Sendable {
    /// How many entries stay in memory.
    public var entries = 10_000
    /// How many bytes at the end of the file are read at the start, and stay when it is trimmed: enough for the entries,
    /// unless they are very long.
    public var read = 2 << 20
    /// The size in bytes above which the file is trimmed.
    public var file = 4 << 20
    /// The longest command in bytes that is written to the file; a longer one stays in memory.
    public var command = 1 << 16

    /// Makes the usual limits.
    public init() {}
  }

  /// The entries, oldest first.
  public private(set) var entries: [Entry] = []
  /// How many lines of the file were broken at the start; they were skipped and stay in the file.
  public private(set) var skipped = 0
  private var file: KeptLines
  private let limits: Limits

  /// Makes an empty history that is kept at `path`, or in memory only if there is none.
  public init(path: String?, limits: Limits = Limits()) {
    file = KeptLines(path: path)
    self.limits = limits
  }

  /// Takes up what earlier runs left, and returns why it could not.
  ///
  /// - Complexity: O(`limits.read`), however long the file is
  public mutating func load() -> FileProblem? {
    let limits = limits
    var found: (values: [Entry], skipped: Int)?
    let problem = file.use { file throws(FileProblem) in
      found = try file.read(last: limits.read, lines: limits.entries, value: Entry.init(reading:))
    }
    if let found { (entries, skipped) = found }
    return problem
  }

  /// Adds an entry, and returns why it could not be written: the first time only, for after that the file is left alone.
  ///
  /// - Complexity: O(*n*) in the entry, amortised
  public mutating func append(_ command: String, at time: Int) -> FileProblem? {
    let entry = Entry(time: time, command: command)
    entries.append(entry)
    // Dropping from the front moves the rest, so it is done by the thousand.
    if entries.count > limits.entries + limits.entries / 10 {
      entries.removeFirst(entries.count - limits.entries)
    }
    let limits = limits
    guard command.utf8.count <= limits.command else { return nil }
    return file.use { file throws(FileProblem) in
      if try file.append(entry.json) > limits.file { try file.trim(toLast: limits.read) }
    }
  }
}

extension HistoryStore.Entry {
  /// Reads a line of the file as it lies there, for there may be ten thousand; `nil` if it is not of this form.
  init?(reading line: UnsafeBufferPointer<UInt8>) {
    var reader = JSONReader(line)
    var (time, command): (Int?, String?)
    do throws(JSON.Problem) {
      try reader.eachMember { reader, name throws(JSON.Problem) in
        let value = try reader.value()
        if name == "t" { time = value.integer } else if name == "cmd" { command = value.string }
      }
      try reader.end()
    } catch { return nil }
    guard let time, let command else { return nil }
    self.init(time: time, command: command)
  }

  /// The line for the file.
  var json: JSON { ["t": .number(Double(time)), "cmd": .string(command)] }
}

public import ArgumentParser
import Drawings
public import Exports
import REPL

/// `mendel demo FILE`.
struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Play a lesson or a script before an audience, or record it.",
    discussion: """
      Types each statement as a person would and shows what it does. A lesson's prose and a script's comments are the \
      captions. Without an option it goes on once there was time to read.

      Keys: Space or Enter goes on, Right runs the next statement at once, Left goes back a step, a number and Enter goes \
      to a step, ! gives the prompt to you until ^D, q ends. After going back it waits for a key. With --type all letters \
      and digits type, and Escape or ^C ends.

      A recording is made at once, needs no terminal, and is the same each time; asciinema plays it.

      Exit status: 0 all well, 1 a statement failed or the file is broken, 2 the call was wrong, 130 after an interrupt.
      """)

  @OptionGroup var shared: SharedOptions

  @Flag(
    name: .customLong("wait"), help: "Wait for a key before each statement, and where text fills the window.")
  var waits = false

  @Flag(name: .customLong("type"), help: "Each key types the next characters; Enter runs the statement.")
  var types = false

  @Option(
    help: ArgumentHelp("Go on after this time, such as 2s or 500ms.", valueName: "time"),
    transform: PauseLength.read)
  var pause: PauseLength?

  @Flag(inversion: .prefixedNo, help: "Show prose and comments.")
  var captions = true

  @Option(help: ArgumentHelp("Write the demo into this file instead of playing it.", valueName: "file"))
  var record: String?

  @Option(help: ArgumentHelp("The version of the recording's format, 2 or 3.", valueName: "version"))
  var castVersion: Asciicast.Version?

  @Option(
    help: ArgumentHelp("The size of the recorded terminal, 80x24 if not given.", valueName: "size"),
    transform: CastSize.read)
  var size: CastSize?

  @Argument(help: "A lesson, which ends in .md, or a script.")
  var file: String

  func validate() throws {
    if [waits, types, pause != nil].count(where: { $0 }) > 1 {
      throw ValidationError("--wait, --type and --pause exclude each other")
    }
    if record != nil, waits || types {
      throw ValidationError("nobody presses keys for a recording: leave --wait and --type out")
    }
    if record == "-" { throw ValidationError("--record writes a file: name one") }
    if record == nil, castVersion != nil || size != nil {
      throw ValidationError("--cast-version and --size are for --record")
    }
  }

  func run() throws {
    let launch = shared.launch
    var stage = DemoStage(launch.demoParts(reads: record == nil))
    stage.tempo = tempo
    stage.showsCaptions = captions
    guard let record else { throw ExitCode(stage.play(file)) }
    let size = size ?? CastSize(columns: 80, rows: 24)
    var recording = DemoRecording(size: (size.columns, size.rows), version: castVersion ?? .v2)
    if launch.isPlain { recording.appearance.drawsBoxes = false }
    if launch.isPlain || launch.color == .never { recording.appearance.colors = .none }
    throw ExitCode(stage.record(file, to: record, with: recording))
  }

  private var tempo: DemoPlayer.Tempo {
    if waits { return .key }
    if types { return .typing }
    return pause.map { .pause($0.milliseconds) } ?? .reading
  }
}

/// A time as the language writes it, from nothing to an hour: `2s`, `0.5s`, `250ms`.
struct PauseLength {
  let milliseconds: Int

  /// Reads an argument, or says what it has to be.
  static func read(_ argument: String) throws -> PauseLength {
    guard let length = PauseLength(argument: argument) else {
      throw ValidationError("write a time of an hour at most, such as 2s or 500ms")
    }
    return length
  }

  init?(argument: String) {
    let isShort = argument.hasSuffix("ms")
    guard isShort || argument.hasSuffix("s") else { return nil }
    let digits = argument.dropLast(isShort ? 2 : 1)
    guard digits.first?.isNumber ?? false, let number = Double(digits), number.isFinite else { return nil }
    let time = isShort ? number : number * 1000
    guard 0...3_600_000 ~= time else { return nil }
    milliseconds = Int(time.rounded())
  }
}

/// The size of a terminal in cells: `80x24`.
struct CastSize {
  let columns: Int, rows: Int

  /// Reads an argument, or says what it has to be.
  static func read(_ argument: String) throws -> CastSize {
    guard let size = CastSize(argument: argument) else {
      throw ValidationError("write COLUMNSxROWS, such as 80x24, from 20x4 to 500x500")
    }
    return size
  }

  init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1] else { return nil }
    guard 20...500 ~= columns, 4...500 ~= rows else { return nil }
    self.init(columns: columns, rows: rows)
  }
}

extension Asciicast.Version: ExpressibleByArgument {}

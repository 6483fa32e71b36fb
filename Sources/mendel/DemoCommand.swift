import ArgumentParser
import Drawings
import LibEdit
import REPL
import StandardLanguage

import struct Syntax.Expression

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

  @OptionGroup var launch: Launch

  @Flag(
    name: .customLong("wait"), help: "Wait for a key before each statement, and where text fills the window.")
  var waits = false

  @Flag(name: .customLong("type"), help: "Each key types the next characters; Enter runs the statement.")
  var types = false

  @Option(
    help: ArgumentHelp("Go on after this time, such as 2s or 500ms.", valueName: "time"),
    transform: Self.milliseconds)
  var pause: Int?

  @Flag(inversion: .prefixedNo, help: "Show prose and comments.")
  var captions = true

  @Option(help: ArgumentHelp("Write the demo into this file instead of playing it.", valueName: "file"))
  var record: String?

  @Option(help: ArgumentHelp("The version of the recording's format, 2 or 3.", valueName: "version"))
  var castVersion: Int?

  @Option(
    help: ArgumentHelp("The size of the recorded terminal, 80x24 if not given.", valueName: "size"),
    transform: Self.size)
  var size: [Int]?

  @Argument(help: "A lesson, by its file or as `learn` lists it, or a script.")
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
    if let castVersion, ![2, 3].contains(castVersion) { throw ValidationError("--cast-version is 2 or 3") }
  }

  func run() throws {
    Interrupts.catch()
    var stage = DemoStage(.standard, streams: launch.streams)
    stage.tempo = waits ? .key : types ? .typing : pause.map { .pause($0) } ?? .reading
    stage.showsCaptions = captions
    guard let record else {
      throw ExitCode(stage.play(file, reader: launch.isWatched ? launch.reader() : nil))
    }
    let isColored = !launch.isPlain && launch.color != .never
    let look = Appearance(colors: isColored ? .color256 : .none, drawsBoxes: !launch.isPlain)
    let size = size ?? [80, 24]
    throw ExitCode(
      stage.record(
        file, to: record, version: castVersion ?? 2, columns: size[0], rows: size[1], appearance: look))
  }

  /// A time in the syntax of the language, from zero to an hour: `2s`, `0.5s`, `250ms`.
  private static func milliseconds(_ argument: String) throws -> Int {
    guard case .duration(let seconds)? = Expression.Kind.literal(argument), 0...3_600 ~= seconds else {
      throw ValidationError("write a time of an hour at most, such as 2s or 500ms")
    }
    return Int((seconds * 1_000).rounded())
  }

  /// The size of a terminal in cells, in the syntax of the language: `80x24`.
  private static func size(_ argument: String) throws -> [Int] {
    guard case .size(let width, let height)? = Expression.Kind.literal(argument), 20...500 ~= width,
      4...500 ~= height
    else { throw ValidationError("write COLUMNSxROWS, such as 80x24, from 20x4 to 500x500") }
    return [Int(width), Int(height)]
  }
}

import CTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `swift run -c release --package-path Tests/Benchmarks`: measures everything, or the parts that are named.
///
/// The parts are `start`, `scripts`, `lessons`, `examples`, `turns`, `keys`, `traits`. With `instructions` it compares instruction counts with stored ones; `instructions --bless` stores them.
///
/// Absolute figures move with the machine and with what else it does, so everything stands beside a peer that did the same work in the same run: read
/// the ratios. Processes come first, while this one is small, because a child's peak memory includes its parent's.
@main
struct Benchmarks {
  private static let programParts: [(name: String, run: @Sendable (Workshop) throws -> Void)] = [
    ("start", StartBenchmark.run), ("scripts", ScriptBenchmark.run), ("lessons", LessonBenchmark.run),
    ("examples", ExampleBenchmark.run), ("turns", TurnBenchmark.run), ("keys", KeyBenchmark.run),
  ]

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == [KeyBenchmark.peerArgument] { return cterminal_edit_lines() }
    do {
      if arguments.first == "work", arguments.count == 3, let turns = Int(arguments[2]) {
        try InstructionCheck.work(arguments[1], turns: turns)
      } else if arguments.first == TraitBenchmark.buildingArgument, arguments.count == 5,
        let shape = Shape(rawValue: arguments[2]), let count = Int(arguments[3])
      {
        try TraitBenchmark.build(arguments[1], shape, count, into: arguments[4])
      } else if arguments.first == "instructions", arguments.dropFirst().allSatisfy({ $0 == "--bless" }) {
        exit(try InstructionCheck.run(blesses: arguments.count > 1) ? 0 : 1)
      } else {
        try measure(Set(arguments))
      }
    } catch {
      print("error: \(error)")
      exit(1)
    }
  }

  private static func measure(_ wanted: Set<String>) throws {
    let names = programParts.map(\.name) + ["traits"]
    if let unknown = wanted.first(where: { !names.contains($0) }) {
      print("unknown part: \(unknown); there are \((names + ["instructions"]).joined(separator: ", "))")
      exit(2)
    }
    let chosen = programParts.filter { wanted.isEmpty || wanted.contains($0.name) }
    if !chosen.isEmpty {
      let workshop = try Workshop()
      for part in chosen { try part.run(workshop) }
      workshop.close()
    }
    if wanted.isEmpty || wanted.contains("traits") { try TraitBenchmark.run() }
  }
}

import CTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `swift run -c release --package-path Tests/Benchmarks`: measures everything, or the parts that are named: `start`, `scripts`, `lessons`,
/// `examples`, `keys`, `traits`.
///
/// Absolute figures move with the machine and with what else it does, so everything stands beside a peer that did the same work in the same run: read
/// the ratios. Processes come first, while this one is small, because a child's peak memory includes its parent's.
@main
struct Benchmarks {
  static func main() throws {
    if CommandLine.arguments.dropFirst() == [KeyBenchmark.peerArgument] { return cterminal_edit_lines() }
    let wanted = Set(CommandLine.arguments.dropFirst())
    let parts: [(name: String, run: (Workshop) throws -> Void)] = [
      ("start", StartBenchmark.run), ("scripts", ScriptBenchmark.run), ("lessons", LessonBenchmark.run),
      ("examples", ExampleBenchmark.run), ("keys", KeyBenchmark.run),
      ("traits", { _ in try TraitBenchmark.run() }),
    ]
    if let unknown = wanted.first(where: { name in !parts.contains { $0.name == name } }) {
      print("unknown part: \(unknown); there are \(parts.map(\.name).joined(separator: ", "))")
      exit(2)
    }
    let workshop = try Workshop()
    for part in parts where wanted.isEmpty || wanted.contains(part.name) { try part.run(workshop) }
    workshop.close()
  }
}

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Counts the instructions of a few kinds of work and compares them with figures that were stored: they hardly move from run to run, as times do.
///
/// Outside of CI, because another compiler makes other figures: `--bless` stores the new ones. Valgrind gives up on Swift's debug information, so
/// that it gets a copy of this program without.
enum InstructionCheck {
  /// By how much a figure may be above the stored one.
  private static let tolerance = 0.01

  private static let stored =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
    + "/instructions.txt"

  /// Prints the table; whether no figure is over.
  static func run(blesses: Bool) throws -> Bool {
    let known = try figures()
    let copy = try withoutDebugInformation()
    defer { unlink(copy) }
    var (found, isFine) = ([(name: String, figure: Double)](), true)
    print("\nInstructions, for each turn or piece of work")
    for workload in Workload.all {
      let many = try instructions(copy, workload, turns: workload.turns + 1)
      let one = try instructions(copy, workload, turns: 1)
      let figure = ((many - one) / Double(workload.turns * workload.pieces)).rounded()
      found.append((workload.name, figure))
      let isOver = known[workload.name].map { figure > $0 * (1 + tolerance) + 1 } ?? true
      isFine = isFine && !isOver
      print("  " + row(workload.name, figure, known[workload.name], isOver))
    }
    if blesses { try store(found) }
    return isFine || blesses
  }

  /// Does one kind of work: what the copy is asked for.
  static func work(_ name: String, turns: Int) throws {
    guard let workload = Workload.all.first(where: { $0.name == name }) else {
      throw Obstacle(description: "there is no work called \(name)")
    }
    try workload.run(turns)
  }

  private static func row(_ name: String, _ figure: Double, _ known: Double?, _ isOver: Bool) -> String {
    let columns = [
      (name, 40), (String(Int(figure)), 10), (known.map { "stored \(Int($0))" } ?? "not stored", 16),
    ]
    let padded = columns.map { text, width in
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    return padded.joined() + (isOver ? "over" : "ok")
  }

  private static func withoutDebugInformation() throws -> String {
    guard (try? benchmarks.run("valgrind", "--version")) != nil else {
      throw Obstacle(description: "instructions are counted by valgrind, which is not installed here")
    }
    let copy = "/tmp/mendel-instructions-\(getpid())"
    _ = try benchmarks.run("strip", "-g", "-o", copy, "/proc/\(getpid())/exe")
    return copy
  }

  private static func instructions(_ program: String, _ workload: Workload, turns: Int) throws -> Double {
    let log = program + ".log"
    defer { unlink(log) }
    setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1)
    _ = try benchmarks.run(
      "valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
      "--log-file=\(log)", program, "work", workload.name, String(turns))
    let line = try lines(of: log).first { $0.contains("I   refs:") || $0.contains("I refs:") }
    guard let digits = line?.split(separator: ":").last?.filter(\.isNumber), let count = Double(digits) else {
      throw Obstacle(description: "valgrind says nothing about \(workload.name)")
    }
    return count
  }

  // MARK: - The stored figures

  private static func figures() throws -> [String: Double] {
    var figures: [String: Double] = [:]
    for line in (try? lines(of: stored)) ?? [] {
      let fields = line.split(separator: "\t")
      if fields.count == 2 { figures[String(fields[0])] = Double(fields[1]) }
    }
    return figures
  }

  private static func store(_ figures: [(name: String, figure: Double)]) throws {
    guard let file = fopen(stored, "w") else { throw Obstacle(description: "\(stored) cannot be written") }
    defer { fclose(file) }
    for (name, figure) in figures { fputs("\(name)\t\(Int(figure))\n", file) }
  }
}

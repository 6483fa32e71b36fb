#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a program needed.
struct Usage {
  /// In seconds, from its start to its end.
  var time: Double
  /// In MiB, at the highest.
  var memory: Double
}

/// Something that keeps a benchmark from being run.
struct Obstacle: Error, CustomStringConvertible {
  var description: String
}

/// Runs a program to its end, its output thrown away.
func run(_ path: String, _ arguments: String...) throws -> Usage {
  try run(path, arguments, quietly: true)
}

/// Runs a program to its end.
func run(_ path: String, _ arguments: [String], quietly: Bool) throws -> Usage {
  #if canImport(Glibc)
    var actions = posix_spawn_file_actions_t()
  #else
    var actions: posix_spawn_file_actions_t?
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  if quietly { posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0) }
  var child = pid_t()
  let start = now()
  let failure = withArguments([path] + arguments) {
    posix_spawnp(&child, path, &actions, nil, $0, environ)
  }
  guard failure == 0 else { throw Obstacle(description: "\(path): \(String(cString: strerror(failure)))") }
  var status: Int32 = 0
  var usage = rusage()
  guard wait4(child, &status, 0, &usage) == child else { throw Obstacle(description: "\(path) was lost") }
  let time = now() - start
  guard status == 0 else { throw Obstacle(description: "\(path) \(arguments) ended with status \(status)") }
  return Usage(time: time, memory: usage.peak)
}

/// Calls a body with arguments as C has them.
func withArguments<Result>(
  _ arguments: [String], _ body: ([UnsafeMutablePointer<CChar>?]) throws -> Result
) rethrows -> Result {
  let copies = arguments.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return try body(copies + [nil])
}

/// What C wrote into an array.
func text(_ characters: [CChar]) -> String {
  String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// The lines of a file.
func lines(of path: String) throws -> [String] {
  guard let file = fopen(path, "r") else { throw Obstacle(description: "\(path) cannot be read") }
  defer { fclose(file) }
  var (lines, buffer) = ([String](), [CChar](repeating: 0, count: 1024))
  while fgets(&buffer, Int32(buffer.count), file) != nil {
    lines.append(text(buffer.filter { $0 != CChar(UInt8(ascii: "\n")) }))
  }
  return lines
}

extension rusage {
  /// In MiB; Linux counts in KiB, macOS in bytes.
  var peak: Double {
    #if os(Linux)
      Double(ru_maxrss) / 1024
    #else
      Double(ru_maxrss) / 1_048_576
    #endif
  }
}

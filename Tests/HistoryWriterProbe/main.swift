// A shell reduced to its history: appends `COUNT` entries to the file at `PATH`, each `LABEL N` and some awkward text, and prints N when
// the append came back, or `! ` and a problem's sentence. Without a count it goes on until it is killed.
//
//     HistoryWriterProbe PATH LABEL [COUNT] [FILE-LIMIT] [as-nobody]

import FileStores

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Prints a line at once: a kill must not take what was said.
func say(_ text: String) {
  let line = text + "\n"
  _ = line.withCString { write(STDOUT_FILENO, $0, strlen($0)) }
}

let arguments = CommandLine.arguments.dropFirst().filter { $0 != "as-nobody" }
if CommandLine.arguments.contains("as-nobody"), geteuid() == 0 {
  precondition(setgid(65534) == 0 && setuid(65534) == 0, "root could not become nobody")
}

var limits = HistoryStore.Limits()
if arguments.count > 3, let limit = Int(arguments[3]) {
  limits.file = limit
  limits.read = min(limit / 2, 1 << 14)
}
var history = HistoryStore(path: arguments[0], limits: limits)
if let problem = history.load() { say("! " + problem.sentence) }
let count = arguments.count > 2 ? Int(arguments[2]) ?? .max : .max
for number in 0..<count {
  let command = "\(arguments[1]) \(number)\n\"\u{1B}[1m 요약\t" + String(repeating: "x", count: number % 97)
  if let problem = history.append(command, at: number) { say("! " + problem.sentence) }
  say("\(number)")
}
say("remembered \(history.entries.count)")

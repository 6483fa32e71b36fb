// A shell reduced to its history: appends `COUNT` events to the file at `PATH`, each `LABEL` and N with some awkward text, and prints N
// when the append came back, or `! ` and a problem's sentence. Without a count it goes on until it is killed.
//
//     LineWriterProbe PATH LABEL [COUNT] [LIMIT] [as-nobody]

import Files

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

struct Typed: Codable {
  var label: String
  var number: Int
  var text: String
}

/// Prints a line at once: a kill must not take what was said.
func say(_ text: String) {
  let line = text + "\n"
  _ = line.withCString { write(STDOUT_FILENO, $0, strlen($0)) }
}

let arguments = CommandLine.arguments.dropFirst().filter { $0 != "as-nobody" }
if CommandLine.arguments.contains("as-nobody"), geteuid() == 0 {
  precondition(setgid(65534) == 0 && setuid(65534) == 0, "root could not become nobody")
}
var file = JSONLines<Typed>(
  path: arguments[0], limit: arguments.count > 3 ? Int(arguments[3]) ?? 4 << 20 : 4 << 20)
let count = arguments.count > 2 ? Int(arguments[2]) ?? .max : .max
for number in 0..<count {
  let text = "\n\"\u{1B}[1m 요약\t" + String(repeating: "x", count: number % 97)
  file.append(Typed(label: arguments[1], number: number, text: text))
  if let problem = file.takeProblem() { say("! " + problem.sentence) }
  say("\(number)")
}

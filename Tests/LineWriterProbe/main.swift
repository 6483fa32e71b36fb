// A shell reduced to its history: `LineWriterProbe PATH LABEL COUNT [as-nobody]` appends `COUNT` events to the file at `PATH`, each a
// label, a number and some awkward text, and prints the number when the append came back, or `! ` and a problem's sentence.

import Files

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

struct Typed: Codable { var label: String, number: Int, text: String }

/// Prints a line at once: a kill must not take what was said.
func say(_ text: String) { _ = (text + "\n").withCString { write(STDOUT_FILENO, $0, strlen($0)) } }

let arguments = CommandLine.arguments
if arguments.count > 4, geteuid() == 0, setgid(65534) != 0 || setuid(65534) != 0 { exit(1) }
var file = JSONLines<Typed>(path: arguments[1])
for number in 0..<(Int(arguments[3]) ?? .max) {
  let text = "\n\"\u{1B}[1m 요약\t" + String(repeating: "x", count: number % 97)
  file.append(Typed(label: arguments[2], number: number, text: text))
  if let problem = file.takeProblem() { say("! " + problem.sentence) }
  say("\(number)")
}

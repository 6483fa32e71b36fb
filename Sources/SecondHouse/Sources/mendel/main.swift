import Foundation
import Sessions
import Statements
import Drawings

let file = CommandLine.arguments.dropFirst().first ?? "-"
let text = file == "-" ? String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self) : try String(contentsOfFile: file, encoding: .utf8)
var interpreter = Interpreter(language: .standard)
let confirms = CommandLine.arguments.contains("--echo")
let problems = interpreter.run(text, file: file) { outcome in
  for output in outcome.output {
    for line in output.plainLines { print(line) }
    if confirms, case .confirmation(let text) = output { print("▸", text.string) }
  }
}
for problem in problems {
  print("error: \(problem.message)", problem.suggestion.map { "(\($0))" } ?? "")
  if let place = problem.place { print("  at `\(place.source.text(place.range))`") }
  for note in problem.notes { print("  \(note)") }
}
exit(problems.isEmpty ? 0 : 1)

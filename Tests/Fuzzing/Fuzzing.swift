import Files
import Lessons
import Sessions
import StandardLanguage
import Syntax
import TraitTesting

@testable import REPL

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What libFuzzer calls with each input; `MENDEL_FUZZ` in the environment names what gets it.
///
/// `script` reads, checks and runs a text, `lesson` reads a file of a lesson, `files` takes the lines of progress and of a history,
/// `traits` lets the trait engine and the naive model do what the bytes say, and compares them after each step.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  switch getenv("MENDEL_FUZZ").map({ String(cString: $0) }) {
  case "script": run(script: bytes)
  case "lesson": _ = try? Lesson(id: "fuzz/fuzz", bytes: bytes, language: .standard)
  case "files": read(lines: bytes)
  case "traits": compare(bytes)
  default: stop("MENDEL_FUZZ is script, lesson, files or traits")
  }
  return 0
}

private let fresh = Interpreter(language: .standard)

private func run(script bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  var interpreter = fresh
  let end = ContinuousClock.now + .seconds(1)
  interpreter.isInterrupted = { .now > end }
  let read = SourceText(text, statements: interpreter.session.language.table, mode: .entered)
  interpreter.run(read, Source(text), owner: Interpreter.nobody) { _ in }
  if !read.problems.isEmpty, interpreter.history.numbers != fresh.history.numbers {
    stop("what was refused has changed the session")
  }
}

private let path = "/tmp/mendel-fuzz-\(getpid()).jsonl"

private func read(lines bytes: [UInt8]) {
  do throws(FileProblem) {
    try Files.write(String(decoding: bytes, as: UTF8.self), to: path) { _ in true }
  } catch { stop(error.sentence) }
  let progress = Progress(path: path)
  progress.refresh()
  for lesson in ["start/asking", ""] { _ = (progress.status(of: lesson), progress.entries(of: lesson)) }
  _ = progress.missed()
  var history = JSONLines<Entry>(path: path)
  if history.read(last: 1 << 18).events.count > bytes.count { stop("more entries than bytes") }
}

private struct Entry: Codable {
  var t: Int
  var cmd: String
}

private func compare(_ bytes: [UInt8]) {
  guard var twins = try? Twins() else { stop("no twins") }
  var maker = OperationMaker(seed: 0)
  maker.random.bytes = bytes[...]
  while !maker.random.bytes.isEmpty {
    twins.run(maker.operation(for: twins))
    if let difference = twins.difference { stop(difference) }
  }
}

private func stop(_ text: String) -> Never {
  print(text)
  fflush(nil)
  abort()
}

/// What SwiftPM takes for the program's `main`.
@_cdecl("Fuzzing_main")
public func main(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> CInt {
  var (count, arguments) = (count, arguments)
  return drive(&count, &arguments, testOneInput)
}

@_silgen_name("LLVMFuzzerRunDriver")
private func drive(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

import Drawings
import FileStores
import Foundation
import LineEditing
import REPL

/// Files and streams for one test, gone with it.
final class Desk {
  let folder: String
  /// The columns of its streams.
  var width = 80
  private let outputFile: Int32
  private let errorFile: Int32

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "mendel-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: folder + "/course/en/01-a", withIntermediateDirectories: true)
    outputFile = open(folder + "/output", O_CREAT | O_RDWR, 0o600)
    errorFile = open(folder + "/errors", O_CREAT | O_RDWR, 0o600)
  }

  deinit {
    close(outputFile)
    close(errorFile)
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Puts a file into the course.
  func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(filePath: folder + "/course/" + path))
  }

  var streams: Streams {
    Streams(output: stream(outputFile), errors: stream(errorFile)) { self.width }
  }

  private func stream(_ file: Int32) -> Output {
    Output(descriptor: file, appearance: .plain, isTerminal: false)
  }

  var course: CourseLocation { CourseLocation(option: folder + "/course", variable: nil, executable: nil) }
  var output: String { read("output") }
  var errors: String { read("errors") }

  private func read(_ name: String) -> String {
    (try? String(contentsOfFile: folder + "/" + name, encoding: .utf8))?.replacing(folder, with: "~") ?? ""
  }

  /// Where its shells note progress, if they do.
  var progressPath: String { folder + "/state/progress.jsonl" }

  /// A shell whose learner types these entries.
  func shell(_ entries: [String], language: String = "en", keepsProgress: Bool = false)
    -> (shell: LessonShell, reader: ScriptedLineReader)
  {
    let reader = ScriptedLineReader(entries)
    return (shell(reader: reader, language: language, keepsProgress: keepsProgress), reader)
  }

  /// A shell whose learner types what a reader says.
  func shell(reader: any LineReader, language: String = "en", keepsProgress: Bool = true) -> LessonShell {
    let progress = LearnerProgress(
      path: keepsProgress ? progressPath : nil, process: UUID().uuidString, clock: { 7 })
    return LessonShell(
      LessonShell.Parts(
        reader: reader, streams: streams, course: course, language: language, progress: progress))
  }
}

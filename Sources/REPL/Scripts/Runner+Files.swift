import Files
import Sessions
import Syntax

/// `load`, `record` and other statements that write files.
extension Runner {
  private static let longestScript = 16 << 20

  /// Runs a script as one statement: it has all of its effects or none.
  func load(_ path: Name, _ interpreter: inout Interpreter) throws(Problem) {
    let file = expanded(path)
    let script: Source
    do {
      script = try Self.script(at: file)
      try Self.addResources(in: file, to: &interpreter.session)
    } catch let error as FileProblem {
      let instead = error.cause == .missing ? "`save FILE` writes one that can be loaded" : nil
      throw interpreter.problem(error.sentence, at: path.range, suggestion: error.suggestion ?? instead)
    } catch { throw Problem(any: error) }
    let owner: Interpreter.Owner = { [self] request, inner throws(Problem) in
      guard case .load(let path) = request else {
        throw Problem("a file that is loaded cannot ask for this", suggestion: "run it with `mendel run`")
      }
      try load(path, &inner)
    }
    let number = try interpreter.load(script, as: "load \"\(path.text)\"", owner: owner)
    interpreter.confirm(count(number, "statement") + " loaded from `\(path.text)`")
  }

  /// Writes a file, but never overwrites what this session did not write.
  ///
  /// A file that is not empty is overwritten only in two cases. Either it is as this session left it, or the new text begins with its whole
  /// content: for a script that was loaded and continued, or for the same text again.
  func write(
    _ text: String, to path: Name, _ interpreter: inout Interpreter, saying what: String
  ) throws(Problem) {
    let file = expanded(path)
    do throws(FileProblem) {
      try Files.write(text, to: file) { [written] present in
        text.utf8.starts(with: present) || written[file].map { Array($0.utf8) } == present
      }
    } catch {
      let isTheirs = error.cause == .exists
      let hint =
        isTheirs
        ? "name a new file, or take that one away first"
        : error.cause == .missing ? "make its folder first, or name a file in another" : error.suggestion
      throw interpreter.problem(
        isTheirs ? "there is something in `\(path.text)` that this session did not write" : error.sentence,
        at: path.range, suggestion: hint)
    }
    written[file] = text
    interpreter.confirm("\(what) in `\(path.text)`")
  }

  private func expanded(_ path: Name) -> String { Files.expanded(path.text, home: environment("HOME")) }

  /// Reads a script, or the Swift files of a folder as one module.
  ///
  /// - Throws: A file problem; or a problem because it is a lesson, or is not UTF-8, which has a place.
  static func script(at path: String) throws -> Source {
    if Files.isFolder(path) {
      let files = try Files.paths(below: path, ending: ".swift").filter {
        Files.name(of: $0) != "Package.swift"
      }
      if files.isEmpty { throw Problem("there are no Swift files in `\(path)`") }
      return try module(files)
    }
    let bytes = try Files.read(path, limit: longestScript)
    let text = String(decoding: bytes, as: UTF8.self)
    if path.hasSuffix(".md"), text.hasPrefix("---") {
      let hint = "`mendel learn \(path)` opens it"
      throw Problem("`\(path)` is a lesson, not a script", suggestion: hint)
    }
    guard String(validating: bytes, as: UTF8.self) == nil, let broken = text.utf8Offset(of: "\u{FFFD}") else {
      return Source(text, file: path)
    }
    let place = Place(SourceRange(broken, broken + 3), in: Source(text, file: path))
    throw Problem("the text is not UTF-8 here", at: place, suggestion: "save it as UTF-8")
  }

  /// Adds the other files in an app's folder to a session: the data of its bundle, and the colours of its asset catalog.
  static func addResources(in folder: String, to session: inout Session) throws {
    var (data, colors) = ([String: String](), [String: String]())
    for ending in [".json", ".txt"] where Files.isFolder(folder) {
      for path in try Files.paths(below: folder, ending: ending) {
        let parts = path.split(separator: "/").map(String.init)
        let isColor = parts.dropLast().last?.hasSuffix(".colorset") == true
        if !isColor, parts.contains(where: { $0.hasSuffix(".xcassets") }) { continue }
        let text = String(decoding: try Files.read(path, limit: longestScript), as: UTF8.self)
        if isColor {
          colors[String(parts[parts.count - 2].dropLast(".colorset".count))] = text
        } else {
          data[parts.last ?? path] = text
        }
      }
    }
    session.addResources(data)
    try session.addColors(colors)
  }

  /// Reads files whose declarations see each other, as a compiler does: statements belong in `main.swift`, which runs last.
  static func module(_ paths: [String]) throws -> Source {
    let isMain = { (path: String) in Files.name(of: path) == "main.swift" }
    return Source(module: try (paths.filter { !isMain($0) } + paths.filter(isMain)).map(script))
  }
}

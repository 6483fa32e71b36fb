#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program that is measured, built as README installs it, and a folder for scripts.
struct Workshop {
  let mendel: String
  let folder: String

  /// Builds the program and makes the folder.
  init() throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(6)
      .joined(separator: "/")
    print("building the program …")
    _ = try benchmarks.run(
      "swift",
      [
        "build", "-c", "release", "--static-swift-stdlib", "--product", "mendel", "--package-path", root,
      ], quietly: true)
    mendel = "\(root)/.build/release/mendel"
    var template = Array("/tmp/mendel-benchmarks-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Obstacle(description: "no folder for scripts in /tmp") }
    folder = text(template)
  }

  /// Writes a script, and answers its path.
  func write(_ name: String, _ lines: some Sequence<String>) throws -> String {
    let path = "\(folder)/\(name)"
    guard let file = fopen(path, "w") else { throw Obstacle(description: "\(path) cannot be written") }
    defer { fclose(file) }
    for line in lines {
      fputs(line, file)
      fputs("\n", file)
    }
    return path
  }

  /// Takes a script away.
  func remove(_ path: String) { unlink(path) }

  /// Takes the folder away, with the history that the prompt has kept in it.
  func close() { _ = try? benchmarks.run("rm", "-rf", folder) }
}

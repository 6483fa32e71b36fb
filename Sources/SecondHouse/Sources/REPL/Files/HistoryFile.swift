#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What was typed in earlier runs: a file with one entry a line, which several shells add to.
///
/// ```
/// scene main {\nwindow win\n}
/// override main.theme = bold
/// ```
/// A line end in an entry is written `\n`, a backslash `\\`. A kill loses at most the entry that is being written.
package struct HistoryFile: Sendable {
  package let path: String

  /// The folder for what outlives a run: `$XDG_STATE_HOME/mendel`, or `~/.local/state/mendel`; nil where the environment names none.
  package static func stateFolder(_ environment: (String) -> String?) -> String? {
    func absolute(_ name: String) -> String? { environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    return (absolute("XDG_STATE_HOME") ?? absolute("HOME").map { $0 + "/.local/state" }).map { $0 + "/mendel" }
  }

  package init(path: String) { self.path = path }

  /// At most so many bytes of the file's end are read.
  private static let reach = 1 << 20

  /// The entries, oldest first; none where there is no file.
  package func entries() -> [String] {
    let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { return [] }
    defer { close(number) }
    let end = Int(lseek(number, 0, SEEK_END))
    let start = max(0, end - Self.reach)
    var bytes = [UInt8](repeating: 0, count: max(0, end - start))
    let count = pread(number, &bytes, bytes.count, off_t(start))
    let lines = bytes.prefix(max(0, count)).split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
    return lines.dropFirst(start > 0 ? 1 : 0).compactMap { line in
      line.isEmpty ? nil : Self.entry(String(decoding: line, as: UTF8.self))
    }
  }

  package func append(_ entry: String) throws(FileProblem) {
    try Files.append(
      entry.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\r", with: ""), to: path)
  }

  private static func entry(_ line: String) -> String {
    guard line.utf8.contains(UInt8(ascii: "\\")) else { return line }
    var entry = ""
    var isEscaped = false
    for character in line {
      if isEscaped {
        entry.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        entry.append(character)
      }
    }
    return entry
  }
}

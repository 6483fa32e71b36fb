import Foundation

/// A home of its own for the programs of a test, which removes it at its end.
struct Home {
  let path: String

  init() {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("mendel-\(UUID().uuidString)").path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Removes the home with all that programs left in it.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Where the history is kept.
  var history: String { path + "/.local/state/mendel/history.jsonl" }

  /// What the history's file has, line by line; `nil` for a line that is no JSON of an entry.
  func entries() throws -> [String?] {
    let text = try String(contentsOfFile: history, encoding: .utf8)
    return text.split(separator: "\n").map { line in
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?["cmd"] as? String
    }
  }

  /// Waits until a file is there, and returns what it says.
  func content(of name: String) throws -> String {
    let deadline = Date(timeIntervalSinceNow: 20)
    while Date() < deadline {
      if let text = try? String(contentsOfFile: path + "/" + name, encoding: .utf8), text.hasSuffix("\n") {
        return text
      }
      usleep(2000)
    }
    throw Late(what: "the file \(name)")
  }
}

/// What did not come in time.
struct Late: Error {
  let what: String
}

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Where the playground keeps what should outlive it: the state folder of the XDG base directory specification (0.8).
///
/// `XDG_STATE_HOME` counts if it is an absolute path, else `.local/state` in `HOME`; with neither there is no place, and everything
/// stays in memory. macOS obeys the same variables, our decision, so that one page of documentation is right everywhere.
///
/// ```swift
/// Places { ["HOME": "/home/ann"][$0] }.history      // /home/ann/.local/state/mendel/history.jsonl
/// ```
public struct Places: Hashable, Sendable {
  /// The folder for state, or `nil` if the environment names none.
  ///
  /// It is made when something is first written to it.
  public let state: String?

  /// Finds the places by the environment's variables.
  public init(environment: (String) -> String?) {
    func absolute(_ name: String) -> String? {
      environment(name).flatMap { $0.hasPrefix("/") && !$0.utf8.contains(0) ? $0 : nil }
    }
    let home = absolute("XDG_STATE_HOME") ?? absolute("HOME").map { Self.join($0, ".local/state") }
    state = home.map { Self.join($0, "mendel") }
  }

  /// The file of what was typed.
  public var history: String? { state.map { $0 + "/history.jsonl" } }

  /// The file of how far the learner came.
  public var progress: String? { state.map { $0 + "/progress.jsonl" } }

  /// A path that was typed where no shell reads it, its `~/` at the beginning expanded as a shell would; `~ann/` stays as it is.
  ///
  /// ```swift
  /// Places.expanded("~/tour.mendel", home: "/home/ann")      // /home/ann/tour.mendel
  /// ```
  public static func expanded(_ path: String, home: String? = nil) -> String {
    guard let home = home ?? variable("HOME"), !home.isEmpty, path == "~" || path.hasPrefix("~/") else {
      return path
    }
    return path == "~" ? home : join(home, String(path.dropFirst(2)))
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}

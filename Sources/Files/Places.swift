import Platform

/// Where the program keeps what should outlive it: the state folder of the XDG base directory specification (0.8).
///
/// `XDG_STATE_HOME` counts if it is an absolute path, else `.local/state` in `HOME`, on macOS too; with neither there is no place, and
/// everything stays in memory.
package enum Places {
  /// The path of a file in the folder for state, which is made when something is first written there.
  package static func state(_ name: String, _ environment: (String) -> String?) -> String? {
    func absolute(_ name: String) -> String? {
      environment(name).flatMap { $0.hasPrefix("/") && !$0.utf8.contains(0) ? $0 : nil }
    }
    let home = absolute("XDG_STATE_HOME") ?? absolute("HOME").map { $0 + "/.local/state" }
    return home.map { $0 + "/mendel/" + name }
  }

  /// Where the course may lie that the program brings, likeliest first.
  ///
  /// Where the variable MENDEL_LESSONS says; else beside the executable itself, in `../share/mendel`, where an installed course lies, and
  /// in the folders above it, where a source checkout has one. A course is a folder `Lessons` with a folder `en`.
  package static func courses(
    executable: String? = runningExecutable,
    variable: String? = getenv("MENDEL_LESSONS").map { String(cString: $0) }
  ) -> [String] {
    var folders = (executable ?? "").split(separator: "/").dropLast()
    var result = [folders, folders.dropLast() + ["share", "mendel"]]
    while folders.popLast() != nil { result.append(folders) }
    return [variable].compactMap { $0?.isEmpty == false ? $0 : nil }
      + result.map { "/" + ($0 + ["Lessons"]).joined(separator: "/") }
  }

  /// The path of the program that runs, links resolved; `nil` if the system does not tell.
  package static var runningExecutable: String? {
    #if canImport(Darwin)
      var size: UInt32 = 1 << 12
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return URL(fileURLWithPath: String(cString: path)).resolvingSymlinksInPath().path
    #else
      return try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #endif
  }
}

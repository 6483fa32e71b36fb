import Platform

/// The folders of the program's files: the state folder of the XDG base directory specification (0.8), and the course.
///
/// The base is `XDG_STATE_HOME` if it is an absolute path, else `.local/state` in `HOME`, on macOS too. With neither there is no state
/// folder, and everything stays in memory.
package enum Places {
  /// The path of a file in the state folder, which is created at the first write.
  package static func state(_ name: String, _ environment: (String) -> String?) -> String? {
    func absolute(_ name: String) -> String? {
      environment(name).flatMap { $0.hasPrefix("/") && !$0.utf8.contains(0) ? $0 : nil }
    }
    let home = absolute("XDG_STATE_HOME") ?? absolute("HOME").map { $0 + "/.local/state" }
    return home.map { $0 + "/mendel/" + name }
  }

  /// The folders in which the program's course may be, most likely first.
  ///
  /// First comes the value of the variable MENDEL_LESSONS. Then come a folder beside the executable, `../share/mendel` (installed course)
  /// and each folder above (source checkout). A course is a folder `Lessons` with a folder `en`.
  package static func courses(executable: String? = runningExecutable) -> [String] {
    let variable = getenv("MENDEL_LESSONS").map { String(cString: $0) }
    var folders = (executable ?? "").split(separator: "/").dropLast()
    var result = [folders, folders.dropLast() + ["share", "mendel"]]
    while folders.popLast() != nil { result.append(folders) }
    return [variable].compactMap { $0?.isEmpty == false ? $0 : nil }
      + result.map { "/" + ($0 + ["Lessons"]).joined(separator: "/") }
  }

  /// The path of the running program, links resolved; nil if the system does not report it.
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

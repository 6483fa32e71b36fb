#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Finds the folder of the lessons, from any working directory.
///
/// First what the user says, `--lessons DIR` or else `MENDEL_LESSONS`; a folder named so and not there is an error, not a reason to
/// look elsewhere. Then beside the executable itself (not the link by which it was called), in `../share/mendel`, where an installed course
/// lies, and in the folders above it, where a source checkout has one. A course is a folder `Lessons` with a folder `en`.
///
/// ```swift
/// CourseLocation(option: nil, variable: nil, executable: "/usr/bin/mendel").find { $0 == "/usr/share/mendel/Lessons/en" }
///   // .found("/usr/share/mendel/Lessons")
/// ```
public struct CourseLocation: Hashable, Sendable {
  /// What a search ended with.
  public enum Result: Hashable, Sendable {
    /// The folder of the course.
    case found(String)
    /// The user named this folder, and it is not there.
    case missing(String)
    /// Nothing was named, and none of these is there.
    case nowhere(tried: [String])
  }

  /// The folder given as `--lessons DIR`.
  public var option: String?
  /// The value of `MENDEL_LESSONS`; empty counts as unset.
  public var variable: String?
  /// The path of the real executable, links resolved.
  public var executable: String?

  /// Gathers what the search goes by.
  public init(option: String?, variable: String?, executable: String? = CourseLocation.runningExecutable) {
    self.option = option
    self.variable = variable
    self.executable = executable
  }

  /// Whether nothing was named, so that what is found is the course that the program brings.
  public var isOwn: Bool { named == nil }

  private var named: String? { option ?? variable.flatMap { $0.isEmpty ? nil : $0 } }

  /// Searches with a test for folders, the disk's if none is given.
  public func find(isFolder: (String) -> Bool = { Files().isFolder($0) }) -> Result {
    if let named {
      return isFolder(named) ? .found(named) : .missing(named)
    }
    let candidates = candidates
    return candidates.first { isFolder($0 + "/en") }.map(Result.found) ?? .nowhere(tried: candidates)
  }

  /// Where a course may lie around the executable, likeliest first.
  var candidates: [String] {
    guard let executable, executable.hasPrefix("/") else { return [] }
    var folders = executable.split(separator: "/").dropLast()
    var result = [Self.lessons(in: folders), Self.lessons(in: folders.dropLast() + ["share", "mendel"])]
    while folders.popLast() != nil { result.append(Self.lessons(in: folders)) }
    return result
  }

  private static func lessons(in folders: some Sequence<Substring>) -> String {
    "/" + (folders + ["Lessons"]).joined(separator: "/")
  }

  /// The path of the program that runs, links resolved; `nil` if the system does not tell.
  public static var runningExecutable: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      let path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(size)) { buffer in
        buffer.baseAddress.flatMap { _NSGetExecutablePath($0, &size) == 0 ? String(cString: $0) : nil }
      }
    #else
      let path: String? = "/proc/self/exe"
    #endif
    guard let path, let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

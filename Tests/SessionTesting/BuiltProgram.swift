public import Foundation

/// The built `mendel`, run through pipes.
public struct BuiltProgram {
  /// What a run left.
  public struct Result: Sendable {
    /// What it wrote to standard output.
    public var output: String
    /// What it wrote to standard error.
    public var errors: String
    /// Its exit status, or the number of the signal that ended it, made negative.
    public var status: Int32
  }

  /// Runs the program until it ends, without a home: what it would keep there is gone with it.
  public static func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:],
    in folder: URL? = nil
  ) throws -> Result {
    let files = try TemporaryFiles()
    defer { files.remove() }
    try input.write(to: files.url("input"))
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ["LC_ALL": "C.UTF-8"].merging(environment) { $1 }
    process.currentDirectoryURL = folder
    process.standardInput = try FileHandle(forReadingFrom: files.url("input"))
    process.standardOutput = try files.writing("output")
    process.standardError = try files.writing("errors")
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try files.text("output"), errors: try files.text("errors"),
      status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus)
  }

  /// Runs the program through a shell's line, in which `$MENDEL` is its path.
  public static func shell(_ line: String) throws -> Result {
    let files = try TemporaryFiles()
    defer { files.remove() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.environment = [
      "MENDEL": executable.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try files.writing("output")
    process.standardError = try files.writing("errors")
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try files.text("output"), errors: try files.text("errors"), status: process.terminationStatus)
  }

  /// The program lies beside the tests' own binary.
  public static var executable: URL {
    #if os(Linux)
      let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      let folder = tests.deletingLastPathComponent()
    #else
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      let folder = tests.bundleURL.deletingLastPathComponent()
    #endif
    return folder.appendingPathComponent("mendel")
  }
}

/// A folder of its own, gone when it is no longer needed.
public struct TemporaryFiles {
  /// The folder.
  public let folder: URL

  /// Makes an empty folder.
  public init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("mendel-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// The place of a file in it.
  public func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// An empty file to write to.
  public func writing(_ name: String) throws -> FileHandle {
    try Data().write(to: url(name))
    return try FileHandle(forWritingTo: url(name))
  }

  /// The text of a file.
  public func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url(name)), as: UTF8.self)
  }

  /// Removes the folder.
  public func remove() { try? FileManager.default.removeItem(at: folder) }
}

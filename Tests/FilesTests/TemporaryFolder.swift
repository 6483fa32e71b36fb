import Foundation

/// A folder of a test's own that goes when the test is over.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "mendel-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func callAsFunction(_ name: String) -> String { path + "/" + name }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: self(name), atomically: false, encoding: .utf8)
  }

  func text(of name: String) throws -> String { try String(contentsOfFile: self(name), encoding: .utf8) }

  func permissions(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: self(name))[.posixPermissions] as? Int
  }

  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}

/// The built `LineWriterProbe`, which runs beside the tests.
final class Probe {
  private let process = Process()
  private let output = Pipe()
  private var received = Data()

  init(_ arguments: [String]) throws {
    // The products lie beside the test bundle (Linux) or beside the folder that holds it (macOS).
    var folder = Bundle.main.bundleURL
    #if canImport(Darwin)
      folder = Bundle(for: Probe.self).bundleURL.deletingLastPathComponent()
    #endif
    process.executableURL = folder.appendingPathComponent("LineWriterProbe")
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
  }

  /// Waits for the first output, and kills the program so many microseconds behind it.
  func kill(after microseconds: UInt32) {
    received += output.fileHandleForReading.availableData
    usleep(microseconds)
    _ = Foundation.kill(process.processIdentifier, SIGKILL)
  }

  /// Waits for the end and returns the lines printed.
  func lines() -> [String] {
    received += output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: received, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

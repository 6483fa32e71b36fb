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

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: self(name), atomically: false, encoding: .utf8)
    return self(name)
  }

  func text(of name: String) throws -> String { try String(contentsOfFile: self(name), encoding: .utf8) }

  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}

/// A program of the tests that runs beside them.
final class Probe {
  private let process = Process()
  private let output = Pipe()
  private var received = Data()

  init(_ name: String, _ arguments: [String]) throws {
    // The products lie beside the test bundle (Linux) or beside the folder that holds it (macOS).
    var folder = Bundle.main.bundleURL
    #if canImport(Darwin)
      folder = Bundle(for: Probe.self).bundleURL.deletingLastPathComponent()
    #endif
    process.executableURL = folder.appendingPathComponent(name)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
  }

  /// Waits for the first output.
  func waitUntilItWrites() { received += output.fileHandleForReading.availableData }

  func kill() { _ = Foundation.kill(process.processIdentifier, SIGKILL) }

  /// Waits for the end and returns the lines printed.
  func lines() -> [String] {
    received += output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: received, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

/// A generator that gives the same numbers in each run.
struct Dice: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

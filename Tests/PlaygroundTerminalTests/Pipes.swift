import Foundation

/// The built `mendel` between pipes.
enum Pipes {
  /// Runs the program to its end.
  static func run(_ arguments: [String] = [], input: String) throws -> (
    output: String, errors: String, status: Int32
  ) {
    let process = Process()
    let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: Mendel.path)
    process.arguments = arguments
    process.environment = Mendel.environment(in: Home())
    (process.standardInput, process.standardOutput, process.standardError) = (standardInput, output, errors)
    try process.run()
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let texts = [output, errors].map { pipe in
      String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (texts[0], texts[1], process.terminationStatus)
  }
}

private import Foundation

/// Ends a program that misuses the library, with a message and the caller's line; release builds print it, as a precondition would drop it.
package func misuse(_ sentence: String, _ file: StaticString = #fileID, _ line: UInt = #line) -> Never {
  #if !DEBUG
    let text = Array("\(file):\(line): \(sentence)\n".utf8)
    _ = write(2, text, text.count)
  #endif
  preconditionFailure(sentence, file: file, line: line)
}

private import Foundation

/// Ends a program that misuses the library, as an exception of UIKit's does: with a sentence, and the line of the call where that is known.
///
/// A released program keeps no sentence of a precondition, so it is written here.
package func misuse(_ sentence: String, _ file: StaticString = #fileID, _ line: UInt = #line) -> Never {
  #if !DEBUG
    let text = Array("\(file):\(line): \(sentence)\n".utf8)
    _ = write(2, text, text.count)
  #endif
  preconditionFailure(sentence, file: file, line: line)
}

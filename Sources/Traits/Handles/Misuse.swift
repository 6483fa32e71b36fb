/// Ends a program that misuses the library, with a sentence on standard error.
///
/// UIKit raises an exception whose text is in the log of a released app as well; a `precondition` would keep its own to debug builds. It cannot be
/// caught: what a program may have to deal with is thrown instead, as ``TraitProblem``.
///
/// ```swift
/// guard let value else { misuse("Can't return value for trait \(name) that has no override.") }
/// ```
func misuse(_ sentence: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line) -> Never
{
  fatalError(sentence(), file: file, line: line)
}

/// Ends a program that misuses the library, unless a condition holds.
///
/// ```swift
/// expect(!traits.isEmpty, orElse: "A registration must pass one or more traits.")
/// ```
@inline(__always)
func expect(
  _ condition: Bool, orElse sentence: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition { misuse(sentence(), file: file, line: line) }
}

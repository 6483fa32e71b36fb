import REPL

/// `mendel` alone, `mendel -c STATEMENTS` and `mendel run FILE…` without options: no argument parser is needed to know what is meant.
enum FastPath {
  /// Runs the call if it is one of the three, and answers its exit status.
  static func run(_ arguments: [String]) -> Int32? {
    if arguments.count == 1 { return Launch().start() }
    guard arguments.count >= 3 else { return nil }
    switch arguments[1] {
    case "-c" where arguments.count == 3: return Launch().run(statements: arguments[2])
    case "run" where arguments[2...].allSatisfy({ $0 == "-" || !$0.hasPrefix("-") }):
      return Launch().run(files: Array(arguments[2...]))
    default: return nil
    }
  }
}

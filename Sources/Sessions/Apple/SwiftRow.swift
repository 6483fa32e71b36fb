import Syntax

/// The code of a row of Apple's, written in Swift: `var maxX: Double { origin.x + size.width }`.
///
/// Its body is checked at the first call, as a member of the type whose table contains it.
package struct SwiftRow: Sendable {
  let declaration: String
  let owner: String
  private let functions = Lazy<[RowFunction]>()

  package init(declaration: String, owner: String) { (self.declaration, self.owner) = (declaration, owner) }

  var source: Source { Source("extension \(owner) {\n\(declaration)\n}") }
  var isStatic: Bool { declaration.hasPrefix("static ") }
  /// Whether it is an initialiser, which returns the value that it has set up.
  var isInitializer: Bool { declaration.hasPrefix("init") }

  /// The function, or the getter and setter of a property.
  ///
  /// They are checked once, in a session of their own, since a learner's types must not affect Apple's code.
  package func functions(in language: Language) throws(Problem) -> [RowFunction] {
    try functions.value { () throws(Problem) in
      let (source, session) = (source, Session(language: language))
      let read = SourceText(source.text, statements: StatementTable([]), mode: .file)
      if let problem = read.problems.first { throw Problem(problem, in: source) }
      var checker = Checker(session: session, source: source)
      try checker.declare(read.statements)
      let declared = checker.session.definitions.functions
      // Sessions that run the code know it only by its row, so the functions declared here are dropped.
      checker.session = session
      return try declared.map { function throws(Problem) in
        (try checker.compile(function), function.signature.parameters)
      }
    }
  }
}

package typealias RowFunction = (code: FunctionCode, parameters: [Signature.Parameter])

extension Session {
  /// Runs a row that is written in Swift; its errors are reported at the call.
  package mutating func run(
    _ row: SwiftRow, setting: Bool = false, _ value: inout Value, _ given: [Value]
  ) throws(Problem) -> Value {
    do throws(Problem) {
      let (code, parameters) = try row.functions(in: language)[setting ? 1 : 0]
      var arguments = [value] + given
      for (index, parameter) in parameters.enumerated() where given[index] == .nothing {
        if let code = parameter.fallback { arguments[index + 1] = try code(&self) }
      }
      let result = try call(Function(identity: 0, code: code, captured: []), &arguments)
      if !row.isStatic { value = arguments[0] }
      if parameters.contains(where: \.isInout) { return .tuple([result] + arguments.dropFirst()) }
      return row.isInitializer && result == .void ? value : result
    } catch {
      var error = error
      if error.place?.source == row.source { error.place = nil }
      throw error
    }
  }
}

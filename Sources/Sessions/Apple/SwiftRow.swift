import Syntax

/// What a row of Apple's does, written in Swift: `var maxX: Double { origin.x + size.width }`.
///
/// Its body is checked at its first call, as a member of the type in whose table it stands.
package struct SwiftRow: Sendable {
  let declaration: String
  /// The type in whose table it stands.
  let owner: String
  private let functions = Lazy<[RowFunction]>()

  init(declaration: String, owner: String) { (self.declaration, self.owner) = (declaration, owner) }

  var source: Source { Source("extension \(owner) {\n\(declaration)\n}") }
  var isStatic: Bool { declaration.hasPrefix("static ") }
  /// Whether it gives the value that it has set up.
  var isInitializer: Bool { declaration.hasPrefix("init") }

  /// What it does, or a property's getter and setter.
  ///
  /// It is checked once, in a session of its own: what a learner's types are called says nothing about Apple's.
  package func functions(in language: Language) throws(Problem) -> [RowFunction] {
    try functions.value { () throws(Problem) in
      var checker = Checker(session: Session(language: language), source: source)
      return try declared(in: &checker).map { function throws(Problem) in
        (try checker.compile(function), function.signature.parameters)
      }
    }
  }

  /// The functions of its declaration.
  private func declared(in checker: inout Checker) throws(Problem) -> [FunctionDefinition] {
    let source = source
    let read = SourceText(source.text, statements: StatementTable([]), mode: .file)
    if let problem = read.problems.first { throw Problem(problem, in: source) }
    guard case .type(let type)? = read.statements.first?.kind else { return [] }
    checker.contexts = [FunctionContext()]
    checker.contexts[0].selfType = checker.session.selfType(named: owner)
    var all: [FunctionDefinition] = []
    func add(_ function: FunctionDeclaration, _ signature: Signature) {
      all.append(
        FunctionDefinition(
          declaration: function, owner: owner, isStatic: isStatic, signature: signature, source: source))
    }
    func add(
      _ name: Name, _ accessor: Accessors.Accessor?, given parameters: [Signature.Parameter], _ type: Type
    ) {
      guard let accessor else { return }
      add(
        FunctionDeclaration(name, [], accessor.body),
        Signature(parameters: parameters, result: type, isMutating: !parameters.isEmpty))
    }
    for member in type.members {
      switch member.kind {
      case .function(let function):
        add(function, try checker.signature(of: function))
      case .variable(let variable):
        guard let binding = variable.bindings.first, let syntax = binding.type else { continue }
        let type = try checker.resolve(syntax)
        add(binding.name, binding.accessors?.get, given: [], type)
        let new = Signature.Parameter(label: nil, name: "newValue", type: type)
        add(binding.name, binding.accessors?.set, given: [new], .void)
      default: continue
      }
    }
    return all
  }
}

package typealias RowFunction = (code: FunctionCode, parameters: [Signature.Parameter])

extension Session {
  /// Runs a row that is written in Swift; its mistakes are the caller's, and stand there.
  mutating func run(
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

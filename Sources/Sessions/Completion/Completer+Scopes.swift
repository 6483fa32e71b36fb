import Syntax

extension Completer {
  /// Enters a block: declares the names that its opener brings and those of the statements before the cursor.
  mutating func enter(_ scope: CompletionSite.Scope) {
    checker.contexts[checker.last].blocks.append([:])
    switch scope.opener {
    case .text, .block, .patterns, .modifying: break
    case .verb(let verb): enter(verb)
    case .type(let type):
      var context = FunctionContext()
      context.selfType = .named(type.name.text)
      checker.contexts.append(context)
    case .function(let function):
      makeMethod()
      for parameter in function.parameters {
        declare(parameter.name.text, try? checker.resolve(parameter.type))
      }
    case .property: makeMethod()
    case .loop(let pattern, let sequence):
      guard case .binding(let name, _) = pattern.kind else { break }
      declare(name.text, type(of: sequence).flatMap { session.element(of: $0) })
    case .conditions(let conditions):
      for condition in conditions { _ = try? checker.check(conditions: [condition]) }
    case .closure(let closure, _):
      for parameter in closure.parameters ?? [] {
        declare(parameter.name.text, parameter.type.flatMap { try? checker.resolve($0) })
      }
    }
    for statement in scope.before { _ = try? checker.check(statement: statement) }
  }

  /// Enters the block of a statement: handlers have `sender` and `previous`, and an action has the names of its own parameters.
  private mutating func enter(_ verb: VerbStatement) {
    guard ["register", "on", "define action"].contains(verb.head) else { return }
    let names = verb.head == "define action" ? verb.names("parameters").map(\.text) : ["sender", "previous"]
    let sender = verb.expression("place").flatMap { type(of: $0) } ?? .named("UIView")
    let locals = zip(names, [sender, .named("UITraitCollection")]).map { declare($0, $1) }
    checker.contexts[checker.last].implicit += locals.prefix(1)
  }

  /// Enters the body of a method, where the members of `self` are in scope.
  private mutating func makeMethod() {
    guard let type = checker.selfType else { return }
    checker.contexts[checker.last].roles = [.method]
    declare("self", type)
  }

  @discardableResult
  private mutating func declare(_ name: String, _ type: Type?) -> Local {
    checker.contexts[checker.last].declare(name, type ?? .any)
  }
}

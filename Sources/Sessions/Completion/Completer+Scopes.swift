import Syntax

extension Completer {
  /// Goes into a block: what opened it may bring names, and so do the statements before the cursor.
  mutating func enter(_ scope: CompletionSite.Scope) {
    checker.contexts[checker.contexts.count - 1].blocks.append([:])
    switch scope.opener {
    case .text, .block, .patterns: break
    case .verb(let verb): enter(verb)
    case .type(let type):
      var context = FunctionContext()
      context.selfType = .named(type.name.text)
      checker.contexts.append(context)
    case .function(let function): enter(function)
    case .property(_, _): makeMethod()
    case .loop(let pattern, let sequence):
      guard case .binding(let name) = pattern.kind else { break }
      let element: Type? =
        switch type(of: sequence) {
        case .list(let element)?: element
        case .named(let range)? where range.hasPrefix("Range"): .int
        default: nil
        }
      declare(name.text, element)
    case .conditions(let conditions):
      for case .binding(let name, _, _, let value) in conditions {
        let source = value.flatMap { type(of: $0) } ?? checker.local(name.text)?.type
        declare(name.text, source?.wrapped)
      }
    case .closure(let closure, _):
      for parameter in closure.parameters ?? [] {
        declare(parameter.name.text, parameter.type.flatMap { try? checker.resolve($0) })
      }
    case .modifying: break
    }
    for statement in scope.before { _ = try? checker.check(statement: statement) }
  }

  /// A block of a statement: in handlers `sender` and `previous` are there.
  private mutating func enter(_ verb: VerbStatement) {
    guard ["register", "on", "define action"].contains(verb.head) else { return }
    let place = verb.slots.values.lazy.compactMap { slot in
      if case .expression(let expression) = slot { expression } else { nil }
    }.first
    let sender = place.flatMap { type(of: $0) } ?? .named("UIView")
    checker.contexts[checker.contexts.count - 1].implicit.append(
      Local(name: "sender", type: sender, slot: 0, isConstant: true))
    declare("sender", sender)
    declare("previous", .named("UITraitCollection"))
  }

  private mutating func enter(_ function: FunctionDeclaration) {
    makeMethod()
    for parameter in function.parameters {
      declare(parameter.name.text, try? checker.resolve(parameter.type))
    }
  }

  /// A method's body: the members of `self` are there.
  private mutating func makeMethod() {
    guard let type = checker.contexts.last(where: { $0.selfType != nil })?.selfType else { return }
    checker.contexts[checker.contexts.count - 1].isMethod = true
    declare("self", type)
  }

  private mutating func declare(_ name: String, _ type: Type?) {
    checker.contexts[checker.contexts.count - 1].declare(name, type ?? .any)
  }
}

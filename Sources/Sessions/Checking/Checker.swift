import Syntax
import ViewTree

/// Turns the syntax tree into code: names and types are resolved once, and the code runs many times.
///
/// It holds the session while it works, so that later code knows the earlier declarations. A failure drops the checker and its session.
package struct Checker: Sendable {
  package var session: Session
  package let source: Source
  /// The text itself, then the functions around the current code, outermost first.
  package var contexts: [FunctionContext]
  /// Finds the environment of the surrounding block, as in `view form { override theme = bold }`.
  package var surrounding: Code?
  /// The same environment, if it is known during checking.
  package var surroundingEnvironment: EnvironmentID?
  package var surroundingClass = "UITraitEnvironment"
  /// The requirements of the extension whose members are declared; nil outside extensions.
  var extending: (requirements: Set<Requirement>, file: String?)?
  /// The generic parameters, sometimes with `Self`, that stay placeholders.
  var openParameters: Set<String> = []
  /// The type in which a chain that begins with a dot is looked up.
  var implicitMemberType: Type?
  /// The type of the selection of the surrounding `TabView`.
  var tabs: Type?
  package var isInTurn = false
  /// Whether statements that are allowed only at top level may stand here.
  package var isTopLevel = true
  /// The short forms in the text, by their ranges, with Swift's spelling: `.bold` for `bold`.
  package var shortForms: [SourceRange: String] = [:]
  /// The calls written without parentheses: `height 200`.
  package var shortCalls: Set<SourceRange> = []
  /// The statements of the playground in the text.
  package var verbs: [VerbStatement] = []

  package init(session: Session, source: Source) {
    self.session = session
    self.source = source
    contexts = [FunctionContext()]
  }

  package func place(_ range: SourceRange) -> Place { Place(range, in: source) }

  package func text(_ range: SourceRange) -> String { source.text(range) }

  package func problem(_ message: String, at range: SourceRange, suggestion: String? = nil) -> Problem {
    Problem(message, at: place(range), suggestion: suggestion)
  }

  /// Whether a declaration here belongs to the session, and not to a block, which has its own variables.
  var declaresGlobals: Bool { contexts.count == 1 && isTopLevel && contexts[0].blocks.count == 1 }

  /// Whether the code is in a function or closure, not at the top level of the text.
  var isInFunction: Bool { contexts.count > 1 || !contexts[0].name.isEmpty }

  /// The index of the innermost function.
  var last: Int { contexts.count - 1 }

  var selfType: Type? { contexts.indices.reversed().lazy.compactMap { contexts[$0].selfType }.first }

  /// Whether the code has a role itself, or a function around it.
  func isIn(_ role: FunctionContext.Role) -> Bool {
    contexts.indices.contains { contexts[$0].roles.contains(role) }
  }

  package var names: [String] {
    let locals = contexts.flatMap { $0.blocks.flatMap { $0.keys } }
    let own = selfType.map { session.memberNames(of: $0) } ?? []
    let definitions = session.definitions
    let known: [[String]] = [
      locals, own, Array(session.variables.keys), session.environmentNames,
      Array(definitions.freeFunctions.keys),
      (session.language.appleTypes["Global"]?.members ?? [:]).keys.filter { !$0.hasPrefix("_") },
      definitions.types.keys.map(\.unqualified),
      Array(definitions.traitNames.keys), Array(definitions.colors.keys), Array(definitions.images.keys),
    ]
    return known.flatMap { $0 }
  }

  package var frameSize: Int { contexts[0].size }
}

/// The state of a function while it is being checked.
package struct FunctionContext: Sendable {
  package enum Role: Hashable, Sendable {
    /// The function is a method: members of `self` can be named without `self`.
    case method
    /// Its expressions are views that it combines.
    case builder
    /// It is the content of a presentation, which is updated when variables of the session change.
    case content
    /// It computes the initial value of a property, before the object exists.
    case firstValue
    /// An initialiser that has assigned this property; `self` if it calls another initialiser.
    case assigned(String)
    /// A name captured as `weak` that is not a local.
    case weak(String)
    /// An initialiser that is not `convenience`.
    case designated
    /// A function whose result is `Self`.
    case givesSelf
    case throwing(Type)
    /// It contains a call that throws only errors of this type, as in `throws(Failure)`.
    case passing(Type)
    /// The statement contains an `await` further on.
    case awaiting
  }

  /// The variables of the enclosing blocks, innermost last.
  package var blocks: [[String: Local]] = [[:]]
  package var size = 0
  /// The captured variables, with their slots in this function.
  package var captures: [(outer: Local, slot: Int)] = []
  /// The value of `#function`: `viewWillAppear(_:)`; empty in a closure.
  var name = ""
  /// The properties whose assignment calls no observer: in `didSet` the property itself, in an initialiser those of the type.
  var silent: Set<String> = []
  package var selfType: Type?
  package var roles: Set<Role> = []
  /// The type that `return` must give; nil if it is not known yet.
  package var result: Type?
  /// The type of the returned values, if `result` is not known.
  package var returned: Type?
  /// The types of `$0`, `$1` and so on.
  package var shorthand: [Type] = []
  /// Locals whose members can be named alone, besides `self`: `sender` of a handler, the draft of `traits { }`.
  package var implicit: [Local] = []
  /// The slot of a tuple argument of a closure, and the slots of its elements: `{ index, value in … }`.
  var unpacked: (tuple: Int, slots: [Int])?
  /// The exits from enclosing loops and `switch` statements: labels, `break`, `continue`.
  var labels: [String] = []
  /// The result types of the branches of enclosing `if` and `switch` expressions, innermost last.
  var branchResults: [Type?] = []
  var awaited: [Int] = []

  package init(result: Type? = nil) { self.result = result }

  /// Whether it is an initialiser, which may set constants too.
  var isInitializer: Bool { roles.contains(.method) && name.hasPrefix("init(") }

  package mutating func slot() -> Int {
    size += 1
    return size - 1
  }

  /// Declares the parameters of a function, and returns their types inside it.
  mutating func declare(_ parameters: [Signature.Parameter]) -> [Type] {
    parameters.map { parameter in
      let type: Type = parameter.isVariadic ? .list(parameter.type) : parameter.type
      return declare(
        parameter.name, type, isConstant: !parameter.isInout, isForced: parameter.isForced, isParameter: true
      ).type
    }
  }

  @discardableResult
  package mutating func declare(
    _ name: String, _ type: Type, isConstant: Bool = true, isWeak: Bool = false, isForced: Bool = false,
    isParameter: Bool = false, meaning: Expression? = nil, signature: Signature? = nil
  ) -> Local {
    let local = Local(
      name: name, type: type, slot: slot(), isConstant: isConstant, isWeak: isWeak, isForced: isForced,
      isParameter: isParameter, meaning: meaning, signature: signature)
    blocks[blocks.count - 1][name] = local
    return local
  }
}

extension [[String: Local]] {
  /// The variable that a name means in nested blocks: that of the innermost one.
  func find(_ name: String) -> Local? {
    for block in reversed() { if let local = block[name] { return local } }
    return nil
  }
}

package struct Local: Sendable {
  package var name: String
  package var type: Type
  package var slot: Int
  package var isConstant: Bool
  /// Whether it is `weak`: nil once the object is destroyed.
  package var isWeak: Bool
  var isForced: Bool
  var isParameter: Bool
  /// Whether it is declared without a value, so that it must be assigned before it is read.
  var isLater = false
  /// The expression that the name of a variable with a property wrapper stands for.
  var meaning: Expression?
  /// Whether it means the value of the binding in its slot: `item` in a closure with the parameter `$item`.
  var isProjected = false
  /// The labels and default values of a local function.
  var signature: Signature?
}

extension Session {
  /// Initialises a local variable at its declaration, where no closure shares it yet.
  mutating func initializeLocal(_ slot: Int, _ value: Value) { runtime.stack[runtime.base + slot] = value }
}

extension Checker {
  /// The local variable with a name, which the current function captures if it belongs to an enclosing one.
  package mutating func local(_ name: String) -> Local? { local(name, in: last) }

  private mutating func local(_ name: String, in depth: Int) -> Local? {
    if let local = contexts[depth].blocks.find(name) { return local }
    guard depth > 0, let outer = local(name, in: depth - 1) else { return nil }
    var inner = outer
    inner.slot = contexts[depth].slot()
    contexts[depth].captures.append((outer, inner.slot))
    contexts[depth].blocks[0][name] = inner
    return inner
  }

  /// Checks code in a new scope, which ends with the code.
  package mutating func inBlock<Result>(
    _ body: (inout Checker) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    contexts[last].blocks.append([:])
    let wasTopLevel = isTopLevel
    isTopLevel = false
    defer {
      contexts[last].blocks.removeLast()
      isTopLevel = wasTopLevel
    }
    return try body(&self)
  }

  /// What would let a constant change.
  private func variable(insteadOf local: Local) -> String? {
    let name = local.name
    if name == "self" { return "a `mutating func` changes its own value" }
    if let own = selfType, session.property(name, of: own) != nil { return "write `self.\(name)`" }
    return local.isParameter ? "`var \(name) = \(name)` makes a copy that can change" : "declare it by `var`"
  }

  func read(_ local: Local, _ range: SourceRange) -> Checked {
    let (slot, place) = (local.slot, place(range))
    var checked = Checked(local.type, range) { session throws(Problem) in
      let value = session.local(slot)
      if local.isLater, value == .void { throw Problem("`\(local.name)` has no value yet", at: place) }
      return local.isWeak ? session.present(value) : value
    }
    checked.isForced = local.isForced
    if local.isConstant {
      checked.fixed = Fixed(why: "`\(local.name)` is a constant", instead: variable(insteadOf: local))
    } else {
      checked.store = { session, value throws(Problem) in session.setLocal(slot, value) }
    }
    return local.isProjected ? value(of: checked, range) : checked
  }
}

import Syntax
import ViewTree

/// Turns the tree into code: names and types are resolved once, and what it yields runs many times.
///
/// It holds the session while it works: what a text declares is known to what follows it. A failure drops both.
package struct Checker: Sendable {
  package var session: Session
  package let source: Source
  /// The functions around, the text's own first.
  package var contexts: [FunctionContext]
  /// The environment whose block this is: in `view form { override theme = bold }`, with the code that finds it.
  package var surrounding: Code?
  /// The same, where it is known already.
  package var surroundingEnvironment: EnvironmentID?
  package var surroundingClass = "UITraitEnvironment"
  /// What the extension in which members are declared asks of the type; nil outside of extensions.
  var extending: (asked: Set<Requirement>, file: String?)?
  /// The parameters, `Self` among them, that stand for a type that is still to be found.
  var kept: Set<String> = []
  /// The type of which a chain that begins with a dot is a member.
  var root: Type?
  /// What the tabs of the `TabView` around stand for.
  var tabs: Type?
  package var isInTurn = false
  /// Whether a statement of its own may stand here that only the top level allows.
  package var isTopLevel = true
  /// What the text says in short, by where that stands, and how Swift says it: `.bold` for `bold`.
  package var shortForms: [SourceRange: String] = [:]
  /// The calls without parentheses: `height 200`.
  package var shortCalls: Set<SourceRange> = []
  /// The playground's statements in the text.
  package var verbs: [VerbStatement] = []

  package init(session: Session, source: Source) {
    self.session = session
    self.source = source
    contexts = [FunctionContext()]
  }

  package func place(_ range: SourceRange) -> Place { Place(range, in: source) }

  package func problem(
    _ message: String, at range: SourceRange, suggestion: String? = nil, notes: [String] = []
  ) -> Problem {
    Problem(message, at: place(range), suggestion: suggestion, notes: notes)
  }

  /// Whether what is declared here belongs to the session; a block that is tried has variables of its own.
  var standsInNoBlock: Bool { contexts.count == 1 && isTopLevel && contexts[0].blocks.count == 1 }

  /// Whether it is code of a function or a closure, and not a text's own.
  var isInFunction: Bool { contexts.count > 1 || !contexts[0].name.isEmpty }

  /// Where the innermost of the functions around stands.
  var last: Int { contexts.count - 1 }

  var selfType: Type? { contexts.last { $0.selfType != nil }?.selfType }

  package var names: [String] {
    let locals = contexts.flatMap { $0.blocks.flatMap { $0.keys } }
    let own = selfType.map { session.memberNames(of: $0) } ?? []
    let definitions = session.definitions
    let known: [[String]] = [
      locals, own, Array(session.variables.keys), session.environmentNames,
      Array(definitions.freeFunctions.keys),
      Array((session.language.appleTypes["Global"]?.members ?? [:]).keys),
      definitions.types.keys.map(\.unqualified),
      Array(definitions.traitNames.keys), Array(definitions.colors.keys), Array(definitions.images.keys),
    ]
    return known.flatMap { $0 }
  }

  package var frameSize: Int { contexts[0].size }
}

/// A function while it is checked.
package struct FunctionContext: Sendable {
  package enum Role: Hashable, Sendable {
    /// Members of `self` can be named alone.
    case method
    /// Its expressions are views that it puts together.
    case builder
    /// It is the content of a presentation, which follows the session's variables.
    case content
    /// It gives a property its first value, before there is an object.
    case firstValue
    /// An initialiser that has given this property a value; `self` where another one does it.
    case assigned(String)
    /// A name captured as `weak` that means no local.
    case weak(String)
    /// What it throws is of this type.
    case throwing(Type)
    /// A call in it throws errors of this type only, as `throws(Failure)` says.
    case passing(Type)
    /// The statement has an `await` further ahead.
    case awaiting
  }

  /// The variables of the blocks around, innermost last.
  package var blocks: [[String: Local]] = [[:]]
  package var size = 0
  /// What the function takes from its surroundings: the variable outside, and the slot here.
  package var captures: [(outer: Local, slot: Int)] = []
  /// What `#function` is: `viewWillAppear(_:)`; empty in a closure.
  var name = ""
  /// The properties whose assignment calls no observer: the one whose `didSet` it is; in an initialiser, those of the type itself.
  var silent: Set<String> = []
  package var selfType: Type?
  package var roles: Set<Role> = []
  /// What `return` must give; nil where nothing is known yet.
  package var result: Type?
  /// The types of what was returned, where nothing was known.
  package var returned: Type?
  /// The types of `$0`, `$1` …, and how many are used.
  package var shorthand: [Type] = []
  /// The local whose members can be named alone without being `self`: `sender` of a handler, the draft of `traits { }`.
  package var implicit: [Local] = []
  /// A tuple that a closure is given, and the locals into which it goes: `{ index, value in … }`.
  var unpacked: (tuple: Int, slots: [Int])?
  /// What can leave a loop or `switch` around: labels, `break`, `continue`.
  var labels: [String] = []
  /// What the branches of an `if` or `switch` that is a value must give, innermost last.
  var branchResults: [Type?] = []
  var awaited: [Int] = []

  package init(result: Type? = nil) { self.result = result }

  /// Whether it is an initialiser, which sets constants too.
  var isInitializer: Bool { roles.contains(.method) && name.hasPrefix("init(") }

  package mutating func slot() -> Int {
    size += 1
    return size - 1
  }

  package func find(_ name: String) -> Local? { blocks.reversed().lazy.compactMap { $0[name] }.first }

  /// The parameters of a function, and their types in it.
  mutating func declare(_ parameters: [Signature.Parameter]) -> [Type] {
    parameters.map { parameter in
      let type: Type = parameter.isVariadic ? .list(parameter.type) : parameter.type
      return declare(
        parameter.name, type, isConstant: !parameter.isInout, isForced: parameter.isForced
      ).type
    }
  }

  @discardableResult
  package mutating func declare(
    _ name: String, _ type: Type, isConstant: Bool = true, isWeak: Bool = false, isForced: Bool = false,
    meaning: Expression? = nil, signature: Signature? = nil
  ) -> Local {
    let local = Local(
      name: name, type: type, slot: slot(), isConstant: isConstant, isWeak: isWeak, isForced: isForced,
      meaning: meaning, signature: signature)
    blocks[blocks.count - 1][name] = local
    return local
  }
}

package struct Local: Sendable {
  package var name: String
  package var type: Type
  package var slot: Int
  package var isConstant: Bool
  /// `weak`: nil once the object is destroyed.
  package var isWeak: Bool
  var isForced: Bool
  /// Whether it is declared without a value, which it must have before it is read.
  var isLater = false
  /// What its name means, of a variable with a property wrapper.
  var meaning: Expression?
  /// Whether it means what the binding in its slot refers to: `item` of a closure whose parameter is written `$item`.
  var isProjected = false
  /// The labels and default values of a function that was declared here.
  var signature: Signature?
}

extension Session {
  /// The local variable of a declaration that is reached: no closure has seen it yet.
  mutating func begin(_ slot: Int, _ value: Value) { runtime.stack[runtime.base + slot] = value }
}

extension Checker {
  /// The local variable of that name, taken into the present function from those around where it must be.
  package mutating func local(_ name: String) -> Local? { local(name, in: last) }

  private mutating func local(_ name: String, in depth: Int) -> Local? {
    if let local = contexts[depth].find(name) { return local }
    guard depth > 0, let outer = local(name, in: depth - 1) else { return nil }
    var inner = outer
    inner.slot = contexts[depth].slot()
    contexts[depth].captures.append((outer, inner.slot))
    contexts[depth].blocks[0][name] = inner
    return inner
  }

  /// Checks with a block of its own around the names that are declared.
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

  /// A local of the present function, read.
  func read(_ local: Local, _ range: SourceRange) -> Checked {
    let (slot, place) = (local.slot, place(range))
    var checked = Checked(local.type, range) { session throws(Problem) in
      let value = session.local(slot)
      if local.isLater, value == .void { throw Problem("`\(local.name)` has no value yet", at: place) }
      return local.isWeak ? session.present(value) : value
    }
    checked.isForced = local.isForced
    if local.isConstant {
      checked.fixed = "`\(local.name)` is a constant"
    } else {
      checked.store = { session, value throws(Problem) in session.setLocal(slot, value) }
    }
    return local.isProjected ? value(of: checked, range) : checked
  }
}

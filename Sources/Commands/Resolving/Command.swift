public import Syntax
public import Traits

/// A statement whose names, types and cases are resolved: what the playground runs.
public struct Command: Sendable {
  /// What it does.
  public var kind: Kind
  /// Where its statement was written.
  public var range: SourceRange

  /// What a command does; each case stands for one statement of the language, or for one of Apple's spellings
  /// of it.
  public enum Kind: Sendable {
    case evaluate(Code, ValueType)
    case print(Code)
    case setVariable(Int32, Code)
    /// The variable is the one that a literal of the statement's ``StatementShape`` names.
    case setNamedVariable(Int32, Code)
    case setLocal(Int32, Code)
    /// `let` and `var` at top level.
    indirect case declareVariable(Identifier, ValueType, isConstant: Bool, Command)
    /// The same under the name that a literal of the statement's ``StatementShape`` is.
    indirect case declareNamedVariable(Int32, ValueType, isConstant: Bool, Command)
    indirect case setProperty(PropertyKey, of: Code, Code, ValueType)
    /// Whether an inspector is presented.
    indirect case setInspector(of: Code, Code)
    indirect case define(Definition)
    indirect case node(NodeCommand)
    indirect case move(Code, to: Code)
    case remove(Code)
    indirect case appear(Code, in: Code?)
    case disappear(Code)
    case destroy(Code)
    case use(SystemVersion)
    indirect case override(Code, [Code.TraitSetting])
    case removeOverride(TraitView, of: Code)
    /// What a parent controller gives a child instead of what it inherits.
    indirect case overrideChild(Code, of: Code, Code, SourceRange)
    /// A field of an instance, and what the instance is called in the text.
    indirect case setField(Int, of: Code, Code, label: String)
    indirect case performAsCurrent(Code, [Command])
    case turn([Command])
    case setTracing(Bool)
    case setUpdates(isManual: Bool)
    case update
    case updateTraits(Code)
    case updateProperties(Code)
    case invalidate(Code, Invalidation)
    indirect case on(Code, Callback, Handler)
    case removeHandler(Code, Callback)
    /// Its value, the token, goes to the local or variable that the `let` around it names.
    indirect case register(Registration)
    case unregister(Code)
    /// Ends all registrations that observe an environment.
    case unregisterAll(Code)
    case why(TraitView, of: Code)
    indirect case whyNot(TraitView, of: Code, Code)
    case whyInspector(InspectorProperty, of: Code)
    indirect case whyNotInspector(InspectorProperty, of: Code, Code)
    /// Which file of its image a view shows, and why.
    case whyImage(of: Code)
    /// `why cell.backgroundColor`
    case whyColor(PropertyKey, of: Code)
    /// `why not badge.image == "c"`
    indirect case whyNotImage(of: Code, Code)
    /// `why not cell.backgroundColor == red`
    indirect case whyNotColor(PropertyKey, of: Code, Code)
    indirect case whatIf(Trial, Statement?)
    /// Its counts go to the variable that is given them, or to the one that the `let` around it names; else
    /// they are shown.
    case cost([Command], to: CostVariable?)
    indirect case show(Topic, Subject?, isWhole: Bool)
    indirect case expect(Expectation)
    indirect case expectError(String?, Trial)
    indirect case `if`(Code, [Command], [Command])
    indirect case `repeat`(Code, [Command], SourceRange)
    /// The block runs for the elements of which the condition, where there is one, is true.
    indirect case `for`(local: Int32, Code, where: Code?, [Command])
    indirect case presentInspector(InspectorCommand)
    case dismiss(Code)
    indirect case drag(Code, to: Code, BlamedPlaces)
    indirect case resize(Code, ResizeTarget, BlamedPlaces)
    case rotate(Code, BlamedPlaces)
    indirect case session(SessionRequest)
  }
}

package import Presentations
public import Syntax
public import Traits
package import ViewTree

/// A statement whose names, types and cases are resolved: what the playground runs.
public struct Command: Sendable {
  /// What it does.
  public var kind: Kind
  /// Where its statement was written.
  public var range: SourceRange

  /// What a command does; each case stands for one statement of the language, or for one of Apple's spellings of it.
  public enum Kind: Sendable {
    case evaluate(Code, ValueType)
    case print(Code, ValueType)
    case setVariable(Int32, Code)
    /// The variable is the one that a literal of the statement's ``StatementShape`` names.
    case setNamedVariable(Int32, Code)
    case setLocal(Int32, Code)
    /// `let` and `var` at top level.
    indirect case declareVariable(Identifier, ValueType, isConstant: Bool, Command)
    /// The same under the name that a literal of the statement's ``StatementShape`` is.
    indirect case declareNamedVariable(Int32, ValueType, isConstant: Bool, Command)
    indirect case setProperty(PropertyKey, of: Code, Code, ValueType)
    indirect case setInspector(InspectorProperty, of: Code, Code)
    indirect case define(Definition)
    indirect case node(NodeCommand)
    indirect case move(Code, to: Code)
    case remove(Code)
    indirect case appear(Code, in: Code?)
    case disappear(Code)
    case destroy(Code)
    case use(SystemVersion)
    indirect case override(Code, [Code.TraitSetting])
    case removeOverride(TraitID, of: Code, Place)
    /// What a parent controller gives a child instead of what it inherits.
    indirect case overrideChild(Code, of: Code, Code)
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
    case why(TraitView, of: Code)
    indirect case whyNot(TraitView, of: Code, Code)
    case whyInspector(Code)
    indirect case whyNotInspector(InspectorProperty, of: Code, Code)
    /// Which file of its image a view shows, and why.
    case whyImage(of: Code)
    indirect case whatIf(Trial, Statement?)
    /// Its counts go to the local, or to the variable that the `let` around it names; else they are shown.
    case cost([Command], local: Int32?)
    indirect case show(Topic, Subject?, isWhole: Bool)
    indirect case expect(Expectation)
    indirect case expectError(String?, Trial)
    indirect case `if`(Code, [Command], [Command])
    indirect case `repeat`(Code, [Command], SourceRange)
    indirect case `for`(local: Int32, Code, [Command])
    indirect case presentInspector(InspectorCommand)
    case dismiss(Code)
    indirect case drag(Code, to: Code, BlamedPlaces)
    indirect case resize(Code, ResizeTarget, BlamedPlaces)
    case rotate(Code, BlamedPlaces)
    indirect case session(SessionRequest)
  }

  /// Where an override stands, for the message that none is there.
  public struct Place: Sendable {
    package var range: SourceRange
  }
}

/// A block that is resolved only when it runs, because that it cannot be may be the point, or because what stands behind it sees what
/// it did.
public struct Trial: Sendable {
  /// Its statements.
  public var block: Block
  /// The names in scope around it.
  package var frames: [Frame]
  package var parents: [EnvironmentReference]
  package var isInTurn: Bool
}

/// What `invalidate` asks for.
public enum Invalidation: Sendable {
  case layout, display, properties, constraints
}

/// What `resize` gives.
public enum ResizeTarget: Sendable {
  case size(Code)
  /// A share of the screen's width.
  case fraction(numerator: Int, denominator: Int)
}

/// Where the words of a statement stand that may be at fault: whom it is about, and what it gives.
public struct BlamedPlaces: Sendable {
  package var subject: SourceRange
  package var value: SourceRange?

  package init(subject: SourceRange, value: SourceRange? = nil) {
    (self.subject, self.value) = (subject, value)
  }
}

extension Callback {
  /// The callback as it is written behind `on`.
  public var spelling: String { String(describing: self) }

  /// The callback of that name.
  package init?(spelling: String) {
    guard let found = Callback.allCases.first(where: { $0.spelling == spelling }) else { return nil }
    self = found
  }
}

/// A block that runs later, with what it captured when it was made.
public struct Handler: Sendable {
  /// What it runs.
  package var body: [Command]
  /// Locals of the enclosing block whose values are copied when it is made.
  package var captures: [Int32]
  /// How many locals its frame has.
  package var localCount: Int
  /// Where in the frame the captured values go.
  package var capturePlaces: [Int32]
}

/// `register … for … { }`.
public struct Registration: Sendable {
  package var environment: Code
  package var traits: [TraitID]
  package var action: Action
  /// The environments that the block holds on to.
  package var captures: [Code]
  /// Where the token goes: a `let` inside a block.
  package var local: Int32?

  /// What runs when one of the traits changes.
  package enum Action: Sendable {
    case block(Handler)
    case action(Int32, target: Code?)
  }
}

/// `scene`, `window`, `controller` … in or outside of a block, and `create`.
public struct NodeCommand: Sendable {
  package var kind: EnvironmentKind
  package var name: Identifier
  /// The environment that exists under that name, if it does.
  package var existing: Code?
  /// Where a new one goes; none for a scene and for what is made outside the hierarchy.
  package var parent: Code?
  /// The local that holds the environment while the block around it runs.
  package var local: Int32
  /// Whether a controller is made to appear later: it belongs to its parent, but stands in no hierarchy yet.
  package var waits = false
  package var device: DeviceChoice?
  package var block: [Command]
}

/// The device that a scene stands on, as written.
public struct DeviceChoice: Sendable {
  package var device: DeviceModel
  package var size: Value?
  package var orientation: Orientation?
  package var range: SourceRange
}

/// `present inspector … on … { … }`.
public struct InspectorCommand: Sendable {
  package var name: Identifier
  package var view: Code
  package var columnWidth: Code?
  package var isDismissDisabled: Code?
  package var places: BlamedPlaces
}

/// `expect`.
public struct Expectation: Sendable {
  package var condition: Code
  /// Both sides of a comparison, to be shown where it fails.
  package var sides: (left: Code, right: Code, type: ValueType, rightType: ValueType)?
  package var tolerance: Code?
  package var sentence: String?
}

/// What `show` shows.
public enum Topic: String, Sendable, CaseIterable {
  case tree, trait, traits, overrides, registrations, log, cost, screen, devices, decisions, decision

  /// What it shows, in one line.
  public var summary: String {
    switch self {
    case .tree: "the environments, with a trait's values if one is named"
    case .trait: "what a trait's definition says"
    case .traits: "all traits, or the values that an environment has"
    case .overrides: "the overrides, and where they are"
    case .registrations: "who is observed for which traits"
    case .log: "the callbacks that ran, newest last"
    case .cost: "what the session has done so far, counted"
    case .screen: "a scene on its device, as a wireframe"
    case .devices: "the devices, with their sizes"
    case .decisions: "what Apple leaves open, a line each"
    case .decision: "one of these: what Mendel does, and why"
    }
  }
}

/// Whom `show` shows.
public enum Subject: Sendable {
  case environment(Code)
  case trait(TraitView)
  case decision(OpenPoint)
}

/// What only the owner of the session can do, or what moves through its history.
public enum SessionRequest: Sendable, Equatable {
  case help(String?)
  case undo, redo, history, reset, quit
  case goto(Int)
  case diff(Int, Int)
  case save(String)
  case load(String)
  case record(String)
  case lesson(StatementForm, String?)
}

/// A definition, its parts resolved.
public enum Definition: Sendable {
  case enumeration(Identifier, EnumDefinition, isReplacing: Bool)
  case structure(Identifier, StructDefinition, isReplacing: Bool)
  case trait(Identifier, TraitParts, isReplacing: Bool)
  /// `extend traits width for Width`
  case accessor(Identifier, for: Name)
  case image(Identifier, [ImageRow.Variant], isReplacing: Bool)
  case color(Identifier, Code, isReplacing: Bool)
  case action(Identifier, ActionParts, isReplacing: Bool)

  /// What `define trait` says.
  public struct TraitParts: Sendable {
    package var type: ValueType
    /// A constant, or a new instance of a class.
    package var defaultValue: Code
    package var printedName: String?
    package var identifier: String?
    package var affectsColor = false
    package var style = TraitDeclaration.Style.swift
    package var hasAccessors = true
  }

  /// What `define action` says.
  public struct ActionParts: Sendable {
    package var parameters: Int
    package var handler: Handler
  }
}

package import Journals
public import Presentations
public import Syntax
public import Traits
package import ViewTree

/// Everything that a session knows: names, definitions, variables, environments, and the engines.
///
/// All of it lies in journaled rows or in engines that keep journals, so that going back brings back
/// everything. The resolver reads it; the playground changes it. Like the playground's, its properties are
/// not watched for overlapping accesses at run time.
public final class World {
  /// The spellings behind the names.
  ///
  /// Not undone: a name once seen does no harm.
  @exclusivity(unchecked) public var names = NameTable()
  /// The trait engine and the tree it stands on.
  ///
  /// Lent, not handed out: asking an engine something must not copy it.
  @inlinable public var traits: TraitSystem {
    _read { yield lentTraits }
    _modify { yield &lentTraits }
  }
  @exclusivity(unchecked) @usableFromInline var lentTraits = TraitSystem()

  /// Asks the trait engine something where it lies: what is read often is read this way.
  ///
  /// Read through ``traits``, a class's property, the engine would be copied first, since nobody else
  /// promises not to change it meanwhile.
  @inlinable @inline(__always)
  public func ask<Answer>(_ question: (inout TraitSystem) -> Answer) -> Answer { question(&lentTraits) }

  /// The presentation engine.
  @exclusivity(unchecked) public var screens = PresentationSystem()

  /// How many traits the texts of collections took looking at, all texts together: whoever asks for a text pays for them.
  @exclusivity(unchecked) package var describedTraits = 0

  // Settled when the world is made.

  /// The enum that an inspector's `presentedAs` has.
  @exclusivity(unchecked) package var presentedAsEnum = 0
  /// The enum that an inspector's `placement` has.
  @exclusivity(unchecked) package var placementEnum = 0
  /// The enum that a trait's `storage` has.
  @exclusivity(unchecked) package var storageEnum = 0
  /// The struct that `cost { … }` answers.
  @exclusivity(unchecked) package var costStruct = 0
  @exclusivity(unchecked) package var entries = Journaled<NameEntry>()
  @exclusivity(unchecked) package var renamings = Renamings()
  @exclusivity(unchecked) package var variables = Journaled<Value>()
  @exclusivity(unchecked) package var declarations = Journaled<Declaration>()
  @exclusivity(unchecked) package var enums = Journaled<EnumDefinition>()
  @exclusivity(unchecked) package var structs = Journaled<StructDefinition>()
  @exclusivity(unchecked) package var colors = Journaled<ColorRow>()
  @exclusivity(unchecked) package var actions = Journaled<ActionRow>()
  @exclusivity(unchecked) package var traitTypes = Journaled<ValueType>()
  @exclusivity(unchecked) package var environments = Journaled<EnvironmentRow>()
  @exclusivity(unchecked) package var properties = Journaled<PropertyRow>()
  @exclusivity(unchecked) package var handlers = Journaled<HandlerRow>()
  @exclusivity(unchecked) package var tokens = Journaled<TokenRow>()
  @exclusivity(unchecked) package var inspectorRows = Journaled<InspectorRow>()
  /// The types that second definitions of one trait's data have: an Objective-C definition beside a Swift
  /// one, or the reverse.
  @exclusivity(unchecked) package var traitViews = Journaled<TraitView>()
  /// The instances of classes.
  @exclusivity(unchecked) package var instances = Journaled<InstanceRow>()
  @exclusivity(unchecked) package var images = Journaled<ImageRow>()
  @exclusivity(unchecked) package var environmentKeys = Journaled<EnvironmentKeyRow>()
  @exclusivity(unchecked) package var log = Journaled<LogEntry?>()
  @exclusivity(unchecked) package var settings = Journaled<Settings>()

  /// Makes an empty session's world: the system traits and nothing else.
  public init() { begin() }

  func begin() {
    settings.append(Settings())
    defineSystemTypes()
    setRecording(true)
  }
}

/// What one spelling stands for; the kinds of name are separate.
///
/// A row's index or -1.
package struct NameEntry: Hashable, Sendable {
  package var variable: Int32 = -1
  package var enumeration: Int32 = -1
  package var structure: Int32 = -1
  package var traitProperty: Int32 = -1
  package var traitKey: Int32 = -1
  package var color: Int32 = -1
  package var action: Int32 = -1
  package var image: Int32 = -1
  package var environmentKey: Int32 = -1
  /// For a trait's property and its key: the row of what a second definition of its data shows.
  package var propertyView: Int32 = -1
  package var keyView: Int32 = -1
  /// The newest environment of that name; the others follow through their rows.
  package var environment: Int32 = -1
  package var inspector: Int32 = -1
}

/// What is known of a session variable besides its value.
package struct Declaration: Hashable, Sendable {
  package var name: Name
  package var type: ValueType
  package var isConstant: Bool
}

/// A dynamic colour.
package struct ColorRow: Sendable {
  package var name: String
  package var expression: KeptExpression
}

/// A trait as one of its definitions shows it: the data, and the type of the values.
public struct TraitView: Sendable {
  /// The trait.
  public var id: TraitID
  package var type: ValueType
  /// Whether it is the definition that came second to the trait's data.
  package var isSecond = false

  /// What the first definition of a trait shows.
  package init(id: TraitID, type: ValueType, isSecond: Bool = false) {
    (self.id, self.type, self.isSecond) = (id, type, isSecond)
  }
}

/// An instance of a class.
package struct InstanceRow: Sendable {
  /// The class, by the row that it shares with the structs.
  package var definition: Int32
  package var fields: [Value]

  package init(definition: Int32, fields: [Value]) { (self.definition, self.fields) = (definition, fields) }
}

/// An action.
package struct ActionRow: Sendable {
  package var name: String
  package var parts: Definition.ActionParts
  package var origin: Origin
}

/// What the language knows of an environment besides the engine.
package struct EnvironmentRow: Hashable, Sendable {
  package var name: Name
  /// The next older environment of that name.
  package var next: Int32 = -1
  /// Where a controller that was created in another will appear.
  package var destination: Int32 = -1
  package var firstProperty: Int32 = -1
  package var firstHandler: Int32 = -1
  /// Whether it was destroyed and lives on only because something holds it.
  package var isReleased = false
}

/// A property that an environment stores.
package struct PropertyRow: Sendable {
  package var owner: EnvironmentID
  package var name: Name
  package var type: ValueType
  package var value: Value
  /// For a dynamic colour and for an image what the last draw showed: a colour, or the name of a file, whatever is defined anew since.
  package var shown: Value?
  package var next: Int32 = -1

  /// What it reads as.
  package var visible: Value {
    switch value {
    case .dynamicColor, .image: shown ?? .nothing
    default: value
    }
  }
}

/// A handler of an event, in the list of its environment.
package struct HandlerRow: Sendable {
  package var owner: EnvironmentID
  package var event: Callback
  /// None where it was removed.
  package var body: BoundHandler?
  package var next: Int32 = -1
}

/// A block that runs later, with the values that it captured.
package struct BoundHandler: Sendable {
  package var handler: Handler
  package var captured: [Value]
  package var origin: Origin

  package init(handler: Handler, captured: [Value], origin: Origin) {
    (self.handler, self.captured, self.origin) = (handler, captured, origin)
  }
}

/// A registration, with the token's view of it.
package struct TokenRow: Sendable {
  package var registration: RegistrationID
  package var environment: EnvironmentID
  package var traits: [TraitID]
  package var action: Action
  package var isEnded = false

  package init(registration: RegistrationID, environment: EnvironmentID, traits: [TraitID], action: Action) {
    (self.registration, self.environment, self.traits, self.action) = (
      registration, environment, traits, action
    )
  }

  /// The environments that the block holds on to.
  package var captures: [EnvironmentID] = []

  package enum Action: Sendable {
    indirect case block(BoundHandler)
    case action(Int32, target: EnvironmentID)
    /// Of a registration that has ended: a block is not kept, since a long script may end many.
    case none
  }
}

/// What the language knows of an inspector.
package struct InspectorRow: Sendable {
  package var name: Name
  package var inspector: InspectorID
}

/// The session's own switches.
package struct Settings: Sendable {
  package var updatesManually = false
  /// Whether callbacks are shown as they happen.
  package var isTracing = false
  /// How many callbacks there were.
  package var callbacks = 0
  /// How often a trait's values were compared by their type's `==`, since they are stored as objects.
  package var equalities = 0
  /// How many environments are released.
  package var released = 0
}

/// A callback that happened, for `show log`.
package enum LogEntry: Sendable {
  case registration(Int32, EnvironmentID)
  case callback(Callback, EnvironmentID)
}

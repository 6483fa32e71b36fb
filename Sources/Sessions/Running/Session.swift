import Drawings
import Presentations
import Syntax
import Traits
import ViewTree

/// A session: all that a learner has made, as one value.
///
/// To run a statement is to change a copy. A failure drops the copy; `undo` takes the one before; `what if` throws one away. What the
/// copies have in common is stored once, until one of them writes to it.
package struct Session: Sendable {
  /// The statements, and Apple's types.
  ///
  /// It never changes.
  package let language: Language
  /// The trait engine, with the tree of environments.
  package var traits = TraitSystem()
  /// Scenes on devices, and what is presented in them.
  package var screens = Screens() { didSet { revision += 1 } }
  package var definitions = Definitions() { didSet { revision += 1 } }
  /// Static properties that were read, by `Type.name`.
  package var statics: [String: Value] = [:]
  /// The code of functions that were checked already, by number.
  package var compiled: [Int: FunctionCode] = [:]
  package var variables: [String: Variable] = [:] { didSet { revision += 1 } }
  package var heap = Heap() { didSet { revision += 1 } }
  /// What a registration or a method of an environment runs, by the tag that the engine hands back.
  package var handlers = ChunkedArray<Handler?>() { didSet { revision += 1 } }
  package var names = Names()
  package var settings = Settings() { didSet { revision += 1 } }
  package var counters = Counters()
  /// The views of SwiftUI's.
  package var views = Views()
  package var runtime = Runtime()
  /// What is drawn again after each statement that changes it; it is no part of what `undo` takes back.
  package var watches: [Watch] = []
  /// How often something was changed that a person could read: a statement that leaves it as it was gets no number.
  package var revision = 0

  package init(language: Language) {
    self.language = language
    installAppleTraits()
  }
}

/// A variable of the session.
package struct Variable: Sendable {
  package var type: Type
  package var isConstant: Bool
  package var value: Value
  /// What runs before and behind an assignment.
  package var willSet: Function?
  package var didSet: Function?
  /// A computed variable's code.
  package var get: Function?
  package var set: Function?
  /// In which order the variables were made.
  package var order: Int
}

/// Objects and shared variables, a row each.
package struct Heap: Sendable {
  package var objects = ChunkedArray<Instance?>()
  package var boxes = ChunkedArray<Value?>()
  /// What environments hold beside their traits: `backgroundColor`, and the properties of classes of one's own; by the environment's row.
  package var environments = ChunkedArray<Instance?>()
  /// How many rows there were when those that nothing reaches were dropped last.
  package var swept = 0
}

/// The class of an object, and what its properties hold.
package struct Instance: Sendable {
  package var type: String
  package var fields: [String: Value]

  package init(type: String, fields: [String: Value] = [:]) {
    self.type = type
    self.fields = fields
  }
}

/// What runs when the engine calls.
package struct Handler: Sendable {
  package var function: Function
  /// What stands before the arguments: the target of an action, or the object whose method it is.
  package var target: Value?
  /// How it is shown: `block`, `action told on cell`.
  package var title: String
  package var place: Place
  package var calls = 0

  package init(function: Function, target: Value?, title: String, place: Place) {
    (self.function, self.target, self.title, self.place) = (function, target, title, place)
  }
}

/// The switches of the session.
package struct Settings: Sendable {
  package var updatesManually = false
  package var traces = false
  /// The virtual time, in seconds.
  package var clock = 0.0
  package var emitsSwift = false
}

/// What `show cost` and `show log` tell of the whole session.
package struct Counters: Sendable {
  package var comparisons: [String: Int] = [:]
  package var log = ChunkedArray<LogLine>()
  package var warnings = ChunkedArray<String>()
  package var functions = 0
  package var variables = 0
  package var uuids = 0
  package var chances = 0
}

/// A callback that ran.
package struct LogLine: Sendable {
  package var environment: EnvironmentID
  package var text: String
}

/// What exists only while a statement runs.
package struct Runtime: Sendable {
  package var stack: [Value] = []
  package var base = 0
  package var budget = Budget()
  package var output: [Output] = []
  package var telling = Telling()
  /// The collections that are current, innermost last: `UITraitCollection.current`.
  package var current: [TraitCollection] = []
  /// Callbacks that run, innermost last.
  package var callbacks: [RunningCallback] = []
  /// What was read of Apple's rows already.
  package var rows = RowCache()
  /// What was put off to the next turn.
  package var later: [Value] = []
  /// The error that was thrown last.
  package var thrown = Value.nothing
  /// The traits that are read from collections, where somebody asks: by number in the definitions.
  package var reads: Set<Int>?
  /// Names of environments that a statement announces, with their classes.
  package var announced: [String: String] = [:]
  /// The overrides that the statement itself has set or removed, and that were not told of yet.
  var overrideNotes: [OverrideNote] = []
  /// What the view builders that run were given, innermost last.
  var building: [[BuilderItem]] = []
  /// Objects whose initialiser runs: no observer of a property is called then.
  package var initializing: Set<Value> = []
}

/// What a statement may take, and has taken.
package struct Budget: Sendable {
  package static let deepest = 200

  package var depth = 0
  package var steps = 0
  package var mostSteps = 10_000_000
  /// About how many bytes of values were made.
  package var bytes = 0
  package var isInterrupted: @Sendable () -> Bool = { false }
}

/// How what a statement says leaves it.
package struct Telling: Sendable {
  /// Takes the output of a statement that has said much, before it ends.
  package var emit: (@Sendable ([Output]) -> Void)?
  /// Whether it is a trial whose output nobody sees.
  package var isTrial = false
  /// How many confirmations were made, more than are shown.
  var confirmations = 0
}

/// A callback while it runs: of whom, and whether its reads of traits count.
package struct RunningCallback: Sendable {
  package var environment: EnvironmentID
  package var tracks: Bool
}

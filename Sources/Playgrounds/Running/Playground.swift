public import Commands
import Syntax
import Traits
import ViewTree

/// A session: it owns the world and the history, runs statements one at a time, and posts events.
///
/// A top-level statement and the turn that it ends are one transaction: where anything in it fails, the world
/// is as before.
///
/// One thread runs a session, and no property is held while other code runs, so the run time need not watch
/// for overlapping accesses: it would take a sixth of a script's time.
public final class Playground {
  /// How a session behaves towards whoever shows it.
  public struct Options: Sendable {
    /// Whether confirmations are wanted; they cost time to phrase.
    public var confirms: Bool

    /// Makes options.
    public init(confirms: Bool = false) { self.confirms = confirms }
  }

  /// The limits of the language, each with its own error.
  public enum Limit {
    /// Steps a statement; texts and answers take more than one: see ``Price``.
    public static let steps = 10_000_000
    /// Handlers and actions inside each other.
    public static let calls = 200
    /// Blocks inside one another, those of all running handlers and actions together.
    public static let nesting = 2_000
    /// Parts inside one another of all expressions that are being evaluated because another asked: the `==` of structs, and colours.
    public static let height = 5_000
    /// Rows of a `show`, unless the whole is asked for; `show all …` is not limited.
    public static let rows = 100
    /// Links of a chain that `why` shows.
    public static let links = 12
    /// Names in the outline of what a statement made.
    public static let outline = 24
    /// Definitions of traits in a session: the engine keeps all defaults for each of them, to go back.
    public static let traits = 1_000
    /// Confirmations a statement; of more the last is told as well.
    public static let confirmations = 8
    /// Changes of which the last is told; of more it is not worked out each time.
    public static let changes = 1_000
  }

  /// Everything that the session knows.
  ///
  /// The same object all the time, so that no statement need hold it while it runs.
  public let world = World()
  /// The states that it went through.
  @exclusivity(unchecked) public internal(set) var history = History()
  /// The sessions that a `reset` can be undone and done again with.
  @exclusivity(unchecked) var resets = Resets()
  /// How often `reset` was said.
  @exclusivity(unchecked) var sessions = 0
  /// How many bytes of values that gave way to others the history keeps at most.
  @exclusivity(unchecked) package var historyRoom = History.room
  /// Whether there may be values so large that states are weighed by what they keep.
  @exclusivity(unchecked) var weighsStates = false
  /// Whether the world's journals hold what reads counted since the current state.
  @exclusivity(unchecked) var hasUnnumberedChanges = false
  /// How it behaves.
  @exclusivity(unchecked) public var options: Options
  /// Where events go.
  @exclusivity(unchecked) public var post: (Event) -> Void
  /// Asked now and then while a statement runs.
  @exclusivity(unchecked) public var isInterrupted: () -> Bool = { false }

  /// The locals of all frames, and where the innermost begins.
  @exclusivity(unchecked) var stack: [Value] = []
  @exclusivity(unchecked) var base = 0
  /// The collection that a dynamic colour is being resolved with.
  @exclusivity(unchecked) var colorTraits: TraitContext = .none
  /// The traits that a dynamic colour reads, while somebody wants to know.
  @exclusivity(unchecked) var colorReads: Set<TraitID>?
  /// The collection that is being made, for a setting that reads it.
  @exclusivity(unchecked) var draft: TraitCollection.Draft?
  /// What `UITraitCollection.current` answers.
  @exclusivity(unchecked) var currentTraits: TraitContext = .none
  @exclusivity(unchecked) var steps = 0
  /// The steps of the statements before, those of checks included.
  @exclusivity(unchecked) var earlierSteps = 0
  /// How many environments updates had written when they were paid for last.
  @exclusivity(unchecked) var paidWrites = 0
  /// How many commands are running inside one another.
  @exclusivity(unchecked) var nesting = 0
  /// The handlers and actions that are running.
  @exclusivity(unchecked) var calls: [String] = []
  /// How many structs are being asked by their own `==`, inside one another.
  @exclusivity(unchecked) var equalities = 0
  /// How many parts of kept expressions lie in one another where the present one is evaluated.
  @exclusivity(unchecked) var height = 0
  /// How many loops and conditions are open in the turn.
  @exclusivity(unchecked) var loops = 0
  @exclusivity(unchecked) var hasNoticedReads = false
  /// What else was said once.
  @exclusivity(unchecked) var noticed: Set<Notice> = []
  /// How many node blocks are open.
  @exclusivity(unchecked) var nodeDepth = 0
  /// What is to be said of the statement's overrides once its turn is over.
  @exclusivity(unchecked) var pendingNotes: [OverrideNote] = []
  /// Controllers that were told to appear, and have not joined or have left again since.
  @exclusivity(unchecked) var appearing: [EnvironmentID] = []
  /// What held each object that was destroyed and lives on, when it was looked for last.
  @exclusivity(unchecked) var knownKeepers: [EnvironmentID: Keeper] = [:]
  /// The scenes whose size the statement changed.
  @exclusivity(unchecked) var resized: [EnvironmentID] = []
  /// What the statement changed, said when it and its turn have succeeded.
  @exclusivity(unchecked) var confirmations: [Confirmation] = []
  /// Those of them that tell where something stands.
  @exclusivity(unchecked) var placements: [Placement] = []
  /// How many changes more there were than are said one by one, and the last of them.
  @exclusivity(unchecked) var unsaid = 0
  @exclusivity(unchecked) var lastUnsaid: Confirmation?
  /// How many callbacks `trace` has met in the statement, and how many of them in trials.
  @exclusivity(unchecked) var traced = 0
  @exclusivity(unchecked) var tried = 0
  /// Whether what runs is a trial, of which nothing stays.
  @exclusivity(unchecked) var isTrying = false
  /// How many handlers and actions are running inside one another.
  @exclusivity(unchecked) var handlers = 0
  /// The text that the running statement was read from, and where it stands there.
  @exclusivity(unchecked) var window = SourceWindow("")
  @exclusivity(unchecked) var statementRange = SourceRange(0, 0)
  /// What the running code was read from.
  @exclusivity(unchecked) var source = Source.statement

  /// Where the running statement began, if that is not the last state.
  @exclusivity(unchecked) var statementMark: World.Mark?

  /// What lines of one shape mean.
  @exclusivity(unchecked) var prepared = PreparedStatements()
  /// Changes with every statement that may have changed what others mean.
  @exclusivity(unchecked) var epoch = 0
  /// The values of the running statement's open literals.
  @exclusivity(unchecked) var literals: [Value] = []
  /// Those of its open names, by the same index.
  @exclusivity(unchecked) var namedVariables: [NamedVariable] = []
  /// By how much a block in the running line lies behind the same block in the line that the command was made
  /// from.
  @exclusivity(unchecked) var blockShift = 0

  /// Where running code was read from.
  enum Source {
    /// The running statement.
    case statement
    /// A part that was kept.
    case origin(Origin)
  }

  /// The lines around the running code.
  var origin: Origin {
    switch source {
    case .statement: window.origin(statementRange)
    case .origin(let origin): origin
    }
  }

  /// Makes an empty session.
  public init(options: Options = Options(), post: @escaping (Event) -> Void) {
    self.options = options
    self.post = post
  }

  /// Counts a step, and now and then looks whether to stop.
  func step(_ range: SourceRange?) throws(Problem) {
    steps += 1
    if steps & 1023 == 0, isInterrupted() { throw Problem(.interrupted, nil) }
    if steps > Limit.steps { throw Problem(.tooManySteps(Limit.steps), range) }
  }

  /// Counts several steps at once.
  func step(_ count: Int, _ range: SourceRange?) throws(Problem) {
    let before = steps
    steps += count
    if before >> 10 != steps >> 10, isInterrupted() { throw Problem(.interrupted, nil) }
    if steps > Limit.steps { throw Problem(.tooManySteps(Limit.steps), range) }
  }

  /// How many steps all statements of the session have taken so far, those of checks included.
  public var totalSteps: Int { earlierSteps + steps }

  /// Looks whether a statement may have made a value of which it matters what keeps it.
  @inline(__always)
  func noteWork() { if steps > Price.unweighed { weighsStates = true } }

  /// Begins to count a statement's steps.
  func beginSteps() {
    noteWork()
    earlierSteps += steps
    steps = 0
  }

  /// Notes what a statement changed, if anyone wants to know; what handlers change is theirs to print.
  func confirm(_ confirmation: @autoclosure () -> Confirmation) {
    guard options.confirms, calls.isEmpty else { return }
    // One more is kept: in its place a line would say that there is one.
    if confirmations.count <= Limit.confirmations {
      confirmations.append(confirmation())
    } else {
      unsaid += 1
      lastUnsaid = unsaid < Limit.changes ? confirmation() : nil
    }
  }

  /// Posts what the statement changed, now that it has succeeded.
  ///
  /// - Parameter areNews: Whether it changed anything at all.
  func postConfirmations(areNews: Bool = true) {
    if traced > 0 { endTrace() }
    if confirmations.isEmpty { return }
    let say = { [self] (confirmation: Confirmation) in
      post(.confirmed(areNews || !confirmation.tellsState ? confirmation : .asBefore(confirmation)))
    }
    for confirmation in confirmations.prefix(unsaid > 1 ? Limit.confirmations : .max) { say(confirmation) }
    if unsaid > 1 { post(.confirmed(.more(lastUnsaid == nil ? unsaid + 1 : unsaid))) }
    lastUnsaid.map(say)
    dropConfirmations()
  }

  /// Forgets what a failed statement would have said.
  func dropConfirmations() {
    confirmations.removeAll(keepingCapacity: true)
    placements.removeAll()
    (unsaid, lastUnsaid) = (0, nil)
  }
}

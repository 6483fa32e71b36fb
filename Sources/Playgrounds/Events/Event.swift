public import Commands
import Traits
public import ViewTree

/// What a playground did, for whoever shows it.
///
/// Events come in the order of what happened; `confirmed` is posted only while somebody wants confirmations.
public enum Event: Sendable {
  /// `print`: text as it is.
  case printed(String)
  /// An expression alone: its value as a literal.
  case value(String)
  /// What a statement changed; posted when the statement and its turn have succeeded.
  case confirmed(Confirmation)
  /// `why`.
  case explained(Explanation)
  /// `why not`.
  case remedies(Remedies)
  /// A callback that is about to run, while `trace` is on.
  case traced(TracedCall)
  /// `show tree`.
  case tree(TreeReport)
  /// `show traits`, `show overrides`, `show registrations`, `history` …
  case table(TableReport)
  /// `show trait`.
  case facts(FactsReport)
  /// `show screen`.
  case screen(ScreenReport)
  /// `show decision`.
  case decision(OpenPoint)
  /// `what if`, `diff`: what would be, or is, different.
  case differences([Difference])
  /// `help`.
  case help(String?)
  /// A sentence that the learner should see once.
  case notice(Notice)
}

/// What a statement changed, in the words of its confirmation.
public enum Confirmation: Sendable, Equatable {
  case definedEnum(name: String, cases: [String])
  case definedStruct(name: String, fields: [String])
  case definedClass(name: String, fields: [String])
  case definedTrait(property: String, type: String, defaultValue: String, affectsColor: Bool)
  /// A definition of data that another definition has already.
  case sharedTrait(property: String, with: String)
  case extendedTraits(property: String, definition: String)
  case definedImage(name: String, files: [String])
  case definedColor(name: String)
  case definedAction(name: String, parameters: Int)
  case environments(count: Int, isMore: Bool, outline: String)
  /// Where a controller will appear that was created in another.
  case created(String, isInHierarchy: Bool, waitsIn: String?)
  case moved(String, to: String)
  case removed(String, isFollowing: Bool)
  case appeared(String)
  case disappeared(String, isFollowing: Bool)
  case destroyed(String, others: Int, registrations: Int)
  case version(Int, summary: String)
  /// What in the session follows other rules than before.
  case versionEffects([VersionEffect])
  case overrode(String, trait: String, old: String, new: String, followers: Int, follower: String?)
  case overrodePending(String, trait: String, new: String)
  case overrideRemoved(String, trait: String, value: String)
  case overrideRemovedPending(String, trait: String)
  case noOverride(String, trait: String)
  /// What a parent controller gives a child; nothing where it takes that back.
  case childOverridden(String, by: String, traits: String?)
  case variable(name: String, value: String, isConstant: Bool)
  case property(String, name: String, value: String)
  case updates(isManual: Bool)
  case tracing(Bool)
  case updated
  case updatedTraits(String)
  case updatedProperties(String)
  case invalidated(String, needs: String)
  case handler(String, event: String, isReplacing: Bool)
  case handlerRemoved(String, event: String)
  case registered(String, traits: [String], token: String?)
  case unregistered
  case presented(String, form: String, width: String?)
  case dismissed(String)
  /// It was dismissed before.
  case notPresented(String)
  case dragged(String, width: String?)
  case resized(String, size: String, horizontal: String, vertical: String)
  case expectationHolds
  case failedAsExpected(String)
  case undid(Int, String)
  case redid(Int, String)
  case wentTo(Int, String?)
  case reset
  case saved(String, statements: Int)
  case loaded(String, statements: Int)
  case recorded(String, steps: Int)
  /// So many changes more.
  case more(Int)
}

/// A sentence for the learner that is neither an answer nor an error.
public enum Notice: Sendable, Hashable {
  /// Reads inside `repeat`, `for` and `if` show what was before the turn.
  case readsBeforeTurn
  /// A handler still waits for `update`.
  case pending
  /// What was to be destroyed lives on outside of every hierarchy, because of this.
  case keptAlive(String, by: String)
  /// What was taken away, or was to be destroyed, is about to appear, and does.
  case appearsAllTheSame(String, isDestroyed: Bool)
  /// A trait holds instances of a class, whose changes are not noticed.
  case traitHoldsClass(trait: String, type: String)
  /// Traits that encoding leaves out.
  case notEncoded([String])
  /// Identifiers that decoding leaves out.
  case notDecoded([String])
  /// `UITraitCollection.current` was read where UIKit does not set it.
  case currentUndefined
  /// `init(traitsFrom:)` and `containsTraits(in:)`.
  case mergesSystemTraitsOnly, comparesSystemTraitsOnly
  /// More callbacks of a statement than `trace` shows; those of a trial are in no log.
  case untraced(Int, isLogged: Bool)
  /// A dynamic colour that reads a trait of an environment, whatever collection it is resolved with.
  case colorReadsPlace(String)
  /// `setOverrideTraitCollection(_:forChild:)`, of this child.
  case childOverridesDeprecated(String)

  /// The decision of Mendel's that it rests on, where Apple is silent.
  public var decision: OpenPoint? {
    switch self {
    case .notEncoded, .notDecoded: OpenPoint(.encoding)
    case .currentUndefined: OpenPoint(.current)
    case .appearsAllTheSame: OpenPoint(.appearanceUnderWay)
    default: nil
    }
  }

  /// Whether it warns of a mistake.
  public var isWarning: Bool {
    switch self {
    case .traitHoldsClass: true
    default: false
    }
  }
}

/// The chain that decides a value.
public struct Explanation: Sendable {
  /// One link, nearest first.
  public struct Link: Sendable, Equatable {
    /// Where: an environment, or the trait's definition.
    public var place: String
    /// `override`, `default`, `device` ….
    public var source: String
    /// The value that it would give.
    public var value: String
    /// What became of it.
    public var remark: Remark
  }

  /// What became of a link.
  public enum Remark: Sendable, Equatable {
    case decides
    /// It was removed and decides until the update.
    case ending
    /// Another value took its place; it decides until the update.
    case replaced
    case hidden(by: String)
    case pending
    /// The update has come to its place and not yet to the environment that was asked.
    case awaited(by: String)
    /// It does not count here: what holds instead.
    case unmet(String)
    case none
  }

  /// The value asked for.
  public var value: String
  /// The links.
  public var links: [Link]
  /// A sentence behind the chain: a pending pass, a stale collection.
  public var notes: [String]
  /// The decisions of Mendel's that the answer rests on, where Apple is silent.
  public var decisions: [OpenPoint] = []
}

/// The hierarchy with one trait's values, or with none.
public struct TreeReport: Sendable {
  /// One environment, in preorder.
  public struct Row: Sendable, Equatable {
    /// How far from its root.
    public var depth: Int
    /// What it is called.
    public var name: String
    /// What it is.
    public var kind: EnvironmentKind
    /// The trait's value there, where one trait is shown.
    public var value: String?
    /// What is to be said of it: an override, a stale root.
    public var mark: String?
    /// How many rows it stands for, where a long report is summed up; it then has no name.
    public var folded = 0
  }

  /// The rows in preorder; each root starts at depth 0.
  public var rows: [Row]
  /// The statement that shows what was summed up.
  public var whole: String?
}

/// Aligned columns.
public struct TableReport: Sendable {
  /// The columns' titles, if the table has them.
  public var header: [String]
  /// The rows' cells.
  public var rows: [[String]]
  /// What to say where there are no rows.
  public var empty: String
  /// How many rows were left out, and the statement that shows them.
  public var omitted: (count: Int, whole: String)?

  /// Makes a table.
  public init(header: [String], rows: [[String]], empty: String) {
    (self.header, self.rows, self.empty) = (header, rows, empty)
  }

  /// The table with at most so many rows, and what was left out.
  func limited(to limit: Int, whole: String) -> TableReport {
    guard rows.count > limit else { return self }
    var table = TableReport(header: header, rows: Array(rows.prefix(limit)), empty: empty)
    table.omitted = (rows.count - limit, whole)
    return table
  }
}

/// Names and what they hold, one a line.
public struct FactsReport: Sendable {
  /// What the facts are about.
  public var title: String
  /// The facts.
  public var facts: [(name: String, value: String)]
}

/// A value that differs between two states.
public struct Difference: Sendable, Equatable {
  /// What it is: `cell.theme`, `x`.
  public var subject: String
  /// Before; nothing where it was not there.
  public var before: String?
  /// After; nothing where it is gone.
  public var after: String?
  /// How many differences it stands for, where a long list is summed up; the subject is then what they have in common: `.theme`.
  public var folded = 0
}

public import Commands
public import Syntax
import Traits

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

/// A sentence for the learner that is neither an answer nor an error.
public enum Notice: Sendable, Hashable {
  /// Reads inside `repeat`, `for` and `if` show what was before the turn.
  case readsBeforeTurn
  /// A handler still waits for `update`.
  case pending
  /// What was to be destroyed lives on outside of every hierarchy, because of this.
  case keptAlive(String, by: String)
  /// A scene that was to be destroyed lives on without its windows, because of this.
  case sceneKeptAlive(String, by: String)
  /// What was taken away, or was to be destroyed, is about to appear, and does.
  case appearsAllTheSame(String, isDestroyed: Bool)
  /// What was taken away is about to leave, and does.
  case leavesAllTheSame(String)
  /// A trait holds instances of a class, whose changes are not noticed, and so do as many others; the struct in
  /// which it holds them, if it does not do so itself.
  case traitHoldsClass(trait: String, others: Int, type: String, within: String?, at: Place)
  /// A definition is marked as affecting colours, and the one that came first to its data is not.
  case markWithoutEffect(trait: String, first: String)
  /// Traits that encoding leaves out.
  case notEncoded([String])
  /// Identifiers that decoding leaves out.
  case notDecoded([String])
  /// `UITraitCollection.current` was read where UIKit does not set it.
  case currentUndefined
  /// It was read in a method that is tracked, which it does not count for.
  case currentNotTracked
  /// `init(traitsFrom:)` and `containsTraits(in:)`.
  case mergesSystemTraitsOnly, comparesSystemTraitsOnly
  /// More callbacks of a statement than `trace` shows; those of a trial are in no log.
  case untraced(Int, isLogged: Bool)
  /// A dynamic colour that reads a trait of an environment, whatever collection it is resolved with.
  case colorReadsPlace(String)
  /// A new environment has the name of one that stands in nothing, which is meant by the name alone; the path of the new one.
  case namesOutside(String, path: String)
  /// `setOverrideTraitCollection(_:forChild:)`, of this child.
  case childOverridesDeprecated(String)

  /// Where the words stand that a warning is about.
  public struct Place: Sendable, Hashable {
    /// The text.
    public var origin: Origin
    /// Where in it.
    public var range: SourceRange
  }

  /// The decision of Mendel's that it rests on, where Apple is silent.
  public var decision: OpenPoint? {
    switch self {
    case .markWithoutEffect: OpenPoint(.sharing)
    case .notEncoded, .notDecoded: OpenPoint(.encoding)
    case .currentUndefined: OpenPoint(.current)
    case .currentNotTracked: OpenPoint(.trackedCollections)
    case .mergesSystemTraitsOnly: OpenPoint(.mergedCollections)
    case .appearsAllTheSame: OpenPoint(.appearanceUnderWay)
    case .leavesAllTheSame: OpenPoint(.disappearanceUnderWay)
    case .readsBeforeTurn, .pending, .keptAlive, .sceneKeptAlive, .traitHoldsClass, .comparesSystemTraitsOnly,
      .untraced,
      .colorReadsPlace, .namesOutside, .childOverridesDeprecated:
      nil
    }
  }

  /// Where it warns of a mistake; nothing where it is no warning.
  public var warningPlace: Place? {
    switch self {
    case .traitHoldsClass(_, _, _, _, at: let place): place
    case .readsBeforeTurn, .pending, .keptAlive, .sceneKeptAlive, .appearsAllTheSame, .leavesAllTheSame,
      .markWithoutEffect, .notEncoded, .notDecoded, .currentUndefined, .currentNotTracked,
      .mergesSystemTraitsOnly, .comparesSystemTraitsOnly, .untraced, .colorReadsPlace, .namesOutside,
      .childOverridesDeprecated:
      nil
    }
  }
}

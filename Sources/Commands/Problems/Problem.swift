public import Syntax

/// What is wrong with a statement, or went wrong while it ran: a value, whose English is its ``sentence``.
public struct Problem: Error, Sendable {
  /// What it is.
  public var kind: Kind
  /// Where in the text, if one place is to blame.
  public var range: SourceRange?
  /// The text that `range` counts in, where it is not the statement being run: a handler's.
  public var origin: Origin?
  /// The handlers and actions that were running, outermost first.
  public var calls: [String] = []

  /// The engine's own error, where one is behind it.
  package var cause: (any Error)?

  /// Makes a problem.
  public init(
    _ kind: Kind, _ range: SourceRange?, origin: Origin? = nil, because cause: (any Error)? = nil
  ) {
    self.kind = kind
    self.range = range
    self.origin = origin
    self.cause = cause
  }

  /// Whether the text could not be read at all.
  public var isSyntax: Bool {
    if case .syntax = kind { true } else { false }
  }

  /// The closed set of problems, each with what its sentence needs.
  public enum Kind: Sendable {
    case syntax(SyntaxProblem)
    case statementTooLong(Int)
    // Names
    /// `instead` is what to write, `hint` what a value of the expected type looks like.
    case unknownName(String, nearest: String?, instead: String? = nil, hint: String? = nil)
    /// `instead` makes one.
    case unknownEnvironment(String, nearest: String?, instead: String? = nil)
    case pathOfValues([String], String)
    case unknownTraitProperty(String, nearest: String?)
    /// `hint` says what to write, where that is not one of the members that there are.
    case unknownMember(String, of: String, nearest: String?, known: [String] = [], hint: String? = nil)
    case unknownCase(String, of: String, nearest: String?, cases: [String])
    case unknownWord(String, role: Role, nearest: String?, choices: [String])
    case ambiguousEnvironment(String, candidates: [String])
    case ambiguousWord(String, type: String)
    case notUnder(String, parent: String, nearest: String?)
    case alreadyDefined(String, role: Role)
    case repeated(String, in: String)
    case nameTaken(String, by: Role)
    case hidesMember(String)
    /// A trait's property, and the environment that has a plain one of that name.
    case hidesProperty(String, of: String)
    /// `true`, `false` and `nil`, which are values wherever a value is read.
    case literalName(String)
    /// One side of a struct's `equal { … }` as a value; how fields are compared.
    case wholeSide(String, example: String)
    case needsUse(Use, Examples = Examples())
    case notAValue(String, what: String, instead: String)
    case needsMore(String, usage: String)
    // Types
    /// `hint` says what a value of the expected type looks like.
    case mismatch(expected: String, found: String, hint: String? = nil)
    case notComparable(String, String)
    case wrongOperand(operator: String, type: String)
    case caseNeedsType(String, types: [String])
    case needsType(String)
    case notAssignable
    case constant(String)
    case readOnly(String, of: String, instead: String)
    case notAnEnvironment(String, instead: String? = nil)
    case notCallable(String)
    case missingArgument(String, of: String, usage: String)
    case wrongArguments(String)
    /// `keep` says what a new definition must leave as it is.
    case typeInUse(String, by: String, keep: String)
    /// A trait that is to have another type.
    case traitInUse(String, type: String, new: String, by: TraitUser)
    /// `where` says when what is to be written has an answer.
    case write(String, for: String, where: String? = nil)
    // Places in a program
    case onlyAtTopLevel(String)
    case onlyOutsideApp(String)
    case noSender(String, place: String)
    case notHere(String)
    // Running
    case misplaced(String, in: String, instead: [String])
    case cycle(String, String)
    case presentsAlready(String, String)
    case hasRoot(String, String)
    /// `remedy` ends what runs and names it.
    case destroyed(String, remedy: String? = nil)
    case sceneCannotMove(String, instead: String)
    case rootViewCannotMove(String, String, instead: String)
    case noIdentifier(String)
    case identifierTaken(String, by: String)
    case sharesNothing(with: String, String)
    case comparedByIdentity(String)
    case noRawType(String)
    case plainWithRawType
    case needsStorage(usage: String)
    case noContent(String, what: String, usage: String)
    case noObject(String)
    case hasAccessor(String, String, place: String)
    case noImageLookup(String)
    case noSuchValue(Int, of: String)
    case noImage(String)
    case noHandler(String, String)
    case presentation(cause: String, suggestion: String?)
    case engine(cause: String, suggestion: String?)
    case refused(cause: String, suggestion: String?)
    case noOverride(trait: String, environment: String)
    /// `instead` is where the like can be found.
    case wrongKind(String, isKind: String, event: String, instead: String? = nil)
    case overflow(String)
    case divisionByZero
    case outOfRange(index: Int, count: Int)
    case negativeCount(Int)
    case tooManySteps(Int)
    case textTooLong(Int)
    case listTooLong(Int)
    case valueTooDeep(Int)
    case endlessDefault(String)
    case tooManyTraits(Int)
    case tooManyCalls(Int, cycle: [String])
    case tooDeep(Int, cycle: [String])
    case tooHigh(Int)
    case keepsChanging([String], limit: Int)
    case interrupted
    // Checking
    case expectationFailed(Failure)
    case expectedError
    case otherError(expected: String, found: String)
    // The session
    case nothingToUndo
    case nothingToRedo
    case unknownState(Int, reach: ClosedRange<Int>?)
    case needsNumber(String)
    /// How many states are kept.
    case outOfReach(kept: Int)
  }

  /// What an `expect` that failed compared.
  public struct Failure: Sendable {
    /// The author's sentence, where there is one.
    public var sentence: String?
    /// The values of both sides of a comparison.
    public var sides: (left: String, right: String)?

    package init(sentence: String?) { self.sentence = sentence }
  }

  /// What a name stands for.
  public enum Role: String, Sendable {
    case type, trait, key = "environment key", color, image, action, variable, constant, environment,
      inspector
    case event, topic, device, kind, lesson, language, version, decision
  }
}

import Syntax
import Traits
import ViewTree

/// A problem in English: what is wrong, and what would have worked.
public struct Sentence: Sendable, Equatable {
  /// What is wrong, in one line without a full stop; names stand in backquotes.
  public var cause: String
  /// What would have worked.
  public var suggestion: String?

  package init(_ cause: String, _ suggestion: String? = nil) {
    self.cause = cause
    self.suggestion = suggestion
  }
}

extension Problem {
  /// The problem in English.
  ///
  /// It comes from the parts of this extension, from ``SyntaxProblem/sentence``, from what the engines'
  /// problems say of themselves, and for a few that occur in one place only
  /// (``Kind/engine(cause:suggestion:)``, ``Kind/refused(cause:suggestion:)``) from there.
  public var sentence: Sentence {
    switch kind {
    case .syntax(let problem): syntaxSentence(problem)
    case .statementTooLong(let limit):
      Sentence("a statement is longer than \(limit >> 20) MiB", "write several")
    case .unknownName, .unknownEnvironment, .pathOfValues, .unknownTraitProperty, .unknownMember,
      .unknownCase, .unknownWord,
      .ambiguousEnvironment, .ambiguousWord, .notUnder:
      nameSentence
    case .sharesNothing, .comparedByIdentity, .noRawType, .plainWithRawType, .needsStorage, .noObject,
      .hasAccessor, .noImageLookup,
      .noSuchValue, .noImage, .noIdentifier, .noContent:
      traitSentence
    case .alreadyDefined, .repeated, .nameTaken, .hidesMember, .hidesProperty, .literalName, .identifierTaken,
      .typeInUse, .traitInUse, .constant, .readOnly, .notAssignable:
      definitionSentence
    case .mismatch, .notComparable, .wrongOperand, .caseNeedsType, .needsType, .notAnEnvironment,
      .notCallable,
      .missingArgument, .wrongArguments, .write, .needsUse, .wholeSide, .needsMore, .notAValue, .needsNumber:
      typeSentence
    case .onlyAtTopLevel, .onlyOutsideApp, .noSender, .notHere: placeSentence
    case .expectationFailed, .expectedError, .otherError: checkSentence
    case .nothingToUndo, .nothingToRedo, .unknownState, .outOfReach, .refused: sessionSentence
    case .misplaced, .cycle, .presentsAlready, .hasRoot, .destroyed, .sceneCannotMove, .rootViewCannotMove,
      .noHandler, .presentation, .engine, .noOverride, .wrongKind, .overflow, .divisionByZero, .outOfRange,
      .negativeCount, .tooManySteps, .textTooLong, .listTooLong, .valueTooDeep, .endlessDefault,
      .tooManyTraits, .tooManyCalls, .tooDeep, .tooHigh, .keepsChanging, .interrupted:
      runSentence
    }
  }

  /// What `Syntax` says, and the topics, which it does not know.
  private func syntaxSentence(_ problem: SyntaxProblem) -> Sentence {
    let sentence = Sentence(problem.sentence.cause, problem.sentence.suggestion)
    guard case .expected(let expectations, _, _) = problem.kind,
      expectations.contains(.slot(.topic, .name))
    else { return sentence }
    return Sentence(sentence.cause, "the topics are \(Self.list(Topic.allCases.map(\.rawValue)))")
  }

  /// What to do where a name is taken by what was made first.
  private func remedyForSecond(_ name: String, _ role: Role) -> String {
    switch role {
    case .type, .trait, .key, .color, .image, .action: "`redefine` replaces a definition"
    case .variable: "`\(name) = …` gives a variable another value"
    case .constant: "a constant keeps its value: choose another name"
    default: "names are unique among siblings: choose another"
    }
  }

  /// What stands in the part that a problem's sentence does not come from: ``sentence`` names each kind, and
  /// sends it to one part.
  static var elsewhere: Sentence { preconditionFailure("The problem's sentence stands in another part.") }

  private var definitionSentence: Sentence {
    switch kind {
    case .alreadyDefined(let name, let role):
      Sentence("`\(name)` is there already", remedyForSecond(name, role))
    case .repeated(let name, in: let owner):
      Sentence("`\(name)` stands twice in `\(owner)`", "leave one of them out")
    case .nameTaken(let name, let role):
      Sentence("`\(name)` is the name of \(role.withArticle)", "choose another name")
    case .hidesMember(let name):
      Sentence("a property `\(name)` would hide what every environment has", "choose another name")
    case .hidesProperty(let name, of: let place):
      Sentence("a trait's property `\(name)` would hide the one that `\(place)` has", "choose another name")
    case .literalName(let name): Sentence("`\(name)` is a value", "choose another name")
    case .identifierTaken(let identifier, let other):
      Sentence(
        "the identifier \"\(identifier)\" belongs to `\(other)`",
        "identifiers are unique: `\(OpenPoint(.identifiers).statement)`")
    case .typeInUse(let name, let user, let keep):
      Sentence("`\(user)` has values of `\(name)`, which would lose their meaning", keep)
    case .traitInUse(let property, let type, let new, by: let user):
      Sentence(
        "`\(property)` cannot become \(new): \(user.cause(property, type))",
        user.remedy.map { "\($0); `define trait` makes another" }
          ?? "`define trait` makes one of another name")
    case .constant(let name): Sentence("`\(name)` is a constant", "a `var` of another name can change")
    case .readOnly(let name, let owner, let instead):
      Sentence("`\(name)` of \(owner) cannot be set", instead)
    case .notAssignable:
      Sentence("this cannot be assigned to", "a variable, a property or an override can")
    default: Self.elsewhere
    }
  }

  private var typeSentence: Sentence {
    switch kind {
    case .mismatch(let expected, let found, let hint): Sentence("expected \(expected), found \(found)", hint)
    case .notComparable(let left, let right):
      Sentence(
        "\(left) cannot be compared with \(right)",
        left == "String" || right == "String"
          ? #"`"\(value)"` makes a string of a value"# : "both sides need values of one type")
    case .wrongOperand(let op, let type):
      Sentence("`\(op)` does not work on \(type)", Self.operands(of: op, type))
    case .caseNeedsType(let name, let types):
      Sentence(
        "nothing here says which type `\(name)` is of",
        types.first.map { "write `\($0).\(name)`" } ?? "`define enum` makes a type with that case")
    case .needsType(let name):
      Sentence("the type of `\(name)` cannot be told from its value", "write `\(name): Type = …`")
    case .notAnEnvironment(let found, let instead):
      Sentence(
        "expected an environment, found \(found)",
        instead.map { "write `\($0)`" } ?? "`show tree` shows the environments")
    case .notCallable(let name): Sentence("`\(name)` cannot be called", "structs and methods can")
    case .missingArgument(let name, let type, let usage):
      Sentence("`\(type)` needs a value for `\(name)`", "write `\(usage)`")
    case .wrongArguments(let usage): Sentence("the arguments do not fit", "write `\(usage)`")
    case .write(let instead, let found, let condition):
      Sentence(
        "`\(found)` is spelled otherwise here",
        "write `\(instead)`" + (condition.map { " where `\($0)` is true" } ?? ""))
    case .notAValue(let name, let what, let instead):
      Sentence("`\(name)` is \(what), not a value", "write `\(instead)`")
    case .needsMore("show", _):
      Sentence("`show` needs more", "the topics are \(Self.list(Topic.allCases.map(\.rawValue)))")
    case .needsMore(let word, let usage) where usage == word:
      Sentence("`\(word)` is a statement, not a value", "it stands alone: `\(word)`")
    case .needsMore(let word, let usage): Sentence("`\(word)` needs more", "write `\(usage)`")
    case .needsNumber(let text): Sentence("expected a number, found `\(text)`", "`history` lists them")
    case .wholeSide(let side, let example):
      Sentence("`\(side)` is read field by field", "compare fields, as in `\(example)`")
    case .needsUse(let use, let examples): use.sentence(examples)
    default: Self.elsewhere
    }
  }
}

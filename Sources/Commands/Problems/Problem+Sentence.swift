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
  /// This, with ``SyntaxProblem/sentence``, is the only place that writes it.
  public var sentence: Sentence {
    switch kind {
    case .syntax(let problem): syntaxSentence(problem)
    case .statementTooLong(let limit): Sentence("a statement is longer than \(limit >> 20) MiB")
    case .unknownName, .unknownEnvironment, .pathOfValues, .unknownTraitProperty, .unknownMember,
      .unknownCase, .unknownWord,
      .ambiguousEnvironment, .ambiguousWord, .notUnder:
      nameSentence
    case .sharesNothing, .comparedByIdentity, .noRawType, .plainWithRawType, .needsStorage, .noObject,
      .hasAccessor, .noImageLookup,
      .noSuchValue, .noImage, .noIdentifier:
      traitSentence
    case .alreadyDefined, .repeated, .nameTaken, .hidesMember, .identifierTaken, .typeInUse, .constant,
      .readOnly,
      .notAssignable:
      definitionSentence
    case .mismatch, .notComparable, .wrongOperand, .caseNeedsType, .needsType, .notAnEnvironment,
      .notCallable,
      .missingArgument, .wrongArguments, .write, .needsUse, .needsMore, .notAValue, .needsNumber:
      typeSentence
    case .onlyAtTopLevel, .onlyOutsideApp, .noSender, .notHere: placeSentence
    case .expectationFailed, .expectedError, .otherError: checkSentence
    case .nothingToUndo, .nothingToRedo, .unknownState, .outOfReach, .refused: sessionSentence
    default: runSentence
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

  private static func didYouMean(_ nearest: String?) -> String? { nearest.map { "did you mean `\($0)`?" } }

  /// Words in a row: `a`, `b` and `c`.
  package static func list(_ words: [String], _ link: String = "and") -> String {
    let quoted = words.map { "`\($0)`" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(link) " + last
  }

  private var nameSentence: Sentence {
    switch kind {
    case .unknownName(let name, let nearest, let instead):
      Sentence(
        "nothing here is called `\(name)`", Self.didYouMean(nearest) ?? instead.map { "write `\($0)`" })
    case .pathOfValues(let steps, let value):
      Sentence(
        "`\(steps.joined(separator: "/"))` is a path, and `\(value)` is no environment",
        "to divide, write `\(steps.joined(separator: " / "))`")
    case .unknownEnvironment(let name, let nearest):
      Sentence(
        "no environment is called `\(name)`",
        Self.didYouMean(nearest) ?? "`show tree` shows those that are there")
    case .unknownTraitProperty(let name, let nearest):
      Sentence(
        "no trait has the property `\(name)`",
        Self.didYouMean(nearest)
          ?? "Apple's are spelled as in UIKit; `define trait` makes others")
    case .unknownMember(let name, of: let owner, let nearest):
      Sentence("\(owner) has no `\(name)`", Self.didYouMean(nearest))
    case .unknownCase(let name, of: let type, let nearest, let cases):
      Sentence(
        "`\(type)` has no case `\(name)`",
        Self.didYouMean(nearest) ?? (cases.count <= 8 ? "it has \(Self.list(cases))" : nil))
    case .unknownWord(let name, let role, let nearest, let choices):
      Sentence(
        "there is no \(role.word) `\(name)`",
        Self.didYouMean(nearest)
          ?? (choices.isEmpty || choices.count > 12
            ? role.remedy(for: name) : "there \(choices.count == 1 ? "is" : "are") \(Self.list(choices))"))
    case .ambiguousEnvironment(let name, let candidates):
      Sentence("`\(name)` could be \(Self.list(candidates, "or"))", "write the path")
    case .ambiguousWord(let name, let type):
      Sentence("`\(name)` is both a name and a value of \(type)", "write `.\(name)` for the value")
    case .notUnder(let name, let parent, let nearest):
      Sentence("no `\(name)` stands under `\(parent)`", Self.didYouMean(nearest))
    default: Sentence("")
    }
  }

  /// What to do where a name is taken by what was made first.
  private func remedyForSecond(_ name: String, _ role: Role) -> String? {
    switch role {
    case .type, .trait, .color, .image, .action: "`redefine` replaces a definition"
    case .variable: "`\(name) = …` gives a variable another value"
    case .constant: "a constant keeps its value: choose another name"
    default: nil
    }
  }

  private var definitionSentence: Sentence {
    switch kind {
    case .alreadyDefined(let name, let role):
      Sentence("`\(name)` is there already", remedyForSecond(name, role))
    case .repeated(let name, in: let owner): Sentence("`\(name)` stands twice in `\(owner)`")
    case .nameTaken(let name, let role):
      Sentence("`\(name)` is the name of \(role.withArticle)", "choose another name")
    case .hidesMember(let name):
      Sentence("a property `\(name)` would hide what every environment has", "choose another name")
    case .identifierTaken(let identifier, let other):
      Sentence(
        "the identifier \"\(identifier)\" belongs to `\(other)`",
        "identifiers are unique: `\(OpenPoint(.identifiers).statement)`")
    case .typeInUse(let name): Sentence("`\(name)` is in use", "its values would lose their type")
    case .constant(let name): Sentence("`\(name)` is a constant", "make it with `var` to change it")
    case .readOnly(let name, let owner): Sentence("`\(name)` of \(owner) cannot be set")
    default: Sentence("this cannot be assigned to", "a variable, a property or an override can")
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
        "nothing here says which type `\(name)` is of", types.first.map { "write `\($0).\(name)`" })
    case .needsType(let name):
      Sentence("the type of `\(name)` cannot be told from its value", "write `\(name): Type = …`")
    case .notAnEnvironment(let found): Sentence("expected an environment, found \(found)")
    case .notCallable(let name): Sentence("`\(name)` cannot be called", "structs and methods can")
    case .missingArgument(let name, let type): Sentence("`\(type)` needs a value for `\(name)`")
    case .wrongArguments(let usage): Sentence("the arguments do not fit", "write `\(usage)`")
    case .write(let instead, let found):
      Sentence("`\(found)` is spelled otherwise here", "write `\(instead)`")
    case .notAValue(let name, let what, let instead):
      Sentence("`\(name)` is \(what), not a value", "write `\(instead)`")
    case .needsMore(let word, let usage): Sentence("`\(word)` needs more", "write `\(usage)`")
    case .needsNumber(let text): Sentence("expected a number, found `\(text)`", "`history` lists them")
    default: useSentence
    }
  }

  /// What an operator works on.
  private static func operands(of op: String, _ type: String) -> String {
    switch op {
    case "+": "numbers can be added, and strings joined"
    case "%": "it takes Ints"
    case "<", "<=", ">", ">=": "numbers, strings and durations have an order"
    case "[ ]": "lists have elements, and collections traits"
    case "*" where type == "String": "it takes numbers; `+` joins strings"
    case "/" where type == "an environment": "it divides numbers; a path has no blanks, as in `form/cell`"
    default: "it takes numbers"
    }
  }

  /// Statements that are used in another way.
  private var useSentence: Sentence {
    guard case .needsUse(let word) = kind else { return Sentence("") }
    let usages: [String: Sentence] = [
      "why": Sentence(
        "`why` explains the value of a trait, or how an inspector is presented",
        "write `why cell.theme` or `why details.presentedAs`"),
      "why not": Sentence(
        "`why not` asks for the value of a trait, or how an inspector is presented",
        "write `why not cell.theme == bold` or `why not details.presentedAs == column`"),
      "show trait": Sentence("`show trait` needs a trait", "write `show trait theme`"),
      "show decision": Sentence(
        "`show decision` needs the name of one", "`show decisions` lists them"),
      "override": Sentence("an override needs an environment and a trait", "write `override cell.theme = …`"),
      "on": Sentence("`on` needs an environment and an event", "write `on cell layoutSubviews { … }`"),
      "create": Sentence("nothing here has that name", "`create` makes a new one"),
      "register": Sentence("`register` needs an environment", "write `register cell for theme { … }`"),
      "resize": Sentence("a share of the screen is a fraction up to 1", "write `1/2`"),
      "constant": Sentence("a default is a constant", "write a literal or a case"),
      "name": Sentence("a name has at least one character", "without `name` it is the definition's"),
      "assigned overrides": Sentence(
        "overrides are set one by one", "write `override cell.theme = …` or `remove override cell.theme`"),
      "var": Sentence(
        "a property of an environment is a value", "write the `let` outside the environment's block"),
      "within": Sentence("`within` needs a comparison of numbers", "write `expect a == b within 0.001`"),
      "overrides": Sentence(
        "overrides belong to their environment",
        "read them where they are, as `form.overrides`: `\(OpenPoint(.overridesCopies).statement)`"),
    ]
    return usages[word] ?? Sentence("`\(word)` is not used like this")
  }
}

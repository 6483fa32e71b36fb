import Traits
import ViewTree

extension Problem {
  // What fails while a statement runs, or because of where it stands.

  var placeSentence: Sentence {
    switch kind {
    case .onlyAtTopLevel(let word):
      Sentence(
        "`\(word)` stands only at top level, outside of every block", "write it as a statement of its own")
    case .onlyOutsideApp(let word):
      Sentence(
        "`\(word)` comes from outside the app: a handler or a turn cannot contain it",
        "write it as a statement of its own")
    case .noSender(let method, let place):
      Sentence("`\(method)()` needs an environment here", "write `\(place).\(method)()`")
    case .notHere(let word): Sentence("`\(word)` answers no value", "write it as a statement of its own")
    default: Self.elsewhere
    }
  }

  var checkSentence: Sentence {
    switch kind {
    case .expectationFailed(let failure):
      let sides = failure.sides.map { "\($0.left) on the left, \($0.right) on the right" }
      return Sentence(
        failure.sentence ?? "the expectation does not hold" + (sides.map { ": " + $0 } ?? ""),
        failure.sentence == nil ? nil : sides)
    case .expectedError:
      return
        Sentence("the block was expected to fail, and it did not", "without `expect error` it just runs")
    case .otherError(let expected, let found):
      return Sentence("the block failed as expected, but not with \"\(expected)\"", "it said: \(found)")
    default: return Self.elsewhere
    }
  }

  var sessionSentence: Sentence {
    switch kind {
    case .nothingToUndo: Sentence("there is nothing to undo", "`history` shows the states")
    case .nothingToRedo: Sentence("there is nothing to redo", "`history` shows the states")
    case .unknownState(let number, let reach):
      Sentence(
        "there is no state \(number)",
        reach.map { "there are \($0.lowerBound) to \($0.upperBound); `history` lists them" }
          ?? "`history` lists them")
    case .refused(let cause, let suggestion): Sentence(cause, suggestion)
    case .outOfReach(let kept):
      Sentence(
        "that lies too far back",
        kept == 1 ? "only the present state is kept" : "the last \(Self.grouped(kept)) states are kept")
    default: Self.elsewhere
    }
  }

  var runSentence: Sentence {
    switch kind {
    case .misplaced(let kind, let parent, let places):
      Sentence(
        "a \(kind) cannot stand in a \(parent)",
        places.isEmpty ? "it stands at top level" : "it can stand in \(Self.article(places))")
    case .cycle(let name, let parent) where name == parent:
      Sentence("`\(name)` cannot move into itself", "what does not stand in it can hold it")
    case .cycle(let name, let parent):
      Sentence(
        "`\(name)` cannot move into `\(parent)`, which stands in it",
        "`remove \(parent)` takes that out, and then it can hold `\(name)`")
    case .presentsAlready(let presentation, let controller):
      Sentence(
        "`\(presentation)` presents `\(controller)` already, and presents one controller",
        "`remove \(controller)` makes room, or `create presentation …` another")
    case .hasRoot(let window, let controller):
      Sentence(
        "`\(window)` has its root view controller already, `\(controller)`, and can have one only",
        "in `\(controller)` it would be a child, in a `presentation` presented; `remove \(controller)` makes room"
      )
    case .destroyed(let name, let remedy):
      Sentence(
        "`\(name)` was destroyed",
        remedy.map { "`\($0)` ends the block that still names it" }
          ?? "what comes behind its `destroy` cannot name it")
    case .sceneCannotMove(let name, let instead):
      Sentence("`\(name)` is a scene, and scenes stand in nothing", instead)
    case .rootViewCannotMove(let name, let owner, let instead):
      Sentence("`\(name)` belongs to `\(owner)`", "write `\(instead)`")
    case .noHandler(let event, let place):
      Sentence("`\(place)` has no handler for `\(event)`", "`on \(place) \(event) { … }` gives it one")
    case .presentation(let cause, let suggestion): Sentence(cause, suggestion)
    case .engine(let cause, let suggestion): Sentence(cause, suggestion)
    case .noOverride(let trait, let place):
      Sentence(
        "`\(place)` has no override of `\(trait)`",
        "`\(place).overrides.contains(\(trait))` asks first; `\(place).\(trait)` reads the value")
    case .wrongKind(let name, let kind, let event, let instead):
      Sentence(
        "`\(name)` is a \(kind), which has no `\(event)`",
        instead.map { "`\($0)` would work" } ?? Self.owners(of: event))
    case .overflow(let op):
      Sentence("the result of `\(op)` is too large for an Int", "a Double, such as `1.0`, goes further")
    case .divisionByZero: Sentence("division by zero", "ask first, as in `n == 0 ? 0 : 6 / n`")
    case .outOfRange(let index, let count):
      Sentence(
        "there is no element \(index)", count == 0 ? "the list is empty" : "there are 0 to \(count - 1)")
    case .negativeCount(let count): Sentence("cannot repeat \(count) times", "a count is 0 or more")
    case .tooManySteps(let limit):
      Sentence(
        "the statement took more than \(limit / 1_000_000) million steps", "do it in several statements")
    case .textTooLong(let limit):
      Sentence("a text would be longer than \(limit >> 20) MiB", "keep it in several")
    case .listTooLong(let limit):
      Sentence("a list would have more than \(limit) elements", "keep them in several")
    case .valueTooDeep(let limit):
      Sentence(
        "lists and structs would hold one another more than \(limit) deep",
        "instances of a class can hold one another at any depth")
    case .endlessDefault(let name):
      Sentence(
        "the default value of `\(name)` would hold another `\(name)`, without end", "`[]` or `nil` ends it")
    case .tooManyTraits(let limit):
      Sentence("a session has at most \(limit) traits of its own", "`redefine` replaces one")
    case .tooManyCalls(let limit, let cycle):
      Sentence("more than \(limit) calls inside one another", "they go in a circle: \(Self.circle(cycle))")
    case .tooDeep(let limit, let cycle):
      Sentence("more than \(limit) blocks inside one another", "they go in a circle: \(Self.circle(cycle))")
    case .tooHigh(let limit):
      Sentence(
        "expressions that evaluate others lie more than \(Self.grouped(limit)) parts deep inside one another",
        "a shorter `equal { … }`, or a shorter colour, asks for less")
    case .keepsChanging(let names, let limit):
      Sentence(
        "after \(limit) passes something still changes",
        "it goes in a circle: \(Self.circle(names)); an `if` can end it")
    case .interrupted: Sentence("interrupted")
    default: Self.elsewhere
    }
  }

  /// The kinds of environment that have a method or a member.
  private static func owners(of event: String) -> String? {
    let others: [String: [EnvironmentKind]] = [
      "updateTraitsIfNeeded": [.view, .window, .controller], "layout": [.view, .window, .controller],
      "appear": [.controller], "disappear": [.controller], "view": [.controller],
      "setOverrideTraitCollection": [.controller], "constraints": [.view, .window, .controller],
    ]
    guard let kinds = Callback(spelling: event)?.kinds ?? Look.owners(of: event) ?? others[event]
    else { return nil }
    let words = kinds.map { "\($0)s" }
    guard words.count > 1, let last = words.last else { return words.first.map { "\($0) have it" } }
    return words.dropLast().joined(separator: ", ") + " and \(last) have it"
  }

  /// A number of less than a million, with a comma: 12,288.
  private static func grouped(_ number: Int) -> String {
    let rest = String(number % 1_000)
    let padding = String(repeating: "0", count: 3 - rest.count)
    return number < 1_000 ? rest : "\(number / 1_000),\(padding)\(rest)"
  }

  /// Names in a row that ends where it began.
  private static func circle(_ names: [String]) -> String {
    (names + names.prefix(1)).joined(separator: " → ")
  }

  private static func article(_ kinds: [String]) -> String {
    guard kinds.count > 1, let last = kinds.last else { return kinds.first.map { "a \($0)" } ?? "nothing" }
    return kinds.dropLast().map { "a \($0)" }.joined(separator: ", ") + " or a " + last
  }
}

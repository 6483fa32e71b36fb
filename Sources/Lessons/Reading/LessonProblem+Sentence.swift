internal import Drawings

extension LessonProblem {
  /// The cause in a sentence for the author, without a full stop; what stood in the file is escaped.
  public var sentence: String {
    switch kind {
    case .tooLarge: "a lesson is at most 1 MiB long"
    case .more(let count): "from here on \(count) more mistakes are not listed"
    case .notUTF8: "this line is not UTF-8"
    case .control(let character): "this line holds the control character \(character)"
    case .longLine: "a line of prose has at most \(ProseLimits.line >> 10) KiB"
    case .longParagraph: "a paragraph, list or table has at most \(ProseLimits.paragraph >> 10) KiB"
    case .tooDeep: "quotes, lists and emphasis lie in each other more than \(MarkdownNode.depthLimit) deep"
    case .noFrontMatter: "a lesson begins with a line `---` and its front matter"
    case .openFrontMatter: "the front matter ends with a line `---`, which is missing"
    case .noKey: "the front matter has lines of the form `key: value`"
    case .unknownKey(let key, _): "the front matter has no key \(quoted(key))"
    case .repeatedKey(let key): "the key \(quoted(key)) is there twice"
    case .missingKey(let key): "the front matter lacks the key \(quoted(key))"
    case .badValue(let key, let wanted): "\(quoted(key)) takes \(wanted)"
    case .noWord: "a block says behind its fence what it is, such as `mendel` or `text`"
    case .unknownWord(let word, _): "a block cannot be \(quoted(word))"
    case .unknownAttribute(let word, let kind, _): "\(quoted(kind.words)) does not take \(quoted(word))"
    case .badAttribute(let name, let wanted): "\(quoted(name)) takes \(wanted)"
    case .repeatedAttribute(let name): "\(quoted(name)) is there twice"
    case .notAtMargin(let kind): "\(quoted(kind.words)) stands at the left margin, not in a list or quote"
    case .openBlock(let kind): "the fence that ends \(quoted(kind.words)) is missing"
    case .repeatedID(let id, let line): "the id \(quoted(id)) is that of the block on line \(line)"
    case .orphan(let kind): "\(quoted(kind.words)) belongs to \(kind.owner), and none is above it"
    case .second(let kind, let line): "\(quoted(kind.words)) is there already, on line \(line)"
    case .exerciseWithout(let kind): "the exercise has no \(quoted(kind.words))"
    case .counterWithoutClaim: "a counter-experiment belongs to a step with `claims=`"
    case .longPrediction: "a prediction is about one printed line"
    case .longOutput: "an output with `...` has at most \(ExpectedOutput.elidedLimit) lines"
    case .unnamedMisconception: "a wrong answer begins with a comment that names the misconception"
    case .quiz(let fault): fault.sentence
    case .badClaim: "a list in a syllabus has items of the form `- **T57** what is so`"
    case .repeatedClaim(let id, let line): "the claim \(quoted(id)) is on line \(line) already"
    }
  }

  func quoted(_ text: String) -> String { "`\(Escaping.safe(text))`" }
}

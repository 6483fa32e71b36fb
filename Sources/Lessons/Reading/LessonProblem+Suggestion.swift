extension LessonProblem {
  /// What to do about it: what was meant, where something is near, else what would be right.
  public var suggestion: String {
    switch kind {
    case .tooLarge: "make two lessons of it"
    case .more: "mend those above first; most may have one cause"
    case .notUTF8: "save the file in UTF-8"
    case .control(let character): "take it out; a string holds it as `\(character)`"
    case .longLine, .longParagraph: "an empty line begins a new one"
    case .tooDeep: "say it with fewer levels"
    case .badClaim: "an id is one of the letters T, S, R and P and a number"
    case .repeatedClaim: "give one of the two another id"
    case .noFrontMatter, .openFrontMatter, .noKey, .unknownKey, .repeatedKey, .missingKey, .badValue:
      frontMatterSuggestion
    case .noWord, .unknownWord, .unknownAttribute, .badAttribute, .repeatedAttribute, .notAtMargin,
      .openBlock,
      .repeatedID:
      blockSuggestion
    case .orphan, .second, .exerciseWithout, .counterWithoutClaim, .longPrediction, .longOutput,
      .unnamedMisconception, .quiz:
      belongingSuggestion
    }
  }

  private var frontMatterSuggestion: String {
    let keys = Lesson.FrontMatter.keys.map { "`\($0)`" }
    switch kind {
    case .noFrontMatter: return "begin it with the lines `---`, `title: …`, `summary: …` and `---`"
    case .openFrontMatter: return "write it below the last key"
    case .unknownKey(_, let word?): return "did you mean \(quoted(word))?"
    case .unknownKey: return "the keys are " + keys.joined(separator: ", ")
    case .repeatedKey: return "take one of the two out"
    case .missingKey(let key): return "write a line `\(key): …` below the first `---`"
    case .badValue(let key, _): return "write it as in `\(Lesson.FrontMatter.example(of: key))`"
    default: return "begin the line with a key, a colon and a blank, or take it out"
    }
  }

  private var blockSuggestion: String {
    switch kind {
    case .noWord: "write `text` there if it is only shown"
    case .unknownWord(_, let word?), .unknownAttribute(_, _, let word?): "did you mean \(quoted(word))?"
    case .unknownWord:
      "a block is `mendel`, `output`, `hint`, `quiz`, `swift`, or `text`, which is only shown"
    case .unknownAttribute(_, let kind, _): kind.takes
    case .badAttribute(let name, _): "write it as in `\(Lesson.Block.Attributes.example(of: name))`"
    case .repeatedAttribute: "take one of the two out"
    case .notAtMargin: "begin its fences in the first column"
    case .openBlock: "write a fence as long as the first below its last line"
    default: "choose another word for one of the two"
    }
  }

  private var belongingSuggestion: String {
    switch kind {
    case .orphan(let kind): kind.home
    case .second(.check, _): "put all expectations into one block"
    case .second(.solution, _): "write another right answer as `mendel accept`"
    case .second(.output, _): "put all that the step prints into one block"
    case .second: "take one of the two out"
    case .exerciseWithout(let kind): "write a block \(quoted(kind.words)) below it"
    case .counterWithoutClaim: "name the claim behind the step's fence, as in `mendel claims=T57`"
    case .longPrediction: "let the output be the one line that is asked for"
    case .longOutput: "let `...` stand for more of them"
    case .quiz(let fault): fault.suggestion
    default: "begin it with `// what the learner may think`"
    }
  }
}

extension Lesson.FrontMatter {
  /// A line as it may stand there.
  fileprivate static func example(of key: String) -> String {
    switch key {
    case "minutes": "minutes: 10"
    case "requires": "requires: [traits/flow]"
    case "ios": "ios: 17"
    default: "\(key): \"Traits: how they flow\""
    }
  }
}

extension Lesson.Block.Attributes {
  /// An attribute as it may stand behind a fence.
  fileprivate static func example(of name: String) -> String {
    switch name {
    case "claims": "claims=T57,T58"
    case "about": "about=overrides"
    default: "id=nearest-ancestor"
    }
  }
}

extension Lesson.Block.Kind {
  /// What may stand behind its word.
  fileprivate var takes: String {
    let (flags, names) = attributes
    let all = (flags + names.map { $0 + "=" }).map { "`\($0)`" }
    return all.isEmpty
      ? "nothing stands behind `\(words)`" : "behind `\(words)` may stand " + all.joined(separator: ", ")
  }

  /// Where a block of this kind stands.
  fileprivate var home: String {
    switch self {
    case .output: "move it below the block that prints it"
    case .check, .solution, .accept, .wrong, .hint: "move it below its `mendel exercise`"
    case .swift: "move it below its step, or write `text`, which stands anywhere"
    default: "move it below its step"
    }
  }
}

extension SyntaxProblem {
  /// The problem in English: what is wrong, and what would have worked, where that can be said.
  ///
  /// ```swift
  /// Script("overide form.theme = bold", names: &names).problems[0].sentence
  /// // (cause: "no statement starts with `overide`", suggestion: "did you mean `override`?")
  /// ```
  /// Both are one line and safe for a terminal: characters that steer it are written as escapes.
  public var sentence: (cause: String, suggestion: String?) {
    switch kind {
    case .unknownStatement, .unknownDefinition, .missingDefine, .unknownItem, .swiftStatement: unknownSentence
    case .expected(let expectations, let found, let form):
      ("expected \(Self.list(expectations, in: form)), found \(found.words)", suggestion(expectations, form))
    case .surplus(let found, let form): surplusSentence(found, form)
    case .surplusOf(let found, let form, let ours): (surplusSentence(found, form).cause, "write `\(ours)`")
    case .unopened, .unclosed, .nestedTooDeeply, .tooLong: bracketSentence
    case .unterminatedString, .unterminatedText, .textOnQuoteLine, .indentation, .unknownEscape,
      .invalidScalar,
      .interpolation:
      stringSentence
    case .numberRunsOn, .integerTooLarge, .colorDigits: numberSentence
    case .invalidUTF8, .controlCharacter, .strayCharacter, .blockComment, .dollarName: characterSentence
    case .oneExpression, .returnedEquality, .introducedMember, .method, .caseValue, .fieldBlock:
      memberSentence
    default: mixUpSentence
    }
  }

  private var unknownSentence: (cause: String, suggestion: String?) {
    switch kind {
    case .unknownStatement(let word, let nearest):
      (
        "no statement starts with \(Self.quoted(word))",
        Self.didYouMean(nearest) ?? "`help` lists the statements"
      )
    case .unknownDefinition(let verb, let word, let nearest):
      (
        "\(Self.quoted(word)) is nothing that `\(verb.spelling)` knows",
        Self.didYouMean(nearest)
          ?? "it knows \(Self.list(Self.definable(verb).map { .word($0) }, "and", in: nil))"
      )
    case .swiftStatement(let word, let hint): ("no statement starts with `\(word)`", hint)
    case .missingDefine(let word):
      ("no statement starts with `\(word)`", "write `define \(word) …`")
    case .unknownItem(let word, let words, let nearest):
      (
        "nothing in this block starts with \(Self.quoted(word))",
        Self.didYouMean(nearest) ?? "known here: \(Self.list(words.map { .word($0) }, "and", in: nil))"
      )
    default: ("", nil)
    }
  }

  private var bracketSentence: (cause: String, suggestion: String?) {
    switch kind {
    case .unopened(let bracket):
      (
        "there is no open `\(bracket.opening)` that this `\(bracket.closing)` could close",
        "leave it out, or write a `\(bracket.opening)` before it"
      )
    case .unclosed(let bracket): ("this `\(bracket.opening)` is never closed", "add a `\(bracket.closing)`")
    case .nestedTooDeeply(let limit):
      (
        "more than \(limit) brackets stand inside one another",
        "give what is inside a name, with `let` or `define action`"
      )
    case .tooLong(let limit):
      (
        "more than \(limit) parts of this statement lie inside one another",
        "give a part of it a name with `let`"
      )
    default: ("", nil)
    }
  }

  private var stringSentence: (cause: String, suggestion: String?) {
    switch kind {
    case .unterminatedString:
      (
        "this string does not end on its line",
        "add a closing `\"`; text of several lines stands between `\"\"\"`"
      )
    case .unterminatedText: ("this text is never ended", "add a line with `\"\"\"`")
    case .textOnQuoteLine: ("text stands beside `\"\"\"`", "text of several lines stands on lines of its own")
    case .indentation:
      ("this line has less indentation than the closing `\"\"\"`", "begin it with the same blanks")
    case .unknownEscape(let escape):
      (
        "\(Self.quoted(escape)) is no escape",
        #"there are `\n`, `\t`, `\"`, `\\`, `\u{1F34E}` and `\(value)`"#
      )
    case .invalidScalar(let escape):
      (
        "\(Self.quoted(escape)) is no Unicode character",
        #"write 1 to 8 hexadecimal digits up to 10FFFF, as in `\u{1F34E}`"#
      )
    case .interpolation: ("this string must be known beforehand", #"leave out the `\( )`"#)
    default: ("", nil)
    }
  }

  private var numberSentence: (cause: String, suggestion: String?) {
    switch kind {
    case .numberRunsOn(let text):
      (
        "\(Self.quoted(text)) is neither a number nor a name",
        "a name starts with a letter; units are `s` and `ms`, a size is written `390x844`"
      )
    case .integerTooLarge(let text):
      ("\(Self.quoted(text)) does not fit into an Int", "the largest Int is `\(Int.max)`")
    case .colorDigits("#"):
      ("`#` starts a colour, as in `#1e90ff`", "a comment starts with `//` and ends with its line")
    case .colorDigits(let text):
      ("\(Self.quoted(text)) is no colour", "a colour has 3, 6 or 8 hexadecimal digits, as in `#1e90ff`")
    default: ("", nil)
    }
  }

  private var characterSentence: (cause: String, suggestion: String?) {
    switch kind {
    case .invalidUTF8(let byte):
      ("the byte 0x\(Self.hexadecimal(UInt32(byte))) is not UTF-8", "save the text as UTF-8")
    case .controlCharacter(let scalar):
      (
        "the control character U+\(Self.hexadecimal(scalar, 4)) cannot stand here",
        "leave it out; in a string it is written `\\u{\(Self.hexadecimal(scalar))}`"
      )
    case .strayCharacter(let text):
      (
        text == "`" ? "a back-tick has no meaning here" : "\(Self.quoted(text)) has no meaning here",
        Self.replacement(of: text)
      )
    case .blockComment: ("`/*` starts no comment", "a comment starts with `//` and ends with its line")
    case .dollarName("$0"):
      ("`$0` has no meaning here", "a handler has `sender`; in a block of traits the trait stands alone")
    case .dollarName(let name):
      (
        "\(Self.quoted(name)) has no meaning here",
        name.count > 1 ? "write `\(name.dropFirst())`" : "leave it out"
      )
    default: ("", nil)
    }
  }

  /// One thing written for another.
  private var mixUpSentence: (cause: String, suggestion: String?) {
    switch kind {
    case .compoundAssignment(let sign): ("there is no `\(sign)`", "write `x = x \(sign.dropLast()) …`")
    case .assignmentInsteadOfEquality: ("`=` gives a value, and none is given here", "did you mean `==`?")
    case .equalityInsteadOfAssignment: ("`==` compares, and nothing is compared here", "did you mean `=`?")
    case .notAssignable(let text):
      (
        "\(Self.quoted(text)) cannot be given a value",
        "before `=` stands a name or a property, as in `cell.text`"
      )
    case .lopsidedMinus:
      ("this `-` belongs to what follows it", "between two values it has blanks on both sides or on neither")
    case .elseOnItsOwnLine: ("`else` stands on a line of its own", "write it behind the `}` before it")
    case .tooManyParameters: ("an action has at most two parameters", "they are `sender` and `previous`")
    case .closureParameters(let header):
      (
        "a block names no parameters: \(Self.quoted(header))",
        "leave that out; a handler has `sender` and `previous`"
      )
    case .collectionDefault:
      (
        "a default is a constant, and `traits { … }` is none",
        "a struct can hold the values that it stands for"
      )
    case .costInExpression(let ours, let counts):
      ("`cost { … }` is no part of an expression", "write `\(ours)`, then `\(counts)`")
    case .swiftDefinition(let swift, let ours): ("`\(swift)` is spelled otherwise here", "write `\(ours)`")
    case .swiftSpelling(let swift, let ours): ("`\(swift)` is spelled otherwise here", "write `\(ours)`")
    default: ("", nil)
    }
  }
}

extension SyntaxProblem {
  /// What may stand behind `define` or `redefine`.
  private static func definable(_ verb: Word) -> [Word] {
    Statements.rows.compactMap { $0.head.first == verb && $0.head.count == 2 ? $0.head[1] : nil }
  }

  static func didYouMean(_ nearest: String?) -> String? { nearest.map { "did you mean `\($0)`?" } }

  /// A piece of source in backticks, shortened, nothing in it that steers a terminal.
  static func quoted(_ text: String) -> String {
    let isLong = text.unicodeScalars.count > 40
    let shown = isLong ? String(text.prefix(39)) + "…" : text
    var safe = ""
    for character in shown {
      let isJoined = character.unicodeScalars.first.map { !$0.isASCII && $0.properties.isEmoji } ?? false
      for scalar in character.unicodeScalars {
        // The joiner between the parts of an emoji shows something: that they are one.
        if scalar.isControl, !(isJoined && scalar == "\u{200D}") {
          safe += "\\u{\(hexadecimal(scalar.value))}"
        } else {
          safe.unicodeScalars.append(scalar)
        }
      }
    }
    return "`\(safe)`"
  }

  private static func hexadecimal(_ value: UInt32, _ digits: Int = 1) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// What to write for a character that looks like one of the language, or that other languages use.
  private static func replacement(of character: String) -> String {
    switch character {
    case "“", "”", "„", "'", "‘", "’", "`": "strings stand between straight double quotes, `\"`"
    case "–", "—", "−": "write `-`"
    case "…": "write `...`"
    case "@": "leave the attribute out; `define action` makes what a selector names"
    case "&": "write `&&`"
    case "|": "write `||`"
    case "\u{A0}": "it is a blank that does not break; write an ordinary one"
    case "×": "write `x`"
    case "≤": "write `<=`"
    case "≥": "write `>=`"
    case "≠": "write `!=`"
    default: "leave it out; in a string anything can stand"
    }
  }
}

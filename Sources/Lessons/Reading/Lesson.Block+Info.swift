internal import Syntax

extension Lesson.Block {
  /// An info string as read.
  struct Info {
    var kind: Kind
    var attributes = Attributes()

    /// Reads the words behind a fence; `nil` with a problem if they say no kind.
    init?(_ text: String, problems: inout [LessonProblem.Kind]) {
      var words = text.split { $0 == " " || $0 == "\t" }[...]
      guard let first = words.popFirst() else {
        problems.append(.noWord)
        return nil
      }
      guard let kind = Self.kind(String(first), second: words.first.map(String.init)) else {
        problems.append(.unknownWord(String(first), suggestion: Self.suggestion(for: String(first))))
        return nil
      }
      self.kind = kind
      if kind.words.contains(" ") { words.removeFirst() }
      var seen: Set<String> = []
      for word in words { read(String(word), seen: &seen, problems: &problems) }
    }

    /// The kind that the first word says, or the first two.
    private static func kind(_ first: String, second: String?) -> Kind? {
      second.flatMap { Kind(rawValue: first + " " + $0) } ?? Kind(rawValue: first)
    }

    /// The word that was meant; a kind of `mendel` block alone is one of two words.
    private static func suggestion(for word: String) -> String? {
      if let kind = Kind(rawValue: "mendel " + word) { return kind.words }
      return Spelling.nearest(to: word, among: ["mendel", "output", "hint", "quiz", "swift", "text"])
    }

    private mutating func read(_ word: String, seen: inout Set<String>, problems: inout [LessonProblem.Kind])
    {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0]
      let (flags, names) = kind.attributes
      guard parts.count == 1 ? flags.contains(name) : names.contains(name) else {
        return problems.append(.unknownAttribute(word, of: kind, suggestion: suggestion(for: name)))
      }
      guard seen.insert(name).inserted else { return problems.append(.repeatedAttribute(name)) }
      if let wanted = set(name, parts.last ?? "") { problems.append(.badAttribute(name, wanted: wanted)) }
    }

    private func suggestion(for name: String) -> String? {
      let (flags, names) = kind.attributes
      let kinds =
        kind == .example
        ? Kind.allCases.filter { $0.isExecutable }.compactMap { $0.words.split(separator: " ").last } : []
      if names.contains(name) { return name + "=" }
      if flags.contains(name) { return name }
      return Spelling.nearest(to: name, among: flags + names + kinds.map(String.init))
    }

    /// Sets an attribute, and returns what it takes if the value is something else.
    private mutating func set(_ name: String, _ value: String) -> String? {
      switch name {
      case "error": attributes.isError = true
      case "fresh": attributes.isFresh = true
      case "emitted": attributes.isEmitted = true
      case "about":
        attributes.isAboutOverrides = value == "overrides"
        return attributes.isAboutOverrides ? nil : "`overrides`"
      case "claims":
        attributes.claims = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        return attributes.claims.allSatisfy(Self.isClaim)
          ? nil
          : "ids of the syllabus with commas between them, such as `T57,T58`: a letter T, S, R or P and a number"
      default:
        attributes.id = value
        return Self.isID(value) ? nil : "a word such as `nearest-ancestor`, never a number"
      }
      return nil
    }

    /// Whether a text is the id of a claim: one of the letters of the course's parts, and digits.
    static func isClaim(_ text: String) -> Bool {
      guard let letter = text.first, "TSRP".contains(letter) else { return false }
      return text.count > 1 && text.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
    }

    private static func isID(_ text: String) -> Bool {
      text.first?.isLetter ?? false && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }
  }
}

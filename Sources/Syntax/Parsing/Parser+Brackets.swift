extension Parser {
  /// Reads something one level deeper, inside a bracket or an operator, and then restores the context.
  func deeper<Result>(_ read: () throws(Failure) -> Result) throws(Failure) -> Result {
    let outer = context
    defer { leave(for: outer) }
    context.depth += 1
    guard context.depth <= Self.depthLimit else {
      throw mistake(
        "more than \(Self.depthLimit) brackets stand inside one another", at: current.range,
        "give what is inside a name, with `let` or `func`")
    }
    let outerHeight = counts.height
    counts.height = 0
    let result = try read()
    counts.height = max(counts.height + 1, outerHeight)
    return result
  }

  func with<Result>(
    _ change: (inout Context) -> Void, _ read: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = context
    defer { leave(for: outer) }
    change(&context)
    return try read()
  }

  /// Restores the context; within the same block, the `try` and `await` that were read stay.
  private func leave(for outer: Context) {
    let marks = context.braces > outer.braces ? outer.marks : context.marks
    context = outer
    context.marks = marks
  }

  /// Reads something that stands beside the part that was read, not around it.
  func beside<Result>(_ read: () throws(Failure) -> Result) throws(Failure) -> Result {
    let outer = counts.height
    counts.height = 0
    defer { counts.height = max(counts.height, outer) }
    return try read()
  }

  func link() throws(Failure) {
    counts.height += 1
    guard counts.height > Self.heightLimit else { return }
    throw mistake(
      "more than \(Self.heightLimit) parts of this statement lie inside one another", at: current.range,
      "give a part of it a name with `let`")
  }

  /// Tries to read something; if it fails or returns false, restores the state from before.
  @discardableResult
  func attempt(_ read: () throws(Failure) -> Bool) -> Bool {
    let (outer, outerCounts, start, noted, told) = (context, counts, index, cursor, problems)
    if (try? read()) == true { return true }
    (context, counts, index, cursor, problems) = (outer, outerCounts, start, noted, told)
    return false
  }

  func enter() {
    var inner = Context()
    inner.braces = context.braces + (at(.leftBrace) ? 1 : 0)
    inner.depth = context.depth
    inner.describesViews = context.describesViews
    inner.linesMatter = at(.leftBrace)
    inner.open = index
    inner.marks = at(.leftBrace) ? [] : context.marks
    context = inner
    advance()
  }

  /// Reads at least one element, with commas between them.
  func commas<Element>(_ element: () throws(Failure) -> Element) throws(Failure) -> [Element] {
    var elements = [try element()]
    while accept(.comma) { elements.append(try element()) }
    return elements
  }

  /// Reads brackets that contain elements with commas between them; the opening bracket is here.
  func list<Element>(_ element: () throws(Failure) -> Element) throws(Failure) -> [Element] {
    let closing = current.word?.closing ?? .rightParen
    return try brackets { () throws(Failure) in
      var elements: [Element] = []
      while !at(closing) {
        elements.append(try beside(element))
        guard accept(.comma) else { break }
      }
      return elements
    }
  }

  /// Reads the contents of parentheses or brackets; the opening one is here.
  func brackets<Result>(orComma: Bool = true, _ read: () throws(Failure) -> Result) throws(Failure) -> Result
  {
    try deeper { () throws(Failure) in
      let open = index
      enter()
      let result = try read()
      try close(open, orComma: orComma)
      return result
    }
  }

  /// Reads `{ … }` with its elements one below the other; completion is told what opened the braces.
  func braces<Element>(
    _ expected: CompletionSite.Expected = .statement,
    of opener: @autoclosure () -> CompletionSite.Scope.Opener,
    members type: TypeDeclaration.Kind? = nil, commasSeparate: Bool = false,
    head: () throws(Failure) -> Void = {}, _ element: () throws(Failure) -> Element
  ) throws(Failure) -> (elements: [Element], range: SourceRange) {
    let open = index
    return try deeper { () throws(Failure) in
      enter()
      context.type = type
      try head()
      let elements = sequence(expected, commasSeparate: commasSeparate, element)
      if !accept(.rightBrace) {
        noteScope(opener(), elements as? [Statement] ?? [])
        report(unclosed(open), start: open)
      }
      return (elements, range(from: open))
    }
  }

  /// Reads `{ statements }`, which may stand on the next line if lines continue that way.
  func block(_ opener: @autoclosure () -> CompletionSite.Scope.Opener = .block, _ suggestion: String? = nil)
    throws(Failure) -> Block
  {
    guard continues(with: .leftBrace) else { throw unexpected("a block `{ … }`", suggestion) }
    let (statements, range) = try braces(of: opener(), statement)
    return Block(statements: statements, range: range)
  }
}

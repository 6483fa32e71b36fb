extension Session {
  /// The integers of a range, however long it is; nil for one that holds `Int.max`, and for other values.
  package func numbers(_ value: Value) -> Range<Int>? {
    guard case .range(let range) = value else { return nil }
    let lower = range.lower?.whole ?? 0
    // `0...` has no end: a loop over it runs until something leaves it.
    let upper = range.upper?.whole ?? max(lower, 1 << 61)
    if range.isClosed, upper == .max { return nil }
    return lower..<max(lower, range.isClosed ? upper + 1 : upper)
  }

  /// The elements that a `for` over the value has; code of the learner may make them.
  package mutating func elements(_ value: Value, atMost most: Int = .max) throws(Problem) -> [Value] {
    switch value {
    case .list(let values): return values
    case .slice(let part, _): return try elements(part, atMost: most)
    case .string(let text): return text.map { .string(String($0)) }
    case .dictionary(let pairs): return pairs.map { Value.tuple([$0.key, $0.value]) }.sorted(on: shown)
    case .range(let range):
      let numbers = numbers(value) ?? (range.lower?.whole ?? 0)..<Int.max
      let (count, isHuge) = numbers.upperBound.subtractingReportingOverflow(numbers.lowerBound)
      guard !isHuge, count <= Self.elementLimit else {
        throw Problem(
          "a list has at most 1,000,000 elements, and the range has \(isHuge ? "more" : "\(count)")",
          suggestion: "`for` goes through longer ranges", kind: .limit)
      }
      return numbers.map { .int($0) } + (self.numbers(value) == nil ? [.int(.max)] : [])
    default:
      guard var iterator = try iterator(of: value) else { return try collected(value, atMost: most) }
      var all: [Value] = []
      while all.count < most, let next = try next(&iterator) {
        all.append(next)
        if all.count > Self.elementLimit { throw Self.tooLongList(.unknown) }
      }
      return all
    }
  }

  /// A part of a list or a text, at places that count from 0.
  package func part(_ places: Range<Int>, of value: Value) -> Value {
    let part: Value =
      if case .string(let text) = value.unsliced {
        .string(String(text.dropFirst(places.lowerBound).prefix(places.count)))
      } else {
        .list(Array(value.elements[places]))
      }
    return part.starting(at: value.start + places.lowerBound)
  }

  /// Whether a sequence of the learner's has an iterator of its own, or is one.
  func isIterated(_ type: Type) -> Bool {
    guard let name = type.name, isKind(name, of: "Collection") else { return true }
    return member("next", of: type) != nil || member("makeIterator", of: type)?.first?.isRow == false
  }

  /// The iterator of a sequence of the learner's; nil for other values.
  package mutating func iterator(of value: Value) throws(Problem) -> Value? {
    let isEnum = if case .enumCase = value { true } else { false }
    let isOwn = if case .structure = value { true } else { isEnum || value.isShared }
    guard isOwn, isKind(className(of: value), of: "Sequence"), isIterated(type(of: value)) else { return nil }
    var value = value
    return try invoke("makeIterator", of: &value, [], .unknown) ?? value
  }

  package mutating func next(_ iterator: inout Value) throws(Problem) -> Value? {
    guard let next = try invoke("next", of: &iterator, [], .unknown), next != .nothing else { return nil }
    return next.unwrapped
  }

  /// The elements of a collection of the learner's, from place to place; none for other values.
  private mutating func collected(_ value: Value, atMost most: Int) throws(Problem) -> [Value] {
    guard isKind(className(of: value), of: "Collection") else { return [] }
    var (whole, all) = (value, [Value]())
    var place = try read("startIndex", of: value, .unknown) ?? .nothing
    let end = try read("endIndex", of: value, .unknown) ?? .nothing
    while all.count < most, try !areEqual(place, end) {
      all.append(try invoke("subscript", of: &whole, [place], .unknown) ?? .void)
      place = try ask(value, "index", ["after"], [place], .unknown) ?? end
      if all.count > Self.elementLimit { throw Self.tooLongList(.unknown) }
    }
    return all
  }
}

import StateUpdates

extension AppleTypes {
  /// Animations, springs and curves, and what runs with them.
  static let swiftUIAnimations =
    [
      AppleType(
        "Animation", .structure, conforms: ["Hashable"], "How a change goes.",
        named + curves + changed),
      AppleType(
        "UnitCurve", .structure, conforms: ["Hashable"], "How something goes from 0 to 1.",
        unitCurves.map { name, curve in
          .constant(
            "static var \(name): UnitCurve { get }", "A curve.", .animation(.curve(curve, duration: 1)))
        } + [
          .plain(
            "static func _bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve", ""
          ) {
            _, given in
            let numbers = given.map { $0.number ?? 0 }
            return .animation(
              .curve(.bezier(numbers[0], numbers[1], numbers[2], numbers[3]), duration: 1))
          },
          .plain("func value(at progress: Double) -> Double", "The value at a progress.") { value, given in
            .double(value.curve.value(at: given[0].number ?? 0))
          },
          .plain("func velocity(at progress: Double) -> Double", "The slope at a progress.") { value, given in
            .double(value.curve.velocity(at: given[0].number ?? 0))
          },
        ]),
      AppleType(
        "Spring", .structure, conforms: ["Hashable"], "What draws something to its place.",
        [
          spring("init(duration: Double = 0.5, bounce: Double = 0)") {
            Spring(duration: $0[0], bounce: $0[1])
          },
          spring("init(response: Double, dampingRatio: Double)") {
            Spring(response: $0[0], dampingRatio: $0[1])
          },
          spring("init(mass: Double = 1, stiffness: Double, damping: Double)") {
            Spring(mass: $0[0], stiffness: $0[1], damping: $0[2])
          },
          .plain(
            "func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double", "Where it is."
          ) {
            value, given in
            .double(
              value.spring.value(
                target: given[0].number ?? 0, initialVelocity: given[1].number ?? 0,
                time: given[2].number ?? 0)
            )
          },
          .plain(
            "func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double",
            "How fast it is."
          ) {
            value, given in
            .double(
              value.spring.velocity(
                target: given[0].number ?? 0, initialVelocity: given[1].number ?? 0,
                time: given[2].number ?? 0)
            )
          },
          .plain("var settlingDuration: Double { get }", "When it is still.") { value, _ in
            .double(value.spring.settlingDuration)
          },
        ]),
      AppleType("Global", .structure, "", animating),
    ] + AppleType.read(inSwift)

  private static let unitCurves: [(String, UnitCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
    ("circularEaseInOut", .circularEaseInOut),
  ]

  private static let named: [AppleRow] =
    [
      ("default", ViewAnimation.standard), ("spring", .standard), ("smooth", .smooth), ("snappy", .snappy),
      ("bouncy", .bouncy), ("interactiveSpring", .interactive), ("interpolatingSpring", .standard),
    ].map { name, animation in
      .constant("static var \(name): Animation { get }", "A spring.", .animation(animation))
    }

  /// `linear` and its like, alone.
  private static let curves: [AppleRow] =
    unitCurves.prefix(4).map { name, curve in
      .constant(
        "static var \(name): Animation { get }", "A timing curve.",
        .animation(.curve(curve, duration: ViewAnimation.usualDuration)))
    } + [
      .plain("static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation", "A timing curve.")
      { _, given in
        .animation(.curve(given[0].curve, duration: given[1].number ?? 0))
      },
      .plain("static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation", "A spring.") {
        _, given in
        .animation(.spring(given[0].spring))
      },
      AppleRow("func _lasting(_ duration: Double) -> Animation", "") {
        _, value, given, place throws(Problem) in
        guard let seconds = given[0].number, seconds < 0 else { return value }
        throw Problem(
          "an animation does not last \(Session.short(seconds)) seconds", at: place,
          suggestion: "a duration is 0 or more")
      },
    ]

  private static let inSwift = """
    struct Animation
      static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration)._lasting(duration) }  // An animation.
      static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration)._lasting(duration) }  // An animation.
      static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration)._lasting(duration) }  // An animation.
      static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration)._lasting(duration) }  // An animation.
      static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation { timingCurve(._bezier(x1, y1, x2, y2), duration: duration)._lasting(duration) }  // An animation.
      static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation { Animation.spring(Spring(duration: duration, bounce: bounce))._lasting(duration) }  // An animation.
      static func smooth(duration: Double = 0.5, extraBounce: Double = 0, blendDuration: Double = 0) -> Animation { Animation.spring(duration: duration, bounce: extraBounce) }  // An animation.
      static func snappy(duration: Double = 0.5, extraBounce: Double = 0, blendDuration: Double = 0) -> Animation { Animation.spring(duration: duration, bounce: 0.15 + extraBounce) }  // An animation.
      static func bouncy(duration: Double = 0.5, extraBounce: Double = 0, blendDuration: Double = 0) -> Animation { Animation.spring(duration: duration, bounce: 0.3 + extraBounce) }  // An animation.
      static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation { Animation.spring(Spring(response: response, dampingRatio: dampingFraction))._lasting(response) }  // An animation.
      static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0) -> Animation { Animation.spring(response: response, dampingFraction: dampingFraction) }  // An animation.
      static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation { Animation.spring(Spring(mass: mass, stiffness: stiffness, damping: damping)) }  // An animation.
      static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation { Animation.spring(duration: duration, bounce: bounce) }  // An animation.
      func logicallyComplete(after duration: Double) -> Animation { self }  // The same, over in name earlier.
    enum AnimationCompletionCriteria logicallyComplete removed
    """

  private static let changed: [AppleRow] = [
    changing("func speed(_ speed: Double) -> Animation") { .speed($0, $1[0]) },
    changing("func delay(_ delay: Double) -> Animation") { .delay($0, $1[0]) },
    .plain("func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation", "Several times.") {
      value, given in
      .animation(
        .repeated(value.animated ?? .standard, count: given[0].whole, autoreverses: given[1] != .bool(false)))
    },
    .plain("func repeatForever(autoreverses: Bool = true) -> Animation", "Without end.") { value, given in
      .animation(.repeated(value.animated ?? .standard, count: nil, autoreverses: given[0] != .bool(false)))
    },
  ]

  private static func spring(_ declaration: String, _ make: @escaping @Sendable ([Double]) -> Spring)
    -> AppleRow
  {
    .plain(declaration, "A spring.") { _, given in
      let fallbacks = RowParameter.all(of: declaration).map(\.fallback)
      return .animation(.spring(make(zip(given, fallbacks).map { $0.number ?? $1 ?? 0 })))
    }
  }

  private static func changing(
    _ declaration: String, _ make: @escaping @Sendable (ViewAnimation, [Double]) -> ViewAnimation
  ) -> AppleRow {
    AppleRow(declaration, "The same, changed.") { _, value, given, place throws(Problem) in
      let number = given[0].number ?? 0
      if number < 0 { throw Problem("\(Session.short(number)) is less than nothing", at: place) }
      return .animation(make(value.animated ?? .standard, [number]))
    }
  }

  // MARK: Running with an animation

  private static let animating: [AppleRow] = [
    AppleRow("func withAnimation(_ body: () -> T) -> T", "What the closure changes is animated.") {
      session, _, given, _ throws(Problem) in
      try session.animated(.standard) { session throws(Problem) in try session.apply(given[0]) }
    },
    AppleRow(
      "func withAnimation(_ animation: Animation?, _ body: () -> T) -> T", "The same, with an animation."
    ) {
      session, _, given, _ throws(Problem) in
      try session.animated(given[0].animated) { session throws(Problem) in try session.apply(given[1]) }
    },
    completing("func withAnimation(_ body: () -> T, completion: () -> Void)", criteria: nil, body: 0),
    completing(
      "func withAnimation(_ animation: Animation?, _ body: () -> T, completion: () -> Void)", criteria: nil,
      body: 1),
    completing(
      "func withAnimation(_ animation: Animation?, completionCriteria: AnimationCompletionCriteria, _ body: () -> T, completion: () -> Void)",
      criteria: 1, body: 2),
    AppleRow("func withTransaction(_ transaction: Transaction, _ body: () -> T) -> T", "With a transaction.")
    {
      session, _, given, _ throws(Problem) in
      var transaction = StateUpdates.Transaction()
      if case .structure(let parts) = given[0] {
        transaction.animation = parts.fields[0].animated
        transaction.disablesAnimations = parts.fields[1] == .bool(true)
      }
      let chosen = transaction
      return try session.with(chosen) { session throws(Problem) in try session.apply(given[1]) }
    },
  ]

  private static func completing(_ declaration: String, criteria: Int?, body: Int) -> AppleRow {
    AppleRow(declaration, "The same, and says when it is over.") { session, _, given, _ throws(Problem) in
      session.counters.functions += 1
      var transaction = StateUpdates.Transaction(animation: body == 0 ? .standard : given[0].animated)
      transaction.completion = session.counters.functions
      transaction.waitsForRemoval = criteria.map { given[$0].caseName == "removed" } ?? false
      session.views.completions[session.counters.functions] = given[body + 1]
      session.views.graph.expect(session.counters.functions, waitsForRemoval: transaction.waitsForRemoval)
      let chosen = transaction
      return try session.with(chosen) { session throws(Problem) in try session.apply(given[body]) }
    }
  }
}

extension Session {
  /// Runs something whose changes go with an animation; the innermost one counts, also where it is none.
  package mutating func animated(
    _ animation: ViewAnimation?, _ body: (inout Session) throws(Problem) -> Value
  ) throws(Problem) -> Value {
    var transaction = StateUpdates.Transaction(animation: animation)
    transaction.disablesAnimations = views.graph.transaction.disablesAnimations
    return try with(transaction, body)
  }

  /// Runs something whose changes go with a transaction.
  package mutating func with(
    _ transaction: StateUpdates.Transaction, _ body: (inout Session) throws(Problem) -> Value
  ) throws(Problem) -> Value {
    let outer = views.graph.transaction
    views.graph.transaction = transaction
    defer { views.graph.transaction = outer }
    return try body(&self)
  }

  /// Lets time pass, completion by completion.
  package mutating func advance(by seconds: Double, _ place: Place) throws(Problem) {
    var rest = seconds
    while let next = [views.graph.nextCompletion(within: rest), nextTick(within: rest)].compactMap(\.self)
      .min()
    {
      try step(place)
      views.graph.advance(by: next)
      rest -= next
      try tick(place)
      try endTurn(place)
    }
    views.graph.advance(by: rest)
    settings.clock += seconds
    try endTurn(place)
  }
}

extension Value {
  fileprivate var curve: UnitCurve { if case .curve(let curve, _)? = animated { curve } else { .linear } }
  fileprivate var spring: Spring { if case .spring(let spring)? = animated { spring } else { Spring() } }
}

import Traits

extension AppleTypes {
  /// `appearance()` of views and bar items: what is set there is kept, and no view takes it.
  static let appearances = ["UIView", "UIBarItem"].map { name in
    AppleType(
      name, .class, "",
      [
        "appearance()", "appearance(whenContainedInInstancesOf types: Any)",
        "appearance(for traits: UITraitCollection)",
        "appearance(for traits: UITraitCollection, whenContainedInInstancesOf types: Any)",
      ].map { call in
        AppleRow(
          "static func \(call) -> Self", "What views of the class look like at first: kept, without effect."
        ) {
          session, value, _, place throws(Problem) in
          guard case .type(let type) = value, let info = session.info(type) else { return .nothing }
          return try info.allocate(in: &session, place)
        }
      })
  }

  /// What is animated by an object: it is done when that starts.
  static let animators = [
    AppleType(
      "UIViewPropertyAnimator", .class, "Does something at once when it starts: nothing is animated here.",
      fields: [("animations", .list(.any), .list([])), ("completions", .list(.any), .list([]))],
      [
        animator("init(duration: Double, curve: Any, animations: (() -> Void)? = nil)", "animations"),
        animator(
          "init(duration: Double, dampingRatio: Double, animations: (() -> Void)? = nil)", "animations"),
        animator("func addAnimations(_ animations: @escaping () -> Void)", "animations"),
        animator(
          "func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)", "completions"),
        started("func startAnimation()"), started("func startAnimation(afterDelay delay: Double)"),
        AppleRow(
          "static func runningPropertyAnimator(withDuration duration: Double, delay: Double, options: Any = 0, animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil) -> UIViewPropertyAnimator",
          "Does something at once."
        ) { session, _, given, _ throws(Problem) in
          try session.apply(given[3])
          try session.apply(given[4], .enumCase("UIViewAnimatingPosition", "end", []))
          return .kept("UIViewPropertyAnimator")
        },
      ]
        + AppleRow.kept(
          "stopAnimation() pauseAnimation() finishAnimation() fractionComplete:Double isReversed:Bool isRunning:Bool"
        )),
    .names("UIViewAnimatingPosition", "end start current"),
  ]

  private static func animator(_ declaration: String, _ list: String) -> AppleRow {
    AppleRow(declaration, "Adds what is done.") { session, value, given, _ throws(Problem) in
      guard let work = given.last, work != .nothing else { return .void }
      session.store(list, of: &value, .list((session.stored(list, of: value)?.elements ?? []) + [work]))
      return .void
    }
  }

  private static func started(_ declaration: String) -> AppleRow {
    AppleRow(declaration, "Does it, at once.") { session, value, _, _ throws(Problem) in
      for work in session.stored("animations", of: value)?.elements ?? [] { try session.apply(work) }
      for work in session.stored("completions", of: value)?.elements ?? [] {
        try session.apply(work, .enumCase("UIViewAnimatingPosition", "end", []))
      }
      return .void
    }
  }
}

import StateUpdates

// `PhaseAnimator`: shows its phases one after another, each with its animation.
extension ViewID {
  /// The phase that is shown, which is a state of the view.
  private var phase: BindingValue { BindingValue(.state(self, "phase")) }

  func currentPhase(of view: ViewValue, in session: inout Session, _ place: Place) throws(Problem) -> Value {
    guard let phases = view.argument("phases")?.elements, !phases.isEmpty else { return .nothing }
    return phases[try phase.read(in: &session, place).whole % phases.count]
  }

  /// The first of several steps: when the view appears, or its trigger changes while it rests.
  func beginPhases(in session: inout Session, _ place: Place) throws(Problem) {
    if session.views.graph.latest("phase", of: self)?.whole == 0 { try nextPhase(in: &session, place) }
  }

  /// Goes to the next phase, and on from there: for ever, or with a trigger once around.
  ///
  /// A phase without an animation takes no time, so that such phases go around once, and not for ever.
  private func nextPhase(in session: inout Session, _ place: Place) throws(Problem) {
    guard let view = session.views[self], let phases = view.argument("phases")?.elements, phases.count > 1
    else { return }
    let next = ((session.views.graph.latest("phase", of: self)?.whole ?? 0) + 1) % phases.count
    var animation: ViewAnimation? = .standard
    if let choose = view.argument("animation"), choose.isClosure {
      animation = try session.apply(choose, phases[next]).animated
    }
    let (start, isJump, isOver) = (
      session.clock, animation == nil && next != 0, next == 0 && view.argument("trigger") != nil
    )
    let goOn = FunctionCode(
      body: { session throws(Problem) in
        if !isOver, isJump || session.clock > start { try self.nextPhase(in: &session, place) }
        return .returns(.void)
      }, place: place)
    let completion = Value.closure(session.makeFunction(goOn))
    _ = try session.animated(animation, completion: completion) { session throws(Problem) in
      try self.phase.write(.int(next), in: &session, place)
      return .void
    }
  }
}

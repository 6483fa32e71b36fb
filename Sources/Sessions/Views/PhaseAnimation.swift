import StateUpdates

// `PhaseAnimator`: shows its phases one after another, each with its animation.
extension Session {
  /// The current phase, which is a state of the view.
  mutating func currentPhase(of id: ViewID, among phases: [Value], _ place: Place) throws(Problem) -> Value {
    if phases.isEmpty { return .nothing }
    return phases[try BindingValue(.state(id, "phase")).read(in: &self, place).whole % phases.count]
  }

  /// Starts the phases, when the view appears or when its trigger changes while it rests.
  mutating func beginPhases(of id: ViewID, _ place: Place) throws(Problem) {
    if views.graph.latest("phase", of: id)?.whole == 0 { try nextPhase(of: id, place) }
  }

  /// Goes to the next phase, and continues from there: forever, or only one round if there is a trigger.
  ///
  /// A phase without an animation takes no time. If all phases are like that, they run only one round, not forever.
  private mutating func nextPhase(of id: ViewID, _ place: Place) throws(Problem) {
    guard let view = views[id], let phases = view.argument("phases")?.elements, phases.count > 1
    else { return }
    let next = ((views.graph.latest("phase", of: id)?.whole ?? 0) + 1) % phases.count
    var animation: ViewAnimation? = .standard
    if let choose = view.argument("animation"), choose.isClosure {
      animation = try apply(choose, phases[next]).animated
    }
    let (start, isJump) = (clock, animation == nil && next != 0)
    let isOver = next == 0 && view.argument("trigger") != nil
    let goOn = FunctionCode(
      body: { session throws(Problem) in
        if !isOver, isJump || session.clock > start { try session.nextPhase(of: id, place) }
        return .returns(.void)
      }, place: place)
    let completion = Value.closure(makeFunction(goOn))
    _ = try animated(animation, completion: completion) { session throws(Problem) in
      try BindingValue(.state(id, "phase")).write(.int(next), in: &session, place)
      return .void
    }
  }
}

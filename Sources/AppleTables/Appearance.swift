import Sessions

extension AppleTypes {
  /// `appearance()` of views and bar items; the settings are kept, but no view uses them.
  static let appearances = ["UIView", "UIBarItem"].map { name in
    TypeEntry(name, TypeInfo(name, .class, "", [appearance.takingAnyArguments]))
  }

  private static let appearance = AppleRow(
    "static func appearance() -> Self", "What views of the class look like at first: kept, without effect."
  ) { session, value, _, place throws(Problem) in
    guard case .type(let type) = value, let info = session.info(type) else { return .nothing }
    return try info.allocate(in: &session, place)
  }

  /// Animator objects; their changes are made at once when they start.
  static let animators = TypeInfo.read(
    """
    class UIViewPropertyAnimator: NSObject  // Does something at once when it starts: nothing is animated here.
      var _animations: [() -> Void] = []
      var _completions: [(UIViewAnimatingPosition) -> Void] = []
      init() {}  // An animator that has nothing to do yet.
      each curve: Any, dampingRatio: Double, timingParameters parameters: Any | init(duration: Double, #, animations: (() -> Void)? = nil) { if let animations { _animations.append(animations) } }  // Adds what is done.
      func addAnimations(_ animations: @escaping () -> Void) { _animations.append(animations) }  // Adds what is done.
      func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { _completions.append(completion) }  // Adds what is done.
      func startAnimation() { for work in _animations { work() }; for work in _completions { work(.end) } }  // Does it, at once.
      func startAnimation(afterDelay delay: Double) { startAnimation() }  // Does it, at once.
      static func runningPropertyAnimator(withDuration duration: Double, delay: Double, options: Any = 0, animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil) -> UIViewPropertyAnimator {
        animations()
        completion?(.end)
        return UIViewPropertyAnimator(duration: duration, curve: 0)
      }  // Does something at once.
      kept stopAnimation() continueAnimation() pauseAnimation() finishAnimation() state:UIViewAnimatingState=.inactive fractionComplete:Double isReversed,isRunning:Bool
    enum UIViewAnimatingPosition end start current
    """)
}

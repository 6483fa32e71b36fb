import Sessions
import StateUpdates

extension AppleTypes {
  /// Animations, springs and curves, and the functions that run with them.
  static let swiftUIAnimations = TypeInfo.read(inSwift, natives, curves)

  private static let curves = Dictionary(
    uniqueKeysWithValues: UnitCurve.named.map { name, curve in
      ("UnitCurve.\(name)", AppleRow.constant(.animation(.curve(curve, duration: 1))))
    })

  private static let inSwift = """
    struct Animation: Hashable  // How a change goes.
      each `default`, spring, smooth | static var #: Animation { spring(duration: 0.5) }  // A spring.
      each interpolatingSpring, snappy, bouncy | static var #: Animation { #(duration: 0.5) }  // A spring.
      static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }  // A spring.
      each linear, easeIn, easeOut, easeInOut | static var #: Animation { #(duration: 0.35) }  // A timing curve.
      static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation  // A timing curve.
      static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation  // A spring.
      func _lasting(_ duration: Double) -> Animation
      each speed, delay | func #(_ #: Double) -> Animation  // The same, changed.
      func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation  // Several times.
      func repeatForever(autoreverses: Bool = true) -> Animation  // Without end.
      each linear, easeIn, easeOut, easeInOut | static func #(duration: Double) -> Animation { timingCurve(.#, duration: duration)._lasting(duration) }  // An animation.
      static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation {
        timingCurve(._bezier(x1, y1, x2, y2), duration: duration)._lasting(duration)
      }  // An animation.
      static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation { Animation.spring(Spring(duration: duration, bounce: bounce))._lasting(duration) }  // An animation.
      each smooth/0, snappy/0.15, bouncy/0.3 | static func #(duration: Double = 0.5, extraBounce: Double = 0, blendDuration: Double = 0) -> Animation { Animation.spring(duration: duration, bounce: #1 + extraBounce) }  // An animation.
      each spring/0.5/0.825, interactiveSpring/0.15/0.86 | static func #(response: Double = #1, dampingFraction: Double = #2, blendDuration: Double = 0) -> Animation {
        Animation.spring(Spring(response: response, dampingRatio: dampingFraction))._lasting(response)
      }  // An animation.
      static func interactiveSpring(duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0) -> Animation { Animation.spring(duration: duration, bounce: 0.14 + extraBounce) }  // An animation.
      static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
        interpolatingSpring(Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
      }  // An animation.
      static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation { interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)._lasting(duration) }  // An animation.
      static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation  // A spring that runs on beside those before it.
      init<A: CustomAnimation>(_ base: A) {
        var (context, frames) = (AnimationContext<Double>(), [Double]())
        while frames.count < 7200, let share = base.animate(value: 1.0, time: Double(frames.count) / 120, context: &context) { frames.append(share) }
        self = Animation._frames(frames)
      }  // One's own, asked 120 times a second, at most for a minute; changes while it runs add up.
      static func _frames(_ shares: [Double]) -> Animation
      func logicallyComplete(after duration: Double) -> Animation  // The same, over in name earlier.
    protocol CustomAnimation  // An animation of one's own.
      func animate<V>(value: V, time: Double, context: inout AnimationContext<V>) -> V?  // Where it is at a time; nil at its end.
    struct AnimationContext<V>  // What an animation of one's own remembers.
      init() { state = AnimationState() }
      var state: AnimationState<V>
      var isLogicallyComplete: Bool
    struct AnimationState<V>  // Its values by keys.
      init() {}
      var _values: [String: Any] = [:]
      subscript(_ key: Any) -> Any  // What it keeps for a key, at first the key's default.
    enum AnimationCompletionCriteria logicallyComplete removed
    struct UnitCurve: Hashable  // How something goes from 0 to 1.
      each \(UnitCurve.named.map(\.0).joined(separator: ", ")) | static var #: UnitCurve { get }  // A curve.
      static func _bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve
      each value/value, velocity/slope | func #(at progress: Double) -> Double  // The #1 at a progress.
      var inverse: UnitCurve { get }  // The progress by the value.
    struct Spring: Hashable  // What draws something to its place.
      init(duration: Double = 0.5, bounce: Double = 0)  // A spring.
      init(response: Double, dampingRatio: Double)  // A spring.
      init(mass: Double = 1, stiffness: Double, damping: Double)  // A spring.
      each smooth, snappy, bouncy | static var #: Spring { #() }  // A spring.
      each smooth/0, snappy/0.15, bouncy/0.3 | static func #(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: #1 + extraBounce) }  // A spring.
      each value/Where it is, velocity/How fast it is | func #(target: Double, initialVelocity: Double = 0, time: Double) -> Double  // #1.
      var settlingDuration: Double { get }  // When it is still.
      each duration/How long it seems to move, bounce/How much it bounces, response/How fast it is, dampingRatio/How soon it stops, mass/What is drawn, stiffness/How strongly it is drawn, damping/How much it is held back | var #: Double { get }  // #1.
    struct Global
      func withAnimation<T>(_ body: () -> T) -> T { withAnimation(.default, body) }  // What the closure changes is animated.
      func withAnimation(_ animation: Animation?, _ body: () -> T) -> T  // The same, with an animation.
      func withAnimation<T>(_ body: () -> T, completion: () -> Void) { withAnimation(.default, completionCriteria: .logicallyComplete, body, completion: completion) }  // The same, and says when it is over.
      func withAnimation(_ animation: Animation?, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () -> T, completion: () -> Void)  // The same, and says when it is over.
      func withTransaction(_ transaction: Transaction, _ body: () -> T) -> T  // With a transaction.
      func withTransaction<V,T>(_ keyPath: (Transaction) -> V, _ value: V, _ body: () -> T) -> T { var new = Transaction(); new[keyPath: keyPath] = value; return withTransaction(new, body) }  // With a transaction of which one property is set.
    protocol UIViewRepresentableContext  // What surrounds a view or a controller of UIKit's in SwiftUI.
      func animate(changes: () -> Void, completion: (() -> Void)? = nil)  // Animates UIKit's views with the animation of the update: they change at once here, and it ends when that does.
    """

  private static let natives: [String: AppleRow] = [
    "UIViewRepresentableContext.animate": .runs { session, context, given, _ throws(Problem) in
      try session.apply(given[0])
      guard given[1] != .nothing, let transaction = context.fields.last else { return }
      session.expect(given[1], after: transaction[0].animated?.duration ?? 0)
    },
    "timingCurve": .plain { _, given in .animation(.curve(given[0].curve, duration: given[1].number ?? 0)) },
    "Animation.spring": .plain { _, given in .animation(.spring(given[0].spring)) },
    "interpolatingSpring": .plain { _, given in
      .animation(.interpolatingSpring(given[0].spring, initialVelocity: given[1].number ?? 0))
    },
    "_frames": .plain { _, given in .animation(.frames(given[0].elements.compactMap(\.number))) },
    "subscript": .init { session, state, given, place throws(Problem) in
      guard case .dictionary(let values)? = session.stored("_values", of: state) else { return .nothing }
      if let known = values[.string(session.text(given[0]))] { return known }
      return try session.read("defaultValue", of: given[0], place) ?? .nothing
    } set: { session, state, given, _ in
      guard case .dictionary(var values)? = session.stored("_values", of: state) else { return .void }
      values[.string(session.text(given[0]))] = given[1]
      session.store("_values", of: &state, .dictionary(values))
      return .void
    },
    "logicallyComplete": changing { .logicallyComplete($0, after: $1) },
    "_lasting": .init { _, value, given, place throws(Problem) in
      guard let seconds = given[0].number, seconds < 0 else { return value }
      throw Problem(
        "an animation does not last \(Session.short(seconds)) seconds", at: place,
        suggestion: "a duration is 0 or more")
    },
    "speed": changing { .speed($0, $1) }, "delay": changing(isSigned: true) { .delay($0, $1) },
    "repeatCount": .plain { value, given in
      .animation(
        .repeated(value.animated ?? .standard, count: given[0].whole, autoreverses: given[1] != .bool(false)))
    },
    "repeatForever": .plain { value, given in
      .animation(.repeated(value.animated ?? .standard, count: nil, autoreverses: given[0] != .bool(false)))
    },
    "_bezier": .plain { _, given in
      let numbers = given.map { $0.number ?? 0 }
      return .animation(.curve(.bezier(numbers[0], numbers[1], numbers[2], numbers[3]), duration: 1))
    },
    "value(at:)": .plain { value, given in .double(value.curve.value(at: given[0].number ?? 0)) },
    "velocity(at:)": .plain { value, given in .double(value.curve.velocity(at: given[0].number ?? 0)) },
    "value(target:initialVelocity:time:)": .plain { value, given in
      let numbers = given.map { $0.number ?? 0 }
      return .double(value.spring.value(target: numbers[0], initialVelocity: numbers[1], time: numbers[2]))
    },
    "velocity(target:initialVelocity:time:)": .plain { value, given in
      let numbers = given.map { $0.number ?? 0 }
      return .double(value.spring.velocity(target: numbers[0], initialVelocity: numbers[1], time: numbers[2]))
    },
    "inverse": .plain { value, _ in .animation(.curve(value.curve.inverse, duration: 1)) },
    "settlingDuration": .spring(\.settlingDuration), "Spring.duration": .spring(\.duration),
    "bounce": .spring(\.bounce), "response": .spring(\.duration), "dampingRatio": .spring(\.dampingRatio),
    "mass": .spring(\.mass), "stiffness": .spring(\.stiffness), "damping": .spring(\.damping),
    "init(duration:bounce:)": .plain { _, given in
      .animation(.spring(Spring(duration: given[0].number ?? 0.5, bounce: given[1].number ?? 0)))
    },
    "init(response:dampingRatio:)": .plain { _, given in
      .animation(.spring(Spring(response: given[0].number ?? 0, dampingRatio: given[1].number ?? 0)))
    },
    "init(mass:stiffness:damping:)": .plain { _, given in
      let numbers = given.map { $0.number ?? 1 }
      return .animation(.spring(Spring(mass: numbers[0], stiffness: numbers[1], damping: numbers[2])))
    },
    "withAnimation(_:_:)": .init { session, _, given, _ throws(Problem) in
      try session.animated(given[0].animated) { session throws(Problem) in try session.apply(given[1]) }
    },
    "withAnimation(_:completionCriteria:_:completion:)": .init { session, _, given, _ throws(Problem) in
      let isLate = given[1].caseName == "removed"
      return try session.animated(given[0].animated, waitsForRemoval: isLate, completion: given[3]) {
        session throws(Problem) in try session.apply(given[2])
      }
    },
    "withTransaction(_:_:)": .init { session, _, given, _ throws(Problem) in
      try session.with(session.transaction(given[0])) { session throws(Problem) in
        try session.apply(given[1])
      }
    },
  ]

  private static func changing(
    isSigned: Bool = false, _ make: @escaping @Sendable (ViewAnimation, Double) -> ViewAnimation
  ) -> AppleRow {
    .init { _, value, given, place throws(Problem) in
      let number = given[0].number ?? 0
      if number < 0, !isSigned { throw Problem("\(Session.short(number)) is less than nothing", at: place) }
      return .animation(make(value.animated ?? .standard, number))
    }
  }
}

extension AppleRow {
  fileprivate static func spring(_ part: @escaping @Sendable (Spring) -> Double) -> AppleRow {
    .plain { value, _ in .double(part(value.spring)) }
  }
}

extension Value {
  fileprivate var curve: UnitCurve { if case .curve(let curve, _)? = animated { curve } else { .linear } }
  fileprivate var spring: Spring { if case .spring(let spring)? = animated { spring } else { Spring() } }
}

import Drawings
import StateUpdates

extension Session {
  /// Reports what ran for `trace`, as it happens.
  mutating func traceViews() {
    for event in views.graph.takeEvents() {
      if case .duplicate(_, let id) = event {
        warn(
          "ForEach: the id \(shown(id)) occurs more than once, and its views cannot be told apart", at: nil)
      }
      guard settings.traces, let text = event.text(in: self) else { continue }
      report { _ in [StyledText("· \(text)", .dim)] }
    }
  }
}

extension ViewEvent<Value> {
  fileprivate func text(in session: Session) -> String? {
    func name(_ id: ViewID) -> String { session.name(ofView: id) }
    func because(_ reasons: [ViewReason]) -> String {
      reasons.isEmpty ? "" : "  " + reasons.map { $0.text(in: session) }.joined(separator: "; ")
    }
    return switch self {
    case .initialized(let id): "\(name(id))  init"
    case .evaluated(let id, let reasons): "\(name(id))  body" + because(reasons)
    case .made(let id): "\(name(id))  make"
    case .updated(let id, let reasons): "\(name(id))  update" + because(reasons)
    case .dismantled(let type): "\(type)  dismantle"
    case .wrote(let source, let old, let new):
      "\(source.name(in: session))  \(session.shown(old)) → \(session.shown(new))"
    case .ignored(let source): "\(source.name(in: session))  written with what it holds: ignored"
    case .animated(let id, let attribute, _): "\(name(id)).\(attribute)  animates"
    case .duplicate: nil
    }
  }
}

extension ViewReason {
  /// The reason why something ran, in a few words.
  package func text(in session: Session) -> String {
    switch self {
    case .appeared: "it is new"
    case .input: "what it was given differs"
    case .read(let source): "it reads \(source.name(in: session)), which changed"
    case .settled: "the pass behind the first layout"
    }
  }
}

extension ViewSource {
  package func name(in session: Session) -> String {
    func type(_ row: Int) -> String { session.heap.objects[row].type }
    return switch self {
    case .state(let id, let name): "\(session.name(ofView: id)).\(name)"
    case .object(let row): type(row)
    case .property(let row, let name): "\(type(row)).\(name)"
    case .environment(let key): "the environment's \(key.split(separator: ":").last ?? "")"
    case .variable(let name): name
    case .time: "the time"
    }
  }
}

extension ViewAnimation {
  /// The animation as it is written in Swift.
  var text: String {
    func short(_ number: Double) -> String { Session.short(number) }
    switch self {
    case .curve(let curve, let duration):
      let name = UnitCurve.named.prefix(4).first { $0.1 == curve }?.0 ?? "timingCurve"
      return "\(name)(duration: \(short(duration)))"
    case .spring(let spring):
      return "spring(duration: \(short(spring.duration)), bounce: \(short(spring.bounce)))"
    case .interpolatingSpring(let spring, _):
      return ViewAnimation.spring(spring).text.replacing("spring", with: "interpolatingSpring")
    case .inherited: return "the animation from above"
    case .frames: return "an animation of one’s own"
    case .logicallyComplete(let animation, let after):
      return "\(animation.text).logicallyComplete(after: \(short(after)))"
    case .speed(let animation, let speed): return "\(animation.text).speed(\(short(speed)))"
    case .delay(let animation, let delay): return "\(animation.text).delay(\(short(delay)))"
    case .repeated(let animation, let count, let reverses):
      let times = count.map { "Count(\($0), " } ?? "Forever("
      return "\(animation.text).repeat\(times)autoreverses: \(reverses))"
    }
  }
}

extension UnitCurve {
  /// The curves that have names in SwiftUI.
  package static let named: [(String, UnitCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
    ("circularEaseInOut", .circularEaseInOut),
  ]
}

import Drawings
import Syntax
import Traits
import ViewTree

extension Session {
  /// Prints the value of an expression that stands alone.
  package mutating func show(_ value: Value) {
    say(.value(shown(resolved(value))))
  }

  /// Adds to what is said; where that is much, hands it out at once.
  private mutating func say(_ output: Output) {
    runtime.output.append(output)
    guard runtime.output.count >= 64, let emit = runtime.telling.emit, !runtime.telling.isTrial else {
      return
    }
    emit(runtime.output)
    runtime.output = []
  }

  package mutating func print(_ text: String) { say(.printed(text)) }

  package mutating func report(_ lines: @escaping @Sendable (Layout) -> [StyledText]) {
    say(.report(lines))
  }

  /// `▸` what a statement changed: of many changes the first.
  package mutating func confirm(_ text: String) {
    runtime.telling.confirmations += 1
    if runtime.telling.confirmations > Self.mostConfirmations { return }
    say(.confirmation(StyledText(text)))
  }

  package mutating func confirm(_ text: String, _ value: Value, _ place: Place) {
    confirm(text + shown(resolved(value)))
  }

  package mutating func note(_ text: String, decision: String? = nil) {
    say(.note(text, decision: decision))
  }

  package mutating func warn(_ text: String, at place: Place?) {
    say(.warning(text, place))
    if !runtime.telling.isTrial { counters.warnings.append(text) }
  }

  /// `trace`: a callback as it happens, indented where one runs inside another.
  package mutating func trace(_ callback: Callback) {
    let name = traits.tree.name(of: callback.environment)
    let what: String
    var changed = callback.changed
    switch callback.target {
    case .registration(let id):
      let registered = traits.registration(id)?.traits ?? []
      changed = changed.filter(registered.contains)
      what = "registration for " + registered.map { propertyName($0) }.joined(separator: ", ")
    case .method(let event): what = event.methodName
    }
    if !runtime.telling.isTrial {
      counters.log.append(LogLine(environment: callback.environment, text: what))
    }
    guard settings.traces else { return }
    var text = what
    if let previous = callback.previous, !changed.isEmpty {
      let changes = changed.prefix(6).map { trait in
        let old = value(traits.value(of: trait, in: previous), of: trait)
        let new = value(traits.value(of: trait, at: callback.environment), of: trait)
        return "\(propertyName(trait)) \(shown(old)) → \(shown(new))"
      }
      text += "  " + changes.joined(separator: ", ")
    }
    trace(name, text)
  }

  /// A line of `trace`; an initialiser is one as well, though no callback.
  package mutating func trace(_ name: String, _ text: String) {
    guard settings.traces else { return }
    let indent = String(repeating: "  ", count: runtime.callbacks.count)
    let line = StyledText("· \(indent)\(name)  \(text)", .dim)
    report { _ in [line] }
  }
}

extension TraitEvent {
  /// The method's name in UIKit.
  package var methodName: String { rawValue }
}

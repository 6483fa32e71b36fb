import Traits
import ViewTree

/// Operations as a script of the playground.
extension Operation {
  /// What a script of a history begins with.
  ///
  /// Handlers do at most so much in each step, so that every update comes to rest.
  package static let prelude = """
    define trait A = 0
    define trait B = 0 { affects color }
    define struct Half { value = 0; equal { left.value / 2 == right.value / 2 } }
    define trait C: Half = Half(value: 0)
    define trait D: String? = nil
    define action note(sender, previous) { print sender.a }
    define color tint = b == 1 ? red : blue
    var budget = 0
    set updates manual
    """

  /// How many handlers do something in each step.
  package static let budget = 12

  /// A history as a script that the playground can run.
  package static func script(_ history: [Operation]) -> String {
    var (lines, registrations) = ([prelude], 0)
    for operation in history {
      lines += ["budget = \(budget)", operation.statement(registering: registrations)]
      switch operation {
      case .register, .registerAction: registrations += 1
      default: break
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The operation as a statement.
  package var statement: String {
    switch self {
    case .create(let kind, let number, let parent):
      guard let parent else { return kind == .scene ? "scene n\(number)" : "create \(kind) n\(number)" }
      // What stands in the block of a controller stands in its view.
      return "\(parent.kind) n\(parent.number) { \(kind) n\(number) }"
    case .createChild(let number, of: let parent): return "create controller n\(number) in \(parent)"
    case .override(let place, let trait, let value):
      return "override \(place).\(HistoryTrait.properties[trait]) = \(HistoryTrait.values[trait][value])"
    case .removeOverride(let place, let trait):
      return "remove override \(place).\(HistoryTrait.properties[trait])"
    case .move(let place, to: let parent): return "move \(place) to \(parent)"
    case .destroy(let place): return "destroy \(place)"
    case .register(let place, let traits, let body):
      let names = traits.map { HistoryTrait.properties[$0] }.joined(separator: ", ")
      return "register \(place) for \(names) \(block(body))"
    case .registerAction(let place, let traits, target: let target):
      let names = traits.map { HistoryTrait.properties[$0] }.joined(separator: ", ")
      return "register \(place) for \(names) target \(target) action note"
    case .on(let place, let event, let body): return "on \(place) \(event) \(block(body))"
    case .removeHandler(let place, let event): return "remove on \(place) \(event)"
    case .usesColour(let place, let uses): return "set \(place).backgroundColor = \(uses ? "tint" : "red")"
    default: return rest
    }
  }

  /// The operation as a statement that names the token of what it registers, as the one of that number.
  package func statement(registering number: Int) -> String {
    switch self {
    case .register, .registerAction: "let w\(number) = \(statement)"
    case .unregister(let index): "unregister w\(index)"
    default: statement
    }
  }

  private var rest: String {
    switch self {
    case .invalidate(let place, .layout): "invalidate \(place)"
    case .invalidate(let place, .display): "invalidate \(place) display"
    case .invalidate(let place, .properties): "invalidate \(place) properties"
    case .read(let place, let trait): "print \(place).\(HistoryTrait.properties[trait])"
    case .invalidate(let place, .constraints): "invalidate \(place) constraints"
    case .overrideChild(let child, of: let parent, let values):
      "\(parent).setOverrideTraitCollection(\(collection(values)), forChild: \(child))"
    case .use(let version): "use iOS \(version.rawValue)"
    case .update: "update"
    case .updateTraits(let place): "update traits \(place)"
    case .updateProperties(let place): "\(place).updatePropertiesIfNeeded()"
    case .appear(let place, in: let parent): "appear \(place) in \(parent)"
    case .disappear(let place, to: let parent): parent.map { "move \(place) to \($0)" } ?? "remove \(place)"
    case .attempt(let body): "what if { \(body.map(\.statement).joined(separator: "; ")) }"
    // What has no statement: a value from the system, leaving without a word, the token of a registration.
    default: "// \(self)"
    }
  }

  private func collection(_ values: [Int: Int]) -> String {
    if values.isEmpty { return "nil" }
    let settings = values.sorted { $0.key < $1.key }.map { trait, value in
      "\(HistoryTrait.properties[trait]) = \(HistoryTrait.values[trait][value])"
    }
    return "traits { " + settings.joined(separator: "; ") + " }"
  }

  private func block(_ body: [Operation]) -> String {
    if body.isEmpty { return "{ }" }
    let statements = (["budget = budget - 1"] + body.map(\.statement)).joined(separator: "; ")
    return "{ if budget > 0 { \(statements) } }"
  }
}

extension Place: CustomStringConvertible {
  package var description: String { isView ? "n\(number).view" : "n\(number)" }
}

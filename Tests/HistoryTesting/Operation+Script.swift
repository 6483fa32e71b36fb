import Traits
import ViewTree

/// Operations as a script of the playground.
extension Operation {
  /// What a script of a history begins with.
  ///
  /// Handlers do at most so much in each step, so that every update comes to rest.
  package static let prelude = #"""
    define trait A = 0 { identifier "com.example.a"; name "a" }
    define objc trait OldA: integer = 0 { identifier "com.example.a"; name "a" }
    define trait B = 0 { affects color }
    define struct Half { value = 0; equal { left.value / 2 == right.value / 2 } }
    define trait C: Half = Half(value: 0)
    define trait D: String? = nil
    define class Account { name = "" }
    let one = Account(name: "one")
    let two = Account(name: "two")
    define trait K: Account? = nil
    define action note0() { print "= \(self.a)" }
    define action note1(sender) { print "= \(self.a), \(sender.a)" }
    define action note2(sender, previous) { print "= \(self.a), \(sender.a), \(previous.a)" }
    define color tint = b == 1 ? red : blue
    define image Logo { userInterfaceStyle dark, horizontalSizeClass compact: "both"; userInterfaceStyle dark: "dark"; any: "any" }
    var budget = 0
    set updates manual
    """#

  /// How many handlers do something in each step.
  package static let budget = 12

  /// The operation as a statement.
  package var statement: String {
    switch self {
    case .create(let kind, let number, let parent):
      guard let parent else { return kind == .scene ? "scene n\(number)" : "create \(kind) n\(number)" }
      // What stands in the block of a controller stands in its view.
      return "\(parent.kind) n\(parent.number) { \(kind) n\(number) }"
    case .createChild(let number, of: let parent): return "create controller n\(number) in \(parent)"
    case .override(let place, let trait, let value):
      return "override \(place).\(place.spelling(of: trait)) = \(HistoryTrait.values[trait][value])"
    case .removeOverride(let place, let trait):
      return "remove override \(place).\(place.spelling(of: trait))"
    case .move(let place, to: let parent): return "move \(place) to \(parent)"
    case .destroy(let place): return "destroy \(place)"
    case .register(let place, let traits, let body):
      let values = traits.map {
        " \\(previous.\(place.expression(of: $0))) \\(sender.\(place.expression(of: $0)))"
      }
      return "register \(place) for \(place.spelling(of: traits)) "
        + block(body, telling: "\(place)" + values.joined())
    case .registerAction(let place, let traits, target: let target, parameters: let parameters):
      return "register \(place) for \(place.spelling(of: traits)) target \(target) action note\(parameters)"
    case .registerCapturing(let place, let traits, let captures):
      let names = captures.map(\.description).joined(separator: ", ")
      let printing = Operation.register(place, traits, []).statement.drop { $0 != "{" }
      return "register \(place) for \(place.spelling(of: traits)) capturing \(names) \(printing)"
    case .on(let place, let event, let body):
      return "on \(place) \(event) " + block(body, telling: "\(place) \(event)")
    case .removeHandler(let place, let event): return "remove on \(place) \(event)"
    case .usesColour(let place, let uses): return "set \(place).backgroundColor = \(uses ? "tint" : "red")"
    case .showsImage(let place, let shows): return "set \(place).image = \(shows ? "Logo" : "nil")"
    case .define: return "define trait E = 0"
    case .redefine(let trait, default: let value, affectsColour: let affects):
      let type = [4: ": Half", 5: ": String?"][trait] ?? ""
      return "redefine trait \(HistoryTrait.properties[trait].uppercased())\(type) = "
        + "\(HistoryTrait.values[trait][value]) { \(affects ? "affects color" : "") }"
    case .rename(let instance, let name):
      return "set \(HistoryTrait.values[6][instance]).name = \"\(name)\""
    default: return rest
    }
  }

  /// The operation as a statement that names the token of what it registers, as the one of that number.
  package func statement(registering number: Int) -> String {
    switch self {
    case .register, .registerAction, .registerCapturing: "let w\(number) = \(statement)"
    case .unregister(let index): "unregister w\(index)"
    default: statement
    }
  }

  private var rest: String {
    switch self {
    case .invalidate(let place, .layout): "invalidate \(place)"
    case .invalidate(let place, .display): "invalidate \(place) display"
    case .invalidate(let place, .properties): "invalidate \(place) properties"
    case .read(let place, let trait): "print \"= \\(\(place).\(place.expression(of: trait)))\""
    case .readCurrent(let trait, as: let place): Self.readCurrent(trait, place)
    case .readOverride(let place, let trait): place.readingOverride(of: trait)
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

  private static func readCurrent(_ trait: Int, _ place: Place?) -> String {
    let expression = Place(number: 1, kind: .view).expression(of: trait)
    let statement = "print \"= \\(UITraitCollection.current.\(expression))\""
    return place.map { "\($0).traits.performAsCurrent { \(statement) }" } ?? statement
  }

  private func block(_ body: [Operation], telling text: String) -> String {
    if body.isEmpty { return "{ print \"= \(text)\" }" }
    let statements = (["budget = budget - 1"] + body.map(\.statement)).joined(separator: "; ")
    return "{ print \"= \(text)\"; if budget > 0 { \(statements) } }"
  }
}

extension Place {
  /// What a script calls a trait here: environments of an even number use the definition in Objective-C's style.
  fileprivate func spelling(of trait: Int) -> String {
    trait == 2 && number.isMultiple(of: 2) ? "oldA" : HistoryTrait.properties[trait]
  }

  fileprivate func spelling(of traits: [Int]) -> String {
    traits.map { spelling(of: $0) }.joined(separator: ", ")
  }

  /// What prints whether there is an override and how many there are, and what it is; where there is none, reading it must fail.
  fileprivate func readingOverride(of trait: Int) -> String {
    let (key, value) = (spelling(of: trait), "\(self).overrides.\(expression(of: trait))")
    return """
      print "= \\(\(self).overrides.contains(\(key))) \\(\(self).overrides.count)"
      if \(self).overrides.contains(\(key)) { print "= \\(\(value))" } else { expect error { print \(value) } }
      """
  }

  /// What a script reads of a trait: of the struct, by what its equality goes.
  fileprivate func expression(of trait: Int) -> String { trait == 4 ? "c.value / 2" : spelling(of: trait) }
}

extension Place: CustomStringConvertible {
  package var description: String { isView ? "n\(number).view" : "n\(number)" }
}

import Syntax
import Traits
import ViewTree

/// Methods of UIKit's that are statements here.
extension Resolver {
  /// The methods of an environment that are statements.
  static let methodStatements: Set = [
    "setNeedsLayout", "setNeedsDisplay", "setNeedsUpdateProperties", "setNeedsUpdateConstraints",
    "updateTraitsIfNeeded", "updatePropertiesIfNeeded",
  ]

  /// A call that stands for a statement: `cell.setNeedsLayout()`, `cell.traitOverrides.remove(Theme.self)`.
  mutating func methodStatement(_ expression: Expression) throws(Problem) -> Command.Kind? {
    guard case .call(let callee, let arguments) = expression.kind else { return nil }
    if case .name(let name) = callee.kind {
      guard let sender = frames.last?.sender, arguments.isEmpty else {
        if Resolver.methodStatements.contains(text(name)) {
          throw Problem(.noSender(text(name), place: world.examples.place), callee.range)
        }
        return nil
      }
      guard let command = command(text(name), of: .local(sender)) else { return nil }
      try checkMethod(text(name), of: .local(sender), "sender", expression.range)
      return command
    }
    guard case .member(let base, let method) = callee.kind else { return nil }
    if text(method) == Resolver.childOverride {
      return try childOverride(base, arguments, expression.range)
    }
    if text(method) == "remove", let removed = try overrideRemoval(base, arguments, expression.range) {
      return removed
    }
    guard arguments.isEmpty,
      Resolver.methodStatements.contains(text(method))
    else {
      return nil
    }
    let place = try requireEnvironment(base)
    try checkMethod(text(method), of: place, source(base), expression.range)
    return command(text(method), of: place)
  }

  /// Refuses what UIKit's controllers and presentation controllers do not have, and says what does it.
  ///
  /// `UIViewController` has `setNeedsUpdateProperties()` only, and `UIPresentationController` none of them.
  func checkMethod(_ method: String, of code: Code, _ written: String, _ range: SourceRange)
    throws(Problem)
  {
    var place = written
    if case .constant(.environment(let id)) = code { place = world.reference(to: id) }
    switch (kind(at: code), method) {
    case (.controller?, "setNeedsLayout"), (.controller?, "setNeedsDisplay"),
      (.controller?, "setNeedsUpdateConstraints"):
      throw Problem(.write("\(place).view.\(method)()", for: "\(place).\(method)()"), range)
    case (.presentation?, "setNeedsLayout"):
      throw Problem(.write("invalidate \(place)", for: "\(place).\(method)()"), range)
    default: break
    }
  }

  /// The method by which a controller overrides a child's traits.
  static let childOverride = "setOverrideTraitCollection"

  /// `root.setOverrideTraitCollection(traits { … }, forChild: settings)`; `nil` takes back what was given.
  private mutating func childOverride(_ base: Expression, _ arguments: [Argument], _ range: SourceRange)
    throws(Problem) -> Command.Kind
  {
    guard arguments.count == 2, arguments[0].label == nil,
      arguments[1].label.map({ text($0) }) == "forChild"
    else {
      throw Problem(.wrongArguments("root.\(Self.childOverride)(traits { … }, forChild: settings)"), range)
    }
    let parent = try requireEnvironment(base)
    let collection = try require(arguments[0].value, .optional(.collection))
    let child = try requireEnvironment(arguments[1].value)
    return .overrideChild(child, of: parent, collection, arguments[0].value.range)
  }

  private func command(_ method: String, of code: Code) -> Command.Kind? {
    switch method {
    case "setNeedsLayout": .invalidate(code, .layout)
    case "setNeedsDisplay": .invalidate(code, .display)
    case "setNeedsUpdateProperties": .invalidate(code, .properties)
    case "setNeedsUpdateConstraints": .invalidate(code, .constraints)
    case "updateTraitsIfNeeded": .updateTraits(code)
    case "updatePropertiesIfNeeded": .updateProperties(code)
    default: nil
    }
  }

  private mutating func overrideRemoval(_ base: Expression, _ arguments: [Argument], _ range: SourceRange)
    throws(Problem) -> Command.Kind?
  {
    let receiver = try resolve(base)
    guard receiver.type == .overrides else { return nil }
    let trait = try requireTrait(key: try only(arguments, nil, "remove", range))
    return .removeOverride(trait, of: receiver.code)
  }
}

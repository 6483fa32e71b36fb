import Journals
import Syntax
import Traits
import ViewTree

/// What keeps a trait from getting another type: see `Decision.redefinition`.
public enum TraitUser: Sendable {
  /// The environment, by its reference, overrides it; and the trait there as it is written.
  case override(String, written: String)
  /// The environment was given a value of it.
  case given(String)
  /// The environment remembers a value of it, or waits to let go of one.
  case remembered(String)
  /// A registration observes it; the environment's reference.
  case registration(String)
  /// Another definition shows the same data.
  case definition(String)
  /// What is called so holds a collection, which reads the trait.
  case holder(String)
  /// What is called so holds an archive with a value of it.
  case archiveHolder(String)
  /// The environment has a handler for the event, or a registration's block, that names it.
  case handler(String, event: String?)
  /// A definition names it: `action`, `color`, `image` or `struct`, and its name.
  case code(word: String, String)

  /// What is said of it: `form` overrides it.
  func cause(_ property: String, _ type: String) -> String {
    switch self {
    case .override(let place, written: _): "`\(place)` overrides it as \(type)"
    case .given(let place): "`\(place)` was given a value of \(type)"
    case .remembered(let place): "`\(place)` has a value of \(type) from before"
    case .registration(let place): "`\(place)` is observed for it"
    case .definition(let name): "`\(name)` shows the same data"
    case .holder(let name): "`\(name)` holds a collection, which reads it as \(type)"
    case .archiveHolder(let name): "`\(name)` holds an encoded collection with a value of \(type)"
    case .handler(let place, let event?): "the handler of `\(place)` for `\(event)` names it"
    case .handler(let place, nil): "a block that observes `\(place)` names it"
    case .code(let word, let name): "the \(word == "color" ? "colour" : word) `\(name)` names it"
    }
  }

  /// What would end the use, where a statement does.
  var remedy: String? {
    switch self {
    case .override(_, written: let target): "`remove override \(target)` ends that"
    case .given, .remembered, .definition, .holder, .archiveHolder: nil
    case .registration(let place), .handler(let place, event: nil): "`unregister \(place)` ends that"
    case .handler(let place, let event?): "`remove on \(place) \(event)` ends that"
    case .code(let word, let name): "`redefine \(word) \(name)` without it ends that"
    }
  }
}

extension World {
  /// The first thing found that uses a trait, so that it keeps its type; `nil` where nothing does.
  ///
  /// - Complexity: O(*s*) in what the session keeps: values and code of all kinds are gone through.
  package func use(of view: TraitView) -> TraitUser? {
    engineUse(of: view) ?? valueUse(of: view.id) ?? codeUse(of: view.id)
  }

  private func engineUse(of view: TraitView) -> TraitUser? {
    if view.isSecond { return .definition(traits.declaration(of: view.id).definition) }
    switch traits.use(of: view.id) {
    case .override(let id):
      let place = reference(to: id)
      return .override(place, written: written(view, at: place))
    case .given(let id): return .given(reference(to: id))
    case .remembered(let id): return .remembered(reference(to: id))
    case .registration(let registration):
      return .registration(reference(to: tokens[Int(registration.index)].environment))
    case .counterpart(let name): return .definition(name)
    case nil: return nil
    }
  }

  // MARK: - Code

  private func codeUse(of trait: TraitID) -> TraitUser? {
    if let row = actions.indices.first(where: { names(trait, in: actions[$0].parts) }) {
      return .code(word: "action", actions[row].name)
    }
    if let row = colors.indices.first(where: { names(trait, in: colors[$0].expression) }) {
      return .code(word: "color", colors[row].name)
    }
    if let row = images.indices.first(where: { names(trait, in: images[$0].variants) }) {
      return .code(word: "image", images[row].name)
    }
    if let row = structs.indices.first(where: { names(trait, in: structs[$0].equality as Any) }) {
      return .code(word: "struct", structs[row].name)
    }
    for id in allEnvironmentsWithRootViews {
      let event = handledEvents(of: id).first { event in
        handler(of: event, on: id).map { names(trait, in: $0.handler) } ?? false
      }
      if let event { return .handler(reference(to: id), event: event.spelling) }
    }
    let row = tokens.indices.first { row in
      guard !tokens[row].isEnded, case .block(let body) = tokens[row].action else { return false }
      return names(trait, in: body.handler)
    }
    return row.map { .handler(reference(to: tokens[$0].environment), event: nil) }
  }

  /// Whether resolved code names a trait, or has a constant that reads it.
  ///
  /// It is gone through by reflection, so that no kind of code that comes to the language can be forgotten
  /// here.
  private func names(_ trait: TraitID, in code: Any) -> Bool {
    var open: [Any] = [code]
    while let next = open.popLast() {
      switch next {
      case let found as TraitID: if found == trait { return true }
      case let value as Value:
        if holder(of: trait, in: value) != nil { return true }
        if case .trait(trait) = value { return true }
      // What is resolved only when it runs is so with the types that there are then.
      case is Block, is Statement: break
      default: open += Mirror(reflecting: next).children.map(\.value)
      }
    }
    return false
  }
}

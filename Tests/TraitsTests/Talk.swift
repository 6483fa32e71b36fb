import Testing
import Traits
import ViewTree

/// The tree of the talk with a theme: main › win › root › header, settings › form › cell.
struct Talk {
  var system = TraitSystem()
  let theme: TraitID
  let main, win, root, header, settings, form, cell: EnvironmentID

  init() throws {
    theme = try system.define(
      TraitDeclaration(property: "theme", definition: "Theme", defaultValue: .integer(0)))
    main = try system.create(.scene)
    win = try system.create(.window, in: main)
    root = try system.create(.controller, in: win)
    header = try system.create(.view, in: root)
    settings = try system.create(.controller, in: root)
    form = try system.create(.view, in: settings)
    cell = try system.create(.view, in: form)
    try system.update()
  }

  mutating func override(_ value: Int, on environment: EnvironmentID) throws {
    try system.setOverride(.integer(value), of: theme, on: environment)
  }

  func theme(at environment: EnvironmentID) -> Int? { system.value(of: theme, at: environment).number }
}

extension TraitValue {
  var number: Int? {
    if case .integer(let value) = self { value } else { nil }
  }
}

extension Talk {
  /// The environments by name.
  var names: [EnvironmentID: String] {
    [
      main: "main", win: "win", root: "root", header: "header", settings: "settings", form: "form",
      cell: "cell",
    ]
  }

  /// Goes through an update and tells what it yields, one word for each: `cell.layoutSubviews`, `cell#0` for a registration.
  mutating func run(
    _ extent: UpdateExtent = .everything, _ body: (inout Talk, Work) throws -> Void = { _, _ in }
  ) throws -> [String] {
    try system.beginUpdate(extent)
    return try drain(body)
  }

  /// Goes on with an update that was begun.
  mutating func drain(_ body: (inout Talk, Work) throws -> Void = { _, _ in }) throws -> [String] {
    var told: [String] = []
    while let work = try system.next() {
      switch work {
      case .registration(let id, let environment):
        told.append("\(names[environment] ?? "?")#\(id.index)")
      case .callback(let callback, let environment):
        told.append("\(names[environment] ?? "?").\(callback)")
      }
      try body(&self, work)
    }
    return told
  }

  /// Lets environments override all their callbacks.
  mutating func listen(_ environments: EnvironmentID...) {
    for id in environments {
      for callback in Callback.allCases where callback.kinds.contains(system.hierarchy.kind(of: id)) {
        system.setInterest(true, in: callback, at: id)
      }
    }
  }

  /// Apple's trait with this property.
  func apple(_ property: String) throws -> TraitID { try #require(SystemTrait.named(property)?.id) }
}

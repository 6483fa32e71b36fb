import Presentations
import StateUpdates

package struct ModifierValue: Hashable, Sendable {
  package var name: String
  package var arguments: [ViewArgument]
  /// Whether the modifier is unknown, and has no effect.
  package var isUnknown = false

  package init(_ name: String, _ arguments: [ViewArgument], isUnknown: Bool = false) {
    (self.name, self.arguments, self.isUnknown) = (name, arguments, isUnknown)
  }

  package subscript(name: String) -> Value? { arguments.first { $0.name == name }?.value }

  /// Modifiers whose views are shown away from the view.
  static let shownElsewhere: Set = ["toolbar", "tabItem", "contextMenu", "swipeActions"]

  /// Modifiers whose views are shown behind the view or in front of it.
  static let layers: Set = ["background", "overlay", "mask", "safeAreaInset", "searchable"]

  /// The layers of a navigation stack that its pushed pages do not cover.
  static let surroundings = layers.subtracting(["searchable"])

  /// Whether the modifier has views that are on screen too.
  var isLayer: Bool { Self.shownElsewhere.contains(name) || Self.layers.contains(name) }

  /// Whether it receives appearances and changes, or presents something.
  var observes: Bool {
    switch meaning {
    case .change, .appearance, .task: true
    default: presents != nil
    }
  }

  /// Whether it changes the environment of the views inside, or takes their touches.
  var reachesLayers: Bool {
    switch meaning {
    case .environment, .transaction: true
    default: isTransparent || Self.reaching.contains(name)
    }
  }

  private static let reaching: Set = [
    "disabled", "allowsHitTesting", "onTapGesture", "onLongPressGesture", "gesture", "onSubmit",
  ]

  /// The kind of presentation that it declares; nil for other modifiers.
  var presents: Presentation.Kind? {
    Presentation.Kind(rawValue: name == "actionSheet" ? "confirmationDialog" : name)
  }

  private var numbers: [(name: String, number: Double)] {
    arguments.compactMap { argument in argument.value.number.map { (argument.name, $0) } }
  }

  /// The numbers by name, with their current values in an animation; `place` is the index among the view's modifiers.
  func numbers(at place: Int, of id: ViewID, in graph: ViewGraph<Value>) -> [String: Double] {
    let own = numbers
    let shown = graph.presented(name, of: id, at: place).flatMap { $0.count == own.count ? $0 : nil }
    return Dictionary(zip(own.map(\.name), shown ?? own.map(\.number))) { first, _ in first }
  }

  /// The distances of `padding`: 16 if none is given.
  var insets: (left: Double, top: Double, right: Double, bottom: Double) {
    if let all = self["insets"]?.animatedParts, all.count == 4 { return (all[1], all[0], all[3], all[2]) }
    let length = numbers.first?.number ?? 16
    let edges = arguments.lazy.map { $0.value.caseName + $0.value.keptText }.first { !$0.isEmpty } ?? "all"
    func inset(_ names: String...) -> Double { names.contains { edges.contains($0) } ? length : 0 }
    return (
      inset("all", "leading", "horizontal"), inset("all", "top", "vertical"),
      inset("all", "trailing", "horizontal"), inset("all", "bottom", "vertical")
    )
  }

  /// Whether `ignoresSafeArea` lets a view extend beyond an edge.
  func ignores(_ edge: String) -> Bool {
    let isOlder = name == "edgesIgnoringSafeArea"
    let (regions, edges) = (isOlder ? nil : self[""], self[isOlder ? "" : "edges"])
    func words(_ value: Value?) -> String { value.map { $0.caseName + $0.keptText } ?? "all" }
    return !words(regions).contains("keyboard")
      && ["all", "vertical", edge].contains { words(edges).contains($0) }
  }

  var meaning: ViewModifier<Value> {
    switch name {
    case "animation", "transaction":
      var change = TransactionChange(
        self["animation"]?.animated, value: self["value"], scope: self["scope"]?.whole)
      (change.isForced, change.disables) = (name == "transaction", self["disables"] == .bool(true))
      return .transaction(change)
    case "environment":
      guard case .string(let key)? = self["key"] else { return .other }
      return .environment(key, self["value"] ?? .nothing)
    case "disabled" where self["disabled"] == .bool(true): return .environment("isEnabled", .bool(false))
    case "preferredColorScheme", "colorScheme", "dynamicTypeSize", "lineLimit", "multilineTextAlignment",
      "controlSize", "imageScale", "redacted", "symbolVariant":
      guard let given = arguments.first, given.value != .nothing else { return .other }
      return .environment(given.name.isEmpty ? name : given.name, given.value)
    case "onChange": return .change(self["value"] ?? .nothing, initial: self["initial"] == .bool(true))
    case "task" where self["value"] != nil: return .task(self["value"] ?? .nothing)
    case "onReceive": return .task(self["publisher"] ?? .nothing)
    case "onAppear", "onDisappear", "task": return .appearance
    default:
      if let numbers = animated { return .attribute(name, numbers) }
      if !name.hasSuffix("Style") { return .other }
      return .environment("style:" + name, arguments.first?.value ?? .nothing)
    }
  }

  // MARK: Values that animations interpolate

  private static let colored: Set = [
    "background", "foregroundStyle", "foregroundColor", "fill", "tint", "stroke", "color",
  ]

  var isTransparent: Bool { name == "hidden" || name == "opacity" && arguments.first?.value.number == 0 }

  /// Modifiers and arguments whose numbers identify, count or order something; SwiftUI does not interpolate them.
  private static let notInterpolated: Set = [
    "id", "tag", "zIndex", "layoutPriority", "badge", "gridCellColumns", "value", "trigger", "key", "count",
    "matchedGeometryEffect", "glassEffectID",
  ]

  /// The numbers that an animation interpolates; nil if there are none.
  private var animated: [Double]? {
    if isUnknown || Self.notInterpolated.contains(name) || name.hasSuffix("esture") { return nil }
    switch name {
    case "scaleEffect":
      let scale = self["scale"]?.number
      return self["scale"]?.animatedParts.pair ?? ["x", "y"].map { scale ?? self[$0]?.number ?? 1 }
    case "offset", "position":
      return self[name]?.animatedParts.pair ?? ["x", "y"].map { self[$0]?.number ?? 0 }
    default:
      if arguments.contains(where: { $0.value.isClosure || $0.value.binding != nil }) { return nil }
      let all = interpolatedIndices.flatMap { arguments[$0].value.animatedParts }
      return all.isEmpty ? nil : all
    }
  }

  private var interpolatedIndices: [Int] {
    arguments.indices.filter { !Self.notInterpolated.contains(arguments[$0].name) }
  }

  /// A copy of the modifier with other numbers in place of the interpolated ones.
  package func showing(_ numbers: [Double]) -> ModifierValue {
    var (copy, rest) = (self, numbers[...])
    for index in interpolatedIndices { copy.arguments[index].value = arguments[index].value.showing(&rest) }
    return copy
  }

  /// A colour as SwiftUI interpolates it: linear red, green and blue, and the opacity.
  static func components(of color: Color) -> [Double]? {
    let value: UInt32
    switch color.unshown {
    case .fixed(let fixed), .resolved(let fixed): value = fixed
    case .named(let name):
      guard let known = SystemColors.table[name] else { return nil }
      value = known[0]
    default: return nil
    }
    let bytes = Color.parts(of: value)
    return bytes.prefix(3).map { LinearColor.linear($0) } + [bytes[3]]
  }

  /// Numbers on screen as a value in source form, without the last digits, which are only rounding errors.
  package static func shown(_ exact: [Double], of name: String) -> Value {
    let numbers = exact.map { ($0 * 1e9).rounded() / 1e9 }
    switch numbers.count {
    case 4 where colored.contains(name):
      let parts = numbers.prefix(3).map { LinearColor.gamma($0) } + [numbers[3]]
      return .color(.fixed(Color.rgba(parts)))
    case 2 where name == "scaleEffect" && numbers[0] == numbers[1]: return .double(numbers[0])
    case 2 where ["offset", "position"].contains(name):
      return .structure(.init("CGPoint", numbers.map { .double($0) }))
    case 2 where ["frame", "scaleEffect"].contains(name):
      return .structure(.init("CGSize", numbers.map { .double($0) }))
    case 1: return .double(numbers[0])
    default: return .list(numbers.map { .double($0) })
    }
  }

  /// The closure that is called when a press begins and ends.
  var pressing: Value? { self["onPressingChanged"] ?? self["pressing"] }

  /// The closure that describes the presented content.
  var content: Value? { self["actions"] ?? self["content"] }
}

extension Value {
  /// The numbers that an animation interpolates: the parts of points, angles and insets, the components of a colour.
  fileprivate var animatedParts: [Double] {
    switch self {
    case .int(let number): [Double(number)]
    case .double(let number): [number]
    case .color(let color): ModifierValue.components(of: color) ?? []
    // Where something stands in its frame, as shares of the room beside it.
    case .enumCase("Alignment", let name, _):
      [
        name.hasSuffix("eading") ? 0 : name.hasSuffix("railing") ? 1 : 0.5,
        name.hasPrefix("top") ? 0 : name.hasPrefix("bottom") ? 1 : 0.5,
      ]
    case .structure(let parts):
      parts.fields.flatMap { field -> [Double] in if case .int = field { [] } else { field.animatedParts } }
    default: []
    }
  }

  /// A copy of the value with other numbers in place of these.
  fileprivate func showing(_ numbers: inout ArraySlice<Double>) -> Value {
    switch self {
    case .int, .double: return .double(numbers.popFirst() ?? 0)
    case .color where !animatedParts.isEmpty:
      defer { numbers = numbers.dropFirst(4) }
      return ModifierValue.shown(Array(numbers.prefix(4)), of: "color")
    case .structure(var parts):
      for (index, field) in parts.fields.enumerated() {
        if case .int = field { continue }
        parts.fields[index] = field.showing(&numbers)
      }
      return .structure(parts)
    default:
      numbers = numbers.dropFirst(animatedParts.count)
      return self
    }
  }
}

extension [Double] {
  /// The array if it has exactly two elements; otherwise nil.
  fileprivate var pair: [Double]? { count == 2 ? self : nil }
}

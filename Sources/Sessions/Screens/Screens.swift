import Presentations
import StateUpdates
import Traits
import ViewTree

/// The presentation engine, and the declarations for it.
package struct Screens: Sendable {
  package var system = PresentationSystem()
  /// The declarations, by identity.
  package var rows: [ScreenID: ScreenRow] = [:]
  package var names: [String: ScreenID] = [:]
  /// The declarations that are presented, by the environment of their presentation controller.
  package var presented: [EnvironmentID: ScreenID] = [:]
  /// The declarations of SwiftUI views, by the place in the view tree.
  package var views: [ViewPlace: ScreenID] = [:]
  /// The traits of the last update, by the environment around SwiftUI views.
  package var collections: [EnvironmentID: TraitCollection] = [:]
  /// The declarations of the hosted views before the relaunch, by name; the engine remembers some of them.
  var relaunched: [String: ArraySlice<ScreenID>] = [:]
  var warned: Set<ScreenWarning> = []
  private var made = 0

  package mutating func makeID() -> ScreenID {
    made += 1
    return ScreenID(made)
  }
}

/// A declaration for a screen, with the code that belongs to it.
package struct ScreenRow: Sendable {
  package typealias DeclaredModifiers = (names: Set<String>, modifiers: PresentationModifiers)

  package var name: String
  /// The environment that it is written on, or that it is itself.
  package var environment: EnvironmentID
  package var kind: ScreenElement.Kind
  package var place: Place
  /// The presentation whose content declares it.
  package var parent: ScreenID?
  /// The SwiftUI view that declares it.
  package var view: ViewPlace?
  /// Its binding, and whether that holds an item or nil instead of true or false; without a binding, it has its own state.
  package var binding: (value: BindingValue, isItem: Bool)?
  package var selection: BindingValue?
  /// Whether it is presented at the first launch.
  package var isInitiallyPresented = true
  /// The action of a button, or the action at the end of a presentation.
  package var action: Function?
  /// Functions that fill the presented controller, and that describe the SwiftUI views in it.
  package var content: (controller: Function?, views: Function?) = (nil, nil)
  /// The modifiers from its declaration and from `set`, with their names; the content can only add others.
  package var declared: DeclaredModifiers = ([], PresentationModifiers())
  /// The presentation controller while it is presented.
  package var controller: EnvironmentID?
  package var columns: [SplitColumn: ScreenID] = [:]
  /// The lines that drawings show of its content.
  package var outline: [String] = []

  package init(
    _ name: String, _ kind: ScreenElement.Kind, at environment: EnvironmentID, in parent: ScreenID? = nil,
    _ place: Place
  ) {
    (self.name, self.kind, self.environment) = (name, kind, environment)
    (self.parent, self.place) = (parent, place)
  }

  package var isItem: Bool { binding?.isItem == true }

  package var presentation: Presentation? {
    get { if case .presentation(let presentation) = kind { presentation } else { nil } }
    set { if let newValue { kind = .presentation(newValue) } }
  }

  /// Whether it is a UIKit view that declarations are written on, or a navigation structure.
  var isContainer: Bool {
    switch kind {
    case .presentation, .item, .button: false
    default: view == nil
    }
  }

  package var item: ToolbarItem? { if case .item(let item) = kind { item } else { nil } }

  /// Sets a modifier of the presentation, in its declaration or later.
  package mutating func set(_ modifier: PresentationModifier, _ value: Value, _ place: Place) throws(Problem)
  {
    guard var modifiers = presentation?.modifiers else { return }
    try modifier.set(&modifiers, value, place)
    try modifiers.requireValid(at: place)
    presentation?.modifiers = modifiers
    try modifier.set(&declared.modifiers, value, place)
    declared.names.formUnion(modifier.names)
  }
}

/// The place of a declaration in a hosted tree: a view, and a part of it.
package struct ViewPlace: Hashable, Sendable {
  package var view: ViewID
  /// `stack`, `content`, `item`, or the modifier's name with its number.
  package var part: String
}

extension Session {
  package var firstScene: EnvironmentID? { traits.tree.scenes.first { _ in true } }

  package func windows(in scene: EnvironmentID) -> [EnvironmentID] {
    traits.tree.children(of: scene).filter { traits.tree.kind(of: $0) == .window }
  }

  /// The screen of the first scene's device, or an iPhone's.
  package var screen: (size: Size, scale: Double) {
    let placement = firstScene.flatMap { screens.system.placement(of: $0) }
    return placement.map { ($0.device.screen($0.orientation), $0.device.displayScale) }
      ?? (Size(width: 390, height: 844), 3)
  }

  /// Tells an app's delegate that the app has launched.
  package mutating func launch(_ delegate: Value, _ place: Place) throws(Problem) {
    if isOf(delegate, .named("UIApplicationDelegate")) {
      statics[staticKey("_delegate", of: .named("UIApplication"))] = delegate
    }
    let given = [Value.kept("UIApplication.shared"), .nothing]
    try ask(delegate, "application", ["", "didFinishLaunchingWithOptions"], given, place)
  }
}

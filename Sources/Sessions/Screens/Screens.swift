import Presentations
import StateUpdates
import ViewTree

/// The presentation engine, and what was declared for it.
package struct Screens: Sendable {
  package var system = PresentationSystem()
  /// What was declared, by identity.
  package var rows: [ScreenID: ScreenRow] = [:]
  package var names: [String: ScreenID] = [:]
  /// The presentation controllers of what is presented.
  package var presented: [EnvironmentID: ScreenID] = [:]
  /// What SwiftUI's views have on their screens.
  package var views: [ViewPlace: ScreenID] = [:]
  /// What the hosted views had there before the launch, by name: the engine remembers some of it.
  var relaunched: [String: ArraySlice<ScreenID>] = [:]
  var warned: Set<ScreenWarning> = []
  private var made = 0

  package mutating func makeID() -> ScreenID {
    made += 1
    return ScreenID(made)
  }
}

/// Something that was declared for a screen, with the code that belongs to it.
package struct ScreenRow: Sendable {
  package typealias Own = (names: Set<String>, modifiers: PresentationModifiers)

  package var name: String
  /// What it is written on, or what it is.
  package var environment: EnvironmentID
  package var kind: ScreenElement.Kind
  package var place: Place
  /// The presentation in whose content it was declared.
  package var parent: ScreenID?
  /// The view of SwiftUI's that declares it.
  package var view: ViewPlace?
  /// What it is bound to, and whether that holds an item, or nil, instead of true and false; without one it holds its own state.
  package var binding: (value: BindingValue, isItem: Bool)?
  package var selection: BindingValue?
  /// Whether it is presented at the first launch.
  package var isInitiallyPresented = true
  /// What a button's tap runs, and the end of a presentation.
  package var action: Function?
  /// Fills the controller that is presented, and describes the views of SwiftUI's in it.
  package var content: (controller: Function?, views: Function?) = (nil, nil)
  /// What its declaration says of it, and `set` later, with the names of these modifiers; the content adds to that.
  package var own: Own = ([], PresentationModifiers())
  /// The presentation controller while it is presented.
  package var controller: EnvironmentID?
  package var columns: [SplitColumn: ScreenID] = [:]
  /// What is shown of its content in drawings.
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

  /// Whether it is one of UIKit's views that something is written on, or a navigation structure.
  var isContainer: Bool {
    switch kind {
    case .presentation, .item, .button: false
    default: view == nil
    }
  }

  package var item: ToolbarItem? { if case .item(let item) = kind { item } else { nil } }

  /// Writes a modifier of the presentation, in its declaration or later.
  package mutating func set(_ modifier: PresentationModifier, _ value: Value, _ place: Place) throws(Problem)
  {
    guard var modifiers = presentation?.modifiers else { return }
    try modifier.set(&modifiers, value, place)
    try modifiers.requireValid(at: place)
    presentation?.modifiers = modifiers
    try modifier.set(&own.modifiers, value, place)
    own.names.formUnion(modifier.names)
  }
}

/// Where in a hosted tree something on a screen was written: a view, and what of it.
package struct ViewPlace: Hashable, Sendable {
  package var view: ViewID
  /// `stack`, `content`, `item`, or the modifier's name with its number.
  package var part: String
}

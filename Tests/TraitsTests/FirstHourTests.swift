import Testing
import Traits

/// A list in a window, dark and light, a large text size, a card that is presented.
///
/// Where it is written otherwise than for UIKit, the table in the documentation of `Application` says so.
@Suite("The first hour of a developer who knows UIKit")
struct FirstHourTests {
  enum Density: Int, Sendable { case compact, regular, roomy }

  struct DensityTrait: TraitDefinition {
    static let defaultValue = Density.regular
    static let name = "density"
    static let identifier = "com.example.density"
  }

  /// `class RowView: UIView`: what it is made of, and the view.
  final class Row {
    let view: View
    private(set) var spacing: [Int] = []
    private var token: (any TraitChangeRegistration)?

    init(application: Application) {
      view = View(application: application)
      view.backgroundColor = Color { $0.userInterfaceStyle == .dark ? .black : .white }
      view.override(.layoutSubviews) { [weak self] view, _ in self?.layOut(view.traitCollection) }
      token = view.registerForTraitChanges(
        [DensityTrait.self, TraitPreferredContentSizeCategory.self], target: self, action: Row.traitsChanged)
    }

    private func traitsChanged(_ view: View, _ previous: TraitCollection) { view.setNeedsLayout() }

    private func layOut(_ traits: TraitCollection) {
      let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
      spacing.append((isLarge ? 2 : 1) * (traits.density == .roomy ? 16 : 8))
    }

    func stopObserving() {
      if let token { view.unregisterForTraitChanges(token) }
      token = nil
    }
  }

  /// `class ListController: UIViewController`.
  final class List {
    let controller: ViewController
    let rows: [Row]
    private(set) var calls: [String] = []

    init(in window: Window) {
      let app = window.handle.application
      controller = ViewController(application: app)
      rows = (0..<3).map { _ in Row(application: app) }
      window.rootViewController = controller
      viewDidLoad()
    }

    private func viewDidLoad() {
      for row in rows { controller.view.addSubview(row.view) }
      controller.override(.viewIsAppearing) { [weak self] controller, _ in
        self?.calls.append("appears \(controller.traitCollection.userInterfaceStyle)")
      }
      controller.registerForTraitChanges(TraitCollection.systemTraitsAffectingColorAppearance) {
        [weak self] (controller: ViewController, previous: TraitCollection) in
        let isOther = controller.traitCollection.hasDifferentColorAppearance(comparedTo: previous)
        self?.calls.append(
          "\(previous.userInterfaceStyle) -> \(controller.traitCollection.userInterfaceStyle), \(isOther)")
      }
    }
  }

  private let app = Application()
  private let scene: WindowScene
  private let window: Window

  init() throws {
    scene = WindowScene(application: app)
    window = Window(windowScene: scene)
    scene.traitOverrides.userInterfaceStyle = .light
  }

  @Test("a list appears, and rows are laid out once")
  func appearing() throws {
    let list = List(in: window)
    try app.update()
    #expect(list.calls.last == "appears light")
    #expect(list.rows.map(\.spacing) == [[8], [8], [8]])
    #expect(list.rows[0].view.drawnBackgroundColor == .white)
    #expect(list.controller.view.subviews == list.rows.map(\.view))
  }

  @Test("overrideUserInterfaceStyle is an override of the trait, and colours follow")
  func darkening() throws {
    let list = List(in: window)
    try app.update()
    window.traitOverrides.userInterfaceStyle = .dark
    #expect(list.rows[0].view.drawnBackgroundColor == .white)
    try app.update()
    #expect(list.calls.last == "light -> dark, true")
    #expect(list.rows.map(\.view.drawnBackgroundColor) == [.black, .black, .black])
    window.traitOverrides.remove(TraitUserInterfaceStyle.self)
    try app.update()
    #expect(list.calls.last == "dark -> light, true")
  }

  @Test("a text size and a trait of one's own reach the rows that observe them")
  func observing() throws {
    let list = List(in: window)
    try app.update()
    app.use(.iOS17)
    list.rows[2].stopObserving()
    scene.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    list.rows[0].view.traitOverrides.density = .roomy
    try app.update()
    #expect(list.rows.map(\.spacing.last) == [32, 16, 8])
    // Since iOS 18 a layout that has read a trait needs no registration.
    app.use(.iOS18)
    list.rows[2].view.setNeedsLayout()
    try app.update()
    scene.traitOverrides.preferredContentSizeCategory = .large
    try app.update()
    #expect(list.rows.map(\.spacing.last) == [16, 8, 8])
    #expect(list.rows[2].spacing == [8, 16, 8])
  }

  @Test("a controller is presented by making it in a presentation controller, and dismissed by taking it out")
  func presenting() throws {
    _ = List(in: window)
    try app.update()
    let card = ViewController(in: PresentationController(in: window))
    var calls: [String] = []
    card.override(.viewWillAppear) { _, _ in calls.append("will") }
    card.override(.viewDidAppear) { _, _ in calls.append("did") }
    card.override(.viewDidDisappear) { _, _ in calls.append("gone") }
    try app.update()
    #expect(card.traitCollection.userInterfaceStyle == .light)
    try card.disappear()
    #expect(calls == ["will", "did", "gone"] && card.view.window == nil)
  }

  @Test("a child is added, and its view stands in the parent's; the same view added again comes last")
  func containing() throws {
    let list = List(in: window)
    let child = ViewController(application: app)
    list.controller.addChild(child)
    try app.update()
    #expect(child.parent == list.controller && child.view.superview == list.controller.view)
    list.controller.view.addSubview(list.rows[0].view)
    #expect(list.controller.view.subviews.last == list.rows[0].view)
    child.removeFromParent()
    try app.update()
    #expect(child.view.superview == nil && list.controller.children.isEmpty)
  }
}

extension TraitCollection {
  fileprivate var density: FirstHourTests.Density { self[FirstHourTests.DensityTrait.self] }
}

extension MutableTraits {
  fileprivate var density: FirstHourTests.Density {
    get { self[FirstHourTests.DensityTrait.self] }
    set { self[FirstHourTests.DensityTrait.self] = newValue }
  }
}

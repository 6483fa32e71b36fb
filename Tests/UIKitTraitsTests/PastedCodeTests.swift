import Foundation
import Testing
import UIKitTraits

// Code as apps have it, with nothing changed but the names without UI: that it compiles is most of the test.

private class ThemedView: View {
  private var token: (any TraitChangeRegistration)?
  private let onChange: (() -> Void)?
  init(onChange: @escaping () -> Void) { self.onChange = onChange; super.init(frame: .zero); setUp() }
  required init?(coder: NSCoder) { preconditionFailure("init(coder:) has not been implemented") }
  private func setUp() {
    token = registerForTraitChanges(
      [MyAppThemeTrait.self], handler: { (self: Self, _) in self.setNeedsLayout() })
    registerForTraitChanges([MyAppThemeTrait.self, TraitUserInterfaceStyle.self]) {
      (view: Self, previous: TraitCollection) in
      if view.traitCollection.hasDifferentColorAppearance(comparedTo: previous) { view.setNeedsDisplay() }
    }
    registerForTraitChanges([MyAppThemeTrait.self], target: self, action: ThemedView.update)
    registerForTraitChanges([MyAppThemeTrait.self], action: ThemedView.update)
    registerForTraitChanges(
      TraitCollection.systemTraitsAffectingColorAppearance, action: ThemedView.changed(_:previous:))
    registerForTraitChanges([MyAppThemeTrait.self]) { [weak self] (_: View, _) in self?.update() }
    let traits: [AnyTrait] = [MyAppThemeTrait.self]
    registerForTraitChanges(traits) { (self: Self, previous) in
      if previous.myAppTheme != self.traitCollection.myAppTheme { self.setNeedsUpdateConstraints() }
    }
  }
  func update() { onChange?() }
  func changed(_ view: ThemedView, previous: TraitCollection) {}
  override func layoutSubviews() {
    super.layoutSubviews()
    switch traitCollection.userInterfaceStyle {
    case .dark: break
    case .light, .unspecified: break
    @unknown default: break
    }
    traitCollection.performAsCurrent { _ = TraitCollection.current.myAppTheme }
    if case .accessibilityLarge = traitCollection.preferredContentSizeCategory {}
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory { onChange?() }
    if traitCollection.displayScale > 2.5 { onChange?() }
    let lang: Locale.Language? = traitCollection.typesettingLanguage
    _ = lang
  }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.myAppTheme != traitCollection.myAppTheme else { return }
  }
}

private final class Root: ViewController {
  let theme: MyAppTheme
  var changes = 0
  init(theme: MyAppTheme) { self.theme = theme; super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { preconditionFailure() }
  override func loadView() { view = ThemedView {} }
  override func viewDidLoad() {
    super.viewDidLoad()
    traitOverrides.myAppTheme = theme
    view.window?.windowScene?.traitOverrides.myAppTheme = .bold
    view.window?.overrideUserInterfaceStyle = .dark
    if traitOverrides.contains(MyAppThemeTrait.self) { traitOverrides.remove(MyAppThemeTrait.self) }
    overrideUserInterfaceStyle = .unspecified
    let child = ViewController()
    addChild(child); view.addSubview(child.view); child.didMove(toParent: self)
    setOverrideTraitCollection(TraitCollection { $0.horizontalSizeClass = .compact }, forChild: child)
    setOverrideTraitCollection(
      TraitCollection(traitsFrom: [traitCollection, .init(horizontalSizeClass: .regular)]), forChild: child)
    child.willMove(toParent: nil); child.view.removeFromSuperview(); child.removeFromParent()
    let changed = traitCollection.changedTraits(from: nil)
    _ = changed.contains { $0 == MyAppThemeTrait.self }
    presentationController?.traitOverrides[MyAppThemeTrait.self] = .bold
    registerForTraitChanges([MyAppThemeTrait.self]) { (self: Self, previous: TraitCollection) in
      self.changes += 1
      self.view.setNeedsLayout()
    }
  }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func updateProperties() { super.updateProperties() }
}

@MainActor @Suite struct PastedCodeTests {
  @Test("Code of apps runs as it stands")
  func pasted() throws {
    let app = Application()
    let scene = WindowScene(application: app)
    let window = Window(windowScene: scene)
    let root = Root(theme: .bold)
    window.rootViewController = root
    window.makeKeyAndVisible()
    try app.update()
    window.overrideUserInterfaceStyle = .dark
    root.traitOverrides.myAppTheme = .pastel
    try app.update()
    #expect(root.changes == 1 && root.view.isDark)
  }
}

extension TraitEnvironment where Self: View {
  var isDark: Bool { traitCollection.userInterfaceStyle == .dark }
}

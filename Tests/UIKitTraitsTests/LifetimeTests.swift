import Testing
import UIKitTraits

/// Who keeps whom alive, and what moves along when something is added.
@MainActor @Suite struct LifetimeTests {
  @Test("A superview keeps its subviews, and nobody keeps a view that was taken out")
  func subviews() throws {
    let talk = try Talk()
    weak var weakly: Cell?
    do {
      let cell = Cell()
      talk.header.addSubview(cell)
      weakly = cell
    }
    #expect(weakly != nil && talk.header.subviews.map { $0 === weakly } == [true])
    try talk.app.update()
    weakly?.removeFromSuperview()
    #expect(weakly == nil && talk.header.subviews.isEmpty)
    try talk.app.update()
  }

  @Test("An application goes with all that stands in it")
  func applications() throws {
    weak var settings: SettingsController?
    weak var cell: Cell?
    do {
      let talk = try Talk()
      (settings, cell) = (talk.settings, talk.cell)
      #expect(settings != nil && cell != nil)
    }
    #expect(settings == nil && cell == nil)
  }

  @Test("What stood in something that is gone stands outside")
  func survivors() throws {
    let app = Application()
    let window = Window(windowScene: WindowScene(application: app))
    let cell = Cell()
    do {
      let form = View()
      form.traitOverrides.myAppTheme = .bold
      form.addSubview(cell)
      window.addSubview(form)
      try app.update()
      #expect(cell.traitCollection.myAppTheme == .bold && cell.superview === form)
      form.removeFromSuperview()
    }
    try app.update()
    #expect(cell.superview == nil)
    window.addSubview(cell)
    try app.update()
    #expect(cell.traitCollection.myAppTheme == .standard)
    #expect(cell.log == ["standard -> bold", "bold -> standard"])
  }

  @Test("What is built alone comes into an application with its overrides, registrations, children and views")
  func adoption() throws {
    let container = ViewController()
    let settings = SettingsController()
    container.addChild(settings)
    container.view.addSubview(settings.view)
    container.traitOverrides.myAppTheme = .pastel
    settings.form.overrideUserInterfaceStyle = .dark
    let hidden = ViewController()
    settings.addChild(hidden)
    settings.setOverrideTraitCollection(TraitCollection(verticalSizeClass: .compact), forChild: hidden)

    let app = Application()
    let window = Window(windowScene: WindowScene(application: app))
    window.rootViewController = container
    #expect(settings.parent === container && hidden.parent === settings && settings.children.first === hidden)
    #expect(hidden.traitCollection.verticalSizeClass == .compact)
    #expect(settings.view.superview === container.view && settings.cell.superview === settings.form)
    try app.update()
    #expect(settings.cell.traitCollection.userInterfaceStyle == .dark)
    #expect(settings.cell.log == ["standard -> pastel"])
    #expect(settings.log == ["will standard", "is pastel pastel", "did"])
  }

  @Test("Who has heard of a value is not told again where it is added, and hears of the next one")
  func adoptionAfterUpdates() throws {
    let cell = Cell()
    cell.traitOverrides.myAppTheme = .bold
    cell.updateTraitsIfNeeded()
    let talk = try Talk()
    talk.header.addSubview(cell)
    #expect(cell.traitCollection.myAppTheme == .bold)
    try talk.app.update()
    #expect(cell.log == ["standard -> bold"])
    cell.traitOverrides.remove(MyAppThemeTrait.self)
    try talk.app.update()
    #expect(cell.log == ["standard -> bold", "bold -> standard"])
  }

  @Test("A view goes from one application to another")
  func twoApplications() throws {
    let (one, two) = (try Talk(), try Talk())
    two.window.traitOverrides.myAppTheme = .bold
    try two.app.update()
    two.header.addSubview(one.settings.view)
    #expect(one.settings.log.suffix(2) == ["willDisappear", "didDisappear"])
    try two.app.update()
    try one.app.update()
    #expect(one.cell.traitCollection.myAppTheme == .bold && one.cell.window === two.window)
  }

  @Test("A view is put before another, and brought elsewhere")
  func order() throws {
    let talk = try Talk()
    let (first, second) = (View(), View())
    talk.header.addSubview(second)
    talk.header.insertSubview(first, at: 0)
    #expect(talk.header.subviews.first === first)
    talk.header.insertSubview(second, belowSubview: first)
    #expect(talk.header.subviews.last === first)
    talk.header.insertSubview(second, aboveSubview: first)
    #expect(talk.header.subviews.last === second && second.isDescendant(of: talk.root.view))
    talk.form.addSubview(first)
    #expect(talk.header.subviews.count == 1 && first.superview === talk.form)
  }

  @Test(
    "A child of a presented controller knows who presents, and ends it; another view takes the place of one")
  func children() throws {
    let talk = try Talk()
    let (card, child) = (ViewController(), ViewController())
    card.addChild(child)
    talk.root.present(card, animated: true)
    #expect(child.presentingViewController === talk.root)
    #expect(talk.settings.presentedViewController === card)
    let (old, new) = (card.view, View())
    card.view = new
    try talk.app.update()
    #expect(old.window == nil && new.window === talk.window && card.view === new)
    child.dismiss(animated: true)
    #expect(talk.root.presentedViewController == nil && new.window == nil)
  }

  @Test("A view keeps the size of text within its limits, also when it is built alone")
  func limits() throws {
    let talk = try Talk()
    let label = View()
    label.maximumContentSizeCategory = .large
    talk.cell.addSubview(label)
    talk.scene.systemTraits.preferredContentSizeCategory = .accessibilityLarge
    try talk.app.update()
    #expect(label.traitCollection.preferredContentSizeCategory == .large)
    label.maximumContentSizeCategory = nil
    try talk.app.update()
    #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }
}

import Testing
import UIKitTraits

/// What tests in public repositories show of UIKit, each by its number in the reference, with the library's classes.
@MainActor @Suite struct EvidenceTests {
  @Test("E1: a controller answers its override at once, and is called once at each assignment")
  func controllersAnswerAtOnce() throws {
    let talk = try Talk()
    var log: [String] = []
    talk.settings.registerForTraitChanges([MyAppThemeTrait.self]) {
      (settings: SettingsController, previous: TraitCollection) in
      log.append("\(previous.myAppTheme) -> \(settings.traitCollection.myAppTheme)")
    }
    for theme in [MyAppTheme.bold, .pastel, .pastel, .bold] {
      talk.settings.traitOverrides.myAppTheme = theme
    }
    #expect(log == ["standard -> bold", "bold -> pastel", "pastel -> bold"])
    #expect(
      talk.settings.traitCollection.myAppTheme == .bold && talk.cell.traitCollection.myAppTheme == .standard)
    talk.settings.traitOverrides.remove(MyAppThemeTrait.self)
    #expect(log.count == 3)
    try talk.app.update()
    #expect(log.count == 4)
  }

  @Test("E1: also in no window, with its view not loaded")
  func loneControllers() {
    let controller = ViewController()
    var calls = 0
    controller.registerForTraitChanges([MyAppThemeTrait.self]) { (_: ViewController, _: TraitCollection) in
      calls += 1
    }
    controller.traitOverrides.myAppTheme = .bold
    #expect(controller.traitCollection.myAppTheme == .bold && calls == 1 && !controller.isViewLoaded)
  }

  @Test("E2, E8: a window and a scene answer their own override at once, their subviews with the update")
  func windowsAnswerAtOnce() throws {
    let talk = try Talk()
    talk.window.overrideUserInterfaceStyle = .dark
    #expect(talk.window.traitCollection.userInterfaceStyle == .dark)
    #expect(talk.header.traitCollection.userInterfaceStyle == .unspecified)
    talk.scene.traitOverrides.myAppTheme = .bold
    #expect(talk.scene.traitCollection.myAppTheme == .bold)
    #expect(talk.window.traitCollection.myAppTheme == .standard)
  }

  @Test("E3: updateTraitsIfNeeded() takes what the parent answers, and updates no ancestor")
  func updateTraitsIfNeeded() throws {
    let talk = try Talk()
    talk.window.traitOverrides.myAppTheme = .bold
    talk.header.updateTraitsIfNeeded()
    #expect(talk.header.traitCollection.myAppTheme == .standard)
    talk.root.view.updateTraitsIfNeeded()
    #expect(talk.root.traitCollection.myAppTheme == .bold && talk.cell.traitCollection.myAppTheme == .bold)
  }

  @Test("E4: setOverrideTraitCollection reaches a child that is not shown at once, and calls it")
  func parentsOverrides() throws {
    let (parent, child) = (ViewController(), ViewController())
    parent.addChild(child)
    var calls = 0
    child.registerForTraitChanges([TraitHorizontalSizeClass.self]) {
      (_: ViewController, _: TraitCollection) in
      calls += 1
    }
    let compact = TraitCollection(horizontalSizeClass: .compact)
    parent.setOverrideTraitCollection(compact, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .compact && calls == 1)
    #expect(parent.overrideTraitCollection(forChild: child) == compact)
  }

  @Test("E5: before iOS 17 a window's override is in its root controller at once")
  func olderWindows() throws {
    for (rules, style) in [(SystemVersion.iOS16, UserInterfaceStyle.dark), (.iOS26, .unspecified)] {
      let app = Application(rules: rules)
      let window = Window(windowScene: WindowScene(application: app))
      let root = ViewController()
      window.rootViewController = root
      try app.update()
      window.overrideUserInterfaceStyle = .dark
      #expect(root.traitCollection.userInterfaceStyle == style)
    }
  }

  @Test("E6: an override on a view shows after updateTraitsIfNeeded(), without a window too")
  func loneViews() {
    let view = Cell()
    view.traitOverrides.myAppTheme = .bold
    #expect(view.traitCollection.myAppTheme == .standard)
    view.layoutIfNeeded()
    #expect(view.traitCollection.myAppTheme == .standard)
    view.updateTraitsIfNeeded()
    #expect(view.traitCollection.myAppTheme == .bold)
    #expect(view.log == ["standard -> bold"])
  }

  @Test("E7: an unspecified overrideUserInterfaceStyle inherits, an unspecified override does not")
  func unspecifiedStyles() throws {
    let talk = try Talk()
    talk.window.overrideUserInterfaceStyle = .dark
    talk.form.overrideUserInterfaceStyle = .light
    talk.form.overrideUserInterfaceStyle = .unspecified
    try talk.app.update()
    #expect(talk.cell.traitCollection.userInterfaceStyle == .dark)
    talk.form.traitOverrides.userInterfaceStyle = .unspecified
    try talk.app.update()
    #expect(talk.cell.traitCollection.userInterfaceStyle == .unspecified)
  }

  @Test("E9: a move to a window with equal values calls nobody, to another value once")
  func moves() throws {
    let talk = try Talk()
    let other = Window(windowScene: talk.scene)
    other.rootViewController = talk.root
    try talk.app.update()
    #expect(talk.cell.log == [] && talk.window.rootViewController == nil)
    talk.window.traitOverrides.myAppTheme = .bold
    talk.window.rootViewController = talk.root
    try talk.app.update()
    #expect(talk.cell.log == ["standard -> bold"])
  }

  @Test("E9: a controller inherits from its presentation controller, not from its presenter")
  func presentations() throws {
    let talk = try Talk()
    let card = SettingsController()
    talk.root.traitOverrides.myAppTheme = .bold
    card.presentationController?.traitOverrides.myAppTheme = .pastel
    card.view.traitOverrides.myAppTheme = .monochrome
    talk.root.present(card, animated: true)
    try talk.app.update()
    #expect(card.traitCollection.myAppTheme == .pastel)
    #expect(card.log == ["will standard", "is pastel monochrome", "did"])
    #expect(talk.root.presentedViewController === card && card.presentingViewController === talk.root)
    card.dismiss(animated: true)
    #expect(card.log.suffix(2) == ["willDisappear", "didDisappear"])
    #expect(talk.root.presentedViewController == nil && card.viewIfLoaded?.window == nil)
  }

  @Test("E10: an override made in viewIsAppearing is in the first layout")
  func viewIsAppearing() throws {
    final class Page: ViewController {
      let cell = LayoutReader()
      override func loadView() { view = cell }
      override func viewIsAppearing(_ animated: Bool) { traitOverrides.myAppTheme = .bold }
    }
    let talk = try Talk()
    let page = Page()
    talk.header.addSubview(page.view)
    try talk.app.update()
    #expect(page.view === page.cell && page.cell.seen == [.bold])
  }

  @Test("E11: a child without an inserted view inherits nothing since iOS 17, and all before")
  func childrenWithoutViews() throws {
    for (rules, style) in [(SystemVersion.iOS16, UserInterfaceStyle.dark), (.iOS26, .unspecified)] {
      let app = Application(rules: rules)
      let window = Window(windowScene: WindowScene(application: app))
      let (root, child) = (ViewController(), ViewController())
      window.rootViewController = root
      root.addChild(child)
      root.overrideUserInterfaceStyle = .dark
      try app.update()
      #expect(child.traitCollection.userInterfaceStyle == style)
    }
  }
}

/// A view that notes the theme at each layout.
final class LayoutReader: View {
  var seen: [MyAppTheme] = []
  override func layoutSubviews() { seen.append(traitCollection.myAppTheme) }
}

import Testing
import UIKitTraits

/// Counts calls, as the target of actions.
@MainActor private final class Painter {
  var log: [String] = []
  func themeChanged(_ view: View, _ previous: TraitCollection) { log.append("\(previous.myAppTheme)") }
  func repaint(_ view: View) { log.append("repaint") }
  func note() { log.append("note") }
}

private final class Badge: View {
  var log: [String] = []
  func themeChanged(_ badge: Badge, _ previous: TraitCollection) { log.append("\(previous.myAppTheme)") }
  func show(_ badge: Badge) { log.append("show") }
  func note() { log.append("note") }
}

/// `registerForTraitChanges` in all its forms.
@MainActor @Suite struct RegistrationTests {
  private let app = Application()
  private let window: Window
  private let badge = Badge()

  init() throws {
    window = Window(windowScene: WindowScene(application: app))
    window.addSubview(badge)
    try app.update()
  }

  private func change() throws {
    window.traitOverrides.myAppTheme = window.traitCollection.myAppTheme == .bold ? .pastel : .bold
    try app.update()
  }

  @Test("A handler behind the call, and with its label")
  func handlers() throws {
    var log: [String] = []
    badge.registerForTraitChanges([MyAppThemeTrait.self]) { (badge: Badge, previous: TraitCollection) in
      log.append("\(previous.myAppTheme) -> \(badge.traitCollection.myAppTheme)")
    }
    let handler: @MainActor (View, TraitCollection) -> Void = { _, _ in log.append("handler") }
    badge.registerForTraitChanges([MyAppThemeTrait.self, TraitUserInterfaceStyle.self], handler: handler)
    window.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (_: Window, _: TraitCollection) in
      log.append("style")
    }
    try change()
    #expect(log == ["standard -> bold", "handler"])
  }

  @Test("Code that takes whatever tells of its changes")
  func generic() throws {
    func watch(_ observable: any TraitChangeObservable, _ note: @escaping () -> Void)
      -> any TraitChangeRegistration
    {
      observable.registerForTraitChanges([MyAppThemeTrait.self]) { (_: View, _: TraitCollection) in note() }
    }
    var count = 0
    let token = watch(badge) { count += 1 }
    try change()
    (badge as any TraitChangeObservable).unregisterForTraitChanges(token)
    try change()
    #expect(count == 1)
  }

  @Test("Methods of the environment itself, with two, one and no parameters")
  func actions() throws {
    badge.registerForTraitChanges([MyAppThemeTrait.self], action: Badge.themeChanged)
    badge.registerForTraitChanges([MyAppThemeTrait.self], action: Badge.show)
    badge.registerForTraitChanges([MyAppThemeTrait.self], action: Badge.note)
    badge.registerForTraitChanges([MyAppThemeTrait.self], action: View.setNeedsLayout)
    try change()
    #expect(badge.log == ["standard", "show", "note"])
  }

  @Test("Methods of a target, which is not kept alive")
  func targets() throws {
    var painter: Painter? = Painter()
    weak let weakly = painter
    if let painter {
      badge.registerForTraitChanges([MyAppThemeTrait.self], target: painter, action: Painter.themeChanged)
      badge.registerForTraitChanges([MyAppThemeTrait.self], target: painter, action: Painter.repaint)
      badge.registerForTraitChanges([MyAppThemeTrait.self], target: painter, action: Painter.note)
    }
    try change()
    #expect(painter?.log == ["standard", "repaint", "note"])
    painter = nil
    #expect(weakly == nil)
    try change()
  }

  @Test("A registration ends by its token, once, and lives without it")
  func tokens() throws {
    let first = badge.registerForTraitChanges([MyAppThemeTrait.self], action: Badge.note)
    badge.registerForTraitChanges([MyAppThemeTrait.self], action: Badge.show)
    window.unregisterForTraitChanges(first)
    try change()
    #expect(badge.log == ["note", "show"])
    badge.unregisterForTraitChanges(first)
    badge.unregisterForTraitChanges(first)
    try change()
    #expect(badge.log == ["note", "show", "show"])
  }

  @Test("The lists of system traits are ready for a registration")
  func systemLists() throws {
    var calls = 0
    badge.registerForTraitChanges(TraitCollection.systemTraitsAffectingColorAppearance) {
      (_: Badge, _: TraitCollection) in calls += 1
    }
    window.traitOverrides.accessibilityContrast = .high
    window.traitOverrides.displayGamut = .P3
    try app.update()
    window.traitOverrides.horizontalSizeClass = .compact
    try app.update()
    #expect(calls == 1)
    #expect(TraitCollection.systemTraitsAffectingColorAppearance.count == 6)
    #expect(TraitCollection.systemTraitsAffectingImageLookup.count == 10)
  }

  @Test("A registration is called with the environment's traits as the current ones")
  func current() throws {
    var seen: [MyAppTheme] = []
    badge.registerForTraitChanges([MyAppThemeTrait.self]) { (_: Badge, _: TraitCollection) in
      seen.append(TraitCollection.current.myAppTheme)
    }
    try change()
    #expect(seen == [.bold] && TraitCollection.current.myAppTheme == .standard)
  }
}

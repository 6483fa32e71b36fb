import Foundation
import Testing
import Traits

@Suite("Code for UIKit without the UI")
struct PortedCodeTests {
  @Test("a collection is made with one trait, as before iOS 17")
  func collections() {
    #expect(
      TraitCollection(userInterfaceStyle: .dark) == TraitCollection { $0.userInterfaceStyle = .dark })
    #expect(TraitCollection(displayScale: 2).displayScale == 2)
    let merged = TraitCollection(traitsFrom: [
      TraitCollection(horizontalSizeClass: .compact), TraitCollection(verticalSizeClass: .regular),
      TraitCollection(typesettingLanguage: "ko"),
    ])
    #expect(
      merged.description
        == "HorizontalSizeClass = Compact, VerticalSizeClass = Regular, TypesettingLanguage = ko")
    let darken: TraitCollection.TraitMutations = { $0.userInterfaceStyle = .dark }
    #expect(TraitCollection(mutations: darken).userInterfaceStyle == .dark)
  }

  @Test("sizes of text have an order")
  func sizes() {
    #expect(ContentSizeCategory.large < .accessibilityMedium)
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
    #expect(ContentSizeCategory.allCases.sorted() == ContentSizeCategory.allCases)
    #expect(!(TraitCollection().preferredContentSizeCategory >= .accessibilityMedium))
  }

  @Test("a token and a handler are stored under Apple's names, and so are nested types")
  func names() throws {
    let talk = try TalkingApplication()
    var calls = 0
    let handler: View.TraitChangeHandler<View> = { _, _ in calls += 1 }
    let token: any TraitChangeRegistration =
      talk.cell.registerForTraitChanges([Theme.self], handler: handler)
    talk.main.traitOverrides.theme = .bold
    try talk.app.update()
    talk.cell.unregisterForTraitChanges(token)
    talk.main.traitOverrides.theme = .pastel
    try talk.app.update()
    #expect(calls == 1)
    let places: (TabAccessory.Environment, SplitViewController.LayoutEnvironment) = (.inline, .collapsed)
    let (range, size): (Image.DynamicRange, NSToolbarItemPresentationSize) = (.high, .small)
    talk.main.traitOverrides.tabAccessoryEnvironment = places.0
    talk.main.traitOverrides.splitViewControllerLayoutEnvironment = places.1
    talk.main.traitOverrides.imageDynamicRange = range
    talk.main.traitOverrides.toolbarItemPresentationSize = size
  }

  @Test("R26: overrides show in a debugger what is set")
  func overrides() throws {
    let talk = try TalkingApplication()
    talk.main.traitOverrides.userInterfaceStyle = .dark
    talk.main.traitOverrides.theme = .bold
    #expect(
      talk.main.traitOverrides.debugDescription == "overrides = { UserInterfaceStyle = Dark, Theme = bold }")
    let children = talk.main.traitOverrides.customMirror.children
    #expect(children.map(\.label) == ["UserInterfaceStyle", "Theme"])
    #expect(children.map { "\($0.value)" } == ["dark", "bold"])
  }

  @Test("R29: a presentation controller's collection lies beneath the presented controller's own overrides")
  func presentation() throws {
    let talk = try TalkingApplication()
    let popup = PresentationController(in: talk.win)
    let card = ViewController(in: popup)
    #expect(popup.presentedViewController == card)
    popup.overrideTraitCollection = TraitCollection(userInterfaceStyle: .dark)
    try talk.app.update()
    #expect(card.view.traitCollection.userInterfaceStyle == .dark)
    #expect(talk.cell.traitCollection.userInterfaceStyle == .unspecified)
    popup.traitOverrides.userInterfaceStyle = .light
    try talk.app.update()
    #expect(card.traitCollection.userInterfaceStyle == .light)
    popup.traitOverrides.remove(TraitUserInterfaceStyle.self)
    popup.overrideTraitCollection = nil
    try talk.app.update()
    #expect(popup.overrideTraitCollection == nil)
    #expect(card.traitCollection.userInterfaceStyle == .unspecified)
  }

  @Test("the tree is read under Apple's names")
  func tree() throws {
    let talk = try TalkingApplication()
    #expect(talk.main.windows == [talk.win] && talk.win.rootViewController == talk.root)
    #expect(talk.root.children == [talk.settings] && talk.settings.children.isEmpty)
    #expect(talk.cell.superview == talk.form && talk.form.superview == talk.settings.view)
    #expect(talk.settings.view.superview == talk.root.view && talk.root.view.superview == nil)
    #expect(talk.root.view.subviews == [talk.header, talk.settings.view])
    #expect(talk.cell.window == talk.win && View(application: talk.app).window == nil)
    let other = ViewController(application: talk.app)
    talk.win.rootViewController = other
    #expect(talk.win.rootViewController == other && talk.cell.window == nil)
    talk.win.rootViewController = nil
    #expect(talk.win.rootViewController == nil)
  }

  @Test("colours have names, and are made transparent, a dynamic one as well")
  func colours() {
    let label = Color { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(Color.red.withAlphaComponent(0.5) == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    let night = TraitCollection(userInterfaceStyle: .dark)
    #expect(
      label.withAlphaComponent(0.5).resolvedColor(with: night)
        == Color(red: 1, green: 1, blue: 1, alpha: 0.5))
    #expect(Color.clear.cgColor.alpha == 0)
  }

  struct Note: TraitDefinition {
    static let defaultValue = ""
    static let identifier = "com.example.note"
  }
  struct Shape: Sendable, Hashable { var corners = 3 }
  struct Outline: TraitDefinition {
    static let defaultValue = Shape()
    static let identifier = "com.example.outline"
  }

  @Test("R10: an archive leaves the process and comes back")
  func archives() throws {
    let app = Application()
    for definition in [Theme.self, Note.self, Outline.self] as [Traits.Trait] { try app.define(definition) }
    let night = TraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 2
      $0.typesettingLanguage = nil
      $0.theme = .bold
      $0[Note.self] = "late"
    }
    var archive = TraitArchive()
    night.encode(with: &archive)
    let copy = try JSONDecoder().decode(TraitArchive.self, from: JSONEncoder().encode(archive))
    #expect(copy.isEqual(to: archive) && copy.entries.count == 5)
    #expect(TraitCollection(coder: copy, application: app) == night)
    var shaped = TraitArchive()
    night.replacing(Outline.self, value: Shape(corners: 4)).encode(with: &shaped)
    #expect(TraitCollection(coder: shaped, application: app)[Outline.self].corners == 4)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(shaped) }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TraitArchive.Entry.self, from: Data(#"{"identifier":"a"}"#.utf8))
    }
  }
}

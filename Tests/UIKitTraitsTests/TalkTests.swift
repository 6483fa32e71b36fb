import Testing
import UIKitTraits

/// What the talk shows, in the forms in which it is written there.
@MainActor @Suite struct TalkTests {
  @Test("A collection is made, modified and read by properties and by types")
  func collections() {
    let mine = TraitCollection { traits in
      traits.userInterfaceIdiom = .phone
      traits.horizontalSizeClass = .regular
    }
    let other = mine.modifyingTraits { traits in
      traits.horizontalSizeClass = .compact
      traits.userInterfaceStyle = .dark
    }
    #expect(mine.horizontalSizeClass == .regular && other.horizontalSizeClass == .compact)
    #expect(other.userInterfaceIdiom == .phone && other.userInterfaceStyle == .dark)
    #expect(TraitCollection().myAppTheme == .standard)
    #expect(TraitCollection(MyAppThemeTrait.self, value: .bold).myAppTheme == .bold)
    let changed = other.changedTraits(from: mine)
    #expect(changed.contains { $0 == TraitHorizontalSizeClass.self } && changed.count == 2)
    #expect(
      mine.replacing(MyAppThemeTrait.self, value: .bold).description
        == "<TraitCollection: UserInterfaceIdiom = Phone, HorizontalSizeClass = Regular, Theme = bold>")
  }

  @Test("Overrides flow from the scene to the cell with the next update, and a nearer one wins")
  func overrides() throws {
    let talk = try Talk()
    talk.scene.traitOverrides.myAppTheme = .pastel
    #expect(talk.scene.traitCollection.myAppTheme == .pastel)
    #expect(talk.cell.traitCollection.myAppTheme == .standard)
    try talk.app.update()
    #expect(talk.cell.traitCollection.myAppTheme == .pastel)
    talk.form.traitOverrides.myAppTheme = .monochrome
    try talk.app.update()
    #expect(talk.cell.traitCollection.myAppTheme == .monochrome)
    #expect(talk.header.traitCollection.myAppTheme == .pastel)
    #expect(talk.form.traitOverrides.contains(MyAppThemeTrait.self))
    talk.form.traitOverrides.remove(MyAppThemeTrait.self)
    try talk.app.update()
    #expect(talk.cell.log == ["standard -> pastel", "pastel -> monochrome", "monochrome -> pastel"])
  }

  @Test("A value set at the controller reaches its view and child controllers through the views between")
  func settings() throws {
    let talk = try Talk()
    talk.root.traitOverrides.isContainedInSettings = true
    try talk.app.update()
    #expect(talk.settings.traitCollection.isContainedInSettings)
    #expect(talk.cell.traitCollection.isContainedInSettings)
    #expect(!talk.window.traitCollection.isContainedInSettings)
  }

  @Test("A controller appears in UIKit's order, with its traits up to date in viewIsAppearing")
  func appearance() throws {
    let talk = try Talk()
    #expect(talk.settings.log == ["will standard", "is standard standard", "did"])
    talk.settings.log = []
    talk.settings.view.removeFromSuperview()
    #expect(talk.settings.log == ["willDisappear", "didDisappear"])
    talk.settings.log = []
    talk.root.traitOverrides.myAppTheme = .bold
    try talk.app.update()
    #expect(talk.settings.traitCollection.myAppTheme == .standard)
    talk.root.view.addSubview(talk.settings.view)
    try talk.app.update()
    #expect(talk.settings.log == ["will standard", "is bold bold", "did"])
  }

  @Test("The methods that a class overrides are called, and no others")
  func overriddenMethods() throws {
    let talk = try Talk()
    #expect(talk.cell.layouts == 1)
    let cost = try talk.app.cost {
      talk.scene.traitOverrides.myAppTheme = .bold
      try talk.app.update()
    }
    #expect(cost.callbacks == 2 && cost.overrides == 1)
    #expect(talk.cell.layouts == 2)
    talk.cell.setNeedsLayout()
    try talk.app.update()
    #expect(talk.cell.layouts == 3)
  }

  @Test("What decides a value is explained from the nearest to the default, with the program's names")
  func explanation() throws {
    let talk = try Talk()
    talk.scene.title = "main"
    talk.scene.traitOverrides.myAppTheme = .pastel
    talk.cell.traitOverrides.myAppTheme = .bold
    try talk.app.update()
    let links = talk.cell.explanation(of: MyAppThemeTrait.self)
    #expect(
      links.map(\.description) == [
        "Cell override bold decides", "main override pastel hidden",
        "MyAppThemeTrait default standard hidden",
      ])
    #expect(links[0].environment === talk.cell && links[0].value == .bold)
  }

  @Test("The system goes dark while the app has no override, and the override hides it")
  func systemTraits() throws {
    let talk = try Talk()
    talk.scene.systemTraits.userInterfaceStyle = .dark
    try talk.app.update()
    #expect(talk.cell.traitCollection.userInterfaceStyle == .dark)
    talk.window.overrideUserInterfaceStyle = .light
    try talk.app.update()
    #expect(talk.cell.traitCollection.userInterfaceStyle == .light)
    #expect(talk.scene.systemTraits.description == "<TraitOverrides: UserInterfaceStyle = Dark>")
  }

  @Test("A controller whose view is loaded in an update builds its views there, as the tour shows it")
  func lateLoading() throws {
    let app = Application()
    let scene = WindowScene(application: app)
    let window = Window(windowScene: scene)
    let settings = SettingsController()
    window.rootViewController = settings
    scene.traitOverrides.myAppTheme = .bold
    #expect(!settings.isViewLoaded && window.subviews.isEmpty)
    try app.update()
    #expect(settings.isViewLoaded && settings.cell.window === window && settings.view.superview === window)
    #expect(settings.cell.layouts == 1 && settings.cell.traitCollection.myAppTheme == .bold)
    #expect(
      settings.cell.explanation(of: MyAppThemeTrait.self).map(\.description) == [
        "a scene override bold decides", "MyAppThemeTrait default standard hidden",
      ])
    scene.title = "main"
    #expect(
      settings.cell.explanation(of: MyAppThemeTrait.self)[0].description == "main override bold decides")
  }
}

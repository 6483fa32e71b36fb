import Testing
import Traits
import ViewTree

/// What tests in public repositories show of UIKit, each by its number in the reference.
@Suite struct EvidenceTests {
  @Test(
    "E1: a controller answers its override at once, and is called once at each assignment that changes the value"
  )
  func controllersAnswerAtOnce() throws {
    var t = try Talk()
    try t.driver.register(t.settings, [t.theme])
    try t.driver.on(t.settings, .traitCollectionDidChange)
    for value in [1, 2, 2, 1] { try t.override(value, at: t.settings) }
    #expect(t[t.settings] == 1)
    let call = ["settings:#0", "settings:traitCollectionDidChange"]
    #expect(t.calls() == call + call + call)
    #expect(t[t.settingsView] == 0 && t[t.cell] == 0)
    try t.update()
    #expect(t[t.cell] == 1)
    #expect(t.calls() == [])
  }

  @Test("E1: a removal calls nobody by itself, the next update does")
  func removalsWait() throws {
    var t = try Talk()
    try t.override(2, at: t.settings)
    try t.update()
    try t.driver.register(t.settings, [t.theme])
    try t.driver.removeOverride(t.theme, at: t.settings)
    #expect(t.calls() == [])
    #expect(t[t.settings] == 2)
    try t.update()
    #expect(t.calls() == ["settings:#0"])
    #expect(t[t.settings] == 0)
  }

  @Test("E1: also in no window, and with no view loaded")
  func controllersOutside() throws {
    var t = try Talk()
    let alone = try t.driver.create(.controller, "alone")
    try t.driver.register(alone, [t.theme])
    try t.override(3, at: alone)
    #expect(t[alone] == 3)
    #expect(!t.driver.system.isViewLoaded(alone))
    #expect(t.calls() == ["alone:#0"])
  }

  @Test(
    "E1: an overrideUserInterfaceStyle that is set back is inherited at once; a view is loaded with its controller's traits"
  )
  func stylesSetBack() throws {
    var t = try Talk()
    try t.driver.run { [t] in try $0.setOverrideUserInterfaceStyle(2, at: t.settings) }
    try t.driver.run { [t] in try $0.setOverrideUserInterfaceStyle(0, at: t.settings) }
    #expect(t.driver.system.value(of: .userInterfaceStyle, at: t.settings) == .integer(0))
    let alone = try t.driver.create(.controller, "alone")
    try t.driver.run { try $0.setOverrideUserInterfaceStyle(2, at: alone) }
    try t.driver.run { $0.loadViewIfNeeded(of: alone) }
    let view = try #require(t.driver.system.tree.rootView(of: alone))
    #expect(t.driver.system.value(of: .userInterfaceStyle, at: view) == .integer(2))
  }

  @Test("E2, E8: a window and a scene answer their own at once; subviews and observers wait for the update")
  func windowsAnswerAtOnce() throws {
    var t = try Talk()
    try t.driver.register(t.win, [t.theme]) { d, call in
      #expect(d.system.value(of: call.changed[0], in: call.previous ?? TraitCollection()) == .integer(0))
    }
    try t.override(1, at: t.win)
    try t.override(2, at: t.win)
    #expect(t[t.win] == 2 && t[t.root] == 0)
    #expect(t.calls() == [])
    try t.override(4, at: t.main)
    #expect(t[t.main] == 4)
    try t.update()
    #expect(t.calls() == ["win:#0"])
    #expect(t[t.cell] == 2)
  }

  @Test("E3: updateTraitsIfNeeded() takes what the parent answers now, and updates no ancestor")
  func updateTraitsIfNeeded() throws {
    var t = try Talk()
    let banner = try t.driver.create(.view, "banner", in: t.win)
    try t.update()
    try t.override(1, at: t.win)
    try t.driver.run { [t] in try $0.beginUpdateTraits(of: t.header) }
    #expect(t[t.header] == 0 && t[t.root] == 0)
    try t.driver.run { try $0.beginUpdateTraits(of: banner) }
    #expect(t[banner] == 1 && t[t.root] == 0)
    try t.driver.run { [t] in try $0.beginUpdateTraits(of: t.rootView) }
    #expect(t[t.root] == 1 && t[t.cell] == 1)
  }

  @Test("E4: what a parent gives a child reaches it at once, shown or not, and calls it back")
  func parentsOverrides() throws {
    var t = try Talk()
    let child = try t.driver.system.create(.controller, label: "child", childOf: t.root)
    try t.driver.register(child, [t.theme])
    var given = TraitCollection()
    given[t.theme] = .integer(2)
    let collection = given
    try t.driver.run { [t] in try $0.setOverrideTraitCollection(collection, forChild: child, of: t.root) }
    #expect(t[child] == 2)
    #expect(t.calls() == ["child:#0"])
    try t.override(3, at: child)
    #expect(t[child] == 3)
    var system = t.driver.system
    let problem = thrown {
      try system.setOverrideTraitCollection(collection, forChild: child, of: t.settings)
    }
    #expect(problem?.description == "child is no child of settings: `addChild` makes it one.")
  }

  @Test("E5: before iOS 17 a window's override is in its root controller at once")
  func olderWindows() throws {
    var t = try Talk(version: .iOS16)
    try t.override(1, at: t.win)
    #expect(t[t.root] == 1 && t[t.rootView] == 0 && t[t.settings] == 0)
    var newer = try Talk()
    try newer.override(1, at: newer.win)
    #expect(newer[newer.root] == 0)
  }

  @Test("E6: an override on a view shows after updateTraitsIfNeeded(), without a window too")
  func views() throws {
    var t = try Talk()
    let spare = try t.driver.create(.view, "spare")
    for view in [t.cell, spare] {
      try t.override(1, at: view)
      #expect(t[view] == 0)
      try t.driver.run { try $0.beginUpdateTraits(of: view) }
      #expect(t[view] == 1)
    }
  }

  @Test("E7: an unspecified overrideUserInterfaceStyle inherits, an unspecified override does not")
  func unspecifiedStyles() throws {
    var t = try Talk()
    func style(_ id: EnvironmentID) -> TraitValue { t.driver.system.value(of: .userInterfaceStyle, at: id) }
    try t.driver.run { [t] in try $0.setOverrideUserInterfaceStyle(2, at: t.win) }
    try t.driver.run { [t] in try $0.setOverrideUserInterfaceStyle(1, at: t.form) }
    try t.update()
    #expect(style(t.form) == .integer(1) && style(t.header) == .integer(2))
    try t.driver.run { [t] in try $0.setOverrideUserInterfaceStyle(0, at: t.form) }
    try t.update()
    #expect(style(t.cell) == .integer(2))
    try t.driver.override(.userInterfaceStyle, 0, at: t.form)
    try t.update()
    #expect(style(t.cell) == .integer(0))
    #expect(t.driver.system.overrideUserInterfaceStyle(at: t.win) == 2)
  }

  @Test("E9: equal windows call nobody, another value once, and the last delivered value counts")
  func moves() throws {
    var t = try Talk()
    let other = try t.driver.create(.window, "other", in: t.main)
    try t.driver.register(t.cell, [t.theme])
    try t.driver.run { [t] in try $0.move(t.root, to: other) }
    try t.update()
    #expect(t.calls() == [])
    try t.override(1, at: t.win)
    try t.driver.run { [t] in try $0.move(t.root, to: t.win) }
    try t.update()
    #expect(t.calls() == ["cell:#0"])
    try t.driver.run { [t] in try $0.detach(t.root) }
    try t.override(2, at: t.win)
    try t.update()
    try t.override(1, at: t.win)
    try t.driver.run { [t] in try $0.move(t.root, to: t.win) }
    try t.update()
    #expect(t.calls() == [])
  }

  @Test(
    "E9: a controller inherits from its presentation controller, and its view's override does not reach it")
  func presentations() throws {
    var t = try Talk()
    let popup = try t.driver.create(.presentation, "popup", in: t.win)
    let card = try t.driver.create(.controller, "card", in: popup)
    try t.override(1, at: t.root)
    try t.override(2, at: popup)
    try t.override(3, at: t.driver.system.tree.contentHolder(of: card))
    try t.update()
    #expect(t[card] == 2)
  }

  @Test("E10: an override made in viewIsAppearing is in the first layout, called back before it")
  func viewIsAppearing() throws {
    var t = try Talk()
    let page = try t.driver.create(.controller, "page")
    let view = t.driver.system.tree.contentHolder(of: page)
    let theme = t.theme
    try t.driver.register(view, [theme])
    try t.driver.on(page, .viewIsAppearing) { d, _ in try d.override(theme, 5, at: page) }
    try t.driver.on(view, .layoutSubviews) { d, _ in #expect(d.value(theme, view) == 5) }
    try t.driver.run { [t] in try $0.appear(page, in: t.header) }
    #expect(t.calls() == ["page:viewIsAppearing", "page.view:#0", "page.view:layoutSubviews"])
  }

  @Test("E10: an override of its own in a layout method is there right before layoutSubviews")
  func valuesBeforeLayout() throws {
    var t = try Talk()
    let (theme, view) = (t.theme, t.settingsView)
    try t.driver.on(t.settings, .viewWillLayoutSubviews) { d, _ in try d.override(theme, 7, at: view) }
    try t.driver.on(view, .layoutSubviews) { d, _ in #expect(d.value(theme, view) == 7) }
    try t.driver.system.setNeeds(.layoutSubviews, at: view)
    try t.update()
    #expect(t.calls() == ["settings:viewWillLayoutSubviews", "settings.view:layoutSubviews"])
  }

  @Test("E11: a child without an inserted view inherits nothing on iOS 17, and all before")
  func childrenWithoutViews() throws {
    for (version, value) in [(SystemVersion.iOS17, 0), (.iOS16, 1)] {
      var t = try Talk(version: version)
      let child = try t.driver.system.create(.controller, label: "child", childOf: t.root)
      try t.override(1, at: t.root)
      try t.update()
      #expect(t[child] == value)
    }
  }
}

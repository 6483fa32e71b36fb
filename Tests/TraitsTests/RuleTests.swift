import Testing
import Traits
import ViewTree

/// The rules of the reference that can be told apart by what the engine does, each by its number.
@Suite struct RuleTests {
  @Test("R1–R5: collections hold what is set, and read defaults for the rest")
  func collections() throws {
    var system = TraitSystem()
    let theme = try system.define(TraitDefinition(property: "theme", key: "Theme", defaultValue: .integer(7)))
    var phone = TraitCollection()
    #expect(system.value(of: theme, in: phone) == .integer(7))
    phone[.horizontalSizeClass] = .integer(2)
    let night = phone.replacing(.userInterfaceStyle, with: .integer(2))
    #expect(phone[.userInterfaceStyle] == nil)
    #expect(system.changedTraits(in: night, from: phone) == [.userInterfaceStyle])
    #expect(system.changedTraits(in: night, from: nil) == [.userInterfaceStyle, .horizontalSizeClass])
    #expect(system.changedTraits(in: night, from: night) == [])
    #expect(system.areEqual(phone, phone.replacing(theme, with: .integer(7))))
    #expect(system.hasDifferentColorAppearance(night, comparedTo: phone))
    #expect(!system.hasDifferentColorAppearance(phone, comparedTo: TraitCollection()))
  }

  @Test("R6: init(traitsFrom:) merges Apple's traits, and takes one's own from the first")
  func merging() throws {
    var system = TraitSystem()
    let theme = try system.define(TraitDefinition(property: "theme", key: "Theme", defaultValue: .integer(0)))
    let first = TraitCollection().replacing(theme, with: .integer(1)).replacing(
      .userInterfaceStyle, with: .integer(2))
    let second = TraitCollection().replacing(theme, with: .integer(3)).replacing(
      .userInterfaceStyle, with: .integer(0))
    let merged = system.merged([first, second])
    #expect(merged[theme] == .integer(1) && merged[.userInterfaceStyle] == .integer(2))
    #expect(system.contains(merged, traitsIn: second))
  }

  @Test("R21: before iOS 17 a view's value stops at a nested controller's view; R22: since then it goes on")
  func flows() throws {
    for (version, value) in [(SystemVersion.iOS16, 0), (.iOS17, 1)] {
      var t = try Talk(version: version)
      try t.override(1, at: t.rootView)
      try t.update()
      #expect(t[t.header] == 1 && t[t.settings] == value && t[t.cell] == value)
    }
  }

  @Test("R21: changing the version moves values as an ordinary change")
  func changingVersions() throws {
    var t = try Talk(version: .iOS17)
    try t.override(1, at: t.rootView)
    try t.update()
    try t.driver.on(t.settings, .traitCollectionDidChange)
    try t.driver.system.use(.iOS16)
    try t.update()
    #expect(t.calls() == ["settings:traitCollectionDidChange"])
    #expect(t[t.cell] == 0)
    try t.driver.system.use(.iOS26)
    try t.update()
    #expect(t[t.cell] == 1)
  }

  @Test("R22b, R23: an override reaches what stands below; a nearer one wins")
  func nearerOverrides() throws {
    var t = try Talk()
    try t.override(1, at: t.settings)
    try t.override(2, at: t.form)
    try t.update()
    #expect(t[t.settingsView] == 1 && t[t.form] == 2 && t[t.cell] == 2 && t[t.header] == 0)
    try t.driver.removeOverride(t.theme, at: t.form)
    try t.update()
    #expect(t[t.cell] == 1)
  }

  @Test("R24, R25: reading an override that is not set fails; removing it is harmless")
  func missingOverrides() throws {
    var t = try Talk()
    #expect(t.driver.system.override(of: t.theme, at: t.form) == nil)
    try t.driver.removeOverride(t.theme, at: t.form)
    let problem = thrown { _ = try t.driver.system.requiredOverride(of: t.theme, at: t.form) }
    #expect(
      problem?.description
        == "`form` has no override of `theme`: ask `contains` first, or read the trait itself.")
  }

  @Test("R31, R50: a view answers the old value until the update, and one that is set back calls nobody")
  func viewsWait() throws {
    var t = try Talk()
    try t.driver.register(t.cell, [t.theme])
    try t.override(1, at: t.form)
    #expect(t[t.form] == 0)
    try t.override(0, at: t.form)
    try t.update()
    #expect(t.calls() == [])
    try t.override(1, at: t.form)
    try t.override(2, at: t.form)
    try t.update()
    #expect(t.calls() == ["cell:#0"])
  }

  @Test("R32: traits, properties, layout at each view from the top; then draws")
  func order() throws {
    var t = try Talk(version: .iOS26)
    for id in [t.form, t.cell] {
      try t.driver.register(id, [t.theme])
      for event in [TraitEvent.updateProperties, .updateConstraints, .layoutSubviews, .draw] {
        try t.driver.on(id, event)
      }
      try t.driver.system.setNeeds(.updateProperties, at: id)
      try t.driver.system.setNeeds(.updateConstraints, at: id)
    }
    try t.override(1, at: t.form)
    try t.update()
    let walk = { (name: String, registration: Int) in
      [
        "\(name):#\(registration)", "\(name):updateProperties", "\(name):updateConstraints",
        "\(name):layoutSubviews",
      ]
    }
    #expect(t.calls() == walk("form", 0) + walk("cell", 1) + ["form:draw", "cell:draw"])
  }

  @Test(
    "R33, R36: outside a hierarchy values are the last ones; layoutIfNeeded does not help, updateTraitsIfNeeded does"
  )
  func outside() throws {
    var t = try Talk()
    try t.override(1, at: t.root)
    try t.update()
    try t.driver.run { [t] in try $0.detach(t.settings) }
    try t.override(2, at: t.root)
    try t.override(3, at: t.form)
    try t.update()
    try t.driver.system.setNeeds(.layoutSubviews, at: t.form)
    try t.driver.run { [t] in try $0.beginLayout(of: t.form) }
    #expect(t[t.settings] == 1 && t[t.form] == 1)
    try t.driver.run { [t] in try $0.beginUpdateTraits(of: t.form) }
    #expect(t[t.form] == 3 && t[t.settings] == 1)
  }

  @Test(
    "R34, R45: a right prediction calls nobody, and a registration is not called for the value that is there")
  func predictions() throws {
    var t = try Talk()
    try t.driver.override(.userInterfaceStyle, 2, at: t.main)
    try t.update()
    let badge = try t.driver.create(.view, "badge", in: t.header)
    try t.driver.register(badge, [.userInterfaceStyle, t.theme])
    #expect(t.driver.value(.userInterfaceStyle, badge) == 2)
    try t.update()
    #expect(t.calls() == [])
    try t.override(1, at: t.main)
    try t.update()
    let late = try t.driver.create(.view, "late", in: t.header)
    try t.driver.register(late, [t.theme])
    #expect(t[late] == 0)
    try t.update()
    #expect(t.calls() == ["badge:#0", "late:#1"])
  }

  @Test(
    "R35: while an ancestor is called, descendants have their old values; updateTraitsIfNeeded inside brings the new"
  )
  func topDown() throws {
    var t = try Talk()
    let (theme, form, cell) = (t.theme, t.form, t.cell)
    try t.driver.register(form, [theme]) { d, _ in
      #expect(d.value(theme, form) == 1 && d.value(theme, cell) == 0)
      try d.run { try $0.beginUpdateTraits(of: cell) }
      #expect(d.value(theme, cell) == 1)
    }
    try t.driver.register(cell, [theme])
    try t.override(1, at: t.main)
    try t.update()
    #expect(t.calls() == ["form:#0", "cell:#1"])
  }

  @Test("R39, R40: the order of appearing, once, with current values from viewIsAppearing on")
  func appearing() throws {
    var t = try Talk()
    try t.override(1, at: t.root)
    try t.update()
    let page = try t.driver.create(.controller, "page")
    let theme = t.theme
    let events: [TraitEvent] = [
      .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews,
      .viewDidLayoutSubviews,
      .viewDidAppear,
    ]
    for event in events {
      let isCurrent = events.firstIndex(of: event)! > 2
      try t.driver.on(page, event) { d, _ in #expect(d.value(theme, page) == (isCurrent ? 1 : 0)) }
    }
    try t.driver.run { [t] in try $0.appear(page, in: t.header) }
    #expect(t.calls() == events.map { "page:\($0.rawValue)" })
    #expect(t.driver.system.hasAppeared(page))
    #expect(t.driver.system.tree.parentController(of: page) == t.root)
    try t.driver.run { try $0.setNeeds(.layoutSubviews, at: page) }
    try t.update()
    #expect(t.calls() == ["page:viewWillLayoutSubviews", "page:viewDidLayoutSubviews"])
  }

  @Test("Disappearing: from the outside inwards, and values stay")
  func disappearing() throws {
    var t = try Talk()
    for id in [t.root, t.settings] {
      try t.driver.on(id, .viewWillDisappear)
      try t.driver.on(id, .viewDidDisappear)
    }
    try t.override(1, at: t.main)
    try t.update()
    try t.driver.run { [t] in try $0.disappear(t.root) }
    #expect(
      t.calls() == [
        "root:viewWillDisappear", "settings:viewWillDisappear", "root:viewDidDisappear",
        "settings:viewDidDisappear",
      ])
    #expect(t[t.cell] == 1 && !t.driver.system.tree.isInHierarchy(t.cell))
  }
}

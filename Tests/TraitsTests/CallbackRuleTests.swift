import Testing
import Traits
import ViewTree

/// The rules of the reference on who is called when, and what is drawn anew.
@Suite struct CallbackRuleTests {
  @Test("R43, R44: one call for several traits, none for others, with the previous collection")
  func registrations() throws {
    var t = try Talk()
    let (theme, level, cell) = (t.theme, t.level, t.cell)
    try t.driver.register(cell, [theme, level]) { d, call in
      #expect(call.environment == cell && call.changed == [theme, level])
      #expect(d.system.value(of: theme, in: call.previous ?? TraitCollection()) == .integer(0))
    }
    try t.driver.register(cell, [.userInterfaceStyle])
    try t.override(1, at: t.form)
    try t.driver.override(level, 1, at: t.form)
    try t.update()
    #expect(t.calls() == ["cell:#0"])
  }

  @Test(
    "R46, R48: a registration lives as long as what it observes, or its target; twice is two; unregistering twice is quiet"
  )
  func lifetimes() throws {
    var t = try Talk()
    let first = try t.driver.register(t.cell, [t.theme])
    try t.driver.register(t.cell, [t.theme])
    let aimed = try t.driver.system.register(on: t.header, traits: [t.theme], tag: 0, target: t.form)
    try t.override(1, at: t.main)
    try t.update()
    #expect(t.calls() == ["header:#2", "cell:#0", "cell:#1"])
    t.driver.system.unregister(first)
    t.driver.system.unregister(first)
    #expect(t.driver.system.registrations(at: t.cell).count == 1)
    try t.driver.run { [t] in try $0.destroy(t.form) }
    #expect(t.driver.system.registration(aimed)?.isEnded == true)
    #expect(t.driver.system.registrations.isEmpty)
  }

  @Test(
    "R51, R52: ancestors first, registrations in their order, then traitCollectionDidChange for any trait")
  func callOrder() throws {
    var t = try Talk()
    try t.driver.on(t.cell, .traitCollectionDidChange)
    try t.driver.register(t.cell, [t.theme])
    try t.driver.register(t.cell, [t.theme])
    try t.driver.register(t.form, [t.theme])
    try t.override(1, at: t.main)
    try t.update()
    #expect(t.calls() == ["form:#2", "cell:#0", "cell:#1", "cell:traitCollectionDidChange"])
    try t.driver.override(.verticalSizeClass, 1, at: t.main)
    try t.update()
    #expect(t.calls() == ["cell:traitCollectionDidChange"])
  }

  @Test(
    "R56–R59: since iOS 18 a method runs again when what it read changes; each run replaces what was read")
  func tracking() throws {
    var t = try Talk(version: .iOS18)
    let (level, cell) = (t.level, t.cell)
    let mood = try t.driver.define("mood")
    try t.driver.on(cell, .layoutSubviews) { d, _ in
      d.system.noteRead(of: d.value(mood, cell) == 0 ? mood : level, at: cell)
    }
    try t.driver.system.setNeeds(.layoutSubviews, at: cell)
    try t.update()
    try t.driver.override(level, 1, at: t.main)
    try t.update()
    #expect(t.calls() == ["cell:layoutSubviews"])
    try t.driver.override(mood, 1, at: t.main)
    try t.update()
    try t.driver.override(mood, 2, at: t.main)
    try t.update()
    #expect(t.calls() == ["cell:layoutSubviews"])
    try t.driver.override(level, 2, at: t.main)
    try t.update()
    #expect(t.calls() == ["cell:layoutSubviews"])
  }

  @Test(
    "R58: only a method's own environment counts, for a controller its view as well; R56: not before iOS 18")
  func trackedEnvironments() throws {
    for (version, calls) in [(SystemVersion.iOS17, 0), (.iOS18, 1)] {
      var t = try Talk(version: version)
      let (theme, settings, view, header) = (t.theme, t.settings, t.settingsView, t.header)
      try t.driver.on(settings, .viewWillLayoutSubviews) { d, _ in
        d.system.noteRead(of: theme, at: view)
        d.system.noteRead(of: theme, at: header)
      }
      try t.driver.system.setNeeds(.layoutSubviews, at: settings)
      try t.update()
      _ = t.calls()
      try t.override(1, at: header)
      try t.update()
      #expect(t.calls() == [])
      try t.override(1, at: view)
      try t.update()
      #expect(t.calls().count == calls)
    }
  }

  @Test("R63, R65: a colour trait draws what shows a dynamic colour or draws itself, and nothing else")
  func colours() throws {
    var t = try Talk()
    t.driver.system.setUsesColors(true, at: t.header)
    try t.driver.on(t.cell, .draw)
    let draws = { (t: Talk) in [t.header, t.form, t.cell].map { t.driver.system.draws(at: $0) } }
    let before = draws(t)
    try t.driver.override(t.level, 1, at: t.main)
    try t.update()
    #expect(draws(t) == before)
    try t.override(1, at: t.main)
    try t.update()
    #expect(draws(t) == [before[0] + 1, before[1], before[2] + 1])
  }
}

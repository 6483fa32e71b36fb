import Testing
import Traits
import ViewTree

@Suite struct FirstTests {
  @Test func anOverrideFlowsDown() throws {
    var d = Driver()
    let theme = try d.define("theme", color: true)
    let main = try d.create(.scene, "main")
    let win = try d.create(.window, "win", in: main)
    let root = try d.create(.controller, "root", in: win)
    let header = try d.create(.view, "header", in: root)
    let settings = try d.create(.controller, "settings", in: root)
    let form = try d.create(.view, "form", in: settings)
    let cell = try d.create(.view, "cell", in: form)
    try d.update()
    #expect(d.system.layouts(at: cell) == 1)
    try d.register(cell, [theme]) { d, call in #expect(d.value(theme, cell) != 0) }
    try d.register(header, [theme]) { d, call in #expect(d.value(theme, cell) == 0) }
    try d.on(cell, .layoutSubviews)
    try d.override(theme, 1, at: main)
    #expect(d.value(theme, main) == 1)
    #expect(d.value(theme, cell) == 0)
    try d.update()
    #expect(d.value(theme, cell) == 1)
    #expect(d.calls() == ["header:#1", "cell:#0"])
    try d.override(theme, 3, at: form)
    #expect(d.value(theme, form) == 1)
    try d.run { try $0.setNeedsLayout(at: cell) }
    try d.update()
    #expect(d.value(theme, form) == 3)
    try d.removeOverride(theme, at: form)
    try d.update()
    #expect(d.value(theme, cell) == 1)
    #expect(d.system.isUpToDate)
  }
}

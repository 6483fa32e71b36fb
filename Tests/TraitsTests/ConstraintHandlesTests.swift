import Testing
import Traits

@Suite("Constraints and methods on handles")
struct ConstraintHandlesTests {
  @Test("R57, R59: constraints are asked for by hand, and since iOS 18 by what they have read")
  func tracking() throws {
    let talk = try TalkingApplication()
    talk.app.use(.iOS18)
    try talk.app.update()
    var seen: [String] = []
    talk.cell.override(.updateConstraints) { cell, _ in seen.append("cell \(cell.traitCollection.theme)") }
    talk.cell.setNeedsUpdateConstraints()
    try talk.app.update()
    #expect(seen == ["cell standard"])
    talk.main.traitOverrides.theme = .bold
    try talk.app.update()
    #expect(seen == ["cell standard", "cell bold"])
    try talk.app.update()
    #expect(seen.count == 2)
  }

  @Test("a controller's come before its view's, and both before the layout, which they do not ask for")
  func order() throws {
    let talk = try TalkingApplication()
    var seen: [String] = []
    talk.settings.override(.updateViewConstraints) { _, _ in seen.append("controller") }
    talk.settings.view.override(.updateConstraints) { _, _ in seen.append("view") }
    talk.settings.view.override(.layoutSubviews) { _, _ in seen.append("layout") }
    talk.settings.setNeedsUpdateConstraints()
    try talk.app.update()
    #expect(seen == ["controller", "view"])
    talk.settings.setNeedsLayout()
    talk.settings.setNeedsUpdateConstraints()
    try talk.app.update()
    #expect(seen == ["controller", "view", "controller", "view", "layout"])
  }

  @Test("a method whose override was removed is not called, and what it has read is forgotten")
  func removing() throws {
    let talk = try TalkingApplication()
    talk.app.use(.iOS18)
    var layouts = 0
    talk.cell.override(.layoutSubviews) { cell, _ in
      layouts += 1
      _ = cell.traitCollection.theme
    }
    talk.cell.setNeedsLayout()
    try talk.app.update()
    #expect(layouts == 1)
    let before = talk.app.traits.layouts(of: talk.cell.handle.id)
    talk.cell.removeOverride(.layoutSubviews)
    talk.cell.removeOverride(.layoutSubviews)
    talk.main.traitOverrides.theme = .bold
    try talk.app.update()
    talk.cell.override(.layoutSubviews) { _, _ in layouts += 10 }
    try talk.app.update()
    #expect(layouts == 1)
    #expect(talk.app.traits.layouts(of: talk.cell.handle.id) == before)
  }

  @Test("a view whose draw was removed still resolves its dynamic colour")
  func drawing() throws {
    let talk = try TalkingApplication()
    let card = Color { $0.theme == .bold ? .black : .white }
    talk.cell.backgroundColor = card
    var draws = 0
    talk.cell.override(.draw) { _, _ in draws += 1 }
    try talk.app.update()
    talk.cell.removeOverride(.draw)
    talk.main.traitOverrides.theme = .bold
    try talk.app.update()
    #expect(draws == 1)
    #expect(talk.cell.drawnBackgroundColor == .black)
  }
}

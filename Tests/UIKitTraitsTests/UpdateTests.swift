import Foundation
import Testing
import UIKitTraits

/// A view that overrides every method, and reads what it is told to read.
private final class Reader: View {
  var log: [String] = []
  override func updateProperties() { log.append("properties \(traitCollection.userInterfaceStyle)") }
  override func updateConstraints() { log.append("constraints") }
  override func layoutSubviews() { log.append("layout \(traitCollection.myAppTheme)") }
  override func draw(_ rect: CGRect) { log.append("draw \(TraitCollection.current.myAppTheme)") }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    log.append("changed from \(previous?.myAppTheme ?? .standard)")
  }
  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// A view whose layout reads a trait that affects no colours.
private final class PlaceReader: View {
  var seen: [Bool] = []
  override func layoutSubviews() { seen.append(traitCollection.isContainedInSettings) }
}

/// What a turn of the run loop does with views.
@MainActor @Suite struct UpdateTests {
  private func show(_ view: View, rules: SystemVersion = .iOS26) throws -> (app: Application, window: Window)
  {
    let app = Application(rules: rules)
    let window = Window(windowScene: WindowScene(application: app))
    window.addSubview(view)
    try app.update()
    return (app, window)
  }

  @Test("The first update calls all methods in UIKit's order")
  func order() throws {
    let reader = Reader()
    let shown = try show(reader)
    #expect(reader.take() == ["properties unspecified", "constraints", "layout standard", "draw standard"])
    shown.window.traitOverrides.myAppTheme = .bold
    try shown.app.update()
    #expect(reader.take() == ["changed from standard", "constraints", "layout bold", "draw bold"])
  }

  @Test("With the newest rules a method runs again for a trait that it has read, and for no other")
  func tracking() throws {
    let reader = PlaceReader()
    let shown = try show(reader)
    shown.window.traitOverrides.horizontalSizeClass = .compact
    try shown.app.update()
    #expect(reader.seen == [false])
    shown.window.traitOverrides.isContainedInSettings = true
    try shown.app.update()
    #expect(reader.seen == [false, true])
    let older = PlaceReader()
    let old = try show(older, rules: .iOS17)
    old.window.traitOverrides.isContainedInSettings = true
    try old.app.update()
    #expect(older.seen == [false])
  }

  @Test("updateProperties() runs where it was asked for, at once or in the next update")
  func properties() throws {
    let reader = Reader()
    let shown = try show(reader)
    _ = reader.take()
    reader.setNeedsUpdateProperties()
    #expect(reader.take() == [])
    shown.window.updatePropertiesIfNeeded()
    #expect(reader.take() == ["properties unspecified"])
    shown.window.traitOverrides.userInterfaceStyle = .dark
    try shown.app.update()
    #expect(reader.take().contains("properties dark"))
  }

  @Test("layoutIfNeeded() lays out with current traits")
  func layoutIfNeeded() throws {
    let reader = LayoutReader()
    let shown = try show(reader, rules: .iOS17)
    reader.traitOverrides.myAppTheme = .bold
    reader.setNeedsLayout()
    shown.window.layoutIfNeeded()
    #expect(reader.seen == [.standard, .bold])
  }

  @Test("What one change costs is counted")
  func cost() throws {
    let talk = try Talk()
    let cost = try talk.app.cost {
      talk.scene.traitOverrides.myAppTheme = .bold
      try talk.app.update()
    }
    #expect(cost.environments == 7 && cost.callbacks == 2 && cost.overrides == 1)
  }

  @Test("An update that does not come to rest is thrown with the class's name, and changes nothing")
  func loops() throws {
    let talk = try Talk()
    talk.cell.registerForTraitChanges([MyAppThemeTrait.self]) { (cell: Cell, _: TraitCollection) in
      cell.traitOverrides.myAppTheme = cell.traitCollection.myAppTheme == .bold ? .pastel : .bold
      _ = View()
    }
    talk.window.traitOverrides.myAppTheme = .bold
    let problem = #expect(throws: TraitProblem.self) { try talk.app.update() }
    #expect(problem?.description.contains("callbacks of Cell keep asking") == true)
    #expect(!talk.cell.traitOverrides.contains(MyAppThemeTrait.self))
    #expect(talk.cell.traitCollection.myAppTheme == .standard)
    #expect(talk.window.traitOverrides.myAppTheme == .bold)
    talk.window.traitOverrides.remove(MyAppThemeTrait.self)
    try talk.app.update()
  }
}

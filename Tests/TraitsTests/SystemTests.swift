import Testing
import Traits
import ViewTree

/// What holds the engine together: the table of traits, copies, comparing by code, costs, explanations and loops.
@Suite struct SystemTests {
  @Test func appleHas22TraitsAndTheirFlagsAreThoseMeasured() {
    let rows = TraitDefinition.system
    #expect(rows.count == 22)
    #expect(rows.count { $0.affectsColorAppearance } == 7)
    #expect(rows.count { $0.isInColorList } == 6)
    #expect(rows.count { $0.affectsImageLookup } == 10)
    #expect(rows[Int(TraitID.userInterfaceStyle.index)].key == "UITraitUserInterfaceStyle")
    #expect(rows[Int(TraitID.horizontalSizeClass.index)].property == "horizontalSizeClass")
    #expect(rows[Int(TraitID.verticalSizeClass.index)].property == "verticalSizeClass")
    #expect(rows[Int(TraitID.userInterfaceLevel.index)].property == "userInterfaceLevel")
    let sizes = rows[Int(TraitID.preferredContentSizeCategory.index)]
    #expect(sizes.property == "preferredContentSizeCategory")
    #expect(sizes.defaultValue == .string("_UICTContentSizeCategoryUnspecified"))
    let natural = rows.first { $0.property == "resolvesNaturalAlignmentWithBaseWritingDirection" }
    #expect(natural?.defaultValue == .bool(true) && natural?.since == 26)
  }

  @Test func aCopyIsAnotherSystem() throws {
    var t = try Talk()
    let copy = t.driver.system
    try t.override(1, at: t.main)
    try t.update()
    try t.driver.run { [t] in try $0.detach(t.form) }
    #expect(copy.value(of: t.theme, at: t.cell) == .integer(0))
    #expect(copy.tree.isInHierarchy(t.form))
    #expect(t[t.cell] == 1)
  }

  @Test func aCopyInTheMiddleOfAnUpdateGoesOnByItself() throws {
    var t = try Talk()
    try t.driver.register(t.form, [t.theme])
    try t.driver.register(t.cell, [t.theme])
    try t.override(1, at: t.main)
    t.driver.system.beginUpdate()
    var copy = t.driver.system
    func finish(_ system: inout TraitSystem) throws -> Int {
      var calls = 0
      while system.depth > 0 { if case .call = try system.next() { calls += 1 } }
      return calls
    }
    #expect(try finish(&copy) == 2)
    #expect(t[t.cell] == 0)
    #expect(try finish(&t.driver.system) == 2)
  }

  struct Palette: TraitObject {
    let name: String
    let shade: Int
    var comparesByCode: Bool { true }
    func isEqual(to other: any TraitObject) -> Bool {
      (other as? Palette).map { $0.name == name && $0.shade == shade } ?? false
    }
  }

  @Test func valuesThatCompareByCodeAreAskedAboutOnceAnUpdate() throws {
    var t = try Talk()
    let palette = try t.driver.system.define(
      TraitDefinition(property: "palette", key: "Palette", defaultValue: .object(Palette(name: "", shade: 0)))
    )
    t.driver.areEqual = { left, right in
      guard case .object(let left as Palette) = left, case .object(let right as Palette) = right else {
        return false
      }
      return left.name == right.name
    }
    try t.driver.register(t.form, [palette])
    try t.driver.register(t.cell, [palette])
    func set(_ value: Palette) throws {
      try t.driver.run { [t] in try $0.setOverride(.object(value), for: palette, at: t.settingsView) }
      try t.update()
    }
    try set(Palette(name: "a", shade: 1))
    #expect(t.calls() == ["form:#0", "cell:#1"])
    #expect(t.driver.system.cost.equalities == 1)
    try set(Palette(name: "a", shade: 2))
    #expect(t.calls() == [])
  }

  @Test func costCountsWhatAChangeReaches() throws {
    var t = try Talk()
    t.driver.system.countsEnvironments = true
    try t.override(1, at: t.form)
    try t.update()
    let before = t.driver.system.cost
    try t.driver.register(t.cell, [t.theme])
    try t.override(2, at: t.settings)
    try t.update()
    let cost = t.driver.system.cost.since(before)
    #expect(cost.environments == 1)
    #expect(cost.updated == 3)
    #expect(cost.overrides == 1)
    #expect(cost.callbacks == 0)
  }

  @Test func whatHappenedIsToldWhereItBegins() throws {
    var t = try Talk()
    try t.override(1, at: t.settings)
    try t.update()
    let told = t.driver.events.compactMap { event -> String? in
      switch event {
      case .changed(let trait, let id, let old, let new):
        "\(trait == t.theme) \(t.driver.system.tree.name(of: id)) \(old) \(new)"
      case .overrideSet(_, let id, nil, _): "override \(t.driver.system.tree.name(of: id))"
      default: nil
      }
    }
    #expect(told == ["override settings", "true settings integer(0) integer(1)"])
    #expect(t.driver.system.followers(of: t.theme, below: t.settings) == [t.settingsView, t.form, t.cell])
  }

  @Test func anExplanationNamesWhatDecidesWhatLostAndWhatIsPending() throws {
    var t = try Talk()
    try t.override(1, at: t.main)
    try t.override(2, at: t.form)
    try t.update()
    func chain() -> [String] {
      t.driver.system.explanation(of: t.theme, at: t.cell).map { link in
        "\(link.environment.map { t.driver.system.tree.name(of: $0) } ?? "default") \(link.role)"
      }
    }
    #expect(chain() == ["form decides", "main hidden", "default hidden"])
    try t.override(3, at: t.cell)
    #expect(chain() == ["cell pending", "form decides", "main hidden", "default hidden"])
    try t.update()
    try t.driver.removeOverride(t.theme, at: t.cell)
    #expect(chain().first == "cell ending")
  }

  @Test func anUpdateThatDoesNotComeToRestNamesWhoKeepsItGoing() throws {
    var t = try Talk()
    let (theme, cell) = (t.theme, t.cell)
    try t.driver.register(cell, [theme]) { d, _ in
      try d.override(theme, (d.value(theme, cell) ?? 0) + 1, at: cell)
    }
    try t.override(1, at: cell)
    let problem = thrown { try t.update() }
    #expect(
      problem?.description
        == "The update did not come to rest in 100 passes: callbacks of cell keep asking for another; one that changes "
        + "nothing where nothing is to be changed ends it.")
  }

  @Test func everyDecisionHasItsOwnNameAndSaysSomething() {
    #expect(Set(Decision.all.map(\.id)).count == Decision.all.count)
    #expect(Decision.all.allSatisfy { $0.title.hasSuffix("?") && !$0.answer.isEmpty && !$0.reason.isEmpty })
    #expect(Decision.all.contains { $0.id == "removals" })
  }

  @Test func aChunkedArrayIsAnArrayWhoseCopiesStayApart() {
    var array = ChunkedArray<Int>()
    for index in 0..<10_000 { array.append(index) }
    let copy = array
    array[70] = -1
    #expect(array.count == 10_000 && array[70] == -1 && array.last == 9_999)
    #expect(Array(copy) == Array(0..<10_000))
  }
}

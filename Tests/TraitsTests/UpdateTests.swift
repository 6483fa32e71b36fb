import Testing
import Traits
import ViewTree

@Suite("Updates")
struct UpdateTests {
  @Test("R31, R41: a view answers the old value until just before its layout")
  func justBeforeLayout() throws {
    var talk = try Talk()
    talk.listen(talk.header, talk.cell)
    try talk.override(1, on: talk.main)
    try talk.system.setNeedsLayout(talk.header)
    try talk.system.setNeedsLayout(talk.cell)
    #expect(talk.theme(at: talk.header) == 0)
    var seen: [[Int?]] = []
    let told = try talk.run { talk, work in
      if case .callback(.layoutSubviews, _) = work {
        seen.append([talk.theme(at: talk.header), talk.theme(at: talk.cell)])
      }
    }
    #expect(told.filter { $0.contains("layout") } == ["header.layoutSubviews", "cell.layoutSubviews"])
    #expect(seen == [[1, 0], [1, 1]])
  }

  @Test(
    "R32: a pass goes top-down, does for each environment traits and then layout, and draws when all is at rest"
  )
  func order() throws {
    var talk = try Talk()
    talk.listen(talk.root, talk.header, talk.form)
    _ = try talk.system.register([talk.theme], on: talk.form)
    try talk.override(1, on: talk.main)
    for id in [talk.header, talk.form, talk.root] {
      try talk.system.setNeedsLayout(id)
      try talk.system.setNeedsDisplay(id)
    }
    #expect(
      try talk.run() == [
        "root.traitCollectionDidChange", "root.viewWillLayoutSubviews", "root.viewDidLayoutSubviews",
        "header.traitCollectionDidChange", "header.layoutSubviews", "form#0", "form.traitCollectionDidChange",
        "form.layoutSubviews", "header.draw", "form.draw",
      ])
  }

  @Test(
    "R32: what a callback sets further down counts in the same pass, what it sets behind counts in the next")
  func changesInside() throws {
    var talk = try Talk()
    talk.listen(talk.header, talk.form)
    try talk.system.setNeedsLayout(talk.header)
    try talk.system.setNeedsLayout(talk.form)
    var values: [Int?] = []
    let told = try talk.run { talk, work in
      if case .callback(.layoutSubviews, talk.header) = work, values.isEmpty {
        try talk.override(2, on: talk.form)
        try talk.override(1, on: talk.root)
      }
      values.append(talk.theme(at: talk.form))
    }
    #expect(
      told == [
        "header.layoutSubviews", "form.traitCollectionDidChange", "form.layoutSubviews",
        "header.traitCollectionDidChange",
      ])
    #expect(values == [0, 2, 2, 2])
  }

  @Test("R33: what stands outside keeps its last values; R36: updateTraitsIfNeeded works without a window")
  func outside() throws {
    var talk = try Talk()
    try talk.override(1, on: talk.main)
    try talk.system.update()
    try talk.system.detach(talk.settings)
    try talk.override(2, on: talk.main)
    try talk.override(3, on: talk.form)
    #expect(try talk.run() == [])
    #expect(talk.theme(at: talk.settings) == 1)
    #expect(talk.theme(at: talk.form) == 1)
    try talk.system.update(.traits(of: talk.settings))
    #expect(talk.theme(at: talk.settings) == 1)
    #expect(talk.theme(at: talk.cell) == 3)
  }

  @Test("R34: a right prediction is not reported, a change since is; custom traits start at their defaults")
  func prediction() throws {
    var talk = try Talk()
    let style = try talk.apple("userInterfaceStyle")
    try talk.system.setOverride(.integer(2), of: style, on: talk.main)
    try talk.override(1, on: talk.main)
    try talk.system.update()
    let badge = try talk.system.create(.view, in: talk.form)
    let spare = try talk.system.create(.view)
    #expect(talk.system.value(of: style, at: badge).number == 2)
    #expect(talk.system.value(of: style, at: spare).number == 2)
    #expect(talk.theme(at: badge) == 0)
    let styles = try talk.system.register([style], on: badge)
    let themes = try talk.system.register([talk.theme], on: badge)
    try talk.system.update()
    #expect(talk.system.calls(of: styles) == 0)
    #expect(talk.system.calls(of: themes) == 1)
    #expect(talk.theme(at: badge) == 1)
  }

  @Test("R34: insertion reports real changes only")
  func insertion() throws {
    var talk = try Talk()
    try talk.override(1, on: talk.header)
    try talk.system.update()
    let watch = try talk.system.register([talk.theme], on: talk.cell)
    try talk.system.detach(talk.form)
    try talk.system.move(talk.form, to: talk.settings)
    try talk.system.update()
    #expect(talk.system.calls(of: watch) == 0)
    try talk.system.move(talk.form, to: talk.header)
    #expect(talk.theme(at: talk.cell) == 0)
    try talk.system.update()
    #expect(talk.system.calls(of: watch) == 1)
    #expect(talk.theme(at: talk.cell) == 1)
  }

  @Test(
    "R35: updateTraitsIfNeeded brings one environment and its subtree up to date, ancestors first; others stay old"
  )
  func confined() throws {
    var talk = try Talk()
    talk.listen(talk.root, talk.header, talk.settings, talk.form)
    try talk.override(1, on: talk.main)
    let told = try talk.run(.traits(of: talk.settings))
    #expect(
      told == [
        "root.traitCollectionDidChange", "settings.traitCollectionDidChange", "form.traitCollectionDidChange",
      ])
    #expect(talk.theme(at: talk.header) == 0)
    #expect(talk.theme(at: talk.cell) == 1)
    #expect(try talk.run() == ["header.traitCollectionDidChange"])
    #expect(talk.theme(at: talk.header) == 1)
  }

  @Test("R35: only views and controllers have updateTraitsIfNeeded")
  func confinedKinds() throws {
    var talk = try Talk()
    #expect(throws: TraitProblem.updatesNoTraits(talk.main)) {
      try talk.system.beginUpdate(.traits(of: talk.main))
    }
    #expect(throws: Never.self) { try talk.system.update(.traits(of: talk.win)) }
  }

  @Test("R35: it is safe inside a callback, and the outer update goes on behind it")
  func nested() throws {
    var talk = try Talk()
    let first = try talk.system.register([talk.theme], on: talk.root)
    let last = try talk.system.register([talk.theme], on: talk.cell)
    let other = try talk.system.register([talk.theme], on: talk.header)
    try talk.override(1, on: talk.main)
    var seen: [Int?] = []
    _ = try talk.run { talk, work in
      guard case .registration(first, _) = work else { return }
      seen.append(talk.theme(at: talk.cell))
      _ = try talk.run(.traits(of: talk.form))
      seen += [talk.theme(at: talk.cell), talk.theme(at: talk.header)]
    }
    #expect(seen == [0, 1, 0])
    for id in [first, last, other] { #expect(talk.system.calls(of: id) == 1) }
    #expect(talk.theme(at: talk.header) == 1)
  }

  @Test("R37: the overrides of every kind of environment show with the next update")
  func allKindsLater() throws {
    var talk = try Talk()
    for id in [talk.main, talk.win, talk.root, talk.header] {
      try talk.override(1, on: id)
      #expect(talk.theme(at: id) == 0)
      try talk.system.update()
      #expect(talk.theme(at: id) == 1)
      talk.system.removeOverride(of: talk.theme, on: id)
      try talk.system.update()
    }
  }

  @Test("an update that never comes to rest ends with an error that names who goes on")
  func bound() throws {
    var talk = try Talk()
    let watch = try talk.system.register([talk.theme], on: talk.cell)
    try talk.override(1, on: talk.cell)
    talk.system.isRecording = true
    let (mark, digest) = (talk.system.mark, talk.system.digest())
    #expect(
      throws: TraitProblem.tooManyPasses(limit: 100, environments: [talk.cell], traits: [talk.theme])
    ) {
      _ = try talk.run { talk, _ in try talk.override((talk.theme(at: talk.cell) ?? 0) + 1, on: talk.cell) }
    }
    #expect(talk.system.calls(of: watch) == 100)
    talk.system.revert(to: mark)
    #expect(talk.system.digest() == digest)
    #expect(!talk.system.isUpdating)
  }

  @Test("layouts are counted, coalesced, and run again after each setNeedsLayout")
  func layouts() throws {
    var talk = try Talk()
    for _ in 0..<3 { try talk.system.setNeedsLayout(talk.cell) }
    #expect(talk.system.layouts(of: talk.cell) == 1)
    try talk.system.update()
    #expect(talk.system.layouts(of: talk.cell) == 2)
    #expect(talk.system.draws(of: talk.cell) == 1)
    try talk.system.setNeedsLayout(talk.root)
    try talk.system.update()
    #expect(talk.system.layouts(of: talk.root) == 2)
    #expect(throws: TraitProblem.hasNoLayout(talk.main)) { try talk.system.setNeedsLayout(talk.main) }
    #expect(throws: TraitProblem.hasNoDrawing(talk.main)) { try talk.system.setNeedsDisplay(talk.main) }
  }

  @Test(
    "a view that is moved is not laid out again unasked, and what comes from outside is, but not what stands in it"
  )
  func onlyTheFirstTime() throws {
    var talk = try Talk()
    try talk.system.move(talk.form, to: talk.header)
    try talk.system.update()
    #expect(talk.system.layouts(of: talk.form) == 1)
    try talk.system.detach(talk.form)
    try talk.system.move(talk.form, to: talk.root)
    try talk.system.update()
    #expect(talk.system.layouts(of: talk.form) == 2)
    #expect(talk.system.layouts(of: talk.cell) == 1)
  }

  @Test("an update goes on from where it was when a callback moves the environment that is being called")
  func movedWhileCalled() throws {
    var talk = try Talk()
    talk.listen(talk.header, talk.form)
    talk.system.setInterest(true, in: .traitCollectionDidChange, at: talk.root)
    try talk.system.setNeedsLayout(talk.header)
    try talk.system.setNeedsLayout(talk.form)
    let told = try talk.run { talk, work in
      guard case .callback(.layoutSubviews, talk.header) = work else { return }
      try talk.system.move(talk.header, to: talk.cell)
      try talk.override(1, on: talk.root)
    }
    #expect(
      told == [
        "header.layoutSubviews", "form.layoutSubviews", "root.traitCollectionDidChange",
        "form.traitCollectionDidChange", "header.traitCollectionDidChange",
      ])
  }

  @Test("an update goes on where it was when all labels are set anew in the middle of it")
  func labels() throws {
    var talk = try Talk()
    let watches = try [talk.root, talk.header, talk.settings, talk.form, talk.cell].map {
      try talk.system.register([talk.theme], on: $0)
    }
    try talk.override(1, on: talk.main)
    let epoch = talk.system.hierarchy.labelEpoch
    var parent = talk.header
    _ = try talk.run { talk, work in
      guard case .registration(watches[0], _) = work else { return }
      while talk.system.hierarchy.labelEpoch == epoch {
        parent = try talk.system.create(.view, in: parent)
        _ = try talk.system.create(.view, in: talk.header)
      }
    }
    #expect(watches.map { talk.system.calls(of: $0) } == [1, 1, 1, 1, 1])
    #expect(talk.theme(at: parent) == 1)
    #expect(talk.system.brokenInvariants() == [])
  }
}

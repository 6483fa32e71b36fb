import Commands
import Journals
import Traits
import ViewTree

/// What would have to change for a view to show another file of its image, or another colour.
extension Playground {
  /// An image or a colour as a view has it.
  struct ShownLook {
    /// The view.
    var view: EnvironmentID
    /// The view and the property as they are written.
    var subject: String
    /// The property, by its row.
    var row: Int
  }

  /// A trait and the value that an override would give it.
  typealias Setting = (trait: TraitID, value: TraitValue)

  /// What a trial of a change brings.
  struct LookTrial {
    /// What is shown when the update has drawn what it draws, as it is written; `nil` where a colour of the view cannot be computed.
    var shown: String?
    /// The traits of the view then.
    var traits: TraitCollection
    /// How many environments had a new value.
    var reach: Int
  }

  /// What a view shows of a look, as it is written: a plain colour, or what the last draw found.
  func text(of look: ShownLook) -> String { world.literal(world.properties[look.row].visible) }

  /// What a view shows when the next update is over, behind a change or without one; `nil` where the change is refused.
  func trial(
    of look: ShownLook, _ change: ((inout TraitSystem) throws(TraitProblem) -> Void)? = nil
  ) throws(Problem) -> LookTrial? {
    try trial(of: look, making: change.map { change in { self.isAllowed(change) } })
  }

  private func trial(of look: ShownLook, making make: (() -> Bool)?) throws(Problem) -> LookTrial? {
    var isDrawn = true
    let found = try trial(
      .everything, making: make,
      seeing: { (work) throws(Problem) in
        guard case .callback(.draw, look.view) = work else { return }
        isDrawn = try self.unlessFailing { () throws(Problem) in try self.resolveLook(of: look.view) } != nil
      },
      { () throws(Problem) in
        (isDrawn ? self.text(of: look) : nil, self.world.traits.collection(at: look.view))
      })
    return found.map { LookTrial(shown: $0.answer.0, traits: $0.answer.1, reach: $0.reach) }
  }

  /// Why a view does not show what it might, and the statements that would do it, each tried on a copy.
  ///
  /// - Parameters:
  ///   - finding: What keeps it away, once the view is in a hierarchy.
  ///   - search: The overrides on the view, each some traits at once, with which it would be drawn, given the traits of the next update.
  func remedies(
    _ look: ShownLook, _ wanted: String, because finding: @autoclosure () throws(Problem) -> String,
    searching search: (TraitCollection) throws(Problem) -> [[Setting]]
  ) throws(Problem) -> Remedies {
    let shown = text(of: look)
    let due = try trial(of: look)
    var remedies = Remedies(
      subject: look.subject, value: shown, wanted: wanted, finding: .already,
      isUpdating: world.traits.isUpdating, due: due?.shown == shown ? nil : due?.shown, remedies: [])
    guard shown != wanted, let due else { return remedies }
    guard world.traits.hierarchy.isInHierarchy(look.view) else {
      remedies.finding = .outside("it stands in no hierarchy, so nothing draws it")
      remedies.remedies = try appearance(look, wanted)
      return remedies
    }
    remedies.finding = .because(try finding())
    if due.shown == wanted {
      remedies.remedies = [.init(statement: "update", reach: due.reach)]
    } else if let redraw = try self.remedy(look, wanted, setting: []) {
      remedies.remedies = [redraw]
    } else {
      for settings in try search(due.traits).prefix(Playground.mostTrials)
      where remedies.remedies.count < Playground.mostRemedies {
        if let remedy = try self.remedy(look, wanted, setting: settings) { remedies.remedies.append(remedy) }
      }
    }
    return remedies
  }

  /// What code of the learner's brings, as that of a colour; `nil` where it fails.
  ///
  /// - Throws: Only what ends the question itself: too many steps, and an interruption.
  func unlessFailing<Answer>(_ body: () throws(Problem) -> Answer?) throws(Problem) -> Answer? {
    do throws(Problem) { return try body() } catch {
      switch error.kind {
      case .tooManySteps, .interrupted: throw error
      default: return nil
      }
    }
  }

  /// How many ways to the same are worth reading, and how many are tried for that.
  static let mostRemedies = 3, mostTrials = 16

  /// Overrides of the view with which it shows what is wanted, or that it is drawn once more; drawn anew by hand where no update does it.
  private func remedy(_ look: ShownLook, _ wanted: String, setting settings: [Setting]) throws(Problem)
    -> Remedies.Remedy?
  {
    let id = look.view
    for isRedrawn in settings.isEmpty ? [true] : [false, true] {
      let found = try trial(of: look) { (traits) throws(TraitProblem) in
        for setting in settings { try traits.setOverride(setting.value, of: setting.trait, on: id) }
        if isRedrawn { try traits.setNeedsDisplay(id) }
      }
      guard let found else { return nil }
      if found.shown != wanted { continue }
      var statements: [String] = []
      if !settings.isEmpty {
        guard let override = override(id, settings) else { return nil }
        statements.append(override)
      }
      if isRedrawn { statements.append("invalidate \(world.reference(to: id)) display") }
      if world.updatesManually { statements.append("update") }
      return .init(statement: statements.joined(separator: "; "), reach: found.reach)
    }
    return nil
  }

  /// The statement that gives the view something else to show, if that does it; drawn where `isDrawn`, shown at once where not.
  func remedy(_ look: ShownLook, _ wanted: String, replacing value: Value, isDrawn: Bool) throws(Problem)
    -> Remedies.Remedy?
  {
    let found = try trial(of: look) {
      self.world.properties[look.row].value = value
      if !isDrawn { return true }
      return self.isAllowed { (traits) throws(TraitProblem) in try traits.setNeedsDisplay(look.view) }
    }
    guard let found, found.shown == wanted else { return nil }
    let statement = "set \(look.subject) = \(world.literal(value))"
    return .init(
      statement: isDrawn && world.updatesManually ? statement + "; update" : statement, reach: found.reach)
  }

  /// The statement that sets overrides; `nil` where a value cannot be typed.
  private func override(_ id: EnvironmentID, _ settings: [Setting]) -> String? {
    let place = world.reference(to: id)
    var parts: [String] = []
    for setting in settings {
      let view = TraitView(id: setting.trait, type: world.type(of: setting.trait))
      guard let value = world.written(world.value(setting.value, of: setting.trait)) else { return nil }
      let target = settings.count == 1 ? world.written(view, at: place) : world.written(view)
      parts.append("\(target) = \(value)")
    }
    return parts.count == 1
      ? "override \(parts[0])" : "override \(place) { \(parts.joined(separator: "; ")) }"
  }

  /// For a view in a controller that waits to appear: its appearance, if that brings it.
  private func appearance(_ look: ShownLook, _ wanted: String) throws(Problem) -> [Remedies.Remedy] {
    guard let (root, place) = awaitedAppearance(of: look.view) else { return [] }
    let found = try trial(of: look) { (traits) throws(TraitProblem) in
      try self.insert(root, into: place, of: &traits)
    }
    guard let found, found.shown == wanted else { return [] }
    return [.init(statement: "appear \(world.reference(to: root))", reach: found.reach)]
  }

  /// What a trait can be set to where that can be counted up, that which says nothing last.
  func cases(of trait: TraitID) -> [TraitValue] {
    let cases: [Value]
    switch world.type(of: trait).unwrapped {
    case .bool: cases = [.bool(false), .bool(true)]
    case .enumeration(let row):
      let all = world.enums[row].cases.indices.map { Value.enumCase(Int32(row), Int32($0)) }
      cases = Array(all.dropFirst() + all.prefix(1))
    default: return []
    }
    return cases.map { world.engineValue($0, of: trait) }
  }
}

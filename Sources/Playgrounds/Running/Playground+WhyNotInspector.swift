import Commands
import Journals
import Presentations
import Syntax
import Traits
import ViewTree

extension Playground {
  /// `why not details.presentedAs == column`: what makes it what it is, and which statements would change
  /// that.
  ///
  /// As for traits, every statement is tried on a copy and is named only where it does it.
  func remedies(_ property: InspectorProperty, _ id: InspectorID, _ wanted: Value) throws(Problem) -> Remedies
  {
    let question = InspectorQuestion(property: property, inspector: id, wanted: wanted)
    let current = value(property, of: id)
    let holds = current.isEqual(to: wanted)
    let due = try outcome([], question)?.value
    return Remedies(
      subject: "\(world.label(of: id)).\(property.rawValue)", value: world.literal(current),
      wanted: world.literal(wanted), finding: holds ? .already : finding(question),
      due: due.flatMap { $0.isEqual(to: current) ? nil : world.literal($0) },
      remedies: holds ? [] : try remedies(question))
  }

  /// What is asked.
  private struct InspectorQuestion {
    var property: InspectorProperty
    var inspector: InspectorID
    var wanted: Value
  }

  /// A change that may do it.
  private enum InspectorChange {
    case present, dismiss, appear
    case drag(Double)
    case share(Int, of: Int)
    case rotate
    case override(SizeClass)
    case removeOverride(EnvironmentID)
  }

  private func finding(_ question: InspectorQuestion) -> Remedies.Finding {
    let inspector = world.label(of: question.inspector)
    if question.property == .presentedAs, !InspectorProperty.forms.contains(world.literal(question.wanted)) {
      return .never("an inspector is a column, an overlay, a sheet or hidden")
    }
    guard world.screens.isPresented(question.inspector) else {
      return .because("`\(inspector)` is dismissed")
    }
    let view = world.screens.view(of: question.inspector)
    if question.property != .isPresented, world.traits.hierarchy.scene(of: view) == nil {
      return .outside("`\(world.reference(to: view))` is in no scene, so nothing presents it")
    }
    let cause = world.screens.explanation(of: question.inspector, traits: world.traits).causes.first
    guard let cause, question.property != .isPresented else { return .because("`\(inspector)` is presented") }
    if question.property == .width, let width = world.screens.width(question.inspector, traits: world.traits)
    {
      return .because(bounds(of: question.inspector, width))
    }
    let fact = cause.fact { world.reference(to: $0) }
    return .because("`\(fact.cause)` is \(fact.detail)")
  }

  /// Between which widths a column can be dragged.
  private func bounds(of id: InspectorID, _ width: Double) -> String {
    guard case .flexible(let minimum, _, let maximum) = world.screens.columnWidth(of: id) else {
      return "`\(world.label(of: id))` cannot be dragged"
    }
    let words = [minimum.map { "at least \(World.short($0))" }, maximum.map { "at most \(World.short($0))" }]
    let bounds = words.compactMap { $0 }.joined(separator: " and ")
    return "it stands there, and may be \(bounds.isEmpty ? "of any width" : bounds)"
  }

  // MARK: - What would do it

  /// The statements that do it, those first that reach the fewest environments; of several alike the first.
  private func remedies(_ question: InspectorQuestion) throws(Problem) -> [Remedies.Remedy] {
    if let due = try outcome([], question), due.holds {
      return [Remedies.Remedy(statement: "update", reach: due.reach)]
    }
    for stage in candidates(question) {
      let remedies = try remedies(question, stage)
      if !remedies.isEmpty { return remedies }
    }
    return []
  }

  private func remedies(_ question: InspectorQuestion, _ candidates: [[InspectorChange]]) throws(Problem)
    -> [Remedies.Remedy]
  {
    var remedies: [Remedies.Remedy] = []
    for changes in candidates {
      guard let found = try outcome(changes, question), found.holds else { continue }
      remedies.append(
        Remedies.Remedy(
          statement: statement(changes, question.inspector, isImmediate: found.isImmediate),
          reach: found.reach))
      // Presenting alone is enough, and one share is as good as another.
      if case .present? = changes.last { break }
      if case .share? = changes.last { break }
    }
    return remedies.enumerated().sorted { ($0.element.reach, $0.offset) < ($1.element.reach, $1.offset) }
      .map(\.element)
  }

  /// What is worth trying: one change, or what is dismissed presented and one change; where none does it and the view waits to appear, its
  /// appearance, and last that and a change.
  private func candidates(_ question: InspectorQuestion) -> [[[InspectorChange]]] {
    let changes = changes(question)
    if awaitedAppearance(of: world.screens.view(of: question.inspector)) == nil { return [changes] }
    return [changes, [[.appear]], changes.map { [.appear] + $0 }]
  }

  private func changes(_ question: InspectorQuestion) -> [[InspectorChange]] {
    var single: [InspectorChange] = [.dismiss]
    if question.property == .width, let width = number(question.wanted) { single.append(.drag(width)) }
    if let place = overridingPlace(question.inspector) { single.append(.removeOverride(place)) }
    single += [.override(.compact), .override(.regular), .rotate]
    single += [(1, 1), (2, 3), (1, 2), (1, 3)].map { .share($0.0, of: $0.1) }
    if world.screens.isPresented(question.inspector) { return single.map { [$0] } }
    return [[.present]] + single.dropFirst().map { [.present, $0] }
  }

  private func number(_ value: Value) -> Double? {
    if case .double(let number) = value { return number }
    if case .int(let number) = value { return Double(number) }
    return nil
  }

  /// The environment whose override of the width's size class governs an inspector.
  private func overridingPlace(_ id: InspectorID) -> EnvironmentID? {
    guard let trait = SystemTrait.named(SizeAxis.horizontal.property)?.id else { return nil }
    return world.traits.explanation(of: trait, at: world.screens.view(of: id))
      .first { $0.origin == .override && $0.role == .decides }?.environment
  }

  /// The scene in which a view stands, or will when it appears.
  private func scene(around view: EnvironmentID) -> EnvironmentID? {
    let hierarchy = world.traits.hierarchy
    return hierarchy.scene(of: view) ?? awaitedAppearance(of: view).flatMap { hierarchy.scene(of: $0.place) }
  }

  private func statement(_ changes: [InspectorChange], _ id: InspectorID, isImmediate: Bool) -> String {
    let inspector = world.label(of: id)
    let view = world.reference(to: world.screens.view(of: id))
    let scene = scene(around: world.screens.view(of: id)).map { world.reference(to: $0) }
    let property = SizeAxis.horizontal.property
    let words = changes.map { change in
      switch change {
      case .present: "set \(inspector).isPresented = true"
      case .dismiss: "dismiss \(inspector)"
      case .appear:
        "appear \(awaitedAppearance(of: world.screens.view(of: id)).map { world.reference(to: $0.root) } ?? "")"
      case .drag(let width): "drag \(inspector) to \(World.short(width))"
      case .share(let part, of: let whole): "resize \(scene ?? "") to \(part)/\(whole)"
      case .rotate: "rotate \(scene ?? "")"
      case .override(let size): "override \(view).\(property) = \(size)"
      case .removeOverride(let place): "remove override \(world.reference(to: place)).\(property)"
      }
    }
    return (words + (world.updatesManually && !isImmediate ? ["update"] : [])).joined(separator: "; ")
  }

  // MARK: - Trying

  /// What came of a trial.
  private struct InspectorOutcome {
    var value: Value
    var holds: Bool
    /// Whether it holds where no update comes by.
    var isImmediate: Bool
    /// How many environments had a new value.
    var reach: Int
  }

  /// Tries changes, and the update behind them unless updates are manual and it holds without; nothing of it stays.
  ///
  /// - Returns: What came of it; `nil` where a change is refused, as that of an iPhone's share is.
  private func outcome(_ changes: [InspectorChange], _ question: InspectorQuestion) throws(Problem)
    -> InspectorOutcome?
  {
    var isImmediate: Bool?
    let make: () -> Bool = {
      guard changes.allSatisfy({ self.apply($0, question.inspector) }) else { return false }
      let found = self.value(question.property, of: question.inspector)
      isImmediate = isImmediate ?? (self.world.updatesManually && found.isEqual(to: question.wanted))
      return true
    }
    let found = try trial(.everything, making: changes.isEmpty ? nil : make) { () throws(Problem) in
      value(question.property, of: question.inspector)
    }
    guard let found else { return nil }
    if isImmediate == true {
      return InspectorOutcome(value: question.wanted, holds: true, isImmediate: true, reach: 0)
    }
    return InspectorOutcome(
      value: found.answer, holds: found.answer.isEqual(to: question.wanted), isImmediate: false,
      reach: found.reach)
  }

  /// Makes a change.
  ///
  /// - Returns: Whether it is allowed.
  private func apply(_ change: InspectorChange, _ id: InspectorID) -> Bool {
    let view = world.screens.view(of: id)
    let scene = world.traits.hierarchy.scene(of: view)
    guard let property = SystemTrait.named(SizeAxis.horizontal.property)?.id else { return false }
    do {
      switch change {
      case .present: world.screens.setPresented(id, true)
      case .dismiss: world.screens.setPresented(id, false)
      case .appear:
        guard let (root, place) = awaitedAppearance(of: view) else { return false }
        try insert(root, into: place, of: &world.traits)
      case .drag(let width): try world.screens.drag(id, to: width, traits: world.traits)
      case .share(let part, of: let whole):
        guard let scene else { return false }
        try world.screens.resize(scene, toShare: part, of: whole, traits: &world.traits)
      case .rotate:
        guard let scene else { return false }
        try world.screens.rotate(scene, traits: &world.traits)
      case .override(let size):
        try world.traits.setOverride(.integer(size.rawValue), of: property, on: view)
      case .removeOverride(let place): world.traits.removeOverride(of: property, on: place)
      }
    } catch { return false }
    return true
  }
}

extension InspectorProperty {
  /// What an inspector can be presented as.
  fileprivate static let forms = [
    PresentationForm.column, .overlay, .sheet, .hidden,
  ].map(\.rawValue)
}

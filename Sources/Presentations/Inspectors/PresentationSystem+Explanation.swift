internal import Journals
public import Traits
internal import ViewTree

extension PresentationSystem {
  /// Why the inspector is what ``presentedAs(_:traits:)`` answers.
  ///
  /// ```swift
  /// system.explanation(of: details, traits: traits).causes
  /// // [.sizeClass(.horizontal, .compact, at: animals, from: .given(main)),
  /// //  .device(iPhone 16, .portrait, 393x852, of: main)]
  /// ```
  /// - Complexity: O(*d* · *c* + *s*) in the depth of the view, the values of one environment and the scenes on devices.
  public func explanation(of inspector: InspectorID, traits: TraitSystem) -> PresentationExplanation {
    let (form, decisive) = judge(inspector, traits)
    var causes = [decisive]
    let view = inspectors[Int(inspector.index)].view
    guard form != .hidden, let scene = traits.hierarchy.scene(of: view), let index = standing(of: scene)
    else {
      return PresentationExplanation(form: form, causes: causes)
    }
    if form == .overlay { causes.append(sizeClassCause(.horizontal, at: view, traits)) }
    if form == .sheet, sizeClass(.vertical, at: view, traits) == .compact {
      causes.append(sizeClassCause(.vertical, at: view, traits))
    }
    let row = standings[index]
    causes.append(.device(row.device, row.orientation, row.size, of: scene))
    return PresentationExplanation(form: form, causes: causes)
  }

  /// Why the inspector has the width that ``width(_:traits:)`` answers: where it was dragged to, and what was declared; or why it is no
  /// column, and has none.
  ///
  /// ```swift
  /// // columnWidth 200...300...400, dragged to 350
  /// system.causesOfWidth(of: details, traits: traits)
  /// // [.dragged(to: 350), .columnWidth(200...300...400)]
  /// ```
  /// - Complexity: O(*d* · *c* + *s*) in the depth of the view, the values of one environment and the scenes on devices.
  public func causesOfWidth(of inspector: InspectorID, traits: TraitSystem) -> [PresentationCause] {
    let row = inspectors[Int(inspector.index)]
    guard judge(inspector, traits).form.isColumn else {
      return explanation(of: inspector, traits: traits).causes
    }
    let declared = PresentationCause.columnWidth(row.columnWidth)
    guard row.columnWidth.isResizable, let dragged = row.draggedWidth else { return [declared] }
    let isInForce = row.width == dragged
    return isInForce ? [.dragged(to: dragged), declared] : [declared, .dragged(to: dragged)]
  }

  /// What the inspector is on the screen, and the one fact that decides it.
  func judge(_ inspector: InspectorID, _ traits: TraitSystem) -> (
    form: PresentationForm, decisive: PresentationCause
  ) {
    let row = inspectors[Int(inspector.index)]
    if !row.isPresented { return (.hidden, .dismissed) }
    guard let scene = traits.hierarchy.scene(of: row.view) else {
      return (.hidden, .outsideHierarchy(row.view))
    }
    guard let index = standing(of: scene) else { return (.hidden, .noDevice(scene)) }
    let standing = standings[index]
    if standing.device.idiom == .mac { return (.column, .macNeverSheet(scene)) }
    if sizeClass(.horizontal, at: row.view, traits) == .compact {
      return (.sheet, sizeClassCause(.horizontal, at: row.view, traits))
    }
    if case .share(let part, let whole) = standing.extent {
      return (.overlay, .splitScreen(scene, part, of: whole))
    }
    return (.column, sizeClassCause(.horizontal, at: row.view, traits))
  }

  private func sizeClassCause(_ axis: SizeAxis, at view: EnvironmentID, _ traits: TraitSystem)
    -> PresentationCause
  {
    let sources = traits.explanation(of: GivenTraits.sizeClass(axis), at: view)
    let decisive = sources.first(where: \.isInForce)
    return .sizeClass(axis, sizeClass(axis, at: view, traits), at: view, from: origin(decisive))
  }

  private func origin(_ source: TraitSystem.Source?) -> PresentationCause.Origin {
    guard let source, let environment = source.environment else { return .none }
    return switch source.origin {
    case .override: .override(environment)
    case .given: .given(environment)
    case .predicted, .remembered: .remembered(environment)
    case .default: .none
    }
  }
}

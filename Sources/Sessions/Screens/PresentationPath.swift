import Presentations
import Syntax

extension Checker {
  /// `x/sheet`, `x/alert[1]`: a presentation that a hosted view declares; nil where the path is to something else.
  package func presentation(path steps: [PathStep], _ range: SourceRange) -> Checked? {
    guard let first = steps.first, let last = steps.last, steps.count > 1, !last.isQuoted,
      Presentation.Kind(rawValue: last.name.text) != nil, session.views.roots[first.name.text] != nil
    else { return nil }
    let place = place(range)
    return Checked(.named("Presentation"), range, role: .environment) { session throws(Problem) in
      .screen(try session.presentation(first.name.text, steps.dropFirst().dropLast(), last, place))
    }
  }
}

extension Session {
  /// The presentation that a path means, on the screen or not.
  fileprivate func presentation(
    _ root: String, _ around: ArraySlice<PathStep>, _ step: PathStep, _ place: Place
  ) throws(Problem) -> ScreenID {
    guard let hosted = views.roots[root] else { throw Problem("nothing is hosted as `\(root)`", at: place) }
    let (kind, views) = (step.name.text, views(path: around, below: hosted.root))
    let found = Set(views.flatMap { presentations(step, below: $0) }.map(\.value)).sorted(on: \.self)
    if let index = step.index, found.indices.contains(index) { return found[index] }
    let shown = found.filter { screens.rows[$0]?.presentation?.isPresented == true }
    if step.index == nil, found.count == 1 || shown.count == 1 { return shown.first ?? found[0] }
    if !found.isEmpty {
      throw Problem(
        "`\(root)` declares \(found.count) \(found.count == 1 ? "presentation" : "presentations") of the kind `\(kind)`",
        at: place, suggestion: "write the index of one, from 0: `\(root)/\(kind)[0]`")
    }
    if standing(at: hosted.host) == nil {
      throw Problem(
        "`\(root)` stands on no screen", at: place,
        suggestion: "host it in a scene on a device: `scene main on iPhone16 { … }`")
    }
    throw Problem("`\(root)` declares no \(kind)", at: place)
  }
}

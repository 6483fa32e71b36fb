import Presentations
import Syntax
import ViewTree

extension Checker {
  /// `x/sheet`, `x/alert[1]`: a presentation that a hosted view declares; nil where the path is to something else.
  package func presentation(path steps: [PathStep], _ range: SourceRange) -> Checked? {
    guard let first = steps.first, let last = steps.last, steps.count > 1, !last.isQuoted,
      let kind = Presentation.Kind(rawValue: last.name.text), session.views.roots[first.name.text] != nil
    else { return nil }
    let path = PresentationPath(
      root: first.name.text,
      around: steps.dropFirst().dropLast().compactMap { .init(rawValue: $0.name.text) },
      kind: kind, index: last.index)
    let place = place(range)
    return Checked(.named("Presentation"), range, role: .environment) { session throws(Problem) in
      .screen(try path.presentation(in: session, place))
    }
  }
}

/// A path to a presentation: the hosted tree, the kinds of those around, its own, and which of them it is.
private struct PresentationPath: Sendable {
  let root: String
  let around: [Presentation.Kind]
  let kind: Presentation.Kind
  let index: Int?

  /// The presentation that is meant, on the screen or not.
  func presentation(in session: Session, _ place: Place) throws(Problem) -> ScreenID {
    guard let hosted = session.views.roots[root] else {
      throw Problem("nothing is hosted as `\(root)`", at: place)
    }
    let screens = session.screens
    let found = screens.views.filter { key, id in
      session.views.graph.root(of: key.view) == hosted.root && screens.rows[id]?.presentation?.kind == kind
        && around.allSatisfy(kinds(around: id, screens).contains)
    }.map(\.value).sorted()
    if let index, found.indices.contains(index) { return found[index] }
    if let first = found.first, found.count == 1 { return first }
    if index == nil, !found.isEmpty {
      let shown = found.filter { screens.rows[$0]?.presentation?.isPresented == true }
      if shown.count == 1 { return shown[0] }
      throw Problem(
        "`\(root)` declares \(found.count) presentations of the kind `\(kind.rawValue)`", at: place,
        suggestion: "write the index of one, from 0: `\(root)/\(kind.rawValue)[0]`")
    }
    if session.standing(at: hosted.host) == nil {
      throw Problem(
        "`\(root)` stands on no screen", at: place,
        suggestion: "host it in a scene on a device: `scene main on iPhone16 { … }`")
    }
    throw Problem("`\(root)` declares no \(kind.rawValue)", at: place)
  }

  /// The kinds of the presentations in whose content one is declared.
  private func kinds(around id: ScreenID, _ screens: Screens) -> [Presentation.Kind] {
    sequence(first: id) { screens.rows[$0]?.parent }.dropFirst().compactMap {
      screens.rows[$0]?.presentation?.kind
    }
  }
}

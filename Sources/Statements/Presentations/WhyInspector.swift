import Presentations
import Sessions
import Syntax

extension Checker {
  /// `why details.presentedAs`, and of its other properties; nil where no inspector is asked about.
  mutating func explanation(ofInspector value: Expression, _ verb: VerbStatement) throws(Problem) -> Checked?
  {
    guard case .member(let base, let name) = value.kind, case .name(let word) = base.kind,
      session.screens.names[word.text] != nil
    else { return nil }
    let inspector = try checkOpen(base)
    guard inspector.type == .named("Inspector") else { return nil }
    let read = try checkOpen(value).code
    let (code, property) = (inspector.code, name.text)
    return Checked(action: verb.range) { session throws(Problem) in
      guard case .inspector(let id) = try code(&session) else { return }
      let shown = session.shown(try read(&session))
      session.report(session.explanation(of: id, property, shown))
    }
  }
}

extension Session {
  fileprivate func explanation(of id: InspectorID, _ property: String, _ value: String) -> Explanation {
    let system = screens.system
    let reasons: [PresentationSystem.Reason] =
      switch property {
      case "width": system.widthReasons(id, traits: traits)
      case "isPresented":
        [.init(subject: "isPresented", fact: system.isPresented(id) ? "true" : "false")]
      default: system.reasons(id, traits: traits)
      }
    let links = reasons.enumerated().map { index, reason in
      Explanation.Link(
        place: reason.subject, source: "", value: reason.fact, remark: index == 0 ? "decides" : "",
        style: index == 0 ? .success : .dim)
    }
    var notes: [String] = []
    if system.isPresented(id), system.presentedAs(id, traits: traits) == .hidden {
      let view = traits.tree.name(of: system.view(of: id))
      notes = [
        "nobody dismissed it; it is shown where \(view) is in a scene on a device, and until then it is hidden"
      ]
    }
    return Explanation(value: value, links: links, notes: notes)
  }
}

import StateUpdates
import Syntax

extension Checker {
  /// `x`: the root of a hosted tree.
  package func rootNode(_ name: Name) -> Checked? {
    guard let hosted = session.views.roots[name.text], hosted.owner == nil else { return nil }
    let text = name.text
    return Checked(.named("ViewOnScreen"), name.range, role: .environment) { session throws(Problem) in
      session.views.roots[text].map { .node($0.root) } ?? .nothing
    }
  }

  /// `x/Text[1]`, `x/"Add"`: a view on screen; nil where the path begins with nothing that is hosted.
  package mutating func node(path steps: [PathStep], _ range: SourceRange) throws(Problem) -> Checked? {
    guard let first = steps.first, !first.isQuoted, let hosted = session.views.roots[first.name.text] else {
      return nil
    }
    if hosted.owner != nil, session.views(path: steps.dropFirst(), below: hosted.root).isEmpty { return nil }
    let place = place(range)
    _ = try session.view(path: steps, place)
    return Checked(.named("ViewOnScreen"), range, role: .environment) { session throws(Problem) in
      .node(try session.view(path: steps, place))
    }
  }

  /// A property of a view on screen: what it shows, how often it ran, what its states hold.
  mutating func nodeMember(_ name: Name, of base: Checked, _ range: SourceRange) throws(Problem) -> Checked? {
    guard base.type == .named("ViewOnScreen") else { return nil }
    let place = place(range)
    var copy = session
    guard case .node(let id) = try base.code(&copy) else {
      throw problem("there is no such view", at: base.range)
    }
    let (code, text) = (base.code, name.text)
    if let type = session.views.graph[id]?.element.type,
      let member = try session.memberResolved(text, of: .named(type)),
      session.info(.named(type))?.isApple == false, member.kind == .property, text != "body"
    {
      if member.isPrivate {
        var checked = property(member, name, of: base, range)
        checked.store = nil
        checked.fixed = "`\(text)` is private to \(type), and cannot be set from outside"
        return checked
      }
      return property(member, name, of: base, range)
    }
    guard let (_, value) = try copy.onlyProperty(text, ofView: id, place) else {
      throw problem("\(session.name(ofView: id)) has no `\(text)`", at: name.range)
    }
    return Checked(session.type(of: value), range) { session throws(Problem) in
      guard case .node(let id) = try code(&session),
        let (_, value) = try session.onlyProperty(text, ofView: id, place)
      else { throw Problem("the view has no `\(text)` any more", at: place) }
      return value
    }
  }
}

extension Session {
  /// The only view that a path means.
  package func view(path steps: [PathStep], _ place: Place) throws(Problem) -> ViewID {
    guard let first = steps.first, let root = views.roots[first.name.text]?.root else {
      throw Problem("nothing is hosted as `\(steps.first?.name.text ?? "")`", at: place)
    }
    let found = views(path: steps.dropFirst(), below: root)
    if found.count == 1 { return found[0] }
    let last = steps.last
    let written = last.map { $0.isQuoted ? Self.quoted($0.name.text) : $0.name.text } ?? ""
    guard found.count > 1 else {
      let known = visible(below: root).flatMap { id in
        [views.graph[id]?.element.type ?? ""] + (label(of: id).map { [$0] } ?? [])
      }
      throw Problem(
        "there is no \(written) in \(first.name.text) now", at: place,
        suggestion: Spelling.nearest(to: last?.name.text ?? "", among: known).map { "did you mean `\($0)`?" })
    }
    let names = found.prefix(4).map { id in label(of: id).map { Self.quoted($0) } ?? name(ofView: id) }
    throw Problem(
      "\(found.count) views are meant by `\(written)`: \(names.joined(separator: ", "))", at: place,
      suggestion: "write its label, or its index from 0: `\(written)[0]`")
  }

  /// The type that a value shows by itself.
  package func type(of value: Value) -> Type {
    switch value {
    case .list(let values): .list(values.first.map { type(of: $0) } ?? .any)
    case .closure(let function): .function(function.code.parameters, function.code.result)
    case .nothing: .optional(.any)
    case .color: .named("Color")
    default: type(named: className(of: value)) ?? .any
    }
  }
}

import Syntax

// Checks that `override` is written if and only if a superclass has the member.
extension Checker {
  func checkOverrides(of type: TypeDeclaration, outer: String?) throws(Problem) {
    let name = type.fullName(in: outer)
    for inner in type.innerTypes { try checkOverrides(of: inner, outer: name) }
    guard let info = session.definitions.types[name] else { return }
    for member in type.members {
      if info.kind != .class, let name = member.overriding { throw overridesNothing(name, inType: true) }
      switch member.kind {
      case .function(let function) where function.kind == .function:
        let own = info.members[function.name.text]?.first { one in
          let declared = session.definition(of: one)
          return declared?.source == source && declared?.declaration.name.range == function.name.range
        }
        try checkOverride(function.name, function.modifiers, own, of: info)
      case .variable(let variable):
        let isMarked = variable.modifiers.has("override")
        // A declared stored property may hide a property that the playground adds to views.
        for binding in variable.bindings where isMarked || binding.accessors?.get != nil {
          try checkOverride(binding.name, variable.modifiers, nil, of: info)
        }
      default: continue
      }
    }
  }

  /// - Parameter own: The method; nil for a property.
  private func checkOverride(
    _ name: Name, _ modifiers: Modifiers, _ own: Member?, of info: TypeInfo
  ) throws(Problem) {
    if modifiers.isStatic { return }
    let isMarked = modifiers.has("override")
    guard let parent = info.parent else {
      guard isMarked else { return }
      throw problem(
        "`\(name.text)` overrides nothing: `\(info.name)` has no superclass", at: name.range,
        suggestion: "leave `override` out, or write `class \(info.name): UIView`")
    }
    let properties = session.property(name.text, of: parent).map { [$0] }
    let all = (own == nil ? properties : session.callables(name.text, of: parent)) ?? []
    let visible = all.filter { ($0.kind == .method) == (own != nil) && !$0.isPrivate }
    let known = visible.map(\.resolved)
    // Types that only decorate list their members loosely; some are methods of delegates.
    if isMarked, known.contains(where: \.acceptsAnyArguments) { return }
    let overridden = known.filter { parent in
      own.map { !parent.acceptsAnyArguments && session.implements($0, parent) } ?? true
    }
    if !overridden.isEmpty {
      let isFinal = overridden.contains {
        session.definition(of: $0)?.declaration.modifiers.has("final") == true
      }
      if isMarked, isFinal {
        throw problem("`\(name.text)` is `final` in \(parent), and cannot be overridden", at: name.range)
      }
      // The implementation of a requirement is written without `override`.
      let owner = session.lineage(parent).first { info in
        let members = info.kind == .class ? info.members[name.text] ?? [] : []
        return members.contains { member in own.map { session.implements($0, member.resolved) } ?? true }
      }
      // Here each view has a text and an image, which declared properties hide.
      let isAdded = owner?.name == "UIView" && ["text", "image"].contains(name.text)
      guard !isMarked, let owner, !isAdded else { return }
      throw problem(
        "`\(name.text)` is there in \(owner.name) already", at: name.range,
        suggestion: "write `override` before it, or choose another name")
    }
    guard isMarked else { return }
    let near = Spelling.suggestion(for: name.text, among: session.memberNames(of: parent))
    // A class of Apple's may have members that no table names, above all methods of delegates: `tableView(_ view: UITableView, …)`.
    let senderType = "UI" + name.text.prefix(1).uppercased() + name.text.dropFirst()
    let isDelegateMethod = own?.signature.parameters.first?.type == .named(senderType)
    let isUnknown =
      (isDelegateMethod || known.isEmpty && near == nil) && session.lineage(parent).contains { $0.isApple }
    if isUnknown { return }
    let other = known.first.map { member in
      let isNear = member.signature.labels == own?.signature.labels
      let parts = member.signature.parameters.map { ($0.label ?? "_") + (isNear ? ": \($0.type)" : ":") }
      return "it is `\(name.text)(\(parts.joined(separator: isNear ? ", " : "")))`"
    }
    throw problem(
      "`\(name.text)` overrides nothing in \(parent)", at: name.range, suggestion: other ?? near)
  }
}

extension Statement {
  /// The name of a member with `override`.
  fileprivate var overriding: Name? {
    switch kind {
    case .function(let function): function.modifiers.has("override") ? function.name : nil
    case .variable(let variable): variable.modifiers.has("override") ? variable.bindings.first?.name : nil
    default: nil
    }
  }
}

extension TypeDeclaration {
  /// Where it overrides the getter of `traitCollection`.
  var traitGetter: SourceRange? {
    for case .variable(let variable) in members.map(\.kind) where variable.modifiers.has("override") {
      if let own = variable.bindings.first(where: { $0.name.text == "traitCollection" }) {
        return own.name.range
      }
    }
    return nil
  }
}

extension Interpreter {
  /// The first type of a session that a scene can show, tried on a copy: it may need arguments, an environment or a storyboard.
  func shownType(in session: Session) -> String? {
    var trial = self
    trial.emit = nil
    return session.outermostTypes.first { type in
      (trial.session, trial.history) = (session, History(session))
      return trial.run("scene main on iPhone16 { \(type)() }").isEmpty && trial.session.traits.tree.count > 1
    }
  }
}

extension Session {
  /// The types that a scene would show first: an app or its delegate, else a controller or view that no other type names.
  package var outermostTypes: [String] {
    let types = definitions.types.values.filter { !$0.isApple }
    let kinds = [["App", "UIWindowSceneDelegate"], ["UIViewController", "View"]]
    let named = types.map { type in
      Set(type.declaration.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        .subtracting([type.name])
    }
    let inner = named.reduce(into: Set()) { $0.formUnion($1) }
    return kinds.flatMap { kind in
      types.map(\.name).filter { name in !inner.contains(name) && kind.contains { isKind(name, of: $0) } }
        .sorted(on: \.self)
    }
  }
}

extension Hierarchy {
  /// The label of the environment, or "".
  public func label(of id: EnvironmentID) -> String { labels[Int(id.index)] }

  /// Sets the label of the environment.
  public mutating func setLabel(_ label: String, of id: EnvironmentID) { labels[Int(id.index)] = label }

  /// The name of the environment in a sentence: its label, `settings.view` for a root view, otherwise its kind.
  ///
  /// ```swift
  /// tree.name(of: unnamedView)      // "a view in form"
  /// ```
  public func name(of id: EnvironmentID) -> String {
    let label = label(of: id)
    if !label.isEmpty { return label }
    if isRootView(id), let owner = parent(of: id) { return "\(name(of: owner)).view" }
    let named = ancestors(of: id).first { !self.label(of: $0).isEmpty }
    return "a \(kind(of: id).words)" + (named.map { " in \(self.label(of: $0))" } ?? "")
  }

  /// The labels of all ancestors that have one, outermost first, and then the environment's own name.
  ///
  /// ```swift
  /// tree.path(of: cell)      // "main/win/root/settings/form/cell"
  /// ```
  public func path(of id: EnvironmentID) -> String {
    let above = ancestors(of: id).map(label).filter { !$0.isEmpty }
    return (above.reversed() + [name(of: id)]).joined(separator: "/")
  }
}

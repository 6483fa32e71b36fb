extension Hierarchy {
  /// The name by which the environment is called, or "".
  public func label(of id: EnvironmentID) -> String { labels[Int(id.index)] }

  /// Gives the environment another name.
  public mutating func setLabel(_ label: String, of id: EnvironmentID) { labels[Int(id.index)] = label }

  /// What a sentence calls the environment: its label, `settings.view` for a root view, else its kind.
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

  /// The names of all that the environment stands in and has a label, outermost first, and its own.
  ///
  /// ```swift
  /// tree.path(of: cell)      // "main/win/root/settings/form/cell"
  /// ```
  public func path(of id: EnvironmentID) -> String {
    let above = ancestors(of: id).map(label).filter { !$0.isEmpty }
    return (above.reversed() + [name(of: id)]).joined(separator: "/")
  }
}

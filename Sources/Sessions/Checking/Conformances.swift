import Syntax

/// Checks that a view, a modifier or a representable has what its protocol asks for.
enum Conformances {
  private static let demands: [(protocol: String, name: String, written: String)] = [
    ("UIViewRepresentable", "makeUIView", "func makeUIView(context: Context) -> UILabel"),
    ("UIViewRepresentable", "updateUIView", "func updateUIView(_ uiView: UILabel, context: Context)"),
    (
      "UIViewControllerRepresentable", "makeUIViewController",
      "func makeUIViewController(context: Context) -> UIViewController"
    ),
    (
      "UIViewControllerRepresentable", "updateUIViewController",
      "func updateUIViewController(_ controller: UIViewController, context: Context)"
    ),
    ("ViewModifier", "body", "func body(content: Content) -> some View"),
    ("View", "body", "var body: some View"),
  ]

  static func check(_ type: TypeDeclaration, outer: String?, in checker: Checker) throws(Problem) {
    let name = (outer.map { $0 + "." } ?? "") + type.name.text
    for case .type(let inner) in type.members.map(\.kind) where inner.kind != .extension {
      try check(inner, outer: name, in: checker)
    }
    guard type.kind != .protocol, let info = checker.session.definitions.types[name] else { return }
    let isPlain = info.conformances.isDisjoint(with: [
      "UIViewRepresentable", "UIViewControllerRepresentable", "Shape",
    ])
    for demand in demands where info.conformances.contains(demand.protocol) {
      if demand.protocol == "View", !isPlain || checker.session.isKind(name, of: "Shape") { continue }
      guard checker.session.member(demand.name, of: .named(name)) == nil else { continue }
      throw checker.problem(
        "`\(name)` does not conform to \(demand.protocol): it has no `\(demand.name)`", at: type.name.range,
        suggestion: "write `\(demand.written) { … }` in it")
    }
    try checkViews(of: type, name, in: checker)
  }

  /// What a representable makes is a view, and what it updates is of that type.
  private static func checkViews(of type: TypeDeclaration, _ name: String, in checker: Checker)
    throws(Problem)
  {
    for (make, update, parent) in [
      ("makeUIView", "updateUIView", "UIView"),
      ("makeUIViewController", "updateUIViewController", "UIViewController"),
    ] {
      guard checker.session.isKind(name, of: "\(parent)Representable"),
        let maker = checker.session.member(make, of: .named(name))?.first,
        case .functions(let index, _) = maker.body
      else { continue }
      let made = maker.signature.result
      let declared = checker.session.definitions.functions[index].declaration
      guard checker.fits(made, .named(parent)) else {
        throw checker.problem(
          "`\(make)` of \(name) must make a \(parent), and makes \(checker.named(made))",
          at: declared.result?.range ?? declared.name.range,
          suggestion: "such as `-> \(parent == "UIView" ? "UILabel" : "UIViewController")`")
      }
      guard let updater = checker.session.member(update, of: .named(name))?.first,
        case .functions(let second, _) = updater.body,
        let given = updater.signature.parameters.first, !checker.fits(made, given.type)
      else { continue }
      let written = checker.session.definitions.functions[second].declaration
      throw checker.problem(
        "`\(update)` of \(name) is given what `\(make)` makes, and that is \(checker.named(made))",
        at: written.parameters.first?.type.range ?? written.name.range,
        suggestion: "write `\(made)` in both")
    }
  }
}

extension Session {
  /// Whether `<` works.
  package func isOrdered(_ type: Type) -> Bool {
    if type == .string || type.isNumber { return true }
    guard let info = info(type) else { return false }
    return info.conformances.contains("Comparable") || info.statics["<"] != nil
  }
}

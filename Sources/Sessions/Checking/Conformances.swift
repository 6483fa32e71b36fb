import Syntax

// Checks that views, modifiers and representables have the members that their protocols require.
extension Checker {
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

  func checkConformances(of type: TypeDeclaration, outer: String?) throws(Problem) {
    let name = type.fullName(in: outer)
    for inner in type.innerTypes { try checkConformances(of: inner, outer: name) }
    guard type.kind != .protocol, let info = session.definitions.types[name] else { return }
    // A controller may be a representable for previews only; it is refused where it is hosted.
    if info.kind == .class, !session.isKind(name, of: "UIResponder"),
      let conformed = ["View", "ViewModifier"].first(where: { session.isKind(name, of: $0) })
    {
      throw problem(
        "`\(name)` is a class, and SwiftUI stops the app: what conforms to \(conformed) is a value",
        at: type.name.range, suggestion: "write `struct \(name)`, and keep what is shared in a model")
    }
    let bodiless = ["UIViewRepresentable", "UIViewControllerRepresentable", "Shape", "GeometryEffect"]
    let hasNoBody = bodiless.contains { session.isKind(name, of: $0) }
    for demand in Self.demands where info.conformances.contains(demand.protocol) {
      if demand.name == "body" && hasNoBody || session.member(demand.name, of: .named(name)) != nil {
        continue
      }
      throw problem(
        "`\(name)` does not conform to \(demand.protocol): it has no `\(demand.name)`", at: type.name.range,
        suggestion: "write `\(demand.written) { … }` in it")
    }
    try checkRequirements(of: type, info)
    // `Decodable` provides `init(from:)`.
    let isDecoded = !info.conformances.isDisjoint(with: ["Codable", "Decodable"])
    if info.kind == .class, !info.ownsInitializer, !info.isShort, !isDecoded,
      let field = info.fields.first(where: \.isUnset)
    {
      throw problem(
        "`\(name)` has no initialiser, and `\(field.name)` needs a value", at: type.name.range,
        suggestion: "write a value behind it, or an `init`")
    }
    for field in info.fields where [.stateObject, .object(isObserved: true)].contains(field.wrapper) {
      let model = field.type.name ?? ""
      guard session.definitions.types[model] != nil,
        !["ObservableObject", "UIApplicationDelegate"].contains(where: { session.isKind(model, of: $0) })
      else { continue }
      let word = field.wrapper == .stateObject ? "StateObject" : "ObservedObject"
      throw problem(
        "`@\(word) var \(field.name)` of \(name) needs an ObservableObject, and \(model) is none",
        at: type.name.range, suggestion: "write `class \(model): ObservableObject`")
    }
    for kind in ["UIView", "UIViewController"] where session.isKind(name, of: "\(kind)Representable") {
      try checkViews(of: name, kind)
    }
  }

  private func checkRequirements(of type: TypeDeclaration, _ info: TypeInfo) throws(Problem) {
    let makers = session.initializers(of: .named(info.name)).map(\.resolved)
    // A conformance that an extension gives to `NSObject` is not checked again in its subclasses.
    for base in session.lineage(.named(info.name))
    where base.kind == .protocol && !base.isApple && !session.isKind("NSObject", of: base.name) {
      for required in (base.members["init"] ?? []).filter(session.isBodiless)
      where !makers.contains(where: { maker in
        let isPlain =
          required.signature.parameters.isEmpty && maker.signature.parameters.allSatisfy(\.hasDefault)
        return isPlain || maker.acceptsAnyArguments || session.implements(maker, required)
      }) {
        let (labels, types) = (required.signature.writtenLabels, required.signature.writtenTypes)
        throw problem(
          "`\(info.name)` does not conform to \(base.name): it has no `init(\(labels))`",
          at: type.name.range, suggestion: types.isEmpty ? nil : "it takes \(types)")
      }
    }
    for own in [Type.named(info.name), .metatype(.named(info.name))] {
      let line = session.lineage(own)
      for base in line where base.kind == .protocol && !base.isApple {
        for member in base.members.values.joined().sorted(on: \.name)
        where requires(base, member) && !member.isOptional {
          if own.isMetatype, info.cases.contains(where: { $0.name == member.name }) { continue }
          try check(member, base.name, is: own, line, at: type.name.range)
        }
      }
    }
  }

  private func requires(_ info: TypeInfo, _ member: Member) -> Bool {
    if case .stored = member.body {
      return info.kind == .protocol && !info.isApple && member.kind == .property
    }
    return session.isRequirement(member)
  }

  private func check(
    _ required: Member, _ protocolName: String, is own: Type, _ line: [TypeInfo], at range: SourceRange
  ) throws(Problem) {
    let all = line.flatMap { info in (info.members[required.name] ?? []).filter { !requires(info, $0) } }
    let native = session.member(required.name, of: own)?.filter {
      if case .native = $0.body { true } else { false }
    }
    let isProperty = required.kind == .property
    let labelled = (all.isEmpty ? native ?? [] : all).map(\.resolved).filter { member in
      let isLabelled =
        isProperty || member.acceptsAnyArguments || member.signature.labels == required.signature.labels
      return (member.kind == .property) == isProperty && isLabelled
    }
    let found = labelled.filter { isProperty || $0.acceptsAnyArguments || session.implements($0, required) }
    let labels = isProperty ? "" : "(\(required.signature.writtenLabels))"
    let written = (own.isMetatype ? "static " : "") + required.name + labels
    guard let first = found.first else {
      let types = [labelled.first, required].compactMap { $0?.signature.writtenTypes }
      throw problem(
        types.count > 1
          ? "`\(written)` of \(line[0].name) takes \(types[0]), and \(protocolName) asks for \(types[1])"
          : "`\(line[0].name)` does not conform to \(protocolName): it has no `\(written)`", at: range)
    }
    if !found.contains(where: { $0.type.isOpen || required.type.isOpen || fits($0.type, required.type) }) {
      throw problem(
        "`\(written)` of \(line[0].name) gives \(named(first.type)), and \(protocolName) asks for \(named(required.type))",
        at: range)
    }
    if required.isStored, !required.isConstant, !found.contains(where: { session.canSet($0, of: own) }) {
      throw problem(
        "`\(written)` of \(line[0].name) cannot be set, and \(protocolName) asks for that", at: range)
    }
    if line[0].kind != .class, !required.signature.isMutating, found.allSatisfy(\.signature.isMutating) {
      throw problem(
        "`\(written)` of \(line[0].name) is `mutating`, and that of \(protocolName) is not", at: range)
    }
  }

  /// Checks that a representable makes a view or controller, and that it updates the same type.
  private func checkViews(of name: String, _ kind: String) throws(Problem) {
    let method = { (word: String) in
      session.member(word + kind, of: .named(name))?.first.flatMap(session.definition(of:))
    }
    guard let maker = method("make") else { return }
    let (made, declared) = (maker.signature.result, maker.declaration)
    guard fits(made, .named(kind)) else {
      throw problem(
        "`make\(kind)` of \(name) must make a \(kind), and makes \(named(made))",
        at: declared.result?.range ?? declared.name.range,
        suggestion: "such as `-> \(kind == "UIView" ? "UILabel" : kind)`")
    }
    guard let updater = method("update"), let given = updater.signature.parameters.first,
      !fits(made, given.type)
    else { return }
    throw problem(
      "`update\(kind)` of \(name) is given what `make\(kind)` makes, and that is \(named(made))",
      at: updater.declaration.parameters.first?.type.range ?? updater.declaration.name.range,
      suggestion: "write `\(made)` in both")
  }
}

extension Session {
  /// The declared type whose values `==` cannot compare, if `==` fails for a type because of it.
  func unequatable(_ type: Type) -> TypeInfo? {
    if case .list(let element) = type.wrapped { return unequatable(element) }
    guard let info = info(type.wrapped), !info.isApple, !info.isShort, info.kind != .protocol else {
      return nil
    }
    let isPlain = info.kind == .enumeration && info.cases.allSatisfy(\.types.isEmpty)
    let known: Set = ["Equatable", "Hashable", "Comparable", "OptionSet", "RawRepresentable"]
    let isEquatable = lineage(type.wrapped).contains {
      $0.isApple && $0.kind == .class || !$0.conformances.isDisjoint(with: known) || $0.statics["=="] != nil
    }
    return isPlain || isEquatable ? nil : info
  }

  func isOfObjects(_ info: TypeInfo) -> Bool {
    let ofObjects: Set = ["AnyObject", "NSObjectProtocol", "NSObject"]
    return info.kind != .structure && info.kind != .enumeration
      && lineage(.named(info.name)).contains { part in
        part.isApple || part.kind == .class || !part.conformances.isDisjoint(with: ofObjects)
      }
  }

  /// Whether `<` works for a type.
  package func isOrdered(_ type: Type) -> Bool {
    if type == .string || type.isNumber { return true }
    if case .tuple(let elements) = type {
      return elements.allSatisfy { $0.type.isErased || isOrdered($0.type) }
    }
    guard let info = info(type) else { return false }
    return info.name == "Comparable" || info.conformances.contains("Comparable") || info.statics["<"] != nil
  }
}

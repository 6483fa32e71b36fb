import Sessions

enum RowParameter {
  /// The parts of a text between its outermost commas; the text ends at a bracket that closes none of its own.
  static func parts(of text: Substring) -> [String] {
    var (parts, depth, last) = ([""], 0, Character(" "))
    for character in text {
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && last != "-" { depth -= 1 }
      if depth < 0 { break }
      last = character
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { String($0.drop { $0 == " " }) }
  }
}

extension AppleRow {
  /// A view of Apple's with its arguments, where content closures are called at once; a view of data gets a view for each element.
  static func view(_ type: String, _ declaration: String) -> AppleRow {
    if declaration.hasPrefix("init(_ data:") { return each(type, declaration) }
    let signature = RowSignature(declaration)
    return AppleRow(declaration, "Makes one.") { session, _, given, _ throws(Problem) in
      .view(ViewValue(type, arguments: try session.arguments(given, of: signature)))
    }
  }

  /// A modifier of views; a `Title` is a localized key or a text.
  static func modifiers(_ call: String, _ help: String) -> [AppleRow] {
    let help = help.isEmpty ? "Modifies a view." : help
    return (call.contains(" Title") ? ["LocalizedStringKey", "Text"] : [""]).map { title in
      let call = call.replacing(" Title", with: " " + title)
      let isHeldBack = call.contains("@escaping")
      let signature = RowSignature("func \(call) -> Self")
      return AppleRow(signature.declaration, help) { session, view, given, _ throws(Problem) in
        let name = String(call.prefix { $0 != "(" })
        let arguments = try session.arguments(given, of: signature, isHeldBack: isHeldBack)
        return session.modified(view, ModifierValue(name, arguments))
      }
    }
  }

  /// A view with one child view for each element of a list, with the element's id.
  private static func each(_ type: String, _ declaration: String) -> AppleRow {
    let signature = RowSignature(declaration)
    return AppleRow(declaration, "One for each element.") { session, _, given, place throws(Problem) in
      var view = ViewValue(type, arguments: try session.arguments(given, of: signature, isHeldBack: true))
      let (data, id) = (view.argument("data") ?? .nothing, view.argument("id"))
      view.arguments.removeAll { $0.name != "selection" }
      let binding = data.binding
      let values = try binding?.read(in: &session, place) ?? data
      for (index, element) in try session.elements(values).enumerated() {
        try session.step(place)
        let part = try binding?.part(.index(index), in: &session, place)
        let shown = part.map { Value.binding($0) } ?? element
        let element = try element.binding?.read(in: &session, place) ?? element
        guard var row = session.viewValue(try session.apply(given.last ?? .nothing, shown)) else { continue }
        if id == nil, !declaration.contains("Range<Int>") {
          try session.requireIdentity(of: element, type, place)
        }
        row.id =
          if let id { try session.apply(id, element) } else {
            try session.read("id", of: element, place) ?? element
          }
        row.position = 0
        view.arguments.append(ViewArgument("content", .view(row)))
      }
      return .view(view)
    }
  }
}

extension Session {
  /// Refuses elements without an identity: values of types in the session, and Swift's numbers and texts.
  fileprivate func requireIdentity(of element: Value, _ type: String, _ place: Place) throws(Problem) {
    let name = className(of: element)
    let isKnown = definitions.types[name] != nil || Type.builtIn(name) != nil
    if !isKnown || isKind(name, of: "Identifiable") { return }
    throw Problem(
      "`\(type)` has to tell its elements apart, and \(name) is not Identifiable", at: place,
      suggestion: "write `id: \\.self` behind them, or let \(name) be Identifiable")
  }

  /// The arguments by name, without omitted ones (nil is a value where any type may stand); content closures that are on screen at once, and not held back, are called.
  fileprivate mutating func arguments(
    _ given: [Value], of signature: RowSignature, isHeldBack: Bool = false
  ) throws(Problem) -> [ViewArgument] {
    var arguments: [ViewArgument] = []
    for (parameter, value) in zip(signature.value.parameters, given)
    where value != .nothing || parameter.type.isParameter {
      let isContent = parameter.type.wrapped == .function([], .named("View"))
      let isShown = isContent && !isHeldBack && parameter.name != "destination"
      arguments.append(ViewArgument(parameter.name, isShown ? try apply(value) : value))
    }
    return arguments
  }
}

/// A parameter of a row, as its declaration names it.
struct RowParameter: Sendable {
  var name: String
  var type: String
  /// The number that it is where it is left out.
  var fallback: Double?
  /// Whether it describes views, and does so at once.
  var isContent: Bool { type.hasPrefix("() -> View") }

  /// The parameters of a declaration such as `init(_ title: String, @ViewBuilder content: () -> View)`.
  static func all(of declaration: String) -> [RowParameter] {
    guard let open = declaration.firstIndex(of: "(") else { return [] }
    var (parts, depth, last) = ([""], 0, Character(" "))
    for character in declaration[open...] {
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && last != "-" { depth -= 1 }
      last = character
      if depth == 0 { break }
      if depth == 1, character == "(" { continue }
      if depth == 1, character == "," { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.compactMap { part in
      let sides = part.split(separator: ":", maxSplits: 1)
      guard sides.count == 2, let name = sides[0].split(separator: " ").last else { return nil }
      let parts = sides[1].split(separator: "=", maxSplits: 1)
      let fallback = parts.count > 1 ? Double(parts[1].filter { $0 != " " }) : nil
      return RowParameter(name: String(name), type: String(parts[0].drop { $0 == " " }), fallback: fallback)
    }
  }
}

extension AppleRow {
  /// A view of Apple's, which is its arguments; what it holds is described at once.
  static func view(_ type: String, _ declaration: String) -> AppleRow {
    let parameters = RowParameter.all(of: declaration)
    return AppleRow(declaration, "Makes one.") { session, _, given, _ throws(Problem) in
      var view = ViewValue(type)
      view.arguments = try session.described(parameters, given)
      return .view(view)
    }
  }

  /// A modifier, which is kept with its arguments.
  static func modifier(_ declaration: String) -> AppleRow {
    let parameters = RowParameter.all(of: declaration)
    let name = String(declaration.dropFirst("func ".count).prefix { $0 != "(" })
    return AppleRow(declaration, "Modifies a view.") { session, view, given, _ throws(Problem) in
      session.modified(view, ModifierValue(name, try session.described(parameters, given)))
    }
  }

  /// A view of something for each element of a list.
  static func each(_ type: String, _ declaration: String) -> AppleRow {
    let parameters = RowParameter.all(of: declaration)
    return AppleRow(declaration, "One for each element.") { session, _, given, place throws(Problem) in
      var view = ViewValue(type)
      var named: [String: Value] = [:]
      for (parameter, value) in zip(parameters, given) { named[parameter.name] = value }
      for name in ["selection"] {
        if let value = named[name], value != .nothing { view.arguments.append(ViewArgument(name, value)) }
      }
      view.arguments += try session.rows(
        named["data"] ?? .nothing, id: named["id"] ?? .nothing, content: named["content"] ?? .nothing, place)
      return .view(view)
    }
  }

  /// A view whose content is given something, such as a proxy.
  static func given(_ type: String, _ declaration: String, _ value: Value) -> AppleRow {
    AppleRow(declaration, "Makes one.") { session, _, given, _ throws(Problem) in
      .view(
        ViewValue(
          type, arguments: [ViewArgument("content", try session.apply(given[given.count - 1], value))]))
    }
  }
}

extension Session {
  /// Arguments by name, without those that were left out; what is on screen at once is described.
  mutating func described(_ parameters: [RowParameter], _ given: [Value]) throws(Problem) -> [ViewArgument] {
    var arguments: [ViewArgument] = []
    for (parameter, value) in zip(parameters, given) where value != .nothing {
      arguments.append(ViewArgument(parameter.name, parameter.isContent ? try apply(value) : value))
    }
    return arguments
  }

  /// A view for each element, with the element's id.
  mutating func rows(_ data: Value, id: Value, content: Value, _ place: Place) throws(Problem)
    -> [ViewArgument]
  {
    var arguments: [ViewArgument] = []
    var elements: [Value] = []
    let binding = data.binding
    if let binding, case .list(let values) = try read(binding, place) {
      elements = values
    } else {
      elements = try self.elements(data)
    }
    for (index, element) in elements.enumerated() {
      try step(place)
      var given = element
      if let binding { given = .binding(try part(.index(index), of: binding, place)) }
      guard var view = viewValue(try apply(content, given)) else { continue }
      view.id = try identity(of: element, id, place)
      view.position = 0
      arguments.append(ViewArgument("content", .view(view)))
    }
    return arguments
  }

  private mutating func identity(of element: Value, _ path: Value, _ place: Place) throws(Problem) -> Value {
    if path != .nothing { return try apply(path, element) }
    var value = element
    guard let member = try memberResolved("id", of: .named(className(of: element))) else { return element }
    return try read("id", member, of: &value, place, as: nil)
  }
}

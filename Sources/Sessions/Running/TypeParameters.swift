import Syntax

// What stands in `< >` behind a type, and what a parameter of a type stands for.
extension Session {
  /// What `Element` and its like stand for in the rows of a type's table.
  package func placeholders(of type: Type) -> [String: Type] {
    switch type {
    case .list(let element): return ["Self": type, "Element": element]
    case .dictionary(let key, let value):
      let element = Type.tuple([.init(label: "key", type: key), .init(label: "value", type: value)])
      return ["Self": type, "Key": key, "Value": value, "Element": element]
    case .optional(let wrapped): return ["Wrapped": wrapped]
    case .metatype(let type): return ["Self": type]
    case .binding(let value): return ["Self": type, "Value": value]
    case .string: return ["Self": type, "Element": .string]
    case .named("Range<Int>"): return ["Self": type, "Element": .int]
    case .named("Range<Double>"): return ["Self": type, "Element": .double]
    case .named(let name):
      guard let open = name.firstIndex(of: "<"), let info = info(type) else { return ["Self": type] }
      var parts = Self.parts(name[name.index(after: open)...].dropLast()).map { self.type(written: $0) }[...]
      // `PassthroughSubject<Int, Never>`: what it sends.
      if info.parameters.isEmpty { return ["Self": type, "Output": parts.first ?? .any] }
      return info.parameters.reduce(into: ["Self": type]) { $0[$1] = parts.popFirst() }
    default: return ["Self": type]
    }
  }

  /// What `self` is in a type of that name, its parts unknown.
  func selfType(named name: String) -> Type {
    switch name {
    case "Array", "Set": .list(.unknown("Element"))
    case "Dictionary": .dictionary(.unknown("Key"), .unknown("Value"))
    case "Optional": .optional(.unknown("Wrapped"))
    case "Range": .named("Range<Int>")
    default: type(named: name) ?? .named(name)
    }
  }

  /// What a `for` over a value of a type goes over; nil if none can.
  func element(of type: Type) -> Type? { placeholders(of: type)["Element"] }

  /// `Int, [String: Int]`: the types between the outermost commas.
  private static func parts(_ text: Substring) -> [String] {
    var (parts, depth) = ([""], 0)
    for character in text {
      if "<[(".contains(character) { depth += 1 }
      if ">])".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { String($0.drop { $0 == " " }) }
  }

  /// The type that a description of one means.
  private func type(written text: String) -> Type {
    if text.hasSuffix("?") { return .optional(type(written: String(text.dropLast()))) }
    if text.hasPrefix("["), text.hasSuffix("]") {
      return .list(type(written: String(text.dropFirst().dropLast())))
    }
    return text == "Void" || text == "()" ? .void : type(named: text) ?? .any
  }
}

import Traits

extension Value {
  package static func initial(of type: String) -> Value {
    switch type {
    case "Bool": .bool(false)
    case "Int": .int(0)
    case "Double", "CGFloat": .double(0)
    case "String": .string("")
    case "UITraitCollection": .collection(TraitCollection())
    case "CGRect": .structure(.init(type, [initial(of: "CGPoint"), initial(of: "CGSize")]))
    case "CGSize", "CGPoint": .structure(.init(type, [.double(0), .double(0)]))
    case "UIEdgeInsets", "NSDirectionalEdgeInsets":
      .structure(.init(type, [.double(0), .double(0), .double(0), .double(0)]))
    case let list where list.hasPrefix("[") && list.hasSuffix("]"):
      list.contains(":") ? .dictionary([:]) : .list([])
    default: type.hasSuffix("?") || type.hasSuffix("!") || type == "Any" ? .nothing : .kept(type)
    }
  }

  /// The value of a literal, or the case of an enum; a word is a text.
  package init(written text: String, as type: String) {
    let type = type.hasSuffix("?") ? String(type.dropLast()) : type
    switch text {
    case "nil": self = .nothing
    case "true", "false": self = .bool(text == "true")
    case "[:]": self = .dictionary([:])
    case let list where list.hasPrefix("["):
      let element = String(type.dropFirst().dropLast())
      self = .list(list.split { "[], ".contains($0) }.map { Value(written: String($0), as: element) })
    default:
      if type.hasPrefix("CG") && type != "CGFloat" || type.hasSuffix("Insets") {
        let numbers = text.split(separator: "x").map { Value.double(Double($0) ?? 0) }
        self = .structure(.init(type, numbers.count == 1 ? Array(repeating: numbers[0], count: 4) : numbers))
      } else if text.hasPrefix("\"") {
        self = .string(String(text.dropFirst().dropLast()))
      } else if text.hasPrefix(".") {
        self = .enumCase(type, String(text.dropFirst()), [])
      } else if type == "Int", let number = Int(text) {
        self = .int(number)
      } else {
        self = Double(text).map { .double($0) } ?? .string(text)
      }
    }
  }
}

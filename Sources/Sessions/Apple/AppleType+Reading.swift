import Traits

extension AppleType {
  /// Tables as Apple declares types, one line a type and one a member, each with its help behind `//`.
  ///
  /// ```
  /// struct CGRect: Hashable  // A rectangle.
  ///   var origin: CGPoint                          // stored; without a value it has the type's first one
  ///   var maxX: Double { origin.x + size.width }   // what it does, in Swift
  ///   func standardize() {                         // a body may go on in lines that stand further in
  ///     size.width = abs(size.width)
  ///   }
  ///   func layoutSubviews()                        // does nothing, but classes of one's own may override it
  ///   kept layer lines:Int=1 padding()             // what only decorates
  ///   drawn textColor: UIColor = label             // a colour or an image that a view is drawn with
  ///   part contentView: UIView                     // a view that it has from the start
  /// enum UIBarMetrics default compact              // whole numbers as raw values; goes on in lines that begin with `case`
  /// enum Visibility: String automatic visible      // the names as raw values; with protocols, and `case` below, there are none
  /// options UIRectEdge top left all=15             // a bit each: the double of the one before, or what is given
  /// kept UIBlurEffect,UIGlassEffect: UIVisualEffect // classes that only decorate, with what is kept of them
  /// value UIBackgroundConfiguration backgroundColor:UIColor? // structs that only decorate
  /// more UITabBar,UIToolbar barStyle               // more that is kept of classes
  /// view Spacer                                    // a view of SwiftUI's, which is the arguments of its initialisers
  /// protocols NSCopying NSCoding
  /// ```
  static func read(_ text: String) -> [AppleType] {
    var types: [AppleType] = []
    var open = 0
    for line in AppleRow.lines(of: text) {
      let (code, help) = AppleRow.parts(of: line)
      if line.first == .blank {
        for index in types.indices.suffix(open) { types[index].add(code, help) }
      } else {
        let new = headed(code, help)
        open = new.count
        types += new
      }
    }
    return types
  }

  /// What a line opens: `class UISwitch: UIControl, Hashable`.
  private static func headed(_ header: ArraySlice<UInt8>, _ help: String) -> [AppleType] {
    let words = header.split(separator: .blank).map { word in
      (word.last == .colon || word.last == .comma ? word.dropLast() : word).text
    }
    let (all, rest) = (words[1].split(separator: ",").map(String.init), words.dropFirst(2))
    let parent = header.parts(at: ": ") == nil ? nil : rest.first
    let names = rest.joined(separator: " ")
    switch words[0] {
    case "kept", "value":
      let names = parent == nil ? names : rest.dropFirst().joined(separator: " ")
      var type = AppleType("", words[0] == "kept" ? .class : .structure, parent, "Kept, without effect.")
      type.add(AppleRow.kept("init() " + names))
      return all.map { name in
        type.name = name
        return type
      }
    case "options":
      var bit = 0
      let rows = rest.map { option in
        let parts = option.split(separator: "=")
        bit = parts.count > 1 ? Int(parts[1]) ?? 0 : max(1, bit << 1)
        let value = Value.structure(.init(words[1], [.int(bit)]))
        return AppleRow("static var \(parts[0]): \(words[1]) { get }", "An option.") { _, _, _, _ in value }
      }
      let help = "Options, of which several can be set."
      let fields: [Field] = [("rawValue", .int, .int(0))]
      return [AppleType(words[1], .structure, conforms: ["OptionSet"], help, fields: fields, Array(rows))]
    case "view": return all.map { AppleType($0, .structure, conforms: ["View"], help) }
    case "more":
      let rows = AppleRow.kept(names)
      return all.map { AppleType($0, .class, "", rows) }
    case "protocols": return words.dropFirst().map { AppleType($0, .protocol, "What a delegate can do.") }
    case "enum" where parent == nil || parent == "String":
      let cases = rest.dropFirst(parent == nil ? 0 : 1).enumerated().map { index, name -> (String, Value?) in
        (name, parent == nil ? .int(index) : .string(name))
      }
      let help = help.isEmpty && parent == nil ? "A choice." : help
      return [AppleType(words[1], .enumeration, conforms: ["Hashable"], help, cases: cases)]
    case "class", "protocol":
      let isBelow = words[0] == "class" && parent.map { !Type.knownProtocols.contains($0) } ?? false
      let protocols = Array(rest.dropFirst(isBelow ? 1 : 0))
      return all.map { name in
        let names = name.split { "<>".contains($0) }.map(String.init)
        let kind: TypeInfo.Kind = words[0] == "class" ? .class : .protocol
        var type = AppleType(names[0], kind, isBelow ? parent : nil, conforms: protocols, help)
        type.parameters = Array(names.dropFirst())
        return type
      }
    default:
      let kind: TypeInfo.Kind = words[0] == "struct" ? .structure : .enumeration
      return all.map { AppleType($0, kind, conforms: Array(rest), help) }
    }
  }

  /// Cases behind others; without a raw value where the first has none.
  private mutating func addCases(_ names: ArraySlice<String>) {
    let isWhole = if case .int? = cases.first?.raw { true } else { false }
    cases += names.enumerated().map { (name: $1, raw: isWhole ? .int(cases.count + $0) : nil) }
  }

  /// Adds rows; what a struct stores are its fields.
  private mutating func add(_ new: [AppleRow]) {
    for row in new {
      let isStored = row.declaration.hasPrefix("var ") && row.get == nil && !row.declaration.hasSuffix("}")
      guard kind == .structure, isStored else {
        rows.append(row)
        continue
      }
      let type = row.declaration.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? "Any"
      fields.append((row.words.name, Type(written: type), row.initial ?? .nothing))
    }
  }

  /// A line below the one that opened the type.
  private mutating func add(_ code: ArraySlice<UInt8>, _ help: String) {
    switch code.prefix(while: { $0 != .blank }).text {
    case "kept": add(AppleRow.kept(code.dropFirst("kept ".count).text))
    case "drawn":
      let words = code.split { $0 == .blank || $0 == .colon || $0 == .equals }.map(\.text)
      let color = words.count > 3 ? Value.color(.named(words[3])) : .nothing
      rows.append(AppleTypes.drawnRow(words[1], words[2], help, otherwise: color))
    case "part":
      let words = code.split { $0 == .blank || $0 == .colon }.map(\.text)
      rows.append(AppleTypes.partRow(words[1], words[2]))
    case "case": addCases(code.split(separator: .blank).map(\.text).dropFirst())
    case let word where word.hasPrefix("init(") && conformances == ["View"]:
      rows.append(.view(name, code.text))
    default: add([AppleRow(code, help, of: name)])
    }
  }
}

extension AppleRow {
  /// A row in one line: a declaration, with what it does in Swift or what it holds at first.
  init(_ code: ArraySlice<UInt8>, _ help: String, of owner: String) {
    let (declaration, body) = code.parts(at: " {") ?? (code, [])
    let isProperty = declaration.parts(at: "var ") != nil
    if body.isEmpty || body.elementsEqual(" get }".utf8) {
      let ending = body.isEmpty ? "" : " { get }"
      guard let (stored, value) = isProperty ? declaration.parts(at: " = ") : nil else {
        let type = declaration.parts(at: isProperty ? ": " : "-> ")?.1 ?? (isProperty ? [] : declaration)
        let isVoid = !isProperty && declaration.parts(at: " -> ") == nil
        self.init(declaration.text + ending, help, initial: isVoid ? .void : .initial(of: type.text))
        return
      }
      let type = stored.parts(at: ": ")?.1.text ?? ""
      self.init(stored.text + ending, help, initial: Value(written: value.text, as: type))
      return
    }
    let row = SwiftRow(declaration: code.text, owner: owner)
    let get: Native = { session, value, given, _ throws(Problem) in try session.run(row, &value, given) }
    if !isProperty {
      self.init(declaration.text, help, get)
    } else if body.parts(at: " set {") == nil {
      self.init(declaration.text + " { get }", help, get)
    } else {
      self.init(declaration.text, help, get: get) { session, value, given, _ throws(Problem) in
        try session.run(row, setting: true, &value, given)
      }
    }
    swift = row
  }

  /// The lines of a table; what stands further in, or closes a brace, goes on with the row above it.
  fileprivate static func lines(of text: String) -> [ArraySlice<UInt8>] {
    let bytes = Array(text.utf8)[...]
    return bytes.split(separator: .newline).reduce(into: []) { lines, line in
      let indent = line.prefix { $0 == .blank }
      let goesOn = indent.count > 3 || line[indent.endIndex...].first == .closingBrace
      if goesOn, let last = lines.popLast() {
        lines.append(bytes[last.startIndex..<line.endIndex])
      } else {
        lines.append(line)
      }
    }
  }

  /// The code of a line, and the help behind it.
  fileprivate static func parts(of line: ArraySlice<UInt8>) -> (code: ArraySlice<UInt8>, help: String) {
    let (code, help) = line.parts(at: "  // ") ?? (line, [])
    return (code.drop { $0 == .blank }, help.text)
  }
}

// The tables are read at each start, so that they are read byte by byte.

extension UInt8 {
  static let (newline, blank, quote) = (UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "`"))
  static let (colon, comma, equals) = (UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "="))
  static let (brace, closingBrace, parenthesis) = (UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("))
  static let (question, less) = (UInt8(ascii: "?"), UInt8(ascii: "<"))
}

extension ArraySlice<UInt8> {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }

  /// What stands before and behind a mark, if there is one.
  fileprivate func parts(at mark: StaticString) -> (ArraySlice<UInt8>, ArraySlice<UInt8>)? {
    mark.withUTF8Buffer { mark in
      var start = startIndex
      while start + mark.count <= endIndex {
        if self[start] == mark[0], mark.indices.allSatisfy({ self[start + $0] == mark[$0] }) {
          return (self[..<start], self[(start + mark.count)...])
        }
        start += 1
      }
      return nil
    }
  }
}

extension Value {
  /// What a property of a type holds before it is set.
  static func initial(of type: String) -> Value {
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
    default: type.hasSuffix("?") || type.hasSuffix("!") || type == "Any" ? .nothing : .kept(type)
    }
  }

  /// The value that a literal is, or the case of an enum.
  init(written text: String, as type: String) {
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
        self = .double(Double(text) ?? 0)
      }
    }
  }
}

extension Type {
  /// The type that a field of a table names.
  init(written text: String) {
    if text.hasSuffix("?") {
      self = .optional(Type(written: String(text.dropLast())))
    } else if text.hasPrefix("[") {
      let parts = text.dropFirst().dropLast().split(separator: ": ").map { Type(written: String($0)) }
      self = parts.count > 1 ? .dictionary(parts[0], parts[1]) : .list(parts[0])
    } else {
      self = ["Any", "AnyHashable"].contains(text) ? .any : .builtIn(text) ?? .named(text)
    }
  }
}

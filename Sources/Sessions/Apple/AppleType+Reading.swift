import Traits

extension AppleType {
  /// Tables as Apple declares types, one line a type and one a member, each with its help behind `//`.
  ///
  /// ```
  /// struct CGRect: Hashable  // A rectangle.
  ///   var origin: CGPoint                          // stored; without a value it has the type's first one
  ///   var maxX: Double { origin.x + size.width }   // what it does, in Swift
  ///   func layoutSubviews()                        // does nothing, but classes of one's own may override it
  ///   kept layer font:UIFont padding()             // what only decorates
  ///   drawn textColor: UIColor = label             // a colour or an image that a view is drawn with
  ///   part contentView: UIView                     // a view that it has from the start
  /// enum UIBarMetrics default compact              // goes on in lines that begin with `case`
  /// kept UIBlurEffect: UIVisualEffect              // a class that only decorates, with what is kept of it
  /// more UITabBar,UIToolbar barStyle               // more that is kept of classes
  /// view Spacer                                    // a view of SwiftUI's, which is the arguments of its initialisers
  /// protocols NSCopying NSCoding
  /// ```
  static func read(_ text: String) -> [AppleType] {
    var types: [AppleType] = []
    var open = 0
    for line in text.split(separator: "\n") {
      let (code, help) = AppleRow.parts(of: line)
      if line.hasPrefix(" ") {
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
  private static func headed(_ header: String, _ help: String) -> [AppleType] {
    let words = header.split(separator: " ").map {
      String($0.last == ":" || $0.last == "," ? $0.dropLast() : $0)
    }
    let (name, rest) = (words[1], words.dropFirst(2))
    let parent = header.contains(": ") ? rest.first : nil
    let names = rest.joined(separator: " ")
    switch words[0] {
    case "kept":
      let names = parent == nil ? names : rest.dropFirst().joined(separator: " ")
      return name.split(separator: ",").map {
        AppleType(String($0), .class, parent, "Kept, without effect.", AppleRow.kept("init() " + names))
      }
    case "view":
      return name.split(separator: ",").map { AppleType(String($0), .structure, conforms: ["View"], help) }
    case "more":
      return header.split(separator: " ")[1].split(separator: ",").map {
        AppleType(String($0), .class, "", AppleRow.kept(names))
      }
    case "protocols": return words.dropFirst().map { AppleType($0, .protocol, "What a delegate can do.") }
    case "enum" where parent == nil:
      var type = AppleType(name, .enumeration, conforms: ["Hashable"], help.isEmpty ? "A choice." : help)
      type.add("case " + names, "")
      return [type]
    case "class":
      let isClass = parent.map { !Type.knownProtocols.contains($0) } ?? false
      let protocols = Array(rest.dropFirst(isClass ? 1 : 0))
      return name.split(separator: ",").map {
        AppleType(String($0), .class, isClass ? parent : nil, conforms: protocols, help)
      }
    case let word:
      let kind: TypeInfo.Kind = word == "struct" ? .structure : word == "enum" ? .enumeration : .protocol
      return [AppleType(name, kind, conforms: Array(rest), help)]
    }
  }

  /// A line below the one that opened the type.
  private mutating func add(_ code: String, _ help: String) {
    if code.hasPrefix("kept ") {
      rows += AppleRow.kept(String(code.dropFirst("kept ".count)))
    } else if code.hasPrefix("drawn ") || code.hasPrefix("part ") {
      let words = code.split { " :=".contains($0) }.map(String.init)
      let color = words.count > 3 ? Value.color(.named(words[3])) : .nothing
      rows.append(
        words[0] == "part"
          ? AppleTypes.partRow(words[1], words[2])
          : AppleTypes.drawnRow(words[1], words[2], help, otherwise: color))
    } else if conformances == ["View"], code.hasPrefix("init(") {
      rows.append(.view(name, code))
    } else if code.hasPrefix("case ") {
      let names = code.split(separator: " ").dropFirst()
      cases += names.enumerated().map { (name: String($1), raw: .int(cases.count + $0)) }
    } else if kind == .structure, code.hasPrefix("var "), !code.contains("{") {
      let row = AppleRow(code, help, of: name)
      let type = row.declaration.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? "Any"
      fields.append((row.words.name, Type(written: type), row.initial ?? .nothing))
    } else {
      rows.append(AppleRow(code, help, of: name))
    }
  }
}

extension AppleRow {
  /// A row in one line: a declaration, with what it does in Swift or what it holds at first.
  init(_ code: String, _ help: String, of owner: String) {
    let open = code.place(of: " {") ?? code.endIndex
    let (declaration, body) = (String(code[..<open]), code[open...])
    guard !body.isEmpty, body != " { get }" else {
      let sides = declaration.split(separator: " = ", maxSplits: 1).map(String.init)
      let isStored = declaration.contains("var ") && sides.count > 1
      let type = String(
        sides[0].split(separator: declaration.contains("var ") ? ": " : "-> ", maxSplits: 1).last ?? "")
      let isVoid = declaration.hasSuffix(")") && !declaration.contains(" -> ")
      let value = isStored ? Value(written: sides[1], as: type) : .initial(of: type)
      self.init((isStored ? sides[0] : declaration) + body, help, initial: isVoid ? .void : value)
      return
    }
    let row = SwiftRow(code, of: owner)
    let get: Native = { session, value, given, _ throws(Problem) in try session.run(row, &value, given) }
    if !declaration.contains("var ") {
      self.init(declaration, help, get)
    } else if !body.contains(" set {") {
      self.init(declaration + " { get }", help, get)
    } else {
      self.init(declaration, help, get: get) { session, value, given, _ throws(Problem) in
        try session.run(row, setting: true, &value, given)
      }
    }
    swift = row
  }

  /// Rows of one type: one a line, its help behind `//`.
  static func read(_ text: String, of owner: String) -> [AppleRow] {
    text.split(separator: "\n").map { line in
      let (code, help) = parts(of: line)
      return AppleRow(code, help, of: owner)
    }
  }

  /// The code of a line, and the help behind it.
  fileprivate static func parts(of line: Substring) -> (code: String, help: String) {
    let end = line.place(of: "  //") ?? line.endIndex
    let code = line[..<end].drop { $0 == " " }
    return (String(code), String(line[end...].drop { " /".contains($0) }))
  }
}

extension StringProtocol {
  /// Where a mark stands first, found byte by byte: the tables are read at each start.
  fileprivate func place(of mark: String) -> Index? {
    utf8.indices.first { utf8[$0...].starts(with: mark.utf8) }
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
      if text.hasPrefix("\"") {
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

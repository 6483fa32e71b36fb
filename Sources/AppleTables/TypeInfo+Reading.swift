import Sessions

extension TypeInfo {
  /// Reads tables that declare types as Apple does, one line for each type and each member, with its help after `//`.
  ///
  /// ```
  /// struct CGRect: Hashable  // A rectangle.
  ///   var origin: CGPoint                          // stored; the initial value is that of the type if none is written
  ///   var x, y: Double                             // two properties
  ///   var maxX: Double { origin.x + size.width }   // the body, in Swift
  ///   func standardize() {                         // a body may continue on lines that are indented further
  ///     size.width = abs(size.width)
  ///   }
  ///   func layoutSubviews()                        // no effect, but classes of the learner's may override it
  ///   kept layer lines:Int=1 padding()             // members that are kept without effect
  ///   drawn textColor: UIColor = label             // a colour or an image that a view is drawn with
  ///   part contentView: UIView                     // a view that exists from the start
  ///   keys Bool true: isEnabled isScrollEnabled    // environment keys, with their initial value
  ///   each top/1, left/2 | static var #: Int { #1 }  // one row for each name, with the columns after `/` as #1, #2 …
  /// enum UIStatusBarStyle default lightContent darkContent=3 // integer raw values; more cases on lines that begin with `case`
  /// enum Visibility: String automatic visible      // names as raw values; with protocols, and `case` below, there are none
  /// options UIRectEdge top left all=15             // one bit each: twice the previous one, or the given number
  /// kept UIBlurEffect,UIGlassEffect: UIVisualEffect // classes without effect, with the members that are kept
  /// value UIBackgroundConfiguration backgroundColor:UIColor? // structs without effect
  /// more UITabBar,UIToolbar barStyle               // more kept members of classes
  /// view Spacer                                    // a SwiftUI view, which stores the arguments of its initialisers
  /// protocol View
  ///   opacity(_ opacity: Double)                   // a modifier, which stores its arguments
  /// protocols NSCopying NSCoding
  /// shapes Rectangle Circle                        // views that are only drawn
  /// ```
  ///
  /// The code of rows without a body stands beside the text, under `Type.name`, `name`, or `name(label:)` for overloads.
  static func read(_ text: String, _ natives: [String: AppleRow]...) -> [TypeEntry] {
    AppleRow.lines(of: text[...]) { " }".utf8.contains($0.first ?? 0) }.flatMap { entry in
      let header = Substring(entry.utf8.prefix { $0 != UInt8(ascii: "\n") })
      let words = headWords(header, maxSplits: 2)
      let isGeneric = words[1].contains("<")
      let names =
        ["protocols", "shapes"].contains(words[0])
        ? Array(headWords(header).dropFirst())
        : isGeneric ? RowParameter.parts(of: words[1][...]) : words[1].split(separator: ",").map(String.init)
      return names.map { name in
        TypeEntry(name: String(name.prefix { $0 != "<" }), natives: natives) { use in
          type(name, in: entry) { key in
            let native = natives.lazy.compactMap { $0[key] }.first
            if native != nil { use(key) }
            return native
          }
        }
      }
    }
  }

  /// Reads one of the types that a line declares, with the lines below it.
  private static func type(_ name: String, in entry: Substring, _ native: (String) -> AppleRow?) -> TypeInfo {
    // A line that is indented further, or that closes a brace, continues the row above it.
    let rows = AppleRow.lines(of: entry) { line in
      line.starts(with: "    ".utf8) || line.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "}")
    }
    let lines = rows.flatMap(repeated).map { row in
      let (code, help) = row.parts(at: "  // ") ?? (row, "")
      return (code: code.drop { $0 == " " }, help: String(help))
    }
    var type = headed(name, lines[0].code, lines[0].help)
    for line in lines.dropFirst() { type.add(line.code, line.help, native) }
    return type
  }

  /// Expands an `each` row into its rows: `each a/1, b/2 | var #: Int { #1 }`.
  private static func repeated(_ row: Substring) -> [Substring] {
    guard row.starts(with: "  each "), let (names, pattern) = row.parts(at: " | ") else { return [row] }
    return names.dropFirst("  each ".count).split(separator: ", ").map { name in
      let columns = name.split(separator: "/", omittingEmptySubsequences: false)
      return columns.indices.reversed().reduce(pattern) { row, index in
        row.replacing(index == 0 ? "#" : "#\(index)", with: columns[index])
      }
    }
  }

  /// Splits a line into words; it works on bytes, since many tables are read at each start.
  private static func headWords(_ header: Substring, maxSplits: Int = .max) -> [String] {
    header.utf8.split(separator: UInt8(ascii: " "), maxSplits: maxSplits).map { word in
      let isMarked = word.last == UInt8(ascii: ":") || word.last == UInt8(ascii: ",")
      return String(Substring(isMarked ? word.dropLast() : word))
    }
  }

  /// Reads the line that declares a type: `class UISwitch: UIControl, Hashable`.
  private static func headed(_ name: String, _ header: Substring, _ help: String) -> TypeInfo {
    let words = headWords(header)
    let rest = words.dropFirst(2)
    let parent = header.parts(at: ": ") == nil ? nil : rest.first
    let names = rest.joined(separator: " ")
    switch words[0] {
    case "kept", "value":
      let names = parent == nil ? names : rest.dropFirst().joined(separator: " ")
      let kind: Kind = words[0] == "kept" ? .class : .structure
      let isObject = kind == .class && ["UI", "NS", "CA"].contains(name.prefix(2))
      var type = TypeInfo(name, kind, below: parent ?? (isObject ? "NSObject" : nil), "Kept, without effect.")
      type.origin = .withoutEffect
      type.add(decorating: AppleRow.withoutEffect("init() " + names))
      return type
    case "options":
      var bit = 0
      let rows = rest.map { option in
        let parts = option.split(separator: "=")
        bit = parts.count > 1 ? Int(parts[1]) ?? 0 : max(1, bit << 1)
        return AppleRow.constant(.structure(.init(name, [.int(bit)]))).declared(
          "static var \(parts[0]): \(name) { get }", "An option.")
      }
      let help = "Options, of which several can be set."
      let fields: [Stored] = [("rawValue", .int, .int(0))]
      return TypeInfo(name, .structure, conforms: ["OptionSet"], help, fields: fields, Array(rows))
    case "view": return TypeInfo(name, .structure, conforms: ["View"], help)
    case "layout": return TypeInfo(name, .structure, conforms: ["View", "Layout"], help)
    case "shapes":
      let row = AppleRow.view(name, "init()").takingAnyArguments
      let protocols = ["View", "Shape", "ShapeStyle"]
      return TypeInfo(name, .structure, conforms: protocols, "Drawn, and nothing else.", [row])
    case "more": return TypeInfo(name, .class, "", AppleRow.withoutEffect(names))
    case "protocols": return TypeInfo(name, .protocol, "What a delegate can do.")
    case "enum" where parent == nil || parent == "String":
      let help = help.isEmpty && parent == nil ? "A choice." : help
      var type = TypeInfo(name, .enumeration, conforms: ["Hashable"], help)
      type.add(cases: rest.dropFirst(parent == nil ? 0 : 1), behind: parent == nil ? .int(-1) : .string(""))
      return type
    default:
      let kind = Kind(rawValue: words[0]) ?? .structure
      let superclass = kind == .class && !Type.knownProtocols.contains(parent ?? "") ? parent : nil
      let protocols = Array(rest.dropFirst(superclass == nil ? 0 : 1))
      // `Box<T>`
      func parts(_ name: String) -> [String] { name.split { "<>,".contains($0) }.map(String.init) }
      let (own, above) = (parts(name), superclass.map(parts) ?? [])
      var type = TypeInfo(own[0], kind, below: above.first, conforms: protocols, help)
      type.parameters = Array(own.dropFirst())
      if above.count > 1 {
        type.parent = .generic(above[0], above.dropFirst().map { .builtIn($0) ?? .unknown($0) })
      }
      return type
    }
  }

  /// Adds cases with raw values: by default the previous number plus one, or the name; after a case without a raw value, none has one.
  private mutating func add(cases words: some Sequence<String>, behind last: Value?) {
    var last = last
    for word in words {
      let parts = word.contains("(") ? [word] : word.split(separator: "=").map(String.init)
      switch last {
      case .int(let number)?: last = .int(parts.count > 1 ? Int(parts[1]) ?? 0 : number + 1)
      case .string?: last = .string(parts[parts.count - 1])
      default: break
      }
      add(cases: [(parts[0], last)])
    }
  }

  /// Adds rows that are kept without effect; for a struct, stored properties become fields.
  private mutating func add(decorating rows: [AppleRow]) {
    for row in rows { if kind == .structure, let field = row.stored { add(field) } else { add(row) } }
  }

  /// Adds a line below the one that declared the type.
  private mutating func add(_ code: Substring, _ help: String, _ native: (String) -> AppleRow?) {
    switch code.prefix(while: { $0 != " " }) {
    case "kept": add(decorating: AppleRow.withoutEffect(String(code.dropFirst("kept ".count))))
    case "drawn":
      let words = code.split { " :=".contains($0) }.map(String.init)
      let color = words.count > 3 ? Value.color(.named(words[3])) : .nothing
      add(AppleTypes.drawnRow(words[1], words[2], help, otherwise: color))
    case "keys":
      let words = code.split { " :".contains($0) }.map(String.init)
      for name in words.dropFirst(3) {
        add(.key(name, words[1], words[2] == "kept" ? .kept(name) : Value(written: words[2], as: words[1])))
      }
    case "part":
      let words = code.split { " :".contains($0) }.map(String.init)
      add(AppleTypes.partRow(words[1], words[2]))
    case "case":
      add(cases: code.split(separator: " ").dropFirst().map(String.init), behind: cases.last?.raw)
    case "var" where code.parts(at: ": ")?.0.contains(",") == true:
      let (names, type) = code.parts(at: ": ") ?? (code, "")
      for name in names.dropFirst("var ".count).split(separator: ",") {
        add(decorating: [AppleRow("var \(name.drop { $0 == " " }): \(type)", help, of: self.name)])
      }
    case let word where name == "View" && word.contains("("):
      add(decorating: AppleRow.modifiers(String(code), help))
    case let word
    where word.hasPrefix("init(") && conformances.subtracting(["Layout"]) == ["View"]
      && code.parts(at: " {") == nil:
      add(.view(name, String(code)))
    default:
      let row = AppleRow(code, help, of: name)
      let isField = kind == .structure && row.stored != nil
      guard !isField, row.get == nil, let known = row.keys(in: name).lazy.compactMap(native).first else {
        return add(decorating: [row])
      }
      add(known.declared(row.declaration, row.help))
    }
  }
}

extension AppleRow {
  /// The stored field, if the row is a property of a struct without a body.
  fileprivate var stored: TypeInfo.Stored? {
    if !declaration.hasPrefix("var ") || get != nil || declaration.hasSuffix("}") { return nil }
    return (words.name, signature.value.result, initial ?? .nothing)
  }

  /// The keys under which the row's code may be found: `UIView.frame`, `frame`, or the same with labels: `insert(_:at:)`.
  fileprivate func keys(in type: String) -> [String] {
    let names = ["\(type).\(words.name)", words.name]
    guard let open = declaration.firstIndex(of: "(") else { return names }
    let labels = RowParameter.parts(of: declaration[declaration.index(after: open)...]).map {
      $0.prefix { !" :".contains($0) } + ":"
    }
    let ending = "(\(labels.filter { $0 != ":" }.joined()))"
    return names + names.map { $0 + ending }
  }

  /// Reads a row: a declaration, with a body in Swift or with its initial value.
  init(_ code: Substring, _ help: String, of owner: String) {
    let (declaration, body) = code.parts(at: " {") ?? (code, "")
    let isProperty = declaration.parts(at: "var ") != nil
    if body.isEmpty || body == " get }" {
      let ending = body.isEmpty ? "" : " { get }"
      guard let (stored, value) = isProperty ? declaration.parts(at: " = ") : nil else {
        let type = declaration.parts(at: isProperty ? ": " : "-> ")?.1 ?? (isProperty ? "" : declaration)
        let isVoid = !isProperty && declaration.parts(at: " -> ") == nil
        self.init(declaration + ending, help, initial: isVoid ? .void : .initial(of: String(type)))
        return
      }
      let type = String(stored.parts(at: ": ")?.1 ?? "")
      self.init(stored + ending, help, initial: Value(written: String(value), as: type))
      return
    }
    let row = SwiftRow(declaration: String(code), owner: owner)
    let isSettable = (isProperty || code.hasPrefix("subscript")) && body.parts(at: " set {") != nil
    self.init(declaration + (isProperty && !isSettable ? " { get }" : ""), help) {
      session, value, given, _ throws(Problem) in try session.run(row, &value, given)
    }
    swift = row
    if isSettable {
      set = { session, value, given, _ throws(Problem) in try session.run(row, setting: true, &value, given) }
    }
  }

  /// The lines of a text; lines that continue a line are joined to it.
  fileprivate static func lines(of text: Substring, goingOn: (Substring.UTF8View) -> Bool) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n")).reduce(into: []) { lines, line in
      if goingOn(line), let last = lines.last {
        lines[lines.count - 1] = text[last.startIndex..<line.endIndex]
      } else {
        lines.append(Substring(line))
      }
    }
  }
}

extension Substring {
  /// The text before and after a mark, if the mark occurs.
  fileprivate func parts(at mark: String) -> (Substring, Substring)? {
    utf8.indices.first { utf8[$0...].starts(with: mark.utf8) }.map { start in
      (self[..<start], self[utf8.index(start, offsetBy: mark.utf8.count)...])
    }
  }
}

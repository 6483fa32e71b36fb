import Syntax
import Traits

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension AppleTypes {
  /// Free functions.
  static let functions = [
    AppleType(
      "Global", .structure, "Free functions.",
      numbersTogether + mathematics + listsTogether + ending + playground + printing + associated),
    AppleType(
      "UUID", .structure, conforms: ["Hashable"], "An identifier: they count, and are never the same twice.",
      fields: [("uuidString", .string, .string(""))],
      [
        AppleRow("init()", "The next one.") { session, _, _, _ throws(Problem) in
          session.counters.uuids += 1
          let digits = String(session.counters.uuids, radix: 16, uppercase: true)
          let zeros = String(repeating: "0", count: max(12 - digits.count, 0))
          return .structure(.init("UUID", [.string("00000000-0000-0000-0000-\(zeros)\(digits)")]))
        }
      ]),
    .kept(
      "CGContext", nil,
      "setFillColor() setStrokeColor() setLineWidth() fill() stroke() fillEllipse() strokeEllipse() move() addLine() addArc() addPath() addRect() clip() drawPath() strokePath() fillPath() beginPath() closePath() saveGState() restoreGState() translateBy() scaleBy() rotate() setAlpha() setShadow() clear() draw() drawLinearGradient() setLineCap() setLineJoin()"
    ),
    .kept("TimeZone", nil, "*current:TimeZone identifier:String"),
    .kept(
      "URLSession", nil, "*shared:URLSession dataTask():URLSessionDataTask dataTaskPublisher()"),
    .kept("URLSessionDataTask", nil, "resume() cancel()"),
    .kept("URLRequest", nil, "httpMethod:String? httpBody:Data? setValue() addValue()"),
    .kept("HTTPURLResponse", nil, "statusCode:Int"), .kept("URLResponse"),
    .kept(
      "FileManager", nil, "*`default`:FileManager urls() fileExists():Bool createDirectory() removeItem()"),
    .kept("Hasher", nil, "combine() finalize():Int"),
    .names("DispatchTimeInterval", "never"),
    AppleType(
      "URL", .structure, conforms: ["Hashable"], "An address.",
      fields: [("absoluteString", .string, .string(""))],
      [
        .plain("init?(string: String)", "The address that a text is; nil where it is none.") { _, given in
          let isOne = !given[0].text.isEmpty && !given[0].text.contains { $0 == " " || $0 == "\n" }
          return isOne ? .structure(.init("URL", [given[0]])) : .nothing
        },
        .plain("init(fileURLWithPath path: String)", "A file's.") { _, given in
          .structure(.init("URL", [.string("file://" + given[0].text)]))
        },
        .plain("func appendingPathComponent(_ name: String) -> URL", "Of something in it.") { value, given in
          .structure(.init("URL", [.string(value.address + "/" + given[0].text)]))
        },
        .plain("func appending(path name: String) -> URL", "Of something in it.") { value, given in
          .structure(.init("URL", [.string(value.address + "/" + given[0].text)]))
        },
        .plain("var lastPathComponent: String { get }", "Its last part.") { value, _ in
          .string(value.address.split(separator: "/").last.map(String.init) ?? "")
        },
        .plain("var host: String? { get }", "Whose it is.") { value, _ in
          let parts = value.address.split(separator: "/", omittingEmptySubsequences: false)
          return parts.count > 2 ? .string(String(parts[2])) : .nothing
        },
        .plain("var scheme: String? { get }", "How it is reached.") { value, _ in
          value.address.firstIndex(of: ":").map { .string(String(value.address[..<$0])) } ?? .nothing
        },
        .plain("var path: String { get }", "What of it.") { value, _ in
          .string("/" + value.address.split(separator: "/").dropFirst(2).joined(separator: "/"))
        },
      ]),
    .kept("NSObject", nil, "isEqual():Bool"),
    .kept(
      "Bundle", nil,
      "*main:Bundle infoDictionary:[String:Any]? bundleIdentifier:String? url():URL? path():String?"),
    AppleType("UserDefaults", .class, "Values that last.", defaults),
    .kept("Logger", nil, "debug() info() notice() error() log() warning()"),
    .names("Selector", "", "A method by its name."),
  ]

  private static let printing: [AppleRow] = [
    AppleRow(
      "func UIGraphicsGetCurrentContext() -> CGContext?", "Where a view draws.", initial: .kept("CGContext")),
    AppleRow(
      "func print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")", "Prints values."
    ) { session, _, given, place throws(Problem) in
      var texts: [String] = []
      for value in given[0].elements { texts.append(try session.described(value, place)) }
      let separator = if case .string(let text) = given[1] { text } else { " " }
      session.print(texts.joined(separator: separator))
      return .void
    },
  ]

  private static let defaults: [AppleRow] =
    [
      .constant(
        "static var standard: UserDefaults { get }", "The app's own.", .kept("UserDefaults.standard")),
      .plain("init?(suiteName: String?)", "Those of a group, which are the same here.") { _, _ in
        .kept("UserDefaults.standard")
      },
      AppleRow("func set(_ value: Any?, forKey key: String)", "Keeps a value.") {
        session, _, given, _ throws(Problem) in
        session.statics["UserDefaults." + given[1].text] = given[0]
        return .void
      },
      AppleRow("func removeObject(forKey key: String)", "Forgets a value.") {
        session, _, given, _ throws(Problem) in
        session.statics["UserDefaults." + given[0].text] = nil
        return .void
      },
    ]
    + [
      ("bool", "Bool", .bool(false)), ("integer", "Int", .int(0)), ("double", "Double", .double(0)),
      ("string", "String?", .nothing), ("data", "Data?", .nothing), ("array", "[Any]?", .nothing),
      ("object", "Any?", Value.nothing),
    ].map { name, type, otherwise in
      AppleRow("func \(name)(forKey key: String) -> \(type)", "What was kept.") {
        session, _, given, _ throws(Problem) in
        session.statics["UserDefaults." + given[0].text] ?? otherwise
      }
    }

  private static let numbersTogether: [AppleRow] = [
    .plain("func abs(_ x: Int) -> Int", "A number without its sign.") { _, given in
      .int(given[0].whole == .min ? .max : Swift.abs(given[0].whole))
    },
    .plain("func abs(_ x: Double) -> Double", "A number without its sign.") { _, given in
      .double(Swift.abs(given[0].number ?? 0))
    },
    smallest("func min(_ x: Int, _ y: Int, _ rest: Int...) -> Int", "The smallest."),
    smallest("func min(_ x: Double, _ y: Double, _ rest: Double...) -> Double", "The smallest."),
    smallest("func min(_ x: T, _ y: T) -> T", "The smallest."),
    largest("func max(_ x: Int, _ y: Int, _ rest: Int...) -> Int", "The largest."),
    largest("func max(_ x: Double, _ y: Double, _ rest: Double...) -> Double", "The largest."),
    largest("func max(_ x: T, _ y: T) -> T", "The largest."),
    .plain("func sqrt(_ x: Double) -> Double", "The square root.") { _, given in
      .double((given[0].number ?? 0).squareRoot())
    },
    .plain("func floor(_ x: Double) -> Double", "The whole number below.") { _, given in
      .double((given[0].number ?? 0).rounded(.down))
    },
    .plain("func ceil(_ x: Double) -> Double", "The whole number above.") { _, given in
      .double((given[0].number ?? 0).rounded(.up))
    },
    .plain("func round(_ x: Double) -> Double", "The nearest whole number.") { _, given in
      .double((given[0].number ?? 0).rounded())
    },
  ]

  private static let ofOne: [(String, @Sendable (Double) -> Double)] = [
    ("sin", sin), ("cos", cos), ("tan", tan), ("asin", asin), ("acos", acos), ("atan", atan), ("exp", exp),
    ("log", log), ("log2", log2), ("log10", log10), ("sinh", sinh), ("cosh", cosh), ("tanh", tanh),
    ("cbrt", cbrt), ("trunc", trunc),
  ]
  private static let ofTwo: [(String, @Sendable (Double, Double) -> Double)] = [
    ("pow", pow), ("atan2", atan2), ("hypot", hypot), ("fmod", fmod),
  ]

  private static let mathematics: [AppleRow] =
    ofOne.map { name, function in
      .plain("func \(name)(_ x: Double) -> Double", "Of mathematics.") { _, given in
        .double(function(given[0].number ?? 0))
      }
    }
    + ofTwo.map { name, function in
      .plain("func \(name)(_ x: Double, _ y: Double) -> Double", "Of mathematics.") { _, given in
        .double(function(given[0].number ?? 0, given[1].number ?? 0))
      }
    }

  private static func smallest(_ declaration: String, _ help: String) -> AppleRow {
    AppleRow(declaration, help) { session, _, given, _ throws(Problem) in
      let all = Array(given.prefix(2)) + (given.count > 2 ? given[2].elements : [])
      return try session.sorted(all, by: .nothing).first ?? .nothing
    }
  }

  private static func largest(_ declaration: String, _ help: String) -> AppleRow {
    AppleRow(declaration, help) { session, _, given, _ throws(Problem) in
      let all = Array(given.prefix(2)) + (given.count > 2 ? given[2].elements : [])
      return try session.sorted(all, by: .nothing).last ?? .nothing
    }
  }

  private static let listsTogether: [AppleRow] = [
    AppleRow(
      "func zip(_ first: Sequence<A>, _ second: Sequence<B>) -> [(A, B)]",
      "The elements of two lists in pairs."
    ) {
      session, _, given, _ throws(Problem) in
      try .list(zip(session.elements(given[0]), session.elements(given[1])).map { .tuple([$0, $1]) })
    },
    steps("func stride(from start: Int, to end: Int, by step: Int) -> [Int]"),
    steps("func stride(from start: Double, to end: Double, by step: Double) -> [Double]"),
    steps("func stride(from start: Int, through end: Int, by step: Int) -> [Int]"),
    steps("func stride(from start: Double, through end: Double, by step: Double) -> [Double]"),
  ]

  private static func steps(_ declaration: String) -> AppleRow {
    let isWhole = declaration.contains("[Int]")
    let reachesEnd = declaration.contains("through")
    return AppleRow(declaration, "Numbers in equal steps.") { _, _, given, place throws(Problem) in
      let (start, end, step) = (given[0].number ?? 0, given[1].number ?? 0, given[2].number ?? 0)
      if step == 0 { throw Problem("a step of 0 never arrives", at: place) }
      var (values, count, next) = ([Value](), 0.0, start)
      while step > 0 ? next < end : next > end, values.count <= Session.longestList {
        values.append(isWhole ? .int(Int(next)) : .double(next))
        count += 1
        next = start + count * step
      }
      if reachesEnd, next == end { values.append(isWhole ? .int(Int(next)) : .double(next)) }
      guard values.count <= Session.longestList else { throw Session.tooLongList(place) }
      return .list(values)
    }
  }

  /// What an extension keeps with an object, under the name of a variable.
  private static let associated: [AppleRow] = [
    AppleRow(
      "func objc_getAssociatedObject(_ object: Any, _ key: Any) -> Any?", "What was kept with an object."
    ) {
      session, _, given, _ throws(Problem) in session.statics["\(given[0]) \(given[1])"] ?? .nothing
    },
    AppleRow(
      "func objc_setAssociatedObject(_ object: Any, _ key: Any, _ value: Any?, _ policy: Any)",
      "Keeps a value with an object."
    ) { session, _, given, _ throws(Problem) in
      session.statics["\(given[0]) \(given[1])"] = given[2]
      return .void
    },
  ]

  private static let ending: [AppleRow] = [
    stops("fatalError", "fatal error"),
    stops("preconditionFailure", "a precondition does not hold"),
    stops("assertionFailure", "an assertion does not hold"),
    demands("func precondition(_ condition: Bool, _ message: String = \"\")", "a precondition does not hold"),
    demands("func assert(_ condition: Bool, _ message: String = \"\")", "an assertion does not hold"),
  ]

  private static func stops(_ name: String, _ what: String) -> AppleRow {
    AppleRow("func \(name)(_ message: String = \"\") -> Never", "Ends the program; here, the statement.") {
      _, _, given, place throws(Problem) in
      throw Problem(given[0].text.isEmpty ? what : "\(what): \(given[0].text)", at: place)
    }
  }

  private static func demands(_ declaration: String, _ what: String) -> AppleRow {
    AppleRow(declaration, "Ends the statement where something does not hold.") {
      _, _, given, place throws(Problem) in
      if given[0].isTrue { return .void }
      throw Problem(given[1].text.isEmpty ? what : "\(what): \(given[1].text)", at: place)
    }
  }

  private static let playground: [AppleRow] = [
    AppleRow(
      "func traits(_ mutations: (UIMutableTraits) -> Void) -> UITraitCollection", "Makes a collection."
    ) {
      session, _, given, _ throws(Problem) in
      try session.collection(from: TraitCollection(), given[0])
    },
    AppleRow(
      "func encode(_ collection: UITraitCollection) -> TraitArchive",
      "What of a collection travels: the traits that have an identifier."
    ) { session, _, given, _ throws(Problem) in session.encoded(given[0]) },
    AppleRow("func decode(_ archive: TraitArchive) -> UITraitCollection", "The collection of an archive.") {
      session, _, given, _ throws(Problem) in session.decoded(given[0])
    },
    AppleRow("func NSLog(_ format: String, _ arguments: Any...)", "Prints a text.") {
      session, _, given, place throws(Problem) in
      session.print(try session.format(given[0].text, given[1].elements, place))
      return .void
    },
    AppleRow("func debugPrint(_ values: Any...)", "Prints values as they would be typed.") {
      session, _, given, _ throws(Problem) in
      session.print(given[0].elements.map { session.shown($0) }.joined(separator: " "))
      return .void
    },
    AppleRow("func type(of value: Any) -> Any", "The type of a value.") {
      session, _, given, _ throws(Problem) in
      .type(.named(session.className(of: given[0])))
    },
    .plain("func NSLocalizedString(_ key: String, comment: String = \"\") -> String", "The key itself.") {
      _, given in given[0]
    },
  ]
}

extension Value {
  /// The text of a URL.
  fileprivate var address: String { if case .structure(let url) = self { url.fields[0].text } else { "" } }
}

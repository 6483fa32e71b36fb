import Syntax
import Traits

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension AppleTypes {
  /// Free functions.
  static let functions =
    [
      AppleType(
        "Global", .structure, "Free functions.",
        numbersTogether + mathematics + listsTogether + ending + playground + printing + associated),
      AppleType(
        "UUID", .structure, conforms: ["Hashable"],
        "An identifier: they count, and are never the same twice.",
        fields: [("uuidString", .string, .string(""))],
        [
          AppleRow("init()", "The next one.") { session, _, _, _ throws(Problem) in
            session.counters.uuids += 1
            let digits = String(session.counters.uuids, radix: 16, uppercase: true)
            let zeros = String(repeating: "0", count: max(12 - digits.count, 0))
            return .structure(.init("UUID", [.string("00000000-0000-0000-0000-\(zeros)\(digits)")]))
          }
        ]),
      AppleType("UserDefaults", .class, "Values that last.", defaults),
    ] + AppleType.read(foundation)

  private static let foundation = """
    struct URL: Hashable  // An address.
      var absoluteString: String
      init?(string: String) { if string.isEmpty || string.contains(" ") || string.contains("\\n") { return nil }; absoluteString = string }  // The address that a text is; nil where it is none.
      init(fileURLWithPath path: String) { absoluteString = "file://" + path }  // A file's.
      func appendingPathComponent(_ name: String) -> URL { URL(absoluteString: absoluteString + "/" + name) }  // Of something in it.
      func appending(path name: String) -> URL { URL(absoluteString: absoluteString + "/" + name) }  // Of something in it.
      var lastPathComponent: String { absoluteString.split(separator: "/").last ?? "" }  // Its last part.
      var host: String? { let parts = absoluteString.components(separatedBy: "/"); return parts.count > 2 ? parts[2] : nil }  // Whose it is.
      var scheme: String? { absoluteString.contains(":") ? absoluteString.components(separatedBy: ":").first : nil }  // How it is reached.
      var path: String { "/" + absoluteString.split(separator: "/").dropFirst(2).joined(separator: "/") }  // What of it.
    kept CGContext setFillColor() setStrokeColor() setLineWidth() fill() stroke() fillEllipse() strokeEllipse() move() addLine() addArc() addPath() addRect() clip() drawPath() strokePath() fillPath() beginPath() closePath() saveGState() restoreGState() translateBy() scaleBy() rotate() setAlpha() setShadow() clear() draw() drawLinearGradient() setLineCap() setLineJoin()
    kept TimeZone *current:TimeZone identifier:String
    kept URLSession *shared:URLSession dataTask():URLSessionDataTask dataTaskPublisher()
    kept URLSessionDataTask resume() cancel()
    kept URLRequest httpMethod:String? httpBody:Data? setValue() addValue()
    kept HTTPURLResponse statusCode:Int
    kept URLResponse
    kept FileManager *`default`:FileManager urls() fileExists():Bool createDirectory() removeItem()
    kept Hasher combine() finalize():Int
    kept NSObject isEqual():Bool
    kept Bundle *main:Bundle infoDictionary:[String:Any]? bundleIdentifier:String? url():URL? path():String?
    kept Logger debug() info() notice() error() log() warning()
    enum DispatchTimeInterval never
    class NSCache  // Values by keys.
      var name: String
      var countLimit: Int
      var values: [AnyHashable: Any] = [:]
      init()
      func object(forKey key: Any) -> Any? { values[key] }  // The value of a key.
      func setObject(_ object: Any, forKey key: Any) { values[key] = object }  // Keeps a value.
      func removeObject(forKey key: Any) { values[key] = nil }  // Drops a value.
      func removeAllObjects() { values = [:] }  // Drops all of them.
    class NSHashTable  // Objects, of which those that are gone are dropped.
      var allObjects: [Any] = []
      init()
      static func weakObjects() -> NSHashTable { NSHashTable() }  // An empty one.
      var count: Int { allObjects.count }  // How many there are.
      func add(_ object: Any) { if !allObjects.contains(object) { allObjects.append(object) } }  // Adds an object.
      func remove(_ object: Any) { allObjects = allObjects.filter { $0 != object } }  // Takes one out.
      func removeAllObjects() { allObjects = [] }  // Takes all of them out.
      func contains(_ object: Any) -> Bool { allObjects.contains(object) }  // Whether it is there.
    protocol OptionSet: Hashable  // Options, of which several can be set.
      var rawValue: Int { get }
      init(rawValue: Int)
      var isEmpty: Bool { rawValue == 0 }  // Whether none is set.
      func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }  // Whether an option is set.
      func union(_ other: Self) -> Self { type(of: self).init(rawValue: rawValue | other.rawValue) }  // What is set in one or the other.
      func intersection(_ other: Self) -> Self { type(of: self).init(rawValue: rawValue & other.rawValue) }  // What is set in both.
      func subtracting(_ other: Self) -> Self { type(of: self).init(rawValue: rawValue ^ (rawValue & other.rawValue)) }  // What is not set in the other.
      mutating func insert(_ other: Self) { self = union(other) }  // Sets an option.
      mutating func formUnion(_ other: Self) { self = union(other) }  // Sets options.
      mutating func remove(_ other: Self) { self = subtracting(other) }  // Takes an option back.
    struct ObjectIdentifier: Hashable  // Which object it is.
      var object: Any
      init(_ object: Any) { self.object = object }  // Of an object.
    enum Selector  // A method by its name.
    """

  private static let printing: [AppleRow] = [
    AppleRow(
      "func UIGraphicsGetCurrentContext() -> CGContext?", "Where a view draws.", initial: .kept("CGContext")),
    AppleRow(
      "func print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")", "Prints values."
    ) { session, _, given, place throws(Problem) in
      var texts: [String] = []
      for value in given[0].elements { texts.append(try session.described(value, place)) }
      let (separator, terminator) = (
        given[1] == .nothing ? " " : given[1].text, given[2] == .nothing ? "\n" : given[2].text
      )
      session.print(texts.joined(separator: separator), terminator: terminator)
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
      .runs("func set(_ value: Any?, forKey key: String)", "Keeps a value.") {
        session, _, given, _ throws(Problem) in
        session.statics["UserDefaults." + given[1].text] = given[0]
      },
      .runs("func removeObject(forKey key: String)", "Forgets a value.") {
        session, _, given, _ throws(Problem) in
        session.statics["UserDefaults." + given[0].text] = nil
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

  private static let numbersTogether: [AppleRow] =
    [
      .plain("func abs(_ x: Int) -> Int", "A number without its sign.") { _, given in
        .int(given[0].whole == .min ? .max : Swift.abs(given[0].whole))
      }
    ]
    + [("min", "The smallest."), ("max", "The largest.")].flatMap { name, help in
      [
        "Int, _ y: Int, _ rest: Int...) -> Int", "Double, _ y: Double, _ rest: Double...) -> Double",
        "T, _ y: T) -> T",
      ].map { types in
        AppleRow("func \(name)(_ x: \(types)", help) { session, _, given, _ throws(Problem) in
          let all = Array(given.prefix(2)) + (given.count > 2 ? given[2].elements : [])
          let sorted = try session.sorted(all, by: .nothing)
          return (name == "min" ? sorted.first : sorted.last) ?? .nothing
        }
      }
    }

  private static let ofOne: [(String, @Sendable (Double) -> Double)] = [
    ("sin", sin), ("cos", cos), ("tan", tan), ("asin", asin), ("acos", acos), ("atan", atan), ("exp", exp),
    ("log", log), ("log2", log2), ("log10", log10), ("sinh", sinh), ("cosh", cosh), ("tanh", tanh),
    ("cbrt", cbrt), ("trunc", trunc), ("sqrt", sqrt), ("floor", floor), ("ceil", ceil), ("round", round),
    ("abs", fabs),
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

  private static let listsTogether: [AppleRow] = [
    AppleRow("func swap<T>(_ a: inout T, _ b: inout T)", "Exchanges two values.") { _, _, given, _ in
      .tuple([.void, given[1], given[0]])
    },
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
    .runs(
      "func objc_setAssociatedObject(_ object: Any, _ key: Any, _ value: Any?, _ policy: Any)",
      "Keeps a value with an object."
    ) { session, _, given, _ throws(Problem) in
      session.statics["\(given[0]) \(given[1])"] = given[2]
    },
  ]

  /// What ends the program: here, the statement; with a condition, where that does not hold.
  private static let ending: [AppleRow] = [
    ("fatalError", "", "-> Never", "fatal error"),
    ("preconditionFailure", "", "-> Never", "a precondition does not hold"),
    ("assertionFailure", "", "-> Never", "an assertion does not hold"),
    ("precondition", "_ condition: Bool, ", "", "a precondition does not hold"),
    ("assert", "_ condition: Bool, ", "", "an assertion does not hold"),
  ].map { name, condition, result, what in
    AppleRow(
      "func \(name)(\(condition)_ message: String = \"\") \(result)", "Ends the program; here, the statement."
    ) { _, _, given, place throws(Problem) in
      if given.count > 1, given[0].isTrue { return .void }
      let message = given[given.count - 1].text
      throw Problem(message.isEmpty ? what : "\(what): \(message)", at: place)
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
    .runs("func NSLog(_ format: String, _ arguments: Any...)", "Prints a text.") {
      session, _, given, place throws(Problem) in
      session.print(try session.format(given[0].text, given[1].elements, place))
    },
    .runs("func debugPrint(_ values: Any...)", "Prints values as they would be typed.") {
      session, _, given, _ throws(Problem) in
      session.print(given[0].elements.map { session.shown($0) }.joined(separator: " "))
    },
    AppleRow("func type<T>(of value: T) -> T.Type", "The type of a value.") {
      session, _, given, _ throws(Problem) in
      .type(.named(session.className(of: given[0])))
    },
    .plain("func NSLocalizedString(_ key: String, comment: String = \"\") -> String", "The key itself.") {
      _, given in given[0]
    },
  ]
}

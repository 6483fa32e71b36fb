import Platform
import Sessions

extension AppleTypes {
  static let functions = TypeInfo.read(
    text, natives, ofOne.mapValues { .of($0) }, ofTwo.mapValues { .of($0) })

  private static let text = """
    struct Global  // Free functions.
      func abs(_ x: Int) -> Int { x < 0 ? -x : x }  // A number without its sign.
      each min/Int/smallest, max/Int/largest, min/Double/smallest, max/Double/largest | func #(_ x: #1, _ y: #1, _ rest: #1...) -> #1  // The #2.
      each min/smallest, max/largest | func #(_ x: T, _ y: T) -> T  // The #1.
      func swap<T>(_ a: inout T, _ b: inout T) { let old = a; a = b; b = old }  // Exchanges two values.
      func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldSequence<T> { UnfoldSequence<T>(_state: [] as [T?], _next: { made in let old = made as! [T?]; let new = old.isEmpty ? first : old[0].flatMap { next($0) }; made = [new]; return new }) }  // A value, and what follows from each.
      func sequence<S,T>(state: S, next: @escaping (inout S) -> T?) -> UnfoldSequence<T> { UnfoldSequence<T>(_state: state, _next: next) }  // What a closure gives until it gives nil.
      func repeatElement<T>(_ element: T, count: Int) -> [T] { Array(repeating: element, count: count) }  // A value, several times.
      func zip(_ first: Sequence<A>, _ second: Sequence<B>) -> [(A, B)]  // The elements of two lists in pairs.
      each to/</>, through/<=/>= | func stride(from start: Int, # end: Int, by step: Int) -> [Int] { _step(step); var all: [Int] = []; var x = start; while step > 0 ? x #1 end : x #2 end { all.append(x); x += step }; return all }  // Numbers in equal steps.
      each to/</>, through/<=/>= | func stride(from start: Double, # end: Double, by step: Double) -> [Double] { _step(step); var all: [Double] = []; var x = start; while step > 0 ? x #1 end : x #2 end { all.append(x); x = start + Double(all.count) * step }; return all }  // Numbers in equal steps.
      each to, through | func stride(from start: Date, # end: Date, by step: Double) -> [Date] { stride(from: start.timeIntervalSinceReferenceDate, #: end.timeIntervalSinceReferenceDate, by: step).map { Date(timeIntervalSinceReferenceDate: $0) } }  // Dates in equal steps.
      func _step(_ step: Double) { if step == 0 { _end("a step of 0 never arrives", "") } }
      each `fatalError`/fatal error, preconditionFailure/a precondition does not hold, assertionFailure/an assertion does not hold | func #(_ message: String = "", file: String = "", line: Int = 0) -> Never { _end("#1", message) }  // Ends the program; here, the statement.
      each precondition/a precondition, assert/an assertion | func #(_ condition: Bool, _ message: String = "", file: String = "", line: Int = 0) { if !condition { _end("#1 does not hold", message) } }  // Ends the program; here, the statement.
      func _launched<T>(_ delegate: T) -> T
      func _end(_ what: String, _ message: String) -> Never
      func traits(_ mutations: (UIMutableTraits) -> Void) -> UITraitCollection { UITraitCollection(mutations: mutations) }  // Makes a collection.
      func encode(_ collection: UITraitCollection) -> TraitArchive  // What of a collection travels: the traits that have an identifier.
      func decode(_ archive: TraitArchive) -> UITraitCollection  // The collection of an archive.
      func NSLog(_ format: String, _ arguments: Any...) { print(String(format: format, arguments: arguments)) }  // Prints a text.
      func debugPrint(_ values: Any..., separator: String = " ", terminator: String = "\\n") { print(values.map { String(reflecting: $0) }.joined(separator: separator), terminator: terminator) }  // Prints values as they would be typed.
      func print(_ items: Any..., separator: String = " ", terminator: String = "\\n", to target: inout String) { target += items.map { String(describing: $0) }.joined(separator: separator) + terminator }  // Writes values into a text.
      func isKnownUniquelyReferenced<T>(_ object: inout T) -> Bool { false }  // References are not counted, so a copy is always made.
      func UnicodeScalar(_ code: Int) -> String!  // The character with a number.
      func print(_ items: Any..., separator: String = " ", terminator: String = "\\n")  // Prints values.
      func type<T>(of value: T) -> T.Type  // The type of a value.
      func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Any = 0, value: String = "", comment: String = "") -> String { value.isEmpty ? key : value }  // What is to be shown until it is translated: the key, if nothing else.
      func NSMakeRange(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }  // A part of a text.
      var NSNotFound: Int { Int.max }  // Where something is that is nowhere.
      each M_PI/1, M_PI_2/0.5, M_PI_4/0.25 | var #: Double { Double.pi * #1 }  // π, or a part of it.
      var M_E: Double { 2.718281828459045 }  // Euler's number.
      each kUpperCaseType/38, kLowerCaseType/37, kNumberSpacingType/6, kStylisticAlternativesType/35, kUpperCaseSmallCapsSelector/1, kLowerCaseSmallCapsSelector/1, kMonospacedNumbersSelector/0, kProportionalNumbersSelector/1 | var #: Int { #1 }  // What a font's feature is called by.
      each lround, lroundf | func #(_ x: Double) -> Int { Int(x.rounded()) }  // The nearest whole number.
      func drand48() -> Double { Double.random(in: 0...1) }  // A number from 0 to 1; the same ones in each session.
      each NSStringFromClass, class_getName | func #(_ type: AnyClass) -> String { "\\(type)" }  // Its name.
      func NSClassFromString(_ name: String) -> AnyClass?  // The class of a name; nil where there is none.
      func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }  // A method by its name.
      func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0) } }  // The class of an object.
      func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ target: Any?, _ completion: Selector?, _ context: Any?) { if let completion { DispatchQueue.main.async { _perform(target, completion, image) } } }  // Says that it is done: nothing is kept.
      func objc_allocateClassPair(_ superclass: AnyClass?, _ name: String, _ more: Int) -> AnyClass?  // None: a class is declared here.
      kept object_setClass() class_getInstanceMethod():Any? class_addMethod():Bool imp_implementationWithBlock() method_getTypeEncoding() objc_registerClassPair()
      func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\\(_short(point.x)), \\(_short(point.y))}" }  // As a text.
      func NSStringFromCGSize(_ size: CGSize) -> String { "{\\(_short(size.width)), \\(_short(size.height))}" }  // As a text.
      func NSStringFromCGRect(_ rect: CGRect) -> String { "{\\(NSStringFromCGPoint(rect.origin)), \\(NSStringFromCGSize(rect.size))}" }  // As a text.
      func _short(_ number: Double) -> String { number == number.rounded() ? "\\(Int(number))" : "\\(number)" }
      func autoreleasepool<T>(invoking body: () -> T) -> T { body() }  // Does something.
      func arc4random_uniform(_ limit: Int) -> Int { Int.random(in: 0..<limit) }  // A number below a limit; the same ones in each session.
      func arc4random() -> Int { Int.random(in: 0..<4294967296) }  // A number; the same ones in each session.
      func UIGraphicsGetCurrentContext() -> CGContext?  // Where a view draws.
      var NSLocalizedDescriptionKey: String { "NSLocalizedDescription" }
      func objc_getAssociatedObject(_ object: Any, _ key: Any) -> Any?  // What was kept with an object.
      func objc_setAssociatedObject(_ object: Any, _ key: Any, _ value: Any?, _ policy: objc_AssociationPolicy)  // Keeps a value with an object.
      each sin, cos, tan, asin, acos, atan, exp, log, log2, log10, sinh, cosh, tanh, cbrt, trunc, sqrt, floor, ceil, round, abs, fabs | func #(_ x: Double) -> Double  // Of mathematics.
      each pow, atan2, hypot, fmod, fmax, fmin | func #(_ x: Double, _ y: Double) -> Double  // Of mathematics.
      func modf(_ x: Double) -> (Double, Double) { (trunc(x), x - trunc(x)) }  // The whole part, and the rest.
    protocol CustomStringConvertible
      var description: String { "\\(self)" }  // The value as text.
    class NSCache  // Values by keys.
      var name: String
      var countLimit, totalCostLimit: Int
      var _values: [AnyHashable: Any] = [:]
      init()
      func object(forKey key: Any) -> Any? { _values[key] }  // The value of a key.
      func setObject(_ object: Any, forKey key: Any, cost: Int = 0) { _values[key] = object }  // Keeps a value.
      func removeObject(forKey key: Any) { _values[key] = nil }  // Drops a value.
      func removeAllObjects() { _values = [:] }  // Drops all of them.
    class NSMapTable: NSCache  // Values by keys.
      each weakToStrong, strongToWeak, weakToWeak, strongToStrong | static func #Objects() -> NSMapTable { NSMapTable() }  // An empty one.
      init(keyOptions: Any, valueOptions: Any, capacity: Int = 0)  // An empty one.
      var count: Int { _values.count }  // How many there are.
      func setObject(_ object: Any?, forKey key: Any?) { _values[key] = object }  // Keeps a value.
      func objectEnumerator() -> [Any]? { Array(_values.values) }  // The values.
      func keyEnumerator() -> [Any] { Array(_values.keys) }  // The keys.
      func dictionaryRepresentation() -> [AnyHashable: Any] { _values }  // All of it.
    options NSPointerFunctions.Options strongMemory=0 weakMemory=5 objectPersonality=0
    class NSHashTable  // Objects, of which those that are gone are dropped.
      var allObjects: [Any] = []
      init()
      init(options: Any, capacity: Int = 0)  // An empty one.
      static func weakObjects() -> NSHashTable { NSHashTable() }  // An empty one.
      var anyObject: Any? { allObjects.first }  // One of them.
      var count: Int { allObjects.count }  // How many there are.
      func add(_ object: Any) { if !allObjects.contains(object) { allObjects.append(object) } }  // Adds an object.
      func remove(_ object: Any) { allObjects = allObjects.filter { $0 != object } }  // Takes one out.
      func removeAllObjects() { allObjects = [] }  // Takes all of them out.
      func contains(_ object: Any) -> Bool { allObjects.contains(object) }  // Whether it is there.
    class NSCountedSet  // Values, and how often each was added.
      var allObjects: [Any] = []
      var _counts: [AnyHashable: Int] = [:]
      init(array: [Any] = []) { for object in array { add(object) } }  // Those of a list.
      func count(`for` object: Any) -> Int { _counts[object] ?? 0 }  // How often a value was added.
      func add(_ object: Any) { if count(for: object) == 0 { allObjects.append(object) }; _counts[object] = count(for: object) + 1 }  // Adds a value once more.
      func remove(_ object: Any) { if count(for: object) < 2 { _counts[object] = nil; allObjects = allObjects.filter { $0 != object } } else { _counts[object] = count(for: object) - 1 } }  // Takes it back once.
      var count: Int { allObjects.count }  // How many differ.
      func contains(_ object: Any) -> Bool { count(for: object) > 0 }  // Whether it is there.
      func allSatisfy(_ test: (Any) -> Bool) -> Bool { allObjects.allSatisfy { test($0) } }  // Whether all of them pass.
    protocol OptionSet: Hashable  // Options, of which several can be set.
      var rawValue: Int { get }
      init(rawValue: Int)
      var isEmpty: Bool { rawValue == 0 }  // Whether none is set.
      func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }  // Whether an option is set.
      each union/|/one or the other, intersection/&/both, symmetricDifference/^/one of both | func #(_ other: Self) -> Self { type(of: self).init(rawValue: rawValue #1 other.rawValue) }  // What is set in #2.
      each isSubset/other/self/set is set in the other, isSuperset/self/other/set in the other is set | func #(of other: Self) -> Bool { #1.contains(#2) }  // Whether all that is #3.
      func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }  // Whether nothing is set in both.
      func subtracting(_ other: Self) -> Self { type(of: self).init(rawValue: rawValue ^ (rawValue & other.rawValue)) }  // What is not set in the other.
      each insert/union/Sets an option, remove/subtracting/Takes an option back, formUnion/union/Sets options, subtract/subtracting/Takes options back, formIntersection/intersection/Keeps what is in the other, formSymmetricDifference/symmetricDifference/Turns options round | mutating func #(_ other: Self) { self = #1(other) }  // #2.
    struct ObjectIdentifier: Hashable  // Which object it is.
      var object: Any
      init(_ object: Any) { self.object = object }  // Of an object.
    class UnsafeMutablePointer<T>  // Where a value lies that somebody else reads.
      var pointee: T
    struct UUID: Hashable, Comparable  // An identifier: they count, and are never the same twice.
      var uuidString: String
      init()  // The next one.
      init?(uuidString: String)  // The one that a text is; nil where it is none.
    class UserDefaults  // Values that last.
      static var standard: UserDefaults { get }  // The app's own.
      init?(suiteName: String?)  // Those of a group, which are the same here.
      func set(_ value: Any?, forKey key: String)  // Keeps a value.
      func removeObject(forKey key: String) { set(nil, forKey: key) }  // Forgets a value.
      func _number(_ key: String) -> Double {
        let value = object(forKey: key)
        if let number = value as? Double { return number }
        if let number = value as? Int { return Double(number) }
        return (value as? Bool) == true ? 1 : Double(value as? String ?? "") ?? 0
      }
      func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? (["yes", "true"].contains((string(forKey: key) ?? "").lowercased()) || _number(key) != 0) }  // What was kept.
      func integer(forKey key: String) -> Int { object(forKey: key) as? Int ?? Int(_number(key)) }  // What was kept.
      each double, float | func #(forKey key: String) -> Double { _number(key) }  // What was kept.
      func string(forKey key: String) -> String? { let value = object(forKey: key); if let number = value as? Int { return "\\(number)" }; return value as? String }  // What was kept.
      each data/Data, stringArray/[String], array/[Any], dictionary/[String: Any] | func #(forKey key: String) -> #1? { object(forKey: key) as? #1 }  // What was kept.
      func object(forKey key: String) -> Any?  // What was kept.
      each value/Any, url/URL | func #(forKey key: String) -> #1? { object(forKey: key) }  // What was kept.
      func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }  // Keeps a value.
      func register(defaults: [String: Any]) { for (key, value) in defaults where object(forKey: key) == nil { set(value, forKey: key) } }  // What is there until something else is kept.
      func synchronize() -> Bool { true }  // Nothing to do.
    enum Selector  // A method by its name.
      init(_ name: String)  // By what Objective-C calls it.
    """

  private static let natives: [String: AppleRow] = [
    "min": extreme(\.first), "max": extreme(\.last),
    "zip": .init { session, _, given, _ throws(Problem) in
      var sides = given
      for (one, other) in [(0, 1), (1, 0)] {
        if case .structure = sides[one], case .list(let all) = sides[other] {
          sides[one] = .list(try session.elements(sides[one], atMost: all.count))
        }
        guard case .range(var range) = sides[one], range.upper == nil else { continue }
        let all = try session.elements(given[other])
        range.upper = .int((range.lower?.whole ?? 0) + all.count)
        range.isClosed = false
        (sides[one], sides[other]) = (.range(range), .list(all))
      }
      return try .list(zip(session.elements(sides[0]), session.elements(sides[1])).map { .tuple([$0, $1]) })
    },
    "Selector.init": .plain { _, given in
      let labels = given[0].text.filter { $0 == ":" }.map { _ in Value.nothing }
      let name = String(given[0].text.prefix { $0 != ":" })
      return .enumCase("Selector", name, labels.isEmpty ? [.void] : labels)
    },
    "_launched": .init { session, _, given, place throws(Problem) in
      try session.launch(given[0], place)
      return given[0]
    },
    "_end": .init { _, _, given, place throws(Problem) in
      let message = given[1].text
      throw Problem(given[0].text + (message.isEmpty ? "" : ": " + message), at: place)
    },
    "encode": .init { session, _, given, _ in session.encoded(given[0]) },
    "decode": .init { session, _, given, _ in session.decoded(given[0]) },
    "UnicodeScalar": .of { (code: Int) in
      UInt32(exactly: code).flatMap(Unicode.Scalar.init).map { String($0) }
    },
    "print": .runs { session, _, given, place throws(Problem) in
      var texts: [String] = []
      for value in given[0].elements { texts.append(try session.described(value, place)) }
      let separator = given[1] == .nothing ? " " : given[1].text
      let terminator = given[2] == .nothing ? "\n" : given[2].text
      session.print(texts.joined(separator: separator), terminator: terminator)
    },
    "type": .init { session, _, given, _ in .type(session.type(of: given[0])) },
    "NSClassFromString": .init { session, _, given, _ in
      let name = String(given[0].text.split(separator: ".").last ?? "")
      guard let info = session.info(.named(name.qualified)) ?? session.info(.named(name)) else {
        return .nothing
      }
      return info.kind == .class ? .type(.named(info.name)) : .nothing
    },
    "objc_allocateClassPair": .init { session, _, _, _ in
      session.noteOnce("`objc_allocateClassPair` makes no class here, and gives nil")
      return .nothing
    },
    "UIGraphicsGetCurrentContext": .constant(.kept("CGContext")),
    // An associated object of an extension, stored under the object and the name of the key variable.
    "objc_getAssociatedObject": .init { session, _, given, _ in
      session.statics["\(given[0]) \(given[1])"].value
    },
    "objc_setAssociatedObject": .runs { session, _, given, _ in
      session.statics["\(given[0]) \(given[1])"] = given[2]
    },
    "init(uuidString:)": .plain { _, given in
      UUID(uuidString: given[0].text).map { .structure(.init("UUID", [.string($0.uuidString)])) } ?? .nothing
    },
    "UUID.init()": .init { session, _, _, _ in
      session.counters.uuids += 1
      let digits = String(session.counters.uuids, radix: 16, uppercase: true)
      let zeros = String(repeating: "0", count: max(12 - digits.count, 0))
      return .structure(.init("UUID", [.string("00000000-0000-0000-0000-\(zeros)\(digits)")]))
    },
    "standard": .constant(.kept("UserDefaults.standard")),
    "init(suiteName:)": .constant(.kept("UserDefaults.standard")),
    "set": .runs { session, _, given, place throws(Problem) in
      try session.setUserDefault(given[0], given[1].text, place)
    },
    "object": .init { session, _, given, _ in session.userDefault(given[0].text).value },
  ]

  private static func extreme(_ end: KeyPath<[Value], Value?> & Sendable) -> AppleRow {
    .init { session, _, given, _ throws(Problem) in
      let all = Array(given.prefix(2)) + (given.count > 2 ? given[2].elements : [])
      return try session.sorted(all, by: .nothing)[keyPath: end].value
    }
  }

  private static let ofOne: [String: @Sendable (Double) -> Double] = [
    "sin": sin, "cos": cos, "tan": tan, "asin": asin, "acos": acos, "atan": atan, "exp": exp, "log": log,
    "log2": log2, "log10": log10, "sinh": sinh, "cosh": cosh, "tanh": tanh, "cbrt": cbrt, "trunc": trunc,
    "sqrt": sqrt, "floor": floor, "ceil": ceil, "round": round, "abs": fabs, "fabs": fabs,
  ]
  private static let ofTwo: [String: @Sendable (Double, Double) -> Double] = [
    "pow": pow, "atan2": atan2, "hypot": hypot, "fmod": fmod, "fmax": fmax, "fmin": fmin,
  ]
}

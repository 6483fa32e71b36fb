import Platform
import Sessions

extension AppleTypes {
  static let json = TypeInfo.read(
    """
    options Data.ReadingOptions mappedIfSafe uncached alwaysMapped=8
    options Data.WritingOptions atomic withoutOverwriting completeFileProtection=536870912
    struct Data: Hashable  // Bytes, which are a text here.
      var text: String
      init() { text = "" }  // None.
      init(_ bytes: String) { text = bytes }  // The bytes of a text.
      init(count: Int) { text = String(repeating: "\\0", count: count) }  // So many zeros.
      init(_ bytes: [Int])  // Bytes, which are UTF-8.
      func base64EncodedString() -> String  // As 64 letters and signs write it.
      init(contentsOf url: URL, options: Data.ReadingOptions = []) throws {
        guard let data = FileManager._files[url.path] else { throw DataError.fileNotFound }
        self = data
      }  // What was written to an address.
      func write(to url: URL, options: Data.WritingOptions = []) throws { FileManager._files[url.path] = self }  // Keeps it at an address, as long as the session lives.
      var count: Int { text.utf8.count }  // How many there are.
      var isEmpty: Bool { text.isEmpty }  // Whether there is none.
      func map<T>(_ transform: (Int) -> T) -> [T] { Array(text.utf8).map(transform) }  // What each byte becomes.
    struct String
      each utf8/bytes, utf16/units of 16 bits | var #: [Int] { get }  // Its #1.
      var unicodeScalars: [String] { get }  // Its scalars.
      init(string: String) { self = string }  // The same.
      init(contentsOfFile path: String, encoding: Any? = nil) throws { self = try Data(contentsOf: URL(filePath: path)).text }  // What was written to an address.
      init(contentsOf url: URL, encoding: Any? = nil) throws { self = try Data(contentsOf: url).text }  // What was written to an address.
      func write(to url: URL, atomically: Bool = false, encoding: String.Encoding = .utf8) throws { try Data(self).write(to: url) }  // Keeps it at an address, as long as the session lives.
      init(decoding bytes: [Int], as encoding: Any) { self = Data(bytes).text }  // The text that bytes are.
      init?(bytes: [Int], encoding: String.Encoding) { self = Data(bytes).text }  // The text that bytes are.
      func data(using encoding: String.Encoding) -> Data? { Data(self) }  // Its bytes.
      init?(data: Data, encoding: String.Encoding) { self = data.text }  // The text that data are.
      init(decoding data: Data, as encoding: Any) { self = data.text }  // The text that data are.
    enum String.Encoding utf8=4 ascii=1 unicode=10 utf16=10
    enum UTF8
    enum JSONDecoder.KeyDecodingStrategy useDefaultKeys convertFromSnakeCase
    enum JSONDecoder.DateDecodingStrategy,JSONEncoder.DateEncodingStrategy: Hashable  // How dates are written.
      case deferredToDate iso8601 secondsSince1970 millisecondsSince1970 formatted(DateFormatter)
    enum DecodingError: Hashable, Error, CustomStringConvertible  // What is wrong with data that are decoded.
      case dataCorrupted(DecodingError.Context) keyNotFound(CodingKey,DecodingError.Context)
      case typeMismatch(Any,DecodingError.Context) valueNotFound(Any,DecodingError.Context)
      static func dataCorruptedError<K>(forKey key: K, in container: KeyedDecodingContainer<K>, debugDescription: String) -> DecodingError { .dataCorrupted(DecodingError.Context(codingPath: [key], debugDescription: debugDescription)) }  // What says that a part is wrong.
      static func dataCorruptedError(in container: Any, debugDescription: String) -> DecodingError { .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: debugDescription)) }  // What says that a value is wrong.
      func _line(_ text: String, _ context: DecodingError.Context) -> String {
        let path = context.codingPath.map { $0.stringValue.hasPrefix("Index ") ? "[" + $0.stringValue.dropFirst(6) + "]" : "." + $0.stringValue }.joined()
        return "DecodingError." + text + (path.isEmpty ? "" : " Path: " + (path.hasPrefix(".") ? path.dropFirst() : path) + ".") + " Debug description: " + context.debugDescription
      }
      var description: String {
        switch self {
        case .dataCorrupted(let context): _line("dataCorrupted: Data was corrupted.", context)
        case .keyNotFound(let key, let context): _line("keyNotFound: Key '\\(key.stringValue)' not found in keyed decoding container.", context)
        case .typeMismatch(let type, let context): _line("typeMismatch: expected value of type \\(type).", context)
        case .valueNotFound(let type, let context): _line("valueNotFound: Expected value of type \\(type) but found null instead.", context)
        }
      }
    struct DecodingError.Context: Hashable  // What is said of an error.
      var codingPath: [CodingKey] = []
      var debugDescription: String
    enum DataError: Hashable, Error
      case fileNotFound
    class JSONDecoder,PropertyListDecoder  // Makes values of JSON; property lists are JSON here.
      init()  // Makes one.
      var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys  // How names are read.
      func decode(_ type: T.Type, from data: Data) throws -> T  // The value that data are.
      var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy = .deferredToDate  // How dates are written: as seconds since 2001, if nothing else is said.
    class JSONSerialization  // JSON as dictionaries and lists.
      static func jsonObject(with data: Data, options: Any = 0) throws -> Any  // What JSON says.
      static func data(withJSONObject object: Any, options: Any = 0) throws -> Data  // The same as JSON.
    class JSONEncoder,PropertyListEncoder  // Makes JSON of values; property lists are JSON here.
      init()  // Makes one.
      func encode(_ value: T) throws -> Data  // A value as data.
      var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy = .deferredToDate  // How dates are written: as seconds since 2001, if nothing else is said.
      kept outputFormatting keyEncodingStrategy
    """,
    [
      "init(_:)": .plain { _, given in
        .data(String(decoding: given[0].elements.map { UInt8(truncatingIfNeeded: $0.whole) }, as: UTF8.self))
      },
      "base64EncodedString": .plain { value, _ in .string(Data(value.bytes.utf8).base64EncodedString()) },
      "utf8": .of { (text: String) in text.utf8.map { Int($0) } },
      "utf16": .of { (text: String) in text.utf16.map { Int($0) } },
      "unicodeScalars": .of { (text: String) in text.unicodeScalars.map { String($0) } },
      "decode": .init { session, value, given, place throws(Problem) in
        guard case .type(let type) = given[0] else { return .nothing }
        session.statics["JSONDecoder._dates"] = session.stored("dateDecodingStrategy", of: value)
        session.statics["JSONDecoder._keys"] = session.stored("keyDecodingStrategy", of: value)
        defer { for name in ["_dates", "_keys"] { session.statics["JSONDecoder." + name] = nil } }
        return try session.decode(try session.json(ofData: given[1], place), as: type, place)
      },
      "jsonObject": .init { session, _, given, place throws(Problem) in
        try session.json(ofData: given[0], place)
      },
      "data(withJSONObject:options:)": .init { session, _, given, place throws(Problem) in
        try session.json(given[0], place, isSnake: false).written(by: JSONEncoder(), place)
      },
      "encode": .init { session, value, given, place throws(Problem) in
        func asked(_ property: String, _ word: String) -> Bool {
          session.shown(session.stored(property, of: value) ?? .nothing).contains(word)
        }
        session.statics["JSONEncoder._dates"] = session.stored("dateEncodingStrategy", of: value)
        defer { session.statics["JSONEncoder._dates"] = nil }
        let encoder = JSONEncoder()
        if asked("outputFormatting", "prettyPrinted") { encoder.outputFormatting.insert(.prettyPrinted) }
        if asked("outputFormatting", "withoutEscapingSlashes") {
          encoder.outputFormatting.insert(.withoutEscapingSlashes)
        }
        let isSnake = asked("keyEncodingStrategy", "convertToSnakeCase")
        return try session.json(given[0], place, isSnake: isSnake).written(by: encoder, place)
      },
    ])
}

extension Value {
  /// The value as JSON data; the names are always sorted.
  fileprivate func written(by encoder: JSONEncoder, _ place: Place) throws(Problem) -> Value {
    encoder.outputFormatting.insert(.sortedKeys)
    guard let data = try? encoder.encode(JSON(self)) else {
      throw Problem("this cannot be written as JSON", at: place)
    }
    return .data(String(decoding: data, as: UTF8.self))
  }
}

extension Session {
  fileprivate mutating func json(ofData data: Value, _ place: Place) throws(Problem) -> Value {
    guard let json = try? JSONDecoder().decode(JSON.self, from: Data(data.bytes.utf8)) else {
      throw noValid(place)
    }
    return json.value
  }
}

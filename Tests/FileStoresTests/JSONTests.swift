import FileStores
import Testing

@Suite("JSON")
struct JSONTests {
  @Test(
    "a value read and written is the same text",
    arguments: [
      "null", "true", "false", "0", "-1", "1.5", "1e+20", "\"\"", "[]", "{}", "[1,[2,[]],\"a\"]",
      #"{"b":1,"a":{"c":null}}"#, #""요약 🍎 \" \\ \n \t \u001B \u007F \u009B \u202E \u2028""#,
    ])
  func roundTrip(text: String) throws { #expect(try JSON(parsing: text).text == text) }

  @Test("blanks and escapes are read")
  func reading() throws {
    #expect(try JSON(parsing: " { \"a\" : [ 1 , 2 ] } \r\n") == ["a": [1, 2]])
    #expect(try JSON(parsing: #""\b\f\r\/\u00e9\uD83C\uDF4E""#) == .string("\u{8}\u{C}\r/é🍎"))
    #expect(try JSON(parsing: "12e2").integer == 1200)
    #expect(try JSON(parsing: #"{"a":true,"b":"x"}"#)["b"]?.string == "x")
    #expect(try JSON(parsing: #"{"a":true}"#)["a"]?.bool == true)
    #expect(try JSON(parsing: "[1]")["a"] == nil)
  }

  @Test(
    "what is no JSON says where",
    arguments: [
      ("", .unfinished, 0), ("[1,", .unfinished, 3), ("[1,]", .unexpected, 3), ("{\"a\":1,}", .unexpected, 7),
      ("{a:1}", .unexpected, 1), ("01", .unexpected, 1), ("1.", .unfinished, 2), ("-", .unfinished, 1),
      ("+1", .unexpected, 0), ("1e999", .unexpected, 0), ("nul", .unfinished, 3), ("nan", .unexpected, 1),
      ("\"a\nb\"", .unexpected, 2), (#""\x""#, .unexpected, 2), (#""\uD83C""#, .unexpected, 7),
      (#""\uDF4E""#, .unexpected, 1), (#"{"a":1,"a":2}"#, .duplicate("a"), 7), ("1 2", .unexpected, 2),
      ("// a", .unexpected, 0),
    ] as [(String, JSON.Problem.Kind, Int)])
  func problems(text: String, kind: JSON.Problem.Kind, offset: Int) {
    #expect(throws: JSON.Problem(kind: kind, offset: offset)) { try JSON(parsing: text) }
  }

  @Test("a name that comes twice is found among many, and where it stands", arguments: [2, 8, 9, 200])
  func duplicates(count: Int) throws {
    let members = (0..<count).map { "\"n\($0)\":\($0)" }.joined(separator: ",")
    let value = try JSON(parsing: "{\(members)}")
    #expect(value["n\(count - 1)"]?.integer == count - 1)
    #expect(throws: JSON.Problem(kind: .duplicate("n1"), offset: members.utf8.count + 2)) {
      try JSON(parsing: "{\(members),\"n1\":0}")
    }
  }

  @Test(
    "long and signed numbers keep their value", arguments: ["999999999999999", "-12", "1234567890123456"])
  func numbers(text: String) throws {
    #expect(try JSON(parsing: text) == .number(try #require(Double(text))))
    #expect(try JSON(parsing: text).text == text)
  }

  @Test("bytes that are no UTF-8 are refused")
  func brokenUTF8() {
    #expect(throws: JSON.Problem.self) { try JSON(parsing: [0x22, 0xFF, 0x22]) }
    #expect(throws: JSON.Problem.self) { try JSON(parsing: [0x22, 0xED, 0xA0, 0x80, 0x22]) }
  }

  @Test("64 arrays in each other are read, 65 and a million are refused")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try JSON(parsing: nested(64)).text == nested(64))
    #expect(throws: JSON.Problem(kind: .tooDeep, offset: 64)) { try JSON(parsing: nested(65)) }
    #expect(throws: JSON.Problem(kind: .tooDeep, offset: 64)) { try JSON(parsing: nested(1_000_000)) }
  }

  @Test("numbers that JSON has not become null")
  func notNumbers() { #expect(JSON.array([.number(.infinity), .number(.nan)]).text == "[null,null]") }
}

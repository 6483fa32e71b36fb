import Syntax
import Testing

@Suite("Names")
struct NameTableTests {
  @Test("a spelling has one name")
  func one() {
    var names = NameTable()
    #expect(names.name(for: "theme") == names.name(for: "theme"))
    #expect(names.name(for: "theme") != names.name(for: "Theme"))
    let long = names.name(for: "horizontalSizeClass")
    #expect(names[long] == "horizontalSizeClass")
  }

  @Test("the words of the language come first, in their order")
  func words() {
    var names = NameTable()
    for word in Word.allCases {
      #expect(names.name(for: word.spelling) == Name(word))
      #expect(names.name(for: word.spelling).word == word)
    }
    #expect(names.name(for: "overrides").word == nil)
  }

  @Test("names that differ behind their first eight letters are told apart")
  func long() {
    var names = NameTable()
    let spellings = ["abcdefgh", "abcdefghi", "abcdefghj", "abcdefg", "abcdefghij", "abcdefghijklmnopq"]
    #expect(Set(spellings.map { names.name(for: $0) }).count == spellings.count)
  }

  @Test("canonically equivalent spellings have one name, and keep the first spelling")
  func canonical() {
    var names = NameTable()
    let name = names.name(for: "caf\u{E9}")
    #expect(names.name(for: "cafe\u{301}") == name)
    #expect(Array(names[name].unicodeScalars).count == 4)
    #expect(names.known("cafe\u{301}") == name)
  }

  @Test("five thousand names are all found again")
  func many() {
    var names = NameTable()
    let made = (0..<5000).map { names.name(for: "name\($0)") }
    #expect(Set(made).count == 5000)
    for (index, name) in made.enumerated() {
      #expect(names.known("name\(index)") == name)
      #expect(names[name] == "name\(index)")
    }
    #expect(names.known("name5000") == nil)
    #expect(names.known("") == nil)
  }
}

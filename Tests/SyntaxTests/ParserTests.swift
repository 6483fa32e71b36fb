import Syntax
import Testing

@Suite("Reading statements")
struct ParserTests {
  @Test("a statement of each kind is read")
  func tour() {
    let reading = Reading(
      "scene main { view form }; override form.theme = bold; if a { } else { b = 1 } print 3")
    #expect(
      reading.shapes == [
        "scene name: main block: {view name: form}", "override place: form.theme value: bold",
        "if condition: a block: {} otherwise: {assign place: b values: 1}", "print value: 3",
      ])
  }
}

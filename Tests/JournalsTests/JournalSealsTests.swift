import Testing

@testable import Journals

@Suite("States that lie in the journals")
struct JournalSealsTests {
  /// Two journals, and what is sealed of them.
  struct Desk {
    var left = Journaled<Int>()
    var right = Journaled<String>()
    var seals = JournalSeals()

    init() {
      left.append(0)
      right.append("")
      left.isRecording = true
      right.isRecording = true
    }

    mutating func seal() -> Int {
      seals.seal { visitor in
        visitor.visit(&left)
        visitor.visit(&right)
      }
    }

    mutating func undo(_ count: Int) {
      seals.unseal(count) { visitor in
        visitor.visit(&left)
        visitor.visit(&right)
      }
      left.discardChanges()
      right.discardChanges()
    }

    mutating func drop(_ count: Int) {
      seals.dropOldest(count) { visitor in
        visitor.visit(&left)
        visitor.visit(&right)
      }
    }

    var state: String { "\(left[0]) \(right[0])" }
  }

  @Test("a state is undone by opening it again, the newest first")
  func undo() {
    var desk = Desk()
    desk.left[0] = 1
    let first = desk.seal()
    desk.right[0] = "b"
    desk.left[0] = 2
    let second = desk.seal()
    #expect((first, second) == (1, 2))
    #expect(desk.seal() == 0)
    #expect(!desk.left.hasChanges && desk.left.takeChanges().isEmpty)
    desk.undo(second)
    #expect(desk.state == "1 ")
    desk.undo(first)
    #expect(desk.state == "0 ")
  }

  @Test("what is open is discarded without touching what is sealed")
  func open() {
    var desk = Desk()
    desk.left[0] = 1
    let first = desk.seal()
    desk.left[0] = 2
    desk.left.discardChanges()
    #expect(desk.state == "1 ")
    desk.left[0] = 3
    let late = desk.left.takeChanges()
    #expect(late.count == 1 && !desk.left.hasChanges)
    desk.undo(first)
    #expect(desk.state == "0 ")
  }

  @Test("thousands of states, dropped from the old end, undo to the oldest that is left")
  func bounded() {
    var desk = Desk()
    var counts: [Int] = []
    for step in 1...20_000 {
      desk.left[0] = step
      if step % 3 == 0 { desk.right[0] = "\(step)" }
      counts.append(desk.seal())
      if counts.count > 5_000 { desk.drop(counts.removeFirst()) }
    }
    #expect(desk.state == "20000 19998")
    while let count = counts.popLast() { desk.undo(count) }
    #expect(desk.state == "15000 15000")
    desk.left[0] = 7
    #expect(desk.seal() == 1)
  }
}

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

    /// Seals what is open.
    ///
    /// - Returns: How many inverses that is; 0 where there is no new state.
    mutating func seal() -> Int {
      let isNew = seals.seal { visitor in
        visitor.visit(&left)
        visitor.visit(&right)
      }
      return isNew ? seals.sizeOfNewest : 0
    }

    mutating func undo() {
      seals.unseal { visitor in
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
    let none = desk.seal()
    #expect((first, second, none) == (1, 2, 0))
    #expect(!desk.left.hasChanges && desk.left.takeChanges().isEmpty)
    desk.undo()
    #expect(desk.state == "1 " && desk.seals.sizeOfNewest == 1)
    desk.undo()
    #expect(desk.seals.sizeOfNewest == 0)
    #expect(desk.state == "0 ")
  }

  @Test("what is open is discarded without touching what is sealed")
  func open() {
    var desk = Desk()
    desk.left[0] = 1
    _ = desk.seal()
    desk.left[0] = 2
    desk.left.discardChanges()
    #expect(desk.state == "1 ")
    desk.left[0] = 3
    let late = desk.left.takeChanges()
    #expect(late.count == 1 && !desk.left.hasChanges)
    desk.undo()
    #expect(desk.state == "0 ")
  }

  @Test("a state of several rows of a journal is opened with all of them, beside one of a single row")
  func several() {
    var desk = Desk()
    desk.left.append(0)
    let first = desk.seal()
    (desk.left[0], desk.left[1], desk.right[0]) = (1, 2, "a")
    let second = desk.seal()
    (desk.right[0], desk.left[1]) = ("b", 3)
    let third = desk.seal()
    #expect((first, second, third) == (1, 3, 2))
    desk.undo()
    #expect(desk.state == "1 a" && desk.left[1] == 2)
    desk.undo()
    #expect(desk.state == "0 " && desk.left[1] == 0)
    desk.undo()
    #expect(desk.left.count == 1)
  }

  @Test("thousands of states, dropped from the old end, undo to the oldest that is left")
  func bounded() {
    var desk = Desk()
    desk.left.append(0)
    desk.left.forgetChanges()
    var count = 0
    for step in 1...20_000 {
      desk.left[0] = step
      if step % 2 == 0 { desk.left[1] = step }
      if step % 3 == 0 { desk.right[0] = "\(step)" }
      if desk.seal() > 0 { count += 1 }
      if count == 5_064 {
        desk.drop(64)
        count -= 64
      }
    }
    #expect(desk.state == "20000 19998" && count == 5_024)
    for _ in 0..<count { desk.undo() }
    #expect(desk.state == "14976 14976" && desk.left[1] == 14976)
    desk.left[0] = 7
    #expect(desk.seals.sizeOfNewest == 0)
    let last = desk.seal()
    #expect(last == 1)
  }

  /// Something that tells whether it is still held.
  final class Held: Sendable {}

  @Test("what the inverses of dropped states hold is let go of at once where that is asked for")
  func releasing() {
    var rows = Journaled<Held>()
    var seals = JournalSeals()
    rows.append(Held())
    rows.isRecording = true
    weak var first: Held?
    weak var second: Held?
    for step in 0..<2 {
      if step == 0 { first = rows[0] } else { second = rows[0] }
      rows[0] = Held()
      _ = seals.seal { $0.visit(&rows) }
    }
    #expect(first != nil && second != nil)
    seals.dropOldest(1, releasing: true) { $0.visit(&rows) }
    #expect(first == nil && second != nil)
    seals.unseal { $0.visit(&rows) }
    rows.discardChanges()
    #expect(rows[0] === second)
  }
}

import Testing

@testable import Journals

@Suite("Journals that are visited in one list go back together")
struct JournalChangesTests {
  /// Three journals, of which the second is never written to.
  struct Desk {
    var left = Journaled<Int>()
    var middle = Journaled<Int>()
    var right = Journaled<String>()

    init() {
      left.append(0)
      right.append("a")
      var recording = JournalRecording(true)
      visitAll(&recording)
    }

    mutating func visitAll<Visitor: JournalVisitor>(_ visitor: inout Visitor) {
      visitor.visit(&left)
      visitor.visit(&middle)
      visitor.visit(&right)
    }

    mutating func write() {
      left[0] = 1
      right[0] = "b"
      right.append("c")
    }

    var state: String { "\(left[0]) \(right[0]) \(right.count)" }

    var hasChanges: Bool {
      var (desk, watch) = (self, JournalWatch())
      desk.visitAll(&watch)
      return watch.hasChanges
    }
  }

  @Test("what is taken out is exchanged, there and back, and tells the rows that were asked for")
  func exchange() {
    var desk = Desk()
    desk.write()
    var taking = JournalTaking()
    desk.visitAll(&taking)
    var changes = taking.changes
    #expect(!changes.isEmpty && !desk.hasChanges)
    let undone = changes.exchange(touching: [1, 2]) { desk.visitAll(&$0) }
    #expect(desk.state == "0 a 1" && undone[1].isEmpty && undone[2] == [1, 0])
    let redone = changes.exchange(touching: [0, 2]) { desk.visitAll(&$0) }
    #expect(desk.state == "1 b 2" && redone[0] == [0] && redone[2] == [0, 1])
  }

  @Test("nothing is taken out of journals without changes")
  func empty() {
    var desk = Desk()
    var taking = JournalTaking()
    desk.visitAll(&taking)
    var changes = taking.changes
    changes.exchange { desk.visitAll(&$0) }
    #expect(changes.isEmpty && desk.state == "0 a 1")
  }

  @Test("what came since marks is taken out, and what was before stays")
  func marks() {
    var desk = Desk()
    desk.left[0] = 5
    var marks = JournalMarks()
    desk.visitAll(&marks)
    desk.write()
    var taking = marks.taking
    desk.visitAll(&taking)
    var changes = taking.changes
    changes.exchange { desk.visitAll(&$0) }
    #expect(desk.state == "5 a 1" && desk.hasChanges)
    var discarding = JournalDiscarding(touching: [0])
    desk.visitAll(&discarding)
    #expect(desk.state == "0 a 1" && discarding.touches[0] == [0])
  }

  @Test("going back to marks tells the rows that were asked for")
  func reverting() {
    var desk = Desk()
    var marks = JournalMarks()
    desk.visitAll(&marks)
    desk.write()
    var reverting = marks.reverting(touching: [2])
    desk.visitAll(&reverting)
    #expect(desk.state == "0 a 1" && reverting.touches[2] == [1, 0])
  }

  @Test("what is forgotten stays, and cannot be undone")
  func forgetting() {
    var desk = Desk()
    desk.write()
    var forgetting = JournalForgetting()
    desk.visitAll(&forgetting)
    var discarding = JournalDiscarding()
    desk.visitAll(&discarding)
    #expect(!desk.hasChanges && desk.state == "1 b 2")
  }
}

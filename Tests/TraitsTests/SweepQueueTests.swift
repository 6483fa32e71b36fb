import HistoryTesting
import Testing
import ViewTree

@testable import Traits

@Suite("Where a sweep goes next")
struct SweepQueueTests {
  private func hint(_ order: Int) -> Listeners.Hint {
    Listeners.Hint(order: UInt64(order), environment: Int32(order))
  }

  private func drained(_ queue: inout SweepQueue) -> [Int] {
    var orders: [Int] = []
    while let hint = queue.first {
      orders.append(Int(hint.order))
      queue.removeFirst()
    }
    return orders
  }

  @Test(
    "hints come in the order of the tree, in whatever runs they were added, also while others are taken out")
  func order() {
    var random = SplitMix(state: 7)
    for _ in 0..<200 {
      var (queue, waiting, taken) = (SweepQueue(), [Int](), [Int]())
      for _ in 0..<random.below(40) {
        let run = (0..<random.below(6)).map { _ in (taken.last ?? 0) + random.below(50) }
        if random.chance(50) {
          for order in run { queue.append(hint(order)) }
          queue.endRun()
        } else {
          // Of a list in which there is more, before and after.
          let list = [0] + run.sorted() + [1000]
          queue.add(list.map(hint), 1..<list.count - 1, for: 7)
        }
        waiting += run
        guard random.chance(60), let first = queue.first else { continue }
        taken.append(Int(first.order))
        waiting.remove(at: waiting.firstIndex(of: Int(first.order)) ?? 0)
        queue.removeFirst()
      }
      #expect(taken == taken.sorted())
      #expect(drained(&queue) == waiting.sorted())
    }
  }

  @Test("what is passed over is passed over in its run, and hints know the cell for which they came")
  func passingOver() {
    var queue = SweepQueue()
    queue.add([10, 20, 30, 40, 50].map(hint), 0..<5, for: 3)
    queue.push(hint(25))
    #expect(queue.cell == 3)
    queue.removeFirst(before: 40)
    #expect(queue.first?.order == 25)
    #expect(queue.cell == -1)
    queue.removeFirst(before: 90)
    #expect(queue.ahead(9).map(\.order) == [40, 50])
    queue.removeFirst(before: 0)
    #expect(drained(&queue) == [50])
  }

  @Test("hints that are ahead in one run can be taken out together, also after others have come in")
  func takingSeveral() {
    var queue = SweepQueue()
    queue.add([10, 20, 30, 40, 50].map(hint), 0..<5, for: 3)
    queue.push(hint(45))
    #expect(queue.ahead(3).map(\.order) == [10, 20, 30])
    queue.push(hint(35))
    queue.removeFirst(3)
    #expect(queue.first?.order == 35)
    queue.removeFirst(0)
    #expect(drained(&queue) == [35, 40, 45, 50])
  }

  @Test(
    "those who were to hear of a change are left out together, and work and later tidings stay, in whatever runs they came"
  )
  func leavingOut() {
    var random = SplitMix(state: 11)
    for _ in 0..<200 {
      var (queue, work, told) = (SweepQueue(), [Int](), [Int]())
      for _ in 0..<random.below(40) {
        let run = (0..<random.below(6)).map { _ in random.below(50) }.sorted()
        switch random.below(4) {
        case 0:
          queue.add(run.map(hint), 0..<run.count, for: 7)
          told += run
        case 1:
          for order in run { queue.append(hint(order)) }
          queue.endRun(isTold: true)
          told += run
        case 2:
          for order in run { queue.push(hint(order)) }
          work += run
        default:
          queue.removeTold()
          told = []
        }
        #expect(queue.first.map { Int($0.order) } == (work + told).min())
      }
      #expect(drained(&queue) == (work + told).sorted())
    }
  }
}

@Suite("The index of listeners")
struct ListenersTests {
  /// A window with a row of views, each of which was entered.
  private func entered(_ count: Int) throws -> (listeners: Listeners, tree: Hierarchy) {
    var (listeners, tree) = (Listeners(), Hierarchy())
    let window = try tree.create(.window, in: try tree.create(.scene))
    for _ in 0..<count { listeners.add(try tree.create(.view, in: window), to: Listeners.all, tree) }
    return (listeners, tree)
  }

  @Test("going through most listeners leaves them in one run, without those that have moved")
  func joining() throws {
    var (listeners, tree) = try entered(21)
    #expect(listeners[Listeners.all].runs.count > 1)
    let views = tree.all.filter { tree.kind(of: $0) == .view }
    try tree.detach(views[3])
    listeners.prepare(Listeners.all, for: 0..<tree.order(of: views[5]), tree)
    #expect(listeners[Listeners.all].runs.count > 1)
    listeners.prepare(Listeners.all, for: 0..<UInt64.max, tree)
    #expect(listeners[Listeners.all].runs.map { $0.count } == [20])
    #expect(
      listeners[Listeners.all].runs[0].map(\.environment) == views.filter { $0 != views[3] }.map(\.index))
    #expect(listeners[Listeners.all].checked == tree.revision)
    try tree.detach(views[7])
    listeners.prepare(Listeners.all, for: 0..<tree.order(of: views[5]), tree)
    #expect(listeners[Listeners.all].checked != tree.revision)
    listeners.prepare(Listeners.all, for: 0..<UInt64.max, tree)
    #expect(listeners[Listeners.all].checked == tree.revision)
    #expect(listeners[Listeners.all].runs.map { $0.count } == [19])
  }
}

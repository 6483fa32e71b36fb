import FileStores
import Foundation
import Testing

@Suite("The learner's progress on the disk")
struct ProgressStoreTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }
  var path: String { folder("state/mendel/progress.jsonl") }

  func event(
    _ kind: ProgressStore.Kind, in lesson: String = "a", run: String = "1", isDone: Bool = false
  ) -> ProgressStore.Event {
    .init(
      time: 7, run: run, lesson: lesson, hash: "h", place: .init(step: "s", past: "p"), isDone: isDone,
      kind: kind)
  }

  func store(_ limits: ProgressStore.Limits = .init()) -> ProgressStore {
    var store = ProgressStore(path: path, limits: limits)
    #expect(store.load() == nil)
    return store
  }

  @Test("events come back as they were noted, one a line")
  func events() throws {
    let again = ProgressStore.Entry(text: "x\n요약", place: .init(step: "two", past: "q"))
    let events = [
      event(.opened([])), event(.opened([again])), event(.typed("override \u{1B}\n\"a\"")),
      event(.typed(nil)), event(.typed(""), isDone: true),
    ]
    var first = store()
    for event in events { #expect(first.append(event, isSynchronized: true) == nil) }
    #expect(first.events == events)
    #expect(store().events == events)
    let lines = try folder.text(of: "state/mendel/progress.jsonl").split(separator: "\n")
    #expect(
      lines.first
        == #"{"t":7,"run":"1","lesson":"a","hash":"h","step":"s","past":"p","did":"opened"}"#)
    #expect(
      lines.last
        == #"{"t":7,"run":"1","lesson":"a","hash":"h","step":"s","past":"p","done":true,"did":"typed","text":""}"#
    )
  }

  @Test("lines that are torn, or of something else, are skipped and counted")
  func torn() throws {
    var first = store()
    _ = first.append(event(.typed("a")))
    let text = try folder.text(of: "state/mendel/progress.jsonl")
    try folder.write(text + "{\"t\":1}\n[]\n" + text.dropLast(20), to: "state/mendel/progress.jsonl")
    var second = store()
    #expect(second.events == [event(.typed("a"))])
    #expect(second.skipped == 3)
    _ = second.append(event(.typed("b")))
    #expect(store().events == [event(.typed("a")), event(.typed("b"))])
  }

  @Test("an entry that is too long is noted without its text")
  func long() {
    var store = store()
    _ = store.append(event(.typed(String(repeating: "x", count: 1 << 16))))
    _ = store.append(event(.typed(String(repeating: "x", count: 1 + 1 << 16))))
    #expect(self.store().events.last == event(.typed(nil)))
    #expect(store.events.count { $0.kind == .typed(nil) } == 1)
  }

  @Test("a long file keeps of each lesson the last runs, and that it is done")
  func keeping() {
    var limits = ProgressStore.Limits()
    limits.file = 4000
    var store = store(limits)
    _ = store.append(event(.opened([]), in: "b", run: "done"))
    _ = store.append(event(.typed(""), in: "b", run: "done", isDone: true))
    for run in 0..<100 {
      _ = store.append(event(.opened([]), run: "\(run)"))
      _ = store.append(event(.typed("\(run)"), run: "\(run)"))
    }
    let kept = self.store().events
    #expect(kept.contains(event(.typed(""), in: "b", run: "done", isDone: true)))
    #expect(kept.suffix(4).map(\.run) == ["98", "98", "99", "99"])
    #expect(kept.count < 40)
    #expect(store.events.count == 202)
  }

  @Test("two shells write at once, one of them in a file that the other makes shorter")
  func together() {
    var limits = ProgressStore.Limits()
    limits.file = 2000
    var (first, second) = (store(limits), store(limits))
    for number in 0..<50 {
      #expect(first.append(event(.opened([]), run: "a\(number)")) == nil)
      #expect(second.append(event(.typed("\(number)"), in: "b", run: "b")) == nil)
    }
    #expect(store().events.filter { $0.lesson == "b" }.map(\.kind) == (0..<50).map { .typed("\($0)") })
  }

  @Test("without a place, or where nothing can be written, progress is in memory, which is told once")
  func memory() throws {
    var homeless = ProgressStore(path: nil)
    #expect(homeless.load() == nil)
    #expect(homeless.append(event(.typed("a"))) == nil)
    #expect(homeless.events.count == 1)
    try folder.write("", to: "state")
    var store = ProgressStore(path: path)
    #expect(store.append(event(.typed("a"))) != nil)
    #expect(store.append(event(.typed("b"))) == nil)
    #expect(store.events.count == 2)
  }
}

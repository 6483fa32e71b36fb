import LibEdit
import Platform
import Synchronization

/// How deep the program may go: 200 calls inside one another, each with its blocks and expressions, need more than the usual 8 MiB; pages
/// that are not touched cost nothing.
package let stackSize = 256 << 20

/// Verifies some of the lessons on a thread of its own, whose stack is as large as the program's: a task's may be a thousandth of it.
final class VerificationWorker {
  private let queue: Queue
  private let verify: (Int) -> Verification
  private var results: [Int: Verification] = [:]
  /// Nil where the system gives none.
  private var thread: pthread_t?

  private init(_ queue: Queue, _ verify: @escaping (Int) -> Verification) {
    (self.queue, self.verify) = (queue, verify)
  }

  private func run() { while let index = queue.take() { results[index] = verify(index) } }

  private func start() {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let started = pthread_create(
      &thread, &attributes,
      { argument in
        let worker: UnsafeMutableRawPointer? = argument
        worker.map { Unmanaged<VerificationWorker>.fromOpaque($0).takeUnretainedValue().run() }
        return nil
      }, Unmanaged.passUnretained(self).toOpaque())
    self.thread = started == 0 ? thread : nil
  }

  /// How many lessons are verified between two reports: enough to keep all processors busy.
  static let roundSize = 8 * processors
  private static let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// The lesson that the next worker without one takes.
  private final class Queue: Sendable {
    private let next: Atomic<Int>
    private let end: Int

    init(_ lessons: Range<Int>) {
      next = Atomic(lessons.lowerBound)
      end = lessons.upperBound
    }

    func take() -> Int? {
      let index = next.add(1, ordering: .relaxed).oldValue
      return index < end && !Interrupts.isRequested ? index : nil
    }
  }

  /// Verifies lessons on all processors, and answers in their order; nil if a person interrupts it.
  static func verify(
    _ lessons: ArraySlice<VerifiedLesson>, _ verify: @escaping (VerifiedLesson) -> Verification
  ) -> [Verification]? {
    let queue = Queue(lessons.indices)
    let workers = (0..<processors).map { _ in Self(queue) { verify(lessons[$0]) } }
    for worker in workers { worker.start() }
    for worker in workers {
      if let thread = worker.thread { pthread_join(thread, nil) } else { worker.run() }
    }
    if Interrupts.isRequested { return nil }
    return workers.flatMap { $0.results }.sorted { $0.key < $1.key }.map { $0.value }
  }
}

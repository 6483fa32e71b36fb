import LibEdit
import Platform
import Synchronization

/// The stack size of the program: 200 nested calls, each with its blocks and expressions, need more than the usual 8 MiB; unused pages
/// cost nothing.
package let stackSize = 256 << 20

/// Verifies lessons on a thread whose stack is as large as the main thread's; a task's stack may be a thousandth of it.
final class VerificationWorker {
  private let queue: Queue
  private let verify: (Int) -> Verification
  private var results: [Int: Verification] = [:]
  /// Nil if the system could not start a thread.
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

  /// The number of lessons verified between two reports: enough to keep all processors busy.
  static let roundSize = 8 * processors
  private static let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// Hands out the index of the next lesson to idle workers.
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

  /// Verifies lessons on all processors, and returns the results in order; nil if interrupted.
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

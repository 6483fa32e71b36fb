import LibEdit
import Platform
import Synchronization

/// How deep the program may go: 200 calls inside one another, each with its blocks and expressions, need more than the usual 8 MiB; pages
/// that are not touched cost nothing.
package let stackSize = 256 << 20

/// Verifies some of the lessons on a thread of its own, whose stack is as large as the program's: a task's may be a thousandth of it.
final class VerificationWorker {
  private let work: () -> [Int: Verification]
  private var results: [Int: Verification] = [:]
  #if canImport(Darwin)
    private var thread: pthread_t?
  #else
    private var thread = pthread_t()
  #endif

  private init(_ work: @escaping () -> [Int: Verification]) { self.work = work }

  private func run() { results = work() }

  /// Starts the thread; false where the system gives none.
  private func start() -> Bool {
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
    return started == 0
  }

  private func join() {
    #if canImport(Darwin)
      thread.map { _ = pthread_join($0, nil) }
    #else
      pthread_join(thread, nil)
    #endif
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
    let workers = (0..<processors).map { _ in
      Self {
        var results: [Int: Verification] = [:]
        while let index = queue.take() { results[index] = verify(lessons[index]) }
        return results
      }
    }
    let started = workers.map { $0.start() }
    for (worker, hasStarted) in zip(workers, started) {
      if hasStarted { worker.join() } else { worker.run() }
    }
    if Interrupts.isRequested { return nil }
    let results = workers.reduce(into: [:]) { $0.merge($1.results) { first, _ in first } }
    return lessons.indices.compactMap { results[$0] }
  }
}

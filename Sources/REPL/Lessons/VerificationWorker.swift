import LibEdit
import Platform

/// How deep the program may go: 200 calls inside one another, each with its blocks and expressions, need more than the usual 8 MiB; pages
/// that are not touched cost nothing.
package let stackSize = 256 << 20

/// Verifies some of the lessons on a thread of its own, whose stack is as large as the program's: a task's may be a thousandth of it.
final class VerificationWorker {
  private let work: () -> [Verification]
  private var results: [Verification] = []
  #if canImport(Darwin)
    private var thread: pthread_t?
  #else
    private var thread = pthread_t()
  #endif

  private init(_ work: @escaping () -> [Verification]) { self.work = work }

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

  /// Verifies lessons on all processors, and answers in their order; nil if a person interrupts it.
  static func verify(
    _ lessons: ArraySlice<VerifiedLesson>, _ verify: @escaping (VerifiedLesson) -> Verification
  ) -> [Verification]? {
    let workers = (0..<processors).map { first in
      let own = stride(from: lessons.startIndex + first, to: lessons.endIndex, by: processors)
      return Self { own.compactMap { Interrupts.isRequested ? nil : verify(lessons[$0]) } }
    }
    let started = workers.map { $0.start() }
    for (worker, hasStarted) in zip(workers, started) {
      if hasStarted { worker.join() } else { worker.run() }
    }
    if Interrupts.isRequested { return nil }
    return lessons.indices.map { index in
      let place = index - lessons.startIndex
      return workers[place % processors].results[place / processors]
    }
  }
}

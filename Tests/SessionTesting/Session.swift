public import Commands
import Drawings
import Foundation
public import Playgrounds
import Synchronization
public import Transcripts

/// A session in process, whose words are gathered as lines of plain text.
public final class Session {
  /// The session.
  public let playground: Playground
  /// What was posted.
  public private(set) var events: [Event] = []
  /// What failed, all runs together.
  public private(set) var problems: [Problem] = []
  /// How events become text.
  public var transcript: Transcript

  /// Makes an empty session, and runs statements in it that must succeed.
  public init(_ prelude: String = "", confirms: Bool = true, width: Int = 80, drawsBoxes: Bool = true) {
    playground = Playground(options: .init(confirms: false)) { _ in }
    transcript = Transcript(width: width, drawsBoxes: drawsBoxes)
    playground.post = { [unowned self] in events.append($0) }
    let output = run(prelude)
    precondition(problems.isEmpty, "The prelude fails: \(output)")
    playground.options.confirms = confirms
    events.removeAll()
  }

  /// Runs a text as a script and answers the lines that it showed, problems last.
  @discardableResult
  public func run(_ text: String, file: String? = nil) -> String {
    let start = events.count
    var failures: [Problem] = []
    onDeepStack {
      var run = ScriptRun(self.playground, file: file)
      run.feed(Array(text.utf8))
      run.finish()
      failures = run.failures
    }
    problems += failures
    let lines = events[start...].flatMap { transcript.lines($0) } + failures.flatMap { transcript.lines($0) }
    return lines.map(\.string).joined(separator: "\n")
  }

  /// The value of an expression as the session shows it.
  public func value(_ expression: String) -> String { run(expression) }
}

/// Runs a closure on a thread whose stack has room for the deepest statement that the language allows.
public func onDeepStack(_ body: () -> Void) {
  withoutActuallyEscaping(body) { body in
    let worker = DeepStack.take()
    worker.run(body)
    DeepStack.giveBack(worker)
  }
}

/// A thread with a deep stack, kept for whoever comes next: to map such a stack and let go of it takes longer than most statements.
private final class DeepStack: @unchecked Sendable {
  private static let idle = Mutex<[DeepStack]>([])
  private let isAsked = DispatchSemaphore(value: 0)
  private let isOver = DispatchSemaphore(value: 0)
  /// Written before ``isAsked`` is signalled, and read behind it.
  private var body: (() -> Void)?

  private init() {
    let thread = Thread { [self] in
      while true {
        isAsked.wait()
        body?()
        isOver.signal()
      }
    }
    thread.stackSize = 256 << 20
    thread.start()
  }

  static func take() -> DeepStack { idle.withLock { $0.popLast() } ?? DeepStack() }

  static func giveBack(_ worker: DeepStack) { idle.withLock { $0.append(worker) } }

  func run(_ body: @escaping () -> Void) {
    self.body = body
    isAsked.signal()
    isOver.wait()
    self.body = nil
  }
}

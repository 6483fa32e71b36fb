import Commands
import Syntax

/// Lines like others that were run before: see ``PreparedStatements``.
extension Playground {
  /// Runs a line if it is known what it means.
  ///
  /// - Parameters:
  ///   - namesToo: Whether it may differ in its names from the line that was kept.
  ///   - show: Is told the line before it runs.
  /// - Returns: `nil` where it is not known; then nothing was run.
  func runKnown(
    _ shape: StatementShape, in window: SourceWindow, namesToo: Bool, before show: ((String) -> Void)?
  ) -> Outcome? {
    let known = window.bytes.withUnsafeBufferPointer {
      prepared.statement(for: shape, in: $0, namesToo: namesToo)
    }
    guard let known, known.isGood(in: world, epoch: epoch) else { return nil }
    if namesToo, !known.resolveNames(shape, in: window.bytes, world, into: &namedVariables) { return nil }
    if let show { show(window.text(shape.range)) }
    return run(known, shape, in: window)
  }

  /// Runs a line whose meaning is known.
  private func run(
    _ prepared: PreparedStatement, _ shape: StatementShape, in window: SourceWindow
  ) -> Outcome {
    let isFirst = begin(shape.range, in: window)
    do throws(Problem) {
      if prepared.isOpen { open(shape, of: prepared, in: window) }
      blockShift = prepared.blockShift(in: shape)
      try runTurn(prepared.command, locals: prepared.localCount)
      end(shape.range, in: window, changesSession: prepared.changesSession)
      return .done
    } catch {
      abandon(isFirst ? nil : statementMark)
      var problem = error
      if problem.origin == nil { problem.range = problem.range.map { prepared.place($0, in: shape) } }
      return .failed(placed(problem, shape.range, window))
    }
  }

  /// Sets the open literals to a line's.
  private func open(_ shape: StatementShape, of prepared: PreparedStatement, in window: SourceWindow) {
    while literals.count < shape.literals.count { literals.append(.nothing) }
    for index in shape.literals.indices where prepared.isOpen(index) {
      let literal = shape.literals[index]
      switch literal.kind {
      case .name: break
      case .number: literals[index] = .int(literal.value)
      case .string, .text: literals[index] = .string(window.text(literal.textRange))
      }
    }
  }
}

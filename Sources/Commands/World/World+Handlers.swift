import Journals
import Syntax
public import Traits
public import ViewTree

/// Handlers, tokens of registrations, and the log of callbacks.
extension World {
  private func handlerRow(_ event: Callback, on id: EnvironmentID) -> Int? {
    guard Int(id.index) < environments.count else { return nil }
    var row = environments[Int(id.index)].firstHandler
    while row >= 0 {
      if handlers[Int(row)].event == event { return Int(row) }
      row = handlers[Int(row)].next
    }
    return nil
  }

  /// The handler of an event of an environment.
  package func handler(of event: Callback, on id: EnvironmentID) -> BoundHandler? {
    handlerRow(event, on: id).flatMap { handlers[$0].body }
  }

  /// Sets, replaces or removes a handler.
  package func setHandler(_ event: Callback, on id: EnvironmentID, _ body: BoundHandler?) {
    if let row = handlerRow(event, on: id) {
      handlers[row].body = body
      return
    }
    fillEnvironments(through: Int(id.index))
    let row = handlers.append(
      HandlerRow(owner: id, event: event, body: body, next: environments[Int(id.index)].firstHandler))
    environments[Int(id.index)].firstHandler = Int32(row)
  }

  /// The events that an environment handles.
  public func handledEvents(of id: EnvironmentID) -> [Callback] {
    Callback.allCases.filter { handler(of: $0, on: id) != nil }
  }

  /// Keeps a registration; its row is the engine's, so that one finds the other.
  package func addToken(_ token: TokenRow) -> Int { tokens.append(token) }

  /// The row of a registration, while it is in force.
  package func token(of registration: RegistrationID) -> Int? {
    let row = Int(registration.index)
    return row < tokens.count && !tokens[row].isEnded ? row : nil
  }

  /// Ends a registration.
  package func endToken(_ row: Int) {
    guard !tokens[row].isEnded else { return }
    tokens[row].isEnded = true
    if case .block = tokens[row].action { tokens[row].action = .none }
    traits.unregister(tokens[row].registration)
  }

  /// How many callbacks `show log` remembers.
  package static let logLength = 256

  /// Notes a callback.
  ///
  /// The log is a ring of rows, so that going back brings it back and a long script does not fill
  /// memory.
  package func note(_ entry: LogEntry) {
    let index = settings[0].callbacks
    if log.count < World.logLength { log.append(entry) } else { log[index % World.logLength] = entry }
    settings[0].callbacks = index + 1
  }

  /// The callbacks that are remembered, oldest first, with their numbers.
  package var recentLog: [(number: Int, entry: LogEntry)] {
    let end = settings[0].callbacks
    return (max(0, end - log.count)..<end).compactMap { index in
      log[index % World.logLength].map { (index + 1, $0) }
    }
  }
}

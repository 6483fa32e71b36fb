extension ProgressStore {
  /// How many runs of a lesson are kept: the last one is taken up, and shells that are open may still write to others.
  static let runLimit = 4

  /// The lines that somebody will ask for: of each lesson the last runs, and the last line that says that it is done.
  ///
  /// - Complexity: O(*n*)
  static func worthKeeping(_ lines: [JSON]) -> [JSON] {
    let events = lines.map(Event.init)
    var runs: [String: [String]] = [:]
    var done: [String: Int] = [:]
    for (index, event) in events.enumerated().reversed() {
      guard let event else { continue }
      if !runs[event.lesson, default: []].contains(event.run) {
        runs[event.lesson, default: []].append(event.run)
      }
      if event.isDone, done[event.lesson] == nil { done[event.lesson] = index }
    }
    return lines.indices.filter { index in
      guard let event = events[index] else { return false }
      let last = runs[event.lesson]?.prefix(runLimit) ?? []
      return last.contains(event.run) || done[event.lesson] == index
    }.map { lines[$0] }
  }
}

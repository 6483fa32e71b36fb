extension ProgressStore.Event {
  /// Reads a line of the file; `nil` if it is not of this form.
  init?(_ json: JSON) {
    guard let time = json["t"]?.integer, let run = json["run"]?.string, let lesson = json["lesson"]?.string,
      let hash = json["hash"]?.string, let place = ProgressStore.Place(json),
      let kind = ProgressStore.Kind(json)
    else { return nil }
    self.init(
      time: time, run: run, lesson: lesson, hash: hash, place: place, isDone: json["done"]?.bool ?? false,
      kind: kind)
  }

  /// The line for the file.
  var json: JSON {
    let members: [JSON.Member] = [
      .init("t", .number(Double(time))), .init("run", .string(run)), .init("lesson", .string(lesson)),
      .init("hash", .string(hash)),
    ]
    return .object(
      members + place.members + (isDone ? [JSON.Member("done", .bool(true))] : []) + kind.members)
  }
}

extension ProgressStore.Place {
  fileprivate init?(_ json: JSON) {
    guard let step = json["step"]?.string, let past = json["past"]?.string else { return nil }
    self.init(step: step, past: past)
  }

  fileprivate var members: [JSON.Member] {
    [.init("step", .string(step)), .init("past", .string(past))]
  }
}

extension ProgressStore.Kind {
  fileprivate init?(_ json: JSON) {
    switch json["did"]?.string {
    case "opened":
      guard case .array(let values)? = json["again"] else {
        self = .opened([])
        return
      }
      let entries = values.compactMap(ProgressStore.Entry.init)
      guard entries.count == values.count else { return nil }
      self = .opened(entries)
    case "typed": self = .typed(json["text"]?.string)
    default: return nil
    }
  }

  fileprivate var members: [JSON.Member] {
    switch self {
    case .opened(let entries):
      [.init("did", "opened")]
        + (entries.isEmpty ? [] : [JSON.Member("again", .array(entries.map(\.json)))])
    case .typed(let text): [.init("did", "typed")] + (text.map { [JSON.Member("text", .string($0))] } ?? [])
    }
  }
}

extension ProgressStore.Entry {
  fileprivate init?(_ json: JSON) {
    guard let text = json["text"]?.string, let place = ProgressStore.Place(json) else { return nil }
    self.init(text: text, place: place)
  }

  fileprivate var json: JSON { .object([JSON.Member("text", .string(text))] + place.members) }
}

/// A recording of a terminal that asciinema plays: what was written when, and where its chapters begin.
///
/// Times are whole milliseconds from the start, and nothing in it is the moment or the machine, so that what is recorded twice gives the same bytes.
///
/// ```swift
/// var cast = Asciicast(title: "Themes", columns: 80, rows: 24)
/// cast.addMarker("scene main", at: 0)
/// cast.addOutput("mendel> ", at: 0)
/// cast.addOutput("scene main\n", at: 400)
/// cast.bytes(as: .v2)
/// // {"version":2,"width":80,"height":24,"title":"Themes","env":{"TERM":"xterm-256color"}}
/// // [0,"m","scene main"]
/// // [0,"o","mendel> "]
/// // [0.4,"o","scene main\r\n"]
/// ```
///
/// Source: asciinema's pages "asciicast v2" and "asciicast v3".
public struct Asciicast: Hashable, Sendable {
  /// What happens at a moment.
  struct Event: Hashable, Sendable {
    enum Kind: String, Sendable {
      case output = "o"
      case marker = "m"
    }

    var time: Int
    var kind: Kind
    var text: String
  }

  /// What a player shows as the recording's name.
  public let title: String
  /// The size of the terminal in cells.
  public let columns: Int, rows: Int
  private(set) var events: [Event] = []

  /// Makes an empty recording.
  public init(title: String, columns: Int, rows: Int) {
    self.title = title
    self.columns = columns
    self.rows = rows
  }

  /// How long it is so far, in milliseconds.
  public var length: Int { events.last?.time ?? 0 }

  /// How many chapters it has.
  public var markerCount: Int { events.count { $0.kind == .marker } }

  /// Adds what a program writes; each of its line ends becomes the two characters that a terminal wants.
  ///
  /// - Parameter time: milliseconds from the start, not before what was added last.
  /// - Complexity: O(*n*), amortised
  public mutating func addOutput(_ text: String, at time: Int) {
    precondition(time >= length, "a recording goes forward in time")
    guard !text.isEmpty else { return }
    let text = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    if let last = events.last, last.kind == .output, last.time == time {
      events[events.count - 1].text += text
    } else {
      events.append(Event(time: time, kind: .output, text: text))
    }
  }

  /// Begins a chapter.
  public mutating func addMarker(_ label: String, at time: Int) {
    precondition(time >= length, "a recording goes forward in time")
    events.append(Event(time: time, kind: .marker, text: label))
  }

  /// Lets the last picture stand until a moment.
  public mutating func end(at time: Int) {
    precondition(time >= length, "a recording goes forward in time")
    if time > length { events.append(Event(time: time, kind: .output, text: "")) }
  }
}

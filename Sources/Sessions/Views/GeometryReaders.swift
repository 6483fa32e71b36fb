import Presentations
import StateUpdates

extension ViewLayout {
  /// What a reader is told: what is not laid out by itself has the room of what is around; what is laid out no more keeps its own.
  func reader(
    _ id: ViewID, _ frames: [ViewID: Rect], _ old: (frame: Rect, top: Double, bottom: Double)?
  ) -> (frame: Rect, top: Double, bottom: Double)? {
    let around = Array(session.views.ancestors(of: id))
    let nearest = old == nil ? around.lazy.compactMap { frames[$0] }.first : frames[id]
    guard let frame = nearest, let room = around.lazy.compactMap({ rooms[$0] }).first else { return nil }
    return (
      frame.moved(by: room.frame.x, room.frame.y), frame.y == room.safe.y ? room.top : 0,
      frame.maxY == room.safe.maxY ? room.bottom : 0
    )
  }
}

extension ViewID {
  /// The room of a `GeometryReader`, as something that is read.
  var room: ViewSource { .variable("room \(row)") }

  /// What the content of a `GeometryReader` is given; nil before its first layout, behind which its content appears.
  func proxy(in session: inout Session) -> Value? {
    session.views.graph.noteRead(room)
    guard let (frame, top, bottom) = session.views.readers[self] ?? nil else {
      session.views.readers.updateValue(nil, forKey: self)
      return nil
    }
    let insets = Value.structure(.init("EdgeInsets", [top, 0, bottom, 0].map { .double($0) }))
    return .structure(.init("GeometryProxy", [frame.size.value, frame.value, insets]))
  }
}

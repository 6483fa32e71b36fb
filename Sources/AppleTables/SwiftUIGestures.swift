import Sessions

extension AppleTypes {
  /// Gestures: a tap and a long press act as the modifiers with these names, and a drag waits for `drag x/Circle by 20, 30`.
  static let swiftUIGestures = TypeInfo.read(
    """
    protocol Gesture  // What fingers do.
      kept sequenced():SequenceGesture
      func simultaneously(with other: Any?) -> SimultaneousGesture { SimultaneousGesture(self, other) }  // Waits for both.
      func exclusively(before other: Any?) -> ExclusiveGesture { ExclusiveGesture(self, other) }  // Waits for the first, or else the other.
    class SimultaneousGesture: Gesture  // Two gestures.
      var _first, _second: Any?
      init(_ first: Any?, _ second: Any?) { _first = first; _second = second }  // Both.
      kept onChanged():Self onEnded():Self updating():Self
    class ExclusiveGesture: SimultaneousGesture  // One of two gestures.
    protocol UIGestureRecognizerRepresentable: Gesture  // A gesture recognizer of UIKit's in SwiftUI: kept, and no touch reaches it.
    kept CoordinateSpaceConverter localLocation:CGPoint localTranslation:CGPoint? localVelocity:CGPoint? location():CGPoint convert():CGPoint
    struct TapGesture: Gesture  // A tap.
      var _count: Int = 1
      var _end: ((Void) -> Void)?
      init(count: Int = 1, coordinateSpace: Any? = nil) { _count = count }  // So many.
      func onEnded(_ action: @escaping (Void) -> Void) -> Self { var new = self; new._end = action; return new }  // What a tap does.
      kept updating():Self
    struct LongPressGesture: Gesture  // A press that lasts.
      var _duration: Double
      var _change, _end: ((Bool) -> Void)?
      init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) { _duration = minimumDuration }  // So long.
      func onChanged(_ action: @escaping (Bool) -> Void) -> LongPressGesture { let before = _change; var new = self; new._change = { before?($0); if $0 { action(true) } }; return new }  // What its beginning does.
      func onEnded(_ action: @escaping (Bool) -> Void) -> LongPressGesture { var new = self; new._end = action; return new }  // What it does.
      func updating<T>(_ state: Binding<T>, body: @escaping (Bool, inout T, inout Transaction) -> Void) -> LongPressGesture {
        let before = _change
        var new = self
        new._change = { before?($0); state._update($0) { value, transaction in body(true, &value, &transaction) } }
        return new
      }  // Changes a state while it lasts.
    struct DragGesture: Gesture  // A finger that moves.
      var _change: ((DragGesture.Value?) -> Void)?
      var _end: ((DragGesture.Value) -> Void)?
      init(minimumDistance: Double = 10, coordinateSpace: Any? = nil) {}  // So far.
      func onChanged(_ action: @escaping (DragGesture.Value) -> Void) -> DragGesture { let before = _change; var new = self; new._change = { before?($0); if let value = $0 { action(value) } }; return new }  // What its way does.
      func onEnded(_ action: @escaping (DragGesture.Value) -> Void) -> DragGesture { var new = self; new._end = action; return new }  // What its end does.
      func updating<T>(_ state: Binding<T>, body: @escaping (DragGesture.Value, inout T, inout Transaction) -> Void) -> DragGesture {
        let before = _change
        var new = self
        new._change = { drag in before?(drag); state._update(drag != nil) { value, transaction in if let drag { body(drag, &value, &transaction) } } }
        return new
      }  // Changes a state while it lasts.
    struct DragGesture.Value: Hashable  // Where the finger is.
      var translation: CGSize
      var startLocation: CGPoint
      var time: Date
      var location: CGPoint { CGPoint(x: startLocation.x + translation.width, y: startLocation.y + translation.height) }  // Where it is.
      var predictedEndTranslation: CGSize { translation }  // Where it will rest: it stands still.
      var predictedEndLocation: CGPoint { location }  // Where it will rest.
      var velocity: CGSize { .zero }  // How fast it is: it stands still.
    protocol View
      func gesture(_ gesture: Any?, including mask: Any? = nil, isEnabled: Bool = true) -> Self {
        if !isEnabled { return self }
        if let pair = gesture as? SimultaneousGesture { return self.gesture(pair._first).gesture(pair._second) }
        if let tap = gesture as? TapGesture { return onTapGesture(count: tap._count) { tap._end?(()) } }
        if let press = gesture as? LongPressGesture { return onLongPressGesture(minimumDuration: press._duration, perform: { press._end?(true) }, onPressingChanged: press._change) }
        return _drag(gesture)
      }  // Waits for a gesture.
      each simultaneousGesture/too, highPriorityGesture/first | func #(_ other: Any?, including mask: Any? = nil, isEnabled: Bool = true) -> Self { gesture(other, isEnabled: isEnabled) }  // Waits for a gesture #1.
      func _drag(_ gesture: Any?) -> Self
    """,
    [
      "_drag": .init { session, view, given, _ in
        session.modified(view, ModifierValue("gesture", [ViewArgument("gesture", given[0])]))
      }
    ])
}

import Sessions

extension AppleTypes {
  /// Combine: subjects, published properties as publishers, and publishers made from others.
  ///
  /// A receiver gets values, and at the end a completion.
  static let publishers = TypeInfo.read(
    """
    protocol Publisher<Output,Failure>  // Sends values to those who receive them.
      func _attach(_ receive: (Any) -> Void) -> AnyCancellable
      func _publish(_ value: Any)
      func _first() -> [Any] { [] }
      func _chained(_ link: ((Any) -> Void) -> (Any) -> Void) -> AnyPublisher<Any> { _made { send, own in own._parts.append(_attach(link(send))) } }
      func _made(_ begin: ((Any) -> Void, AnyCancellable) -> Void) -> AnyPublisher<Any>
      func _say(_ text: String)
      func _tuple(_ values: [Any]) -> Any
      func sink(receiveValue receive: @escaping (Output) -> Void) -> AnyCancellable { sink(receiveCompletion: { _ in }, receiveValue: receive) }  // Hands each value to a closure.
      func sink(receiveCompletion end: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue receive: @escaping (Output) -> Void) -> AnyCancellable {
        var isOver = false
        return _attach { value in if isOver { return }; if value is Subscribers.Completion { isOver = true; end(value) } else { receive(value) } }
      }  // The same, and tells another one how it ends.
      func assign(to published: inout Published.Publisher) { let target = published; _ = sink { target._value = $0 } }  // Hands each value to a published property.
      func assign<R,V>(to path: (R) -> V, on object: R) -> AnyCancellable { sink { object[keyPath: path] = $0 } }  // Hands each value to a property.
    class PassthroughSubject<Output,Failure>: Publisher  // Sends values to those who receive them.
      var _ends: [Any] = []
      init()  // A subject.
      func send(_ value: Output) { if _ends.isEmpty { _publish(value) } }  // Sends a value.
      func send() { _publish(()) }  // Sends that something happened.
      func send(completion: Subscribers.Completion<Failure>) { if _ends.isEmpty { _ends = [completion]; _publish(completion) } }  // Ends.
      func _first() -> [Any] { _ends }
    class CurrentValueSubject<Output,Failure>: Publisher  // Sends values to those who receive them, and keeps the last one.
      var _value: Output
      var _ends: [Any] = []
      init(_ value: Output) { _value = value }  // A subject with a value.
      var value: Output { get { _value } set { send(newValue) } }  // What was sent last; setting it sends.
      func send(_ value: Output) { if _ends.isEmpty { _value = value; _publish(value) } }  // Sends a value.
      func send(completion: Subscribers.Completion<Failure>) { if _ends.isEmpty { _ends = [completion]; _publish(completion) } }  // Ends.
      func _first() -> [Any] { _ends.isEmpty ? [_value] : _ends }
    class Future<Output,Failure>: Publisher  // Sends one value as soon as its closure gives it.
      var _sent: [Any] = []
      init(_ attempt: @escaping ((Result<Output, Failure>) -> Void) -> Void) {
        attempt { result in
          do { self._sent = [try result.get(), Subscribers.Completion.finished] } catch { self._sent = [Subscribers.Completion.failure(error)] }
          for one in self._sent { self._publish(one) }
        }
      }  // Of a closure.
      func _first() -> [Any] { _sent }
    class Fail<Output,Failure>: Publisher  // Sends only that it has failed.
      var _error: Any
      init(error: Failure) { _error = error }  // With an error.
      init(outputType: Any, failure: Failure) { _error = failure }  // With an error.
      func _first() -> [Any] { [Subscribers.Completion.failure(_error)] }
    class Empty<Output,Failure>: Publisher  // Sends nothing, and ends.
      var _ends: Bool = true
      init(completeImmediately: Bool = true) { _ends = completeImmediately }  // One that ends at once, or never.
      func _first() -> [Any] { _ends ? [Subscribers.Completion.finished] : [] }
    class Just<Output>: Publisher  // Sends one value.
      var _value: Output
      init(_ value: Output) { _value = value }  // Of a value.
      func _first() -> [Any] { [_value, Subscribers.Completion.finished] }
    class Publishers.SequencePublisher<Output>: Publisher  // Sends the elements of a list.
      var _values: [Any] = []
      init(_ values: [Any]) { _values = values }
      func _first() -> [Any] { _values + [Subscribers.Completion.finished] }
    protocol Cancellable  // What can be ended.
      func _end()
      func cancel() { if let own = self as? AnyCancellable { own.cancel() } else { _end() } }  // Ends it.
    struct Published.Publisher: Publisher  // The values of a published property.
      nonmutating var _value: Output
    struct AnyPublisher: Publisher  // The values of another, changed or chosen.
    class AnyCancellable: Hashable, Cancellable  // Ends a subscription.
      var _parts: [AnyCancellable] = []
      var _action: (() -> Void)?
      init(_ action: @escaping () -> Void) { _action = action }  // Does something when it is cancelled.
      func _end()
      func cancel() { _end(); for part in _parts { part.cancel() }; _parts = []; _action?(); _action = nil }  // Ends it.
      kept store()
    enum Never  // What there is none of.
    class NSObject
      func observe<V>(_ path: (Self) -> V, options: NSKeyValueObservingOptions = [], changeHandler: @escaping (Self, NSKeyValueObservedChange<V>) -> Void) -> NSKeyValueObservation {
        let token = NSKeyValueObservation()
        let tell = { (old: Any?, new: Any?) in changeHandler(self, NSKeyValueObservedChange(newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil)) }
        if options.contains(.initial) { tell(nil, self[keyPath: path]) }
        token._parts = [_observed(path) { change in tell(change[0], change[1]) }]
        return token
      }  // Tells a closure of each assignment of a property.
      func publisher<V>(`for` path: (Self) -> V, options: NSKeyValueObservingOptions = []) -> CurrentValueSubject<V, Never> { let all = CurrentValueSubject<V, Never>(self[keyPath: path]); _observed(path) { change in all.send(change[1]) }; return all }  // The values of a property.
      func _observed(_ path: Any, _ receive: ([Any]) -> Void) -> AnyCancellable
    class NSKeyValueObservation: AnyCancellable  // Hears of a property.
      init() {}
      func invalidate() { cancel() }  // Ends that.
    struct NSKeyValueObservedChange<Value>  // What was assigned.
      var newValue, oldValue: Value?
    options NSKeyValueObservingOptions new old initial prior
    enum Subscribers.Completion<Failure>: Hashable  // How publishers end; `Failure` is what the subject says.
      case finished failure(Failure)
    """,
    [
      "_attach": .init { session, value, given, place throws(Problem) in
        try session.subscribe(given[0], to: value, place)
      },
      "_publish": .runs { session, value, given, place throws(Problem) in
        try session.publish(given[0], from: value, place)
      },
      "_made": .plain { _, given in .structure(.init("AnyPublisher", [given[0]])) },
      "_say": .runs { session, _, given, _ in session.print(given[0].text) },
      "_tuple": .plain { _, given in .tuple(given[0].elements) }, "_end": ending,
      "_observed": .init { session, value, given, place throws(Problem) in
        try session.observe(given[0], of: value, given[1], place)
      },
      "Published.Publisher._value": .init { session, value, _, _ in
        value.published(in: session)
      } set: { session, value, given, place throws(Problem) in
        var (object, name) = (value[0], value[1].text)
        let type = Type.named(session.className(of: object))
        guard let member = session.property(name, of: type) else { return .void }
        try session.write(name, member, of: &object, given[0], place, as: nil)
        return .void
      },
    ])
}

extension Session {
  /// Calls a closure with the old and the new value at each assignment of a property, which is the last name of the path.
  fileprivate mutating func observe(_ path: Value, of root: Value, _ receiver: Value, _ place: Place)
    throws(Problem) -> Value
  {
    guard case .closure(let path) = path, let name = path.code.path.last else { return .nothing }
    var object = root
    for step in path.code.path.dropLast() { object = try read(step, of: object, place) ?? .nothing }
    if storedField(name, of: .named(className(of: object)))?.isDynamic == false {
      warn("`\(name)` is not `@objc dynamic`: nobody hears of its assignments", at: place)
      return newObject("AnyCancellable", ["_parts": .list([])])
    }
    return try subscribe(receiver, to: .observed(name, of: object), place)
  }
}

import Sessions

extension AppleTypes {
  static let notifications =
    TypeInfo.read(
      """
      class NotificationCenter  // Tells observers of what happens.
        static var `default`: NotificationCenter { get }  // The app's own.
        static var _observers: [NotificationObserver] = []
        func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
          let added = NotificationObserver(name, object) { [weak observer] note in if let observer { _perform(observer, selector, note) } }
          added.target = observer
          NotificationCenter._observers.append(added)
        }  // Calls a method at each notification of a name.
        func addObserver(forName name: Notification.Name?, object: Any?, queue: OperationQueue?, using block: @escaping (Notification) -> Void) -> NSObjectProtocol {
          let added = NotificationObserver(name, object, block)
          added.target = added
          NotificationCenter._observers.append(added)
          return added
        }  // Calls a closure at each notification of a name.
        func removeObserver(_ observer: Any, name: Notification.Name? = nil, object: Any? = nil) {
          NotificationCenter._observers = NotificationCenter._observers.filter { $0.target != observer || name != nil && $0.name != name }
        }  // Ends that.
        func post(_ notification: Notification) {
          for one in NotificationCenter._observers where one.name == nil || one.name == notification.name {
            if one.sender == nil || one.sender == notification.object { one.block(notification) }
          }
        }  // Tells those who observe its name.
        func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) { post(Notification(name: name, object: object, userInfo: userInfo)) }  // Tells those who observe a name, in their order.
        func publisher(for name: Notification.Name, object: Any? = nil) -> PassthroughSubject<Notification> { let all = PassthroughSubject<Notification>(); addObserver(forName: name, object: object, queue: nil) { all.send($0) }; return all }  // The notifications of a name.
        func notifications(named name: Notification.Name, object: Any? = nil) -> AsyncStream<Notification> { AsyncStream<Notification> { all in addObserver(forName: name, object: object, queue: nil) { all.yield($0) } } }  // The notifications of a name, one after another.
      class NotificationCenter.Publisher: PassthroughSubject<Notification>  // The notifications of a name.
        init(center: NotificationCenter, name: Notification.Name, object: Any? = nil) { center.addObserver(forName: name, object: object, queue: nil) { self.send($0) } }  // Of a centre.
      class NotificationObserver: NSObject  // Who is told.
        var name: Notification.Name?
        var sender: Any?
        var target: Any?
        var block: (Notification) -> Void
        init(_ name: Notification.Name?, _ sender: Any?, _ block: @escaping (Notification) -> Void) { self.name = name; self.sender = sender; self.block = block }
      struct Notification  // What observers are told.
        var name: Notification.Name
        var object: Any?
        var userInfo: [AnyHashable: Any]?
      struct Notification.Name: Hashable  // The name of a notification.
        var rawValue: String
        init(_ name: String) { rawValue = name }  // A name.
        each ContentSizeCategoryDidChange/UIContentSizeCategory.didChange, KeyboardWillShow/UIResponder.keyboardWillShow, KeyboardWillHide/UIResponder.keyboardWillHide, KeyboardDidShow/UIResponder.keyboardDidShow, KeyboardDidHide/UIResponder.keyboardDidHide | static var UI#: Notification.Name { #1Notification }  // An older name.
      more UIAccessibility *isReduceMotionEnabled:Bool *isReduceTransparencyEnabled:Bool *isBoldTextEnabled:Bool
        kept *shouldDifferentiateWithoutColor:Bool *buttonShapesEnabled:Bool *isVoiceOverRunning:Bool *isDarkerSystemColorsEnabled:Bool *isInvertColorsEnabled:Bool *post()
      """)
}

import Syntax

extension AppleTypes {
  /// Who is told of what, by name.
  static let notifications =
    TypeInfo.read(
      """
      class NotificationCenter  // Tells observers of what happens.
        static var `default`: NotificationCenter { get }  // The app's own.
        func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?)  // Calls a method at each notification of a name.
        func addObserver(forName name: Notification.Name?, object: Any?, queue: OperationQueue?, using block: @escaping (Notification) -> Void) -> NSObjectProtocol  // Calls a closure at each notification of a name.
        func removeObserver(_ observer: Any, name: Notification.Name? = nil, object: Any? = nil)  // Ends that.
        func post(_ notification: Notification)  // Tells those who observe its name.
        func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) { post(Notification(name: name, object: object, userInfo: userInfo)) }  // Tells those who observe a name, in their order.
        func publisher(for name: Notification.Name, object: Any? = nil) -> PassthroughSubject<Notification> { let all = PassthroughSubject<Notification>(); addObserver(forName: name, object: object, queue: nil) { all.send($0) }; return all }  // The notifications of a name.
      struct Notification  // What observers are told.
        var name: Notification.Name
        var object: Any?
        var userInfo: [AnyHashable: Any]?
      struct Notification.Name: Hashable  // The name of a notification.
        var rawValue: String
        init(_ name: String) { rawValue = name }  // A name.
      more UIAccessibility *isReduceMotionEnabled:Bool *isReduceTransparencyEnabled:Bool *isBoldTextEnabled:Bool
        kept *isVoiceOverRunning:Bool *isDarkerSystemColorsEnabled:Bool *isInvertColorsEnabled:Bool
        kept *shouldDifferentiateWithoutColor:Bool *post()
      """,
      [
        "addObserver(_:selector:name:object:)": .runs { session, _, given, place throws(Problem) in
          let handler = try session.handler(of: given[1], on: given[0], place)
          session.observe(given[2], from: given[3], as: given[0], .closure(handler.function))
        },
        "addObserver(forName:object:queue:using:)": .init { session, _, given, _ in
          session.counters.functions += 1
          let token = Value.kept("observer \(session.counters.functions)")
          session.observe(given[0], from: given[1], as: token, given[3])
          return token
        },
        "removeObserver": .runs { session, _, given, _ in
          let rest = session.observers.filter { observer in
            let parts = observer.elements
            return parts[2] != given[0] || given[1] != .nothing && parts[0] != given[1]
          }
          session.statics["NotificationCenter"] = .list(rest)
        },
        "post(_:)": .runs { session, _, given, place throws(Problem) in try session.post(given[0], place) },
      ])
    + posted.flatMap { type, names in
      let rows = names.split(separator: " ").map {
        "  static var \($0)Notification: Notification.Name { Notification.Name(\"\(type).\($0)\") }  // Posted by the system on a device."
      }
      return TypeInfo.read((["class " + type] + rows).joined(separator: "\n"))
    }

  /// The names of notifications that the system posts; nothing posts them here.
  private static let posted = [
    ("UIApplication", "didBecomeActive willResignActive didEnterBackground willEnterForeground"),
    ("UIApplication", "didReceiveMemoryWarning willTerminate didFinishLaunching"),
    ("UIScene", "didActivate willDeactivate didEnterBackground willEnterForeground"),
    ("UIResponder", "keyboardWillShow keyboardDidShow keyboardWillHide keyboardDidHide"),
    ("UIResponder", "keyboardWillChangeFrame"), ("UIContentSizeCategory", "didChange"),
    ("UIDevice", "orientationDidChange"), ("UserDefaults", "didChange"),
    ("UIAccessibility", "reduceTransparencyStatusDidChange darkerSystemColorsStatusDidChange"),
    ("UIAccessibility", "boldTextStatusDidChange reduceMotionStatusDidChange voiceOverStatusDidChange"),
  ]
}

extension Session {
  /// Who observes notifications: of each the name, the sender, the observer and what is called.
  fileprivate var observers: [Value] { statics["NotificationCenter"]?.elements ?? [] }

  fileprivate mutating func observe(_ name: Value, from object: Value, as observer: Value, _ function: Value)
  {
    statics["NotificationCenter"] = .list(observers + [.tuple([name, object, observer, function])])
    revision += 1
  }

  fileprivate mutating func post(_ notification: Value, _ place: Place) throws(Problem) {
    guard case .structure(let posted) = notification, posted.fields.count > 1 else { return }
    for observer in observers {
      let parts = observer.elements
      guard parts[0] == .nothing || parts[0] == posted[0],
        parts[1] == .nothing || parts[1] == posted[1], case .closure(let function) = parts[3],
        present(parts[2]) != .nothing
      else { continue }
      try step(place)
      try call(function, with: [notification].suffix(function.code.parameters.count))
    }
  }
}

import Syntax

extension AppleTypes {
  /// Who is told of what, by name.
  static let notifications =
    [
      AppleType(
        "NotificationCenter", .class, "Tells observers of what happens.",
        [
          .runs(
            "func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?)",
            "Calls a method at each notification of a name."
          ) { session, _, given, place throws(Problem) in
            let handler = try session.handler(of: given[1], on: given[0], place)
            session.observe(given[2], from: given[3], as: given[0], .closure(handler.function))
          },
          AppleRow(
            "func addObserver(forName name: Notification.Name?, object: Any?, queue: OperationQueue?, using block: @escaping (Notification) -> Void) -> NSObjectProtocol",
            "Calls a closure at each notification of a name."
          ) { session, _, given, _ throws(Problem) in
            session.counters.functions += 1
            let token = Value.kept("observer \(session.counters.functions)")
            session.observe(given[0], from: given[1], as: token, given[3])
            return token
          },
          .runs(
            "func removeObserver(_ observer: Any, name: Notification.Name? = nil, object: Any? = nil)",
            "Ends that."
          ) { session, _, given, _ throws(Problem) in
            let rest = session.observers.filter { observer in
              let parts = observer.elements
              return parts[2] != given[0] || given[1] != .nothing && parts[0] != given[1]
            }
            session.statics["NotificationCenter"] = .list(rest)
          },
          .runs("func post(_ notification: Notification)", "Tells those who observe its name.") {
            session, _, given, place throws(Problem) in try session.post(given[0], place)
          },
        ]),
      named("UIApplication", "didBecomeActive willResignActive didEnterBackground willEnterForeground"),
      named("UIApplication", "didReceiveMemoryWarning willTerminate didFinishLaunching"),
      named("UIScene", "didActivate willDeactivate didEnterBackground willEnterForeground"),
      named(
        "UIResponder",
        "keyboardWillShow keyboardDidShow keyboardWillHide keyboardDidHide keyboardWillChangeFrame"),
      named("UIContentSizeCategory", "didChange"), named("UIDevice", "orientationDidChange"),
      named("UserDefaults", "didChange"),
      named("UIAccessibility", "reduceTransparencyStatusDidChange darkerSystemColorsStatusDidChange"),
      named(
        "UIAccessibility", "boldTextStatusDidChange reduceMotionStatusDidChange voiceOverStatusDidChange"),
    ]
    + AppleType.read(
      """
      class NotificationCenter
        static var `default`: NotificationCenter { get }  // The app's own.
        func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) { post(Notification(name: name, object: object, userInfo: userInfo)) }  // Tells those who observe a name, in their order.
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
      """)

  /// The names of notifications that the system posts; nothing posts them here.
  private static func named(_ type: String, _ names: String) -> AppleType {
    AppleType(
      type, .class, "",
      names.split(separator: " ").map { name in
        .constant(
          "static var \(name)Notification: Notification.Name { get }", "Posted by the system on a device.",
          .structure(.init("Notification.Name", [.string("\(type).\(name)")])))
      })
  }
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
      guard parts[0] == .nothing || parts[0] == posted.fields[0],
        parts[1] == .nothing || parts[1] == posted.fields[1], case .closure(let function) = parts[3],
        present(parts[2]) != .nothing
      else { continue }
      try step(place)
      try call(function, with: [notification].suffix(function.code.parameters.count))
    }
  }
}

import Syntax
import ViewTree

extension AppleTypes {
  /// Who hears of events, and what controls tell when they are operated.
  static let operating = TypeInfo.read(
    """
    class NSObject: NSObjectProtocol  // What classes of Apple's have in common.
      kept init()
      func isEqual(_ object: Any?) -> Bool { self == object }  // Whether both are one.
      func perform(_ action: Selector, with object: Any? = nil)  // Calls a method.
      func perform(_ action: Selector, with object: Any?, afterDelay delay: Double) { DispatchQueue.main.asyncAfter(deadline: .now() + delay) { perform(action, with: object) } }  // Calls a method later.
      var hash: Int { get }  // A number for sets.
      var debugDescription: String { "\\(self)" }  // What a debugger prints.
    class UIResponder: NSObject  // What events can reach.
      var next: UIResponder? { get }  // Who hears of an event after this.
      var canBecomeFirstResponder: Bool { get }  // Whether it can hear of what is typed.
      var isFirstResponder: Bool { get }  // Whether it hears of what is typed.
      func becomeFirstResponder() -> Bool  // Asks to hear of what is typed; text is edited then.
      func resignFirstResponder() -> Bool  // Ends that.
    class UIControl: UIView  // A view that can be operated.
      var isEnabled: Bool = true  // Whether it can be operated.
      var isSelected: Bool  // Whether it is selected.
      var isHighlighted: Bool  // Whether it is highlighted.
      func addTarget(_ target: Any?, action: Any, for events: Any)  // Calls a method when it is operated.
      func addAction(_ action: UIAction, for events: Any)  // Calls a closure when it is operated.
      func removeAction(_ action: UIAction, for events: Any)  // Takes a closure back.
      func sendActions(for events: Any)  // Calls what was added for it.
      var state: UIControl.State {
        var state: UIControl.State = isHighlighted ? .highlighted : []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
      }  // How it is.
      kept contentHorizontalAlignment:UIControl.ContentHorizontalAlignment=.center contentVerticalAlignment:UIControl.ContentVerticalAlignment=.center removeTarget()
    class UITextField: UIControl  // A line to type in.
      var isEditing: Bool { isFirstResponder }  // Whether somebody types in it.
      var delegate: Any  // Who is told of the editing.
    """,
    [
      "next": .reads { $0.traits.tree.parent(of: $1) },
      "canBecomeFirstResponder": .reads { $0.takesText($1) },
      "isFirstResponder": .reads { $0.views.firstResponder == $1 },
      "becomeFirstResponder": .on { session, id, _, place throws(Problem) in
        .bool(try session.becomeFirstResponder(id, place))
      },
      "resignFirstResponder": .on { session, id, _, place throws(Problem) in
        if session.views.firstResponder == id { try session.endEditing(place) }
        return .bool(true)
      },
      "perform(_:with:)": .runs { session, value, given, place throws(Problem) in
        let handler = try session.handler(of: given[0], on: value, place)
        try session.call(
          handler.function, with: Array([given[1], .nothing].prefix(handler.function.code.parameters.count)))
      },
      "NSObject.hash": .plain { value, _ in .int(value.hashValue) },
      "addTarget": .does { session, id, given, _ in
        let target = given[0] == .nothing ? Value.environment(id) : given[0]
        session.add(.tuple([target, given[1], given[2]]), to: "targets", of: id)
      },
      "addAction": .does { session, id, given, _ in session.addAction(given[0], for: given[1], to: id) },
      "removeAction": .does { session, id, given, _ in
        let rest = session.field("actions", of: id)?.elements.filter { $0.elements[0] != given[0] }
        session.setField("actions", .list(rest ?? []), of: id)
      },
      "sendActions": .does { session, id, given, place throws(Problem) in
        for event in session.eventNames(given[0]) { try session.send(event, of: id, place) }
      },
    ])
}

// What a person does with controls of UIKit's.
extension Session {
  /// Adds a closure that runs on events; without any on the one that is usual.
  mutating func addAction(
    _ action: Value, for events: Value = .kept(".primaryActionTriggered"), to id: EnvironmentID
  ) {
    guard case .structure = action else { return }
    add(.tuple([action, events]), to: "actions", of: id)
  }

  fileprivate mutating func add(_ entry: Value, to list: String, of id: EnvironmentID) {
    setField(list, .list((field(list, of: id)?.elements ?? []) + [entry]), of: id)
  }

  /// The names of events as they were written: `.touchUpInside`, `[.editingDidBegin, .editingDidEnd]`.
  fileprivate func eventNames(_ value: Value) -> [String] {
    if case .list(let events) = value { return events.flatMap { eventNames($0) } }
    let text = value.caseName.isEmpty ? value.keptText : value.caseName
    return text.split { !$0.isLetter }.map(String.init)
  }

  /// Calls what was added for an event; what a control is for is its primary action.
  fileprivate mutating func send(_ event: String, of id: EnvironmentID, _ place: Place) throws(Problem) {
    var wanted: Set = [event, "allEvents"]
    if event == "touchUpInside" || event == "valueChanged" { wanted.insert("primaryActionTriggered") }
    for entry in field("actions", of: id)?.elements ?? []
    where !wanted.isDisjoint(with: eventNames(entry.elements[1])) {
      guard case .structure(var done) = entry.elements[0], done.fields.count > 2 else { continue }
      let handler = done[1]
      done[2] = .environment(id)
      try apply(handler, .structure(done))
    }
    for entry in field("targets", of: id)?.elements ?? []
    where !wanted.isDisjoint(with: eventNames(entry.elements[2])) {
      let handler = try handler(of: entry.elements[1], on: entry.elements[0], place)
      try call(handler.function, with: [.environment(id)].suffix(handler.function.code.parameters.count))
    }
  }

  /// Whether it is a text field or a text view.
  fileprivate func takesText(_ id: EnvironmentID) -> Bool {
    isKind(className(of: id), of: "UITextField") || isKind(className(of: id), of: "UITextView")
  }

  fileprivate mutating func becomeFirstResponder(_ id: EnvironmentID, _ place: Place) throws(Problem) -> Bool
  {
    if views.firstResponder == id { return true }
    var view = Value.environment(id)
    guard traits.tree.window(of: id) != nil, field("isEnabled", of: id) != .bool(false),
      let member = member("canBecomeFirstResponder", of: .named(className(of: id)))?.first,
      try read("canBecomeFirstResponder", member, of: &view, place, as: nil).isTrue,
      try tellDelegate("ShouldBeginEditing", of: id, place) != .bool(false)
    else { return false }
    try endEditing(place)
    views.firstResponder = id
    try send("editingDidBegin", of: id, place)
    try tellDelegate("DidBeginEditing", of: id, place)
    return true
  }

  fileprivate mutating func endEditing(_ place: Place) throws(Problem) {
    guard let id = views.firstResponder else { return }
    views.firstResponder = nil
    if traits.tree.isDestroyed(id) { return }
    try send("editingDidEnd", of: id, place)
    try tellDelegate("DidEndEditing", of: id, place)
  }

  /// `textFieldDidBeginEditing(_:)` and its like, where the delegate has it.
  @discardableResult
  private mutating func tellDelegate(_ event: String, of id: EnvironmentID, _ place: Place) throws(Problem)
    -> Value?
  {
    guard takesText(id) else { return nil }
    let prefix = isKind(className(of: id), of: "UITextField") ? "textField" : "textView"
    return try ask("delegate", of: id, prefix + event, [.environment(id)], place)
  }

  /// Touches a view of UIKit's: text is edited, a switch is switched, what else can be operated is.
  package mutating func touch(_ touch: Touch, _ id: EnvironmentID, _ place: Place) throws(Problem) {
    let (type, name) = (className(of: id), traits.tree.name(of: id))
    if field("isEnabled", of: id) == .bool(false) { return confirm("\(name) is disabled, and does nothing") }
    let isControl = isKind(type, of: "UIControl")
    guard isControl || takesText(id) else {
      throw Problem(
        "nothing happens where \(name) is touched: it is a \(type)", at: place,
        suggestion: "controls and text fields can be tapped")
    }
    let isPressed = field("isHighlighted", of: id) == .bool(true)
    if touch == .release, isControl, !isPressed {
      throw Problem("\(name) is not pressed", at: place, suggestion: "`press` it before, or `tap` it")
    }
    if touch != .release, isControl {
      try highlight(id, true, place)
      try send("touchDown", of: id, place)
    }
    if touch == .press { return }
    if isControl { try highlight(id, false, place) }
    if takesText(id) {
      _ = try becomeFirstResponder(id, place)
    } else if isKind(type, of: "UISwitch") {
      setField("isOn", .bool(field("isOn", of: id) != .bool(true)), of: id)
      try send("valueChanged", of: id, place)
    } else {
      try send("touchUpInside", of: id, place)
    }
  }

  /// Says that a control is highlighted, as an assignment does.
  private mutating func highlight(_ id: EnvironmentID, _ isHighlighted: Bool, _ place: Place) throws(Problem)
  {
    var view = Value.environment(id)
    guard let member = member("isHighlighted", of: .named(className(of: id)))?.first else { return }
    try write("isHighlighted", member, of: &view, .bool(isHighlighted), place, as: nil)
  }

  /// Types a text into a field of UIKit's.
  package mutating func enter(_ value: Value, in id: EnvironmentID, _ place: Place) throws(Problem) {
    guard takesText(id) else {
      throw Problem(
        "\(traits.tree.name(of: id)) takes no text", at: place, suggestion: "a `UITextField` does")
    }
    guard try becomeFirstResponder(id, place) else {
      return confirm("\(traits.tree.name(of: id)) cannot be edited now, and does nothing")
    }
    setField("text", value, of: id)
    try send("editingChanged", of: id, place)
    let isField = isKind(className(of: id), of: "UITextField")
    try tellDelegate(isField ? "DidChangeSelection" : "DidChange", of: id, place)
  }
}

import Sessions

extension AppleTypes {
  /// Responders, and the events that controls send when they are operated.
  static let operating = TypeInfo.read(
    """
    protocol NSObjectProtocol  // What objects of Apple's can do.
      func isEqual(_ object: Any?) -> Bool { self == object }  // Whether both are one.
      func perform(_ action: Selector, with object: Any? = nil) { _perform(self, action, object) }  // Calls a method.
      func responds(to action: Selector) -> Bool  // Whether it has a method.
      func isKind(of type: AnyClass) -> Bool  // Whether it is of a class, or of one below.
      func isMember(of type: AnyClass) -> Bool  // Whether it is of a class.
    protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol  // Animates a transition.
    class NSObject: NSObjectProtocol  // What classes of Apple's have in common.
      kept init()
      func perform(_ action: Selector, with object: Any?, afterDelay delay: Double) { DispatchQueue.main.asyncAfter(deadline: .now() + delay) { perform(action, with: object) } }  // Calls a method later.
      func value(forKey key: String) -> Any?  // A property by its name.
      var hash: Int { get }  // A number for sets.
      var debugDescription: String { description }  // What a debugger prints.
    struct Global
      func _perform(_ target: Any?, _ action: Any, _ sender: Any?)
    class UIPresentationController
      func _asked(_ whom: String, _ method: String, _ labels: [String], _ given: [Any]) -> Any?
    class UIResponder: NSObject  // What events can reach.
      static var _first: UIResponder?
      func _ask(_ method: String) -> Any? { _asked("delegate", method, [""], []) }
      func _asked(_ whom: String, _ method: String, _ labels: [String], _ given: [Any]) -> Any?
      func _tell(_ event: String) -> Any? { canBecomeFirstResponder ? _ask((self is UITextField ? "textField" : "textView") + event) : nil }
      var next: UIResponder? { get }  // Who hears of an event after this.
      var canBecomeFirstResponder: Bool { self is UITextField || self is UITextView }  // Whether it can hear of what is typed.
      var isFirstResponder: Bool { UIResponder._first == self }  // Whether it hears of what is typed.
      func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard let view = self as? UIView, view.window != nil, (self as? UIControl)?.isEnabled ?? true, canBecomeFirstResponder, _tell("ShouldBeginEditing") as? Bool ?? true else { return false }
        UIResponder._first?.resignFirstResponder()
        UIResponder._first = self
        (self as? UIControl)?.sendActions(for: .editingDidBegin)
        _tell("DidBeginEditing")
        return true
      }  // Asks to hear of what is typed; text is edited then.
      func resignFirstResponder() -> Bool {
        if !isFirstResponder { return true }
        UIResponder._first = nil
        (self as? UIControl)?.sendActions(for: .editingDidEnd)
        _tell("DidEndEditing")
        if self is UITextField { _asked("delegate", "textFieldDidEndEditing", ["", "reason"], [UITextField.DidEndEditingReason.committed]) }
        return true
      }  // Ends that.
    class UIControl: UIView  // A view that can be operated.
      init(frame: CGRect, primaryAction: UIAction?) { _begin(); self.frame = frame; if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) } }  // A control that does something.
      var isEnabled: Bool = true  // Whether it can be operated.
      each isSelected/selected, isHighlighted/highlighted | var #: Bool  // Whether it is #1.
      var _targets: [(target: Any?, action: Any, events: UIControl.Event)] = []
      func addTarget(_ target: Any?, action: Any, for events: UIControl.Event) { _targets.append((target: target, action: action, events: events)) }  // Calls a method when it is operated: of the target, or of the first in the responder chain that has it.
      func removeTarget(_ target: Any?, action: Selector?, for events: UIControl.Event) {
        _targets = _targets.filter { target != nil && $0.target != target || action != nil && $0.action != action || $0.events.intersection(events).isEmpty }
      }  // Ends that; nil means every one.
      var _actions: [(action: UIAction, events: UIControl.Event)] = []
      func addAction(_ action: UIAction, for events: UIControl.Event) { _actions.append((action: action, events: events)) }  // Calls a closure when it is operated.
      func removeAction(_ action: UIAction, for events: UIControl.Event) { _actions = _actions.filter { $0.action !== action } }  // Takes a closure back.
      func sendActions(for events: UIControl.Event) {
        let isPrimary = events.contains(.touchUpInside) || events.contains(.valueChanged)
        let all = isPrimary ? events.union(.primaryActionTriggered) : events
        for one in _actions where !one.events.intersection(all).isEmpty { one.action.sender = self; one.action.handler(one.action) }
        for one in _targets where !one.events.intersection(all).isEmpty { _perform(one.target, one.action, self) }
      }  // Calls what was added for it; what a control is for is its primary action.
      func _press() { isHighlighted = true; sendActions(for: .touchDown) }
      func _calm() { isHighlighted = false }
      func _release() { sendActions(for: .touchUpInside) }
      var state: UIControl.State {
        var state: UIControl.State = isHighlighted ? .highlighted : []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
      }  // How it is.
      kept contentHorizontalAlignment:UIControl.ContentHorizontalAlignment=.center contentVerticalAlignment:UIControl.ContentVerticalAlignment=.center
    """,
    [
      "_perform": .runs { session, _, given, place throws(Problem) in
        var target = given[0]
        if target == .nothing, let sender = given[2].environment {
          for id in session.traits.tree.ancestors(of: sender) where target == .nothing {
            let has = (try? session.handler(of: given[1], on: .environment(id), place)) != nil
            if has { target = .environment(id) }
          }
          if target == .nothing {
            let action = session.shown(given[1])
            return session.note("nobody in the responder chain of \(session.name(of: sender)) has \(action)")
          }
        }
        let function = try session.handler(of: given[1], on: target, place).function
        try session.call(function, with: Array([given[2], .nothing].prefix(function.code.parameters.count)))
      },
      "responds": .init { session, value, given, place in
        .bool((try? session.handler(of: given[0], on: value, place)) != nil)
      },
      "isKind": .init { session, value, given, _ in
        if case .type(let type) = given[0] { .bool(session.isOf(value, type)) } else { .bool(false) }
      },
      "isMember": .init { session, value, given, _ in .bool(.type(session.type(of: value)) == given[0]) },
      "value": .init { session, value, given, place throws(Problem) in
        try session.read(given[0].text, of: value, place) ?? .nothing
      },
      "NSObject.hash": .plain { value, _ in .int(Int(value.environment?.index ?? 0)) },
      "_first": .init { session, _, _, _ in
        let responder = session.views.firstResponder
        return responder.environment.map { session.traits.tree.isDestroyed($0) } == false
          ? responder : .nothing
      } set: { session, _, given, _ in
        session.views.firstResponder = given[0]
        return .void
      },
      // Calls a method of a data source or a delegate; nil if there is none, or if it lacks the method.
      "_asked": .on { session, id, given, place throws(Problem) in
        // The controller of a table is its data source and its delegate.
        let controller = session.traits.tree.ancestors(of: id).prefix(2).first { owner in
          ["UITableViewController", "UICollectionViewController"].contains {
            session.isKind(session.className(of: owner), of: $0)
          }
        }
        let named = session.field(given[0].text, of: id) ?? .nothing
        guard let whom = named == .nothing ? controller.map({ .environment($0) }) : named else {
          return .nothing
        }
        let (labels, arguments) = (given[2].elements.map(\.text), [.environment(id)] + given[3].elements)
        return try session.ask(whom, given[1].text, labels, arguments, place) ?? .nothing
      },
      "next": .reads { $0.traits.tree.parent(of: $1) },
    ])
}

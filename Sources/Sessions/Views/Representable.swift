import Presentations
import StateUpdates
import Syntax
import Traits
import ViewTree

/// A UIKit view or controller in SwiftUI: made once, updated when its inputs or the values that it reads change, dismantled at the end.
struct Representable {
  let id: ViewID
  let type: String
  /// The word in the names of its methods: `UIView`, `UIViewController`.
  let word: String

  /// The word in the method names of such a type; nil for other types.
  static func word(of type: String, in session: Session) -> String? {
    ["UIView", "UIViewController"].first { session.isKind(type, of: "\($0)Representable") }
  }

  /// The representable of a view on screen; for a view that was removed, the type is given.
  init(_ id: ViewID, _ type: String? = nil, in session: Session) {
    (self.id, self.type) = (id, type ?? session.views.graph[id]?.element.type ?? "")
    word = Self.word(of: self.type, in: session) ?? "UIView"
  }

  /// Calls `makeCoordinator`, then `makeUIView` or `makeUIViewController`.
  ///
  /// The new view is put into a view of SwiftUI's, where the environment's modifiers act as overrides.
  func make(in session: inout Session, _ place: Place) throws(Problem) {
    guard var view = try session.prepared(id, place), let host = session.host(around: id) else { return }
    let coordinator = try session.invoke("makeCoordinator", of: &view, [], place) ?? .void
    let given = [context(coordinator, in: session)]
    guard let made = try session.invoke("make\(word)", of: &view, given, place), let inner = made.environment
    else { return }
    let wrapper = try session.engine(place) { try $0.create(.view, in: host) }
    session.setClass("PlatformViewHost", of: wrapper)
    session.views.made[id] = Views.Made(view: made, coordinator: coordinator, wrapper: wrapper)
    try overrideEnvironment(in: &session, place)
    try session.graph(place) { try $0.finish() }
    // A controller becomes a child of the controller that hosts the views.
    let parent = word == "UIView" ? nil : session.traits.tree.controller(around: wrapper)
    if let parent { try session.addChild(inner, to: parent, place) }
    try session.put(inner, in: wrapper, place)
    if let parent { try session.notify("didMove", inner, with: ["toParent": .environment(parent)], place) }
    session.name(made, type.decapitalizedFirst, in: wrapper)
  }

  /// Calls `updateUIView(_:context:)`.
  func update(in session: inout Session, _ place: Place) throws(Problem) {
    if var view = try session.prepared(id, place), let made = session.views.made[id] {
      let given = [made.view, context(made.coordinator, in: session)]
      try session.invoke("update\(word)", of: &view, given, place)
    }
    try session.graph(place) { try $0.finish() }
  }

  /// Calls `dismantleUIView(_:coordinator:)`, which is static, since the struct is gone.
  func dismantle(in session: inout Session, _ place: Place) throws(Problem) {
    guard var made = session.views.made.removeValue(forKey: id) else { return }
    var receiver = Value.type(.named(type))
    try session.invoke("dismantle\(word)", of: &receiver, [made.view, made.coordinator], place)
    // The view is told that it leaves the hierarchy, and is discarded.
    if let inner = made.view.environment, !session.traits.tree.isDestroyed(inner) {
      let isChild = session.traits.tree.parentController(of: inner) != nil
      if isChild { try session.notify("willMove", inner, with: ["toParent": .nothing], place) }
      try session.removeFromParent(inner, place)
      if isChild { try session.invoke("removeFromParent", of: &made.view, [], place) }
      try session.discard(inner, place)
    }
    try session.discard(made.wrapper, place)
  }

  /// The size for a proposal: from its own `sizeThatFits`, otherwise from the intrinsic size of its view.
  func size(_ proposal: SizeProposal, in session: inout Session, _ place: Place) throws(Problem) -> Size {
    guard let made = session.views.made[id], var view = session.installed(id) else {
      return Size(width: 0, height: 0)
    }
    let given = [proposal.value, made.view, context(made.coordinator, in: session)]
    if let size = try session.invoke("sizeThatFits", of: &view, given, place).flatMap({ Size($0) }) {
      if size.width >= 0, size.height >= 0 { return size }
      throw Problem("`sizeThatFits` of \(type) answers \(size): a size is 0 or more", at: place)
    }
    guard let inner = made.view.environment else { return Size(width: 0, height: 0) }
    let root = session.traits.tree.contentHolder(of: inner)
    let intrinsic = try root.measuredSize(in: &session, place)
    var asked = Value.environment(root)
    func length(_ axis: SizeAxis) throws(Problem) -> Double {
      if let firm = session.constrainedLength(axis == .horizontal ? "width" : "height", of: root) {
        return firm
      }
      // Without an intrinsic length, any length is accepted. Otherwise a high priority keeps the view from shrinking or growing.
      let offered = proposal[axis].map { max($0, 0) }
      if intrinsic[axis] == Size.noIntrinsicMetric { return offered ?? 0 }
      let ideal = max(intrinsic[axis], 0)
      guard let offered, offered != ideal else { return ideal }
      let name = offered < ideal ? "contentCompressionResistancePriority" : "contentHuggingPriority"
      let given = [Value.enumCase("NSLayoutConstraint.Axis", axis.rawValue, [])]
      let priority = try session.invoke(name, of: &asked, given, place)?.numbers.first ?? 0
      return priority >= 750 ? ideal : offered
    }
    return Size(width: try length(.horizontal), height: try length(.vertical))
  }

  private func context(_ coordinator: Value, in session: Session) -> Value {
    let transaction = Value(session.views.graph.runningTransaction)
    return .structure(.init("\(type).Context", [coordinator, .node(id), transaction]))
  }

  /// Turns the values of modifiers above for bridged keys into trait overrides for the UIKit view below.
  func overrideEnvironment(in session: inout Session, _ place: Place) throws(Problem) {
    guard let wrapper = session.views.made[id]?.wrapper else { return }
    let new = try session.collection(at: id, over: TraitCollection(), place)
    let old = session.traits.overrides(at: wrapper)
    for trait in old.traits where new[trait] == nil {
      try session.engine(place) { try $0.removeOverride(for: trait, at: wrapper) }
    }
    for (trait, value) in new.entries.map({ ($0.trait, $0.value) }) where old[trait] != value {
      try session.engine(place) { try $0.setOverride(value, for: trait, at: wrapper) }
    }
  }
}

extension Checker {
  /// Declares the nested types of a representable that it does not declare itself: its view type, coordinator and context.
  mutating func declareContext(of name: String, _ type: TypeDeclaration) throws(Problem) {
    if session.definitions.types[name]?.conformances.contains("CustomPresentationDetent") == true {
      session.definitions.typealiases["\(name).Context"] = .named("PresentationDetent.Context")
    }
    let isGesture = session.isKind(name, of: "UIGestureRecognizerRepresentable")
    if !isGesture, Representable.word(of: name, in: session) == nil { return }
    var coordinator = session.type(named: "\(name).Coordinator") ?? .void
    for member in type.members {
      guard case .function(let function) = member.kind, let result = function.result else { continue }
      switch function.name.text {
      case "makeUIView", "makeUIViewController", "makeUIGestureRecognizer":
        let made = try resolve(result)
        session.definitions.typealiases["\(name).UIGestureRecognizerType"] = made
        session.definitions.typealiases["\(name).UIViewType"] = made
        session.definitions.typealiases["\(name).UIViewControllerType"] = made
      case "makeCoordinator": coordinator = try resolve(result)
      default: continue
      }
    }
    if type.kind == .extension, session.definitions.types["\(name).Context"] != nil { return }
    var context = TypeInfo(name: "\(name).Context", kind: .structure)
    for (field, type) in [
      ("coordinator", coordinator), ("environment", .named("EnvironmentValues")),
      ("transaction", .named("Transaction")), ("converter", .named("CoordinateSpaceConverter")),
    ] where (field == "converter") == isGesture || field == "coordinator" {
      context.fields.append(TypeInfo.Field(name: field, type: type, isConstant: true))
      context.members[field] = [.stored(field, type)]
    }
    if !isGesture { context.conformances = ["UIViewRepresentableContext"] }
    context.help = "What a view or a controller of UIKit's is given."
    session.definitions.types["\(name).Context"] = context
    if session.type(named: "\(name).Coordinator") == nil {
      session.definitions.typealiases["\(name).Coordinator"] = coordinator
    }
  }
}

extension Session {
  /// The length of a view from a constraint with a constant.
  func constrainedLength(_ attribute: String, of id: EnvironmentID) -> Double? {
    let constraint = field("constraints", of: id)?.elements.last { constraint in
      let anchor = stored("_first", of: constraint) ?? .nothing
      return anchor[0].environment == id && anchor[1].text == attribute
        && stored("_second", of: constraint) == .nothing
        && stored("_relation", of: constraint) == .string("equalTo")
    }
    return constraint.flatMap { stored("constant", of: $0)?.number }
  }
}

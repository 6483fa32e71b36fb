import Syntax
import Traits
import ViewTree

extension AppleTypes {
  /// `UIView`.
  static let plainestViews = [
    AppleType(
      "UIView", .class, "UIResponder", conforms: ["UITraitEnvironment", "UITraitChangeObservable"],
      "A rectangle that lays out and draws itself.",
      makingViews + insertingViews + askingViews + lookOfViews + framesOfViews + methodsOfViews + animations)
  ]

  private static let makingViews: [AppleRow] = [
    AppleRow("init(frame: CGRect)", "A view outside of every hierarchy.") {
      session, value, given, place throws(Problem) in
      session.setField("frame", given[0], of: try session.alive(value, place))
      return .void
    },
    AppleRow("init()", "A view without a size.") { session, value, _, place throws(Problem) in
      try session.initializeDynamically(&value, labels: ["frame"], [rect(0, 0, 0, 0)], place)
    },
    AppleRow("init?(coder: NSCoder)", "For interface files.", initial: .void),
  ]

  private static let insertingViews: [AppleRow] = [
    .on("func addSubview(_ view: UIView)", "Adds a view in front of the others.") {
      session, id, given, place throws(Problem) in
      try session.put(try session.alive(given[0], place), in: id, place)
      return .void
    },
    .on("func insertSubview(_ view: UIView, at index: Int)", "Adds a view at a place, 0 at the back.") {
      session, id, given, place throws(Problem) in
      try session.put(try session.alive(given[0], place), in: id, at: given[1].whole, place)
      return .void
    },
    .on(
      "func insertSubview(_ view: UIView, aboveSubview other: UIView)",
      "Adds a view just in front of another."
    ) {
      session, id, given, place throws(Problem) in
      let index = session.index(of: try session.alive(given[1], place), in: id)
      try session.put(try session.alive(given[0], place), in: id, at: index.map { $0 + 1 }, place)
      return .void
    },
    .on("func insertSubview(_ view: UIView, belowSubview other: UIView)", "Adds a view just behind another.")
    {
      session, id, given, place throws(Problem) in
      let index = session.index(of: try session.alive(given[1], place), in: id)
      try session.put(try session.alive(given[0], place), in: id, at: index, place)
      return .void
    },
    .on("func removeFromSuperview()", "Takes it out of its superview.") {
      session, id, _, place throws(Problem) in
      try session.takeOut(id, place)
      return .void
    },
    .on("func bringSubviewToFront(_ view: UIView)", "Puts a subview in front of the others.") {
      session, id, given, place throws(Problem) in
      try session.put(try session.alive(given[0], place), in: id, place)
      return .void
    },
    .on("func sendSubviewToBack(_ view: UIView)", "Puts a subview behind the others.") {
      session, id, given, place throws(Problem) in
      try session.put(try session.alive(given[0], place), in: id, at: 0, place)
      return .void
    },
  ]

  private static let askingViews: [AppleRow] = [
    .on("var superview: UIView? { get }", "The view in which it stands.") {
      session, id, _, _ throws(Problem) in
      .optional(session.superview(of: id))
    },
    .on("var subviews: [UIView] { get }", "The views in it, those at the back first.") {
      session, id, _, _ throws(Problem) in .environments(session.subviews(of: id))
    },
    .on("var window: UIWindow? { get }", "The window in which it is; nil outside of every hierarchy.") {
      session, id, _, _ throws(Problem) in .optional(session.traits.tree.window(of: id))
    },
    .on("func isDescendant(of view: UIView) -> Bool", "Whether it is the view, or in it.") {
      session, id, given, place throws(Problem) in
      let other = try session.alive(given[0], place)
      return .bool(id == other || session.traits.tree.contains(other, id))
    },
    .on("func viewWithTag(_ tag: Int) -> UIView?", "The first view here that has a tag.") {
      session, id, given, _ throws(Problem) in
      .optional(session.traits.tree.preorder(from: id).first { session.field("tag", of: $0) == given[0] })
    },
    .on(
      "var overrideUserInterfaceStyle: UIUserInterfaceStyle", "Light or dark; unspecified inherits.",
      get: { session, id, _ throws(Problem) in session.overriddenStyle(of: id) },
      set: { session, id, new, place throws(Problem) in try session.overrideStyle(new, of: id, place) }),
    .on(
      "var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }",
      "Where a line starts: by the view's semantic content attribute, else by the traits."
    ) {
      session, id, _, _ throws(Problem) in
      switch session.field("semanticContentAttribute", of: id)?.caseName {
      case "forceRightToLeft": return .enumCase("UIUserInterfaceLayoutDirection", "rightToLeft", [])
      case "forceLeftToRight", "playback", "spatial":
        return .enumCase("UIUserInterfaceLayoutDirection", "leftToRight", [])
      default: break
      }
      let direction = session.definitions.traitProperties["layoutDirection"].map {
        session.definitions.traits[$0].id
      }
      let isReversed = direction.map { session.traits.value(of: $0, at: id) == .integer(1) } ?? false
      return .enumCase("UIUserInterfaceLayoutDirection", isReversed ? "rightToLeft" : "leftToRight", [])
    },
    contentSizeLimit("minimumContentSizeCategory", "The smallest size of text that comes in."),
    contentSizeLimit("maximumContentSizeCategory", "The largest size of text that comes in."),
    .on("var layer: CALayer { get }", "What it is drawn on.") { _, id, _, _ throws(Problem) in .layer(id) },
  ]

  /// A limit of the content size categories that a view and what is in it answer.
  private static func contentSizeLimit(_ name: String, _ help: String) -> AppleRow {
    .on(
      "var \(name): UIContentSizeCategory?", help, since: 15,
      get: { session, id, _ throws(Problem) in session.field(name, of: id) ?? .nothing },
      set: { session, id, new, place throws(Problem) in
        session.setField(name, new, of: id)
        let limits = ["minimumContentSizeCategory", "maximumContentSizeCategory"].map { name -> TraitValue? in
          guard let limit = session.field(name, of: id), limit != .nothing else { return nil }
          return session.stored(limit, of: Int(TraitID.preferredContentSizeCategory.index))
        }
        try session.engine(place) { traits throws(TraitProblem) in
          try traits.setContentSizeLimits(least: limits[0], most: limits[1], at: id)
        }
      })
  }

  private static let lookOfViews: [AppleRow] =
    [
      drawnRow("backgroundColor", "UIColor?", "What is drawn behind it."),
      .on(
        "var tintColor: UIColor",
        "The colour of what can be touched; without one of its own, its superview's.",
        get: { session, id, _ throws(Problem) in
          var place: EnvironmentID? = id
          while let current = place {
            let color = session.drawn("tintColor", of: current)
            if color != .nothing { return color }
            place = session.traits.tree.parent(of: current)
          }
          return .color(.named("systemBlue"))
        },
        set: { session, id, new, place throws(Problem) in
          try session.setDrawn("tintColor", new, of: id, place)
          try session.tell("tintColorDidChange", id, place)
        }),
      AppleRow("var isHidden: Bool", "Whether it is not shown.", initial: .bool(false)),
      AppleRow("var alpha: Double", "From 0, not seen, to 1.", initial: .double(1)),
      AppleRow("var tag: Int", "A number of one's own.", initial: .int(0)),
      AppleRow("var isUserInteractionEnabled: Bool", "Whether touches reach it.", initial: .bool(true)),
      AppleRow("var isOpaque: Bool", "Whether nothing shines through.", initial: .bool(true)),
    ]

  /// A colour or image that a view draws.
  static func drawnRow(_ name: String, _ type: String, _ help: String, otherwise: Value = .nothing)
    -> AppleRow
  {
    .on(
      "var \(name): \(type)", help,
      get: { session, id, _ throws(Problem) in
        let value = session.drawn(name, of: id)
        return value == .nothing ? otherwise : value
      },
      set: { session, id, new, place throws(Problem) in try session.setDrawn(name, new, of: id, place) })
  }

  private static let framesOfViews: [AppleRow] = [
    .on(
      "var frame: CGRect", "Its rectangle: as it was set, else the room that it has on its screen.",
      get: { session, id, _ throws(Problem) in
        if let own = session.field("frame", of: id), own != rect(0, 0, 0, 0) { return own }
        return session.room(of: id).map { rect($0) } ?? rect(0, 0, 0, 0)
      },
      set: { session, id, new, _ throws(Problem) in session.setField("frame", new, of: id) }),
    .on(
      "var bounds: CGRect", "Its rectangle in its own coordinates.",
      get: { session, id, _ throws(Problem) in
        let frame = (session.field("frame", of: id) ?? rect(0, 0, 0, 0)).rectangle
        return rect(0, 0, frame.width, frame.height)
      },
      set: { session, id, new, _ throws(Problem) in
        let (old, size) = ((session.field("frame", of: id) ?? .nothing).rectangle, new.rectangle)
        session.setField("frame", rect(old.x, old.y, size.width, size.height), of: id)
      }),
    .on(
      "var center: CGPoint", "Its middle in its superview.",
      get: { session, id, _ throws(Problem) in
        let frame = (session.field("frame", of: id) ?? .nothing).rectangle
        return point(frame.x + frame.width / 2, frame.y + frame.height / 2)
      },
      set: { session, id, new, _ throws(Problem) in
        guard case .structure(let center) = new else { return }
        let frame = (session.field("frame", of: id) ?? .nothing).rectangle
        let (x, y) = (center.fields[0].number ?? 0, center.fields[1].number ?? 0)
        session.setField(
          "frame", rect(x - frame.width / 2, y - frame.height / 2, frame.width, frame.height), of: id)
      }),
    .constant("static var noIntrinsicMetric: Double { get }", "No size of its own.", .double(-1)),
  ]

  private static let methodsOfViews: [AppleRow] = [
    AppleRow("func layoutSubviews()", "Called when it is laid out.", initial: .void),
    AppleRow("func draw(_ rect: CGRect)", "Called when it is drawn.", initial: .void),
    AppleRow(
      "func updateConstraints()", "Called before it is laid out, where it was asked for.", initial: .void),
    AppleRow(
      "func updateProperties()", "Called before it is laid out, where it was asked for.", initial: .void),
    AppleRow("func tintColorDidChange()", "Called when its tint colour has changed.", initial: .void),
    AppleRow("func didMoveToWindow()", "Called when it has come into a window.", initial: .void),
    AppleRow("func didMoveToSuperview()", "Called when it has come into a view.", initial: .void),
    AppleRow(
      "func willMove(toWindow window: UIWindow?)", "Called before it comes into a window.", initial: .void),
    AppleRow(
      "func willMove(toSuperview view: UIView?)", "Called before it comes into a view.", initial: .void),
    AppleRow("func awakeFromNib()", "Called when an interface file was read.", initial: .void),
    AppleRow("func prepareForInterfaceBuilder()", "Called by the interface builder.", initial: .void),
    AppleRow("func didAddSubview(_ view: UIView)", "Called when a view was added.", initial: .void),
    AppleRow("func willRemoveSubview(_ view: UIView)", "Called before a view is taken out.", initial: .void),
    AppleRow("func safeAreaInsetsDidChange()", "Called when the safe area has changed.", initial: .void),
  ]

  private static let animations: [AppleRow] =
    [
      "static func animate(withDuration duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil)",
      "static func animate(withDuration duration: Double, delay: Double, options: Any = 0, animations: () -> Void, completion: ((Bool) -> Void)? = nil)",
      "static func animate(withDuration duration: Double, delay: Double, usingSpringWithDamping: Double, initialSpringVelocity: Double, options: Any = 0, animations: () -> Void, completion: ((Bool) -> Void)? = nil)",
      "static func transition(with view: UIView, duration: Double, options: Any = 0, animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)",
      "static func transition(from old: UIView, to new: UIView, duration: Double, options: Any = 0, completion: ((Bool) -> Void)? = nil)",
      "static func animate(springDuration duration: Double = 0.5, bounce: Double = 0, initialSpringVelocity: Double = 0, delay: Double = 0, options: Any = 0, animations: () -> Void, completion: ((Bool) -> Void)? = nil)",
      "static func animateKeyframes(withDuration duration: Double, delay: Double, options: Any = 0, animations: () -> Void, completion: ((Bool) -> Void)? = nil)",
      "static func addKeyframe(withRelativeStartTime start: Double, relativeDuration duration: Double, animations: () -> Void)",
      "static func performWithoutAnimation(_ actions: () -> Void)",
    ].map { declaration in
      AppleRow(declaration, "Does something at once: nothing is animated here.") {
        session, _, given, _ throws(Problem) in
        let closures = given.filter { if case .closure = $0 { true } else { false } }
        if let first = closures.first { try session.apply(first) }
        if closures.count > 1 { try session.apply(closures[1], .bool(true)) }
        return .void
      }
    }
}

extension Session {
  /// Runs a convenience initialiser as UIKit does: it calls the designated one, which the object's own class may override.
  mutating func initializeDynamically(
    _ object: inout Value, labels: [String], _ arguments: [Value], _ place: Place
  ) throws(Problem) -> Value {
    let type = className(of: object)
    let own = lineage(.named(type)).lazy.compactMap { info in
      info.members["init"]?.first { $0.signature.parameters.map(\.label) == labels }
    }.first
    guard let own, case .functions = own.body, runtime.budget.depth < Budget.deepest else { return .void }
    var arguments = arguments
    return try initialize(&object, own, &arguments, place)
  }

  /// Calls a method of UIKit's that the object's own class may override.
  mutating func tell(_ method: String, _ id: EnvironmentID, _ place: Place) throws(Problem) {
    let type = className(of: id)
    guard definitions.types[type] != nil, let member = member(method, of: .named(type))?.first,
      case .functions = member.body
    else { return }
    var (object, arguments) = (Value.environment(id), [Value]())
    _ = try invoke(member, of: &object, &arguments, place, as: nil)
  }

  /// Tells views of classes of one's own that they have come into a window, or have left it.
  mutating func tellMoved(_ id: EnvironmentID, _ place: Place) throws(Problem) {
    guard !definitions.types.isEmpty else { return }
    for member in Array(traits.tree.preorder(from: id)) where instance(of: member) != nil {
      try tell("didMoveToWindow", member, place)
    }
  }

  func overriddenStyle(of id: EnvironmentID) -> Value {
    value(.integer(traits.overrideUserInterfaceStyle(at: id)), as: .named("UIUserInterfaceStyle"))
  }

  mutating func overrideStyle(_ style: Value, of id: EnvironmentID, _ place: Place) throws(Problem) {
    let raw = info(.named("UIUserInterfaceStyle"))?.raw(of: style.caseName)?.whole ?? 0
    try engine(place) { traits throws(TraitProblem) in
      try traits.setOverrideUserInterfaceStyle(raw, at: id)
    }
  }
}

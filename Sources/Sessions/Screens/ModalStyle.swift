import Presentations
import Syntax
import ViewTree

/// What a `UIModalPresentationStyle` asks for.
struct ModalStyle: Sendable {
  let kind: Presentation.Kind
  var sizing = PresentationSizing.automatic
  /// Whether the presenter's view leaves its window once it is covered.
  var covers = false

  static let all: [String: ModalStyle] = [
    "automatic": .init(kind: .sheet, sizing: .page), "pageSheet": .init(kind: .sheet, sizing: .page),
    "formSheet": .init(kind: .sheet, sizing: .form), "popover": .init(kind: .popover),
    "fullScreen": .init(kind: .fullScreenCover, covers: true),
    "overFullScreen": .init(kind: .fullScreenCover),
    "currentContext": .init(kind: .fullScreenCover, covers: true),
    "overCurrentContext": .init(kind: .fullScreenCover), "custom": .init(kind: .fullScreenCover),
  ]

  /// The class of its presentation controller.
  var controller: String {
    switch kind {
    case .sheet: "UISheetPresentationController"
    case .popover, .confirmationDialog: "UIPopoverPresentationController"
    default: "UIPresentationController"
    }
  }
}

extension Session {
  /// A property of a controller, or of the nearest of its parents that has one.
  func nearest(_ name: String, from id: EnvironmentID) -> Value {
    var place = Optional(id)
    while let controller = place {
      if let value = field(name, of: controller), value != .nothing { return value }
      place = traits.tree.parentController(of: controller)
    }
    return .nothing
  }

  func styleName(of shown: EnvironmentID) -> String {
    guard case .enumCase(_, let name, _)? = field("modalPresentationStyle", of: shown) else {
      return "automatic"
    }
    return name
  }

  /// How a controller wants to be presented; nil where no presentation controller does that.
  func style(of shown: EnvironmentID) -> ModalStyle? {
    if isKind(className(of: shown), of: "UIAlertController") {
      let isSheet =
        field("preferredStyle", of: shown) == .enumCase("UIAlertController.Style", "actionSheet", [])
      return ModalStyle(kind: isSheet ? .confirmationDialog : .alert)
    }
    if isKind(className(of: shown), of: "UIActivityViewController") { return ModalStyle(kind: .popover) }
    return ModalStyle.all[styleName(of: shown)]
  }

  /// The presentation controller around a controller; of one that is not presented, its own, made now.
  mutating func presentationController(of id: EnvironmentID, _ place: Place) throws(Problem) -> Value {
    let isOwn = nearest("presentingViewController", from: id) == .nothing
    if !isOwn { return nearest("presentationController", from: id) }
    guard let wanted = style(of: id)?.controller else { return .nothing }
    if let known = field("presentationController", of: id)?.environment {
      let name = className(of: known)
      let isApples = ModalStyle.all.values.contains { $0.controller == name }
      if isApples, name != wanted { setField("presentationController", .nothing, of: id) }
    }
    return try part("presentationController", wanted, of: id, place)
  }

  /// What `presentationStyle` and `adaptivePresentationStyle` say of a presentation controller.
  mutating func presentationStyle(of controller: EnvironmentID, adapted: Bool) throws(Problem) -> Value {
    func named(_ name: String) -> Value { .enumCase("UIModalPresentationStyle", name, []) }
    guard let shown = field("presentedViewController", of: controller)?.environment else {
      return named("none")
    }
    let name = styleName(of: shown)
    if !adapted { return named(name == "automatic" ? "pageSheet" : name) }
    guard let id = screens.presented[controller], let placed = try placed(id),
      placed.form.rawValue != screens.rows[id]?.presentation?.kind.rawValue
    else { return named("none") }
    return named(placed.form == .fullScreenCover ? "fullScreen" : "pageSheet")
  }

  /// Who presents where a controller asks for it: the outermost parent, or for the current context the one that defines it.
  func presenter(for id: EnvironmentID, _ style: String) -> EnvironmentID {
    var place = id
    while let parent = traits.tree.parentController(of: place) {
      let isContext = field("definesPresentationContext", of: place) == .bool(true)
      if isContext, style == "currentContext" || style == "overCurrentContext" { break }
      place = parent
    }
    return place
  }
}

import Presentations
import ViewTree

/// The kind of presentation that a `UIModalPresentationStyle` asks for.
package struct ModalStyle: Sendable {
  package let kind: Presentation.Kind
  package var sizing = PresentationSizing.automatic
  /// Whether the presenter's view leaves its window once it is covered.
  package var covers = false

  package static let sheet = ModalStyle(kind: .sheet, sizing: .page)

  fileprivate static let all: [String: ModalStyle] = [
    "automatic": sheet, "pageSheet": sheet, "formSheet": .init(kind: .sheet, sizing: .form),
    "popover": .init(kind: .popover), "fullScreen": .init(kind: .fullScreenCover, covers: true),
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

  /// Whether a class is one of Apple's presentation controllers, not a subclass of the learner's.
  static func isApples(_ name: String) -> Bool { all.values.contains { $0.controller == name } }
}

extension ModalStyle {
  /// The style in which a controller wants to be presented; nil if no presentation controller has this style.
  package init?(of shown: EnvironmentID, in session: Session) {
    let type = session.className(of: shown)
    if session.isKind(type, of: "UIAlertController") {
      let isSheet = session.field("preferredStyle", of: shown)?.caseName == "actionSheet"
      self.init(kind: isSheet ? .confirmationDialog : .alert)
    } else if session.isKind(type, of: "UIActivityViewController") {
      self.init(kind: .popover)
    } else if let style = Self.all[session.styleName(of: shown)] {
      self = style
    } else {
      return nil
    }
  }
}

extension Session {
  /// The presentation controller around a controller; for a controller that is not presented, its own, which is made now.
  package mutating func presentationController(of id: EnvironmentID, _ place: Place) throws(Problem) -> Value
  {
    if nearest("presentingViewController", from: id) != .nothing {
      return nearest("presentationController", from: id)
    }
    guard let wanted = ModalStyle(of: id, in: self)?.controller else { return .nothing }
    if let parent = traits.tree.parent(of: id), traits.tree.kind(of: parent) == .presentation,
      field("presentationController", of: id) == nil
    {
      return .environment(parent)
    }
    let known = field("presentationController", of: id)?.environment.map { className(of: $0) }
    if let known, known != wanted, ModalStyle.isApples(known) {
      setField("presentationController", .nothing, of: id)
    }
    return try part("presentationController", wanted, of: id, place)
  }

  package func styleName(of shown: EnvironmentID) -> String {
    let name = field("_modalPresentationStyle", of: shown)?.caseName ?? ""
    return name.isEmpty ? "automatic" : name
  }
}

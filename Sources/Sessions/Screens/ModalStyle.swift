import Presentations
import ViewTree

/// What a `UIModalPresentationStyle` asks for.
struct ModalStyle: Sendable {
  let kind: Presentation.Kind
  var sizing = PresentationSizing.automatic
  /// Whether the presenter's view leaves its window once it is covered.
  var covers = false

  static let sheet = ModalStyle(kind: .sheet, sizing: .page)

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

  /// Whether a class is one of Apple's presentation controllers, and nobody's own.
  static func isApples(_ name: String) -> Bool { all.values.contains { $0.controller == name } }
}

extension ModalStyle {
  /// How a controller wants to be presented; nil where no presentation controller does that.
  init?(of shown: EnvironmentID, in session: Session) {
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

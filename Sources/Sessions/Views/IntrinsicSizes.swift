import Presentations
import ViewTree

// The intrinsic sizes of UIKit views.
extension EnvironmentID {
  private static let measured = "measured.intrinsicContentSize"

  /// The intrinsic size from the last call; the view is asked again only after `invalidateIntrinsicContentSize()`.
  package func measuredSize(in session: inout Session, _ place: Place) throws(Problem) -> Size {
    var size = session.field(Self.measured, of: self)
    if size == nil {
      size = try session.read("intrinsicContentSize", of: .environment(self), place)
      session.setField(Self.measured, size ?? .nothing, of: self)
    }
    return size.flatMap { Size($0) } ?? Size(width: -1, height: -1)
  }

  package func invalidateSize(in session: inout Session) {
    if session.field(Self.measured, of: self) != nil {
      session.heap.environments[Int(index)]?.fields[Self.measured] = nil
    }
    session.views.needsLayout = true
  }

  /// The intrinsic size of one of UIKit's own views; -1 where it has none.
  package func naturalSize(in session: Session) -> Size {
    let words = session.field("text", of: self)?.text ?? ""
    let text = Size(ofText: words, in: nil)
    func isKind(_ type: String) -> Bool { session.isKind(session.className(of: self), of: type) }
    if isKind("UILabel") { return words.isEmpty ? Size(width: 0, height: 0) : text }
    if isKind("UISwitch") { return Size(width: 51, height: 31) }
    if isKind("UITextField") { return Size(width: text.width, height: 22) }
    if isKind("UIImageView"), session.field("image", of: self) ?? .nothing != .nothing {
      return Size(width: 20, height: 20)
    }
    return Size(width: Size.noIntrinsicMetric, height: Size.noIntrinsicMetric)
  }

  /// The room on the screen and its safe area, from the presentation or column around; otherwise from the scene's content.
  package func room(in session: Session) -> (whole: Rect, safe: Rect)? {
    var copy = session
    guard let scene = session.traits.tree.scene(of: self), let layout = try? copy.screenLayout(of: scene)
    else { return nil }
    let around = session.traits.tree.ancestors(of: self).compactMap { session.screens.presented[$0] }
    guard let id = around.first else { return (layout.content, layout.safe(layout.content)) }
    return layout.presentations[id]?.frame.map { ($0, layout.safe($0, of: id)) }
  }
}

extension Size {
  /// The length on an axis where a view has no intrinsic size: `UIView.noIntrinsicMetric`.
  static let noIntrinsicMetric = -1.0

  package init?(_ value: Value) {
    guard case .structure(let size) = value, size.fields.count == 2, let width = size[0].number,
      let height = size[1].number
    else { return nil }
    self.init(width: width, height: height)
  }

  /// The size of a text; all fonts have the same size, so that sizes can be computed by heart.
  package init(ofText text: String, in width: Double?) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let lengths = lines.map { $0.unicodeScalars.reduce(0.0) { $0 + ($1.value >= 0x1100 ? 16 : 8) } }
    let longest = lengths.max() ?? 0
    guard let width, width < longest else {
      self.init(width: longest, height: Double(lines.count) * 20)
      return
    }
    let room = max((width / 8).rounded(.down) * 8, 8)
    let count = lengths.reduce(0.0) { $0 + max(($1 / room).rounded(.up), 1) }
    self.init(width: room, height: count * 20)
  }
}

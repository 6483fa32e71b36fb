import Presentations
import StateUpdates
import Syntax
import Traits
import ViewTree

// Sizes: of hosted views on their screens, and of UIKit's views among them.
extension Session {
  /// Gives the views of UIKit's in SwiftUI their frames, where something changed that sizes depend on.
  ///
  /// - Returns: Whether it was due.
  mutating func layOutViews(_ place: Place) throws(Problem) -> Bool {
    guard !views.made.isEmpty else { return false }
    let wasInvalid = views.needsLayout
    views.needsLayout = false
    var isDue = false
    for hosted in views.roots.values.sorted(by: { $0.order < $1.order }) {
      let size = self.size(of: hosted)
      guard wasInvalid || hosted.size != size else { continue }
      views.roots[hosted.name]?.size = size
      isDue = true
      var layout = ViewLayout(self, place)
      let frames = try layout.frames(of: hosted.root, in: size)
      self = layout.session
      for (id, made) in views.made.sorted(by: { $0.key.row < $1.key.row }) {
        guard let rect = frames[id], let view = made.view.environment else { continue }
        let inner = traits.tree.kind(of: view) == .controller ? traits.tree.rootView(of: view) ?? view : view
        setField("frame", AppleTypes.rect(rect.x, rect.y, rect.width, rect.height), of: made.wrapper)
        let new = AppleTypes.rect(0, 0, rect.width, rect.height)
        if field("frame", of: inner) == new { continue }
        setField("frame", new, of: inner)
        try placeSubviews(of: inner, place)
        try engine(place) { traits throws(TraitProblem) in try traits.setNeedsLayout(at: inner) }
      }
    }
    return isDue
  }

  /// Where a view stands in its host now; looking runs nothing that stays.
  func frame(ofView id: ViewID, _ place: Place) throws(Problem) -> Value? {
    guard let hosted = hosted(id) else { return nil }
    var layout = ViewLayout(self, place)
    return try layout.frames(of: hosted.root, in: size(of: hosted))[id].map {
      AppleTypes.rect($0.x, $0.y, $0.width, $0.height)
    }
  }

  /// What a view takes of what it is offered, without its modifiers.
  package mutating func size(ofView id: ViewID, _ proposal: SizeProposal, _ place: Place) throws(Problem)
    -> Size
  {
    var layout = ViewLayout(self, place)
    defer { self = layout.session }
    return try layout.content(id, proposal, nil).size
  }

  /// The size in which a tree is laid out: its host's, else the scene's, else an iPhone's.
  private func size(of hosted: HostedView) -> Size {
    for id in [hosted.host, traits.tree.parent(of: hosted.host) ?? hosted.host] {
      let frame = (field("frame", of: id) ?? .nothing).rectangle
      let size = Size(width: frame.width, height: frame.height)
      if size.isPositive { return size }
    }
    let room = room(of: hosted.host)
    return room.map { Size(width: $0.width, height: $0.height) } ?? Size(width: 390, height: 844)
  }

  /// The room of an environment on its screen: that of the presentation or the column around, else of the scene's content.
  func room(of id: EnvironmentID) -> Rect? {
    guard let scene = traits.tree.scene(of: id) else { return nil }
    var copy = self
    guard let layout = try? copy.screenLayout(of: scene) else { return nil }
    for around in traits.tree.ancestors(of: id) {
      if let presented = screens.presented[around] { return layout.presentations[presented]?.frame }
    }
    return layout.content
  }

  /// What a representable makes of a proposal: its own `sizeThatFits`, else what its view's intrinsic size says.
  package mutating func size(ofRepresentable id: ViewID, _ proposal: SizeProposal, _ place: Place)
    throws(Problem) -> Size
  {
    guard let made = views.made[id], var view = installed(id) else { return Size(width: 0, height: 0) }
    let type = className(of: view)
    let context = viewContext(id, type, made.coordinator)
    let answer = try invoke("sizeThatFits", of: &view, [proposal.value, made.view, context], place)
    if case .structure(let size)? = answer, let width = size.fields[0].number,
      let height = size.fields[1].number
    {
      if width >= 0, height >= 0 { return Size(width: width, height: height) }
      throw Problem(
        "`sizeThatFits` of \(type) answers \(Size(width: width, height: height)): a size is 0 or more",
        at: place)
    }
    guard let inner = made.view.environment else { return Size(width: 0, height: 0) }
    let root = traits.tree.kind(of: inner) == .controller ? traits.tree.rootView(of: inner) ?? inner : inner
    let intrinsic = try measuredSize(of: root, place)
    func length(_ axis: LayoutAxis) -> Double {
      let name = axis == .horizontal ? "horizontal" : "vertical"
      if let firm = constrainedLength(axis == .horizontal ? "width" : "height", of: root) { return firm }
      return AxisLengths(
        intrinsic: intrinsic[axis], compressionResistance: priority(.compression, name, of: root),
        hugging: priority(.hugging, name, of: root)
      ).length(for: proposal[axis])
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }

  /// What a view said of its size when it was asked last: it is asked anew only after `invalidateIntrinsicContentSize()`.
  mutating func measuredSize(of id: EnvironmentID, _ place: Place) throws(Problem) -> Size {
    var size = field(Self.measured, of: id)
    if size == nil, let member = member("intrinsicContentSize", of: .named(className(of: id)))?.first {
      var view = Value.environment(id)
      size = try read("intrinsicContentSize", member, of: &view, place, as: nil)
      setField(Self.measured, size ?? .nothing, of: id)
    }
    guard case .structure(let parts)? = size, let width = parts.fields[0].number,
      let height = parts.fields[1].number
    else { return Size(width: -1, height: -1) }
    return Size(width: width, height: height)
  }

  /// Lets a view's size be asked for anew.
  package mutating func invalidateSize(of id: EnvironmentID) {
    if field(Self.measured, of: id) != nil { heap.environments[Int(id.index)]?.fields[Self.measured] = nil }
    views.needsLayout = true
  }

  private static let measured = "measured.intrinsicContentSize"

  /// The size that one of UIKit's own views has by itself; -1 where it has none.
  func naturalSize(of id: EnvironmentID) -> Size {
    let type = className(of: id)
    func text(_ name: String) -> String { field(name, of: id)?.text ?? "" }
    if isKind(type, of: "UILabel") { return Self.size(ofText: text("text"), in: nil) }
    if isKind(type, of: "UISwitch") { return Size(width: 51, height: 31) }
    if isKind(type, of: "UITextField") {
      return Size(width: Self.size(ofText: text("text"), in: nil).width, height: 22)
    }
    if isKind(type, of: "UIImageView"), field("image", of: id) ?? .nothing != .nothing {
      return Size(width: 20, height: 20)
    }
    return Size(width: AxisLengths.noIntrinsicMetric, height: AxisLengths.noIntrinsicMetric)
  }

  // MARK: Priorities

  enum SizePriority: String { case hugging, compression }

  /// How firmly a view keeps from growing or shrinking; UIKit's defaults where nothing was set.
  func priority(_ kind: SizePriority, _ axis: String, of id: EnvironmentID) -> Double {
    if case .structure(let priority)? = field("\(kind.rawValue).\(axis)", of: id) {
      return priority.fields[0].number ?? 0
    }
    if kind == .compression { return 750 }
    return isKind(className(of: id), of: "UILabel") ? 251 : 250
  }
}

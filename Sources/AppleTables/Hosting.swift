import Sessions

extension AppleTypes {
  /// UIKit's controllers and cells that contain SwiftUI views.
  static let hosting =
    TypeInfo.read(
      """
      class UIHostingController<Content>: UIViewController  // Holds views of SwiftUI's.
        init(rootView: Content)  // A controller whose view shows them.
        init(coder: NSCoder, rootView: Content) { self.init(rootView: rootView) }  // The same, from a storyboard.
        var rootView: Content  // What it shows.
        func sizeThatFits(in size: CGSize) -> CGSize  // The size of its views in what they are offered.
        func _leave() {
          if let stack = navigationController, stack.viewControllers.count > 1 { _ = stack.popViewController(animated: true) } else if (navigationController ?? self).presentingViewController != nil { dismiss(animated: true) }
        }
        var sizingOptions: UIHostingControllerSizingOptions = []  // Whether the ideal size of its views counts outside.
        var _ideal: CGSize { sizeThatFits(in: CGSize(width: Double.infinity, height: Double.infinity)) }
        var _size: CGSize
        var preferredContentSize: CGSize { get { sizingOptions.contains(.preferredContentSize) ? _ideal : _size } set { _size = newValue } }  // The size that it would like to be presented in.
        kept safeAreaRegions:SafeAreaRegions=.all _disableSafeArea:Bool
      options UIHostingControllerSizingOptions preferredContentSize intrinsicContentSize
      struct UIHostingConfiguration: UIContentConfiguration  // The content of a cell, as views of SwiftUI's.
        var content: View = nil
        init(@ViewBuilder content: () -> View) { self.content = content() }  // Shows views in a cell.
        kept margins():Self background():Self minSize():Self
      """,
      [
        "init(rootView:)": .does { session, id, given, place throws(Problem) in
          try session.show(given[0], in: id, of: id, place)
        },
        "rootView": .on { session, id, _ in
          guard let view = session.views.hosted(by: id).flatMap({ session.views[$0.root] }) else {
            return .nothing
          }
          return view.modifiers.isEmpty ? view.custom ?? .view(view) : .view(view)
        } set: { session, id, new, place throws(Problem) in
          try session.show(new, in: id, of: id, place)
        },
        "sizeThatFits": .on { session, id, given, place throws(Problem) in
          guard let hosted = session.views.hosted(by: id), let offer = SizeProposal(given[0]) else {
            return given[0]
          }
          if session.screens.collections[hosted.host] == nil {
            session.screens.collections[hosted.host] = session.traits.collection(at: hosted.host)
            try session.updateViews(place)
          }
          return try session.size(ofView: hosted.root, offer, isModified: true, place).value
        },
      ])

  /// Hosts SwiftUI views in a cell.
  static let hostingContent = AppleRow.does { session, id, given, place throws(Problem) in
    if given[0] != .nothing {
      try session.show(given[0], in: id, of: id, place)
    } else if let hosted = session.views.hosted(by: id) {
      try session.unhost(hosted.name, place)
    }
  }
}

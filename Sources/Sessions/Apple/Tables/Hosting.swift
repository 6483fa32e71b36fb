import Presentations
import ViewTree

extension AppleTypes {
  /// UIKit's controllers and cells around views of SwiftUI's.
  static let hosting = [
    AppleType(
      "UIHostingController", .class, "UIViewController", "Holds views of SwiftUI's.",
      [
        .runs("init(rootView: View)", "A controller whose view shows them.") {
          session, value, given, place throws(Problem) in
          let id = try session.alive(value, place)
          try session.show(given[0], in: id, of: id, place)
        },
        .on(
          "var rootView: View", "What it shows.",
          get: { session, id, _ throws(Problem) in
            guard let root = session.views.hosted(by: id)?.root else { return .nothing }
            return session.views.graph[root]?.element.details ?? .nothing
          },
          set: { session, id, new, place throws(Problem) in try session.show(new, in: id, of: id, place) }),
        .on("func sizeThatFits(in size: CGSize) -> CGSize", "The size of its views in what they are offered.")
        {
          session, id, given, place throws(Problem) in
          guard let hosted = session.views.hosted(by: id), let offer = SizeProposal(given[0]) else {
            return given[0]
          }
          let fitting = try session.size(ofView: hosted.root, offer, place)
          return size(fitting.width, fitting.height)
        },
      ] + AppleRow.kept("sizingOptions safeAreaRegions")),
    AppleType(
      "UIHostingConfiguration", .structure, conforms: ["UIContentConfiguration"],
      "The content of a cell, as views of SwiftUI's.",
      fields: [("content", .named("View"), .nothing)],
      [
        AppleRow("init(@ViewBuilder content: () -> View)", "Shows views in a cell.") {
          session, _, given, _ throws(Problem) in
          .structure(.init("UIHostingConfiguration", [try session.apply(given[0])]))
        }
      ]
        + AppleRow.kept("margins() background() minSize()").map(\.changingNothing)),
  ]

  /// What a cell shows: views of SwiftUI's are hosted in it.
  static let contentConfiguration = AppleRow.on(
    "var contentConfiguration: Any", "What it shows.",
    get: { session, id, _ throws(Problem) in session.field("contentConfiguration", of: id) ?? .nothing },
    set: { session, id, new, place throws(Problem) in
      session.setField("contentConfiguration", new, of: id)
      if case .structure(let configuration) = new, configuration.type == "UIHostingConfiguration" {
        try session.show(configuration.fields[0], in: id, of: id, place)
      } else if let hosted = session.views.hosted(by: id) {
        try session.unhost(hosted.name, place)
      }
    })
}

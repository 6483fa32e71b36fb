extension AppleTypes {
  /// Text with attributes, of which only the characters mean something here; and tasks, which run at once.
  static let texts2: [AppleType] =
    [
      AppleType(
        "AttributedString", .structure, conforms: ["Hashable"], "A text with attributes.",
        fields: [("string", .string, .string("")), ("attributes", .any, .nothing)],
        [
          .plain("init(_ string: String)", "A text.") { _, given in
            .structure(.init("AttributedString", [given[0], .nothing]))
          },
          .plain("init(stringLiteral string: String)", "A text.") { _, given in
            .structure(.init("AttributedString", [given[0], .nothing]))
          },
          .plain("init(markdown string: String)", "A text, its marks left in.") { _, given in
            .structure(.init("AttributedString", [given[0], .nothing]))
          },
          .changingText("append"),
          .plain("func range(of text: String) -> Any?", "Where a text is.") { value, given in
            .bool(true)
          },
          .plain("var description: String { get }", "Its characters.") { value, _ in
            guard case .structure(let parts) = value else { return .string("") }
            return parts.fields[0]
          },
        ]
          + AppleRow.kept(
            "font foregroundColor backgroundColor underlineStyle strikethroughStyle link kern baselineOffset inlinePresentationIntent"
          )),
      AppleType(
        "Task", .class, nil, conforms: [],
        "Work that waits for something: here it runs in the next turn, without waiting.",
        [
          task("init(priority: Any? = nil, operation: () -> Void)"),
          task("static func detached(priority: Any? = nil, operation: () -> Void)"),
          AppleRow("static func sleep(for duration: Any)", "Waits; here time stands still.", initial: .void),
          AppleRow("static func sleep(nanoseconds: Any)", "Waits; here time stands still.", initial: .void),
          .constant(
            "static var isCancelled: Bool { get }", "Whether nobody wants it any more.", .bool(false)),
          AppleRow("func cancel()", "Ends it; it has run already.", initial: .void),
        ]),
      AppleType(
        "MainActor", .class, nil, conforms: [], "The main thread.",
        [
          AppleRow("static func run(body: () -> T) -> T", "Runs something.") {
            session, _, given, _ throws(Problem) in
            try session.apply(given[0])
          }
        ]),
      AppleType(
        "Text", .structure, conforms: ["View"], "Shows a text.",
        [
          .plain("init(_ content: AttributedString)", "Shows a text with attributes.") { _, given in
            guard case .structure(let parts) = given[0] else {
              // A value of a generic type, of which only now is known what it is.
              return .view(ViewValue("Text", arguments: [ViewArgument("content", given[0])]))
            }
            return .view(ViewValue("Text", arguments: [ViewArgument("content", parts.fields[0])]))
          }
        ]),
      AppleType("Shape", .protocol, nil, conforms: ["View"], "What can be filled and stroked."),
      AppleType(
        "InsettableShape", .protocol, nil, conforms: ["View", "Shape"], "A shape that can be inset."),
      AppleType(
        "Error", .protocol, "Why something failed.",
        [
          AppleRow("var localizedDescription: String { get }", "In words.") {
            session, value, _, place throws(Problem) in
            let type = Type.named(session.className(of: value))
            guard let member = session.member("errorDescription", of: type)?.first else {
              return .string(session.shown(value))
            }
            return try session.read("errorDescription", member, of: &value, place, as: nil)
          }
        ]),
    ]
    + "UIActivityViewController UIImagePickerController PHPickerViewController SFSafariViewController MFMailComposeViewController UIDocumentPickerViewController AVPlayerViewController UIPageViewController"
    .split(separator: " ").map {
      AppleType(
        String($0), .class, "UIViewController",
        "A controller of which nothing but its traits means something here.",
        [AppleRow("init()", "Makes one.", initial: .void).keeping]
          + AppleRow.kept("delegate sourceType allowsEditing:Bool dataSource player"))
    }
    + "MKMapView WKWebView PKCanvasView AVPlayerView".split(separator: " ").map {
      AppleType(
        String($0), .class, "UIView", "A view of which nothing but its traits means something here.",
        [AppleRow("init()", "Makes one.", initial: .void).keeping]
          + AppleRow.kept(
            "delegate load() setRegion() addAnnotation() addAnnotations() removeAnnotations() isScrollEnabled:Bool"
          ))
    }
    + "CodingKey UISearchBarDelegate MKMapViewDelegate WKNavigationDelegate WKUIDelegate UIImagePickerControllerDelegate PHPickerViewControllerDelegate UIDocumentPickerDelegate MFMailComposeViewControllerDelegate AVAudioPlayerDelegate CLLocationManagerDelegate UIPageViewControllerDelegate UIPageViewControllerDataSource Transferable Plottable Layout Tip Widget WidgetConfiguration TimelineEntry TimelineProvider AppIntent CustomAnimation UIApplicationDelegateAdaptor Gesture TableRowContent MapContent ChartContent UIColorPickerViewControllerDelegate UICalendarViewDelegate UICalendarSelectionSingleDateDelegate UIFontPickerViewControllerDelegate SFSafariViewControllerDelegate VNDocumentCameraViewControllerDelegate UIActivityItemSource UIContentSizeCategoryAdjusting"
    .split(separator: " ").map { AppleType(String($0), .protocol, "A protocol that means nothing here.") }
    + ["LocalizedError", "CustomNSError"].map {
      AppleType($0, .protocol, nil, conforms: ["Error"], "Why something failed.")
    }
    + "DragGesture TapGesture LongPressGesture MagnifyGesture MagnificationGesture RotateGesture RotationGesture SpatialTapGesture"
    .split(separator: " ").map { AppleType(String($0), .class, nil, conforms: ["Gesture"], "") }

  private static func task(_ declaration: String) -> AppleRow {
    AppleRow(declaration, "Runs it in the next turn.") { session, _, given, _ throws(Problem) in
      session.putOff(given[1])
      return .void
    }
  }
}

extension AppleRow {
  fileprivate static func changingText(_ name: String) -> AppleRow {
    AppleRow("mutating func \(name)(_ other: AttributedString)", "Adds a text.") {
      _, value, given, _ throws(Problem) in
      guard case .structure(var parts) = value, case .structure(let other) = given[0] else { return .void }
      parts.fields[0] = .string(parts.fields[0].text + other.fields[0].text)
      value = .structure(parts)
      return .void
    }
  }
}

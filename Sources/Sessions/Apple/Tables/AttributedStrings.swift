extension AppleTypes {
  /// Text with attributes, of which only the characters mean something here; and what fails.
  static let texts2 = TypeInfo.read(
    """
    struct AttributedString: Hashable  // A text with attributes.
      var string: String
      var attributes: Any
      init(_ string: String) { self.string = string }  // A text.
      init(stringLiteral string: String) { self.string = string }  // A text.
      init(markdown string: String) { self.string = string }  // A text, its marks left in.
      mutating func append(_ other: AttributedString) { string += other.string }  // Adds a text.
      func range(of text: String) -> Any? { true }  // Where a text is.
      var description: String { string }  // Its characters.
      kept font foregroundColor backgroundColor underlineStyle strikethroughStyle link kern baselineOffset
      kept inlinePresentationIntent
    class MainActor  // The main thread.
      static func run<T>(body: () -> T) -> T { body() }  // Runs something.
    protocol Shape: View  // What can be filled and stroked.
    protocol InsettableShape: View, Shape  // A shape that can be inset.
    protocol LocalizedError: Error  // Why something failed.
    protocol CustomNSError: Error  // Why something failed.
    kept AVPlayerView,PKCanvasView: UIView player delegate isScrollEnabled:Bool
    kept MFMailComposeViewController: UIViewController delegate mailComposeDelegate setSubject() setToRecipients()
    protocols CodingKey UISearchBarDelegate MKMapViewDelegate WKNavigationDelegate WKUIDelegate
    protocols UIImagePickerControllerDelegate PHPickerViewControllerDelegate UIDocumentPickerDelegate
    protocols MFMailComposeViewControllerDelegate AVAudioPlayerDelegate CLLocationManagerDelegate
    protocols UIPageViewControllerDelegate UIPageViewControllerDataSource Transferable Plottable Layout
    protocols Tip Widget WidgetConfiguration TimelineEntry TimelineProvider AppIntent CustomAnimation
    protocols UIApplicationDelegateAdaptor Gesture TableRowContent MapContent ChartContent
    protocols UIColorPickerViewControllerDelegate UICalendarViewDelegate
    protocols UICalendarSelectionSingleDateDelegate UIFontPickerViewControllerDelegate
    protocols SFSafariViewControllerDelegate VNDocumentCameraViewControllerDelegate UIActivityItemSource
    protocols UIContentSizeCategoryAdjusting
    struct Text
      init(_ content: AttributedString)  // Shows a text with attributes.
    protocol Error  // Why something failed.
      var localizedDescription: String { get }  // In words.
    """,
    [
      "init(_:)": .plain { _, given in
        // A value of a generic type, of which only now is known what it is, may be another.
        if case .structure(let parts) = given[0] { .shown(parts[0]) } else { .shown(given[0]) }
      },
      "localizedDescription": .init { session, value, _, place throws(Problem) in
        let type = Type.named(session.className(of: value))
        // Errors of Apple's say it themselves; those of one's own by `errorDescription`.
        let name = session.info(type)?.isApple == true ? "localizedDescription" : "errorDescription"
        guard let member = session.member(name, of: type)?.first, type != .named("Error") else {
          return .string(session.shown(value))
        }
        return try session.read(name, member, of: &value, place, as: nil)
      },
    ])
}

extension Value {
  /// `Text`, of SwiftUI's, with a content.
  static func shown(_ content: Value) -> Value {
    .view(ViewValue("Text", arguments: [ViewArgument("content", content)]))
  }
}

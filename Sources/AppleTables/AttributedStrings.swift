import Presentations
import Sessions

extension AppleTypes {
  /// Attributed text, of which only the characters have an effect here; and errors.
  static let attributedTexts = TypeInfo.read(
    """
    struct AttributedString: Hashable, CustomStringConvertible  // A text with attributes.
      var string: String
      var attributes: Any
      each _, stringLiteral | init(# string: String, attributes: AttributeContainer? = nil) { self.string = string }  // A text.
      init(_ other: NSAttributedString) { string = other.string }  // The characters of another.
      init(markdown string: String) { self.string = string }  // A text, its marks left in.
      mutating func append(_ other: AttributedString) { string += other.string }  // Adds a text.
      func range(of text: String) -> Range<Int>? { string.range(of: text) }  // Where a text is.
      subscript(_ range: Range<Int>) -> AttributedSubstring { get }  // A part, whose attributes are kept, without effect.
      var characters: String { string }  // Its characters.
      var description: String { string + " {\\n}" }  // Its characters; the attributes are left out.
      kept font foregroundColor backgroundColor underlineStyle strikethroughStyle link kern baselineOffset inlinePresentationIntent
    kept AttributedSubstring font foregroundColor backgroundColor underlineStyle underlineColor strikethroughStyle strikethroughColor link kern baselineOffset
    class NSAttributedString: NSObject  // A text with attributes.
      var string: String
      var _runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
      init(string: String = "", attributes: [NSAttributedString.Key: Any]? = nil) { self.string = string; if let attributes { _runs = [(range: NSRange(location: 0, length: string.count), attributes: attributes)] } }  // A text.
      init(attachment: NSTextAttachment) { string = "\u{FFFC}" }  // Only an attachment.
      init(attributedString other: NSAttributedString) { string = other.string; _runs = other._runs }  // The same text.
      var length: Int { string.count }  // How many characters it has.
      func attributes(at place: Int, effectiveRange: Any?) -> [NSAttributedString.Key: Any] {
        var all: [NSAttributedString.Key: Any] = [:]
        for run in _runs where run.range.location <= place && place < run.range.location + run.range.length { for (key, value) in run.attributes { all[key] = value } }
        return all
      }  // The attributes of a character.
      func attribute(_ key: NSAttributedString.Key, at place: Int, effectiveRange: Any?) -> Any? { attributes(at: place, effectiveRange: nil)[key] }  // An attribute of a character.
      func enumerateAttribute(_ key: NSAttributedString.Key, in range: NSRange, options: Any = 0, using body: (Any?, NSRange, Any) -> Void) { for run in _runs where run.attributes[key] != nil { body(run.attributes[key], run.range, 0) } }  // Each part that has an attribute.
      func enumerateAttributes(in range: NSRange, options: Any = 0, using body: ([NSAttributedString.Key: Any], NSRange, Any) -> Void) { for run in _runs { body(run.attributes, run.range, 0) } }  // Each part with its attributes.
      func mutableCopy() -> Any { NSMutableAttributedString(attributedString: self) }  // The same, to be changed.
      func attributedSubstring(from range: NSRange) -> NSAttributedString { NSAttributedString(string: String(string.dropFirst(range.location).prefix(range.length)), attributes: attributes(at: range.location, effectiveRange: nil)) }  // A part.
      kept boundingRect():CGRect size():CGSize draw()
    class NSMutableAttributedString: NSAttributedString  // One that can be changed.
      func append(_ other: NSAttributedString) {
        for run in other._runs { addAttributes(run.attributes, range: NSRange(location: length + run.range.location, length: run.range.length)) }
        string += other.string
      }  // Adds a text.
      func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) { _runs.append((range: range, attributes: attributes)) }  // Adds attributes to a part.
      func addAttribute(_ key: NSAttributedString.Key, value: Any, range: NSRange) { addAttributes([key: value], range: range) }  // Adds an attribute to a part.
      func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) { addAttributes(attributes ?? [:], range: range) }  // Sets the attributes of a part.
      kept removeAttribute() insert() replaceCharacters() deleteCharacters() mutableString beginEditing() endEditing()
    struct String
      var length: Int { utf16.count }  // The length of an NSString.
      func _size(in width: Double?) -> CGSize
      func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { _size(in: nil) }  // The room that it takes, as screens here measure it.
      func boundingRect(with size: CGSize, options: Any = 0, attributes: [NSAttributedString.Key: Any]? = nil, context: Any? = nil) -> CGRect { CGRect(origin: .zero, size: _size(in: size.width)) }  // The same in a width.
    class UILabel,UITextField,UITextView
      var _attributed: NSAttributedString?
      var _attributedText: NSAttributedString? { get { _attributed?.string == text ? _attributed : text == nil ? nil : NSAttributedString(string: text ?? "") } set { _attributed = newValue; text = newValue?.string } }  // Its text, with attributes.
    class UILabel,UITextField
      var attributedText: NSAttributedString? { get { _attributedText } set { _attributedText = newValue } }  // Its text, with attributes.
    class UITextView
      var attributedText: NSAttributedString! { get { _attributedText ?? NSAttributedString() } set { _attributedText = newValue } }  // Its text, with attributes.
    class UITextPosition: NSObject  // A place in a text.
      var _place: Int
    class UITextRange: NSObject  // A part of a text.
      var start, end: UITextPosition
      var isEmpty: Bool { start._place == end._place }  // Whether nothing lies in it.
    kept UITextDirection
    class UITextField,UITextView
      func _position(_ place: Int) -> UITextPosition { let position = UITextPosition(); position._place = place; return position }
      each beginning/0, end/(text?.count ?? 0) | var #OfDocument: UITextPosition { _position(#1) }  // The # of its text.
      func position(from start: UITextPosition, offset: Int) -> UITextPosition? { let place = start._place + offset; return place >= 0 && place <= text?.count ?? 0 ? _position(place) : nil }  // So many characters further.
      func offset(from start: UITextPosition, to end: UITextPosition) -> Int { end._place - start._place }  // How many characters lie between.
      func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? { let range = UITextRange(); (range.start, range.end) = (start, end); return range }  // What lies between.
      func text(in range: UITextRange) -> String? { text?.dropFirst(range.start._place).prefix(range.end._place - range.start._place) }  // The characters of a part.
      func closestPosition(to point: CGPoint) -> UITextPosition? { nil }  // None: a text has no places on the screen here.
      kept selectedTextRange:UITextRange?
    class MainActor  // The main thread.
      static func run<T>(body: () -> T) -> T { body() }  // Runs something.
      static func assumeIsolated<T>(_ body: () -> T) -> T { body() }  // Runs something.
    protocol Shape: View  // What can be filled and stroked.
      func path(in rect: CGRect) -> Path { Path() }  // Its outline.
      each rect/Rectangle/A rectangle, circle/Circle/A circle, capsule/Capsule/A capsule, ellipse/Ellipse/An ellipse | static var #: #1 { #1() }  // #2.
      static func rect(cornerRadius: Double, style: Any? = nil) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }  // One with round corners.
    protocol InsettableShape: View, Shape  // A shape that can be inset.
    protocol LocalizedError: Error  // Why something failed.
      each errorDescription/What happened, failureReason/Why it happened, recoverySuggestion/What could be done, helpAnchor/Where help is | var #: String? { nil }  // #1.
    protocol CustomNSError: Error  // Why something failed.
    kept AVPlayerView,PKCanvasView: UIView player delegate isScrollEnabled:Bool
    kept MFMailComposeViewController: UIViewController delegate mailComposeDelegate setSubject() setToRecipients()
    protocols Transferable Plottable AlignmentID Tip Widget WidgetConfiguration TimelineEntry
    protocols TimelineProvider AsyncSequence AsyncIteratorProtocol AppIntent AnimationStateKey Gesture TableRowContent MapContent ChartContent
    protocols ScrollTargetBehavior DropDelegate DisclosureGroupStyle UIActivityItemSource
    struct Text
      init(_ content: AttributedString)  // Shows a text with attributes.
    protocol Error  // Why something failed.
      var localizedDescription: String { get }  // In words.
    """,
    [
      // The type of a generic value is known only at run time, so the value may be something else.
      "init(_:)": .plain { _, given in .shown(given[0].fields.first ?? given[0]) },
      "_size": .plain { text, given in Size(ofText: text.text, in: given[0].number).value },
      "AttributedString.subscript": .init { session, _, _, _ in session.newObject("AttributedSubstring", [:])
      },
      // Apple's errors have their own message; the learner's have `errorDescription`.
      "localizedDescription": .init { session, value, _, place throws(Problem) in
        for name in ["_words", "errorDescription"] {
          if let words = try session.read(name, of: value, place), words != .nothing { return words }
        }
        let error = "main.\(session.className(of: value)) error \(session.errorCode(of: value))"
        return .string("The operation couldn’t be completed. (\(error).)")
      },
    ])
}

extension Value {
  /// A SwiftUI `Text` with some content.
  static func shown(_ content: Value) -> Value {
    .view(ViewValue("Text", arguments: [ViewArgument("content", content)]))
  }
}

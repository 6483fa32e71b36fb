public import Foundation
public import Presentations
internal import StateUpdates

/// The form of a presentation on the screen: a column, a sheet, a cover and so on.
public typealias PresentationForm = Presentations.PresentationForm
/// The vertical extent of an inspector's column.
public typealias InspectorPlacement = Presentations.InspectorPlacement

extension Screen {
  /// The presentations on the screen, from back to front.
  public var presentations: [ScreenPresentation] {
    (layout?.visible ?? []).map { ScreenPresentation(screen: self, id: $0) }
  }

  /// The front presentation that contains a view of a type; the result stays usable while it changes its form.
  public func presentation<Content: View>(of content: Content.Type) -> ScreenPresentation? {
    presentations.last {
      guard let inside = declarations[$0.id]?.content else { return false }
      return graph.preorder(from: inside).contains { details(of: $0).viewType == content }
    }
  }

  /// The alert or dialog with this title that is presented.
  public func presentation(titled title: String) -> ScreenPresentation? {
    presentations.last { declarations[$0.id]?.declaration.title == title }
  }
}

/// A presentation on a screen: its present form and place, and the gestures of a person.
///
/// ```swift
/// let details = try #require(screen.presentation(of: Details.self))
/// details.form                                    // .sheet
/// try details.drag(to: .large)
/// try screen.rotate()
/// details.form                                    // .fullScreenCover
/// ```
@MainActor public struct ScreenPresentation {
  let screen: Screen
  let id: ScreenID

  private var placed: PlacedPresentation? { screen.layout?.presentations[id] }

  /// Its form; hidden if it is not on the screen.
  public var form: PresentationForm { placed?.form ?? .hidden }
  /// The reasons for the form, as sentences; the last one decides.
  public var reasons: [String] { placed?.reasons.map { "\($0.subject) is \($0.fact): \($0.rule)" } ?? [] }
  /// Its frame in points; nil if it is hidden.
  public var frame: CGRect? {
    placed?.frame.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
  }
  /// The vertical extent of an inspector's column.
  public var placement: InspectorPlacement? { placed?.placement }
  /// The height at which a sheet rests.
  public var detent: PresentationDetent? { placed?.detent }
  /// The heights that are active here, lowest first.
  public var detents: [PresentationDetent] { placed?.detents ?? [] }
  /// Whether the content behind it is dimmed.
  public var isDimmed: Bool { placed?.isDimmed ?? false }
  /// Whether the content behind it can be used.
  public var isBackgroundInteractive: Bool { placed?.isBackgroundInteractive ?? true }
  /// Whether a grabber is visible.
  public var hasGrabber: Bool { placed?.hasGrabber ?? false }
  /// The size class of its content's width.
  public var horizontalSizeClass: UserInterfaceSizeClass { placed?.sizeClasses.horizontal ?? .unspecified }
  /// The size class of its content's height.
  public var verticalSizeClass: UserInterfaceSizeClass { placed?.sizeClasses.vertical ?? .unspecified }

  /// Drags a column's edge to a width, or a sheet to a height.
  public func drag(to length: Double) throws { try perform(.drag(to: length)) }
  /// Drags a sheet to one of its heights.
  public func drag(to detent: PresentationDetent) throws { try perform(.dragToDetent(detent)) }
  /// Swipes a sheet down to the next lower height, or away from the lowest one.
  public func swipeDown() throws { try perform(.swipeDown) }
  /// Taps outside of it.
  public func tapOutside() throws { try perform(.tapOutside) }
  /// Double-clicks the divider of a column on a Mac.
  public func doubleClick() throws { try perform(.doubleClick) }
  /// Swipes up in its content by some points.
  public func scroll(by distance: Double) throws { try perform(.scroll(by: distance)) }

  private func perform(_ gesture: PresentationGesture) throws {
    do throws(PresentationProblem) {
      let events = try screen.scene.runtime.screens.perform(gesture, on: id, in: screen.contents)
      for event in events { screen.perform(event) }
    } catch { throw ViewProblem(error.message) }
    try screen.update()
  }
}

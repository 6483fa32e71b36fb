public import Foundation
public import Presentations
internal import StateUpdates

/// What a presentation is on the screen: a column, a sheet, a cover and so on.
public typealias PresentationForm = Presentations.PresentationForm
/// How far up an inspector's column reaches.
public typealias InspectorPlacement = Presentations.InspectorPlacement

extension Screen {
  /// What is presented now, in front last.
  public var presentations: [ScreenPresentation] {
    (layout?.visible ?? []).map { ScreenPresentation(screen: self, id: $0) }
  }

  /// What presents a view of a type, the one in front of several; it goes on to tell where the presentation stands.
  public func presentation<Content: View>(of content: Content.Type) -> ScreenPresentation? {
    presentations.last {
      guard let inside = declarations[$0.id]?.content else { return false }
      return graph.preorder(from: inside).contains { details(of: $0).viewType == content }
    }
  }

  /// The alert or the dialog of this title that is presented.
  public func presentation(titled title: String) -> ScreenPresentation? {
    presentations.last { declarations[$0.id]?.declaration.title == title }
  }
}

/// A presentation on a screen: where it stands now, and what people do with it.
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

  /// What it is here; hidden where it is not on the screen.
  public var form: PresentationForm { placed?.form ?? .hidden }
  /// How the form was found, as sentences; the last one decides.
  public var reasons: [String] { placed?.reasons.map { "\($0.subject) is \($0.fact): \($0.rule)" } ?? [] }
  /// Its place in points; none where it is hidden.
  public var frame: CGRect? {
    placed?.frame.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
  }
  /// How far up an inspector's column reaches.
  public var placement: InspectorPlacement? { placed?.placement }
  /// The height at which a sheet rests.
  public var detent: PresentationDetent? { placed?.detent }
  /// The heights that count here, lowest first.
  public var detents: [PresentationDetent] { placed?.detents ?? [] }
  /// Whether what lies behind it is dimmed.
  public var isDimmed: Bool { placed?.isDimmed ?? false }
  /// Whether what lies behind it can be used.
  public var isBackgroundInteractive: Bool { placed?.isBackgroundInteractive ?? true }
  /// Whether a grabber shows.
  public var hasGrabber: Bool { placed?.hasGrabber ?? false }
  /// How much width its content has.
  public var horizontalSizeClass: UserInterfaceSizeClass { placed?.sizeClasses.horizontal ?? .unspecified }
  /// How much height its content has.
  public var verticalSizeClass: UserInterfaceSizeClass { placed?.sizeClasses.vertical ?? .unspecified }

  /// Drags a column's edge until it would be so wide, or a sheet until it would be so high.
  public func drag(to length: Double) throws { try perform(.drag(to: length)) }
  /// Drags a sheet to one of its heights.
  public func drag(to detent: PresentationDetent) throws { try perform(.dragToDetent(detent)) }
  /// Swipes a sheet to the next height below, and from the lowest one away.
  public func swipeDown() throws { try perform(.swipeDown) }
  /// Taps beside it.
  public func tapOutside() throws { try perform(.tapOutside) }
  /// Clicks the divider of a Mac's column twice.
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

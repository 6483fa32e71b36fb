public import Presentations
public import ViewTree

extension PresentationCause {
  /// The fact in two short pieces: what it is about, and what it says.
  ///
  /// ```swift
  /// cause.fact { name(of: $0) }      // (cause: "animals.horizontalSizeClass", detail: "compact, given to main")
  /// ```
  ///
  /// - Returns: What it is about, and what it says.
  /// - Parameter environment: How an environment is called.
  /// - Complexity: O(1), and a question or two about a name.
  public func fact(environment: (EnvironmentID) -> String) -> (cause: String, detail: String) {
    switch self {
    case .dismissed: ("isPresented", "false")
    case .presented: ("isPresented", "true")
    case .columnWidth(let columnWidth): ("columnWidth", columnWidth.words)
    case .dragged(let width): ("dragged", "to \(World.short(width))")
    case .outsideHierarchy(let view): (environment(view), "in no scene")
    case .noDevice(let scene): (environment(scene), "on no device")
    case .macNeverSheet(let scene): (environment(scene), "on a Mac, never a sheet")
    case .splitScreen(let scene, let part, let whole): (environment(scene), "\(part)/\(whole) of the screen")
    case .sizeClass(let axis, let value, let view, let origin):
      ("\(environment(view)).\(axis.property)", "\(value)\(origin.fact(environment: environment))")
    case .device(let device, let orientation, let size, let scene):
      (
        environment(scene),
        ([device.title] + [orientation?.rawValue].compactMap { $0 } + ["\(size)"]).joined(separator: " ")
      )
    }
  }
}

extension PresentationCause {
  /// The fact as a clause: "`animals` is in no scene".
  func clause(_ environment: (EnvironmentID) -> String) -> String {
    let (cause, detail) = fact(environment: environment)
    return "`\(cause)` is \(detail)"
  }
}

extension PresentationCause.Origin {
  fileprivate func fact(environment: (EnvironmentID) -> String) -> String {
    switch self {
    case .override(let id): ", override of \(environment(id))"
    case .given(let id): ", given to \(environment(id))"
    case .remembered(let id): ", remembered by \(environment(id))"
    case .none: ""
    }
  }
}

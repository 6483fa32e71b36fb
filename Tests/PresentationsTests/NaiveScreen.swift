import Presentations

/// One scene and one inspector as plainly as can be: what happened is kept as a list, and every answer reads
/// it from the start.
struct NaiveScreen {
  enum Event: Hashable {
    case device(String, Orientation?)
    case size(Double, Double)
    case share(Int, Int)
    case turn
    /// The width class of the view is overridden, or no longer.
    case override(compact: Bool?)
    case presented(Bool)
    case dismissDisabled(Bool)
    case width(ColumnWidth)
    case drag(Double)
    /// The traits are updated.
    case update
  }

  var events: [Event] = []

  /// The last event to which `value` has an answer.
  func last<Value>(_ value: (Event) -> Value?) -> Value? { events.lazy.reversed().compactMap(value).first }

  func before(_ count: Int) -> NaiveScreen { NaiveScreen(events: Array(events.prefix(count))) }

  var device: String { last { if case .device(let name, _) = $0 { name } else { nil } } ?? "mac" }

  var sinceDevice: ArraySlice<Event> {
    let index = events.lastIndex { if case .device = $0 { true } else { false } }
    return events[(index ?? 0)...]
  }

  var isLandscape: Bool {
    var isLandscape = false
    for event in sinceDevice {
      if case .device(_, let orientation) = event { isLandscape = orientation == .landscape }
      if event == .turn { isLandscape.toggle() }
    }
    return isLandscape
  }

  var screen: (Double, Double) {
    let sides: (Double, Double) =
      switch device {
      case "mac": (1200, 800)
      case "iPhone16": (393, 852)
      case "iPhone16ProMax": (440, 956)
      default: (1032, 1376)
      }
    return isLandscape ? (sides.1, sides.0) : sides
  }

  var resizing: Event? {
    sinceDevice.last {
      switch $0 {
      case .size, .share: true
      default: false
      }
    }
  }

  var size: Size {
    var (width, height) = screen
    switch resizing {
    case .size(let newWidth, let newHeight):
      (width, height) =
        device == "mac" ? (newWidth, newHeight) : (min(newWidth, width), min(newHeight, height))
    case .share(1, 2): width = ((width - 10) / 2).rounded(.down)
    case .share(1, 3): width = 375
    case .share(2, 3): width -= 385
    default: break
    }
    return Size(width: width, height: height)
  }

  var isWide: Bool {
    switch device {
    case "mac": true
    case "iPhone16": false
    case "iPhone16ProMax": isLandscape
    default: size.width >= 678
    }
  }

  /// The view's width class as of the last update.
  var isCompact: Bool {
    guard let update = events.lastIndex(of: .update) else { return false }
    let then = before(update)
    let override = then.last { event -> Bool?? in
      if case .override(let compact) = event { compact } else { nil }
    }
    if case .some(.some(let compact)) = override { return compact }
    return !then.isWide
  }

  var form: PresentationForm {
    if !isPresented { return .hidden }
    if device == "mac" { return .column }
    if isCompact { return .sheet }
    if case .share = resizing { return .overlay }
    return .column
  }

  var isPresented: Bool {
    for index in events.indices.reversed() {
      if case .presented(let isPresented) = events[index] { return isPresented }
      if case .drag(let target) = events[index], before(index).collapses(at: target) { return false }
    }
    return true
  }

  var isDismissDisabled: Bool {
    last { if case .dismissDisabled(let value) = $0 { value } else { nil } } ?? false
  }

  var columnWidth: ColumnWidth {
    last { if case .width(let width) = $0 { width } else { nil } } ?? .automatic
  }

  var canDrag: Bool { (form == .column || form == .overlay) && columnWidth.isResizable }

  func collapses(at target: Double) -> Bool {
    guard canDrag, !isDismissDisabled, case .flexible(let minimum, _, _) = columnWidth else { return false }
    return target < minimum ?? 1
  }

  /// Where the last drag that moved the column left it.
  var dragged: Double? {
    for index in events.indices.reversed() {
      guard case .drag(let target) = events[index] else { continue }
      let then = before(index)
      guard then.canDrag, !then.collapses(at: target),
        case .flexible(let minimum, _, let maximum) = then.columnWidth
      else { continue }
      return max(minimum ?? 1, min(target, maximum ?? .infinity, then.size.width))
    }
    return nil
  }

  var width: Double? {
    if form == .sheet || form == .hidden { return nil }
    switch columnWidth {
    case .automatic: return 270
    case .fixed(let width): return width
    case .flexible(let minimum, let ideal, let maximum):
      return max(minimum ?? 0, min(maximum ?? .infinity, dragged ?? ideal))
    }
  }
}

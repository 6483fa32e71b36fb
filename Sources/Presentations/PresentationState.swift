/// What a presentation remembers: what people did, and since when it is there.
package struct PresentationState: Hashable, Sendable {
  /// Where people dragged the column's edge: it outlives other widths, collapsing, sheets and launches.
  package internal(set) var draggedWidth: Double?
  package internal(set) var detent: PresentationDetent?
  package internal(set) var offset = 0.0
  /// The number of its presentation; nil while it is not on the screen, nor waits to be.
  package internal(set) var since: Int?
  /// The number under which it took its presenter's slot.
  var slotSince: Int?
  package internal(set) var item: String?
  var form = PresentationForm.hidden
  /// Whether it waited when people were told last.
  var waits = false
  /// Whether it was there when it was a column last: what the next launch restores.
  var remembered: Bool?
  /// Who is about to dismiss it.
  var hand: PresentationEvent.Hand?

  /// What is left of it once it has ended.
  var kept: Self {
    var kept = Self()
    (kept.draggedWidth, kept.remembered) = (draggedWidth, remembered)
    return kept
  }
}

package enum PresentationEvent: Hashable, Sendable {
  package enum Hand: Hashable, Sendable {
    /// Code: the binding, or `dismiss`.
    case binding
    /// A person, by a drag, a swipe, a tap outside or a button.
    case person
    /// What it was presented in, or the view it was written on, went.
    case presenter
    case item
  }

  case presented(ScreenID, PresentationForm)
  /// It ended; its `onDismiss` is to be called now, once.
  case dismissed(ScreenID, by: Hand)
  /// It is still there, in another form.
  case adapted(ScreenID, from: PresentationForm, to: PresentationForm)
  /// It waits, since its presenter presents another.
  case waits(ScreenID, for: ScreenID)
  /// The binding is to hold this.
  case wrote(ScreenID, isPresented: Bool)
  /// The binding of the selected detent is to hold this.
  case selected(ScreenID, PresentationDetent)
  case resized(ScreenID, width: Double)
  case scrolled(ScreenID, to: Double)
  /// The presentation does not let itself be dismissed, or has one height only.
  case sprangBack(ScreenID)

  /// Whether something came on the screen.
  var isArrival: Bool { if case .presented = self { true } else { false } }
}

/// The state of a presentation: what people did, and when it was presented.
package struct PresentationState: Hashable, Sendable {
  /// The width to which people dragged the column; it survives new bounds, collapsing, sheets and launches.
  package internal(set) var draggedWidth: Double?
  package internal(set) var detent: PresentationDetent?
  package internal(set) var offset = 0.0
  /// The number of its presentation, in order of time; nil while it is neither on the screen nor waiting.
  package internal(set) var since: Int?
  /// The number at which it took its presenter's slot.
  var slotSince: Int?
  package internal(set) var item: String?
  var form = PresentationForm.hidden
  /// Whether the last event said that it waits.
  var isWaiting = false
  /// Whether it was presented when it was last a column, which the next launch restores.
  var remembered: Bool?
  /// The cause of the dismissal that is about to happen.
  var cause: PresentationEvent.Cause?

  /// The part of the state that stays after it has ended.
  var kept: Self {
    var kept = Self()
    (kept.draggedWidth, kept.remembered) = (draggedWidth, remembered)
    return kept
  }
}

package enum PresentationEvent: Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    /// Code: it set the binding, or called `dismiss`.
    case binding
    /// A person, by a drag, a swipe, a tap outside or a button.
    case person
    /// Its presenter, or the view on which it was declared, is gone.
    case presenter
    case item
  }

  case presented(ScreenID, PresentationForm)
  /// It ended; its `onDismiss` has to be called now, once.
  case dismissed(ScreenID, by: Cause)
  /// It stays on the screen in another form.
  case adapted(ScreenID, from: PresentationForm, to: PresentationForm)
  /// It waits, since its presenter has another presentation.
  case waits(ScreenID, for: ScreenID)
  /// The binding has to be set to this value.
  case wrote(ScreenID, isPresented: Bool)
  /// The binding of the selected detent has to be set to this value.
  case selected(ScreenID, PresentationDetent)
  /// It rests at another detent, by its binding, or since its own is gone.
  case moved(ScreenID, to: PresentationDetent, isGone: Bool)
  case resized(ScreenID, width: Double)
  case scrolled(ScreenID, to: Double)
  /// The gesture had no effect: the presentation cannot be dismissed, or already rests at this detent.
  case sprangBack(ScreenID)

  /// Whether a presentation came on the screen.
  var isArrival: Bool { if case .presented = self { true } else { false } }
}

internal import Journals
internal import ViewTree

/// What a parent controller gave a child ends when the child gets another parent controller, or the parent is gone.
///
/// The values are the parent's, which alone could take them back: ``Decision/parentOverrides``.
extension TraitSystem {
  /// Notes who gave a controller what it was given by its parent; nobody where that takes it back.
  mutating func noteGiver(of child: EnvironmentID, givesNothing: Bool) {
    let giver = givesNothing ? -1 : parentController(of: child)?.index ?? -1
    if giver < 0, environments[Int(child.index)].detail < 0 { return }
    details[ensureDetail(of: child.index)].giver = giver
    if giver >= 0, !rules[0].hasGivers { rules[0].hasGivers = true }
  }

  /// Ends what was given in what has gone elsewhere, where the parent is another one now.
  ///
  /// - Complexity: O(1) as long as no parent has given anything, then O(*n*) in the size of what moved.
  mutating func endGifts(in moved: EnvironmentID) {
    guard rules[0].hasGivers else { return }
    let isController = hierarchy.kind(of: moved) == .controller
    for child in isController ? [moved] : controllers(below: moved) { endGift(of: child) }
  }

  /// Ends what was given by controllers that are gone now, to children that stand outside of them.
  ///
  /// - Complexity: O(1) as long as no parent has given anything, then O(*c*) in the controllers that ever stood outside of their parents.
  mutating func endGiftsOfTheGone() {
    guard rules[0].hasGivers else { return }
    var next = rules[0].firstContained
    while next >= 0 {
      let child = EnvironmentID(index: next)
      next = details[Int(environments[Int(next)].detail)].nextContained
      if !hierarchy.isDestroyed(child) { endGift(of: child) }
    }
  }

  private mutating func endGift(of child: EnvironmentID) {
    let detail = environments[Int(child.index)].detail
    guard detail >= 0, details[Int(detail)].giver >= 0,
      details[Int(detail)].giver != parentController(of: child)?.index
    else { return }
    details[Int(detail)].giver = -1
    for cell in ownCells(of: child.index) where cells[cell].given != nil {
      cells[cell].given = nil
      cells[cell].isPending = true
    }
    demand(.traits, at: child.index)
  }
}

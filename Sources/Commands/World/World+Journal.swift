public import Journals
package import Presentations
package import Traits

extension World {
  /// What a statement changed, as what undoes it; exchanged, it is what redoes it.
  public struct Changes: Sendable {
    package var traits: TraitSystem.Changes?
    package var screens: PresentationSystem.Changes?
    package var tables: JournalChanges
  }

  /// A place in the journals to return to.
  public struct Mark: Sendable {
    package var traits: TraitSystem.Mark
    package var screens: PresentationSystem.Mark
    package var tables = JournalMarks(room: Table.allCases.count)
  }

  package func setRecording(_ isOn: Bool) {
    traits.isRecording = isOn
    screens.isRecording = isOn
    var recording = JournalRecording(isOn)
    visitTables(&recording)
  }

  private var hasTableChanges: Bool {
    var watch = JournalWatch()
    visitTables(&watch)
    return watch.hasChanges
  }

  /// Whether anything changed since the journals were last taken.
  public var hasChanges: Bool { traits.hasChanges || screens.hasChanges || hasTableChanges }

  /// The present end of the journals.
  public var mark: Mark {
    var mark = Mark(traits: traits.mark, screens: screens.mark)
    visitTables(&mark.tables)
    return mark
  }

  /// Whether anything may have changed since `mark`.
  ///
  /// - Complexity: O(1)
  public func hasChanges(since mark: Mark) -> Bool {
    let now = self.mark
    return traits.hasChanges || now.screens != mark.screens || now.tables != mark.tables
  }

  /// Undoes everything since `mark`.
  ///
  /// - Complexity: O(*c*) in the changes since then.
  public func revert(to mark: Mark) {
    traits.revert(to: mark.traits)
    screens.revert(to: mark.screens)
    var reverting = mark.tables.reverting()
    visitTables(&reverting)
  }

  /// Undoes everything since the journals were last taken out or sealed, also in the middle of an update.
  public func discardChanges() {
    lentTraits.discardChanges()
    screens.discardChanges()
    var discarding = JournalDiscarding()
    visitTables(&discarding)
  }

  /// Closes what the last statement changed as one state's; it stays in the journals.
  ///
  /// - Returns: Whether anything had changed.
  /// - Complexity: O(1)
  public func seal(_ seals: inout JournalSeals) -> Bool {
    seals.seal { visitor in
      lentTraits.visitJournals(&visitor)
      screens.visitJournals(&visitor)
      visitTables(&visitor)
    }
  }

  /// Opens the newest sealed state again: what it changed can be taken out.
  public func unseal(_ seals: inout JournalSeals) {
    seals.unseal { visitor in
      lentTraits.visitJournals(&visitor)
      screens.visitJournals(&visitor)
      visitTables(&visitor)
    }
  }

  /// Forgets how to go back from the oldest sealed states.
  ///
  /// - Parameters:
  ///   - count: How many states these are.
  ///   - releases: Whether the values that they hold are let go of at once.
  /// - Complexity: O(1), amortised; where they are let go of at once, O(*c*) in their changes
  public func dropOldest(_ count: Int, releasing releases: Bool, _ seals: inout JournalSeals) {
    seals.dropOldest(count, releasing: releases) { visitor in
      lentTraits.visitJournals(&visitor)
      screens.visitJournals(&visitor)
      visitTables(&visitor)
    }
  }

  /// The tables in the order in which ``visitTables(_:)`` goes through them, which is that of their places
  /// in a mark.
  ///
  /// A test compares the two.
  enum Table: Int, CaseIterable {
    case variables, entries, declarations, enums, structs, colors, actions, traitTypes, environments,
      properties
    case handlers, tokens, inspectorRows, log, settings, traitViews, instances, images, environmentKeys
  }

  /// Goes through the language's own tables: recording, marking, sealing, and every way of going back are visitors of this list and of no
  /// other.
  @inline(__always)
  func visitTables<Visitor: JournalVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&variables)
    visitor.visit(&entries)
    visitor.visit(&declarations)
    visitor.visit(&enums)
    visitor.visit(&structs)
    visitor.visit(&colors)
    visitor.visit(&actions)
    visitor.visit(&traitTypes)
    visitor.visit(&environments)
    visitor.visit(&properties)
    visitor.visit(&handlers)
    visitor.visit(&tokens)
    visitor.visit(&inspectorRows)
    visitor.visit(&log)
    visitor.visit(&settings)
    visitor.visit(&traitViews)
    visitor.visit(&instances)
    visitor.visit(&images)
    visitor.visit(&environmentKeys)
  }

  /// Takes the open part of the journals out: what the last statement changed; nothing where it changed
  /// nothing.
  public func takeChanges() -> Changes? {
    guard hasChanges else { return nil }
    var taking = JournalTaking()
    visitTables(&taking)
    return Changes(
      traits: traits.hasChanges ? traits.takeChanges() : nil,
      screens: screens.hasChanges ? screens.takeChanges() : nil, tables: taking.changes)
  }

  /// Undoes `changes` and leaves in their place what redoes them.
  ///
  /// - Complexity: O(*c*) in the number of changes, whatever the size of the session.
  public func exchange(_ changes: inout Changes) {
    if var part = changes.traits {
      changes.traits = nil
      traits.exchange(&part)
      changes.traits = part
    }
    if var part = changes.screens {
      screens.exchange(&part)
      changes.screens = part
    }
    changes.tables.exchange { visitTables(&$0) }
  }
}

/// What goes through all journals of an owner, always in the same order.
///
/// An owner names its journals in one list, and whatever is done to all of them is a visitor of that:
///
/// ```swift
/// mutating func visitAll<Visitor: JournalVisitor>(_ visitor: inout Visitor) {
///   visitor.visit(&names)
///   visitor.visit(&values)
/// }
/// ```
public protocol JournalVisitor {
  /// Does what it came for with the next journal.
  mutating func visit<Element>(_ journal: inout Journaled<Element>)
}

import Syntax

/// A call as it was written: its callee, arguments, place and expected type.
struct Call {
  var name: Name
  var items: [Argument]
  var range: SourceRange
  var expected: Type?
  var missingMarks: Expression.Marks

  init(_ name: Name, _ items: [Argument], _ site: Site) {
    (self.name, self.items, range) = (name, items, site.range)
    (expected, missingMarks) = (site.expected, site.missingMarks)
  }

  /// The same call with another name for messages.
  func named(_ text: String, _ range: SourceRange) -> Call {
    var copy = self
    copy.name = Name(text, range)
    return copy
  }
}

/// Checked arguments in the order of a signature's parameters.
struct MatchedCall {
  var member: Member
  var arguments: [Code] = []
  /// The stores that take the new values of `inout` arguments.
  var stores: [Store?] = []
  /// The types of the signature's generic parameters.
  var found: [String: Type] = [:]
}

extension Session {
  /// Stores the new values of `inout` arguments in their places.
  mutating func writeBack(_ values: [Value], _ stores: [Store?]) throws(Problem) {
    for (store, value) in zip(stores, values) { try store?(&self, value) }
  }
}

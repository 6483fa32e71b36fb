import Syntax

/// A call as it was written: its callee, arguments, place and expected type.
struct Given {
  var name: Name
  var items: [Argument]
  var range: SourceRange
  var expected: Type?
  var lacks: Expression.Marks

  init(_ name: Name, _ items: [Argument], _ site: Site) {
    (self.name, self.items, range) = (name, items, site.range)
    (expected, lacks) = (site.expected, site.lacks)
  }

  /// The same call with another name for messages.
  func named(_ text: String, _ range: SourceRange) -> Given {
    var copy = self
    copy.name = Name(text, range)
    return copy
  }
}

/// Checked arguments in the order of a signature's parameters.
struct Matched {
  var member: Member
  var arguments: [Code] = []
  /// The stores that take the new values of `inout` arguments.
  var stores: [Store?] = []
  /// The types of the signature's generic parameters.
  var found: [String: Type] = [:]
}

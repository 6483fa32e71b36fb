import Syntax

/// A call as it was written: what is called, with what, where, and what is expected of it.
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

  /// The same call, of what a message calls otherwise.
  func named(_ text: String, _ range: SourceRange) -> Given {
    var copy = self
    copy.name = Name(text, range)
    return copy
  }
}

/// Arguments that were checked against a signature, in the signature's order.
struct Matched {
  var member: Member
  var arguments: [Code] = []
  /// Where `inout` arguments go back to.
  var stores: [Store?] = []
  /// What the unknown types of the signature stand for.
  var found: [String: Type] = [:]
}

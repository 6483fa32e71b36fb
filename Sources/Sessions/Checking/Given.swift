import Syntax

/// A call as it was written: what is called, with what, where, and what is expected of it.
struct Given {
  struct Item {
    var label: Name?
    var value: Expression
    /// A closure behind the parentheses; the first of them has no label.
    var isTrailing = false
  }

  var name: Name
  var items: [Item]
  var range: SourceRange
  var expected: Type?
  var lacks: Expression.Marks

  init(
    _ name: Name, _ arguments: [Argument], _ trailing: [TrailingClosure], _ site: Site
  ) {
    (self.name, range, expected, lacks) = (name, site.range, site.expected, site.lacks)
    items = arguments.map { Item(label: $0.label, value: $0.value) }
    items += trailing.map {
      Item(label: $0.label, value: Expression(.closure($0.closure), $0.closure.body.range), isTrailing: true)
    }
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

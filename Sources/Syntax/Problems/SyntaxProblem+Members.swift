// What is said of the members of an enum, a struct and a class.
extension SyntaxProblem {
  var memberSentence: (cause: String, suggestion: String?) {
    switch kind {
    case .oneExpression:
      (
        "`equal` holds one expression",
        "join comparisons with `&&`, as in `left.a == right.a && left.b == right.b`"
      )
    case .returnedEquality:
      ("`return` has no meaning here", "leave it out: `equal` is what its expression is")
    case .introducedMember(let words, let isCase, let write):
      (
        "a \(isCase ? "case" : "field") stands here without `\(words)`",
        "leave out `\(words)`" + (write.map { ": write `\($0)`" } ?? "")
      )
    case .method(let words, true, true):
      ("`\(words)` is spelled otherwise here", "write `equal { … }`: in it there are `left` and `right`")
    case .method(let words, _, true):
      (
        "a struct has no methods: \(Self.quoted(words))",
        "leave it out: a struct has fields, and its own `==` as `equal { … }`"
      )
    case .method(let words, _, false):
      (
        "a class has no methods: \(Self.quoted(words))",
        "leave it out: a class has fields, and its instances are compared by identity"
      )
    case .caseValue(true):
      ("a case is given no value here", "leave it out: the cases count from 0, in their order")
    case .caseValue(false):
      ("a case carries no values here", "leave them out: a struct holds several values")
    case .fieldBlock: ("a field has no block", "leave it out: a field holds a value, as in `count = 0`")
    default: ("", nil)
    }
  }
}

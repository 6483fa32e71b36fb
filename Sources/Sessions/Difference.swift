import Drawings

/// One value that can be read and that differs between two sessions.
package struct Difference: Hashable, Sendable {
  package enum Aspect: String, Sendable {
    case settings, definitions, values, tree, traits, overrides, handlers, calls
    /// The numbers of layouts and draws, and the view or environment that a presentation or toolbar item was declared on.
    case work
  }

  package var aspect: Aspect
  /// The name of the value: `cell.theme`, `x`.
  package var subject: String
  /// The text before; nil if the value did not exist.
  package var before: String?
  /// The text after; nil if the value does not exist any more.
  package var after: String?
  /// The part of the name that similar differences share: `.theme`.
  package var property: String
  /// The number of differences that this one stands for, in a list that is summed up.
  package var count = 1

  package init(aspect: Aspect, subject: String, before: String?, after: String?, property: String) {
    (self.aspect, self.subject, self.property) = (aspect, subject, property)
    (self.before, self.after) = (before, after)
  }
}

extension [Difference] {
  /// The list without `work`, since nearly every statement causes layouts and draws; the whole list if nothing else differs.
  package var withoutWork: [Difference] {
    let others = filter { $0.aspect != .work }
    return others.isEmpty ? self : others
  }

  /// Shortens a list of more than a dozen: keeps two differences of a kind and counts the others, then cuts the list to a dozen lines.
  package func folded(to most: Int = 12) -> [Difference] {
    guard count > most else { return self }
    let totals = reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
    var seen: [Difference: Int] = [:]
    var folded: [Difference] = []
    for difference in self {
      var kind = difference.kind
      let (number, total) = (seen[kind, default: 0], totals[kind, default: 0])
      seen[kind] = number + 1
      if number < 2 || total < 4 {
        folded.append(difference)
      } else if number == 2 {
        (kind.subject, kind.count) = (kind.property, total - 2)
        folded.append(kind)
      }
    }
    guard folded.count > most else { return folded }
    var rest = folded[most - 1]
    (rest.subject, rest.property) = ("", "")
    rest.count = folded[(most - 1)...].reduce(0) { $0 + $1.count }
    return folded[..<(most - 1)] + [rest]
  }
}

extension Difference {
  /// The difference without its subject: equal for all subjects that differ in the same way.
  fileprivate var kind: Difference {
    var kind = self
    kind.subject = ""
    return kind
  }

  /// The list as a table with the columns subject, before and after.
  package static func table(_ differences: [Difference], _ layout: Layout) -> [StyledText] {
    if differences.isEmpty { return [StyledText("no difference", .dim)] }
    let rows = differences.map { difference -> [StyledText] in
      if difference.count > 1, difference.property.isEmpty {
        return [StyledText("… \(difference.count) more", .dim)]
      }
      let subject =
        difference.count > 1
        ? StyledText("… \(difference.count) more \(difference.property)", .dim)
        : StyledText(difference.subject, .name)
      return [
        subject, StyledText(difference.before ?? "–", .dim), StyledText("→", .dim),
        StyledText(difference.after ?? "–"),
      ].map(\.onOneLine)
    }
    return Table(rows).lines(layout).map(\.trimmed)
  }
}

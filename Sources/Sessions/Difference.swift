import Drawings

/// What differs between two sessions: one value that can be read.
package struct Difference: Hashable, Sendable {
  package enum Aspect: String, Sendable {
    case settings, definitions, values, tree, traits, overrides, handlers, calls
    /// How often something was laid out and drawn, and on what something on a screen is written.
    case work
  }

  package var aspect: Aspect
  /// What it is: `cell.theme`, `x`.
  package var subject: String
  /// Before; nil where it was not there.
  package var before: String?
  /// After; nil where it is gone.
  package var after: String?
  /// What it has in common with others: `.theme`.
  package var property: String
  /// How many differences it stands for, where a long list is summed up.
  package var count = 1

  package init(aspect: Aspect, subject: String, before: String?, after: String?, property: String) {
    (self.aspect, self.subject, self.property) = (aspect, subject, property)
    (self.before, self.after) = (before, after)
  }
}

extension [Difference] {
  /// Without the counts of layouts and draws, which nearly everything changes, and the places of modifiers; with them where nothing else differs.
  package var withoutWork: [Difference] {
    let others = filter { $0.aspect != .work }
    return others.isEmpty ? self : others
  }

  /// The list as it is shown: of more than a dozen, the first two alike, and how many others there are; then cut to a dozen.
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
  /// The same of any subject.
  fileprivate var kind: Difference {
    var kind = self
    kind.subject = ""
    return kind
  }

  /// The list as a table: what, before, after.
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

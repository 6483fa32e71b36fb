extension [Difference] {
  /// How many differences alike are shown.
  private static let shownAlike = 2

  /// How many differences are a list that is read whole.
  private static let readable = 24

  /// The list with at most about `limit` rows: of more than a screenful, the first two alike are shown, and
  /// the others summed up.
  ///
  /// Alike are those of one property with the same values, and those of registrations for the same traits.
  /// What is still too long is cut, and the cut says how much it leaves out.
  ///
  /// - Complexity: O(*n*)
  func folded(to limit: Int) -> [Difference] {
    guard count > Self.readable else { return self }
    var counts: [Alike: Int] = [:]
    for difference in self { counts[Alike(difference), default: 0] += 1 }
    var seen: [Alike: Int] = [:]
    var folded: [Difference] = []
    for difference in self {
      let alike = Alike(difference)
      let (number, all) = (seen[alike, default: 0], counts[alike] ?? 0)
      seen[alike] = number + 1
      if number < Self.shownAlike || all <= Self.shownAlike + 1 {
        folded.append(difference)
      } else if number == Self.shownAlike {
        folded.append(alike.sum(of: all - Self.shownAlike))
      }
    }
    guard folded.count > limit else { return folded }
    let rest = folded[limit...].reduce(0) { $0 + Swift.max($1.folded, 1) }
    return folded[..<limit] + [Difference(subject: "", before: nil, after: nil, folded: rest)]
  }

  /// What differences have in common that are summed up.
  private struct Alike: Hashable {
    var property: String
    var before: String?
    var after: String?

    init(_ difference: Difference) {
      (before, after) = (difference.before, difference.after)
      property = Self.traits(of: difference.subject) ?? Self.property(of: difference.subject)
    }

    /// Of `main.overrides.theme` it is `.overrides.theme`.
    private static func property(of subject: String) -> String {
      let text = subject.utf8
      guard let dot = text.lastIndex(of: UInt8(ascii: ".")) else { return subject }
      let rest = text[..<dot]
      let start = rest.lastIndex(of: UInt8(ascii: ".")) ?? dot
      return String(subject[(rest[start...].elementsEqual(".overrides".utf8) ? start : dot)...])
    }

    /// Of `calls of the registration on cell for theme` it is `calls of registrations for theme`.
    private static func traits(of subject: String) -> String? {
      for (one, many) in [
        ("registration on ", "registrations"), ("calls of the registration on ", "calls of registrations"),
      ] where subject.hasPrefix(one) {
        guard let place = subject.dropFirst(one.count).firstIndex(of: " ") else { return nil }
        return many + subject[place...]
      }
      return nil
    }

    func sum(of count: Int) -> Difference {
      Difference(subject: property, before: before, after: after, folded: count)
    }
  }
}

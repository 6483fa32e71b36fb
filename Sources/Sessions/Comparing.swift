import Drawings
import Traits
import ViewTree

/// What differs between two sessions: one value that can be read.
package struct Difference: Hashable, Sendable {
  /// What it is about.
  package enum Aspect: Hashable, Sendable {
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
    func kind(_ difference: Difference) -> Difference {
      var kind = difference
      kind.subject = ""
      return kind
    }
    var totals: [Difference: Int] = [:]
    for difference in self { totals[kind(difference), default: 0] += 1 }
    var seen: [Difference: Int] = [:]
    var folded: [Difference] = []
    for difference in self {
      var kind = kind(difference)
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
    return Table(rows).lines(width: layout.width, drawsBoxes: layout.drawsBoxes).map(\.trimmed)
  }
}

extension Session {
  /// What can be read and differs in another session, in the order in which a person would look.
  ///
  /// First settings, then definitions, variables, environments and registrations; what is new comes last, then how often what was called.
  /// None means that nobody can tell the two apart.
  ///
  /// ```swift
  /// before.differences(to: after).map(\.subject)      // ["main.theme", "main.overrides.theme", "win.theme"]
  /// ```
  package func differences(to other: Session) -> [Difference] {
    var comparison = Comparison(self, other)
    comparison.compareSettings()
    comparison.compareDefinitions()
    comparison.compareVariables()
    comparison.compareEnvironments()
    comparison.compareScreens()
    comparison.compareViews()
    comparison.compareRegistrations()
    return comparison.changed + comparison.added + comparison.calls
  }
}

/// The work of comparing two sessions.
struct Comparison {
  let old: Session
  let new: Session
  /// Where values are compared by code of the learner's.
  private var scratch: Session
  var changed: [Difference] = []
  /// What the old session did not have.
  var added: [Difference] = []
  var calls: [Difference] = []

  init(_ old: Session, _ new: Session) { (self.old, self.new, scratch) = (old, new, new) }

  mutating func add(
    _ aspect: Difference.Aspect, _ place: String, _ property: String, _ before: String?, _ after: String?
  ) {
    if before == after { return }
    let difference = Difference(
      aspect: aspect, subject: place + property, before: before, after: after, property: property)
    if aspect == .calls {
      calls.append(difference)
    } else if before == nil {
      added.append(difference)
    } else {
      changed.append(difference)
    }
  }

  /// Compares two values: by `==`, and by their text where they hold objects, whose properties may have changed.
  mutating func add(
    _ aspect: Difference.Aspect, _ place: String, _ property: String, _ before: Value?, _ after: Value?
  ) {
    if before == after, !(before?.holdsObjects ?? false) { return }
    let (was, now) = (before.map { old.shown(old.resolved($0)) }, after.map { new.shown(new.resolved($0)) })
    if was != now {
      if let before, let after, !after.holdsObjects, (try? scratch.areEqual(before, after)) == true { return }
      add(aspect, place, property, was, now)
    } else if before != after, let now {
      add(aspect, place, property, now, "another \(now)")
    }
  }

  mutating func compareSettings() {
    if old.systemVersion != new.systemVersion {
      add(.settings, "iOS", "", "\(old.systemVersion)", "\(new.systemVersion)")
    }
    func updates(_ session: Session) -> String { session.settings.updatesManually ? "manual" : "automatic" }
    add(.settings, "updates", "", updates(old), updates(new))
    add(.settings, "trace", "", old.settings.traces ? "on" : "off", new.settings.traces ? "on" : "off")
    if old.settings.clock != new.settings.clock {
      add(.settings, "clock", "", "\(old.settings.clock)s", "\(new.settings.clock)s")
    }
  }

  mutating func compareDefinitions() {
    let (before, after) = (old.definitionTexts, new.definitionTexts)
    for (name, definition) in before.sorted(by: { $0.key < $1.key }) {
      let now = after[name]
      add(.definitions, name, "", definition.summary, now?.summary)
      if now?.summary == definition.summary, now?.text != definition.text {
        add(.definitions, name, "", definition.summary, "redefined")
      }
    }
    for (name, definition) in after.sorted(by: { $0.key < $1.key }) where before[name] == nil {
      add(.definitions, name, "", nil, definition.summary)
    }
  }

  mutating func compareVariables() {
    for (name, variable) in old.variables.sorted(by: { $0.value.order < $1.value.order }) {
      guard let now = new.variables[name] else {
        add(.values, name, "", variable.value, nil)
        continue
      }
      add(.values, name, "", variable.value, now.value)
      if (now.type, now.isConstant) != (variable.type, variable.isConstant) {
        add(.values, name, "", variable.kind, now.kind)
      }
    }
    for (name, variable) in new.variables.sorted(by: { $0.value.order < $1.value.order })
    where old.variables[name] == nil {
      add(.values, name, "", nil, variable.value)
    }
  }

  mutating func compareRegistrations() {
    let (before, after) = (old.registrationFacts, new.registrationFacts)
    let names = before.keys.sorted() + after.keys.sorted().filter { before[$0] == nil }
    for name in names {
      let (was, now) = (before[name], after[name])
      let (place, traits) = ("registration on \(name.place)", " for \(name.traits)")
      add(.handlers, place, traits, was?.titles, now?.titles)
      if let was, let now, was.titles == now.titles, was.texts != now.texts {
        add(.handlers, place, traits, was.titles, "registered anew")
      }
      add(.calls, "calls of the " + place, traits, was?.calls ?? "0", now?.calls ?? "0")
    }
  }
}

extension Variable {
  fileprivate var kind: String { "\(isConstant ? "a constant" : "a variable") of type \(type)" }
}

extension Value {
  /// Whether it holds objects, whose properties may change while it stays the same.
  fileprivate var holdsObjects: Bool {
    switch self {
    case .object, .box: true
    case .list(let values), .tuple(let values), .enumCase(_, _, let values):
      values.contains(where: \.holdsObjects)
    case .structure(let structure): structure.fields.contains(where: \.holdsObjects)
    case .dictionary(let pairs): pairs.values.contains(where: \.holdsObjects)
    default: false
    }
  }
}

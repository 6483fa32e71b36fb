import Sessions
import Syntax
import ViewTree

extension StatementKind {
  static let host = StatementKind(
    "host", [.value("view"), ["as", .name("name")], ["in", .place("place")]], .views,
    "Puts a view of SwiftUI's on screen, in a view or controller of UIKit's",
    "As a `UIHostingController` does; in a block of a scene, `PlayerView()` alone does the same. The views in it are then found by paths: `x/Text.text`, `x/\"Add\"`, `x/Text[1]`; the root's states and properties by its name: `x.count`.",
    example: "host PlayerView(episode: episode) as player in cell", decisions: ["initialValues"]
  ) { verb, checker throws(Problem) in
    let place = try checker.environment(ifIn: "place", of: verb) ?? checker.surrounding
    let view = try checker.checkUnfitted(verb.value("view"), expecting: .named("View"))
    return try checker.host(view, as: verb.name("name"), in: place)
  }

  static let rehost = StatementKind(
    "rehost", [.name("name"), .value("view")], .views, "Gives a hosted tree another value at its root",
    "The identity stays, and with it the states; what differs in the value makes bodies run.",
    example: "rehost player PlayerView(episode: two)"
  ) { verb, checker throws(Problem) in
    let name = try checker.hosted(verb)
    let code = try checker.check(verb.value("view"), expecting: .named("View")).code
    return checker.action(verb) { session, place throws(Problem) in
      try session.rehost(name, try code(&session), place)
    }
  }

  static let unhost = StatementKind(
    "unhost", [.name("name")], .views, "Takes a hosted tree off the screen",
    "Its states go with it; the same view hosted again begins anew.", example: "unhost player"
  ) { verb, checker throws(Problem) in
    let name = try checker.hosted(verb)
    return checker.action(verb) { session, place throws(Problem) in
      try session.unhost(name, place)
      session.confirm("\(name) is no longer hosted")
    }
  }
}

extension Checker {
  /// Hosts a view in a place, or in the first window.
  func host(_ view: Checked, as written: Name? = nil, in container: Code?) throws(Problem) -> Checked {
    let type = view.type.name?.unqualified ?? "view"
    var (name, count) = (written ?? Name(type.decapitalizedFirst, view.range), 1)
    // The same view in another scene gets a number: `page2`.
    let isNumbered = written == nil && container != nil && surroundingEnvironment == nil
    while isNumbered, session.views.roots[name.text] != nil {
      count += 1
      name = Name("\(type.decapitalizedFirst)\(count)", view.range)
    }
    let (code, place) = (try fit(view, to: .named("View")).code, place(view.range))
    if written == nil, session.runtime.announced[name.text] != nil {
      throw problem(
        "what the view stands in is called `\(name.text)`, as the view would be", at: name.range,
        suggestion: "choose another name for that, such as `\(name.text == "main" ? "stage" : "main")`")
    }
    try session.requireFreeName(name.text, self.place(name.range))
    return Checked(action: view.range) { [name] session throws(Problem) in
      let parent = try session.first(.controller, in: try container?(&session).environment, place)
      if let parent { try session.host(code, as: name.text, in: parent, place) }
    }
  }

  fileprivate func hosted(_ verb: VerbStatement) throws(Problem) -> String {
    let (name, roots) = (verb.defined, session.views.roots)
    if roots[name.text] != nil { return name.text }
    throw problem(
      "nothing is hosted as `\(name.text)`", at: name.range,
      suggestion: Spelling.suggestion(for: name.text, among: roots.keys.sorted(on: \.self)))
  }
}

extension Session {
  /// The first window of a scene, or that window's first controller, created if missing; a place further down is returned as it is.
  mutating func first(_ wanted: EnvironmentKind, in start: EnvironmentID?, _ place: Place) throws(Problem)
    -> EnvironmentID?
  {
    var above = start
    let levels = [(EnvironmentKind.scene, "screen"), (.window, "window"), (.controller, "controller")]
    let reached = start.map { id in levels.firstIndex { $0.0 == traits.tree.kind(of: id) } ?? 2 }
    let last = levels.firstIndex { $0.0 == wanted } ?? 2
    for (kind, label) in levels[...last].dropFirst(reached.map { $0 + 1 } ?? 0) {
      let known = above.map { Array(traits.tree.children(of: $0)) } ?? Array(traits.tree.scenes)
      if let first = known.first { above = first } else { above = try create(kind, label, in: above, place) }
    }
    return above
  }
}

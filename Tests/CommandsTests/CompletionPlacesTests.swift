import Commands
import Playgrounds
import Syntax
import Testing

/// Cursors in a session with two scenes, an inspector, variables of several types; all that Tab offers there, in its order.
@Suite("Completion by the kind of place")
struct CompletionPlacesTests {
  static let zoo = """
    define enum AppTheme { standard, pastel, bold, monochrome }
    define struct Badge { count = 0, label = "" }
    define trait Theme: AppTheme = standard { affects color }
    scene main { window win { controller root { view header; controller settings { view form { view cell } } } } }
    scene zoo on iPadPro13 landscape { window glass { controller house { view animals } } }
    scene desk on mac 1200x800
    scene hand on iPhone16
    create controller spare
    present inspector details on animals { columnWidth 200...300...400 }
    let kount = 5
    var n = 3
    var b = true
    var badge = Badge(count: 1)
    let phone = traits { userInterfaceIdiom = phone }
    let deft = AppTheme.bold
    let watch = register cell for theme { }
    on cell draw { }

    """

  static let lists: [(String, [String])] = [
    // Variables where they can be given a value.
    ("set n|", ["n"]), ("toggle b|", ["b", "badge"]),
    ("set badge.|", ["count", "label"]), ("toggle details.|", ["isPresented"]),
    ("set details.|", ["isPresented"]),
    (
      "set cell.|",
      ["backgroundColor", "image", "layer", "overrides", "text", "tintColor", "traitOverrides"]
    ),
    ("set root.|", ["overrides", "title", "traitOverrides", "view"]),
    ("set main.|", ["overrides", "title", "traitOverrides"]),
    // Names behind signs and in calls, behind the constants of their type.
    ("n = |", ["kount", "n"]), ("n = ko|", ["kount"]), ("n == ko|", ["kount"]),
    ("n < ko|", ["kount"]), ("n = bad|", ["badge"]), ("n = badge.|", ["count", "label"]),
    ("override main.theme = |", ["bold", "monochrome", "pastel", "standard", "deft"]),
    ("override main.theme = de|", ["deft"]), ("override main.displayScale = ko|", ["kount"]),
    ("override main.theme = ce|", ["cell"]), ("encode(pho|", ["phone"]), ("decode(|", ["encode"]),
    ("Badge(count: |", ["kount", "n"]), ("Badge(count: 1, |", ["label: "]),
    ("phone.changedTraits(|", ["from: "]),
    ("phone.changedTraits(from: |", ["nil", "phone", "decode", "traits"]),
    ("phone.containsTraits(in: |", ["phone", "decode", "traits"]),
    ("phone.replacing(Theme.self, value: |", ["bold", "monochrome", "pastel", "standard", "deft"]),
    ("repeat ko|", ["kount"]),
    // In a block of traits that is written as a closure, and under the names of the mutable side.
    ("let a = phone.modifyingTraits { m in m.th|", ["theme"]), ("let a = traits { $0.th|", ["theme"]),
    ("let a = traits { m in m.theme = b|", ["bold"]), ("override form.headroomU|", ["headroomUsageLimit"]),
    ("override form.hdrH|", []), ("traits { headroomU|", ["headroomUsageLimit"]),
    ("cell.hdrH|", ["hdrHeadroomUsageLimit"]),
    // Behind a finished value only what goes on with it.
    ("cell.theme |", []), ("cell |", []), ("print n |", []), ("details.width |", []), ("unknown |", []),
    ("phone |", ["modifying"]), ("expect cell.theme == bold |", ["else"]),
    ("expect n == 3 |", ["within", "else"]),
    ("drag details to 350 |", []), ("let r = cost |", []), ("move form |", ["to"]), ("register |", places),
    ("let r = register ce|", ["cell"]),
    // Environments of the right kind, inspectors where they belong.
    ("dismiss |", ["details"]), ("drag |", ["details"]), ("rotate |", ["hand", "zoo"]),
    ("resize |", ["desk", "zoo"]),
    ("appear |", ["spare"]), ("disappear |", ["house", "root", "settings"]),
    ("present inspector x on |", ["house"]),
    ("create window x in |", ["desk", "hand", "main", "zoo"]), ("create scene x |", []),
    ("move form to |", ["animals", "glass", "header", "house", "root", "settings", "spare", "win"]),
    ("remove on |", ["cell"]), ("remove on cell |", ["draw"]), ("destroy d|", ["desk"]),
    (
      "on cell |",
      ["draw", "layoutSubviews", "traitCollectionDidChange", "updateConstraints", "updateProperties"]
    ),
    ("on main |", ["traitCollectionDidChange"]), ("scene x on mac |", []),
    ("unregister |", ["watch", "cell"]),
    ("show screen h|", ["hand", "house"]), ("why d|", ["desk", "details"]),
    // The annotated type.
    ("let q: AppTheme = b|", ["bold"]), ("let q: AppTheme = .b|", ["bold"]),
    ("var z: Bool = |", ["false", "true", "b"]),
    ("let c: Color = re|", ["red"]),
    ("define trait Mood: AppTheme = |", ["bold", "monochrome", "pastel", "standard"]),
    ("redefine trait |", ["Theme"]), ("redefine enum |", ["AppTheme"]),
    // What would be refused.
    ("if true { us|", []), ("turn { rota|", []), ("register cell for theme { resi|", []),
    ("turn { draggable; dra|", []),
    ("what if { } un|", ["unregister"]), ("what if { } lo|", []), ("scene main { sc|", []),
    ("scene main { vie|", []), ("print cell.setN|", []), ("cell.setNeedsL|", ["setNeedsLayout()"]),
    // What another kind of environment has.
    ("cell.setO|", []), ("root.setO|", ["setOverrideTraitCollection("]), ("main.upda|", []),
    ("root.setNeedsL|", []), ("root.setNeedsU|", ["setNeedsUpdateProperties()"]),
    // What the text around makes known.
    ("for elem in [cell] { ele|", ["elem"]), ("for elem in [cell] whe|", ["where"]),
    ("for elem in [cell] where ele|", ["elem"]), ("for elem in [cell] where elem.the|", ["theme"]),
    ("for elem in [cell] { override elem.the|", ["theme"]),
    ("define action a(who, before) { print wh|", ["who"]), ("define action a(who) { sel|", ["self"]),
    ("define action a(who, before) { before.them|", ["theme"]),
    ("define struct P { name = \"\"; equal { le|", ["left"]),
    ("define struct P { name = \"\"; equal { left.|", ["name"]),
    ("define color q = the|", ["theme"]),
    ("define color q = theme == |", ["bold", "monochrome", "pastel", "standard", "deft"]),
    ("register cell for theme { traitC|", ["traitCollection"]), ("on cell layoutSubviews { prev|", []),
    ("on cell traitCollectionDidChange { prev|", ["previous"]),
    ("let kilo = 3; n = ki|", ["kilo"]),
    ("define enum Mood { calm, wild }; let m: Mood = |", ["calm", "wild"]),
    ("define enum Mood { calm }; define trait Feel: Mood = calm; override cell.feel = |", ["calm"]),
    ("present inspector extra on header { }; dismiss |", ["details", "extra"]),
    ("scene side { view lone }; override lo|", ["lone"]), ("scene main { override the|", ["theme"]),
    ("scene main { window wi|", ["win"]), ("if b { let inner = 2; print inn|", ["inner"]),
  ]

  /// Where `register` stands at top level, an environment must be named.
  private static let places = [
    "animals", "cell", "desk", "form", "glass", "hand", "header", "house", "main", "root", "settings",
    "spare", "win",
    "zoo",
  ]

  private func playground() -> Playground {
    let playground = Playground { _ in }
    var run = ScriptRun(playground, file: nil)
    run.feed(Array(Self.zoo.utf8))
    run.finish()
    #expect(run.failures.isEmpty, "\(run.failures.map(\.sentence.cause))")
    return playground
  }

  private func offers(_ marked: String, _ playground: Playground) -> [Completer.Candidate] {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    return Completer(world: playground.world).complete(parts.joined(), at: parts[0].utf8.count).candidates
  }

  @Test("all that may stand there, the likeliest first", arguments: lists)
  func exactly(text: String, expected: [String]) {
    #expect(offers(text, playground()).map(\.text) == expected)
  }

  @Test(
    "every candidate says what it is",
    arguments: lists.map(\.0) + ["|", "print |", "define |", "phone.|", "cell.|"])
  func summaries(text: String) {
    for candidate in offers(text, playground()) {
      #expect(!candidate.summary.isEmpty && candidate.summary != "word", "\(candidate.text)")
      #expect(candidate.summary != "variable" && candidate.summary != "type", "\(candidate.text)")
    }
  }

  @Test("what the text defines is forgotten behind it")
  func forgotten() {
    let playground = playground()
    let types = playground.world.typeNames
    #expect(offers("define enum Mood { calm }; let m: Mo|", playground).map(\.text) == ["Mood"])
    #expect(playground.world.typeNames == types && !playground.world.hasChanges)
  }

  @Test("words that a session hides are not offered, behind a closing brace neither")
  func hidden() {
    let playground = playground()
    for text in ["", "if true { } ", "undo; "] {
      let completer = Completer(world: playground.world, hiding: [.next, .hint])
      let words = Set(completer.complete(text, at: text.utf8.count).candidates.map(\.text))
      #expect(words.contains("undo") && !words.contains("next") && !words.contains("hint"))
    }
  }
}

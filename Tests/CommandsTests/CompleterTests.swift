import Commands
import Foundation
import Playgrounds
import Syntax
import Testing

/// What Tab offers at a cursor, marked by `|`, in a session with the Orchard's world.
@Suite("Completion")
struct CompleterTests {
  /// A cursor, what must be offered, and what must not.
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var offers: [String]
    var omits: [String] = []
    var testDescription: String { text }
  }

  static let orchard = """
    define enum AppTheme { standard, pastel, bold, monochrome }
    define struct Badge { count = 0, label = "" }
    define trait Theme: AppTheme = standard { affects color }
    define trait ContainedInSettings = false
    define color cardBackground = theme == pastel ? #ffd1dc : #ffffff
    define trait Badge = 0 { accessors none }
    define action themeChanged(sender, previous) { print "x" }
    scene main on iPadPro13 landscape { window win { controller root { view header; controller settings { view form { view cell } } } } }
    let watch = register cell for theme { print "a" }
    var count = 3
    var badge = Badge(count: 1)
    let night = traits { userInterfaceStyle = dark }
    present inspector details on header { columnWidth 200...300...400 }
    define image Logo { any: "logo" }
    define class Account { name = "" }
    let me = Account(name: "me")

    """

  static let cases: [Case] = [
    Case(
      text: "|", offers: ["override", "define", "show", "undo", "cell", "count"], omits: ["else", "standard"]),
    Case(text: "ov|", offers: ["override"], omits: ["move"]),
    Case(text: "use |", offers: ["iOS"], omits: ["cell"]),
    Case(text: "use iOS |", offers: ["16", "17", "18", "26"], omits: ["cell"]),
    Case(text: "disappear |", offers: ["settings", "root"], omits: ["theme", "cell", "details"]),
    Case(text: "register cell for theme capturing |", offers: ["cell", "header"], omits: ["theme"]),
    Case(text: "invalidate cell |", offers: ["layout", "display", "properties"], omits: ["theme"]),
    Case(text: "define |", offers: ["enum", "struct", "trait", "color", "action"], omits: ["override"]),
    Case(text: "define t|", offers: ["trait"], omits: ["enum"]),
    Case(text: "define objc trait Old: |", offers: ["integer", "float", "object"], omits: ["AppTheme"]),
    Case(text: "extend traits width for |", offers: ["Theme"], omits: ["theme"]),
    Case(text: "define image L { userInter|", offers: ["userInterfaceStyle", "userInterfaceIdiom"]),
    Case(text: "define image L { userInterfaceStyle |", offers: ["dark", "light"]),
    Case(text: "set cell.image = |", offers: ["Logo"], omits: ["bold"]),
    Case(text: "cell.layer.|", offers: ["borderColor"], omits: ["theme"]),
    Case(text: "cardBackground.|", offers: ["cgColor", "resolvedColor"]),
    Case(text: "Badge.|", offers: ["comparisons", "storage", "self"]),
    Case(text: "UITraitCollection.|", offers: ["current", "systemTraitsAffectingImageLookup"]),
    Case(text: "encode(night).|", offers: ["identifiers", "count"]),
    Case(text: "me.|", offers: ["name"], omits: ["theme"]),
    Case(text: "define trait Width: |", offers: ["Bool", "Int", "AppTheme", "Badge"], omits: ["cell"]),
    Case(text: "override |", offers: ["cell", "main", "settings"], omits: ["theme", "watch"]),
    Case(text: "override c|", offers: ["cell"], omits: ["main"]),
    Case(
      text: "override cell.|", offers: ["theme", "containedInSettings", "userInterfaceStyle"],
      omits: ["layouts", "overrides", "traitCollection", "setNeedsLayout()", "view"]),
    Case(text: "override settings.|", offers: ["theme", "view"], omits: ["layouts"]),
    Case(text: "override settings.view.|", offers: ["theme"], omits: ["layouts", "view"]),
    Case(text: "remove override cell.|", offers: ["theme"], omits: ["layouts"]),
    Case(text: "override cell.containedInSettings = form.|", offers: ["theme", "layouts"]),
    Case(text: "override cell.th|", offers: ["theme"], omits: ["traits"]),
    Case(text: "override cell.theme = |", offers: ["bold", "pastel", "standard", "monochrome"]),
    Case(text: "override cell.theme = .b|", offers: ["bold"], omits: ["pastel"]),
    Case(text: "override cell.containedInSettings = |", offers: ["true", "false"]),
    Case(text: "override cell.userInterfaceStyle = d|", offers: ["dark"], omits: ["light"]),
    Case(text: "override form { |", offers: ["theme", "containedInSettings"]),
    Case(text: "override form { theme = |", offers: ["bold", "pastel"]),
    Case(text: "cell.|", offers: ["theme", "layouts", "draws", "overrides", "traitCollection"]),
    Case(text: "cell.overrides.|", offers: ["contains", "count", "theme"]),
    Case(text: "cell.overrides.contains(|", offers: ["theme", "Theme"]),
    Case(text: "settings/|", offers: ["form", "cell"], omits: ["header"]),
    Case(text: "cell.theme == |", offers: ["bold", "standard"]),
    Case(text: "expect cell.theme == p|", offers: ["pastel"], omits: ["bold"]),
    Case(text: "AppTheme.|", offers: ["bold", "standard"], omits: ["theme"]),
    Case(text: "Theme.|", offers: ["name", "defaultValue", "storage", "self"]),
    Case(text: "Badge(|", offers: ["count: ", "label: "]),
    Case(text: "badge.|", offers: ["count", "label"], omits: ["theme"]),
    Case(
      text: "night.|",
      offers: ["userInterfaceStyle", "theme", "changedTraits", "replacing", "performAsCurrent"]),
    Case(
      text: "register cell for |",
      offers: ["theme", "horizontalSizeClass", "systemTraitsAffectingColorAppearance"]),
    Case(text: "register cell for theme action |", offers: ["themeChanged"]),
    Case(text: "register cell for theme { sender.|", offers: ["theme", "layouts"]),
    Case(text: "register cell for theme { print previous.|", offers: ["theme"]),
    Case(text: "unregister |", offers: ["watch", "cell"], omits: ["header"]),
    Case(text: "on cell |", offers: ["layoutSubviews", "draw", "traitCollectionDidChange"]),
    Case(text: "show |", offers: ["tree", "traits", "overrides", "registrations", "screen", "log"]),
    Case(text: "scene other on |", offers: ["iPhone16", "iPadPro13", "mac"]),
    Case(text: "scene other on iPhone16 |", offers: ["portrait", "landscape"]),
    Case(text: "create |", offers: ["view", "controller", "window", "scene", "presentation"]),
    Case(text: "create view spare |", offers: ["in"]),
    Case(text: "details.|", offers: ["presentedAs", "width", "isPresented"], omits: ["theme"]),
    Case(text: "dismiss |", offers: ["details"], omits: ["cell"]),
    Case(text: "present inspector x on header { |", offers: ["columnWidth", "interactiveDismissDisabled"]),
    Case(text: "set updates |", offers: ["manual", "automatic"]),
    Case(
      text: "scene main { window w { controller c { |",
      offers: ["view", "controller", "override", "register"]),
    Case(text: "print \"\\(cell.|", offers: ["theme"]),
    Case(text: "print \"cell.|", offers: [], omits: ["theme"]),
    Case(text: "// cell.|", offers: [], omits: ["theme"]),
    Case(text: "if cell.theme == bold { override |", offers: ["cell", "form"]),
    Case(text: "watch.|", offers: ["calls", "traits", "target"]),
    Case(
      text: "help |", offers: ["override", "what if", "define trait"], omits: ["redefine trait", "cell"]),
    Case(text: "help what |", offers: ["what if"], omits: ["why"]),
    Case(text: "help why n|", offers: ["why not"], omits: ["why"]),
    Case(text: "?set u|", offers: ["set updates"], omits: ["set"]),
    Case(text: "show decision |", offers: ["encoding", "overlays"], omits: ["cell", "theme"]),
    Case(text: "show tree |", offers: ["theme", "cell"]),
    Case(text: "show trait |", offers: ["theme", "Theme"], omits: ["cell"]),
    Case(text: "show overrides |", offers: ["cell"], omits: ["theme"]),
    Case(text: "show devices |", offers: [], omits: ["cell"]),
    Case(text: "why not cell.theme == |", offers: ["bold"]),
    Case(text: "why not details.presentedAs == |", offers: ["column", "sheet"]),
    Case(
      text: "root.setOverrideTraitCollection(|", offers: ["traits", "night", "nil"],
      omits: ["forChild: ", "cell"]),
    Case(text: "root.setOverrideTraitCollection(nil, |", offers: ["forChild: "], omits: ["traits"]),
    Case(
      text: "root.setOverrideTraitCollection(nil, forChild: |", offers: ["settings"], omits: ["root", "cell"]),
  ]

  @Test("what may stand at the cursor, and nothing else", arguments: cases)
  func candidates(_ item: Case) throws {
    let playground = Playground { _ in }
    var run = ScriptRun(playground, file: nil)
    run.feed(Array(Self.orchard.utf8))
    run.finish()
    try #require(run.failures.isEmpty, "\(run.failures.map(\.sentence.cause))")
    let cursor = try #require(item.text.range(of: "|", options: .backwards))
    let text = item.text.replacingCharacters(in: cursor, with: "")
    let offset = item.text[..<cursor.lowerBound].utf8.count
    let found = Set(Completer(world: playground.world).complete(text, at: offset).candidates.map(\.text))
    for offer in item.offers { #expect(found.contains(offer), "\(offer) is missing in \(found.sorted())") }
    for omission in item.omits { #expect(!found.contains(omission), "\(omission) does not fit") }
  }

  /// Cursors, and all that may stand there, in this order.
  static let lists: [(String, [String])] = [
    ("use |", ["iOS"]), ("use iOS |", ["16", "17", "18", "26"]),
    ("invalidate cell |", ["constraints", "display", "layout", "properties"]),
    ("override cell.theme = |", ["bold", "monochrome", "pastel", "standard"]),
    ("define objc trait Old: |", ["float", "integer", "object"]),
    ("extend traits width for Th|", ["Theme"]), ("AppTheme.|", ["bold", "monochrome", "pastel", "standard"]),
    ("Badge(|", ["count: ", "label: "]),
    ("badge.|", ["count", "label"]), ("watch.|", ["calls", "target", "traits"]),
    ("details.|", ["isPresented", "placement", "presentedAs", "width"]),
    ("dismiss |", ["details"]),
    ("unregister |", ["cell", "watch"]), ("set updates |", ["automatic", "manual"]),
    ("scene other on iPhone16 |", ["landscape", "portrait"]),
    (
      "show |",
      [
        "all", "cost", "decision", "decisions", "devices", "key", "log", "overrides", "registrations",
        "screen", "trait", "traits", "tree",
      ]
    ),
    (
      "show all |",
      [
        "cost", "decision", "decisions", "devices", "key", "log", "overrides", "registrations", "screen",
        "trait", "traits", "tree",
      ]
    ),
    ("create |", ["controller", "presentation", "scene", "view", "window"]),
    ("settings/|", ["cell", "form"]),
    ("define |", ["action", "class", "color", "enum", "image", "key", "objc", "plain", "struct", "trait"]),
    ("cell.layer.|", ["borderColor", "shadowColor"]), ("trace |", ["off", "on"]),
    ("present inspector x on header { |", ["columnWidth", "interactiveDismissDisabled"]),
  ]

  @Test("all that may stand at the cursor", arguments: lists)
  func exactly(text: String, expected: [String]) {
    let playground = Playground { _ in }
    var run = ScriptRun(playground, file: nil)
    run.feed(Array(Self.orchard.utf8))
    run.finish()
    let cursor = String(text.dropLast())
    let found = Completer(world: playground.world).complete(cursor, at: cursor.utf8.count).candidates
    #expect(Set(found.map(\.text)).sorted() == expected)
  }

  @Test("candidates say what they are in one line")
  func summaries() {
    let playground = Playground { _ in }
    var run = ScriptRun(playground, file: nil)
    run.feed(Array(Self.orchard.utf8))
    run.finish()
    let completion = Completer(world: playground.world).complete("override cell.th", at: 16)
    #expect(completion.candidates == [Completer.Candidate("theme", "trait, AppTheme")])
    #expect(completion.replacement.start == 14)
    let completer = Completer(world: playground.world)
    let topics = completer.complete("show all ", at: 9).candidates
    #expect(topics.count == Topic.allCases.count && Set(topics.map(\.summary)).count == topics.count)
    #expect(completer.complete("rem", at: 3).candidates.map(\.summary) == [Statements[.remove]?.summary])
    #expect(
      completer.complete("defi", at: 4).candidates.map(\.summary) == [
        "followed by enum, struct, class, trait, key, color, image, action"
      ])
  }
}

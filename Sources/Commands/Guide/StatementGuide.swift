public import Syntax

/// What `help` and the reference say of a statement besides its pattern: what it means, an example, what to
/// look at next.
///
/// There is one for each row of the ``Statements`` table, except for the rows of `redefine`, which say what
/// those of `define` say; a test pairs them and reads every example.
public struct StatementGuide: Sendable {
  /// What the statement does, and why it is as it is: a few sentences.
  public let meaning: String
  /// A line that can be typed as it stands, in a session with the names that it uses.
  public let example: String
  /// Statements that belong beside it.
  public let related: [StatementForm]

  init(_ meaning: String, _ example: String, _ related: [StatementForm] = []) {
    self.meaning = meaning
    self.example = example
    self.related = related
  }

  /// The guide to a form.
  public static subscript(form: StatementForm) -> StatementGuide? { guides[form] }

  private static let guides: [StatementForm: StatementGuide] = definitions.merging(tree) { first, _ in first }
    .merging(values) { first, _ in first }.merging(loop) { first, _ in first }.merging(asking) { first, _ in
      first
    }
    .merging(session) { first, _ in first }

  private static let definitions: [StatementForm: StatementGuide] = [
    .defineEnum: StatementGuide(
      "The cases get Int raw values in order, which is the fast way to store a trait; `: Int` may say so. With `: Double` they are 0.0, 1.0 …, with `: String` the cases' names. A `plain enum` has no raw values and is stored as an object, as one of strings is. `redefine` can add cases behind the last while there are values of it.",
      "define enum AppTheme { standard, pastel, bold, monochrome }", [.defineTrait]),
    .defineStruct: StatementGuide(
      "A value type. Without `equal { … }` two values are equal field by field; `Palette.comparisons` counts how often two were compared, by the trait system or by a line. `redefine` can change defaults and `equal`, and add fields with a value behind the last, while there are values of it.",
      "define struct Palette { name = \"\", shade = 0; equal { left.name == right.name } }", [.defineEnum]),
    .defineClass: StatementGuide(
      "An instance is shared by all who hold it, and the same only as itself. A trait may hold one, with a warning: a change inside it is not noticed. `redefine` can add fields with a value; the instances get them.",
      "define class Account { name = \"\" }", [.defineStruct, .defineTrait]),
    .defineTrait: StatementGuide(
      "A trait is its default value and what the block says: the name in print-outs, the identifier for encoding, whether colours follow it. It is read and written through its name with a small first letter; with `accessors none` only by subscript. An `objc trait` is an `integer`, a `float` or an `object`; with the identifier, name and default of a Swift definition it is another way to the same data.",
      "define trait Theme: AppTheme = standard { name \"theme\"; affects color }",
      [.override, .register, .extendTraits, .defineKey]),
    .defineKey: StatementGuide(
      "SwiftUI's counterpart of a trait, for the values of its environment. It is defined in the same way: a default, from which the type follows. The name, the type and the value are all that it has.",
      "define key ContainedInSettings = false", [.defineTrait, .show]),
    .extendTraits: StatementGuide(
      "In Swift these are two small extensions, of UITraitCollection and of UIMutableTraits, which forward to the subscript.",
      "extend traits width for Width", [.defineTrait]),
    .defineImage: StatementGuide(
      "The variant with the most conditions, all of which hold, is shown; of a `displayScale` the next larger will do, else the largest there is. Only the traits of `systemTraitsAffectingImageLookup` can be conditions. A view that shows the image looks it up with its own traits, and again when one of them changes.",
      "define image Logo { userInterfaceStyle dark: \"logo-dark\"; any: \"logo\" }", [.defineColor, .assign]),
    .defineColor: StatementGuide(
      "The expression may name traits; they are read where the colour is shown. A view draws it again when a trait that affects colours changes there.",
      "define color cardBackground = theme == pastel ? #ffd1dc : #ffffff", [.assign]),
    .defineAction: StatementGuide(
      "For target-action: `self` is the target, the first parameter the environment that changed, the second its collection before.",
      "define action themeChanged(sender, previous) { print \"\\(sender.theme)\" }", [.register]),
  ]

  private static let tree: [StatementForm: StatementGuide] = [
    .scene: StatementGuide(
      "In a block a name means that block's child, or makes it. On a device a scene has a size, from which its size classes follow; without one every system trait is unspecified.",
      "scene main on iPadPro13 landscape { window win { controller root { view header } } }",
      [.create, .resize]),
    .window: StatementGuide("A window stands in a scene.", "window win { controller root }", [.scene]),
    .presentation: StatementGuide(
      "A presentation controller stands between a window and the controller that it presents.",
      "presentation popup { controller card }", [.controller]),
    .controller: StatementGuide(
      "A controller owns a root view, `settings.view`, and what stands in its block goes into that view. Since iOS 17 it inherits from the view around its own.",
      "controller settings { view form { view cell } }", [.appear, .view]),
    .view: StatementGuide(
      "A view stands in a view, or in a controller's root view.", "view form { view cell }", [.create]),
    .create: StatementGuide(
      "Without `in` the new environment stands in no hierarchy. A controller created in another waits there for `appear`.",
      "create view badge in form", [.remove, .move, .appear]),
    .move: StatementGuide(
      "Values follow with the next update; what really changes is reported to registrations.",
      "move badge to header", [.remove]),
    .remove: StatementGuide(
      "Overrides, registrations and the last values stay; they are stale from now on.", "remove badge",
      [.move, .create]),
    .appear: StatementGuide(
      "viewWillAppear comes with the old traits and the view outside; then the view joins, traits are updated, viewIsAppearing, layout, viewDidAppear.",
      "appear child in header", [.create, .on]),
    .disappear: StatementGuide(
      "viewWillDisappear comes with the view still there; then it leaves the hierarchy, and viewDidDisappear comes. The traits stay as they are. `appear` brings it back to where it was.",
      "disappear child", [.appear, .remove]),
    .destroy: StatementGuide(
      "What stands in the object goes with it, and their registrations end. A variable that holds it, a value that a handler has captured, and a registration that captures it keep it alive; a target does not.",
      "destroy badge", [.remove, .register]),
    .use: StatementGuide(
      "16 is the flow before unification: a controller inherits from its parent controller, and traitCollectionDidChange tells of changes. 17 unifies the flow; 18 tracks what layout and drawing read; 26 has updateProperties. Values that differ are ordinary changes. Until the first `use`, the rules are those of 17, and every trait and event is there.",
      "use iOS 17", [.whatIf]),
  ]

  private static let values: [StatementForm: StatementGuide] = [
    .override: StatementGuide(
      "Sets `traitOverrides`, an input. The environment and everything below that has no nearer override answer the value after the next update.",
      "override form { theme = monochrome; containedInSettings = true }", [.removeOverride, .why]),
    .removeOverride: StatementGuide(
      "Removing one that is not set is harmless, as in UIKit.", "remove override form.theme", [.override]),
    .assign: StatementGuide(
      "Variables, elements of a list, fields of a struct or an instance, and what environments store: views and windows backgroundColor, tintColor, layer.borderColor, views image and text, scenes and controllers title, all of them plain properties.",
      "set cell.backgroundColor = cardBackground", [.letVariable, .override]),
    .letVariable: StatementGuide(
      "The type is that of the value unless one is given. A `let` can also hold the token of a registration, and the counts of a `cost`.",
      "let watch = register cell for theme { print \"changed\" }", [.varVariable]),
    .varVariable: StatementGuide(
      "In an environment's block it makes a plain property of that environment, for passing a value directly.",
      "var count = 3", [.assign]),
    .toggle: StatementGuide("Works on variables and on properties that are Bool.", "toggle isOn", [.assign]),
    .register: StatementGuide(
      "Runs once a turn in which one of the traits really changed there, never for the value that is there now. In the block `sender` is the environment and `previous` its collection before. The registration lives as long as its environment. `capturing badge` lets the block hold on to an object, as a Swift closure that names it would. A variable of the session is read when the block runs; what a block around it has, a `var` too, is copied when it is made.",
      "register cell for theme, horizontalSizeClass { print \"\\(previous.theme) -> \\(sender.theme)\" }",
      [.unregister, .defineAction]),
    .unregister: StatementGuide(
      "Ending one twice is harmless, as in UIKit. `unregister cell` ends all that observe `cell`, also those that no variable holds.",
      "unregister watch", [.register]),
  ]

  private static let loop: [StatementForm: StatementGuide] = [
    .turn: StatementGuide(
      "Every statement is a turn of the run loop; this puts several into one. Reads in it show the values before it.",
      "turn { override main.theme = bold; cell.theme }", [.update]),
    .setUpdates: StatementGuide(
      "With manual updates nothing pending runs until `update`; automatic ones end each turn.",
      "set updates manual", [.update]),
    .update: StatementGuide(
      "Traits from the root downwards, registrations, layout, drawing, until nothing is left.", "update",
      [.setUpdates, .updateTraits]),
    .updateTraits: StatementGuide(
      "Only traits, only there and in what stands above and below; callbacks come at once. Views and controllers have it.",
      "update traits cell", [.update]),
    .invalidate: StatementGuide(
      "Asks for a layout at the turn's end; with `display` for a drawing, with `properties` for updateProperties, with `constraints` for updateConstraints. `cell.updatePropertiesIfNeeded()` does the properties at once.",
      "invalidate cell display",
      [.on]),
    .on: StatementGuide(
      "Plays the method that an app would override. In the block `sender` is the environment, and `previous` its collection before the change that this pass has brought, or the present one; in `draw` it is the present one, since nothing has changed after the layout of the same pass. A second one for the same event replaces the first. Where reads are tracked, since iOS 18, what it reads counts from its next run on.",
      "on cell layoutSubviews { print \"layout \\(cell.theme)\" }", [.removeHandler, .register]),
    .trace: StatementGuide(
      "A line for each handler, action and registration that runs: where, which, and the old and new values of what changed; indented where one runs inside another. Of a statement that runs many the first 100 are shown. It prints in scripts as well. Like `set updates` it is a switch of the session: it has a number in `history`, `undo` takes it back, and `save` keeps it.",
      "trace on", [.show, .on]),
    .removeHandler: StatementGuide("The event goes unnoticed again.", "remove on cell layoutSubviews", [.on]),
    .if: StatementGuide(
      "Lies within the turn of the statement: reads show the values before it.",
      "if form.overrides.contains(theme) { remove override form.theme } else { override form.theme = bold }",
      [.repeat]),
    .repeat: StatementGuide(
      "A `turn { … }` inside is a full turn of its own.", "repeat 3 { turn { invalidate cell } }", [.for]),
    .for: StatementGuide(
      "Behind `where` stands a Bool, asked at each round before the block, which does not run where it is false. Handlers made inside keep the value of that round.",
      "for x in [1, 2, 3] where x > 1 { print x }", [.repeat]),
    .expect: StatementGuide(
      "Numbers may be compared `within` a distance. With `else` the sentence is what a learner reads.",
      "expect cell.theme == bold else \"the cell should be bold\"", [.expectError]),
    .expectError: StatementGuide(
      "The block fails at resolving or at running; what it did is taken back.",
      "expect error \"no override\" { header.overrides.theme }", [.expect]),
  ]

  private static let asking: [StatementForm: StatementGuide] = [
    .why: StatementGuide(
      "From the environment upwards everything that gives the trait a value, what decides, what is hidden and by what, and the default. Of a colour that is shown, `why cell.backgroundColor`, the traits by which it decides, and whether a change of theirs draws it anew; of an image, `why cell.image`, which of its files fit and which is shown; of an inspector, `why details.presentedAs`, what decides how it is presented.",
      "why cell.theme", [.show, .whatIf]),
    .whyNot: StatementGuide(
      "The statements that would do it, each with the number of environments that it gives a new value, the fewest first: an override to change, to remove or to place, an `appear`, or an update that is due. Each was tried on a copy, without the handlers that it would run. Of an image, `why not cell.image == \"logo-dark\"`, what the file is for and which overrides would show it; of a colour, `why not cell.backgroundColor == red`, the traits by which it decides and the overrides that were found to do it, or the `set` of another colour; of an inspector, `why not details.presentedAs == sheet`, also a `resize`, a `dismiss` or a `set`.",
      "why not cell.theme == bold", [.why, .whatIf]),
    .whatIf: StatementGuide(
      "The block and its turn run on a copy; then the statement on the same line, or else the list of what differs.",
      "what if { override form.theme = bold } show tree theme", [.why]),
    .cost: StatementGuide(
      "The block runs for real, as a turn of its own. Counted are the environments that have a new value, those that UIKit updates, callbacks, comparisons and how many of these called `==`, layouts, draws and changes of overrides; nothing is timed. It is no expression: `let c = cost { … }`, a `var` and `c = cost { … }` keep the counts, which `c.environments`, `c.callbacks` and so on read.",
      "cost { override main.theme = bold }", [.show, .turn]),
    .show: StatementGuide(
      "Topics: tree, trait, traits, key, overrides, registrations, log, cost, screen, devices, decisions. `show decision unspecifiedOverrides` shows one of these whole: what Apple leaves open, what Mendel does, and why. `show tree theme form` shows the values in `form` and below. Of a long tree what is alike is summed up, and of a long list the first 100 rows are shown; `show all registrations` shows every one.",
      "show tree theme",
      [.why]),
    .performAsCurrent: StatementGuide(
      "Inside, `UITraitCollection.current` is the collection, and `cgColor` resolves with it; afterwards it is what it was before. UIKit sets it by itself for layout, drawing and trait callbacks.",
      "night.performAsCurrent { UITraitCollection.current.userInterfaceStyle }", [.expression]),
    .print: StatementGuide(
      "`\\( )` puts a value into a string.", "print \"theme: \\(cell.theme)\"", [.expression]),
    .expression: StatementGuide(
      "A place, a value, an operator, a call; strings are shown in quotes.", "cell.theme == bold", [.print]),
    .presentInspector: StatementGuide(
      "Declares the modifier and presents. Where the width is regular it is a trailing column, else a sheet; on a Mac never a sheet.",
      "present inspector details on animals { columnWidth 200...300...400 }", [.drag, .dismiss, .resize]),
    .dismiss: StatementGuide(
      "The modifier stays: `set details.isPresented = true` presents again.", "dismiss details",
      [.presentInspector]),
    .drag: StatementGuide(
      "Between the bounds of its columnWidth; below the minimum the column collapses unless `interactiveDismissDisabled`.",
      "drag details to 350", [.presentInspector]),
    .resize: StatementGuide(
      "Size classes follow, and with them the form of an inspector. A share such as 1/2 is for iPads.",
      "resize main to 700x800", [.rotate, .scene]),
    .rotate: StatementGuide("iPhones and iPads turn; a Mac does not.", "rotate main", [.resize]),
  ]

  private static let session: [StatementForm: StatementGuide] = [
    .help: StatementGuide("`?override` says the same.", "help override", [.show]),
    .undo: StatementGuide(
      "Brings back everything, registrations and counters included; runs no handler.", "undo", [.redo, .goto]),
    .redo: StatementGuide(
      "After `goto`, one step towards where it came from; where branches part, to the one that was visited last.",
      "redo", [.undo]),
    .history: StatementGuide(
      "Statements that changed something have numbers, never used again; so do the switches, `trace` and `set updates`. The newest 100 are shown; `history all` shows every one.",
      "history", [.goto, .diff]),
    .goto: StatementGuide(
      "A statement after it starts a branch. 0 is the empty session.", "goto 7", [.history]),
    .diff: StatementGuide("Every readable value that is not the same.", "diff 3 7", [.goto]),
    .save: StatementGuide(
      "The statements that lead to the present state; `load` runs them.", "save session.mendel", [.load]),
    .load: StatementGuide(
      "One statement for `undo`; if anything in it fails, nothing has changed.", "load session.mendel",
      [.save]),
    .record: StatementGuide(
      "The statements that lead to the present state, and what was asked on the way; the prose is yours to write. `mendel verify` replays it.",
      "record lesson.md", [.save]),
    .reset: StatementGuide("`undo` brings the one before back, with its history.", "reset", [.undo]),
    .quit: StatementGuide("So does ^D on an empty line. In a lesson both leave only that.", "quit"),
    .learn: StatementGuide(
      "Lessons replay examples step by step in a session of their own.", "learn traits/flow", [.next]),
    .next: StatementGuide("So does Enter on an empty line.", "next", [.previous]),
    .previous: StatementGuide("The state is that before the step.", "previous", [.next]),
    .hint: StatementGuide("One at a time, in order.", "hint", [.solution]),
    .check: StatementGuide("The state is checked, never the text.", "check", [.hint]),
    .solution: StatementGuide("The exercise counts as seen.", "solution", [.skip]),
    .skip: StatementGuide(
      "The lesson goes on as if an exercise had been solved, or a question answered; an ordinary step is run, but unseen.",
      "skip",
      [.solution]),
    .restart: StatementGuide(
      "An exercise starts again from the state in which it began; elsewhere the lesson does, from the first step, in a fresh session. `previous` leaves an exercise.",
      "restart", [.previous]),
    .back: StatementGuide("What was tried since the step is taken back.", "back", [.play]),
    .play: StatementGuide("`back` returns to the lesson.", "play", [.back]),
    .contents: StatementGuide(
      "With a mark at the step to come, and how those before it went.", "contents", [.next]),
  ]
}

import Syntax

/// The statements of the language's contract, sections 3 to 12, for tests of the parser.
///
/// The rows of the real ones stand with the statements.
enum TestStatements {
  static let table = StatementTable(
    definitions + hierarchy + overrides + runLoop + registrations + views + screens + control + session)

  typealias Row = StatementSyntax
  typealias Part = StatementSyntax.Part

  private static let typed = Part.optional([.word(":"), .type("type")])

  static let definitions: [Row] =
    definition("define") + [
      Row(
        ["bridge"],
        [
          .name("key"), .word("to"), .name("trait"),
          .items("methods", [Row(["read"], [.block("block")]), Row(["write"], [.block("block")])]),
        ])
    ]

  private static func definition(_ verb: String) -> [Row] {
    let field: [Part] = [.name("name"), typed, .optional([.word("="), .value("value")])]
    let fields = Part.items("fields", [Row(["equal"], [.block("block")]), Row([], field)])
    let cases = Part.items("cases", [Row([], [.name("name")])])
    let trait: [Part] = [.name("name"), typed, .word("="), .expression("value"), .optional([traitItems])]
    return [
      Row([verb, "enum"], [.name("name"), typed, cases]),
      Row([verb, "plain", "enum"], [.name("name"), cases]),
      Row([verb, "struct"], [.name("name"), fields]), Row([verb, "class"], [.name("name"), fields]),
      Row([verb, "trait"], trait), Row([verb, "objc", "trait"], trait),
      Row([verb, "color"], [.name("name"), .word("="), .value("value")]),
      Row([verb, "image"], [.name("name"), .items("looks", imageItems, or: false)]),
      Row(
        [verb, "action"],
        [
          .name("name"), .word("("), .optional([.list("parameters", .name("parameter"))]), .word(")"),
          .block("block"),
        ]),
      Row(
        [verb, "key"],
        [.name("name"), typed, .word("="), .value("value"), .optional([.word("bridges"), .name("trait")])]),
    ]
  }

  private static let traitItems = Part.items(
    "items",
    [
      Row(["name"], [.expression("text")]), Row(["identifier"], [.expression("text")]),
      Row(["affects"], [.name("what", among: ["color"])]),
      Row(["accessors"], [.name("which", among: ["none"])]),
    ])

  private static let imageItems: [Row] = [
    Row(["any"], [.word(":"), .expression("file")]),
    Row(
      [],
      [
        .list("look", .choice([[.name("trait"), .expression("value")]])), .word(":"), .expression("file"),
      ]),
  ]

  static let hierarchy: [Row] =
    [
      Row(
        ["scene"],
        [
          .name("name"),
          .optional([
            .word("on"), .name("device"),
            .optional([
              .choice([[.name("orientation", among: ["portrait", "landscape"])], [.expression("size")]])
            ]),
          ]), .optional([.block("block")]),
        ])
    ]
    + ["window", "controller", "sidebar", "content"].map {
      Row([$0], [.optional([.name("name")]), .optional([.block("block")])])
    } + [
      Row(["view"], [.name("name"), typed, .optional([.block("block")])]),
      Row(
        ["create"],
        [
          .name("kind"), .name("name"), .optional([.word("in"), .place("place")]),
          .optional([.block("block")]),
        ]),
      Row(["move"], [.place("place"), .word("to"), .place("destination")]),
      Row(["remove"], [.place("place")]),
      Row(
        ["use"],
        [
          .choice([
            [.word("iOS"), .expression("version")], [.word("ios"), .expression("version")],
            [.expression("version")],
          ])
        ]),
    ]

  static let overrides: [Row] = [
    Row(["override"], [.place("place"), .choice([[.word("="), .value("value")], [.block("block")]])]),
    Row(["remove", "override"], [.place("place")]), Row(["why"], [.expression("value")]),
    Row(["why", "not"], [.expression("value")]),
    Row(["what", "if"], [.block("block"), .optional([.statement("tail")])]),
    Row(["set"], [.place("place"), .word("="), .list("values", .value("value"))]),
  ]

  static let runLoop: [Row] = [
    Row(["turn"], [.block("block")]),
    Row(["set", "updates"], [.name("mode", among: ["manual", "automatic"])]),
    Row(["update"], isCommand: true), Row(["update", "traits"], [.place("place")]),
    Row(["on"], [.optional([.place("place")]), .name("event"), .block("block")]),
    Row(["remove", "on"], [.place("place"), .name("event")]),
  ]

  static let registrations: [Row] = [
    Row(
      ["register"],
      [
        .optional([.place("place")]), .word("for"), .list("keys", .expression("key")),
        .optional([.word("capturing"), .list("captures", .name("capture"))]),
        .choice([
          [.block("block")],
          [.optional([.word("target"), .place("target")]), .word("action"), .name("action")],
        ]),
      ], hasValue: true)
  ]

  static let views: [Row] = [
    Row(
      ["host"],
      [.value("view"), .optional([.word("as"), .name("name")]), .optional([.word("in"), .place("place")])]),
    Row(["tap"], [.place("place")]), Row(["tap", "outside"], [.place("place")]),
    Row(["type"], [.expression("text"), .word("in"), .place("place")]),
    Row(
      ["animate"],
      [.optional([.name("curve")]), .optional([.expression("duration")]), .block("block")]),
    Row(
      ["timeline"],
      [.place("place"), .word("from"), .expression("start"), .word("to"), .expression("end")]),
  ]

  static let screens: [Row] = [
    Row(["split"], [.name("name"), .block("block")]),
    Row(["toolbar"], [.optional([.word("on"), .place("place")]), .block("block")]),
    Row(
      ["item"],
      [.name("name"), .expression("title"), .optional([.name("placement")]), .optional([.block("block")])]),
    Row(
      ["present"],
      [
        .name(
          "kind",
          among: ["inspector", "sheet", "popover", "fullScreenCover", "alert", "confirmationDialog"]),
        .name("name"), .word("on"), .place("place"),
        .optional([
          .choice([[.word("isPresented"), .expression("binding")], [.word("item"), .expression("binding")]])
        ]),
        .optional([.items("items", presentationItems, or: true)]),
      ]),
    Row(["drag"], [.place("place"), .word("to"), .expression("value")]),
    Row(["swipe"], [.name("direction", among: ["up", "down", "left", "right"]), .place("place")]),
    Row(["resize"], [.place("place"), .word("to"), .expression("size")]),
    Row(["relaunch"], [.flag("fresh")], isCommand: true),
  ]

  private static let presentationItems: [Row] = [
    Row(["columnWidth"], [.expression("bounds")]), Row(["interactiveDismissDisabled"]),
    Row(["detents"], [.list("detents", .expression("detent"))]),
    Row(["presentationBackground"], [.expression("value")]),
    Row(["backgroundInteraction"], [.expression("value")]), Row(["content"], [.block("block")]),
  ]

  static let control: [Row] = [
    Row(["print"], [.list("values", .value("value"))]),
    Row(
      ["expect"],
      [
        .value("value"), .optional([.word("within"), .expression("tolerance")]),
        .optional([.word("else"), .expression("message")]),
      ]),
    Row(["expect", "error"], [.optional([.expression("message")]), .block("block")]),
    Row(["expect", "warning"], [.optional([.expression("message")]), .block("block")]),
    Row(["cost"], [.block("block")], hasValue: true),
    Row(["repeat"], [.expression("count"), .block("block")]),
  ]

  static let session: [Row] =
    [
      Row(["help"], [.optional([.rawLine("topic")])], isCommand: true),
      Row(["diff"], [.raw("first"), .raw("second")]),
      Row(
        ["show"],
        [.flag("all"), .name("topic"), .optional([.place("place"), .optional([.place("second")])])]),
      Row(["swift"], [.optional([.raw("name")])], isCommand: true),
      Row(["save"], [.raw("file")]), Row(["load"], [.raw("file")]), Row(["record"], [.raw("file")]),
      Row(["open"], [.raw("text")]),
      Row(["experiment"], [.raw("name")]),
    ] + ["undo", "next"].map { Row([$0], isCommand: true) }
}

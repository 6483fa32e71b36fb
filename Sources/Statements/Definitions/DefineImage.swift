import Sessions
import Syntax

extension StatementKind {
  static let defineImage = StatementKind(
    define: "image",
    parts: [
      .items(
        "looks",
        [
          StatementSyntax(["any"], [.word(":"), .expression("file")]),
          StatementSyntax(
            [],
            [
              .list("conditions", .choice([[.name("trait"), .expression("value")]])), .word(":"),
              .expression("file"),
            ]),
        ])
    ],
    "Defines an image with a file for each look of the traits",
    details:
      "The variant with the most conditions, all of which hold, is shown; of a `displayScale` the next larger will do, else the largest there is. Only the traits of `systemTraitsAffectingImageLookup` can be conditions. A view that shows the image looks it up with its own traits, and again when one of them changes.",
    example: "define image Logo { userInterfaceStyle dark: \"logo-dark\"; any: \"logo\" }",
    decisions: ["levelAndImages", "imageVariants", "imageScales"]
  ) { verb, checker throws(Problem) in
    let name = verb.defined
    try checker.requireDefinable(verb, "image", among: Array(checker.session.definitions.images.keys))
    var image = ImageDefinition(variants: [])
    for item in verb.items("looks") {
      var variant = ImageDefinition.Variant(conditions: [], file: "")
      for case .items(let conditions, _, _) in item.list("conditions") {
        for condition in conditions { variant.conditions.append(try checker.imageCondition(condition)) }
      }
      guard let file = item.expression("file"),
        case .string(let text)? = try checker.check(file, expecting: .string).literal
      else { throw checker.problem("the file of an image is a constant", at: item.range) }
      variant.file = text
      if image.variants.contains(where: { $0.isFor(variant.conditions) }) {
        throw checker.problem(
          "this look stands twice in `\(name.text)`", at: item.range, suggestion: "leave one of them out")
      }
      image.variants.append(variant)
    }
    guard !image.variants.isEmpty else {
      throw checker.problem(
        "`\(name.text)` has no file", at: name.range,
        suggestion: "write `\(verb.head) \(name.text) { any: \"logo\" }`")
    }
    checker.session.definitions.images[name.text] = image
    let files = image.variants.map(\.file).joined(separator: ", ")
    let made = checker.made("image", verb, "image \(name.text): \(files)").code
    let place = checker.place(verb.range)
    return Checked(action: verb.range) { session throws(Problem) in
      _ = try made(&session)
      try session.redraw(showing: .image(name.text), place)
    }
  }

}

extension Checker {
  /// A trait that image lookup heeds, and a constant value of it.
  fileprivate mutating func imageCondition(_ item: VerbStatement) throws(Problem) -> (
    trait: Int, value: Value
  ) {
    guard let name = item.name("trait"), let expression = item.expression("value") else {
      throw problem("expected a trait and its value", at: item.range)
    }
    guard let index = session.definitions.traitProperties[name.text] else { throw unknownTrait(name) }
    let info = session.definitions.traits[index]
    guard session.traits.definition(of: info.id).affectsImageLookup else {
      throw problem(
        "`\(name.text)` does not affect which image is looked up", at: name.range,
        suggestion: "`systemTraitsAffectingImageLookup` lists the traits that do")
    }
    guard let value = try check(expression, expecting: info.type).literal else {
      throw problem("the value of a condition is a constant", at: expression.range)
    }
    return (index, value)
  }
}

extension ImageDefinition.Variant {
  /// Whether the same traits must have the same values, in whatever order.
  fileprivate func isFor(_ others: [(trait: Int, value: Value)]) -> Bool {
    conditions.count == others.count
      && conditions.allSatisfy { one in others.contains { $0.trait == one.trait && $0.value == one.value } }
  }
}

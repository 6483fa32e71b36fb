import Sessions
import Syntax

extension StatementKind {
  private static let condition = StatementSyntax.Part.choice([[.name("trait"), .expression("value")]])

  static let defineImage = StatementKind(
    define: "image",
    parts: [
      .items(
        "looks",
        [
          StatementSyntax(["any"], [":", .expression("file")]),
          StatementSyntax([], [.list("conditions", condition), ":", .expression("file")]),
        ])
    ], "Defines an image with a file for each look of the traits",
    "The variant with the most conditions, all of which hold, is shown; of a `displayScale` the next larger will do, else the largest there is. Only the traits of `systemTraitsAffectingImageLookup` can be conditions. A view that shows the image looks it up with its own traits, and again when one of them changes.",
    example: "define image Logo { userInterfaceStyle dark: \"logo-dark\"; any: \"logo\" }",
    decisions: ["levelAndImages", "imageVariants", "imageScales"]
  ) { verb, checker throws(Problem) in
    let name = verb.defined
    try checker.requireDefinable(verb, "image", among: checker.session.definitions.images.keys)
    let image = try verb.items("looks").map { item throws(Problem) in try checker.imageVariant(item) }
    guard !image.isEmpty else {
      throw checker.problem(
        "`\(name.text)` has no file", at: name.range,
        suggestion: "write `\(verb.head) \(name.text) { any: \"logo\" }`")
    }
    checker.session.definitions.images[name.text] = image
    let files = image.map(\.file).joined(separator: ", ")
    return checker.made("image", verb, "image \(name.text): \(files)") { session, place throws(Problem) in
      try session.redraw(showing: .image(name.text), place)
    }
  }
}

extension Checker {
  fileprivate mutating func imageVariant(_ item: VerbStatement) throws(Problem) -> ImageVariant {
    var variant: ImageVariant = ([], "")
    for case .items(let conditions, _, _) in item.list("conditions") {
      for condition in conditions { variant.conditions.append(try imageCondition(condition)) }
    }
    guard case .string(let text)? = try check(item.value("file"), expecting: .string).literal else {
      throw problem("the file of an image is a constant", at: item.range)
    }
    variant.file = text
    return variant
  }

  private mutating func imageCondition(_ item: VerbStatement) throws(Problem) -> (trait: Int, value: Value) {
    let (name, expression) = (item.word("trait"), item.value("value"))
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

import Traits

extension Problem {
  /// What is wrong with the definition of a trait, or with a value of one.
  var traitSentence: Sentence {
    switch kind {
    case .sharesNothing(with: let other, let difference):
      Sentence(
        difference == "identifier"
          ? "`\(other)` is another way to the same data, and has another identifier"
          : "`\(other)` has this identifier, but another \(difference)",
        "a Swift and an Objective-C definition share data where identifier, name and default agree: "
          + "`\(OpenPoint(.sharing).statement)`")
    case .comparedByIdentity(let name):
      Sentence(
        "`\(name)` is a class, and instances are compared by identity", "a struct can have `equal { … }`")
    case .noRawType(let type):
      Sentence("\(type) is no raw type of an enum", "`Int`, `Double` and `String` are")
    case .plainWithRawType:
      Sentence("a plain enum has no raw type", "leave `plain` out, or the type")
    case .needsStorage(let usage):
      Sentence(
        "an Objective-C trait is an `integer`, a `float` or an `object`",
        "write `\(usage)`")
    case .noObject(let type):
      Sentence(
        "\(type) is no object of Objective-C", "a string, a colour, a list or an instance of a class is one")
    case .hasAccessor(let name, let property, let place):
      Sentence("`\(name)` has the property `\(property)` already", "write `\(place).\(property)`")
    case .noImageLookup(let trait):
      Sentence(
        "`\(trait)` does not affect which image is looked up",
        "`systemTraitsAffectingImageLookup` lists the traits that do")
    case .noSuchValue(let number, let type):
      Sentence(
        "\(number) is no raw value of \(type)",
        "the data is shared with a Swift definition, which must read it: `\(OpenPoint(.rawValues).statement)`"
      )
    case .noIdentifier(let text):
      Sentence(
        "\"\(text)\" is no identifier in reverse DNS",
        "letters, digits and `-` between dots, as in \"com.example.theme\"")
    case .noContent(let name, let what, let usage):
      Sentence("`\(name)` has no \(what)", "write `\(usage)`")
    case .noImage(let name): Sentence("`\(name)` shows no image", "write `set \(name).image = Logo`")
    default: Self.elsewhere
    }
  }
}

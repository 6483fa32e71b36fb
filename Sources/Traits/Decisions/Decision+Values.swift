/// What is decided about what traits and collections hold.
extension Decision {
  static let onValues: [Decision] = [
    Decision(
      id: "unspecifiedOverrides",
      title: "Does an unspecified override let the parent through?",
      answer: """
        No: an override of traitOverrides is an override until it is removed. \
        overrideUserInterfaceStyle = .unspecified means “inherit”.
        """,
      reason: """
        The collection is what is inherited with the overrides put on top; public tests find only \
        removal helps.
        """,
      evidence: "E7; R28"),
    Decision(
      id: "styleOverrides",
      title: "Which wins, overrideUserInterfaceStyle or traitOverrides?",
      answer: "traitOverrides, where both are set on one environment.",
      reason: "Apple does not say; the newer one is the more specific one.",
      evidence: "R29; E7"),
    Decision(
      id: "overridesCopies",
      title: "Is a copy of traitOverrides a value of its own?",
      answer: "No, it is another way to the same overrides.",
      reason: "In Objective-C it is an object; a copy that went its own way would be the surprising one.",
      evidence: "Apple, UITraitOverrides; R26"),
    Decision(
      id: "comparison",
      title: "When has a value changed that is not Equatable?",
      answer: """
        An instance of a class when it is another instance; nil when it was not nil; any other value \
        always. Equatable values are asked by ==, and equal ones stand for each other.
        """,
      reason: "Always changed is the safe reading: nobody misses a change.",
      evidence: "R16; E9"),
    Decision(
      id: "identifiers",
      title: "May two definitions have one identifier?",
      answer: "No, the second is refused.",
      reason: "Identifiers must be unique in an app; a store could not tell the two apart.",
      evidence: "Apple, UITraitDefinition"),
    Decision(
      id: "sharing",
      title: "What if two definitions of shared data differ?",
      answer: """
        Where a Swift and an Objective-C definition have one identifier, the second is refused unless \
        name, storage and default agree; the first one's mark for colours is that of the data.
        """,
      reason: "Apple says that they share their data when the three agree, and nothing of what else happens.",
      evidence: "R18"),
    Decision(
      id: "encoding",
      title: "What becomes of traits that cannot be encoded?",
      answer:
        "Traits without an identifier, identifiers that nobody knows, and class instances are left out, "
        + "on the way out and in. Nothing fails.",
      reason: "Apple says only that an identifier makes a trait eligible.",
      evidence: "R10"),
    Decision(
      id: "rawValues",
      title: "May Objective-C write a number that no case has?",
      answer: """
        No: it is refused, for a Bool any but 0 and 1; and so is a Swift definition where such an \
        integer is set.
        """,
      reason: "Swift could not read it.",
      evidence: "Apple, UITraitDefinition"),
    Decision(
      id: "levelAndImages",
      title: "Does userInterfaceLevel affect image lookup?",
      answer: "No.",
      reason: "Measured twice: the list of ten public traits does not have it.",
      evidence: "E9; kern0x1b/charon"),
    Decision(
      id: "imageVariants",
      title: "Which file of an image is looked up?",
      answer: """
        That of the variant that meets the most conditions, a scale aside; of several the one whose \
        scale fits best; of these the first one written. A condition that is not met rules a variant \
        out.
        """,
      reason: "Apple describes the slots of an asset catalogue, not the order in which it looks.",
      evidence: "Apple, UIImageAsset"),
    Decision(
      id: "imageScales",
      title: "Which file fits a scale that no file is made for?",
      answer: """
        The one for the next larger scale, else for the largest there is. A file without a scale \
        serves every scale, and comes first; an unspecified scale counts as 1.
        """,
      reason: "Making an image smaller loses less than making it larger.",
      evidence: "Apple, asset catalogues"),
    Decision(
      id: "mergedCollections",
      title: "Does init(traitsFrom:) merge unspecified values?",
      answer: """
        No: the last specified value of Apple's traits wins, and one's own are those of the first \
        collection. changedTraits(from: nil) does list what was set to unspecified.
        """,
      reason: "Before iOS 17 there was no difference between unspecified and not set.",
      evidence: "R6"),
    Decision(
      id: "descriptions",
      title: "Why is a value printed as dark, and not as Dark?",
      answer: """
        The language prints what can be typed: the case's own name. A description in Swift prints \
        Apple's word with its capital letter.
        """,
      reason: "What a session prints should be good for the next statement.",
      evidence: "R9"),
    Decision(
      id: "unsaidDefaults",
      title: "What does a collection's description leave out?",
      answer: "What is as the default in every part; changedTraits asks ==.",
      reason: "UIKit leaves out what equals the default, and printing should call nobody's ==.",
      evidence: "R9"),
    Decision(
      id: "tintColors",
      title: "Does a view inherit its superview's tintColor?",
      answer:
        "Not here: a view has the tint colour that it was given, or none; tintColorDidChange is not called.",
      reason: "In UIKit it comes down the views by rules of its own, apart from the traits.",
      evidence: "Apple, tintColor"),
    Decision(
      id: "current",
      title: "What is UITraitCollection.current outside callbacks?",
      answer: "An empty collection: every trait reads its default.",
      reason:
        "Apple leaves it undefined; a value from some environment would look as if one could rely on it.",
      evidence: "R11"),
    Decision(
      id: "redefinition",
      title: "What does redefining a trait change?",
      answer: """
        A new default is no change of traits: it is in force at once where nothing is set, and nobody \
        is told. Another type is fine while nothing uses the trait.
        """,
      reason: "In an app, definitions are constants.",
      evidence: "R14"),
    Decision(
      id: "newerValues",
      title: "What becomes of values that are too new?",
      answer: "They stay, and are read as before; setting them and registering for the trait are refused.",
      reason: "Going back to an older version should lose nothing.",
      evidence: "traits.md, section 1"),
  ]
}

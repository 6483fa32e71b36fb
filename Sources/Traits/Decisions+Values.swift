// What is decided about what traits and collections hold.
extension Decision {
  /// Overrides with the unspecified case.
  ///
  /// Source: observed, in a public app.
  public static let unspecifiedOverrides = Decision(
    name: "unspecifiedOverrides",
    question: "Does an unspecified override let the parent through?",
    answer: "No: an override is an override until it is removed.",
    reason:
      "The collection is what is inherited with the overrides put on top; one app reports that only removal helps."
  )

  /// Copies of overrides.
  ///
  /// Source: Apple's documentation of `UITraitOverrides`, a structure in Swift and a protocol in Objective-C.
  public static let overridesCopies = Decision(
    name: "overridesCopies",
    question: "Is a copy of traitOverrides a value of its own?",
    answer:
      "No, it is another way to the same overrides; the language reads them where they are, and has no copies.",
    reason: "In Objective-C it is an object; a copy that went its own way would be the surprising one.")

  /// Two definitions with one identifier.
  ///
  /// Source: Apple's documentation of `UITraitDefinition`.
  public static let identifiers = Decision(
    name: "identifiers",
    question: "May two definitions have one identifier?",
    answer: "No, the second is refused.",
    reason: "Identifiers must be unique in an app; a store could not tell the two apart.")

  /// A definition of each style with one identifier.
  ///
  /// Source: Apple's documentation of `UITraitDefinition` in Objective-C.
  public static let sharing = Decision(
    name: "sharing",
    question: "What if two definitions of shared data differ?",
    answer:
      "Where a Swift and an Objective-C definition have one identifier, the second is refused unless name, storage and default agree; "
      + "the first one's mark for colours is that of the data.",
    reason: "Apple says that they share their data when the three agree, and nothing of what else happens.")

  /// Encoding.
  ///
  /// Source: WWDC23 session 10057, and Apple's documentation of `UITraitDefinition`.
  public static let encoding = Decision(
    name: "encoding",
    question: "What becomes of traits that cannot be encoded?",
    answer:
      "Traits without an identifier, identifiers that nobody knows, values that are none of the trait's, and class instances are left out, on the way out and on the way in. Nothing fails.",
    reason:
      "Apple says only that an identifier makes a trait eligible; a collection of the other traits is still of use."
  )

  /// Raw values that no case has.
  ///
  /// Source: Apple's documentation of `UITraitDefinition` in Objective-C, which has the integers of Swift's raw values.
  public static let rawValues = Decision(
    name: "rawValues",
    question: "May Objective-C write a number that no case has?",
    answer:
      "No: an integer that no case of the Swift enum has is refused, for a Bool any but 0 and 1; and so is a Swift definition where such "
      + "an integer is set, or, in the language, where a variable or another kept value holds a collection with it.",
    reason: "Swift could not read it.")

  /// Comparing.
  ///
  /// Source: WWDC23 session 10057, by which values are compared often, and value types are to be preferred; not how others are compared.
  public static let comparison = Decision(
    name: "comparison",
    question: "When has a value changed that is not Equatable?",
    answer:
      "An instance of a class when it is another instance, also where the trait's type is a protocol; nil when it was not nil; any other "
      + "value always. What was stored once is one value, wherever it goes from there. Equatable values are asked by ==, and equal ones stand for each other.",
    reason:
      "Apple says that values are compared, and not how those are that have no ==. Always changed is the safe reading: nobody misses a change."
  )

  /// Level and images.
  ///
  /// Source: observed on iOS 26 (kern0x1b/charon on GitHub).
  public static let levelAndImages = Decision(
    name: "levelAndImages",
    question: "Does userInterfaceLevel affect image lookup?",
    answer: "No.",
    reason: "The measured list of ten public traits does not have it.")

  /// Assets.
  ///
  /// Source: Apple's documentation of `UIImageAsset`, and of asset catalogues.
  public static let imageVariants = Decision(
    name: "imageVariants",
    question: "Which file of an image is looked up?",
    answer:
      "That of the variant that meets the most conditions, a scale aside; of several the one whose scale fits best; of these the first "
      + "one written. A condition that is not met rules a variant out.",
    reason:
      "Apple describes the slots of an asset catalogue, not the order in which it looks; the most exact one is meant."
  )

  /// Assets of several scales.
  ///
  /// Source: Apple's documentation of asset catalogues.
  public static let imageScales = Decision(
    name: "imageScales",
    question: "Which file fits a scale that no file is made for?",
    answer:
      "The one for the next larger scale, else for the largest there is. A file without a scale serves every scale, and comes first; "
      + "an unspecified scale counts as 1.",
    reason: "Making an image smaller loses less than making it larger.")

  /// The predecessor of an override of the style.
  ///
  /// Source: Apple's documentation of `overrideUserInterfaceStyle`.
  public static let styleOverrides = Decision(
    name: "styleOverrides",
    question: "Is there an overrideUserInterfaceStyle as well?",
    answer: "No: an override of userInterfaceStyle stands for both.",
    reason: "Apple does not say which of the two wins where both are set; of one there is no such question.")

  /// Merging.
  ///
  /// Source: Apple's documentation of `UITraitCollection`.
  public static let mergedCollections = Decision(
    name: "mergedCollections",
    question: "Does init(traitsFrom:) merge unspecified values?",
    answer:
      "No: a collection does not count for a system trait that is unspecified in it, even where that was set; the last specified value wins. "
      + "changedTraits(from: nil) does list such a trait.",
    reason:
      "Before iOS 17 there was no difference between unspecified and not set; the initialiser is from then, and deprecated."
  )

  /// How values are written.
  ///
  /// Source: descriptions that were measured in UIKit.
  public static let descriptions = Decision(
    name: "descriptions",
    question: "Why is a value printed as dark, and not as Dark?",
    answer:
      "The language prints what can be typed: the case's own name. A description in Swift prints Apple's word with its capital letter.",
    reason:
      "UIKit's descriptions were measured, and are no interface; what a session prints should be good for the next statement."
  )

  /// What goes without saying.
  ///
  /// Source: descriptions that were measured in UIKit.
  public static let unsaidDefaults = Decision(
    name: "unsaidDefaults",
    question: "What does a collection's description leave out?",
    answer:
      "What is as the default in every part. A value that only its own == takes for the default is printed in the language; a description "
      + "in Swift, where == is all there is to compare with, leaves it out. changedTraits asks ==, here as there.",
    reason:
      "UIKit leaves out what equals the default, and it is not known how it compares objects; what a session prints should be good for the "
      + "next statement, and printing should call nobody's ==."
  )

  /// Tint colours.
  ///
  /// Source: Apple's documentation of `tintColor`.
  public static let tintColors = Decision(
    name: "tintColors",
    question: "Does a view inherit its superview's tintColor?",
    answer:
      "Not here: a view has the tint colour that it was given, or none, as with its background colour; tintColorDidChange is not called.",
    reason:
      "In UIKit it comes down the views by rules of its own, apart from the traits; the model is that of the traits, and Apple does not say "
      + "how the two meet."
  )

  /// `UITraitCollection.current`.
  ///
  /// Source: Apple's documentation of `current`.
  public static let current = Decision(
    name: "current",
    question: "What is UITraitCollection.current outside callbacks?",
    answer: "An empty collection: every trait reads its default.",
    reason: "Apple leaves it undefined; a value from some environment would look as if one could rely on it.")

  /// New defaults and new types.
  ///
  /// Source: Apple's documentation of `UITraitDefinition`, by which a definition's default is a constant.
  public static let redefinition = Decision(
    name: "redefinition",
    question: "What does redefining a trait change?",
    answer:
      "A new default is no change of traits: it is in force at once where no override governs, and nobody is told. Another type is fine while nothing uses the "
      + "trait: no override or other value of an environment, no registration, no second definition of its data, no collection that is kept "
      + "since its default would stay in that, and no handler, action, colour or image that names it.",
    reason:
      "In an app, definitions are constants. What was read with one type has no meaning with another, and going back brings both back together."
  )

  /// Traits of later versions that have a value already.
  ///
  /// Source: Apple's documentation of the traits, which names the version of each.
  public static let newerValues = Decision(
    name: "newerValues",
    question: "What becomes of values that are too new?",
    answer:
      "They stay, and are read as before; setting them, in a collection as well, and registering for the trait are refused.",
    reason: "Going back to an older version should lose nothing.")
}

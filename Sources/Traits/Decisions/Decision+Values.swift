/// The decisions about the values in traits and collections.
extension Decision {
  static let onValues = rows(
    """
    unspecifiedOverrides: Does an unspecified override let the parent through?
      No: an override of traitOverrides is an override until it is removed. overrideUserInterfaceStyle = .unspecified means “inherit”.
      The collection is what is inherited with the overrides put on top; public tests find only removal helps.
    styleOverrides: Which wins, overrideUserInterfaceStyle or traitOverrides?
      traitOverrides, where both are set on one environment.
      Apple does not say; the newer one is the more specific one.
    overridesCopies: Is a copy of traitOverrides a value of its own? [Apple, UITraitOverrides]
      No, it is another way to the same overrides.
      In Objective-C it is an object; a copy that went its own way would be the surprising one.
    comparison: When has a value changed that is not Equatable?
      An instance of a class when it is another instance; nil when it was not nil; any other value always. Equatable values are asked by ==, and equal ones stand for each other.
      Always changed is the safe reading: nobody misses a change.
    identifiers: May two definitions have one identifier? [Apple, UITraitDefinition]
      No, the second is refused.
      Identifiers must be unique in an app; a store could not tell the two apart.
    sharing: What if two definitions of shared data differ?
      Where a Swift and an Objective-C definition have one identifier, the second is refused unless name, storage and default agree; the first one's mark for colours is that of the data.
      Apple says that they share their data when the three agree, and nothing of what else happens.
    encoding: What becomes of traits that cannot be encoded?
      Traits without an identifier, identifiers that nobody knows, and class instances are left out, on the way out and in. Nothing fails.
      Apple says only that an identifier makes a trait eligible.
    rawValues: May Objective-C write a number that no case has? [Apple, UITraitDefinition]
      No: it is refused, for a Bool any but 0 and 1; and so is a Swift definition where such an integer is set.
      Swift could not read it.
    levelAndImages: Does userInterfaceLevel affect image lookup?
      No.
      Measured twice: the list of ten public traits does not have it.
    imageVariants: Which file of an image is looked up? [Apple, UIImageAsset]
      That of the variant that meets the most conditions, a scale aside; of several the one whose scale fits best; of these the first one written. A condition that is not met rules a variant out.
      Apple describes the slots of an asset catalogue, not the order in which it looks.
    imageScales: Which file fits a scale that no file is made for? [Apple, asset catalogues]
      The one for the next larger scale, else for the largest there is. A file without a scale serves every scale, and comes first; an unspecified scale counts as 1.
      Making an image smaller loses less than making it larger.
    mergedCollections: Does init(traitsFrom:) merge unspecified values?
      No: the last specified value of Apple's traits wins, and one's own are those of the first collection. changedTraits(from: nil) does list what was set to unspecified.
      Before iOS 17 there was no difference between unspecified and not set.
    descriptions: Why is a value printed as dark, and not as Dark?
      The language prints what can be typed: the case's own name. A description in Swift prints Apple's word with its capital letter.
      What a session prints should be good for the next statement.
    unsaidDefaults: What does a collection's description leave out?
      What is as the default in every part; changedTraits asks ==.
      UIKit leaves out what equals the default, and printing should call nobody's ==.
    tintColors: Does a view inherit its superview's tintColor? [Apple, tintColor]
      Yes: without one of its own a view has the nearest above, at last systemBlue. To set it calls tintColorDidChange of the view and of those below that have none, with their traits as UITraitCollection.current. So does a change of traits that affect colours, of each view where they change.
      It comes down the views by rules of its own, apart from the traits; Apple lists the method among those that a change to Dark Mode calls.
    current: What is UITraitCollection.current outside callbacks?
      An empty collection: every trait reads its default.
      Apple leaves it undefined; a value from some environment would look as if one could rely on it.
    redefinition: What does redefining a trait change?
      A new default is no change of traits: it is in force at once where nothing is set, and nobody is told. Another type is fine while nothing uses the trait.
      In an app, definitions are constants.
    newerValues: What becomes of values that are too new?
      They stay, and are read as before; setting them and registering for the trait are refused.
      Going back to an older version should lose nothing.
    """)
}

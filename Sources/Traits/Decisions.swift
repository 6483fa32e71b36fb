/// What Mendel decides where Apple's documentation is silent: each open point once.
///
/// The source of each names what Apple does say, or where the behaviour was observed.
///
/// ```swift
/// Decision.unspecifiedOverrides.question      // "Does an unspecified override let the parent through?"
/// Decision.unspecifiedOverrides.answer        // "No: an override is an override until it is removed."
/// ```
public struct Decision: Hashable, Sendable {
  /// The name by which `show decision` knows it: that of the constant.
  public let name: String
  /// The question, short enough for a line of a list.
  public let question: String
  /// What the engine does.
  public let answer: String
  /// Why.
  public let reason: String

  /// All decisions.
  public static let all = [
    ownOverrides, callOrder, coalescing, changesInside, tokens, overridesCopies, targets,
    unspecifiedOverrides, presentationControllers,
    identifiers, sharing, encoding, rawValues,
    comparison, levelAndImages, imageVariants, imageScales, parentOverrides, styleOverrides, current,
    redrawing, appearance, appearanceUnderWay, insertion, outside, prediction, viewsInWindows,
    redefinition, startingVersion, olderFlow, newerValues, disappearance, disappearanceUnderWay,
    trackedReads, propertiesOrder, forcedProperties, constraintsOrder, configurations, lifetimes,
    trackedCollections, updatedAncestors, sceneUpdates, mergedCollections, descriptions, unsaidDefaults,
    tintColors,
  ]
}

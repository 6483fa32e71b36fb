import Presentations
public import Syntax
import Traits

/// Which open points a statement touches: `help` and the reference name them beside it.
extension StatementGuide {
  /// The open points that a statement of this form touches, in the order of ``OpenPoint/all``.
  public static func openPoints(of form: StatementForm) -> [OpenPoint] {
    (traits[form] ?? []).map { OpenPoint($0) } + (presentations[form] ?? []).map { OpenPoint($0) }
  }

  private static let traits: [StatementForm: [Decision]] = [
    .defineStruct: [.comparison], .defineClass: [.comparison],
    .defineTrait: [.identifiers, .sharing, .rawValues, .comparison, .redefinition],
    .defineColor: [.redrawing], .defineImage: [.levelAndImages, .imageVariants, .imageScales],
    .view: [.viewsInWindows], .presentation: [.presentationControllers],
    .controller: [.presentationControllers, .parentOverrides],
    .create: [.appearance, .insertion, .outside, .prediction],
    .move: [.appearance, .insertion, .disappearance],
    .remove: [.outside, .disappearance, .disappearanceUnderWay],
    .appear: [.appearance, .appearanceUnderWay, .insertion],
    .disappear: [.disappearance, .disappearanceUnderWay],
    .destroy: [.lifetimes], .use: [.startingVersion, .olderFlow, .newerValues],
    .override: [.ownOverrides, .overridesCopies, .unspecifiedOverrides, .parentOverrides, .styleOverrides],
    .update: [.coalescing, .changesInside], .updateTraits: [.outside, .updatedAncestors],
    .assign: [.tintColors], .print: [.descriptions, .unsaidDefaults], .turn: [.coalescing],
    .on: [
      .callOrder, .trackedReads, .propertiesOrder, .constraintsOrder, .configurations, .trackedCollections,
      .sceneUpdates,
    ],
    .invalidate: [.propertiesOrder, .forcedProperties, .constraintsOrder],
    .register: [.callOrder, .coalescing, .tokens, .targets, .sceneUpdates], .unregister: [.tokens],
    .performAsCurrent: [.current, .trackedCollections],
    .expression: [.encoding, .mergedCollections, .descriptions, .unsaidDefaults],
    .why: [.ownOverrides, .unspecifiedOverrides],
  ]

  private static let presentations: [StatementForm: [PresentationDecision]] = [
    .scene: [.givenTraits, .narrowestRegularWidth],
    .presentInspector: [
      .overlays, .sheetInCompactHeight, .unspecifiedWidth, .whoseSizeClass, .keptWidths, .sheetHeight,
      .severalColumns,
    ],
    .drag: [.openBounds, .rigidColumns], .resize: [.narrowestRegularWidth, .shares, .narrowWindows],
  ]
}

extension StatementForm {
  /// Whether lists of statements show the form: the `redefine` rows say the same as those of `define`.
  public var isListed: Bool { !isRedefinition }
}

import Sessions

/// Apple's types, one table for each file in `Tables`.
package enum AppleTypes {
  /// Tables of types without effect are last: if a type has several tables, the first one decides what it is.
  private static let tables: [[TypeEntry]] = [
    numbers, texts, lists, optionals, functions, urls, json, coders, formats, dates, measurements, geometry,
    traitEnums, traitCollections, environments,
    uiViews, controls, tableViews, sectionSnapshots, controllers, windows, sizes, hosting, operating,
    constraints,
    publishers, publisherOperators, timers, testing, configurations,
    colors, fonts, animators, notifications, queues, streams, observation, presentations,
    presentingViews, olderAlerts,
    swiftUIViews, swiftUIModifiers, swiftUITypes, swiftUIGestures, swiftUIAnimations, swiftUIEnvironment,
    attributedTexts, decorating, choices, appearances, decoratingMembers,
  ]
  package static let all = tables.flatMap { $0 }
}

/// Apple's types, table by table: the files of `Tables`.
package enum AppleTypes {
  /// What has no effect stands last: where a type has more tables than one, the first says what it is.
  package static let all: [TypeEntry] = [
    numbers, texts, lists, optionals, functions, urls, json, coders, formats, dates, measurements, geometry,
    traitEnums, traitCollections, environments,
    uiViews, controls, tableViews, controllers, windows, sizes, hosting, operating, constraints,
    publishers, publisherOperators, timers, testing, configurations,
    colors, fonts, animators, notifications, queues, streams, observation, presentations,
    presentingViews, olderAlerts,
    swiftUIViews, swiftUIModifiers, swiftUITypes, swiftUIGestures, swiftUIAnimations, swiftUIEnvironment,
    texts2, decorating, choices, appearances, decoratingMembers,
  ].flatMap { $0 }
}

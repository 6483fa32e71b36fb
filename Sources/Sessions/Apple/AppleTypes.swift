/// Apple's types, table by table: the files of `Tables`.
package enum AppleTypes {
  package static let all: [TypeInfo] = swift + traits + views + others + swiftUI + kept

  private static let swift =
    numbers + texts + lists + optionals + functions + json + formats + dates + geometry
  private static let traits = traitEnums + traitCollections + environments
  private static let views =
    uiViews + controls + tableViews + controllers + windows + sizes + hosting + operating + constraints
    + publishers + texts2 + testing + configurations
  private static let swiftUI =
    swiftUIViews + swiftUIModifiers + swiftUITypes + swiftUIGestures + swiftUIAnimations + swiftUIEnvironment
  private static let others =
    colors + fonts + animators + notifications + queues + presentations + presentingViews
    + olderAlerts
  /// What has no effect stands last: where a type has more tables than one, the first says what it is.
  private static let kept =
    decorating + choices + appearances + decoratingMembers
}

/// Apple's types, table by table: the files of `Tables`.
package enum AppleTypes {
  package static let all: [AppleType] = swift + traits + views + others + swiftUI

  private static let swift = random + numbers + texts + lists + functions + geometry
  private static let traits = traitEnums + traitCollections + environments
  private static let views =
    plainestViews + showing + controls + controllers + windows + sizes + hosting + operating + constraints
  private static let swiftUI =
    swiftUIViews + swiftUIModifiers + swiftUITypes + swiftUIAnimations + swiftUIEnvironment
  private static let others = colors + decorating + otherKits + presentations + presentingViews
}

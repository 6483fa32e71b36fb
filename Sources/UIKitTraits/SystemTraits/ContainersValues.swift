/// UIKit's `UINSToolbarItemPresentationSize`: what `toolbarItemPresentationSize` can be.
public enum ToolbarItemPresentationSize: Int, Sendable, CaseIterable {
  /// Nobody said: the item stands in no toolbar of a Mac.
  case unspecified = -1
  /// The usual size.
  case regular = 0
  /// The smallest size.
  case small = 1
  /// The largest size; 2 is nobody's number.
  case large = 3
}

/// UIKit's `UISceneCaptureState`: what `sceneCaptureState` can be.
public enum SceneCaptureState: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// The scene is neither recorded nor mirrored.
  case inactive
  /// The scene is recorded, or mirrored to another screen.
  case active
}

/// UIKit's `UIListEnvironment`: what `listEnvironment` can be.
public enum ListEnvironment: Int, Sendable, CaseIterable {
  /// Nobody said whether there is a list.
  case unspecified
  /// In no list.
  case none
  /// In a list of the plain style.
  case plain
  /// In a list of the grouped style.
  case grouped
  /// In a list of the grouped style whose groups do not reach the edges.
  case insetGrouped
  /// In a list of the sidebar style.
  case sidebar
  /// In a list of the plain sidebar style.
  case sidebarPlain
}

/// UIKit's `UITabAccessory.Environment`: what `tabAccessoryEnvironment` can be.
public enum TabAccessoryEnvironment: Int, Sendable, CaseIterable {
  /// Nobody said whether there is an accessory.
  case unspecified
  /// In no accessory of a tab bar that is shown.
  case none
  /// In an accessory above the tab bar at the bottom, or at the bottom where there is none.
  case regular
  /// In an accessory on one line with the collapsed tab bar.
  case inline
}

/// UIKit's `UISplitViewController.LayoutEnvironment`: what `splitViewControllerLayoutEnvironment` can be.
public enum SplitViewControllerLayoutEnvironment: Int, Sendable, CaseIterable {
  /// In no split view controller.
  case none
  /// In one that shows its columns side by side.
  case expanded
  /// In one that shows one column at a time.
  case collapsed
}

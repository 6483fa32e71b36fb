/// What `toolbarItemPresentationSize` can be.
///
/// Mirrors UIKit's `UINSToolbarItemPresentationSize`.
///
/// Source of the cases: Apple's documentation of `UINSToolbarItemPresentationSize`.
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

/// What `sceneCaptureState` can be.
///
/// Mirrors UIKit's `UISceneCaptureState`.
///
/// Source: Apple's documentation of `sceneCaptureState`, which tells what is captured; the cases have no text of their own.
public enum SceneCaptureState: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// The scene is neither recorded nor mirrored.
  case inactive
  /// The scene is recorded, or mirrored to another screen.
  case active
}

/// What `listEnvironment` can be.
///
/// Mirrors UIKit's `UIListEnvironment`.
///
/// Source of the cases: Apple's documentation of `UIListEnvironment`.
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

/// What `tabAccessoryEnvironment` can be.
///
/// Mirrors UIKit's `UITabAccessory.Environment`.
///
/// Source of the cases: Apple's documentation of `UITabAccessory.Environment`.
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

/// What `splitViewControllerLayoutEnvironment` can be.
///
/// Mirrors UIKit's `UISplitViewController.LayoutEnvironment`.
///
/// Source of the cases: Apple's documentation of `UISplitViewController.LayoutEnvironment`.
public enum SplitViewControllerLayoutEnvironment: Int, Sendable, CaseIterable {
  /// In no split view controller.
  case none
  /// In one that shows its columns side by side.
  case expanded
  /// In one that shows one column at a time.
  case collapsed
}

/// The key of ``TraitCollection/toolbarItemPresentationSize``: the size of a toolbar's items.
///
/// Mirrors UIKit's `UITraitToolbarItemPresentationSize`.
public enum TraitToolbarItemPresentationSize: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = ToolbarItemPresentationSize.unspecified
  /// Its place among Apple's traits.
  public static let systemTrait = 13
}

/// The key of ``TraitCollection/sceneCaptureState``: whether the scene is being recorded.
///
/// Mirrors UIKit's `UITraitSceneCaptureState`.
public enum TraitSceneCaptureState: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = SceneCaptureState.unspecified
  /// Its place among Apple's traits.
  public static let systemTrait = 16
}

/// The key of ``TraitCollection/listEnvironment``: in what kind of list something stands.
///
/// Mirrors UIKit's `UITraitListEnvironment`.
public enum TraitListEnvironment: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = ListEnvironment.unspecified
  /// Its place among Apple's traits.
  public static let systemTrait = 17
}

/// The key of ``TraitCollection/tabAccessoryEnvironment``: where a tab bar's accessory stands.
///
/// Mirrors UIKit's `UITraitTabAccessoryEnvironment`.
public enum TraitTabAccessoryEnvironment: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = TabAccessoryEnvironment.unspecified
  /// Its place among Apple's traits.
  public static let systemTrait = 20
}

/// The key of ``TraitCollection/splitViewControllerLayoutEnvironment``: how a split view controller is laid out.
///
/// Mirrors UIKit's `UITraitSplitViewControllerLayoutEnvironment`.
public enum TraitSplitViewControllerLayoutEnvironment: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = SplitViewControllerLayoutEnvironment.none
  /// Its place among Apple's traits.
  public static let systemTrait = 21
}

extension TraitCollection {
  /// What UIKit calls `toolbarItemPresentationSize`: the size of a toolbar's items.
  public var toolbarItemPresentationSize: ToolbarItemPresentationSize {
    self[TraitToolbarItemPresentationSize.self]
  }
  /// What UIKit calls `sceneCaptureState`: whether the scene is being recorded.
  public var sceneCaptureState: SceneCaptureState { self[TraitSceneCaptureState.self] }
  /// What UIKit calls `listEnvironment`: in what kind of list something stands.
  public var listEnvironment: ListEnvironment { self[TraitListEnvironment.self] }
  /// What UIKit calls `tabAccessoryEnvironment`: where a tab bar's accessory stands.
  public var tabAccessoryEnvironment: TabAccessoryEnvironment { self[TraitTabAccessoryEnvironment.self] }
  /// What UIKit calls `splitViewControllerLayoutEnvironment`: how a split view controller is laid out.
  public var splitViewControllerLayoutEnvironment: SplitViewControllerLayoutEnvironment {
    self[TraitSplitViewControllerLayoutEnvironment.self]
  }
}

extension MutableTraits {
  /// What UIKit calls `toolbarItemPresentationSize`: the size of a toolbar's items.
  public var toolbarItemPresentationSize: ToolbarItemPresentationSize {
    get { self[TraitToolbarItemPresentationSize.self] }
    set { self[TraitToolbarItemPresentationSize.self] = newValue }
  }
  /// What UIKit calls `sceneCaptureState`: whether the scene is being recorded.
  public var sceneCaptureState: SceneCaptureState {
    get { self[TraitSceneCaptureState.self] }
    set { self[TraitSceneCaptureState.self] = newValue }
  }
  /// What UIKit calls `listEnvironment`: in what kind of list something stands.
  public var listEnvironment: ListEnvironment {
    get { self[TraitListEnvironment.self] }
    set { self[TraitListEnvironment.self] = newValue }
  }
  /// What UIKit calls `tabAccessoryEnvironment`: where a tab bar's accessory stands.
  public var tabAccessoryEnvironment: TabAccessoryEnvironment {
    get { self[TraitTabAccessoryEnvironment.self] }
    set { self[TraitTabAccessoryEnvironment.self] = newValue }
  }
  /// What UIKit calls `splitViewControllerLayoutEnvironment`: how a split view controller is laid out.
  public var splitViewControllerLayoutEnvironment: SplitViewControllerLayoutEnvironment {
    get { self[TraitSplitViewControllerLayoutEnvironment.self] }
    set { self[TraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }
}

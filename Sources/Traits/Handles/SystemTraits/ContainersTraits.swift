/// What `toolbarItemPresentationSize` can be.
///
/// Mirrors UIKit's `UINSToolbarItemPresentationSize`. The cases and raw values are Apple's. Source: Apple's documentation of `UINSToolbarItemPresentationSize`.
public enum ToolbarItemPresentationSize: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// The usual size.
  case regular = 0
  /// Small.
  case small = 1
  /// Large; 2 is no value of UIKit's.
  case large = 3
}

/// What `sceneCaptureState` can be.
///
/// Mirrors UIKit's `UISceneCaptureState`. The cases and raw values are Apple's. Source: Apple's documentation of `UISceneCaptureState`.
public enum SceneCaptureState: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// The scene is not captured.
  case inactive
  /// The scene is recorded, mirrored or shared.
  case active
}

/// What `listEnvironment` can be.
///
/// Mirrors UIKit's `UIListEnvironment`. The cases and raw values are Apple's. Source: Apple's documentation of `UIListEnvironment`.
public enum ListEnvironment: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified
  /// In no list.
  case none
  /// In a plain list.
  case plain
  /// In a grouped list.
  case grouped
  /// In a list of groups with rounded corners.
  case insetGrouped
  /// In a sidebar.
  case sidebar
  /// In a plain sidebar.
  case sidebarPlain
}

/// What `tabAccessoryEnvironment` can be.
///
/// Mirrors UIKit's `UITabAccessory.Environment`. The cases and raw values are Apple's. Source: Apple's documentation of `UITabAccessory.Environment`.
public enum TabAccessoryEnvironment: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified
  /// In no accessory.
  case none
  /// Above the tab bar.
  case regular
  /// In line with the tab bar.
  case inline
}

/// What `splitViewControllerLayoutEnvironment` can be.
///
/// Mirrors UIKit's `UISplitViewController.LayoutEnvironment`. The cases and raw values are Apple's. Source: Apple's documentation of `UISplitViewController.LayoutEnvironment`.
public enum SplitViewControllerLayoutEnvironment: Int, Sendable, CaseIterable {
  /// In no split view controller.
  case none
  /// Its columns stand side by side.
  case expanded
  /// One column shows at a time.
  case collapsed
}

/// The key of ``TraitCollection/toolbarItemPresentationSize``: the size of a toolbar's items.
///
/// Mirrors UIKit's `UITraitToolbarItemPresentationSize`.
public enum TraitToolbarItemPresentationSize: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = ToolbarItemPresentationSize.unspecified
  /// Its place in ``SystemTrait/all``.
  public static let systemTrait = TraitID(index: 13)
}

/// The key of ``TraitCollection/sceneCaptureState``: whether the scene is being recorded.
///
/// Mirrors UIKit's `UITraitSceneCaptureState`.
public enum TraitSceneCaptureState: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = SceneCaptureState.unspecified
  /// Its place in ``SystemTrait/all``.
  public static let systemTrait = TraitID(index: 16)
}

/// The key of ``TraitCollection/listEnvironment``: in what kind of list something stands.
///
/// Mirrors UIKit's `UITraitListEnvironment`.
public enum TraitListEnvironment: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = ListEnvironment.unspecified
  /// Its place in ``SystemTrait/all``.
  public static let systemTrait = TraitID(index: 17)
}

/// The key of ``TraitCollection/tabAccessoryEnvironment``: where a tab bar's accessory stands.
///
/// Mirrors UIKit's `UITraitTabAccessoryEnvironment`.
public enum TraitTabAccessoryEnvironment: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = TabAccessoryEnvironment.unspecified
  /// Its place in ``SystemTrait/all``.
  public static let systemTrait = TraitID(index: 20)
}

/// The key of ``TraitCollection/splitViewControllerLayoutEnvironment``: how a split view controller is laid out.
///
/// Mirrors UIKit's `UITraitSplitViewControllerLayoutEnvironment`.
public enum TraitSplitViewControllerLayoutEnvironment: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = SplitViewControllerLayoutEnvironment.none
  /// Its place in ``SystemTrait/all``.
  public static let systemTrait = TraitID(index: 21)
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

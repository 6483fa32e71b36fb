/// What `toolbarItemPresentationSize` can be.
///
/// Mirrors UIKit's `UINSToolbarItemPresentationSize`.
public enum ToolbarItemPresentationSize: Int, Sendable, CaseIterable {
  case unspecified = -1, regular = 0, small = 1, large = 3
}

/// What `sceneCaptureState` can be.
///
/// Mirrors UIKit's `UISceneCaptureState`.
public enum SceneCaptureState: Int, Sendable, CaseIterable {
  case unspecified = -1, inactive, active
}

/// What `listEnvironment` can be.
///
/// Mirrors UIKit's `UIListEnvironment`.
public enum ListEnvironment: Int, Sendable, CaseIterable {
  case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}

/// What `tabAccessoryEnvironment` can be.
///
/// Mirrors UIKit's `UITabAccessory.Environment`.
public enum TabAccessoryEnvironment: Int, Sendable, CaseIterable {
  case unspecified, none, regular, inline
}

/// What `splitViewControllerLayoutEnvironment` can be.
///
/// Mirrors UIKit's `UISplitViewController.LayoutEnvironment`.
public enum SplitViewControllerLayoutEnvironment: Int, Sendable, CaseIterable {
  case none, expanded, collapsed
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

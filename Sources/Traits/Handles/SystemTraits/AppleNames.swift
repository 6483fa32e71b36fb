// Apple's own spelling of types that are named in one word here, because what they are nested in is not part of a trait system.

extension Image {
  /// `UIImage.DynamicRange`.
  public typealias DynamicRange = ImageDynamicRange
}

/// Where a tab bar's accessory has its name.
///
/// Mirrors UIKit's `UITabAccessory` in that ``Environment`` is nested in it, and in nothing else.
public enum TabAccessory {
  /// `UITabAccessory.Environment`.
  public typealias Environment = TabAccessoryEnvironment
}

/// Where the layout of a split view controller has its name.
///
/// Mirrors UIKit's `UISplitViewController` in that ``LayoutEnvironment`` is nested in it, and in nothing else.
public enum SplitViewController {
  /// `UISplitViewController.LayoutEnvironment`.
  public typealias LayoutEnvironment = SplitViewControllerLayoutEnvironment
}

/// `UINSToolbarItemPresentationSize`.
public typealias NSToolbarItemPresentationSize = ToolbarItemPresentationSize

extension TraitCollection {
  /// What ``init(mutations:)`` and ``modifyingTraits(_:)`` take.
  ///
  /// Mirrors `UITraitCollection.TraitMutations`.
  ///
  /// ```swift
  /// let darken: TraitCollection.TraitMutations = { $0.userInterfaceStyle = .dark }
  /// TraitCollection(mutations: darken).userInterfaceStyle     // .dark
  /// ```
  public typealias TraitMutations = (inout any MutableTraits) -> Void
}

extension TraitChangeObservable {
  /// What ``registerForTraitChanges(_:handler:)`` takes: the environment, and its collection before.
  ///
  /// Mirrors `UITraitChangeObservable.TraitChangeHandler`.
  ///
  /// ```swift
  /// let redraw: View.TraitChangeHandler<View> = { view, _ in view.setNeedsDisplay() }
  /// cell.registerForTraitChanges([Theme.self], handler: redraw)
  /// ```
  public typealias TraitChangeHandler<Environment> = (Environment, TraitCollection) -> Void
}

internal import Journals
internal import ViewTree

/// Scenes on devices, and what is presented in them: a model of the adaptive side of SwiftUI's inspectors.
///
/// A scene that stands on a device has a size. From it follow the size classes, which the engine *gives* to
/// the scene's traits; they flow on like all other values and can be overridden anywhere. Whether an
/// inspector is a column or a sheet is decided from what its view answers for them, so it changes with the
/// update after a change of size, and not before.
///
/// ```swift
/// var system = PresentationSystem()
/// if let phone = DeviceTable.model(named: "iPhone16") { try system.attach(main, to: phone, traits: &traits) }
/// try traits.update()
/// let bounds = ColumnWidth.flexible(minimum: 200, ideal: 300, maximum: 400)
/// let details = try system.present(on: animals, columnWidth: bounds, traits: traits)
/// system.presentedAs(details, traits: traits)      // .sheet
/// ```
///
/// Nothing but rows is kept, and they remember how to go back: ``mark``, ``revert(to:)``, ``exchange(_:)``.
public struct PresentationSystem: Sendable {
  /// Where scenes stand, in the order in which they were put there.
  var standings = Journaled<Standing>()
  var inspectors = Journaled<Inspector>()

  /// Makes a system without scenes and inspectors.
  ///
  /// - Complexity: O(1)
  public init() {}

  /// The row of a scene that stands on a device.
  ///
  /// - Complexity: O(*n*) in the scenes on devices, of which there are few.
  func standing(of scene: EnvironmentID) -> Int? { standings.indices.first { standings[$0].scene == scene } }
}

extension PresentationSystem: Hashable {
  /// Systems are equal when the same scenes stand alike and the same inspectors are in the same state;
  /// journals do not count.
  public static func == (left: Self, right: Self) -> Bool {
    left.standings.count == right.standings.count && left.inspectors.count == right.inspectors.count
      && left.standings.indices.allSatisfy { left.standings[$0] == right.standings[$0] }
      && left.inspectors.indices.allSatisfy { left.inspectors[$0] == right.inspectors[$0] }
  }

  /// Feeds the whole state to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(standings.count)
    for index in standings.indices { hasher.combine(standings[index]) }
    for index in inspectors.indices { hasher.combine(inspectors[index]) }
  }
}

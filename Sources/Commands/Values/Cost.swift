/// What `cost { … }` counts; nothing is timed.
///
/// In the language it is a struct with one number for each ``Count``.
public struct Cost: Equatable, Sendable {
  /// One of the numbers, by the name that a learner reads it by.
  public enum Count: String, CaseIterable, Sendable {
    case environments, updated, callbacks, comparisons, equalities, layouts, draws, overrides

    /// What is counted.
    public var summary: String {
      switch self {
      case .environments: "have a new value"
      case .updated: "UIKit updates: a changed override or place, and all below"
      case .callbacks: "handlers, actions and registrations that ran"
      case .comparisons: "values compared with the ones before"
      case .equalities: "of these, by ==: of values that are stored as objects"
      case .layouts: "of views and windows"
      case .draws: "of views and windows"
      case .overrides: "set or removed"
      }
    }
  }

  /// The numbers, in the order of ``Count``.
  public var counts: [Int]

  /// Counts something, each number by its kind.
  public init(counting count: (Count) -> Int) { counts = Count.allCases.map(count) }

  /// What came to a cost since an earlier one.
  public static func - (left: Cost, right: Cost) -> Cost {
    var difference = left
    for index in difference.counts.indices { difference.counts[index] -= right.counts[index] }
    return difference
  }

  /// The struct that the language has for it.
  static let definition = StructDefinition(
    name: "Cost",
    fields: Count.allCases.map { .init(name: $0.rawValue, type: .int, defaultValue: .int(0)) })
}

extension World {
  /// A cost as a value of the language.
  public func value(_ cost: Cost) -> Value { .structure(Int32(costStruct), cost.counts.map { .int($0) }) }
}

/// How an iPhone or an iPad is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// On its side.
  case landscape

  /// The other one.
  public var turned: Orientation { self == .portrait ? .landscape : .portrait }
}

/// How lengths are written.
enum Points {
  /// A length without needless decimals: `270`, `561.5`.
  static func text(_ length: Double) -> String {
    Int(exactly: length).map { "\($0)" } ?? "\(length)"
  }
}

/// The applications to which a value of a program was handed over: whichever is at work when the value goes, keeps it until it is done.
///
/// Mostly there is one. A constant may be handed to each application that a program ever makes, so that of the others those that are gone are
/// forgotten.
struct Heirs: Sendable {
  private struct Other: Sendable {
    weak var values: ReleasedValues?
  }

  private var first: ReleasedValues?
  private var others: [Other] = []

  /// Adds an application, unless it is there.
  ///
  /// - Complexity: O(*a*) in the applications that are there and are not gone.
  mutating func add(_ values: ReleasedValues) {
    if first == nil { first = values }
    if first === values || others.contains(where: { $0.values === values }) { return }
    others.removeAll { $0.values == nil }
    others.append(Other(values: values))
  }

  /// Hands a value to the one that is at work, if one is.
  func takeOver(_ value: any Sendable) {
    if first?.takeOver(value) == true { return }
    for other in others where other.values?.takeOver(value) == true { return }
  }
}

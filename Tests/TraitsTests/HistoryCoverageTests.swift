import HistoryTesting
import Testing

/// What random histories do: a kind of operation that never applies would not be tried against the model.
@Suite("What random histories do")
struct HistoryCoverageTests {
  /// How often each kind of operation applies in so many steps, by its name.
  private func counts(forScripts isForScripts: Bool, steps: Int) -> [String: Int] {
    var counts: [String: Int] = [:]
    for seed in 0..<steps / 100 {
      var maker = OperationMaker(seed: UInt64(seed) * 31 + 7, isForScripts: isForScripts)
      var model = Model()
      var left = 100
      while left > 0 {
        let operation = maker.operation(for: model)
        guard model.allows(operation) else { continue }
        left -= 1
        counts[String("\(operation)".prefix { $0 != "(" }), default: 0] += 1
        model.budget = Operation.budget
        model.tell(operation)
      }
    }
    return counts
  }

  /// Kinds that both sorts of histories have.
  private static let common = [
    "create", "createChild", "override", "removeOverride", "overrideChild", "move", "destroy", "register",
    "unregister", "on", "removeHandler", "usesColour", "showsImage", "define", "redefine", "invalidate",
    "use", "update", "updateTraits", "updateProperties", "appear", "disappear",
  ]

  @Test("every kind of operation applies, and redefinitions do often")
  func kinds() {
    let told = counts(forScripts: true, steps: 3_000)
    let ofScripts = ["registerAction", "registerCapturing", "rename", "readCurrent", "readOverride"]
    #expect(Set(told.keys) == Set(Self.common + ofScripts))
    #expect(told["redefine"] ?? 0 >= 20, "\(told)")
    let run = counts(forScripts: false, steps: 3_000)
    #expect(Set(run.keys) == Set(Self.common + ["give", "detach", "attempt"]))
    #expect(run["redefine"] ?? 0 >= 20, "\(run)")
  }
}

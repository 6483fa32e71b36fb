import Commands
import HistoryTesting
import Playgrounds
import SessionTesting
import Testing

/// A trait that changes its type, beside a model that knows when it may, and what it then reads.
@Suite("Random histories of a trait's type")
struct TypeHistoryTests {
  /// The types that the trait takes, and values of each as they are written and printed.
  private static let types = [
    ("Int", ["0", "3"]), ("Bool", ["false", "true"]), ("Double", ["0.5", "3.0"]),
    ("String", [#""a""#, #""b""#]), ("AppTheme", ["standard", "bold"]), ("AppTheme?", ["nil", "pastel"]),
    ("Mood", ["calm", "wild"]), ("Badge", ["Badge(count: 0)", "Badge(count: 7)"]),
    ("[Int]", ["[]", "[4, 5]"]),
  ]

  private static let prelude =
    Prelude.theme + """
      define plain enum Mood { calm, wild }
      define struct Badge { count = 0 }
      define trait Mark: Int = 0

      """

  /// What is so in a state.
  private struct Model: Equatable {
    var type = 0
    var standard = 0
    /// The overrides by environment, from the outermost in.
    var overrides: [Int?] = [nil, nil, nil]
    var isObserved = false
    var isHandled = false
    var isKept = false

    static let places = ["main", "form", "cell"]

    var isUsed: Bool { isObserved || isHandled || isKept || overrides.contains { $0 != nil } }
    func text(_ value: Int) -> String { types[type].1[value] }
    /// What `header` and `cell` read.
    var readings: [String] {
      [text(overrides[0] ?? standard), text(overrides[2] ?? overrides[1] ?? overrides[0] ?? standard)]
    }
  }

  /// What is typed next: a statement, what is then so, and whether it succeeds.
  private struct Step {
    var text: String
    var model: Model
    var succeeds = true
  }

  private func step(_ model: Model, _ number: Int, _ random: inout SplitMix) -> Step {
    var (next, place) = (model, random.below(3))
    switch random.below(40) {
    case 0..<14:
      (next.type, next.standard) = (random.below(Self.types.count), random.below(2))
      let isFine = next.type == model.type || !model.isUsed
      let text = "redefine trait Mark: \(Self.types[next.type].0) = \(next.text(next.standard))"
      return Step(text: text, model: isFine ? next : model, succeeds: isFine)
    case 14..<20:
      next.overrides[place] = random.below(2)
      let value = next.text(next.overrides[place] ?? 0)
      return Step(text: "override \(Model.places[place]).mark = \(value)", model: next)
    case 20..<32:
      next.overrides[place] = nil
      return Step(text: "remove override \(Model.places[place]).mark", model: next)
    case 32..<36:
      next.isObserved.toggle()
      let text = next.isObserved ? "register cell for mark { \"\\(sender.mark)\" }" : "unregister cell"
      return Step(text: text, model: next)
    case 36..<39:
      next.isHandled.toggle()
      let text = next.isHandled ? "on cell layoutSubviews { cell.mark }" : "remove on cell layoutSubviews"
      return Step(text: text, model: next)
    default:
      place = number
      next.isKept = true
      return Step(text: "let kept\(place) = header.traits", model: next)
    }
  }

  @Test("it takes another type while nothing uses it; going back brings the old one back", arguments: 0..<24)
  func equalsModel(seed: Int) {
    var random = SplitMix(state: UInt64(seed) * 7919 + 3)
    let session = Session(Self.prelude, confirms: false)
    var states: [(number: Int, model: Model, digest: [String])] = []
    var (position, changes, script) = (0, 0, Self.prelude)
    func note(_ model: Model) {
      let playground = session.playground
      states.append((playground.history.current, model, Array(playground.digest.dropFirst())))
    }
    note(Model())
    for number in 0..<160 {
      var expected = states[position].model
      if random.chance(25) {
        let target = random.below(states.count)
        while position != target {
          session.run(position > target ? "undo" : "redo")
          position += position > target ? -1 : 1
          script += position > target ? "undo\n" : "redo\n"
        }
        expected = states[position].model
        #expect(Array(session.playground.digest.dropFirst()) == states[position].digest, "\(script)")
      } else {
        let step = step(expected, number, &random)
        let failures = session.problems.count
        session.run(step.text)
        script += step.text + "\n"
        #expect((session.problems.count == failures) == step.succeeds, "\(script)")
        if step.succeeds, step.model.type != expected.type { changes += 1 }
        expected = step.model
        if session.playground.history.current != states[position].number {
          states.removeSubrange((position + 1)...)
          note(expected)
          position += 1
        }
      }
      #expect(session.run("header.mark\ncell.mark") == expected.readings.joined(separator: "\n"), "\(script)")
    }
    #expect(changes > 2)
  }
}

import Observation
import SwiftUIViews
import Testing

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(count)")
      Stepper(count: $count)
      Idle()
    }
  }
}

private struct Stepper: View {
  @Binding var count: Int
  var body: some View { Button("More") { count += 1 } }
}

private struct Idle: View { var body: some View { Text("idle") } }

/// State, bindings, observable objects and the environment.
@MainActor @Suite struct StateTests {
  @Test("A tap writes a state, and only who reads it runs")
  func state() throws {
    let screen = try Screen(Counter())
    #expect(screen.texts == ["0", "More", "idle"])
    try screen.tap("More")
    try screen.tap("More")
    #expect(screen.texts == ["2", "More", "idle"])
    #expect(screen.counts(of: Counter.self).bodies == 3)
    #expect(screen.counts(of: Stepper.self).bodies == 1)
    #expect(screen.counts(of: Idle.self).bodies == 1)
    #expect(screen.counts(of: Idle.self).inits == 3)
  }
}

@Observable private final class Model {
  var name = "Rex"
  var age = 1
}

private struct NameView: View {
  let model: Model
  var body: some View { Text(model.name) }
}

private struct AgeView: View {
  @Environment(Model.self) private var model
  var body: some View {
    Text("\(model.age)")
    Button("Birthday") { model.age += 1 }
  }
}

private struct Editor: View {
  @Bindable var model: Model
  var body: some View { TextField("Name", text: $model.name).accessibilityIdentifier("name") }
}

private struct Animals: View {
  let model: Model
  var body: some View {
    NameView(model: model)
    AgeView().environment(model)
    Editor(model: model)
  }
}

private struct Rows: View {
  let numbers: [Int]
  @State private var isOn = false
  var body: some View {
    Toggle("Even only", isOn: $isOn)
    ForEach(numbers.filter { !isOn || $0.isMultiple(of: 2) }, id: \.self) { Row(number: $0) }
  }
}

private struct Row: View {
  let number: Int
  @State private var taps = 0
  var body: some View { Button("Row \(number): \(taps)") { taps += 1 } }
}

private struct Log: View {
  @State private var count = 0
  let note: @MainActor (String) -> Void
  var body: some View {
    Button("Count") { count += 1 }
    if count == 1 {
      Text("one").onAppear { note("appeared") }.onDisappear { note("disappeared") }
    }
    Text("\(count)").onChange(of: count) { old, new in note("\(old) -> \(new)") }
  }
}

private struct Wrong: View {
  @State private var count = 0
  var body: some View {
    let _ = (count += 1)
    Text("\(count)")
  }
}

private struct Restless: View {
  @State private var count = 0
  var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
}

private struct Endless: View { var body: some View { AnyView(Endless()) } }

extension StateTests {
  @Test("An observable object runs who has read the property, wherever it is changed")
  func observation() throws {
    let model = Model()
    let screen = try Screen(Animals(model: model))
    #expect(screen.texts == ["Rex", "1", "Birthday", "Rex"])
    try screen.tap("Birthday")
    #expect(screen.counts(of: NameView.self).bodies == 1 && screen.counts(of: AgeView.self).bodies == 2)
    model.name = "Bo"
    try screen.update()
    #expect(screen.counts(of: NameView.self).bodies == 2 && screen.counts(of: AgeView.self).bodies == 2)
    try screen.type("Ada", into: "name")
    #expect(model.name == "Ada" && screen.texts == ["Ada", "2", "Birthday", "Ada"])
    #expect(screen.counts(of: Animals.self).bodies == 1)
  }

  @Test("Rows are known by their ids, and keep their state")
  func identity() throws {
    let screen = try Screen(Rows(numbers: [1, 2, 3]))
    try screen.tap("Row 2: 0")
    try screen.tap("Row 3: 0")
    try screen.tap("Even only")
    #expect(screen.texts == ["Even only", "Row 2: 1"])
    try screen.tap("Even only")
    #expect(screen.texts == ["Even only", "Row 1: 0", "Row 2: 1", "Row 3: 0"])
  }

  @Test("Actions run as views come, change and go")
  func actions() throws {
    var log: [String] = []
    let screen = try Screen(Log { log.append($0) })
    try screen.tap("Count")
    try screen.tap("Count")
    #expect(log == ["appeared", "0 -> 1", "1 -> 2", "disappeared"])
  }

  @Test("A modifier of one's own has a body and a state")
  func modifiers() throws {
    struct Counted: ViewModifier {
      @State private var taps = 0
      func body(content: Content) -> some View {
        content
        Button("Tapped \(taps)") { taps += 1 }
      }
    }
    let screen = try Screen(Text("Hello").modifier(Counted()))
    try screen.tap("Tapped 0")
    #expect(screen.texts == ["Hello", "Tapped 1"] && screen.counts(of: Counted.self).bodies == 2)
  }

  @Test("Mistakes are sentences that name views as they are written")
  func mistakes() throws {
    func sentence(_ body: () throws -> Void) -> String {
      do { try body() } catch { return "\(error)" }
      return ""
    }
    #expect(
      sentence { _ = try Screen(Wrong()) }.hasPrefix(
        "the body of Wrong runs, and a view must not change what views show while they are updated: "))
    #expect(sentence { _ = try Screen(Endless()) }.hasPrefix("`Endless` contains itself"))
    #expect(sentence { _ = try Screen(Restless()) }.hasPrefix("100 passes did not bring the views to rest"))
    let screen = try Screen(Button("Save") {}.disabled(true))
    #expect(
      sentence { try screen.tap("Send") } == "no such control is called “Send”: there is “Save”")
    #expect(sentence { try screen.tap("Save") } == "“Save” is disabled")
  }
}

private struct Plain: View, Equatable {
  var id: Int
  var shown: Int
  var body: some View { Text("plain \(shown)") }
  nonisolated static func == (left: Plain, right: Plain) -> Bool { left.id == right.id }
}

private struct Named: View, Equatable {
  var id: Int
  var shown: String
  var body: some View { Text("named " + shown) }
  nonisolated static func == (left: Named, right: Named) -> Bool { left.id == right.id }
}

private struct Compared: View {
  @State private var count = 0
  var body: some View {
    Button("More") { count += 1 }
    Plain(id: 1, shown: count)
    Plain(id: 2, shown: count).equatable()
    Named(id: 3, shown: "\(count)")
  }
}

extension StateTests {
  @Test("A view's own `==` counts, where it holds plain data only with `equatable()`")
  func equatable() throws {
    let screen = try Screen(Compared())
    try screen.tap("More")
    #expect(screen.texts == ["More", "plain 1", "plain 0", "named 0"])
  }
}

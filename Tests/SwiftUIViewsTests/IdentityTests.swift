import Observation
import SwiftUIViews
import Testing

private enum Cats {
  struct Row: View {
    @State private var taps = 0
    var body: some View { Button("cat \(taps)") { taps += 1 } }
  }
}

private enum Dogs {
  struct Row: View {
    @State private var taps = 10
    var body: some View { Button("dog \(taps)") { taps += 1 } }
  }
}

private struct Rows: View {
  @State private var isDog = false
  var body: some View {
    if isDog { AnyView(Dogs.Row()) }
    AnyView(isDog ? AnyView(Dogs.Row()) : AnyView(Cats.Row()))
    Button("Change") { isDog.toggle() }
  }
}

private struct Twins: View {
  let one = Cats.Row()
  var body: some View {
    one
    one
  }
}

@Observable private final class Model { var name = "Rex" }

private struct Maybe: View {
  @Environment(Model.self) private var model: Model?
  var body: some View { Text(model?.name ?? "none") }
}

private struct Barred: View {
  @State private var count = 0
  let note: @MainActor (String) -> Void
  var body: some View {
    Text("\(count)")
      .toolbar {
        Button {
          count += 1
        } label: {
          Image(systemName: "plus")
        }
      }
      .onAppear { note("appeared") }
      .onChange(of: count) { new in note("\(new)") }
  }
}

/// Who is the same view, and what belongs to it.
@MainActor @Suite struct IdentityTests {
  @Test("Two types of one name are two views")
  func names() throws {
    let screen = try Screen(Rows())
    try screen.tap("cat 0")
    try screen.tap("Change")
    #expect(screen.texts == ["dog 10", "dog 10", "Change"])
    #expect(screen.counts(of: Dogs.Row.self).views == 2 && screen.counts(of: Cats.Row.self).views == 0)
  }

  @Test("One value with a state does not stand in two places")
  func twins() throws {
    let problem = #expect(throws: (any Error).self) { try Screen(Twins()) }
    #expect(
      "\(problem, default: "")".hasPrefix(
        "one value of Row stands in two places, which would share its `_taps`"))
  }

  @Test("An object that may be missing")
  func maybe() throws {
    #expect(
      try Screen(
        VStack {
          Maybe(); Maybe().environment(Model())
        }
      ).texts == ["none", "Rex"])
  }

  @Test("What follows a toolbar counts once, and a button is known by its image")
  func toolbar() throws {
    var log: [String] = []
    let screen = try Screen(Barred { log.append($0) })
    try screen.tap("plus")
    #expect(log == ["appeared", "1"] && screen.texts == ["1"])
  }
}

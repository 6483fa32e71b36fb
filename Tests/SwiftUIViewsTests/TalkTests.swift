import SwiftUIViews
import Testing

// The shape of an app as WWDC23 session 10161 has it: an inspector with a form, in a stack, with a button in its toolbar.

private struct Animal: Identifiable {
  var id = 0
  var name = "Cat"
}

private struct ContentView: View {
  @State private var animals = [Animal()]
  @State private var isInspectorPresented = false
  @State private var detent = PresentationDetent.height(200)
  var body: some View {
    NavigationStack {
      List { ForEach(animals) { animal in Text(animal.name) } }
        .inspector(isPresented: $isInspectorPresented) {
          InspectorForm(animal: $animals[0])
            .inspectorColumnWidth(min: 200, ideal: 300, max: 400)
            .presentationDetents([.height(200), .medium, .large], selection: $detent)
            .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
            .toolbar {
              Spacer()
              Button {
                isInspectorPresented.toggle()
              } label: {
                Label("Toggle Inspector", systemImage: "info.circle")
              }
            }
        }
        .toolbar { Button("Show") { isInspectorPresented = true } }
    }
  }
}

private struct InspectorForm: View {
  @Binding var animal: Animal
  var body: some View {
    Form {
      Section("Name") { TextField("Name", text: $animal.name) }
      switch animal.id {
      case 0: Text("first")
      default: EmptyView()
      }
    }
  }
}

/// The app of the talk on the devices that it names.
@MainActor @Suite struct TalkTests {
  @Test("On an iPhone the inspector is a sheet that leaves the list usable")
  func phone() throws {
    let screen = try Screen(ContentView(), on: .iPhone16)
    try screen.tap("Show")
    let inspector = try #require(screen.presentation(of: InspectorForm.self))
    #expect(inspector.form == .sheet && inspector.detent == .height(200) && inspector.isBackgroundInteractive)
    try screen.type("Dog", into: "Cat")
    #expect(screen.texts == ["Dog", "Show", "Name", "Dog", "first", "Toggle Inspector"])
    try inspector.drag(to: .large)
    try inspector.swipeDown()
    #expect(inspector.detent == .medium && inspector.isDimmed)
    try screen.tap("Toggle Inspector")
    #expect(inspector.form == .hidden)
  }

  @Test("On an iPad it is a column, and in split screen it lies above the list")
  func pad() throws {
    let screen = try Screen(ContentView(), on: .iPadPro13, orientation: .landscape)
    try screen.tap("Show")
    let inspector = try #require(screen.presentation(of: InspectorForm.self))
    #expect(inspector.form == .column && inspector.placement == .underToolbar)
    try screen.resize(toShare: 2, of: 3)
    #expect(inspector.form == .overlay)
    #expect(inspector.reasons.last?.hasPrefix("the scene is 2/3 of the screen") == true)
  }
}

import Foundation
import SwiftUIViews
import Testing

private struct Zoo: View {
  @State private var showsDetails = false
  @State private var asks = false
  var isDone: @MainActor () -> Void = {}
  var body: some View {
    NavigationStack {
      Button("Details") { showsDetails.toggle() }
      Button("Ask") { asks = true }
    }
    .inspector(isPresented: $showsDetails) {
      Details().presentationDetents([.height(200), .medium, .large])
        .inspectorColumnWidth(min: 200, ideal: 300, max: 400)
    }
    .alert("Sure?", isPresented: $asks) {
      Button("Yes") { isDone() }
      Button("No", role: .cancel) {}
    }
  }
}

private struct Details: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.horizontalSizeClass) private var width
  var body: some View {
    Text(width == .compact ? "narrow" : "wide")
    Button("Done") { dismiss() }
  }
}

private struct Pet: Identifiable { let id: Int }

private struct Pets: View {
  @State private var pet: Pet?
  @State private var detent = PresentationDetent.medium
  let note: @MainActor (String) -> Void
  var body: some View {
    Text("\(detent)")
    Button("One") { pet = Pet(id: 1) }
    Button("Two") { pet = Pet(id: 2) }
      .sheet(item: $pet, onDismiss: { note("dismissed") }) { pet in
        Text("Pet \(pet.id)")
          .presentationDetents([.medium, .large], selection: $detent)
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      }
  }
}

private struct Queue: View {
  @State private var first = false
  @State private var second = false
  let note: @MainActor (String) -> Void
  var body: some View {
    Button("Both") { (first, second) = (true, true) }
      .environment(\.colorScheme, .dark)
      .sheet(isPresented: $first, onDismiss: { note("first gone") }) {
        Scheme().onAppear { note("first") }.onDisappear { note("first ends") }
      }
      .sheet(isPresented: $second, onDismiss: { note("second gone") }) {
        Text("second").onAppear { note("second") }
      }
      .environment(\.colorScheme, .light)
  }
}

private struct Scheme: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text("\(scheme)") }
}

private struct Plain: View {
  @State private var warns = false
  @State private var asks = false
  @State private var pet: Pet?
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button("Warn") { warns = true }
      Button("Choose") { asks = true }
      Button("Cover") { pet = Pet(id: 7) }
    }
    .alert("Warning", isPresented: $warns) {
    } message: {
      Text("Mind the dog")
    }
    .confirmationDialog("Which?", isPresented: $asks, titleVisibility: .visible) { Button("This") {} }
    .fullScreenCover(item: $pet) { Text("Pet \($0.id)") }
  }
}

/// Presentations on devices, as views declare them.
@MainActor @Suite struct PresentationTests {
  @Test("An inspector is a column where there is room, and adapts when the scene changes")
  func inspector() throws {
    let screen = try Screen(Zoo(), on: .iPadPro13, orientation: .landscape)
    #expect(screen.presentations.isEmpty)
    try screen.tap("Details")
    let details = try #require(screen.presentation(of: Details.self))
    #expect(details.form == .column && details.frame?.width == 300 && screen.texts.contains("wide") == false)
    try details.drag(to: 350)
    #expect(details.frame == CGRect(x: 1026, y: 0, width: 350, height: 1032))
    try screen.resize(toShare: 1, of: 3)
    #expect(details.form == .sheet && details.detent == .height(200) && screen.texts.contains("narrow"))
    try screen.tap("Done")
    #expect(details.form == .hidden && screen.presentations.isEmpty)
  }

  @Test("A sheet rests at its detents, and goes as people swipe")
  func sheets() throws {
    var log: [String] = []
    let screen = try Screen(Pets { log.append($0) }, on: .iPhone16)
    try screen.tap("One")
    let sheet = try #require(screen.presentations.last)
    #expect(sheet.form == .sheet && sheet.detent == .medium && sheet.isBackgroundInteractive)
    #expect(sheet.frame?.height == 459 && screen.texts.last == "Pet 1")
    try sheet.drag(to: .large)
    #expect(sheet.isDimmed && screen.texts.first == "large")
    #expect(throws: (any Error).self) { try screen.tap("Two") }
    try sheet.swipeDown()
    try screen.tap("Two")
    #expect(screen.texts.last == "Pet 2" && log == ["dismissed"])
    try screen.rotate()
    #expect(sheet.form == .fullScreenCover && sheet.verticalSizeClass == .compact)
    try screen.rotate()
    try sheet.swipeDown()
    #expect(screen.presentations.isEmpty && log == ["dismissed", "dismissed"])
  }

  @Test("What waits begins when what is shown has gone; content reads what is set outside of its modifier")
  func waiting() throws {
    var log: [String] = []
    let screen = try Screen(Queue { log.append($0) }, on: .iPhone16)
    try screen.tap("Both")
    #expect(log == ["first"] && screen.texts.last == "light")
    try screen.presentations.last?.swipeDown()
    #expect(log == ["first", "first ends", "first gone", "second"])
  }

  @Test("The system adds a button that ends an alert or a dialog; a popover needs none")
  func addedButtons() throws {
    let screen = try Screen(Plain())
    try screen.tap("Warn")
    #expect(screen.texts.suffix(2) == ["Mind the dog", "OK"])
    try screen.tap("OK")
    try screen.tap("Choose")
    #expect(screen.texts.suffix(2) == ["This", "Cancel"])
    try screen.tap("Cancel")
    #expect(screen.presentations.isEmpty)
    try screen.tap("Cover")
    #expect(screen.presentations.last?.form == .fullScreenCover && screen.texts.last == "Pet 7")
    let pad = try Screen(Plain(), on: .iPadPro13)
    try pad.tap("Choose")
    #expect(pad.texts.last == "This")
  }

  @Test("A button of an alert ends it")
  func alerts() throws {
    var count = 0
    let screen = try Screen(Zoo { count += 1 })
    try screen.tap("Ask")
    #expect(screen.presentation(titled: "Sure?")?.form == .alert)
    #expect(throws: (any Error).self) { try screen.tap("Details") }
    try screen.tap("Yes")
    #expect(count == 1 && screen.presentations.isEmpty)
  }
}

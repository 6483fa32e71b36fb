import Testing

/// A player as Apple's article writes it.
private let player = """
  struct PlayButton: View {
      @Binding var isPlaying: Bool
      var body: some View {
          Button(action: { withAnimation(.easeInOut(duration: 1)) { isPlaying.toggle() } }) {
              Image(systemName: isPlaying ? "pause.circle" : "play.circle").scaleEffect(isPlaying ? 1 : 1.5)
          }
      }
  }
  struct PlayerView: View {
      let title: String
      @State private var isPlaying = false
      var body: some View {
          VStack {
              Text(title).font(.title)
              PlayButton(isPlaying: $isPlaying)
          }
          .background(isPlaying ? .green : .red)
      }
  }
  host PlayerView(title: "Pears") as p

  """

@Suite("SwiftUI code as it stands")
struct SwiftUITests {
  @Test func aViewIsShownAndTapped() {
    #expect(
      pasted(
        player
          + "p/Text.text; tap p/Button; p.isPlaying; p/Image.name; p.evaluations; p/PlayButton.evaluations")
        == ["\"Pears\"", "true", "\"pause.circle\"", "2", "2"])
  }

  @Test func anAnimationIsSeenInVirtualTime() {
    #expect(
      pasted(
        player
          + "tap p/Button; p/Image.scaleEffect; advance 0.5s; p/Image.scaleEffect; p.background; advance 0.5s; p/Image.scaleEffect"
      )
        == ["1.5", "1.25", "#be9748", "1.0"])
  }

  @Test func aPrivateStateIsNotSetFromOutside() {
    #expect(
      pasted(player + "p.isPlaying = true") == [
        "error: `isPlaying` is private to PlayerView, and cannot be set from outside"
      ])
  }

  @Test func bindingsGoIntoFieldsAndElements() {
    #expect(
      pasted(
        """
        struct Item: Identifiable { let id = UUID(); var name: String; var isDone = false }
        struct Items: View {
            @State private var items = [Item(name: "one"), Item(name: "two")]
            var body: some View {
                List {
                    ForEach($items) { $item in Toggle(item.name, isOn: $item.isDone) }
                    TextField("First", text: $items[0].name)
                    Text("\\(items.filter { $0.isDone }.count) of \\(items.count)")
                }
            }
        }
        host Items() as x
        tap x/"two"
        x/Text.text
        type "uno" in x/TextField
        x/"uno".isOn
        x.items[0].name
        """) == ["\"1 of 2\"", "false", "\"uno\""])
  }

  @Test func aPublishedChangeCountsForTheWholeObjectAndAnObservedOneForItself() {
    #expect(
      pasted(
        """
        class Old: ObservableObject { @Published var a = 0; @Published var b = 0 }
        @Observable class New { var a = 0; var b = 0 }
        struct Shows: View {
            @StateObject var old = Old()
            var body: some View { Text("\\(old.a)"); Button("old") { old.b += 1 } }
        }
        struct Tells: View {
            @State var new = New()
            var body: some View { Text("\\(new.a)"); Button("new") { new.b += 1 } }
        }
        host Shows() as x
        host Tells() as y
        tap x/Button; x.evaluations; tap y/Button; y.evaluations
        """) == ["2", "1"])
  }

  @Test func whatABodyMustNotDoIsRefused() {
    #expect(
      pasted("struct X: View { @State var n = 0; var body: some View { n = 1; Text(\"\") } }").first
        == "error: a body only describes what is on screen, and this does something (put it into an action, such as a `Button`'s or `onAppear`'s; `let _ = …` runs it each time)"
    )
    #expect(
      pasted(
        "struct X: View { @State var n = 0; func f() -> String { n += 1; return \"\" }; var body: some View { Text(f()) } }\nhost X() as x"
      ).first?
      .hasPrefix(
        "error: the body of X runs, and a view must not change what views show while they are updated")
        == true)
    #expect(
      pasted("struct X: View { var body: some View { X() } }\nhost X() as x").first?
        .hasPrefix("error: `X` contains itself") == true)
  }

  @Test func anUnknownModifierIsKeptAndAMisspelledOneRefused() {
    #expect(
      pasted("struct X: View { var body: some View { Text(\"a\").wobbling(3).paddding() } }\nhost X() as x")
        .last?
        .contains("did you mean `padding`?") == true)
  }

  @Test(arguments: [
    ("1-0", [0, 0, 0]), ("1-1", [0, 0, 0]), ("1-2", [0, 0, 1]), ("1-3", [1, 0, 1]), ("1-4", [1, 0, 1]),
    ("2-1", [1, 0, 1]), ("2-2", [1, 0, 1]), ("2-3", [1, 0, 1]), ("2-4", [1, 0, 1]), ("2-5", [1, 0, 0]),
  ])
  func anExperimentComesOutByRules(name: String, counts: [Int]) {
    let lines = pasted("experiment \(name)").filter { $0.hasPrefix("change") }
    #expect(lines.count == 3)
    for line in lines { #expect(line.split(separator: " ").suffix(3).map { Int($0) ?? -1 } == counts) }
  }

  @Test func aSceneOverrideReachesAHostedViewAndAnEnvironmentModifierUIKit() {
    #expect(
      pasted(
        """
        define enum AppTheme { standard, bold }
        define trait Theme: AppTheme = standard
        define key theme = AppTheme.standard bridges Theme
        class Badge: UIView { override func layoutSubviews() { } }
        struct Wrapper: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView { Badge() }
            func updateUIView(_ view: UIView, context: Context) { }
        }
        struct X: View {
            @Environment(\\.theme) var theme
            var body: some View { Text("\\(theme)"); Wrapper(); Wrapper().environment(\\.theme, .bold) }
        }
        scene main { window win { controller root } }
        host X() as x in root
        x/Text.text
        override main.theme = bold
        x/Text.text
        remove override main.theme
        x/Wrapper[0].view.theme; x/Wrapper[1].view.theme
        """) == ["\"standard\"", "\"bold\"", "standard", "bold"])
  }
}

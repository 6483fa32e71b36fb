import SwiftUIViews
import Testing

private enum Theme: Int, TraitDefinition { case standard, bold; static let defaultValue = Theme.standard }

private struct ThemeKey: TraitBridgedEnvironmentKey {
  static let defaultValue = Theme.standard
  static func read(from traits: TraitCollection) -> Theme { traits[Theme.self] }
  static func write(to traits: inout any MutableTraits, value: Theme) { traits[Theme.self] = value }
}

extension EnvironmentValues {
  fileprivate var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

private struct Themed: View {
  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text("\(theme) \(scheme)") }
}

private final class Badge: UIKitTraits.View {
  var count = 0
  var themes: [Theme] = []
  override func layoutSubviews() { themes.append(traitCollection[Theme.self]) }
}

private struct BadgeView: UIViewRepresentable {
  @Binding var count: Int
  func makeUIView(context: Context) -> Badge { Badge() }
  func updateUIView(_ badge: Badge, context: Context) { badge.count = count }
}

private struct Counted: View {
  @State private var count = 0
  @State private var isShown = true
  var body: some View {
    Button("More") { count += 1 }
    Button("Hide") { isShown = false }
    if isShown { BadgeView(count: $count).environment(\.theme, .bold) }
  }
}

private struct Ball: View {
  @State private var isAway = false
  let note: @MainActor () -> Void
  var body: some View {
    Text("ball").offset(x: isAway ? 100 : 0)
    Button("Throw") {
      withAnimation(.linear(duration: 2)) {
        isAway = true
      } completion: {
        note()
      }
    }
    Button("Fade") { isAway.toggle() }
    Text("fading").opacity(isAway ? 0 : 1).animation(.easeInOut(duration: 1), value: isAway)
  }
}

/// What views have of UIKit's traits and give to UIKit's views, and what moves.
@MainActor @Suite struct TraitAndAnimationTests {
  @Test("The system goes dark, a scene overrides a trait, and a modifier what is below")
  func traits() throws {
    let screen = try Screen(
      VStack {
        Themed()
        Themed().environment(\.theme, .standard)
      })
    screen.scene.systemTraits.userInterfaceStyle = .dark
    screen.scene.traitOverrides[Theme.self] = .bold
    #expect(screen.texts == ["standard light", "standard light"])
    try screen.update()
    #expect(screen.texts == ["bold dark", "standard dark"] && screen.counts(of: Themed.self).bodies == 4)
  }

  @Test("A representable makes its view once, and updates it for what it reads")
  func representables() throws {
    let screen = try Screen(Counted())
    let badge = try #require(screen.madeView(of: Badge.self))
    try screen.tap("More")
    #expect(badge.count == 1 && badge.themes == [.bold] && badge.window === screen.window)
    let counts = screen.counts(of: BadgeView.self)
    #expect(counts.makes == 1 && counts.updates == 2)
    try screen.tap("Hide")
    #expect(badge.window == nil && screen.madeView(of: Badge.self) == nil)
  }

  @Test("An animation goes on as time passes, and tells of its end")
  func animations() throws {
    var ends = 0
    let screen = try Screen(Ball { ends += 1 })
    try screen.tap("Throw")
    let later = try screen.value(of: .offset, at: "ball", after: 1.5)
    #expect(later.map { $0.rounded() } == [75, 0])
    try screen.advance(by: 1)
    let now = try screen.value(of: .offset, at: "ball")
    #expect(now.map { $0.rounded() } == [50, 0] && ends == 0)
    #expect(try screen.value(of: .opacity, at: "fading") == [0])
    try screen.advance(by: 1)
    #expect(try screen.value(of: .offset, at: "ball") == [100, 0] && ends == 1)
  }
}

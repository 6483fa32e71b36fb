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

private struct LimitKey: EnvironmentKey { static let defaultValue: Int? = 5 }

extension EnvironmentValues {
  fileprivate var limit: Int? {
    get { self[LimitKey.self] }
    set { self[LimitKey.self] = newValue }
  }
}

private struct Sizes: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.layoutDirection) private var direction
  @Environment(\.limit) private var limit
  var body: some View { Text("\(width.map { "\($0)" } ?? "nil") \(size) \(direction) \(limit ?? 0)") }
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

private struct ThemedBadge: View {
  @State private var theme: Theme? = Theme.bold
  @State private var isShown = true
  var body: some View {
    Button("Standard") { theme = .standard }
    Button("Show") { isShown.toggle() }
    if isShown { ReadingBadge().environment(\.theme, theme ?? .standard) }
    BadgeView(count: .constant(1)).environment(\.limit, 3)
  }
}

/// It reads the theme where it makes its view.
private struct MakingBadge: UIViewRepresentable {
  func makeUIView(context: Context) -> Badge {
    let badge = Badge()
    badge.count = context.environment.theme.rawValue
    return badge
  }
  func updateUIView(_ badge: Badge, context: Context) {}
}

/// It reads the theme where it updates.
private struct ReadingBadge: UIViewRepresentable {
  func makeUIView(context: Context) -> Badge { Badge() }
  func updateUIView(_ badge: Badge, context: Context) { badge.count = context.environment.theme.rawValue }
}

private struct Two: View {
  @State private var x = 0.0
  let note: @MainActor (String) -> Void
  var body: some View {
    Text("x").opacity(x)
    Button("Go") {
      withAnimation(.linear(duration: 1)) {
        x += 0.1
      } completion: {
        note("short")
      }
      withAnimation(.linear(duration: 3)) {
        x += 0.1
      } completion: {
        note("long")
      }
    }
    Button("Again") {
      withAnimation(.linear(duration: 4)) {
        x += 0.1
      } completion: {
        note("again")
      }
    }
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

  @Test("A key of an optional type reads its default, and the traits of the scene")
  func optionals() throws {
    let screen = try Screen(Sizes(), on: .iPadPro13)
    #expect(screen.texts == ["regular large leftToRight 5"])
    screen.scene.systemTraits.preferredContentSizeCategory = .accessibilityMedium
    screen.scene.systemTraits.layoutDirection = .rightToLeft
    try screen.resize(toShare: 1, of: 3)
    #expect(screen.texts == ["compact accessibility1 rightToLeft 5"])
    #expect(try Screen(Sizes().environment(\.limit, nil)).texts == ["compact large leftToRight 0"])
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

  @Test(
    "What is set around a representable is its view's override, for as long as it is set, and what it reads updates it"
  )
  func overrides() throws {
    let screen = try Screen(ThemedBadge())
    func badges() -> [Badge] {
      screen.window.subviews.compactMap { $0.subviews.first as? Badge }
    }
    #expect(badges().map(\.themes) == [[.bold], [.standard]] && badges().map(\.count) == [1, 1])
    try screen.tap("Standard")
    #expect(badges()[0].themes == [.bold, .standard] && badges()[0].count == 0)
    #expect(screen.counts(of: ReadingBadge.self).updates == 2)
    screen.scene.traitOverrides[Theme.self] = .bold
    try screen.tap("Show")
    try screen.tap("Show")
    #expect(badges().map { $0.traitCollection[Theme.self] } == [.bold, .standard])
    screen.scene.traitOverrides[Theme.self] = .standard
    try screen.update()
    #expect(badges().map { $0.traitCollection[Theme.self] } == [.standard, .standard])
  }

  @Test("What is read where a view is made updates it as well")
  func making() throws {
    let screen = try Screen(MakingBadge())
    screen.scene.traitOverrides[Theme.self] = .bold
    try screen.update()
    #expect(screen.counts(of: MakingBadge.self).updates == 2)
  }

  @Test("Each of several animations tells of its own end")
  func completions() throws {
    var log: [String] = []
    let screen = try Screen(Two { log.append($0) })
    try screen.tap("Go")
    try screen.advance(by: 1)
    #expect(log == ["short"])
    try screen.tap("Again")
    try screen.advance(by: 4)
    #expect(log == ["short", "long", "again"])
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

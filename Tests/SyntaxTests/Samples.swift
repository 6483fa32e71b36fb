/// Texts that are right, as a start for tests that change them.
enum Samples {
  /// One script with nearly everything the language has.
  static let tour = #"""
    define enum AppTheme { standard, pastel,
      bold, monochrome }                         // Int raw values
    define plain enum Mood { calm, wild }
    define struct Palette { name = "", shade = 0; equal { left.name == right.name } }
    define trait ContainedInSettings = false
    define trait Theme: AppTheme = standard {
      name "theme"
      identifier "com.example.theme"
      affects color
    }
    define color cardBackground = theme == pastel ? #ffd1dc : #fff
    define action themeChanged(sender, previous) { print "\(sender.theme) \("nested \(1 + 2)")" }
    scene main on mac 1200x800 {
      window win { controller root { view header; view title { var label = "" } } }
      presentation popup
    }
    let night = traits { userInterfaceStyle = dark; [Width] = 3 } modifying { a = 1 }; night[Theme]
    create view badge in form
    override main.theme = pastel
    override form { theme = .bold; containedInSettings = true }
    if form.overrides.contains(theme) { remove override form.theme } else if !a { b = -1 } else { c = 0.25s }
    what if { override form.theme = bold } show tree theme
    repeat 3 { turn { invalidate cell display } } print 3
    let watch = register settings/cell for theme, Width.self { print "\(previous.theme) -> \(sender.theme)" }
    register cell for theme target settings action themeChanged
    expect a == [1, 2, 3].count within 0.001 else "no \"quotes\" \u{1F34E}"
    expect error "no override" { cell.x }
    present inspector details on animals { columnWidth 200...300...400; interactiveDismissDisabled }
    resize main to 1/2; load ../a/b.mendel; help; ?define
    요약 = """
        첫 줄 \(a)
          둘째 줄
        """
    x = a +
      b * (c -
      d), e
    """#
}

/// A generator of numbers that gives the same ones each time.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

import Commands
import SessionTesting
import Syntax
import Testing

/// A statement that nobody runs would say nothing: each example of `help` is typed, and answered.
@Suite("The examples of help")
struct GuideTests {
  /// What a session has in which any of the examples can be typed.
  private static let prelude = """
    define enum AppTheme { standard, pastel, bold, monochrome }
    define trait Theme: AppTheme = standard { affects color }
    define trait ContainedInSettings = false
    define trait Width = 0 { accessors none }
    define color cardBackground = theme == pastel ? #ffd1dc : #ffffff
    var isOn = false
    let night = traits { userInterfaceStyle = dark }
    scene main on iPadPro13 landscape {
      window win {
        controller root {
          view animals
          view header { view title }
          controller settings { view form { view cell; view badge } }
        }
        presentation popup { controller card }
      }
    }
    create controller child in root
    override form.theme = pastel
    override cell.theme = bold

    """

  /// What one example needs besides, or instead of the session.
  private static func setup(of form: StatementForm) -> String {
    switch form {
    case .defineEnum, .defineStruct, .defineClass, .defineKey, .defineImage, .scene: ""
    case .defineAction: "define trait Theme = 0"
    case .window: "scene main { window win { } }"
    case .presentation: "scene main { window win { presentation popup { } } }"
    case .controller: "scene main { window win { controller settings { } } }"
    case .view: "scene main { window win { controller root { view form { } } } }"
    case .defineTrait: "define enum AppTheme { standard, pastel, bold, monochrome }"
    case .defineColor: setup(of: .defineTrait) + "\ndefine trait Theme: AppTheme = standard"
    case .create: prelude + "destroy badge"
    case .disappear: prelude + "appear child in header"
    case .unregister: prelude + "let watch = register cell for theme { print \"changed\" }"
    case .removeHandler: prelude + "on cell layoutSubviews { }"
    case .dismiss, .drag: prelude + "present inspector details on animals { columnWidth 200...300...400 }"
    default: prelude
    }
  }

  /// What the shell does, and a lesson, is told by their tests; what `redefine` says is said of `define`.
  static let forms = Statements.rows.filter { $0.section != .lessons && $0.section != .session }.map(\.form)
    .filter { StatementGuide[$0] != nil && !$0.isRedefinition }

  @Test("each works when it is typed, and says something", arguments: forms)
  func example(_ form: StatementForm) throws {
    let example = try #require(StatementGuide[form]).example
    let session = Session(Self.setup(of: form))
    let answer = session.run(example)
    #expect(session.problems.map(\.sentence.cause) == [], "\(example)")
    #expect(!answer.isEmpty || form == .expect || form == .expectError, "\(example)")
  }
}

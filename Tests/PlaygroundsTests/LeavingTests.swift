import SessionTesting
import Testing

/// What callbacks do to the place where an update is, or is about to be: the update goes on where things stand then.
@Suite("Callbacks that move what an update is at")
struct LeavingTests {
  private static let tree = """
    define trait Theme = 0
    scene main { window win { controller root { view header; view footer } } }

    """

  private func output(_ script: String) -> String {
    Session(Self.tree, confirms: false).run(script)
  }

  @Test("R40: a controller that moves in viewWillAppear is updated where it stands then, before it appears")
  func moved() {
    let told = output(
      """
      create controller child in root
      on child viewWillAppear { if header.theme == 1 { move child to footer } }
      register child for theme { print "R \\(previous.theme) -> \\(child.theme)" }
      on child viewIsAppearing { print "isAppearing: child \\(child.theme)" }
      on header layoutSubviews { if child.theme != header.theme { move child to header } }
      turn { override main.theme = 1; invalidate header }
      """)
    #expect(told == "R 0 -> 1\nisAppearing: child 1")
  }

  @Test("R43: a controller that disappears in viewWillAppear is told of a change once")
  func disappears() {
    let told = output(
      """
      use iOS 16
      create controller child in root
      on child traitCollectionDidChange { print "D \\(previous.theme) -> \\(child.theme)" }
      on child viewWillAppear { disappear child }
      on header layoutSubviews { if child.theme != header.theme { move child to header } }
      turn { override main.theme = 1; invalidate header }
      print child.theme
      """)
    #expect(told == "D 0 -> 1\n1")
  }

  @Test("R33: what left every hierarchy in viewWillAppear keeps its values and hears of nothing")
  func leaves() {
    let told = output(
      """
      create controller child in root
      register child for theme { print "R" }
      on child viewWillAppear { remove footer }
      override footer.theme = 2
      on header layoutSubviews { if child.theme != header.theme { move child to footer } }
      turn { override main.theme = 1; invalidate header }
      print child.theme
      """)
    #expect(told == "0")
  }

  @Test("R39: a controller that comes while viewWillAppear is told hears it too, one that goes does not")
  func announced() {
    let handlers = """
      create controller child in root
      create controller inner in root
      on inner viewWillAppear { print "will inner" }
      on inner viewIsAppearing { print "is inner" }
      on inner viewDidAppear { print "did inner" }

      """
    let came = output(
      handlers + """
        on child viewWillAppear { print "will child"; move inner to child }
        appear child
        """)
    #expect(came == "will child\nwill inner\nis inner\ndid inner")
    let went = output(
      handlers + """
        move inner to child
        on child viewWillAppear { print "will child"; remove inner }
        appear child in header
        """)
    #expect(went == "will child")
  }

  @Test("R43: after an update inside, who is left to be told is told of what is still different")
  func settled() {
    func told(settingTo value: Int) -> String {
      output(
        """
        register header for theme {
          print "R1 \\(previous.theme)->\\(sender.theme)"
          if sender.theme == 1 { override header.theme = \(value); update traits header }
        }
        register header for theme { print "R2 \\(previous.theme)->\\(sender.theme)" }
        on header traitCollectionDidChange { print "D \\(previous.theme)->\\(sender.theme)" }
        override header.theme = 1
        """)
    }
    #expect(told(settingTo: 0) == "R1 0->1\nR1 1->0\nR2 1->0\nD 1->0")
    #expect(told(settingTo: 2) == "R1 0->1\nR1 1->2\nR2 1->2\nD 1->2\nR2 0->2\nD 0->2")
  }
}

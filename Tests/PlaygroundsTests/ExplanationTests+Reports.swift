import SessionTesting
import Testing

@Suite("Reports on traits")
struct TraitReportTests {
  private func session(_ statements: String = "") -> Session {
    Session(Prelude.theme + statements, confirms: false)
  }

  @Test("`show tree TRAIT PLACE` shows the values of one branch")
  func branch() {
    let session = session("override form.theme = bold\n")
    #expect(
      session.run("show tree theme settings") == """
        settings   standard
        └ form     bold       override
          └ cell   bold
        """)
    #expect(session.run("show tree theme nowhere").hasPrefix("error: "))
    #expect(session.run("show overrides form cell").hasPrefix("error: "))
  }

  @Test("what the system gives is marked in the tree, also where it is pending")
  func given() {
    let session = Session(
      "scene main on iPhone16 { window win { controller root { view cell } } }\nset updates manual\n",
      confirms: false)
    #expect(session.run("show tree verticalSizeClass").hasPrefix("main         regular   given\n"))
    session.run("rotate main")
    #expect(
      session.run("show tree verticalSizeClass").hasPrefix("main         regular   given, pending: compact\n")
    )
    #expect(!session.run("why main.verticalSizeClass").contains("answer its own override"))
  }

  @Test("R18: both definitions of shared data are listed")
  func sharedData() {
    let session = session(
      """
      define objc trait OF: float = 1.5 { identifier "com.example.f"; name "f" }
      define trait F = 1.5 { identifier "com.example.f"; name "f" }

      """)
    let rows = session.run("show traits").split(separator: "\n").filter { $0.contains("1.5") }
    #expect(rows.count == 2)
    #expect(rows.last?.hasPrefix("f ") ?? false)
  }

  @Test("`show trait` tells where a system trait is special")
  func peculiarities() {
    let session = session()
    #expect(
      session.run("show trait toolbarItemPresentationSize").contains("Mac Catalyst 16, as a key iOS 17"))
    #expect(session.run("show trait typesettingLanguage").contains("Locale.Language? in Swift"))
    #expect(session.run("show trait headroomUsageLimit").hasPrefix("hdrHeadroomUsageLimit\n"))
  }

  @Test("at 80 columns marks and long names stay whole")
  func longNames() {
    let session = session(
      """
      override main.preferredContentSizeCategory = accessibilityExtraExtraLarge
      override form.preferredContentSizeCategory = accessibilityExtraExtraExtraLarge
      set updates manual
      override form.preferredContentSizeCategory = extraExtraExtraLarge
      override main.preferredContentSizeCategory = extraSmall

      """)
    let tree = session.run("show tree preferredContentSizeCategory")
    #expect(tree.contains("override, pending: extraExtraExtraLarge"))
    #expect(tree.contains("override, pending: extraSmall"))
    let reason = session.run("why cell.preferredContentSizeCategory")
    for word in ["UITraitPreferredContentSizeCategory", "accessibilityExtraExtraExtraLarge"] {
      #expect(reason.split(separator: "\n").dropFirst().contains { $0.contains(word) })
    }
    #expect((tree + "\n" + reason).split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("errors name what is gone, and the words that are to blame")
  func goneParents() {
    let session = session("create controller k in settings\n")
    #expect(
      session.run("destroy settings\nappear k").hasPrefix("error: what it belonged to is gone: `settings`"))
    let other = self.session("remove settings\n")
    #expect(
      other.run("appear settings in main") == """
        error: a controller cannot stand in a scene
          1 │ appear settings in main
            │                    ^^^^
            │ it can stand in a window, a presentation, a controller or a view
        """)
    #expect(self.session("disappear root\n").run("show tree").contains("from win, disappeared"))
  }

  @Test("methods that controllers and presentation controllers do not have are refused with what does it")
  func methods() {
    let session = session("scene main { window win { presentation popup { controller card } } }\n")
    #expect(
      session.run("settings.setNeedsLayout()").contains("write `settings.view.setNeedsLayout()`"))
    #expect(session.run("popup.setNeedsLayout()").contains("write `invalidate popup`"))
    #expect(session.run("settings.view.setNeedsLayout(); invalidate settings") == "")
  }

  @Test("an action without a second parameter says how to have one")
  func actionParameters() {
    let output = session().run("define action a(s) { print previous.theme }")
    #expect(output.contains("`define action a(sender, previous)`"))
  }

  @Test("a tree without a trait tells of the overrides of a controller's view as well")
  func viewOverrides() {
    let session = Session(
      """
      define trait Width = 0
      scene main { window win { controller root { view cell } } }
      override root.view.width = 1

      """, confirms: false)
    #expect(
      session.run("show tree; override root.width = 2; show tree root") == """
        main         scene
        └ win        window
          └ root     controller   override width on its view
            └ cell   view
        root     controller   override width; override width on its view
        └ cell   view
        """)
  }
}

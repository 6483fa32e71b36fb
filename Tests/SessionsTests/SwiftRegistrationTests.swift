import Testing

/// `registerForTraitChanges` in every form.
struct SwiftRegistrationTests {
  private let views = """
    class Badge: UIView {
        func update(from previous: UITraitCollection) { print("\\(previous.theme) -> \\(traitCollection.theme)") }
        @objc func changed() { print("changed") }
        @objc func changed(_ badge: Badge, previous: UITraitCollection) { print("two", previous.theme) }
    }
    scene main { window win { controller root } }
    let badge = Badge()
    root.view.addSubview(badge)

    """

  @Test(arguments: [
    "{ (badge: Badge, previous: UITraitCollection) in badge.update(from: previous) }",
    "{ badge, previous in badge.update(from: previous) }",
    "{ [weak badge] _, previous in badge?.update(from: previous) }",
    "{ $0.update(from: $1) }",
  ])
  func aClosureIsCalled(closure: String) {
    let text = themeTrait + views + "badge.registerForTraitChanges([ThemeTrait.self]) \(closure)\n"
    #expect(pasted(text + "win.traitOverrides.theme = .bold") == ["standard -> bold"])
  }

  @Test func theHandlerMayBeLabelled() {
    let call =
      "badge.registerForTraitChanges([ThemeTrait.self], handler: { (view: Badge, _: UITraitCollection) in print(view.theme) })\n"
    #expect(pasted(themeTrait + views + call + "win.traitOverrides.theme = .bold") == ["bold"])
  }

  @Test func anActionIsCalledOnItselfOrOnATarget() {
    let calls = """
      badge.registerForTraitChanges([ThemeTrait.self], action: #selector(Badge.setNeedsLayout))
      let other = Badge()
      badge.registerForTraitChanges([ThemeTrait.self, UITraitUserInterfaceStyle.self], target: other, action: #selector(Badge.changed))
      win.traitOverrides.theme = .bold
      badge.layouts
      """
    #expect(pasted(themeTrait + views + calls) == ["changed", "2"])
  }

  @Test func selfIsRegisteredInItsInitialiser() {
    #expect(
      pasted(
        themeTrait + """
          final class Badge: UIView {
              let label = UILabel()
              override init(frame: CGRect) {
                  super.init(frame: frame)
                  addSubview(label)
                  registerForTraitChanges([ThemeTrait.self]) { (self: Self, previous: UITraitCollection) in
                      self.label.text = "\\(previous.theme) -> \\(self.traitCollection.theme)"
                  }
              }
              required init?(coder: NSCoder) { fatalError() }
          }
          scene main { window win { controller root } }
          let badge = Badge()
          root.view.addSubview(badge)
          win.traitOverrides.theme = .bold
          badge.label.text
          badge.label.superview === badge
          """) == ["\"standard -> bold\"", "true"])
  }

  @Test func aRegistrationEndsAndCounts() {
    let calls = """
      let token = badge.registerForTraitChanges([ThemeTrait.self]) { (badge: Badge, _) in print(badge.theme) }
      win.traitOverrides.theme = .bold
      badge.unregisterForTraitChanges(token)
      win.traitOverrides.theme = .pastel
      token.calls
      token.traits == [ThemeTrait.self]
      token.target === badge
      badge.registrations
      """
    #expect(pasted(themeTrait + views + calls) == ["bold", "1", "true", "true", "0"])
  }

  @Test func listsByNameAndVariablesAreTaken() {
    let calls = """
      let sizes: [UITrait] = [UITraitVerticalSizeClass.self, UITraitHorizontalSizeClass.self]
      badge.registerForTraitChanges(sizes + [ThemeTrait.self]) { (_: Badge, _) in print("one of three") }
      badge.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) { (_: Badge, _) in print("colour") }
      win.traitOverrides.horizontalSizeClass = .compact
      win.overrideUserInterfaceStyle = .dark
      """
    #expect(pasted(themeTrait + views + calls) == ["one of three", "colour"])
  }

  @Test func aSelectorOfNoMethodIsAMistake() {
    let call = "badge.registerForTraitChanges([ThemeTrait.self], action: #selector(Badge.changd))"
    #expect(
      pasted(themeTrait + views + call) == ["error: Badge has no method `changd` (did you mean `changed`?)"])
  }

  @Test func registeringOnMovingIntoAWindow() {
    #expect(
      pasted(
        """
        class Body: UIView {
            private var registration: (any UITraitChangeRegistration)?
            override func didMoveToWindow() {
                super.didMoveToWindow()
                guard window != nil else {
                    if let registration { unregisterForTraitChanges(registration) }
                    registration = nil
                    return
                }
                registration = registerForTraitChanges(
                    [UITraitPreferredContentSizeCategory.self], target: self, action: #selector(sizeChanged))
            }
            @objc private func sizeChanged() {
                if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
                    print("large text")
                } else if traitCollection.preferredContentSizeCategory > .large {
                    print("larger")
                }
            }
        }
        scene main { window win { controller root } }
        let body = Body()
        root.view.addSubview(body)
        body.registrations
        win.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
        win.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        body.removeFromSuperview()
        body.registrations
        """) == ["1", "larger", "large text", "0"])
  }

  @Test func aProtocolsExtensionRegisters() {
    #expect(
      pasted(
        """
        protocol Themeable: AnyObject { func applyTheme() }
        extension Themeable where Self: UIView {
            func startObserving() {
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Self, _) in view.applyTheme() }
            }
        }
        final class Tile: UIView, Themeable {
            override init(frame: CGRect) { super.init(frame: frame); startObserving() }
            required init?(coder: NSCoder) { nil }
            func applyTheme() { print("now \\(traitCollection.userInterfaceStyle)") }
        }
        let tile = Tile(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        tile.traitOverrides.userInterfaceStyle = .dark
        tile.updateTraitsIfNeeded()
        """) == ["now dark"])
  }
}

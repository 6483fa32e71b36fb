import Testing

/// Views, controllers and windows made in code.
struct SwiftViewTests {
  @Test func aWindowWithoutASceneGetsOne() {
    #expect(
      pasted(
        """
        class Home: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); print("loaded") }
            override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("will appear") }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                print("appearing", traitCollection.userInterfaceStyle)
            }
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("did appear") }
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.overrideUserInterfaceStyle = .dark
        window.rootViewController = Home()
        window.makeKeyAndVisible()
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows }.first { $0.isKeyWindow } === window
        window.overrideUserInterfaceStyle = .unspecified
        window.rootViewController?.traitCollection.userInterfaceStyle
        """) == ["loaded", "will appear", "appearing dark", "did appear", "true", "unspecified"])
  }

  @Test func childrenAreContained() {
    #expect(
      pasted(
        """
        class Parent: UIViewController {
            let child = UIViewController()
            override func viewDidLoad() {
                super.viewDidLoad()
                addChild(child)
                view.addSubview(child.view)
                child.view.frame = view.bounds
                child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                child.didMove(toParent: self)
                setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
            }
            func swapOut() {
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
        }
        scene main { window win }
        let parent = Parent()
        win.rootViewController = parent
        parent.child.traitCollection.horizontalSizeClass
        parent.child.view.superview === parent.view
        parent.swapOut()
        parent.children.isEmpty && parent.child.view.superview == nil
        """) == ["compact", "true", "true"])
  }

  @Test func whatIsPresentedInheritsFromTheWindow() {
    #expect(
      pasted(
        """
        scene main { window win { controller root } }
        root.traitOverrides.userInterfaceStyle = .dark
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        root.present(sheet, animated: true) { print("presented") }
        sheet.traitCollection.userInterfaceStyle
        sheet.presentationController?.traitOverrides.userInterfaceLevel = .elevated
        sheet.view.traitCollection.userInterfaceLevel
        sheet.presentingViewController === root
        sheet.dismiss(animated: true) { print("gone") }
        root.presentedViewController == nil
        """) == ["presented", "unspecified", "elevated", "true", "gone", "true"])
  }

  @Test func containersShowOneOfTheirControllers() {
    #expect(
      pasted(
        """
        class Page: UIViewController {
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print(title ?? "", "appears") }
            override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print(title ?? "", "goes") }
        }
        func page(_ title: String) -> Page {
            let page = Page()
            page.title = title
            return page
        }
        scene main { window win }
        let tabs = UITabBarController()
        let nav = UINavigationController(rootViewController: page("list"))
        tabs.viewControllers = [nav, page("settings")]
        win.rootViewController = tabs
        nav.pushViewController(page("detail"), animated: true)
        nav.viewControllers.count
        nav.popViewController(animated: true)?.title
        tabs.selectedIndex = 1
        nav.topViewController?.tabBarController === tabs
        """) == [
          "list appears", "list goes", "detail appears", "2", "\"detail\"", "detail goes", "list appears",
          "list goes", "settings appears", "true",
        ])
  }

  @Test func decorationsAreKeptAndMisspelledOnesRefused() {
    let card = """
      class Card: UIView {
          private let label: UILabel = {
              let label = UILabel()
              label.font = UIFont.preferredFont(forTextStyle: .headline)
              label.adjustsFontForContentSizeCategory = true
              label.numberOfLines = 0
              label.translatesAutoresizingMaskIntoConstraints = false
              return label
          }()
          private lazy var stack = UIStackView(arrangedSubviews: [label])
          init(title: String) {
              super.init(frame: .zero)
              label.text = title
              stack.axis = .vertical
              addSubview(stack)
              layer.cornerRadius = 12
              layer.shadowOffset = CGSize(width: 0, height: 2)
              NSLayoutConstraint.activate([
                  stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
                  heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
              ])
          }
          required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      }
      let card = Card(title: "Hello")
      card.layer.cornerRadius

      """
    #expect(pasted(card) == ["12.0"])
    #expect(
      pasted(card + "card.backgroundColr = .red").last
        == "error: no trait has the property `backgroundColr`, and Card nothing of that name (did you mean `backgroundColor`?)"
    )
  }

  @Test func outletsAndImplicitlyUnwrappedPropertiesAreUsed() {
    #expect(
      pasted(
        """
        class Player: UIViewController {
            @IBOutlet private weak var missing: UIButton!
            private var label: UILabel!
            override func viewDidLoad() {
                super.viewDidLoad()
                label = UILabel(frame: .zero)
                label.text = "Play"
                view.addSubview(label)
                let button = UIButton(type: .system)
                button.setTitle("Go", for: .normal)
                button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
                view.addSubview(button)
                button.sendActions(for: .touchUpInside)
            }
            @objc private func tapped(_ sender: UIButton) {
                label.text?.append("ed")
                print(sender.currentTitle ?? "", label.text ?? "")
            }
        }
        let player = Player()
        player.loadViewIfNeeded()
        """) == ["Go Played"])
  }

  @Test func layoutFollowsTraitsByTrackingSinceIOS18() {
    let text = """
      class Box: UIView {
          override func layoutSubviews() {
              super.layoutSubviews()
              print(traitCollection.horizontalSizeClass == .compact ? "compact" : "wide")
          }
      }
      scene main { window win { controller root { view box: Box } } }
      win.traitOverrides.horizontalSizeClass = .compact
      """
    #expect(pasted("use iOS 18\n" + text) == ["wide", "compact"])
    #expect(pasted("use iOS 17\n" + text) == ["wide"])
  }
}

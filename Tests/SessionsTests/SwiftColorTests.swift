import Testing

/// `UIColor`, layers and images.
struct SwiftColorTests {
  @Test func dynamicColoursAreResolvedInEveryForm() {
    #expect(
      pasted(
        """
        extension UIColor {
            static let brand = UIColor { traitCollection in
                switch traitCollection.userInterfaceStyle {
                case .dark: return UIColor(red: 0.1, green: 0.1, blue: 0.12, alpha: 1.0)
                default: return .white
                }
            }
            static var accent: UIColor {
                return UIColor(dynamicProvider: { (traits: UITraitCollection) -> UIColor in
                    if traits.accessibilityContrast == .high {
                        return traits.userInterfaceStyle == .dark ? .white : .black
                    } else {
                        return .systemBlue
                    }
                })
            }
            convenience init(light: UIColor, dark: UIColor) {
                self.init { $0.userInterfaceStyle == .dark ? dark : light }
            }
        }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        UIColor.brand.resolvedColor(with: dark)
        UIColor.accent.resolvedColor(with: dark)
        UIColor(light: .red, dark: .green).resolvedColor(with: dark)
        let color: UIColor = .init(light: .black, dark: .white)
        color.withAlphaComponent(0.5).resolvedColor(with: dark)
        dark.performAsCurrent { print(UIColor.brand.cgColor) }
        """) == ["#1a1a1f", "#0a84ff", "#00ff00", "#ffffff80", "#1a1a1f"])
  }

  @Test func aViewShowsAColourAsItWasDrawnLast() {
    #expect(
      pasted(
        """
        struct Palette: Equatable {
            var primary: UIColor
            static let ocean = Palette(primary: .systemBlue)
            static let forest = Palette(primary: .brown)
        }
        struct PaletteTrait: UITraitDefinition {
            static let defaultValue: Palette = .ocean
            static let affectsColorAppearance = true
        }
        extension UITraitCollection { var palette: Palette { self[PaletteTrait.self] } }
        extension UIMutableTraits {
            var palette: Palette { get { self[PaletteTrait.self] } set { self[PaletteTrait.self] = newValue } }
        }
        extension UIColor { static let primary = UIColor { $0.palette.primary } }
        scene main { window win { controller root } }
        let header = UIView()
        header.backgroundColor = .primary
        root.view.addSubview(header)
        header.backgroundColor
        win.traitOverrides.palette = .forest
        header.backgroundColor == #996633
        win.traitOverrides.palette.primary = .red
        header.backgroundColor
        header.backgroundColor == .primary
        """) == ["#007aff", "true", "#ff0000", "true"])
  }

  @Test func aLayerTakesACGColourAndFollowsNothing() {
    #expect(
      pasted(
        """
        scene main { window win { controller root { view card } } }
        card.layer.borderColor = UIColor.label.cgColor
        card.layer.borderWidth = 1
        win.overrideUserInterfaceStyle = .dark
        card.layer.borderColor == #000000
        card.layer.borderColor = UIColor.label.resolvedColor(with: card.traitCollection).cgColor
        card.layer.borderColor
        card.layer.borderColor = UIColor.label
        """) == [
          "true", "#ffffff",
          "error: a layer's colour is a CGColor, which follows no trait: it is spelled otherwise (write `UIColor.label.cgColor`)",
        ])
  }

  @Test func aLayerIsOfTheClassThatTheViewSays() {
    #expect(
      pasted(
        """
        class Gradient: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
            private var gradient: CAGradientLayer { layer as! CAGradientLayer }
            override init(frame: CGRect) {
                super.init(frame: frame)
                registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance, action: #selector(update))
                update()
            }
            required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
            @objc private func update() {
                gradient.colors = [UIColor.systemRed, .systemBackground].map { $0.resolvedColor(with: traitCollection).cgColor }
                print(gradient.colors!)
            }
        }
        let view = Gradient()
        view.overrideUserInterfaceStyle = .dark
        view.updateTraitsIfNeeded()
        """) == ["[#ff3b30, #ffffff]", "[#ff453a, #000000]"])
  }

  @Test func namedColoursAndImagesAreThoseThatWereDefined() {
    #expect(
      pasted(
        """
        define color card = userInterfaceStyle == dark ? #000000 : #ffffff
        define image Logo { userInterfaceStyle dark: "logo-dark"; any: "logo" }
        UIColor(named: "card")?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        UIColor(named: "none") == nil
        let view = UIImageView(image: UIImage(named: "Logo"))
        view.image
        view.overrideUserInterfaceStyle = .dark
        view.updateTraitsIfNeeded()
        view.image == "logo-dark"
        UIColor.green == #00ff00
        """) == ["#000000", "true", "\"logo\"", "true", "true"])
  }
}

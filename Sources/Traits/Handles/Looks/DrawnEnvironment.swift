internal import ViewTree

/// What is drawn: a view, or a window.
public protocol DrawnEnvironment: LayoutEnvironment {}

extension View: DrawnEnvironment {}
extension Window: DrawnEnvironment {}

/// What a view shows: as it was given, and as the last draw resolved it.
struct Look {
  var backgroundColor, tintColor: Color?
  var image: ImageAsset?
  var drawnBackgroundColor, drawnTintColor: Color?
  var drawnImage: Image?

  var isDynamic: Bool { [backgroundColor, tintColor].contains { $0?.isDynamic ?? false } }

  /// Shows at once what needs no traits.
  mutating func settle() {
    if !(backgroundColor?.isDynamic ?? false) { drawnBackgroundColor = backgroundColor }
    if !(tintColor?.isDynamic ?? false) { drawnTintColor = tintColor }
    if image == nil { drawnImage = nil }
  }

  /// What everything is under the traits of the view that is drawn.
  func drawn(_ traits: TraitCollection) -> Look {
    var look = self
    look.drawnBackgroundColor = backgroundColor?.resolvedColor(with: traits)
    look.drawnTintColor = tintColor?.resolvedColor(with: traits)
    look.drawnImage = image?.image(with: traits)
    return look
  }
}

extension Application {
  /// Resolves what a view shows with its own traits, which are current meanwhile, as they are in `draw(_:)`.
  ///
  /// A colour's closure may ask the application, and even change the look: that is drawn in the next pass.
  func draw(_ environment: EnvironmentID) {
    guard let look = looks[environment] else { return }
    let collection = collection(at: environment)
    let drawn = collection.performAsCurrent { look.drawn(collection) }
    guard var shown = looks[environment] else { return }
    shown.show(drawn)
    release(looks.set(shown, for: environment))
  }
}

extension Look {
  /// Shows what was drawn.
  fileprivate mutating func show(_ drawn: Look) {
    drawnBackgroundColor = drawn.drawnBackgroundColor
    drawnTintColor = drawn.drawnTintColor
    drawnImage = drawn.drawnImage
  }
}

extension DrawnEnvironment {
  /// The background; a dynamic colour is resolved at each draw, and drawn again when a trait that affects colours changes here.
  ///
  /// Mirrors `backgroundColor`. It answers the colour as it was given; ``drawnBackgroundColor`` is what is on the screen.
  ///
  /// ```swift
  /// cell.backgroundColor = Color { $0.userInterfaceStyle == .dark ? .black : .white }
  /// try app.update()
  /// cell.drawnBackgroundColor == .white       // true
  /// ```
  /// Source: Apple, "Implementing Dark Mode on iOS" (WWDC19 session 214).
  ///
  /// - Complexity: O(1)
  public var backgroundColor: Color? {
    get { look.backgroundColor }
    nonmutating set { change { $0.backgroundColor = newValue } }
  }

  /// The tint.
  ///
  /// Mirrors `tintColor`, for this view alone: UIKit's is inherited, and no trait.
  ///
  /// - Complexity: O(1)
  public var tintColor: Color? {
    get { look.tintColor }
    nonmutating set { change { $0.tintColor = newValue } }
  }

  /// The image, looked up at each draw with the traits that are here, and again when one of those changes that image lookup heeds.
  ///
  /// Mirrors the image of a `UIImageView`.
  ///
  /// - Complexity: O(1)
  public var image: ImageAsset? {
    get { look.image }
    nonmutating set { change { $0.image = newValue } }
  }

  /// The background as the last draw resolved it.
  ///
  /// UIKit has no name for it. A static colour is there at once.
  ///
  /// - Complexity: O(1)
  public var drawnBackgroundColor: Color? { look.drawnBackgroundColor }

  /// The tint as the last draw resolved it.
  ///
  /// UIKit has no name for it. A static colour is there at once.
  ///
  /// - Complexity: O(1)
  public var drawnTintColor: Color? { look.drawnTintColor }

  /// The file that the last draw has found.
  ///
  /// - Complexity: O(1)
  public var drawnImage: Image? { look.drawnImage }

  private var look: Look { handle.application.looks[handle.id] ?? Look() }

  private func change(_ change: (inout Look) -> Void) {
    var look = look
    change(&look)
    look.settle()
    let application = handle.application
    let old = application.looks.set(look, for: handle.id)
    application.traits.setUsesDynamicColour(look.isDynamic, at: handle.id)
    application.traits.setLooksUpImages(look.image != nil, at: handle.id)
    setNeedsDisplay()
    release(old)
  }
}

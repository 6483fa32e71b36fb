internal import ViewTree

/// A program's scenes and what stands in them, with the turn that brings everything up to date.
///
/// It owns the ``TraitSystem``; windows, controllers and views are handles on its rows, cheap to copy and equal where they mean the same.
///
/// ```swift
/// let app = Application()
/// let scene = WindowScene(application: app)
/// let root = ViewController(in: Window(windowScene: scene))
/// let cell = View(in: root)
/// scene.traitOverrides[Theme.self] = .pastel
/// cell.traitCollection[Theme.self]        // .standard: nothing was updated yet
/// try app.update()
/// cell.traitCollection[Theme.self]        // .pastel
/// ```
///
/// What a program for UIKit writes otherwise:
///
/// | UIKit | Mendel | why |
/// |---|---|---|
/// | `class Badge: UIView` | `struct Badge { let view: View }`, or an extension of ``View`` | an environment is a handle on a row |
/// | `override func layoutSubviews() { … }` | `view.override(.layoutSubviews) { view, _ in … }` | a method is played: ``TraitChangeObservable/override(_:with:)`` |
/// | `override func traitCollectionDidChange(_ previous: …)` | `view.override(.traitCollectionDidChange) { view, previous in … }` | the same |
/// | `{ (self: Self, previous: UITraitCollection) in … }` | `{ (view: View, previous: TraitCollection) in … }` | `self: Self` in an extension of ``View`` only |
/// | `target: self, action: #selector(changed(_:))` | `target: model, action: Model.changed`, or `action: View.changed` | a target is an instance of a class; there are no selectors |
/// | `var token: (any UITraitChangeRegistration)?` | `var token: (any TraitChangeRegistration)?` | the name alone |
/// | `UIView()` | `View(application: app)`, or `View(in: form)` | a row belongs to an application |
/// | the last reference goes | `view.destroy()` | nobody counts handles: ``TraitChangeObservable/destroy()`` |
/// | `layoutIfNeeded()`, `updateConstraintsIfNeeded()`, or the end of an event | `try app.update()` | a turn of the run loop is a call; one view alone is brought up to date by ``LayoutEnvironment/updateTraitsIfNeeded()`` |
/// | `viewDidLoad()` | behind `ViewController(in: window)` | a controller has its view from the start |
/// | `insertSubview(_:at:)`, `bringSubviewToFront(_:)` | `addSubview(_:)` | what was added last stands last |
/// | `present(card, animated: true)`, `dismiss(animated: true)` | `let card = ViewController(in: PresentationController(in: window))`, `card.disappear()` | nothing is animated, and nothing has a style: those belong to `Presentations` |
/// | `overrideUserInterfaceStyle = .dark` | `traitOverrides.userInterfaceStyle = .dark` | one input for both: ``Decision/styleOverrides`` |
/// | `.systemBackground`, `.label` | `Color { $0.userInterfaceStyle == .dark ? .black : .white }` | a system's palette is not documented |
/// | `UITraitCollection.current = night` | `night.performAsCurrent { … }` | ``TraitCollection/current`` cannot be set |
/// | `UIColor(named: "card")!` | `Color { traits in … }` | there is no bundle to look in |
/// | `Locale.Language(identifier: "ko")` | `"ko"` | it belongs to Foundation |
/// | `extension UIView { … }`, `extension UITraitCollection { … }` in a module isolated to the main actor by default | `nonisolated extension View { … }`, `nonisolated extension TraitCollection { … }` | handles and collections are values of no actor |
///
/// It follows the rules of a version of iOS: ``use(_:)``. Environments end when a program says so: ``TraitChangeObservable/destroy()``.
///
/// Closures that are handed over are kept by the application: one that captures a handle keeps the application alive, so use the parameter
/// (Apple's documentation of `registerForTraitChanges`).
///
/// A mistake in the program, such as a view in itself, ends it with a sentence on standard error, as an exception of UIKit's does; what may
/// happen to a program without a mistake is thrown, as ``TraitProblem``.
public final class Application {
  /// A closure for a callback or a registration, with the environment and its collection before.
  ///
  /// The environment is handed over, because a closure that kept it would keep the application.
  typealias Handler = (EnvironmentHandle, TraitCollection?) -> Void

  /// What tells an application from every other, also from one that had its place in memory before.
  final class Origin: Sendable {}

  /// A method that an environment overrides.
  struct Override: Hashable {
    var environment: EnvironmentID
    var callback: Callback
  }

  /// The engine.
  ///
  /// While somebody works with it, it is nobody else's. So what runs the program's own code comes before or after: a value's `==` (``next()``) and
  /// its `deinit` (``ReleasedValues``). Only a definition is asked inside, and one that asks the application then ends the program.
  public internal(set) var traits: TraitSystem {
    _read {
      if released.isHolding { misuse(Self.busy) }
      yield engine
    }
    _modify {
      if released.isHolding { misuse(Self.busy) }
      released.hold()
      defer { released.letGo() }
      yield &engine
    }
  }
  private var engine = TraitSystem()
  private static let busy =
    "A trait's definition asks the application that is at work with it: what it is and what its default equals, it says by itself."
  /// What the engine has let go of.
  let released = ReleasedValues()

  /// What has ended an update whose caller cannot throw, and is still to be thrown.
  var failure: TraitProblem? { didSet { hasFailed = failure != nil } }
  /// Whether there is one: asked after each callback.
  private(set) var hasFailed = false
  /// How many attempts inside the outermost did not come to rest so far.
  var loops = 0
  var registrations = JournaledTable<RegistrationID, Handler>()
  /// How many registrations were ever made, and by row the number of the last that had it; going back leaves both, so that no number is given twice.
  private var registered = 0
  private(set) var numbers: [Int] = []
  let origin = Origin()
  var overrides = JournaledTable<Override, Handler>()
  /// What views and windows show.
  var looks = JournaledTable<EnvironmentID, Look>()

  /// The collections that the tracked method that is running has taken, and whose they are.
  var reads: [(environment: EnvironmentID, reads: TraitReads)] = []
  /// The collection that was asked for last, and what it depends on: handlers ask for one again and again.
  private var latest: (TraitSystem.CollectionSource, TraitCollection)?

  /// Makes a program without scenes.
  ///
  /// ```swift
  /// let scene = WindowScene(application: Application())
  /// ```
  /// - Complexity: O(1)
  public init() {}

  /// Gives a registration its number.
  func number(_ registration: RegistrationID) -> Int {
    let row = Int(registration.index)
    registered += 1
    if row >= numbers.count { numbers += Array(repeating: 0, count: row + 1 - numbers.count) }
    numbers[row] = registered
    return registered
  }

  /// Ends a turn of the run loop: traits from the roots downwards, registrations, layout and drawing, until nothing is left to do.
  ///
  /// ```swift
  /// form.traitOverrides[Theme.self] = .bold
  /// try app.update()
  /// cell.traitCollection[Theme.self]        // .bold
  /// ```
  /// - Throws: ``TraitProblem/tooManyPasses(limit:environments:traits:)``, where callbacks keep changing what others change; everything is then as
  ///   it was before: values, overrides, the tree, what is registered and what is drawn; environments that were made in it are destroyed. The
  ///   same for such a loop in a `updateTraitsIfNeeded()` or `updatePropertiesIfNeeded()` since the last update, which cannot throw it; of several,
  ///   the first, which nobody else throws. ``TraitProblem/updateInProgress`` in a callback, whose changes belong to the update that has called
  ///   it; `traits.isUpdating` asks.
  /// - Complexity: O(*e*) in the environments that can notice what changed, whatever the size of the tree.
  public func update() throws(TraitProblem) {
    if ask({ $0.isUpdating }) { throw .updateInProgress }
    if hasFailed, let failure {
      self.failure = nil
      throw failure
    }
    try attempt { (traits) throws(TraitProblem) in try traits.beginUpdate(.everything) }
  }

  /// What an environment answers for all traits, now.
  ///
  /// - Complexity: O(1) where the collection asked for before is the same, else O(*t*) in the number of traits.
  func collection(at environment: EnvironmentID) -> TraitCollection {
    collection(at: environment, from: ask { $0.sourceOfCollection(at: environment) })
  }

  /// The same for who asks from outside: noted, where a tracked method runs.
  func answer(at environment: EnvironmentID) -> TraitCollection {
    let source = ask { $0.isTrackingReads ? nil : $0.sourceOfCollection(at: environment) }
    guard let source else { return notedCollection(at: environment) }
    return collection(at: environment, from: source)
  }

  private func collection(
    at environment: EnvironmentID, from source: TraitSystem.CollectionSource
  ) -> TraitCollection {
    if let latest, latest.0 == source { return latest.1 }
    let collection = ask { $0.collection(at: environment) }
    // The one before may be the last that holds a value, whose `deinit` may ask for another: it goes when this is written.
    var before: (TraitSystem.CollectionSource, TraitCollection)? = (source, collection)
    swap(&latest, &before)
    return collection
  }

  /// Asks the engine something where it lies: a method that is called on a stored property of a class gets a copy of it, and of each
  /// reference in it.
  func ask<Answer>(_ question: (inout TraitSystem) -> Answer) -> Answer { question(&traits) }

  func perform(_ work: Work) {
    let previous = ask { $0.previousCollection }
    switch work {
    case .registration(let registration, let environment):
      guard let handler = registrations[registration] else { return }
      collection(at: environment).performAsCurrent {
        handler(EnvironmentHandle(self, environment), previous)
      }
    case .callback(let callback, let environment):
      if callback == .draw { draw(environment) }
      guard let handler = overrides[Override(environment: environment, callback: callback)] else { return }
      let handle = EnvironmentHandle(self, environment)
      noteReads {
        if callback.setsCurrentTraits {
          collection(at: environment).performAsCurrent { handler(handle, previous) }
        } else {
          handler(handle, previous)
        }
      }
    }
  }
}

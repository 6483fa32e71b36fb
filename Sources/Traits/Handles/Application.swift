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
/// Closures that are handed over are kept by the application: one that captures a handle keeps the application alive, so use the parameter
/// (Apple's documentation of `registerForTraitChanges`).
public final class Application {
  /// A closure for a callback or a registration, with the environment's collection before.
  typealias Handler = (TraitCollection?) -> Void

  /// A method that an environment overrides.
  struct Override: Hashable {
    var environment: EnvironmentID
    var callback: Callback
  }

  /// The engine.
  public internal(set) var traits = TraitSystem()
  var registrations: [RegistrationID: Handler] = [:]
  var overrides: [Override: Handler] = [:]
  /// What views and windows show.
  var looks: [EnvironmentID: Look] = [:]

  /// Makes a program without scenes.
  public init() {}

  /// Ends a turn of the run loop: traits from the roots downwards, registrations, layout and drawing, until nothing is left to do.
  ///
  /// - Throws: ``TraitProblem/tooManyPasses(limit:environments:traits:)``, where callbacks keep changing what others change; everything is then as
  ///   it was before.
  public func update() throws(TraitProblem) {
    precondition(!traits.isUpdating, "An update is in progress: what a callback changes belongs to it.")
    traits.isRecording = true
    let (mark, looks) = (traits.mark, looks)
    defer {
      traits.forgetChanges()
      traits.isRecording = false
    }
    do throws(TraitProblem) { try run(.everything) } catch {
      traits.revert(to: mark)
      self.looks = looks
      throw error
    }
  }

  /// Goes through an update and does its work.
  func run(_ extent: UpdateExtent) throws(TraitProblem) {
    try traits.beginUpdate(extent)
    while let work = try next() { perform(work) }
  }

  private func next() throws(TraitProblem) -> Work? {
    do { return try traits.next() } catch let problem as TraitProblem {
      throw problem
    } catch {
      preconditionFailure("The engine throws its own problems and those of a comparison, which has none.")
    }
  }

  private func perform(_ work: Work) {
    switch work {
    case .registration(let registration, let environment, let previous):
      guard let handler = registrations[registration] else { return }
      traits.collection(at: environment).performAsCurrent { handler(previous) }
    case .callback(let callback, let environment, let previous):
      if callback == .draw { looks[environment]?.draw(traits.collection(at: environment)) }
      guard let handler = overrides[Override(environment: environment, callback: callback)] else { return }
      if callback.setsCurrentTraits {
        traits.collection(at: environment).performAsCurrent { handler(previous) }
      } else {
        handler(previous)
      }
    }
  }
}

extension Callback {
  /// Whether UIKit sets `UITraitCollection.current` before it calls the method (Apple's documentation of `current`).
  public var setsCurrentTraits: Bool {
    switch self {
    case .draw, .layoutSubviews, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .traitCollectionDidChange,
      .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews:
      true
    default: false
    }
  }
}

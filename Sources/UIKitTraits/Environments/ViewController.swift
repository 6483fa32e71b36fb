public import Foundation
internal import Traits
internal import ViewTree

/// A view controller, which inherits from the superview of its view and passes traits to its view: UIKit's `UIViewController`.
///
/// ```swift
/// final class SettingsController: ViewController {
///   let form = Form()
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     view.addSubview(form)
///   }
///   override func viewIsAppearing(_ animated: Bool) {
///     super.viewIsAppearing(animated)
///     form.show(traitCollection[Theme.self])      // up to date, and before the layout
///   }
/// }
/// ```
/// Source: WWDC23 session 10057.
open class ViewController: Responder {
  private var loadedView: View?
  /// The controller that it presents itself, and the one that presents it.
  var presented: ViewController?
  weak var presenter: ViewController?
  var presentation: PresentationController?

  /// Makes a controller outside of all hierarchies; nibs do not exist here, so the arguments have no effect.
  public init(nibName: String?, bundle: Bundle?) { super.init(base: ()) }

  /// Makes a controller outside of all hierarchies.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  override class var kind: EnvironmentKind? { .controller }
  override var methodTable: MethodTable { .viewController }

  /// The name of the controller in messages; without it, messages use its class.
  public var title: String? {
    get { label }
    set { label = newValue }
  }

  // MARK: - The view

  /// The controller's view, which is loaded at the first access.
  public var view: View {
    get {
      loadViewIfNeeded()
      if let loadedView { return loadedView }
      let view = View()
      self.view = view
      return view
    }
    set {
      if newValue === loadedView { return }
      newValue.leave(for: nil)
      if loadedView == nil {
        runtime.adopt(newValue, as: runtime.traits.tree.rootView(of: id))
      } else {
        runtime.adopt(newValue)
        withEngine { try $0.setView(of: $1, to: newValue.id) }
      }
      loadedView = newValue
    }
  }

  /// The controller's view; nil if it is not loaded.
  public var viewIfLoaded: View? { loadedView }

  /// Whether the view is loaded.
  public var isViewLoaded: Bool { runtime.traits.isViewLoaded(id) }

  /// Loads the view with `loadView()` and `viewDidLoad()`, once in the controller's life.
  public func loadViewIfNeeded() { withEngine { $0.loadViewIfNeeded(of: $1) } }

  // MARK: - Methods for subclasses

  /// Sets ``view``; the base class sets a plain view.
  open func loadView() { view = View() }
  /// Called after the view was loaded; its traits are predicted values.
  open func viewDidLoad() {}
  /// Called before the view appears; its traits are still the old ones.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when it has come into the hierarchy; the traits of it and its view are up to date, layout comes next (WWDC23 session 10055).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared and the update has no work left.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves, while it is still in the hierarchy.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has left; it keeps its last traits.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Updates the content that it shows, before its view does the same; since iOS 26.
  open func updateProperties() {}
  /// Updates the constraints of its view, before the view's own `updateConstraints()`.
  open func updateViewConstraints() {}
  /// Called before the layout of its view; traits are up to date.
  open func viewWillLayoutSubviews() {}
  /// Called after the layout of its view.
  open func viewDidLayoutSubviews() {}
  /// Called before the parent controller changes; nil means that there will be none.
  open func willMove(toParent parent: ViewController?) {}
  /// Called after the parent controller has changed; nil means that there is none.
  open func didMove(toParent parent: ViewController?) {}
}

extension MethodTable {
  private final class Every: ViewController {
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
    override func loadView() {}
    override func viewDidLoad() {}
    override func viewWillAppear(_ animated: Bool) {}
    override func viewIsAppearing(_ animated: Bool) {}
    override func viewDidAppear(_ animated: Bool) {}
    override func viewWillDisappear(_ animated: Bool) {}
    override func viewDidDisappear(_ animated: Bool) {}
    override func updateProperties() {}
    override func updateViewConstraints() {}
    override func viewWillLayoutSubviews() {}
    override func viewDidLayoutSubviews() {}
  }
  private final class None: ViewController {}

  static let viewController = MethodTable(
    ViewController.self, all: Every.self, none: None.self,
    [
      .loadView: { $0.loadView() }, .viewDidLoad: { $0.viewDidLoad() },
      .viewWillAppear: { $0.viewWillAppear(false) },
      .viewIsAppearing: { $0.viewIsAppearing(false) },
      .viewDidAppear: { $0.viewDidAppear(false) },
      .viewWillDisappear: { $0.viewWillDisappear(false) },
      .viewDidDisappear: { $0.viewDidDisappear(false) },
      .updateProperties: { $0.updateProperties() },
      .updateViewConstraints: { $0.updateViewConstraints() },
      .viewWillLayoutSubviews: { $0.viewWillLayoutSubviews() },
      .viewDidLayoutSubviews: { $0.viewDidLayoutSubviews() },
    ])
}

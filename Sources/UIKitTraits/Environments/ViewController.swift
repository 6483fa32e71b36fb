public import Foundation
internal import Traits
internal import ViewTree

/// A view controller, which inherits from the superview of its view, and its view from it: UIKit's `UIViewController`.
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
  /// The controllers that it presents itself, and that present it.
  var presented: ViewController?
  weak var presenter: ViewController?
  var presentation: PresentationController?

  /// Makes a controller that stands nowhere yet; there are no nibs, so that both are `nil`.
  public init(nibName: String?, bundle: Bundle?) { super.init(base: ()) }

  /// Makes a controller that stands nowhere yet.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  override class var kind: EnvironmentKind? { .controller }
  override var methodTable: MethodTable { .viewController }

  /// What sentences call it, instead of its class.
  public var title: String? {
    get { label }
    set { label = newValue }
  }

  // MARK: - The view

  /// Its view, which is loaded where it is asked for.
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
        ask { try $0.setView(of: $1, to: newValue.id) }
      }
      loadedView = newValue
    }
  }

  /// Its view where that is loaded.
  public var viewIfLoaded: View? { loadedView }

  /// Whether the view is loaded.
  public var isViewLoaded: Bool { runtime.traits.isViewLoaded(id) }

  /// Loads the view: `loadView()` and `viewDidLoad()`, once in the controller's life.
  public func loadViewIfNeeded() { ask { $0.loadViewIfNeeded(of: $1) } }

  // MARK: - What subclasses override

  /// Sets ``view``; the base class sets a plain one.
  open func loadView() { view = View() }
  /// Hears that the view was loaded; traits are those predicted for it.
  open func viewDidLoad() {}
  /// Hears that it is about to appear: its traits are still the old ones.
  open func viewWillAppear(_ animated: Bool) {}
  /// Hears that it has come into the hierarchy; its traits and its view's are up to date, and layout comes next (WWDC23 session 10055).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Hears that it has appeared, and that everything is at rest.
  open func viewDidAppear(_ animated: Bool) {}
  /// Hears that it is about to leave, while it is still there.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Hears that it has left; it keeps its last traits.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Brings what it shows up to date, before its view does; since iOS 26.
  open func updateProperties() {}
  /// Updates the constraints of its view, before that does.
  open func updateViewConstraints() {}
  /// Hears that its view is about to be laid out: traits are up to date.
  open func viewWillLayoutSubviews() {}
  /// Hears that its view was laid out.
  open func viewDidLayoutSubviews() {}
  /// Hears that another controller is about to become its parent, or that none is.
  open func willMove(toParent parent: ViewController?) {}
  /// Hears that another controller has become its parent, or that it has none.
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

internal import Traits
internal import ViewTree

/// The environment between a window and a presented controller: UIKit's `UIPresentationController`.
open class PresentationController: Responder {
  /// The controller that it presents.
  public private(set) weak var presentedViewController: ViewController?

  /// Makes the presentation controller of a controller.
  public init(presentedViewController: ViewController, presenting: ViewController?) {
    self.presentedViewController = presentedViewController
    super.init(base: ())
  }

  override class var kind: EnvironmentKind? { .presentation }
  override var methodTable: MethodTable { .presentation }

  /// Called before the layout of the container view, which holds the presented view.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the layout of the container view.
  open func containerViewDidLayoutSubviews() {}
}

extension MethodTable {
  private final class Every: PresentationController {
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
    override func containerViewWillLayoutSubviews() {}
    override func containerViewDidLayoutSubviews() {}
  }
  private final class None: PresentationController {}

  static let presentation = MethodTable(
    PresentationController.self, all: Every.self, none: None.self,
    [
      .containerViewWillLayoutSubviews: { $0.containerViewWillLayoutSubviews() },
      .containerViewDidLayoutSubviews: { $0.containerViewDidLayoutSubviews() },
    ])
}

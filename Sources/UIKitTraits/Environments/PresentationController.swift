internal import Traits
internal import ViewTree

/// What stands between a window and a controller that is presented: UIKit's `UIPresentationController`.
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

  /// Hears that the view in which it puts the controller is about to be laid out.
  open func containerViewWillLayoutSubviews() {}

  /// Hears that this view was laid out.
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

internal import ViewTree

extension ViewHolder {
  /// Puts a view at the end of this one's subviews, wherever it stood.
  ///
  /// Mirrors `addSubview(_:)`. A view does not go into itself or what it contains.
  public func addSubview(_ view: View) { handle.take(view.handle) }
}

extension ControllerHolder {
  /// Puts a controller, with its view, into this environment, wherever it stood.
  public func addChild(_ controller: ViewController) { handle.take(controller.handle) }
}

extension View {
  /// Takes the view out of its superview; overrides, registrations and the last values stay.
  ///
  /// Mirrors `removeFromSuperview()`. A controller's own view leaves with its controller.
  public func removeFromSuperview() { handle.leave() }
}

extension ViewController {
  /// Takes the controller, with its view, out of where it stands.
  public func removeFromParent() { handle.leave() }
}

extension EnvironmentHandle {
  fileprivate func take(_ child: EnvironmentHandle) {
    precondition(child.application === application, "A hierarchy belongs to one application.")
    do throws(HierarchyProblem) { try application.traits.move(child.id, to: id) } catch {
      preconditionFailure("That cannot stand there: \(error)")
    }
  }

  fileprivate func leave() {
    do throws(HierarchyProblem) { try application.traits.detach(id) } catch {
      preconditionFailure("That cannot leave: \(error)")
    }
  }
}

extension LayoutEnvironment {
  /// Asks for a layout in the next update.
  ///
  /// Mirrors `setNeedsLayout()`; of a controller, its view's.
  public func setNeedsLayout() {
    demand { (traits) throws(TraitProblem) in try traits.setNeedsLayout(handle.id) }
  }

  /// Asks for a drawing in the next update.
  ///
  /// Mirrors `setNeedsDisplay()`; of a controller, its view's.
  public func setNeedsDisplay() {
    demand { (traits) throws(TraitProblem) in try traits.setNeedsDisplay(handle.id) }
  }

  /// Updates the traits here and in what stands here at once, ancestors first, and calls what was registered.
  ///
  /// Mirrors `updateTraitsIfNeeded()`, which views and controllers have since iOS 17 (Apple's documentation); under an older version it is a
  /// mistake in the program.
  public func updateTraitsIfNeeded() {
    do throws(TraitProblem) { try handle.application.run(.traits(of: handle.id)) } catch {
      preconditionFailure(error.misuse)
    }
  }

  private func demand(_ change: (inout TraitSystem) throws(TraitProblem) -> Void) {
    do throws(TraitProblem) { try change(&handle.application.traits) } catch {
      preconditionFailure("Views, windows and controllers lay out and draw.")
    }
  }
}

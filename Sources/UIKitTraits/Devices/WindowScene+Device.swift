public import Foundation
public import Presentations
internal import Traits
internal import ViewTree

/// A device on which a scene can stand: a Mac, and the iPhones and iPads of Apple's tables.
public typealias Device = Presentations.Device

/// How a device is held.
public typealias InterfaceOrientation = Presentations.Orientation

/// Scenes on devices: idiom, scale and size classes follow from where a scene stands, beneath its overrides.
///
/// UIKit has no name for it: there a device is what it is.
extension WindowScene {
  /// Puts the scene on a device, or from one on another.
  ///
  /// An iPhone and an iPad begin upright, with their whole screen, where no orientation is given; a Mac's window has the size that is given.
  public func attach(
    to device: Device, orientation: InterfaceOrientation? = nil, windowSize: CGSize? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    place(file, line) {
      try $0.attach(
        $1, to: device.model, windowSize: windowSize.map(Size.init), orientation: orientation, traits: &$2)
    }
  }

  /// Gives the scene a size of its own: any on a Mac, one that fits its screen on an iPad.
  public func resize(to size: CGSize, file: StaticString = #fileID, line: UInt = #line) {
    place(file, line) { try $0.resize($1, to: .window(Size(size)), traits: &$2) }
  }

  /// Gives the scene a share of its iPad's screen, in full height: halves, thirds and quarters.
  public func resize(
    toShare part: Int, of whole: Int, file: StaticString = #fileID, line: UInt = #line
  ) { place(file, line) { try $0.resize($1, to: .share(part, of: whole), traits: &$2) } }

  /// Turns the device; a share follows, and so does a window that no longer fits.
  public func rotate(file: StaticString = #fileID, line: UInt = #line) {
    place(file, line) { try $0.rotate($1, traits: &$2) }
  }

  /// Its size in points; none where it stands on no device.
  public var size: CGSize? {
    runtime.screens.standing(of: id).map { CGSize(width: $0.size.width, height: $0.size.height) }
  }

  private func place(
    _ file: StaticString, _ line: UInt,
    _ change: (inout PresentationSystem, EnvironmentID, inout TraitSystem) throws -> Void
  ) {
    do { try change(&runtime.screens, id, &runtime.traits) } catch {
      misuse((error as? TraitProblem)?.message ?? "\(error)", file, line)
    }
  }
}

extension Size {
  fileprivate init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

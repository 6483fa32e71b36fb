public import Foundation
public import Presentations
internal import Traits
internal import ViewTree

/// A device for scenes: a Mac, or one of the iPhones and iPads of Apple's tables.
public typealias Device = Presentations.Device

/// The orientation of a device.
public typealias InterfaceOrientation = Presentations.Orientation

/// Scenes on devices: idiom, scale and size classes follow from a scene's place, below its own overrides.
///
/// UIKit has no such methods: there the device is given.
extension WindowScene {
  /// Puts the scene on a device, or moves it to another one.
  ///
  /// Without an orientation, an iPhone or an iPad starts in portrait with the whole screen. A Mac's window has the given size.
  public func attach(
    to device: Device, orientation: InterfaceOrientation? = nil, windowSize: CGSize? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    place(file, line) {
      try $0.attach(
        $1, to: device.model, windowSize: windowSize.map(Size.init), orientation: orientation, traits: &$2)
    }
  }

  /// Sets the size of the scene: any on a Mac, one that fits its screen on an iPad.
  public func resize(to size: CGSize, file: StaticString = #fileID, line: UInt = #line) {
    place(file, line) { try $0.resize($1, to: .window(Size(size)), traits: &$2) }
  }

  /// Sets the scene's share of its iPad's screen, in full height: halves, thirds and quarters.
  public func resize(
    toShare part: Int, of whole: Int, file: StaticString = #fileID, line: UInt = #line
  ) { place(file, line) { try $0.resize($1, to: .share(part, of: whole), traits: &$2) } }

  /// Turns the device; a share follows, and so does a window that no longer fits the screen.
  public func rotate(file: StaticString = #fileID, line: UInt = #line) {
    place(file, line) { try $0.rotate($1, traits: &$2) }
  }

  /// The size in points; nil if the scene is not on a device.
  public var size: CGSize? {
    runtime.screens.placement(of: id).map { CGSize(width: $0.size.width, height: $0.size.height) }
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

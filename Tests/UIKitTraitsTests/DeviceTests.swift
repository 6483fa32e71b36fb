import Foundation
import Testing
import UIKitTraits

/// Scenes on devices: size classes follow, and everything below reacts.
@MainActor @Suite struct DeviceTests {
  @Test("A scene on an iPhone is compact upright, and turned by its model")
  func phones() throws {
    let talk = try Talk()
    talk.scene.attach(to: .iPhone16)
    try talk.app.update()
    #expect(talk.cell.traitCollection.userInterfaceIdiom == .phone)
    #expect(talk.cell.traitCollection.horizontalSizeClass == .compact)
    #expect(talk.cell.traitCollection.verticalSizeClass == .regular)
    #expect(talk.cell.traitCollection.displayScale == 3)
    var calls = 0
    talk.cell.registerForTraitChanges([TraitVerticalSizeClass.self]) { (_: Cell, _: TraitCollection) in
      calls += 1
    }
    talk.scene.rotate()
    try talk.app.update()
    #expect(calls == 1 && talk.scene.size == CGSize(width: 852, height: 393))
    talk.scene.attach(to: .iPhone16ProMax, orientation: .landscape)
    #expect(talk.scene.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("A scene on an iPad takes shares and windows, one on a Mac any size")
  func pads() throws {
    let talk = try Talk()
    talk.scene.attach(to: .iPadPro13, orientation: .landscape)
    #expect(talk.scene.traitCollection.horizontalSizeClass == .regular)
    talk.scene.resize(toShare: 1, of: 3)
    #expect(talk.scene.traitCollection.horizontalSizeClass == .compact && talk.scene.size?.width == 375)
    talk.scene.resize(to: CGSize(width: 700, height: 800))
    #expect(talk.scene.traitCollection.horizontalSizeClass == .regular)
    talk.scene.attach(to: .mac, windowSize: CGSize(width: 640, height: 480))
    #expect(talk.scene.traitCollection.userInterfaceIdiom == .mac && talk.scene.size?.width == 640)
  }

  @Test("An override of the scene's hides what the device gives")
  func overrides() throws {
    let talk = try Talk()
    talk.scene.traitOverrides.horizontalSizeClass = .regular
    talk.scene.attach(to: .iPhone16)
    try talk.app.update()
    #expect(talk.cell.traitCollection.horizontalSizeClass == .regular)
    talk.scene.traitOverrides.remove(TraitHorizontalSizeClass.self)
    try talk.app.update()
    #expect(talk.cell.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("Every device of the table can be written as a property")
  func names() {
    let written: [Device] = [.mac, .iPhone17ProMax, .iPhoneSE1, .iPadPro11M2, .iPadMini]
    #expect(written.allSatisfy(Device.all.contains))
    #expect(Device.all.count == 54)
  }
}

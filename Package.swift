// swift-tools-version: 6.1
import PackageDescription

/// One room of the house: a module, what it may import, and what it links.
struct Room {
  enum Kind { case module, shim, system, executable, tests, testShim }
  var kind: Kind = .module
  var name: String
  var imports: [Target.Dependency] = []
  var links: [LinkerSetting] = []
}

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

// Lowest floor first; a row imports only what stands above it in this table. `ArchitectureTests` reads the sources and
// refuses an import that points up.
let rooms: [Room] = [
  // 0
  Room(name: "Journals"),
  Room(name: "ViewTree", imports: ["Journals"]),
  Room(name: "Syntax"),
  Room(name: "LineEditing"),
  Room(name: "Drawings"),
  Room(name: "FileStores"),
  // 1
  Room(name: "Traits", imports: ["Journals", "ViewTree"]),
  // 2
  Room(name: "Presentations", imports: ["Journals", "ViewTree", "Traits"]),
  // Tests
  Room(kind: .tests, name: "JournalsTests", imports: ["Journals"]),
  Room(kind: .tests, name: "ViewTreeTests", imports: ["ViewTree"]),
  Room(kind: .tests, name: "TraitsTests", imports: ["Traits", "ViewTree"]),
  Room(kind: .tests, name: "PresentationsTests", imports: ["Presentations", "Traits", "ViewTree"]),
]

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "mendel",
  products: [
    .library(name: "Traits", targets: ["Traits"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: rooms.map { room in
    switch room.kind {
    case .module:
      .target(
        name: room.name, dependencies: room.imports, swiftSettings: settings,
        linkerSettings: room.links)
    case .shim:
      .target(name: room.name, linkerSettings: room.links)
    case .system:
      .systemLibrary(name: room.name)
    case .executable:
      .executableTarget(
        name: room.name, dependencies: room.imports, swiftSettings: settings,
        linkerSettings: room.links)
    case .tests:
      .testTarget(name: room.name, dependencies: room.imports, swiftSettings: settings)
    case .testShim:
      .target(name: room.name, path: "Tests/\(room.name)", linkerSettings: room.links)
    }
  },
  swiftLanguageModes: [.v6]
)

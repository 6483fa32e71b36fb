// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// One room of the house: a module, what it may import, and what it links.
struct Room {
  enum Kind { case module, shim, system, executable, tests, testShim, testSupport, testProgram }
  var kind: Kind = .module
  var name: String
  var imports: [Target.Dependency] = []
  var links: [LinkerSetting] = []
  var settings: [SwiftSetting] = []
  var excludes: [String] = []
}

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

/// The released program is linked to a fixed address: a third of its start was spent on moving a large static binary elsewhere.
let fixedAddress = LinkerSetting.unsafeFlags(
  ["-Xclang-linker", "-no-pie"], .when(platforms: [.linux], configuration: .release))

/// The released program contains the libraries it needs, where the system has archives of them, as Debian does.
///
/// To find, open and bind shared ones was the other half of its start. `Sources/mendel/Archives` stands before the system's folders and names
/// the archives, for the linker of Swift's own toolchain, which takes them in any order. The system's C library stays shared.
let archives = LinkerSetting.unsafeFlags(
  [
    "-use-ld=lld", "-Xclang-linker", "-static-libgcc", "-L",
    Context.packageDirectory + "/Sources/mendel/Archives",
  ], .when(platforms: [.linux], configuration: .release))

/// The model that recomputes everything a hundred thousand times is slow enough with an optimiser.
let alwaysOptimised = SwiftSetting.unsafeFlags(["-O"], .when(configuration: .debug))

/// Whether there is an archive for each library that `archives` names.
var hasArchives: Bool {
  let disk = FileManager.default
  let triples = ["x86_64-linux-gnu", "aarch64-linux-gnu"].filter { disk.fileExists(atPath: "/usr/lib/\($0)") }
  let libraries = ["cmark-gfm", "cmark-gfm-extensions", "edit", "tinfo", "bsd", "md"]
  return triples.contains { triple in
    let compilers = (try? disk.contentsOfDirectory(atPath: "/usr/lib/gcc/\(triple)")) ?? []
    return libraries.allSatisfy { disk.fileExists(atPath: "/usr/lib/\(triple)/lib\($0).a") }
      && compilers.contains { disk.fileExists(atPath: "/usr/lib/gcc/\(triple)/\($0)/libstdc++.a") }
  }
}

// Lowest floor first; a row imports only what stands above it in this table. `ArchitectureTests` reads the sources and
// refuses an import that points up.
let rooms: [Room] = [
  // 0
  Room(name: "Journals"),
  Room(name: "ViewTree", imports: ["Journals"]),
  Room(name: "Syntax"),
  Room(name: "Drawings"),
  Room(name: "LineEditing", imports: ["Drawings"]),
  Room(name: "FileStores", imports: ["Drawings"]),
  Room(kind: .system, name: "CMarkdown"),
  // 1
  Room(name: "Traits", imports: ["Journals", "ViewTree"]),
  // 2
  Room(name: "Presentations", imports: ["Journals", "ViewTree", "Traits"]),
  // 3
  Room(name: "Commands", imports: ["Journals", "ViewTree", "Syntax", "Traits", "Presentations"]),
  // 5
  Room(
    name: "Playgrounds", imports: ["Journals", "ViewTree", "Syntax", "Traits", "Presentations", "Commands"]),
  // 6
  Room(
    name: "Transcripts", imports: ["Syntax", "Drawings", "Presentations", "Commands", "Playgrounds"]),
  // 7
  Room(
    name: "Lessons",
    imports: ["Syntax", "Traits", "Drawings", "CMarkdown", "Commands", "Playgrounds", "Transcripts"]),
  // 8
  Room(name: "Exports", imports: ["FileStores"]),
  // 9
  Room(
    name: "REPL",
    imports: [
      "Syntax", "Drawings", "LineEditing", "FileStores", "Commands", "Playgrounds", "Transcripts", "Lessons",
      "Exports",
    ]),
  // Beside the floors: the terminal
  Room(kind: .shim, name: "CLibEdit", links: [.linkedLibrary("edit")]),
  Room(name: "LibEdit", imports: ["CLibEdit", "Drawings", "LineEditing"]),
  // 10
  Room(
    kind: .executable, name: "mendel",
    imports: [
      argumentParser, "Drawings", "LineEditing", "FileStores", "Syntax", "Commands", "Exports", "LibEdit",
      "REPL",
    ],
    links: [fixedAddress] + (hasArchives ? [archives] : []), excludes: ["Archives"]),
  // Tests, and what they stand on
  Room(
    kind: .testShim, name: "CPseudoTerminal", links: [.linkedLibrary("util", .when(platforms: [.linux]))]),
  Room(kind: .testSupport, name: "TerminalTesting", imports: ["CPseudoTerminal"]),
  Room(kind: .testProgram, name: "HistoryWriterProbe", imports: ["FileStores"]),
  Room(kind: .testProgram, name: "LineEditorProbe", imports: ["LibEdit", "LineEditing"]),
  Room(kind: .tests, name: "SyntaxTests", imports: ["Syntax"]),
  Room(kind: .tests, name: "DrawingsTests", imports: ["Drawings"]),
  Room(kind: .tests, name: "FileStoresTests", imports: ["FileStores", "HistoryWriterProbe"]),
  Room(kind: .tests, name: "JournalsTests", imports: ["Journals"]),
  Room(kind: .tests, name: "ViewTreeTests", imports: ["ViewTree"]),
  Room(
    kind: .testSupport, name: "HistoryTesting", imports: ["Traits", "ViewTree"], settings: [alwaysOptimised]),
  Room(kind: .tests, name: "TraitsTests", imports: ["Traits", "ViewTree", "HistoryTesting"]),
  Room(
    kind: .tests, name: "PresentationsTests", imports: ["Presentations", "Commands", "Traits", "ViewTree"]),
  Room(kind: .tests, name: "CommandsTests", imports: ["Syntax", "Commands", "Playgrounds"]),
  Room(
    kind: .testSupport, name: "SessionTesting",
    imports: ["Journals", "Traits", "Presentations", "Commands", "Playgrounds", "Drawings", "Transcripts"]),
  Room(
    kind: .tests, name: "PlaygroundsTests",
    imports: [
      "SessionTesting", "HistoryTesting", "ViewTree", "Syntax", "Journals", "Traits", "Presentations",
      "Commands",
      "Playgrounds",
    ]),
  Room(
    kind: .tests, name: "TranscriptsTests",
    imports: ["SessionTesting", "Syntax", "Drawings", "Commands", "Playgrounds", "Transcripts"]),
  Room(
    kind: .tests, name: "LanguageTests", imports: ["SessionTesting", "Playgrounds", "mendel"],
    excludes: ["Scripts"]),
  Room(kind: .tests, name: "MendelTests", imports: ["SessionTesting", "mendel"]),
  Room(kind: .tests, name: "ArchitectureTests"),
  Room(
    kind: .tests, name: "LessonsTests",
    imports: [
      "SessionTesting", "Drawings", "Syntax", "LineEditing", "FileStores", "Commands", "Playgrounds",
      "Transcripts", "Lessons",
      "REPL",
    ]),
  Room(kind: .tests, name: "ExportsTests", imports: ["Exports"]),
  Room(
    kind: .tests, name: "DemosTests",
    imports: [
      "TerminalTesting", "Drawings", "LineEditing", "Exports", "Commands", "Lessons", "REPL",
    ]),
  Room(kind: .tests, name: "LineEditingTests", imports: ["LineEditing"]),
  Room(kind: .tests, name: "TerminalTestingTests", imports: ["TerminalTesting"]),
  Room(
    kind: .tests, name: "LibEditTests",
    imports: ["LibEdit", "LineEditorProbe", "LineEditing", "TerminalTesting"]),
  Room(kind: .tests, name: "ReadmeTests", imports: ["Drawings", "REPL"]),
  Room(
    kind: .tests, name: "PlaygroundTerminalTests", imports: ["mendel", "SessionTesting", "TerminalTesting"]),
]

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "mendel",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Traits", targets: ["Traits", "ViewTree"])
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
        name: room.name, dependencies: room.imports, exclude: room.excludes, swiftSettings: settings,
        linkerSettings: room.links)
    case .tests:
      .testTarget(
        name: room.name, dependencies: room.imports, exclude: room.excludes, swiftSettings: settings)
    case .testShim:
      .target(name: room.name, path: "Tests/\(room.name)", linkerSettings: room.links)
    case .testSupport:
      .target(
        name: room.name, dependencies: room.imports, path: "Tests/\(room.name)",
        swiftSettings: settings + room.settings)
    case .testProgram:
      .executableTarget(
        name: room.name, dependencies: room.imports, path: "Tests/\(room.name)", swiftSettings: settings)
    }
  },
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.1
import PackageDescription

/// One room of the house: a module, what it may import, and what it links.
struct Room {
  enum Kind {
    case module, plugin, shim, system, executable, tests, testSupport, testShim, testProgram, fuzzer
  }
  var kind: Kind = .module
  var name: String
  var imports: [Target.Dependency] = []
  var links: [LinkerSetting] = []
  var excludes: [String] = []
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

// Lowest layer first; a row imports only what stands above it in this table. `ArchitectureTests` reads the sources and
// refuses an import that points up.
let rooms: [Room] = [
  Room(name: "ViewTree"),
  Room(name: "Drawings"),
  Room(name: "Syntax", imports: ["Drawings"]),
  Room(name: "Platform"),
  Room(name: "Files", imports: ["Drawings", "Syntax", "Platform"]),
  Room(name: "Traits", imports: ["ViewTree"]),
  Room(name: "Presentations", imports: ["ViewTree", "Traits"]),
  Room(name: "UIKitTraits", imports: ["ViewTree", "Traits", "Presentations"]),
  Room(name: "StateUpdates", imports: ["ViewTree", "Traits"]),
  Room(name: "SwiftUIViews", imports: ["UIKitTraits", "Traits", "Presentations", "StateUpdates"]),
  Room(
    name: "Sessions",
    imports: ["ViewTree", "Drawings", "Syntax", "Platform", "Traits", "Presentations", "StateUpdates"]),
  Room(kind: .plugin, name: "StatementList"),
  Room(
    name: "Statements",
    imports: [
      "ViewTree", "Drawings", "Syntax", "Platform", "Traits", "Presentations", "StateUpdates", "Sessions",
    ]),
  Room(
    name: "AppleTables",
    imports: ["ViewTree", "Syntax", "Platform", "Traits", "Presentations", "StateUpdates", "Sessions"]),
  Room(name: "StandardLanguage", imports: ["Traits", "Sessions", "Statements", "AppleTables"]),
  Room(kind: .system, name: "CMarkdown"),
  Room(
    name: "Lessons",
    imports: ["CMarkdown", "ViewTree", "Drawings", "Syntax", "Traits", "Sessions"]),
  Room(kind: .shim, name: "CLibEdit", links: [.linkedLibrary("edit")]),
  Room(name: "LineEditing", imports: ["Drawings", "Platform"]),
  Room(name: "LibEdit", imports: ["CLibEdit", "Drawings", "Platform", "LineEditing"]),
  Room(
    name: "REPL",
    imports: [
      "Drawings", "Syntax", "Platform", "Files", "Traits", "Presentations", "Sessions", "Lessons",
      "LineEditing", "LibEdit",
    ]),
  Room(
    kind: .executable, name: "mendel",
    imports: [
      "Drawings", "Syntax", "Platform", "Files", "Sessions", "StandardLanguage", "LineEditing", "LibEdit",
      "REPL",
      argumentParser,
    ]),
  // Tests, and what they stand on
  Room(kind: .tests, name: "SyntaxTests", imports: ["Syntax"]),
  Room(kind: .testShim, name: "CPseudoTerminal", links: [.linkedLibrary("util", .when(platforms: [.linux]))]),
  Room(kind: .testSupport, name: "TerminalTesting", imports: ["CPseudoTerminal"]),
  Room(kind: .testProgram, name: "LineEditorProbe", imports: ["LibEdit", "LineEditing", "Drawings"]),
  Room(
    kind: .tests, name: "LineEditingTests",
    imports: ["Drawings", "LineEditing", "LibEdit", "LineEditorProbe", "TerminalTesting"]),
  Room(kind: .tests, name: "DrawingsTests", imports: ["Drawings"]),
  Room(kind: .tests, name: "StateUpdatesTests", imports: ["StateUpdates"]),
  Room(kind: .testSupport, name: "TraitTesting", imports: ["Traits", "ViewTree"]),
  Room(kind: .tests, name: "TraitsTests", imports: ["Traits", "ViewTree", "TraitTesting"]),
  Room(kind: .tests, name: "PresentationsTests", imports: ["Presentations", "Traits", "ViewTree"]),
  Room(kind: .tests, name: "UIKitTraitsTests", imports: ["UIKitTraits"]),
  Room(kind: .tests, name: "SwiftUIViewsTests", imports: ["SwiftUIViews"]),
  Room(kind: .testProgram, name: "LineWriterProbe", imports: ["Files"]),
  Room(kind: .tests, name: "FilesTests", imports: ["Files", "LineWriterProbe"]),
  Room(
    kind: .tests, name: "SessionsTests", imports: ["Syntax", "Sessions", "AppleTables", "StandardLanguage"]),
  Room(kind: .tests, name: "StatementsTests", imports: ["Syntax", "Sessions", "StandardLanguage"]),
  Room(kind: .tests, name: "AskingTests", imports: ["Sessions", "StandardLanguage"]),
  Room(
    kind: .tests, name: "LanguageTests", imports: ["Sessions", "StandardLanguage"], excludes: ["Scripts"]),
  Room(
    kind: .tests, name: "LessonsTests",
    imports: ["Drawings", "Files", "Lessons", "LineEditing", "REPL", "Sessions", "StandardLanguage"]),
  Room(
    kind: .tests, name: "REPLTests",
    imports: [
      "Drawings", "Syntax", "Traits", "Sessions", "Statements", "StandardLanguage", "LineEditing", "REPL",
    ]),
  Room(kind: .tests, name: "MendelTests", imports: ["mendel", "TerminalTesting"]),
  Room(kind: .tests, name: "ArchitectureTests"),
  Room(
    kind: .fuzzer, name: "Fuzzing",
    imports: ["Syntax", "Files", "Sessions", "StandardLanguage", "Lessons", "REPL", "TraitTesting"]),
]

// `MENDEL_FUZZ=script swift build -c release --product Fuzzing -Xswiftc -sanitize=fuzzer,address -Xswiftc -enable-testing`;
// then `ASAN_OPTIONS=detect_leaks=0 .build/release/Fuzzing -max_total_time=60 CORPUS Tests/LanguageTests/Scripts`, where CORPUS is a folder for what it finds.
let fuzzes = Context.environment["MENDEL_FUZZ"] != nil

let package = Package(
  name: "mendel",
  platforms: [.macOS(.v15)],
  products: ["UIKitTraits", "SwiftUIViews"].map { .library(name: $0, targets: [$0]) },
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")],
  targets: rooms.filter { $0.kind != .fuzzer || fuzzes }.map { room in
    switch room.kind {
    case .module, .shim:
      .target(
        name: room.name, dependencies: room.imports, linkerSettings: room.links,
        plugins: room.name == "Statements" ? [.plugin(name: "StatementList")] : [])
    case .plugin: .plugin(name: room.name, capability: .buildTool(), path: "Sources/\(room.name)")
    case .system: .systemLibrary(name: room.name)
    case .executable: .executableTarget(name: room.name, dependencies: room.imports)
    case .tests:
      .testTarget(name: room.name, dependencies: room.imports, exclude: room.excludes)
    case .testSupport:
      .target(name: room.name, dependencies: room.imports, path: "Tests/\(room.name)")
    case .testShim: .target(name: room.name, path: "Tests/\(room.name)", linkerSettings: room.links)
    case .testProgram:
      .executableTarget(name: room.name, dependencies: room.imports, path: "Tests/\(room.name)")
    case .fuzzer:
      .executableTarget(
        name: room.name, dependencies: room.imports, path: "Tests/\(room.name)",
        swiftSettings: [.unsafeFlags(["-parse-as-library"])])
    }
  },
  swiftLanguageModes: [.v6]
)

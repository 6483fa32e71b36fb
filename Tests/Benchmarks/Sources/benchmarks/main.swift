import Foundation

// `swift run -c release --package-path Tests/Benchmarks [programs|engine] [PATH-OF-MENDEL]`
let arguments = CommandLine.arguments.dropFirst()
row("work", "here", "peers in the same run", "target")
if !arguments.contains("programs") { try Engine.measure() }
if !arguments.contains("engine") {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let built = root.appendingPathComponent(".build/release/mendel").path
  let mendel = arguments.first { $0.contains("/") } ?? built
  guard FileManager.default.isExecutableFile(atPath: mendel) else {
    print("build the program first: swift build -c release --static-swift-stdlib --product mendel")
    exit(1)
  }
  try Programs(mendel: mendel, lessons: root.appendingPathComponent("Lessons").path).measure()
}

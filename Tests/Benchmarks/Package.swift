// swift-tools-version: 6.1
import PackageDescription

/// Measures the program and the trait engine beside their peers.
///
/// A package of its own, so that nobody builds it who does not ask for it.
let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "mendel", path: "../..")],
  targets: [
    .executableTarget(name: "benchmarks", dependencies: [.product(name: "UIKitTraits", package: "mendel")])
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.1
import PackageDescription

/// The libraries' own tests, as a package of somebody else's runs them; `.ci/run` lets it depend on a version.
let package = Package(
  name: "Sample", platforms: [.macOS(.v15)], dependencies: [.package(name: "mendel", path: "../..")],
  targets: ["UIKitTraits", "SwiftUIViews"].map { library in
    .testTarget(name: library + "Tests", dependencies: [.product(name: library, package: "mendel")])
  })

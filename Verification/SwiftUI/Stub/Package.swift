// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// A module named SwiftUI, with an evaluator: never in the graph of another package, or `canImport(SwiftUI)` would become
/// true there. The checks reach its build products by path.
let package = Package(
    name: "swiftui-stub",
    platforms: [.macOS(.v14)],
    products: [.library(name: "SwiftUI", type: .dynamic, targets: ["SwiftUI"])],
    targets: [
        .target(name: "SwiftUI", dependencies: ["PreviewPlugin"]),
        .macro(name: "PreviewPlugin"),
    ],
    swiftLanguageModes: [.v5]
)

// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// CI sets WAYMARK_STRICT: a warning is an error then, in sources and tests.
let strictness: [SwiftSetting] =
    Context.environment["WAYMARK_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// A module named SwiftUI, with an evaluator, and what the adapter reads of UIKit and UserNotifications: never in the graph
/// of another package, or `canImport(SwiftUI)` would become true there. The checks reach its build products by path.
let package = Package(
    name: "swiftui-stub",
    platforms: [.macOS(.v14)],
    products: [.library(name: "SwiftUI", type: .dynamic, targets: ["SwiftUI", "UIKit", "UserNotifications"])],
    targets: [
        .target(name: "UIKit", dependencies: ["SwiftUI", "UserNotifications"]),
        .target(name: "UserNotifications"),
        .target(name: "SwiftUI", dependencies: ["PreviewPlugin"]),
        .macro(name: "PreviewPlugin"),
    ],
    swiftLanguageModes: [.v5]
)

for target in package.targets {
    target.swiftSettings = strictness
}

// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Turns warnings into errors if WAYMARK_STRICT is set, as on CI.
let strictness: [SwiftSetting] =
    Context.environment["WAYMARK_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// The frameworks besides SwiftUI that the adapter, the articles and the examples use.
let frameworks = [
    "AppIntents", "AppKit", "CoreSpotlight", "UIKit", "UIKitCore", "UniformTypeIdentifiers", "UserNotifications",
    "WidgetKit", "XCUIAutomation",
]

/// A module named SwiftUI with an evaluator, and the other frameworks. No package may depend on this one, because
/// `canImport(SwiftUI)` would become true there; the checks use its build products by path.
let package = Package(
    name: "swiftui-stub",
    platforms: [.macOS(.v14)],
    products: [.library(name: "SwiftUI", type: .dynamic, targets: ["SwiftUI"] + frameworks)],
    targets: [
        .target(name: "AppIntents"),
        .target(name: "CoreSpotlight", dependencies: ["UniformTypeIdentifiers"]),
        .target(name: "AppKit"),
        .target(name: "UIKit", dependencies: ["AppIntents", "SwiftUI", "UIKitCore", "UserNotifications"]),
        .target(name: "UIKitCore"),
        .target(name: "UniformTypeIdentifiers"),
        .target(name: "UserNotifications"),
        .target(name: "WidgetKit", dependencies: ["SwiftUI"]),
        .target(name: "XCUIAutomation", dependencies: ["SwiftUI"]),
        .target(name: "Screen"),
        .target(
            name: "SwiftUI",
            dependencies: ["AppIntents", "AppKit", "PreviewPlugin", "Screen", "UIKitCore", "UserNotifications"]),
        .macro(name: "PreviewPlugin"),
    ],
    swiftLanguageModes: [.v5]
)

for target in package.targets {
    target.swiftSettings = strictness
}

// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The same small app with four ways to navigate, in the evaluator of the simulator's SwiftUI. `Benchmarks/peers` builds
// and measures them.

/// True if `Benchmarks/peers` has linked to the checkouts of Navigator and FlowStacks.
let hasPeers = Context.environment["WITH_PEERS"] != nil
/// Turns warnings into errors if WAYMARK_STRICT is set, as on CI.
let strictness: [SwiftSetting] =
    Context.environment["WAYMARK_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ] + strictness
let swift5: [SwiftSetting] = [.swiftLanguageMode(.v5)]

/// A target of the simulator's package, without the traits of the library.
func simulated(
    _ name: String, _ settings: [SwiftSetting] = swift5, needs dependencies: [Target.Dependency] = [],
    exclude: [String] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/Simulator/\(name)", exclude: exclude,
        swiftSettings: settings)
}
let combine: [Target.Dependency] = hasPeers ? [.product(name: "OpenCombine", package: "OpenCombine")] : []
let peers: [Target] = [
    .target(
        name: "NavigatorUI", dependencies: ["SwiftUI"] + combine, path: ".build/peers/NavigatorUI",
        exclude: ["Documentation.docc", "PrivacyInfo.xcprivacy"],
        swiftSettings: swift5 + [.unsafeFlags(["-module-alias", "Combine=OpenCombine", "-suppress-warnings"])]),
    .target(
        name: "FlowStacks", dependencies: ["SwiftUI"], path: ".build/peers/FlowStacks",
        swiftSettings: swift5 + [.unsafeFlags(["-suppress-warnings"])]),
    .executableTarget(name: "NavigatorApp", dependencies: ["NavigatorUI", "SwiftUI", "Walk"], swiftSettings: settings),
    .executableTarget(name: "FlowStacksApp", dependencies: ["FlowStacks", "SwiftUI", "Walk"], swiftSettings: settings),
]

let package = Package(
    name: "waymark-peers",
    platforms: [.macOS(.v14)],
    dependencies: hasPeers ? [.package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")] : [],
    targets: [
        simulated("AppKit"),
        simulated("Screen", settings),
        simulated("UIKit", needs: ["SwiftUI", "UIKitCore", "UserNotifications"]),
        simulated("UIKitCore"),
        simulated("UserNotifications"),
        .macro(name: "SwiftUIMacros", path: "Sources/Simulator/SwiftUIMacros"),
        .target(
            name: "SwiftUI",
            dependencies: ["AppKit", "SwiftUIMacros", "Screen", "UIKitCore", "UserNotifications"] + combine,
            swiftSettings: swift5 + (hasPeers ? [.define("WITH_PEERS")] : [])),
        simulated("WaymarkLinks", settings + [.enableExperimentalFeature("Lifetimes")]),
        simulated("Waymark", settings, needs: ["WaymarkLinks"]),
        simulated(
            "WaymarkSwiftUI", settings, needs: ["SwiftUI", "UIKit", "Waymark"], exclude: ["PrivacyInfo.xcprivacy"]),
        .target(name: "Walk", dependencies: ["SwiftUI"], swiftSettings: settings),
        .executableTarget(name: "PlainApp", dependencies: ["SwiftUI", "Walk"], swiftSettings: settings),
        .executableTarget(
            name: "WaymarkApp", dependencies: ["SwiftUI", "Walk", "Waymark", "WaymarkSwiftUI"], swiftSettings: settings),
    ] + (hasPeers ? peers : []),
    swiftLanguageModes: [.v6]
)

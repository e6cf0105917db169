// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    // the traits of the library's package
    .define("Macros"), .define("Inspector"),
]
/// Turns warnings into errors if WAYMARK_STRICT is set, as on CI.
let strictness: [SwiftSetting] =
    Context.environment["WAYMARK_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// SwiftUI and other frameworks for Linux. Every module of this package sees them through `canImport`.
let frameworks: [Target] = [
    .target(name: "Screen", swiftSettings: settings + [.swiftLanguageMode(.v6)]),
    .target(name: "AppKit"),
    .target(name: "UIKit", dependencies: ["SwiftUI", "UIKitCore", "UserNotifications"]),
    .target(name: "UIKitCore"),
    .target(name: "UserNotifications"),
    .target(name: "SwiftUI", dependencies: ["AppKit", "SwiftUIMacros", "Screen", "UIKitCore", "UserNotifications"]),
    .target(name: "WidgetKit", dependencies: ["SwiftUI"]),
    .target(name: "XCUIAutomation", dependencies: ["SwiftUI"]),
    .macro(name: "SwiftUIMacros"),
]
/// The folder of a copy of the adapter: with a deliberate fault, from Verification/Mutations, or with the code for macOS
/// compiled, from Verification/SwiftUI/run; nil for the adapter itself.
let copy = Context.environment["ADAPTER_SOURCES"]
let http = ["FlyingFox", "FlyingSocks"].map { Target.Dependency.product(name: $0, package: "FlyingFox") }
/// The library, through symbolic links: a dependency on its package would not see this package's SwiftUI.
let library: [Target] = [
    .target(name: "WaymarkLinks", swiftSettings: settings + [.enableExperimentalFeature("Lifetimes")]),
    .target(name: "Waymark", dependencies: ["WaymarkLinks", "WaymarkMacrosPlugin"], swiftSettings: settings),
    .macro(
        name: "WaymarkMacrosPlugin",
        dependencies: ["WaymarkLinks"]
            + [
                "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder",
                "SwiftSyntaxMacros",
            ].map { .product(name: $0, package: "swift-syntax") },
        swiftSettings: settings),
    .target(
        name: "WaymarkSwiftUI", dependencies: ["Waymark", "SwiftUI", "UIKit"],
        path: copy ?? "Sources/WaymarkSwiftUI", exclude: ["PrivacyInfo.xcprivacy"],
        swiftSettings: settings),
    .target(name: "WaymarkAssociation", dependencies: ["Waymark", "WaymarkLinks"], swiftSettings: settings),
    .target(name: "WaymarkTesting", dependencies: ["Waymark"], swiftSettings: settings),
    .target(
        name: "WaymarkInspector", dependencies: ["Waymark", "WaymarkLinks"] + http, resources: [.copy("Page")],
        swiftSettings: settings),
    .target(name: "Inspecting", dependencies: ["Screen", "Waymark", "WaymarkInspector"], swiftSettings: settings),
]
let simulator: [Target] = [
    .target(name: "Drawing", dependencies: ["Screen"], swiftSettings: settings),
    .executableTarget(
        name: "simulator",
        dependencies: ["Drawing", "Screen"] + http,
        resources: [.embedInCode("phone.css"), .embedInCode("phone.js")], swiftSettings: settings),
    .executableTarget(name: "EvaluatorCounts", dependencies: ["SwiftUI"], swiftSettings: settings),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing", "Screen"], swiftSettings: settings),
    .testTarget(
        name: "SimulatorTests", dependencies: ["Inspecting", "Screen", "Waymark", "simulator"] + http,
        swiftSettings: settings),
]

/// Settings for tests that import both Testing and UIKit, whose overlay doesn't fit these frameworks.
let withoutOverlays = settings + [SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
let adapterTests = Target.testTarget(
    name: "AdapterTests", dependencies: ["Screen", "UserNotifications", "WaymarkSwiftUI", "WaymarkTesting"],
    swiftSettings: withoutOverlays)
let macTests = Target.testTarget(
    name: "MacTests", dependencies: ["WaymarkSwiftUI", "WaymarkTesting"], swiftSettings: withoutOverlays)
// the frameworks are Swift 5, as their declarations are Apple's
for target in frameworks where target.type != .macro && target.name != "Screen" {
    target.swiftSettings = [.swiftLanguageMode(.v5)]
}
let package = Package(
    name: "simulator",
    platforms: [.macOS(.v14)],
    products: [
        "Inspecting", "SwiftUI", "UIKit", "UserNotifications", "Waymark", "WaymarkAssociation", "WaymarkLinks",
        "WaymarkSwiftUI", "WaymarkTesting", "WidgetKit", "XCUIAutomation",
    ].map { .library(name: $0, targets: [$0]) }
        + (copy == nil ? [.executable(name: "simulator", targets: ["simulator"])] : []),
    dependencies: [
        .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.0")),
        .package(url: "https://github.com/swiftlang/swift-syntax", "601.0.0"..<"605.0.0"),
    ],
    targets: frameworks + library
        + (copy.map { [$0.hasSuffix("mac") ? macTests : adapterTests] } ?? simulator + [adapterTests]),
    swiftLanguageModes: [.v6]
)
for target in package.targets { target.swiftSettings = (target.swiftSettings ?? []) + strictness }

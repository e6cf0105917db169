// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    // the trait of the library's package
    .define("Macros"),
]
/// Turns warnings into errors if WAYMARK_STRICT is set, as on CI.
let strictness: [SwiftSetting] =
    Context.environment["WAYMARK_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
/// The settings of the apps' modules, which default to the main actor, as in new Xcode projects.
let app = settings + [SwiftSetting.defaultIsolation(MainActor.self)]

let waymark: [Target.Dependency] = [
    "ExampleViews", "Reporting", "SwiftUI", "Waymark", "WaymarkLinks", "WaymarkSwiftUI",
]
func named(_ prefix: String, _ names: [String]) -> [Target.Dependency] { names.map { .target(name: prefix + $0) } }
let challenge = ["Home", "Character", "Episode", "Location", "Settings", "Onboarding", "System"]
let oneRouter = ["Home", "Character", "Location", "Episode", "Settings", "Onboarding"]

/// SwiftUI and other frameworks for Linux. Every module of this package sees them through `canImport`.
let frameworks: [Target] = [
    .target(name: "Screen", swiftSettings: settings + [.swiftLanguageMode(.v6)]),
    .target(name: "AppKit"),
    .target(name: "UIKit", dependencies: ["SwiftUI", "UIKitCore", "UserNotifications"]),
    .target(name: "UIKitCore"),
    .target(name: "UserNotifications"),
    .target(name: "SwiftUI", dependencies: ["AppKit", "PreviewPlugin", "Screen", "UIKitCore", "UserNotifications"]),
    .target(name: "WidgetKit", dependencies: ["SwiftUI"]),
    .target(name: "XCUIAutomation", dependencies: ["SwiftUI"]),
    .macro(name: "PreviewPlugin"),
]
/// The folder of a copy of the adapter: with a deliberate fault, from Verification/Mutations, or with the code for macOS
/// compiled, from Verification/SwiftUI/run; nil for the adapter itself.
let copy = Context.environment["ADAPTER_SOURCES"]
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
        // the frameworks have Xcode 27's symbols, which the adapter uses only with Swift 6.4 or this condition
        swiftSettings: settings + [.define("SDK27")]),
    .target(name: "WaymarkTesting", dependencies: ["Waymark"], swiftSettings: settings),
]
let apps: [Target] =
    [
        .executableTarget(
            name: "Quickstart", dependencies: waymark, exclude: ["Info.plist", "Quickstart.entitlements"],
            swiftSettings: app),
        .target(name: "ChallengeKit", dependencies: waymark, swiftSettings: app),
        .target(
            name: "ChallengeApp", dependencies: waymark + ["ChallengeKit"] + named("Challenge", challenge),
            resources: [.copy("Resources")], swiftSettings: app),
        .executableTarget(
            name: "ChallengeMain", dependencies: waymark + ["ChallengeApp"],
            exclude: ["Info.plist", "Challenge.entitlements", "DEVICE.md"], swiftSettings: app),
        .target(
            name: "ShellApp", dependencies: waymark,
            exclude: ["Apple", "README.md", "ShellTests"],
            sources: ["App", "Core", "Features"],
            swiftSettings: app),
        .executableTarget(
            name: "ShellMain", dependencies: waymark + ["ShellApp"], exclude: ["Info.plist", "Shell.entitlements"],
            swiftSettings: app),
        .executableTarget(name: "DeviceRig", dependencies: waymark, exclude: ["Info.plist"], swiftSettings: app),
        .target(name: "DeviceRigUITests", dependencies: ["XCUIAutomation"], swiftSettings: app),
        .target(name: "ChallengeUITests", dependencies: ["XCUIAutomation"], swiftSettings: app),
        .executableTarget(
            name: "ChallengeWidget", dependencies: waymark + ["ChallengeApp", "ChallengeCharacter", "WidgetKit"],
            exclude: ["Info.plist"], swiftSettings: app),
        .target(name: "ExampleViews", dependencies: ["SwiftUI"], swiftSettings: app),
        .target(name: "ChallengeDomain", swiftSettings: app),
        .target(name: "RouterPerFeatureCharacter", dependencies: waymark + ["ChallengeDomain"], swiftSettings: app),
        .target(name: "RouterPerFeatureLocation", dependencies: waymark + ["ChallengeDomain"], swiftSettings: app),
        .executableTarget(
            name: "RouterPerFeatureMain",
            dependencies: waymark + ["ChallengeDomain", "RouterPerFeatureCharacter", "RouterPerFeatureLocation"],
            exclude: ["Info.plist"], swiftSettings: app),
        .target(name: "OneRouterApp", dependencies: waymark + named("OneRouter", oneRouter), swiftSettings: app),
        .executableTarget(
            name: "OneRouterMain", dependencies: waymark + ["OneRouterApp"], exclude: ["Info.plist"],
            swiftSettings: app),
    ]
    + challenge.map {
        .target(name: "Challenge\($0)", dependencies: waymark + ["ChallengeKit"], swiftSettings: app)
    }
    + oneRouter.map {
        .target(name: "OneRouter\($0)", dependencies: waymark + ["ChallengeDomain"], swiftSettings: app)
    }
let simulator: [Target] = [
    .target(name: "Reporting", dependencies: ["Screen", "Waymark"], swiftSettings: settings),
    .target(name: "Drawing", dependencies: ["Screen"], swiftSettings: settings),
    .executableTarget(
        name: "simulator",
        dependencies: [
            "Drawing", "Screen", .product(name: "FlyingFox", package: "FlyingFox"),
            .product(name: "FlyingSocks", package: "FlyingFox"),
        ],
        resources: [.embedInCode("phone.css"), .embedInCode("phone.js")], swiftSettings: settings),
    .executableTarget(name: "EvaluatorCounts", dependencies: ["SwiftUI"], swiftSettings: settings),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing", "Screen"], swiftSettings: settings),
    .testTarget(
        name: "SimulatorTests",
        dependencies: [
            "Reporting", "Screen", "Waymark", "simulator", .product(name: "FlyingFox", package: "FlyingFox"),
        ],
        swiftSettings: settings),
]

/// Settings for tests that import both Testing and UIKit, whose overlay doesn't fit these frameworks.
let withoutOverlays = settings + [SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
let adapterTests = Target.testTarget(
    name: "AdapterTests", dependencies: ["UserNotifications", "WaymarkSwiftUI", "WaymarkTesting"],
    swiftSettings: withoutOverlays)
let macTests = Target.testTarget(
    name: "MacTests", dependencies: ["WaymarkSwiftUI", "WaymarkTesting"], swiftSettings: withoutOverlays)
let exampleTests = Target.testTarget(
    name: "ExampleTests",
    dependencies: waymark + [
        "ChallengeApp", "ChallengeMain", "ChallengeUITests", "ChallengeWidget", "DeviceRig", "DeviceRigUITests",
        "OneRouterApp", "OneRouterMain", "Quickstart", "RouterPerFeatureMain", "ShellApp", "ShellMain",
        "WaymarkTesting",
    ], swiftSettings: app)

// the frameworks are Swift 5, as their declarations are Apple's
for target in frameworks where target.type != .macro && target.name != "Screen" {
    target.swiftSettings = [.swiftLanguageMode(.v5)]
}
let package = Package(
    name: "simulator",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.0")),
        .package(url: "https://github.com/swiftlang/swift-syntax", "601.0.0"..<"605.0.0"),
    ],
    targets: frameworks + library
        + (copy.map { [$0.hasSuffix("mac") ? macTests : adapterTests] }
            ?? apps + simulator + [adapterTests, exampleTests]),
    swiftLanguageModes: [.v6]
)
for target in package.targets { target.swiftSettings = (target.swiftSettings ?? []) + strictness }

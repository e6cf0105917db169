// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Turns warnings into errors if WAYMARK_STRICT is set, as on CI. It isn't set where other packages use this one.
let strictness: [SwiftSetting] =
    Context.environment["WAYMARK_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// The settings of modules with strict checks of memory safety. `Lifetimes` is for types that hold a `Span`.
let memorySafe: [SwiftSetting] = [.strictMemorySafety(), .enableExperimentalFeature("Lifetimes")]

/// The library, which navigates an app, and its tests.
let library: [Target] = [
    .target(name: "WaymarkLinks", swiftSettings: memorySafe),
    .target(
        name: "Waymark",
        dependencies: ["WaymarkLinks", .target(name: "WaymarkMacrosPlugin", condition: .when(traits: ["Macros"]))],
        swiftSettings: memorySafe),
    .macro(
        name: "WaymarkMacrosPlugin",
        dependencies: ["WaymarkLinks"]
            + [
                "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder",
                "SwiftSyntaxMacros",
            ].map { .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Macros"])) },
        swiftSettings: memorySafe),
    .target(name: "WaymarkSwiftUI", dependencies: ["Waymark"], resources: [.copy("PrivacyInfo.xcprivacy")]),
    .target(name: "WaymarkAssociation", dependencies: ["Waymark", "WaymarkLinks"], swiftSettings: memorySafe),
    .target(name: "WaymarkTesting", dependencies: ["Waymark"], swiftSettings: memorySafe),
    .testTarget(
        name: "WaymarkLinksTests", dependencies: ["WaymarkLinks", "WaymarkTesting"],
        exclude: ["Conformance/links.json"]),
    .testTarget(
        name: "WaymarkTests", dependencies: ["Waymark", "WaymarkLinks", "WaymarkTesting"],
        resources: [.copy("Restoration/Fixtures")]),
    .testTarget(
        name: "MainActorTests", dependencies: ["Waymark", "WaymarkTesting"],
        swiftSettings: [.defaultIsolation(MainActor.self)]),
    // The plugin's sources are reached through a symbolic link. If a test depended on the plugin itself, SwiftPM would
    // build all tests, and everything that they depend on, for the host a second time.
    .testTarget(
        name: "WaymarkMacrosTests",
        dependencies: ["WaymarkAssociation", "WaymarkLinks", "Waymark"]
            + [
                "SwiftDiagnostics", "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
                "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacrosGenericTestSupport",
            ]
            .map { .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Macros"])) },
        exclude: ["Plugin/Plugin.swift"]),
    .testTarget(
        name: "WaymarkAssociationTests", dependencies: ["WaymarkAssociation", "WaymarkLinks", "WaymarkTesting"]),
    .testTarget(name: "WaymarkTestingTests", dependencies: ["Waymark", "WaymarkTesting"]),
    .testTarget(name: "PackageTests", dependencies: ["Waymark"]),
]

let argumentParser: Target.Dependency = .product(
    name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Tools"]))

/// Tools around the library: the command, the Inspector, and a check of WaymarkSwiftUI.
let tools: [Target] = [
    .target(
        name: "WaymarkTool", dependencies: ["WaymarkSkills", argumentParser], path: "Tools/Command/Sources"),
    // the command makes the files that the skills show
    .target(
        name: "WaymarkSkills", path: "skills", exclude: ["waymark-shared"],
        resources: ["features", "one-router", "router", "routes"].map { .copy("waymark-\($0)") }),
    .executableTarget(
        name: "WaymarkCommand", dependencies: ["WaymarkTool", argumentParser], path: "Tools/Command/Main"),
    .testTarget(
        name: "WaymarkToolTests", dependencies: ["WaymarkSkills", "WaymarkTool", argumentParser],
        path: "Tools/Command/Tests"),
    .target(
        name: "WaymarkInspector",
        dependencies: [
            "Waymark", "WaymarkLinks",
            .product(name: "FlyingFox", package: "FlyingFox", condition: .when(traits: ["Inspector"])),
            .product(name: "FlyingSocks", package: "FlyingFox", condition: .when(traits: ["Inspector"])),
        ],
        path: "Tools/Inspector/Sources",
        resources: [.copy("Page")]),
    // the app that the browser tests of the Inspector's page open
    .executableTarget(
        name: "InspectedApp", dependencies: ["Waymark", "WaymarkInspector", "WaymarkLinks"],
        path: "Tests/Browser/App"),
    .testTarget(
        name: "WaymarkInspectorTests",
        dependencies: [
            "Waymark", "WaymarkInspector", "WaymarkLinks", "WaymarkTesting",
            .product(name: "FlyingSocks", package: "FlyingFox", condition: .when(traits: ["Inspector"])),
        ],
        path: "Tools/Inspector/Tests"),
    // parses sources for the checks in Verification/SwiftUI, so that their package doesn't need swift-syntax
    .executableTarget(
        name: "AvailabilityGate",
        dependencies: ["SwiftParser", "SwiftSyntax"].map {
            .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Tools"]))
        },
        path: "Verification/SwiftUI/Availability/Sources"),
    .testTarget(
        name: "AvailabilityTests",
        dependencies: ["AvailabilityGate"]
            + ["SwiftParser", "SwiftSyntax"].map {
                .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Tools"]))
            },
        path: "Verification/SwiftUI/Availability/Tests"),
]

/// Each dependency is needed only for a trait. If all traits are disabled, none is resolved.
let package = Package(
    name: "waymark",
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "WaymarkLinks", targets: ["WaymarkLinks"]),
        .library(name: "WaymarkAssociation", targets: ["WaymarkAssociation"]),
        .library(name: "Waymark", targets: ["Waymark"]),
        .library(name: "WaymarkSwiftUI", targets: ["WaymarkSwiftUI"]),
        .library(name: "WaymarkTesting", targets: ["WaymarkTesting"]),
        .library(name: "WaymarkInspector", targets: ["WaymarkInspector"]),
        .executable(name: "waymark", targets: ["WaymarkCommand"]),
    ],
    traits: [
        .trait(name: "Macros", description: "@Links and @Link, expanded by swift-syntax."),
        .trait(name: "Tools", description: "The command waymark, which makes apps, features and screens."),
        .trait(name: "Inspector", description: "WaymarkInspector shows a running app's navigation in a browser."),
        .default(enabledTraits: ["Macros"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.0")),
        .package(url: "https://github.com/swiftlang/swift-syntax", "601.0.0"..<"605.0.0"),
    ],
    targets: library + tools,
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = settings + strictness + (target.swiftSettings ?? [])
}

// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    // the trait of the library's package
    .define("Macros"),
    .unsafeFlags([
        "-load-plugin-executable",
        Context.packageDirectory + "/../../../.build/debug/WaymarkMacrosPlugin-tool#WaymarkMacrosPlugin",
    ]),
]
/// Turns warnings into errors if WAYMARK_STRICT is set, as on CI.
let strictness: [SwiftSetting] =
    Context.environment["WAYMARK_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
/// The folder with the stub's build products. The stub has to be built first.
let stub = Context.packageDirectory + "/../Stub/.build/debug"
let swiftUI: [SwiftSetting] = [
    .unsafeFlags([
        "-I", stub + "/Modules", "-warnings-as-errors",
        "-load-plugin-executable", stub + "/PreviewPlugin-tool#PreviewPlugin",
    ])
]
/// The settings of the adapter's tests. Cross-import overlays are disabled, because Testing's overlay for UIKit doesn't
/// fit the stub.
let withoutOverlays = swiftUI + [SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
let linked: [LinkerSetting] = [.unsafeFlags(["-L", stub, "-lSwiftUI", "-Xlinker", "-rpath", "-Xlinker", stub])]

/// The settings of the apps' modules, which default to the main actor, as in new Xcode projects.
let app = swiftUI + [SwiftSetting.defaultIsolation(MainActor.self)]
/// The path of the adapter's sources. Verification/Mutations sets it to a copy with a deliberate fault, and
/// Verification/SwiftUI/run to a copy in which the code for macOS is compiled.
let adapter = Context.environment["ADAPTER_SOURCES"] ?? "Sources/WaymarkSwiftUI"
let waymark: [Target.Dependency] = ["ExampleViews", "Waymark", "WaymarkLinks", "WaymarkSwiftUI"]
let features = ["Home", "Character", "Episode", "Location", "Settings", "Onboarding", "System"]
let featureModules = features.map { Target.Dependency.target(name: "Challenge\($0)") }
let oneRouterFeatures = ["Home", "Character", "Location", "Episode", "Settings", "Onboarding"]
let oneRouterModules = oneRouterFeatures.map { Target.Dependency.target(name: "OneRouter\($0)") }
let bundled: [String] = ["Info.plist"]

/// The library and the examples, through symbolic links. They import the stub as SwiftUI; no other package does. The
/// macros come from the plugin of the library's package, which has to be built first.
let package = Package(
    name: "swiftui-checks",
    platforms: [.macOS(.v14)],
    targets: [
        .target(name: "WaymarkLinks", swiftSettings: [.enableExperimentalFeature("Lifetimes")]),
        .target(name: "Waymark", dependencies: ["WaymarkLinks"]),
        .target(name: "WaymarkTesting", dependencies: ["Waymark"]),
        .target(
            name: "WaymarkSwiftUI", dependencies: ["Waymark"], path: adapter, exclude: ["PrivacyInfo.xcprivacy"],
            // the stub declares Xcode 27's symbols, which the adapter uses only with Swift 6.4 or this condition
            swiftSettings: swiftUI + [.define("SDK27")], linkerSettings: linked),
        .target(name: "ChallengeKit", dependencies: waymark, swiftSettings: app, linkerSettings: linked),
        .target(
            name: "ChallengeApp", dependencies: waymark + featureModules + ["ChallengeKit"],
            resources: [.copy("Resources")], swiftSettings: app, linkerSettings: linked),
        .executableTarget(
            name: "ChallengeMain", dependencies: waymark + ["ChallengeApp"],
            exclude: bundled + ["Challenge.entitlements", "DEVICE.md"], swiftSettings: app, linkerSettings: linked),
        .target(name: "ChallengeUITests", swiftSettings: app, linkerSettings: linked),
        .executableTarget(
            name: "ChallengeWidget", dependencies: waymark + ["ChallengeApp", "ChallengeCharacter"], exclude: bundled,
            swiftSettings: app, linkerSettings: linked),
        .target(
            name: "ShellApp", dependencies: waymark,
            exclude: ["Apple", "README.md", "ShellTests"], sources: ["App", "Core", "Features"],
            swiftSettings: app, linkerSettings: linked),
        .executableTarget(
            name: "ShellMain", dependencies: waymark + ["ShellApp"], exclude: bundled + ["Shell.entitlements"],
            swiftSettings: app, linkerSettings: linked),
        .executableTarget(
            name: "Quickstart", dependencies: waymark, exclude: bundled + ["Quickstart.entitlements"],
            swiftSettings: app, linkerSettings: linked),
        .executableTarget(
            name: "DeviceRig", dependencies: waymark, exclude: bundled, swiftSettings: app, linkerSettings: linked),
        .target(name: "DeviceRigUITests", swiftSettings: app, linkerSettings: linked),
        .target(name: "ExampleViews", swiftSettings: app, linkerSettings: linked),
        .target(name: "ChallengeDomain", swiftSettings: app),
        .target(
            name: "RouterPerFeatureCharacter", dependencies: waymark + ["ChallengeDomain"], swiftSettings: app,
            linkerSettings: linked),
        .target(
            name: "RouterPerFeatureLocation", dependencies: waymark + ["ChallengeDomain"], swiftSettings: app,
            linkerSettings: linked),
        .executableTarget(
            name: "RouterPerFeatureMain",
            dependencies: ["ChallengeDomain", "RouterPerFeatureCharacter", "RouterPerFeatureLocation"],
            exclude: bundled, swiftSettings: app, linkerSettings: linked),
        .target(
            name: "OneRouterApp", dependencies: waymark + oneRouterModules, swiftSettings: app, linkerSettings: linked),
        .executableTarget(
            name: "OneRouterMain", dependencies: waymark + ["OneRouterApp"], exclude: bundled, swiftSettings: app,
            linkerSettings: linked),
        .testTarget(
            name: "ExampleTests",
            dependencies: waymark + featureModules + [
                "ChallengeApp", "ChallengeKit", "ChallengeMain", "ChallengeUITests",
                "ChallengeWidget", "DeviceRig", "DeviceRigUITests",
                "OneRouterApp", "OneRouterMain", "Quickstart", "RouterPerFeatureMain",
                "ShellApp", "ShellMain", "WaymarkTesting",
            ], swiftSettings: app),
        .testTarget(
            name: "AdapterTests", dependencies: ["Waymark", "WaymarkLinks", "WaymarkSwiftUI", "WaymarkTesting"],
            swiftSettings: withoutOverlays),
    ]
        + features.map { feature in
            .target(
                name: "Challenge\(feature)", dependencies: waymark + ["ChallengeKit"], swiftSettings: app,
                linkerSettings: linked)
        }
        + oneRouterFeatures.map { feature in
            .target(
                name: "OneRouter\(feature)", dependencies: ["ChallengeDomain", "ExampleViews"], swiftSettings: app,
                linkerSettings: linked)
        },
    swiftLanguageModes: [.v6]
)

// for the copy of the adapter with the code for macOS, only the tests of the few differences are built
if adapter.hasSuffix("mac") {
    let needed = ["Waymark", "WaymarkLinks", "WaymarkSwiftUI", "WaymarkTesting"]
    package.targets.removeAll { !needed.contains($0.name) }
    package.targets.append(
        .testTarget(
            name: "MacTests", dependencies: ["Waymark", "WaymarkSwiftUI", "WaymarkTesting"],
            swiftSettings: withoutOverlays))
}
for target in package.targets {
    target.swiftSettings = settings + strictness + (target.swiftSettings ?? [])
}

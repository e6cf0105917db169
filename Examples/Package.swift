// swift-tools-version: 6.2
import PackageDescription

/// The settings of all targets. Code is isolated to the main actor by default, as in new Xcode projects.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .defaultIsolation(MainActor.self),
]
/// The settings that turn warnings into errors, if CI has set WAYMARK_STRICT.
let strictness: [SwiftSetting] =
    Context.environment["WAYMARK_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

#if os(Linux)
// the simulator's package has the library with the project's SwiftUI
let library = "../Simulator"
let frameworks: [Target.Dependency] = [.product(name: "SwiftUI", package: "waymark")]
let uiKit: [Target.Dependency] = [.product(name: "UIKit", package: "waymark")]
#else
let library = ".."
let frameworks: [Target.Dependency] = []
let uiKit: [Target.Dependency] = []
#endif
let app: [Target.Dependency] =
    frameworks + [
        .product(name: "Waymark", package: "waymark"),
        .product(name: "WaymarkSwiftUI", package: "waymark"),
        "ExampleViews",
    ]
let waymarkTesting = Target.Dependency.product(name: "WaymarkTesting", package: "waymark")
let testing = app + [waymarkTesting]
let links = app + [.product(name: "WaymarkLinks", package: "waymark")]
let association = Target.Dependency.product(name: "WaymarkAssociation", package: "waymark")

/// The features of Challenge. Each is a module that may import the kit, but no other feature.
let features = ["Home", "Character", "Episode", "Location", "Settings", "Onboarding", "System"]
let featureModules = features.map { Target.Dependency.target(name: "Challenge\($0)") }
let challengeFeature = links + ["ChallengeKit"]
let challenge: [Target] =
    features.flatMap { feature -> [Target] in
        let folder = "Challenge/Features/\(feature)"
        return [
            .target(name: "Challenge\(feature)", dependencies: challengeFeature, path: "\(folder)/Sources"),
            .testTarget(
                name: "Challenge\(feature)Tests",
                dependencies: challengeFeature + [
                    waymarkTesting, "ExampleTesting", .target(name: "Challenge\(feature)"),
                ],
                path: "\(folder)/Tests"),
        ]
    } + [
        .target(name: "ChallengeKit", dependencies: links, path: "Challenge/Libraries/Kit"),
        .target(
            name: "ChallengeApp", dependencies: challengeFeature + featureModules, path: "Challenge/AppKit/Sources",
            resources: [.copy("Resources")]),
        .testTarget(
            name: "ChallengeAppTests",
            dependencies: challengeFeature + featureModules + ["ChallengeApp", "ExampleTesting", waymarkTesting],
            path: "Challenge/AppKit/Tests"),
    ]

/// The targets of RouterPerFeature. Each feature has tests of its own.
let routerPerFeature: [Target] = ["Character", "Location"].flatMap { feature -> [Target] in
    let folder = "RouterPerFeature/Libraries/Features/\(feature)"
    return [
        .target(
            name: "RouterPerFeature\(feature)", dependencies: app + ["ChallengeDomain"], path: "\(folder)/Sources"),
        .testTarget(
            name: "RouterPerFeature\(feature)Tests",
            dependencies: testing + ["ChallengeDomain", "ExampleTesting", .target(name: "RouterPerFeature\(feature)")],
            path: "\(folder)/Tests"),
    ]
}
let oneRouterFeatures = ["Home", "Character", "Location", "Episode", "Settings", "Onboarding"]
let oneRouterModules = oneRouterFeatures.map { Target.Dependency.target(name: "OneRouter\($0)") }
let oneRouter: [Target] =
    oneRouterFeatures.flatMap { feature -> [Target] in
        [
            // features import neither Waymark nor each other
            .target(
                name: "OneRouter\(feature)", dependencies: ["ChallengeDomain", "ExampleViews"],
                path: "OneRouter/Libraries/Features/\(feature)/Sources"),
            .testTarget(
                name: "OneRouter\(feature)Tests",
                dependencies: ["ChallengeDomain", .target(name: "OneRouter\(feature)")],
                path: "OneRouter/Libraries/Features/\(feature)/Tests"),
        ]
    } + [
        .target(name: "OneRouterApp", dependencies: app + oneRouterModules, path: "OneRouter/App/Sources"),
        .testTarget(
            name: "OneRouterAppTests",
            dependencies: testing + oneRouterModules + ["ChallengeDomain", "ExampleTesting", "OneRouterApp"],
            path: "OneRouter/App/Tests"),
    ]

let package = Package(
    name: "waymark-examples",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .executable(name: "resolve", targets: ["resolve"]),
        .library(name: "ChallengeApp", targets: ["ChallengeApp"]),
        .library(name: "ChallengeCharacter", targets: ["ChallengeCharacter"]),
        .library(name: "ShellApp", targets: ["ShellApp"]),
        .library(name: "OneRouterApp", targets: ["OneRouterApp"]),
        .library(
            name: "RouterPerFeatureModules",
            targets: ["ChallengeDomain", "RouterPerFeatureCharacter", "RouterPerFeatureLocation"]),
    ],
    dependencies: [.package(name: "waymark", path: library)],
    targets: [
        // the domain of RouterPerFeature and OneRouter
        .target(name: "ChallengeDomain", path: "Libraries/ChallengeDomain"),
        .target(name: "ExampleViews", dependencies: frameworks, path: "Libraries/ExampleViews"),
        .target(name: "ExampleTesting", dependencies: frameworks + uiKit, path: "Shared/Testing"),

        .target(
            name: "ShellApp", dependencies: links + uiKit, path: "Shell",
            exclude: ["Apple", "README.md", "ShellTests"],
            sources: ["App", "Core", "Features"]),
        .testTarget(
            name: "ShellTests", dependencies: links + [association, waymarkTesting, "ShellApp", "ExampleTesting"],
            path: "Shell/ShellTests"),

        // prints where links lead
        .executableTarget(
            name: "resolve", dependencies: links + featureModules + ["ChallengeApp", "ShellApp"],
            path: "Resolve/Sources"),
        .testTarget(
            name: "ResolveTests", dependencies: links + featureModules + ["ChallengeApp", "ShellApp", "resolve"],
            path: "Resolve/Tests"),
    ]
        + challenge + routerPerFeature + oneRouter,
    swiftLanguageModes: [.v6]
)

#if os(Linux)
// the apps' targets, which Xcode's project has on a Mac
func program(_ name: String, _ dependencies: [Target.Dependency], in path: String, exclude: [String] = []) -> Target {
    .executableTarget(
        name: name, dependencies: links + dependencies + [framework("Inspecting")], path: path,
        exclude: ["Info.plist"] + exclude)
}
/// The app at the end of a page of the tutorial. The folder links to the page's steps, and to files of the finished app.
func step(_ page: String) -> Target {
    .target(name: "Tutorial\(page)", dependencies: links, path: "TutorialSteps/\(page)")
}
func framework(_ name: String) -> Target.Dependency { .product(name: name, package: "waymark") }
let domain: [Target.Dependency] = ["ChallengeDomain", "RouterPerFeatureCharacter", "RouterPerFeatureLocation"]
package.targets += [
    program("Quickstart", [], in: "Quickstart", exclude: ["Quickstart.entitlements"]),
    program(
        "ChallengeMain", ["ChallengeApp"], in: "Challenge/Apple", exclude: ["Challenge.entitlements", "DEVICE.md"]),
    program("RouterPerFeatureMain", domain, in: "RouterPerFeature/Apple"),
    program("OneRouterMain", ["OneRouterApp"], in: "OneRouter/Apple"),
    program(
        "ShellMain", ["ShellApp", framework("UserNotifications")], in: "Shell/Apple", exclude: ["Shell.entitlements"]),
    program("Tutorial", [framework("UserNotifications")], in: "Tutorial"),
    step("Tabs"), step("Login"), step("Questions"),
    program("DeviceRig", [], in: "DeviceRig/App"),
    program("ChallengeWidget", ["ChallengeApp", "ChallengeCharacter", framework("WidgetKit")], in: "Challenge/Widget"),
    .target(name: "DeviceRigUITests", dependencies: [framework("XCUIAutomation")], path: "DeviceRig/UITests"),
    .target(name: "ChallengeUITests", dependencies: [framework("XCUIAutomation")], path: "Challenge/UITests"),
    .testTarget(
        name: "ExampleTests",
        dependencies: testing + oneRouterModules + featureModules + [
            "ChallengeApp", "ChallengeMain", "ChallengeUITests", "ChallengeWidget", "DeviceRig",
            "DeviceRigUITests", "OneRouterApp", "OneRouterMain", "Quickstart", "RouterPerFeatureMain", "ShellApp",
            "ShellMain", "Tutorial",
        ], path: "ExampleTests",
        // the overlay of Testing and UIKit doesn't fit the simulator's UIKit
        swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
]
#endif
for target in package.targets {
    target.swiftSettings = settings + strictness + (target.swiftSettings ?? [])
}

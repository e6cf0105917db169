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

let app: [Target.Dependency] = [
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
                dependencies: challengeFeature + [waymarkTesting, .target(name: "Challenge\(feature)")],
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
    let folder = "RouterPerFeature/Features/\(feature)"
    return [
        .target(
            name: "RouterPerFeature\(feature)", dependencies: app + ["ChallengeDomain"], path: "\(folder)/Sources"),
        .testTarget(
            name: "RouterPerFeature\(feature)Tests",
            dependencies: testing + ["ChallengeDomain", .target(name: "RouterPerFeature\(feature)")],
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
                path: "OneRouter/Features/\(feature)/Sources"),
            .testTarget(
                name: "OneRouter\(feature)Tests",
                dependencies: ["ChallengeDomain", .target(name: "OneRouter\(feature)")],
                path: "OneRouter/Features/\(feature)/Tests"),
        ]
    } + [
        .target(name: "OneRouterApp", dependencies: app + oneRouterModules, path: "OneRouter/App/Sources"),
        .testTarget(
            name: "OneRouterAppTests", dependencies: testing + oneRouterModules + ["ChallengeDomain", "OneRouterApp"],
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
    dependencies: [.package(name: "waymark", path: "..")],
    targets: [
        // the domain of RouterPerFeature and OneRouter
        .target(name: "ChallengeDomain", path: "Libraries/ChallengeDomain"),
        .target(name: "ExampleViews", path: "Libraries/ExampleViews"),
        .target(name: "ExampleTesting", path: "Shared/Testing"),

        .target(
            name: "ShellApp", dependencies: links, path: "Shell", exclude: ["Apple", "README.md", "ShellTests"],
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

for target in package.targets {
    target.swiftSettings = settings + strictness
}

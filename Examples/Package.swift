// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]
/// The settings that turn warnings into errors, if CI has set WAYMARK_STRICT.
let strictness: [SwiftSetting] =
    Context.environment["WAYMARK_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
/// The settings of all targets but the command-line programs and `ExampleReports`: code is isolated to the main actor by
/// default, as in new Xcode projects.
let appSettings = settings + [SwiftSetting.defaultIsolation(MainActor.self)]

/// The condition of dependencies that only the servers need; they aren't built for iOS.
let servers = TargetDependencyCondition.when(platforms: [.linux, .macOS])

let waymark: [Target.Dependency] = [
    .product(name: "Waymark", package: "waymark"),
    .product(name: "WaymarkLinks", package: "waymark"),
    .product(name: "WaymarkSwiftUI", package: "waymark"),
    .product(name: "WaymarkAssociation", package: "waymark", condition: servers),
    .product(name: "WaymarkWeb", package: "waymark", condition: servers),
]
let inspector = Target.Dependency.product(name: "WaymarkInspector", package: "waymark", condition: servers)

let app: [Target.Dependency] = ["Waymark", "WaymarkSwiftUI"].map { .product(name: $0, package: "waymark") }
let waymarkTesting = Target.Dependency.product(name: "WaymarkTesting", package: "waymark")
let testing = app + [waymarkTesting]

/// The features of Challenge. Each is a module that may import the kit, but no other feature.
let features = ["Home", "Character", "Episode", "Location", "Settings", "Onboarding", "System"]
let featureModules = features.map { Target.Dependency.target(name: "Challenge\($0)") }
let challengeKit = app + [.product(name: "WaymarkLinks", package: "waymark")]
let challengeFeature = challengeKit + ["ChallengeKit"]
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
        .target(name: "ChallengeKit", dependencies: challengeKit, path: "Challenge/Libraries/Kit"),
        .target(
            name: "ChallengeApp", dependencies: challengeFeature + featureModules, path: "Challenge/AppKit/Sources",
            resources: [.copy("Resources")]),
        .testTarget(
            name: "ChallengeAppTests",
            dependencies: challengeFeature + featureModules + ["ChallengeApp", "ExampleTesting", waymarkTesting],
            path: "Challenge/AppKit/Tests"),
        .target(
            name: "ChallengeWeb",
            dependencies: waymark + featureModules + [
                "ChallengeApp", "ChallengeKit", .product(name: "Logging", package: "swift-log"),
            ],
            path: "Challenge/Web/Sources",
            resources: [.copy("Resources")]),
        .testTarget(
            name: "ChallengeWebTests",
            dependencies: waymark + featureModules + [
                "ChallengeApp", "ChallengeKit", "ChallengeWeb", "ExampleReports", waymarkTesting,
            ],
            path: "Challenge/Web/Tests"),
        .executableTarget(
            name: "challenge",
            dependencies: waymark + featureModules + [
                "ChallengeApp", "ChallengeWeb", "ExampleReports", inspector,
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            path: "Challenge/Command"),
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
                name: "OneRouter\(feature)", dependencies: ["ChallengeDomain"],
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
        .executable(name: "challenge", targets: ["challenge"]),
        .executable(name: "shell", targets: ["shell"]),
        .library(name: "ChallengeApp", targets: ["ChallengeApp"]),
        .library(name: "ChallengeCharacter", targets: ["ChallengeCharacter"]),
        .library(name: "ChallengeWeb", targets: ["ChallengeWeb"]),
        .library(name: "ShellApp", targets: ["ShellApp"]),
        .library(name: "OneRouterApp", targets: ["OneRouterApp"]),
        .library(
            name: "RouterPerFeatureModules",
            targets: ["ChallengeDomain", "RouterPerFeatureCharacter", "RouterPerFeatureLocation"]),
    ],
    traits: [
        .trait(name: "Postgres", description: "Lets Shell store its accounts in PostgreSQL, through libpq.")
    ],
    dependencies: [
        .package(name: "waymark", path: "..", traits: ["Inspector", "Macros", "Telemetry", "Web"]),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        // the domain of RouterPerFeature and OneRouter
        .target(name: "ChallengeDomain", path: "Libraries/ChallengeDomain"),
        .target(name: "ExampleReports", dependencies: waymark, path: "Shared/Reports"),
        .target(name: "ExampleTesting", path: "Shared/Testing"),

        // the app without its server and database
        .target(
            name: "ShellApp", dependencies: app + [.product(name: "WaymarkLinks", package: "waymark")], path: "Shell",
            exclude: ["Apple", "Command", "README.md", "Server", "ShellTests"], sources: ["App", "Core", "Features"]),
        .testTarget(
            name: "ShellTests",
            dependencies: waymark + [
                "ShellApp", "ExampleReports", "ExampleTesting", .product(name: "WaymarkTesting", package: "waymark"),
            ],
            path: "Shell/ShellTests"),
        // libpq, for the trait Postgres
        .systemLibrary(
            name: "CPostgres", path: "Shell/Server/CPostgres", pkgConfig: "libpq",
            providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
        // the app's screens as web pages, with accounts on the server
        .target(
            name: "ShellServer",
            dependencies: waymark + [
                "ShellApp",
                .target(name: "CPostgres", condition: .when(platforms: [.linux, .macOS], traits: ["Postgres"])),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            path: "Shell/Server", exclude: ["CPostgres", "Replicas", "Tests"], resources: [.copy("Resources")]),
        .executableTarget(
            name: "shell",
            dependencies: waymark + [
                "ShellApp", "ShellServer", "ExampleReports",
                .product(name: "WaymarkTelemetry", package: "waymark", condition: servers),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "CoreMetrics", package: "swift-metrics", condition: servers),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
            ],
            path: "Shell/Command"),
        .testTarget(
            name: "ShellServerTests",
            dependencies: waymark + [
                "ShellApp", "ShellServer", "ExampleReports", "ExampleTesting",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "WaymarkTesting", package: "waymark"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
            ],
            path: "Shell/Server/Tests"),
    ]
        + challenge + routerPerFeature + oneRouter,
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    // a system library has no settings
    guard target.type != .system else { continue }
    let own = ["challenge", "shell", "ExampleReports"].contains(target.name) ? settings : appSettings
    target.swiftSettings = own + strictness
}

// swift-tools-version: 6.2
import PackageDescription

/// Turns warnings into errors if WAYMARK_STRICT is set, as on CI.
let strictness: [SwiftSetting] =
    Context.environment["WAYMARK_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// The tests that `.ci/threads` runs under ThreadSanitizer. The other tests are left out, because they take minutes to
/// build with it. The sources are reached through symbolic links.
let package = Package(
    name: "waymark-threads",
    platforms: [.macOS(.v14)],
    targets: [
        .target(name: "WaymarkLinks", swiftSettings: [.enableExperimentalFeature("Lifetimes")]),
        .target(name: "Waymark", dependencies: ["WaymarkLinks"]),
        .target(name: "WaymarkTesting", dependencies: ["Waymark"]),
        .testTarget(
            name: "WaymarkLinksTests", dependencies: ["WaymarkLinks"],
            sources: ["Conformance/ShellRoute.swift", "Matching/ThreadTests.swift"]),
        .testTarget(
            name: "WaymarkTests", dependencies: ["Waymark", "WaymarkTesting"],
            sources: ["Access/RaceTests.swift", "Router/LifetimeTests.swift", "Support"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? []) + strictness + [
            .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("InternalImportsByDefault"),
        ]
}

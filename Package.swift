// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Dependencies stand behind a trait: a package that asks for none resolves none.
let package = Package(
    name: "waymark",
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "WaymarkLinks", targets: ["WaymarkLinks"]),
        .library(name: "Waymark", targets: ["Waymark"]),
        .library(name: "WaymarkTesting", targets: ["WaymarkTesting"]),
        .library(name: "WaymarkWeb", targets: ["WaymarkWeb"]),
    ],
    traits: [
        .trait(name: "Web", description: "WaymarkWeb serves the app's features as pages, through Hummingbird."),
        .default(enabledTraits: []),
    ],
    dependencies: [
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1")
    ],
    targets: [
        .target(name: "WaymarkLinks"),
        .target(name: "Waymark", dependencies: ["WaymarkLinks"]),
        .target(name: "WaymarkTesting", dependencies: ["Waymark"]),
        .target(
            name: "WaymarkWeb",
            dependencies: [
                "Waymark", "WaymarkLinks",
                .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Web"])),
            ]),
        .testTarget(name: "WaymarkTests", dependencies: ["Waymark", "WaymarkLinks", "WaymarkTesting"]),
        .testTarget(name: "WaymarkTestingTests", dependencies: ["Waymark", "WaymarkTesting"]),
        .testTarget(
            name: "WaymarkLinksTests", dependencies: ["WaymarkLinks"], exclude: ["Conformance/links.json"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = settings + (target.swiftSettings ?? [])
}

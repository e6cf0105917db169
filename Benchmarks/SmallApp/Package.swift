// swift-tools-version: 6.2
import PackageDescription

/// A small app in four versions, with which `Benchmarks/size` measures the bytes and build time that the library adds.
let package = Package(
    name: "waymark-small-app",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "waymark", path: "../..", traits: [])],
    targets: [
        .executableTarget(name: "Bare"),
        .executableTarget(name: "LinksAlone", dependencies: [.product(name: "WaymarkLinks", package: "waymark")]),
        .executableTarget(name: "WithLinks", dependencies: [.product(name: "Waymark", package: "waymark")]),
        .executableTarget(name: "WithRouter", dependencies: [.product(name: "Waymark", package: "waymark")]),
    ]
)

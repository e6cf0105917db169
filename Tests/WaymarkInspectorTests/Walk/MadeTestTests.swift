#if Inspector
import Foundation
import Testing
import Waymark

@testable import WaymarkInspector

/// What the Inspector writes is compiled and run in a package of its own, which shares its build with nothing: the
/// library is all that it needs.
@Suite("Tests that were made from walks", .serialized)
struct MadeTestTests {
    private static let library = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardizedFileURL
    private static let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-walks")

    /// The source of the app, where the old map leads elsewhere.
    private static func app(redirect: String) throws -> String {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "TripApp.swift")
        return try String(contentsOf: file, encoding: .utf8)
            .replacing("$0 == .oldMap ? .map :", with: "$0 == .oldMap ? \(redirect) :")
    }
    private func write(_ text: String, _ path: String) throws {
        let file = Self.folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let old = try? String(contentsOf: file, encoding: .utf8)
        if old != text { try text.write(to: file, atomically: true, encoding: .utf8) }
    }
    private func test(_ source: String, redirect: String) async throws -> (status: Int32, output: String) {
        let path = Self.library.path(percentEncoded: false)
        try write(
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let product = Target.Dependency.product(name: "Waymark", package: "waymark")
            let package = Package(
                name: "trip", platforms: [.macOS(.v14)],
                dependencies: [.package(name: "waymark", path: "\(path)", traits: [])],
                targets: [
                    .target(name: "TripApp", dependencies: [product]),
                    .testTarget(name: "TripTests", dependencies: ["TripApp", product]),
                ])

            """, "Package.swift")
        try write(try Self.app(redirect: redirect), "Sources/TripApp/Trip.swift")
        try write(source, "Tests/TripTests/MainWalkTests.swift")
        return try await run([
            "swift", "test", "--package-path", Self.folder.path(percentEncoded: false), "-Xswiftc",
            "-warnings-as-errors",
        ])
    }

    @Test("compile and pass as they are, and fail when a redirect is changed", .timeLimit(.minutes(10)))
    func walk() async throws {
        let source = try await recorded()
        let green = try await test(source, redirect: ".map")
        #expect(green.status == 0, "\(green.output)\n\(source)")
        #expect(green.output.contains("1 test") && green.output.contains("passed"))
        let red = try await test(source, redirect: ".city(name: \"x\")")
        #expect(red.status != 0, "\(red.output)")
        #expect(red.output.contains("trip/map"), "\(red.output)")
    }

    @MainActor private func recorded() async throws -> String {
        let router = Trip.router()
        let desk = InspectorDesk(app: "trip")
        let source = InspectedRouter(
            router, id: "main", name: "Main", links: nil, association: nil, actions: [],
            setup: InspectorTestSetup(imports: ["TripApp"], router: "Trip.router()"), capacity: 100, session: { nil })
        desk.add(source)
        func record(_ action: String) async throws -> [String: Any] {
            let parameters = Data("{\"source\":\"main\",\"action\":\"\(action)\"}".utf8)
            let result = try await desk.answer("record", parameters).get()
            return try #require(try JSONSerialization.jsonObject(with: result) as? [String: Any])
        }
        _ = try await record("start")
        _ = await router.navigate(to: .city(name: "São Paulo")).outcome
        _ = await router.navigate(to: .oldMap).outcome
        _ = await router.active.goBack().outcome
        _ = await router.navigate(to: .account).outcome
        _ = await router.dismiss().outcome
        _ = await router.open("https://trip.example/city/Oslo").outcome
        _ = await router.push(.ticket(7)).outcome
        _ = await router.popToRoot().outcome
        _ = await router.open("trip://map").outcome
        let result = try await record("stop")
        let text = try #require(result.text("source"))
        // the types of these tests are those of the app there
        return text.replacing("@testable import WaymarkInspectorTests\n", with: "")
    }
}
#endif

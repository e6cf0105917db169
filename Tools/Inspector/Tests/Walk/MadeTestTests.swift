#if Inspector
import Foundation
import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkInspector

/// Tests that compile and run the tests that the Inspector writes, in a temporary package that depends only on the
/// library.
@Suite("Tests generated from walks", .serialized)
struct MadeTestTests {
    private static let library = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
        .standardizedFileURL
    /// The package's folder. It is a new one each time, because SwiftPM caches plugins and doesn't notice moved files.
    private let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-walks-\(UUID().uuidString)")

    /// Returns the app's source, in which `oldMap` redirects to the given expression.
    private static func app(redirect: String) throws -> String {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "TripApp.swift")
        return try String(contentsOf: file, encoding: .utf8)
            .replacing("$0 == .oldMap ? .map :", with: "$0 == .oldMap ? \(redirect) :")
    }
    private func write(_ text: String, _ path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
    private func test(
        _ source: String, _ other: String, redirect: String
    ) async throws -> (status: Int32, output: String) {
        let path = Self.library.path(percentEncoded: false)
        try write(
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let products = ["Waymark", "WaymarkTesting"].map { Target.Dependency.product(name: $0, package: "waymark") }
            let package = Package(
                name: "trip", platforms: [.macOS(.v14)],
                dependencies: [.package(name: "waymark", path: "\(path)", traits: [])],
                targets: [
                    .target(name: "TripApp", dependencies: products),
                    .testTarget(name: "TripTests", dependencies: ["TripApp"] + products),
                ])

            """, "Package.swift")
        try write(try Self.app(redirect: redirect), "Sources/TripApp/Trip.swift")
        try write(source, "Tests/TripTests/MainWalkTests.swift")
        try write(other, "Tests/TripTests/WordsWalkTests.swift")
        // low priority, because tests with deadlines run at the same time
        return try await run([
            "nice", "-n", "19", "swift", "test", "--package-path", folder.path(percentEncoded: false), "-Xswiftc",
            "-warnings-as-errors",
        ])
    }

    @Test("generated tests compile and pass, and fail when a redirect is changed", .timeLimit(.minutes(10)))
    func walk() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (source, words) = (try await recorded(), try await recordedWords())
        let green = try await test(source, words, redirect: ".map")
        #expect(green.status == 0, "\(green.output)\n\(source)\n\(words)")
        #expect(green.output.contains("2 tests") && green.output.contains("passed"))
        let red = try await test(source, words, redirect: ".city(name: \"x\")")
        #expect(red.status != 0, "\(red.output)")
        #expect(red.output.contains("trip/map"), "\(red.output)")
    }

    /// Returns the test of a walk through a router with tabs and without a coordinator. The destinations' values
    /// contain names that generated tests declare.
    @MainActor private func recordedWords() async throws -> String {
        let router = Router<TripRoute>(
            NavigationState(branches: [
                NavigationBranch(id: "one", root: .home), NavigationBranch(id: "two", root: .map),
            ]),
            links: LinkTable(schemes: ["trip"], root: .home))
        let setup = InspectorTestSetup(
            imports: ["TripApp"],
            router: """
                Router<TripRoute>(
                    NavigationState(branches: [NavigationBranch(id: "one", root: .home), NavigationBranch(id: "two", root: .map)]),
                    links: LinkTable(schemes: ["trip"], root: .home))
                """)
        let source = InspectedRouter(router, id: "words", name: "Words", setup: setup, showsValues: true)
        _ = try await source.record(.init(action: .start))
        for name in ["clock", "sessions", "links.", "clock.date, links.path \"sessions\" \\(clock)"] {
            _ = await router.navigate(to: .city(name: name)).outcome
        }
        _ = await router.perform(.select(branch: "two")).outcome
        let text = try #require(try await source.record(.init(action: .stop)).source)
        #expect(!text.contains("ManualClock()") && !text.contains("import WaymarkTesting"))
        return text.replacing("@testable import WaymarkInspectorTests\n", with: "")
    }
    @MainActor private func recorded() async throws -> String {
        let clock = ManualClock()
        let sessions = SessionRepositoryMock()
        let app = Trip.app(sessions: sessions, clock: .manual(clock))
        await app.boot()
        let router = app.router
        router.timing.linkWindow = .zero
        let desk = InspectorDesk(app: "trip")
        let source = InspectedRouter(
            router, id: "main", name: "Main",
            setup: InspectorTestSetup(
                imports: ["TripApp"], app: "Trip.app(sessions: sessions, clock: .manual(clock))"),
            showsValues: true, phase: { app.phase }, watchSession: { app.watchSession($0) })
        desk.add(source)
        func record(_ action: String) async throws -> [String: Any] {
            let parameters = Data("{\"source\":\"main\",\"action\":\"\(action)\"}".utf8)
            let result = try await desk.answer("record", parameters).get()
            return try #require(try JSONSerialization.jsonObject(with: result) as? [String: Any])
        }
        _ = try await record("start")
        _ = await router.navigate(to: .city(name: "São Paulo")).outcome
        _ = await router.navigate(to: .city(name: "clock.date")).outcome
        _ = await router.navigate(to: .oldMap).outcome
        _ = await router.active.goBack().outcome
        _ = await router.navigate(to: .account).outcome
        // the login leads to the destination that was denied
        app.logIn(Session(owner: "ana", expires: clock.date.addingTimeInterval(3_600), permissions: ["travel"]))
        #expect(router.top == .account)
        app.lock()
        router.open("https://trip.example/city/Lima")
        try await app.unlock()
        #expect(router.top == .city(name: "Lima"))
        _ = await router.navigate(to: .account).outcome
        clock.advance(by: .seconds(3_601))
        await app.refreshSession()
        #expect(app.phase == .unauthenticated)
        app.logIn(Session(owner: "bo", expires: clock.date.addingTimeInterval(60)))
        clock.advance(by: .seconds(61))
        // a navigation notices the expiry
        _ = await router.navigate(to: .account).outcome
        #expect(app.phase == .unauthenticated && router.active.top == .login)
        _ = await router.dismiss().outcome
        app.logIn(Session(owner: "ana"))
        _ = await router.navigate(to: .account).outcome
        app.expire()
        #expect(app.phase == .unauthenticated)
        app.logIn(Session(owner: "ana"))
        app.logOut()
        _ = await router.open("https://trip.example/city/Oslo").outcome
        _ = await router.open("https://trip.example/nowhere").outcome
        _ = await router.push(.ticket(7)).outcome
        _ = await router.present(.map, as: .sheet).outcome
        _ = await router.active.present(.ticket(8), as: .fullScreen).outcome
        _ = await router.dismissAll().outcome
        _ = await router.popToRoot().outcome
        _ = await router.open("trip://map").outcome
        let result = try await record("stop")
        let text = try #require(result.text("source"))
        #expect(!text.contains("ana") && !text.contains("\"bo\""))
        // the app's types take the place of the test module's
        return text.replacing("@testable import WaymarkInspectorTests\n", with: "")
    }
}

/// Runs a command, and returns its status, and its standard output and standard error as one text. Doesn't block a
/// thread of the shared pool, which the servers under test need.
private func run(_ command: [String]) async throws -> (status: Int32, output: String) {
    let file = FileManager.default.temporaryDirectory.appending(path: "waymark-output-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
        process.terminationHandler = { _ in ended.resume() }
        do { try process.run() } catch {
            process.terminationHandler = nil
            ended.resume(throwing: error)
        }
    }
    return (process.terminationStatus, try String(contentsOf: file, encoding: .utf8))
}
#endif

#if Inspector
import Foundation
public import Waymark

#if os(iOS) || os(tvOS) || os(visionOS)
import UIKit
#endif

/// A debugging server that shows a running app's navigation in a browser: its state, every transition, and its links.
///
/// ```swift
/// #if DEBUG
/// let inspector = try await Inspector.start(router)     // prints one URL with a token
/// #endif
/// ```
/// Unless its options say otherwise, it listens on the loopback interface. It runs until
/// ``stop()``, even if nothing refers to it, and serves anyone who has the URL. While an Inspector is running, a
/// navigation costs some microseconds more.
@MainActor public final class Inspector {
    /// The page's URL, at `127.0.0.1` if the host is `0.0.0.0`; nil before the Inspector listens. The part after `#` is
    /// the token that admits a browser: keep it secret.
    public var url: String? {
        port.map { "http://\(options.host == "0.0.0.0" ? "127.0.0.1" : options.host):\($0)/#\(token)" }
    }
    /// The listening port; nil before the Inspector listens.
    private(set) var port: Int?

    let desk: InspectorDesk
    private let token = AccessCheck.secret()
    private var options: Options
    private var server: InspectorServer?
    private var isStopped = false
    private var restarting: Task<Result<Void, InspectorError>, Never>?
    /// The running Inspectors, retained so that an app needn't keep a reference.
    private static var running: [Inspector] = []
    #if os(iOS) || os(tvOS) || os(visionOS)
    private var foreground: (any NSObjectProtocol)?
    #endif

    package init(_ options: Options) throws(InspectorError) {
        try Self.check(options)
        self.options = options
        desk = InspectorDesk(app: ProcessInfo.processInfo.processName)
    }

    // MARK: starting
    /// Starts an Inspector for a router, and prints the page's URL.
    ///
    /// - Parameters:
    ///   - router: The router, held weakly. If it is a modal's, the router of the ground level is shown.
    ///   - name: The router's name on the page.
    ///   - tests: The code that creates the router in tests of recorded walks; nil to create one with only the links.
    ///   - options: The address, what is shown, and whether release builds are allowed.
    /// - Throws: ``InspectorError`` if it can't listen, an option is invalid, or the options don't allow this release
    ///   build.
    @discardableResult public static func start<Destination>(
        _ router: Router<Destination>, name: String = "Main", tests: InspectorTestSetup? = nil,
        options: Options = Options()
    ) async throws(InspectorError) -> Inspector {
        let inspector = try Inspector(options)
        inspector.add(router, name: name, tests: tests)
        return try await inspector.launched()
    }
    /// Starts an Inspector for an app with sessions. The page also shows the phase. The parameters have the same
    /// meaning as for a router.
    ///
    /// - Throws: ``InspectorError`` if it can't listen, an option is invalid, or the options don't allow this release
    ///   build.
    @discardableResult public static func start<Destination>(
        _ app: AppCoordinator<Destination>, name: String = "Main", tests: InspectorTestSetup? = nil,
        options: Options = Options()
    ) async throws(InspectorError) -> Inspector {
        let inspector = try Inspector(options)
        inspector.add(app, name: name, tests: tests)
        return try await inspector.launched()
    }
    static func check(_ options: Options, isDebug: Bool = isDebug) throws(InspectorError) {
        guard options.allowsReleaseBuilds || isDebug else { throw .releaseBuild }
        try check(host: options.host, port: options.port)
    }
    nonisolated static func check(host: String, port: Int) throws(InspectorError) {
        guard isAddress(host) else { throw .invalidHost(host) }
        guard (0...65_535).contains(port) else { throw .invalidPort(port) }
    }
    /// Returns true if the host is a numeric IPv4 address.
    nonisolated static func isAddress(_ host: String) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil && $0.allSatisfy(\.isNumber) }
    }
    private nonisolated static func say(_ text: String) {
        // unlike `print`, this is never buffered
        FileHandle.standardOutput.write(Data("Waymark Inspector: \(text)\n".utf8))
    }
    static var isDebug: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }
    /// Starts listening, and prints the page's URL.
    @discardableResult package func launched() async throws(InspectorError) -> Inspector {
        do throws(InspectorError) { try await listen() } catch {
            desk.stop()
            throw error
        }
        Self.running.append(self)
        if let url { Self.say(url) }
        #if os(iOS) || os(tvOS) || os(visionOS)
        foreground = NotificationCenter.default.addObserver(
            forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main
        ) { [weak self] _ in
            Task { @MainActor in try? await self?.restart() }
        }
        #endif
        return self
    }

    // MARK: sources
    /// Adds a router, such as that of another window. The page drops a router that has been deallocated. The parameters
    /// have the same meaning as those of `start`.
    public func add<Destination>(_ router: Router<Destination>, name: String, tests: InspectorTestSetup? = nil) {
        add(name) { InspectedRouter(router, id: $0, name: name, setup: tests, showsValues: options.showsValues) }
    }
    /// Adds the router of an `AppCoordinator`, such as that of another window. The parameters have the same meaning as
    /// those of `start`.
    public func add<Destination>(_ app: AppCoordinator<Destination>, name: String, tests: InspectorTestSetup? = nil) {
        add(name) {
            InspectedRouter(
                app.router, id: $0, name: name, setup: tests, showsValues: options.showsValues,
                phase: { [weak app] in app?.phase },
                watchSession: { app.watchSession($0) })
        }
    }
    private func add<Destination>(_ name: String, _ inspected: (String) -> InspectedRouter<Destination>) {
        guard !isStopped else { return }
        desk.removeSources()
        let source = inspected(desk.id(for: name))
        source.onNews = { [weak desk] in desk?.news() }
        desk.add(source)
    }

    // MARK: listening
    private func listen() async throws(InspectorError) {
        do {
            let server = try await InspectorServer(desk, token: token, options)
            self.server = server
            (self.port, options.port) = (server.port, server.port)
        } catch { throw .unavailable(host: options.host, port: options.port, reason: error.socketReason) }
    }
    /// Listens again at the same address. The system closes the sockets of an app in the background, so
    /// on iOS the Inspector calls this method when the app returns to the foreground.
    ///
    /// - Throws: ``InspectorError/unavailable(host:port:reason:)`` if it can't listen there, for example because
    ///   something else has taken the port.
    func restart() async throws(InspectorError) {
        if let restarting { return try await restarting.value.get() }
        let task = Task { await listenAgain() }
        restarting = task
        defer { restarting = nil }
        try await task.value.get()
    }
    private func listenAgain() async -> Result<Void, InspectorError> {
        guard !isStopped else { return .success(()) }
        await server?.stop()
        server = nil
        guard !isStopped else { return .success(()) }
        do throws(InspectorError) { try await listen() } catch { return .failure(error) }
        return .success(())
    }
    /// Stops the server, and stops observing routers. Afterwards, `add` does nothing.
    public func stop() async {
        isStopped = true
        Self.running.removeAll { $0 === self }
        _ = await restarting?.value
        #if os(iOS) || os(tvOS) || os(visionOS)
        if let foreground { NotificationCenter.default.removeObserver(foreground) }
        #endif
        desk.stop()
        await server?.stop()
        server = nil
    }
}
#endif

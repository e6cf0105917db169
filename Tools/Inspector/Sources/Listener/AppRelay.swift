#if Inspector
import Foundation

/// The listener's desk. It forwards a call about a router to the router's app, and merges the lists of routers of all
/// connected apps.
actor AppRelay: CallDesk {
    private struct App {
        let name: String
        let instance: String?
        let sending: Outbox
        /// Each router as pages see it, by its id in the app.
        var sources: [String: InspectedSource] = [:]
        /// The app's own ids of its routers, in the order in which it lists them.
        var order: [String] = []
    }
    private struct Call {
        let app: Int
        let reply: CheckedContinuation<Result<Data, ProtocolError>, Never>
        let timer: Task<Void, Never>
    }
    private let limits: ServerLimits
    private let say: @Sendable (String) -> Void
    private var reports = RateLimit(perSecond: 5)
    private var strangersReports = RateLimit(perSecond: 5)
    private var apps: [Int: App] = [:]
    private var calls: [Int: Call] = [:]
    private var lastID = 0
    private var listeners = EventListeners()
    private var announcing: Task<Void, Never>?
    private var lastAnnounced: ContinuousClock.Instant?

    init(limits: ServerLimits = .init(), say: @escaping @Sendable (String) -> Void) {
        (self.limits, self.say) = (limits, say)
    }

    /// Prints a line about an app. Drops lines beyond about 5 per second, because anyone who reaches the port can cause
    /// them.
    ///
    /// - Parameter isStranger: true if the line is about a refused request, which may lack the secret. Such lines have
    ///   a limit of their own, so they can't displace others.
    func report(_ text: String, ofStranger isStranger: Bool = false) {
        if isStranger ? strangersReports.take() : reports.take() { say(text) }
    }

    // MARK: apps
    private func nextID() -> Int {
        lastID += 1
        return lastID
    }
    /// Adds an app. If an app with the same `instance` is connected already, the new connection replaces the old one.
    ///
    /// - Returns: The connection's id.
    /// - Throws: `WebSocketFault` if too many apps are connected.
    func add(_ hello: HelloResult, instance: String?, from address: String, _ sending: Outbox) throws -> Int {
        if let instance, let old = apps.first(where: { $0.value.instance == instance }) { remove(old.key) }
        guard apps.count < limits.apps else {
            throw WebSocketFault.refused("\(limits.apps) apps are connected already")
        }
        let id = nextID()
        apps[id] = App(name: hello.app, instance: instance, sending: sending)
        show(hello.sources, of: id)
        report("'\(hello.app)' at \(address) is connected")
        return id
    }
    func remove(_ id: Int, why: String? = nil) {
        guard let app = apps.removeValue(forKey: id) else { return }
        app.sending.finish()
        for (call, waiting) in calls where waiting.app == id {
            end(call, .failure(ProtocolError(.unavailable, "the app '\(app.name)' is gone")))
        }
        report("'\(app.name)' is gone\(why.map { ": \($0)" } ?? "")")
        announce()
    }
    func receive(_ message: AppMessage, from id: Int) {
        switch message {
        case .answer(let call, let result):
            // ignores answers to other apps' calls and to unknown calls
            if calls[call]?.app == id { end(call, result) }
        case .sources(let sources): show(sources, of: id)
        case .event(let event, let source, let payload):
            guard let known = apps[id]?.sources[source] else { return }
            let head = "{\"event\":\"\(event.rawValue)\",\"source\":\"\(known.id)\",\"\(event.rawValue)\":"
            listeners.tell(Data(head.utf8) + payload + Data("}".utf8))
        case .other: return
        }
    }
    /// Updates an app's routers. Each new router gets an id and a name that are unique among all apps; known ones keep
    /// theirs.
    private func show(_ sources: [InspectedSource], of id: Int) {
        guard var app = apps[id] else { return }
        let before = app.sources
        app.sources = [:]
        app.order = sources.map(\.id)
        for source in sources {
            let others = apps.filter { $0.key != id }.values.flatMap(\.sources.values)
            let taken = others + app.sources.values + before.filter { $0.key != source.id }.values
            var shown = source
            let name = "\(source.name.printable) (\(app.name))"
            shown.id = before[source.id]?.id ?? UniqueName.id(for: source.id, among: Set(taken.map(\.id)))
            shown.name = before[source.id]?.name ?? UniqueName.of(name, among: Set(taken.map(\.name)), separator: " ")
            app.sources[source.id] = shown
        }
        apps[id] = app
        if before != app.sources { announce() }
    }

    // MARK: calls
    private var hello: HelloResult {
        let all = apps.sorted { $0.key < $1.key }.map(\.value)
        let name = all.isEmpty ? "No app is connected" : all.map(\.name).joined(separator: ", ")
        return HelloResult(app: name, sources: all.flatMap { app in app.order.compactMap { app.sources[$0] } })
    }
    func answer(_ method: String, _ parameters: Data) async -> Result<Data, ProtocolError> {
        do throws(ProtocolError) {
            let call = try InspectorCall(method: method, parameters: parameters)
            guard let source = call.source else {
                return .success((try? JSONEncoder.inspector.encode(hello)) ?? Data("{}".utf8))
            }
            guard let (app, local) = place(of: source) else { throw .unknownSource(source) }
            guard calls.values.filter({ $0.app == app }).count < limits.calls else {
                throw ProtocolError(.tooMany, "the app has too many pending calls")
            }
            let id = nextID()
            let message = try Self.message(id, method, parameters, source: local)
            return await withCheckedContinuation { reply in
                let timer = Task { [limits] in
                    // the timeout of the call
                    guard (try? await Task.sleep(for: limits.callTime)) != nil else { return }
                    end(id, .failure(ProtocolError(.unavailable, "the app doesn't answer")))
                }
                calls[id] = Call(app: app, reply: reply, timer: timer)
                guard apps[app]?.sending.send(.text(message)) == true else {
                    return end(id, .failure(ProtocolError(.unavailable, "the app doesn't read its calls")))
                }
            }
        } catch { return .failure(error) }
    }
    private func place(of source: String) -> (app: Int, local: String)? {
        for (id, app) in apps {
            if let known = app.sources.first(where: { $0.value.id == source }) { return (id, known.key) }
        }
        return nil
    }
    private static func message(
        _ id: Int, _ method: String, _ parameters: Data, source: String
    ) throws(ProtocolError) -> Data {
        guard var object = try? JSONSerialization.jsonObject(with: parameters) as? [String: Any] else {
            throw ProtocolError(.badParameters, "the parameters aren't a JSON object")
        }
        object["source"] = source
        let call: [String: Any] = ["id": id, "method": method, "params": object]
        guard JSONSerialization.isValidJSONObject(call),
            let data = try? JSONSerialization.data(withJSONObject: call, options: .sortedKeys)
        else { throw ProtocolError(.badParameters, "the parameters can't be passed on") }
        return data
    }
    private func end(_ id: Int, _ result: Result<Data, ProtocolError>) {
        guard let call = calls.removeValue(forKey: id) else { return }
        call.timer.cancel()
        call.reply.resume(returning: result)
    }

    // MARK: events
    func listen(_ listener: Outbox) -> Int { listeners.add(listener) }
    func removeListener(_ id: Int) { listeners.remove(id) }

    /// Announces the current routers to all pages, at most once a second, because a page then requests the state of
    /// each.
    private func announce() {
        guard announcing == nil else { return }
        let next = lastAnnounced.map { $0 + .seconds(1) } ?? .now
        announcing = Task {
            // waits until a second has passed since the last announcement
            guard (try? await Task.sleep(until: next, clock: .continuous)) != nil else { return }
            tellOfSources()
        }
    }
    private func tellOfSources() {
        struct Event: Encodable { let event = "sources", app: String, sources: [InspectedSource] }
        (announcing, lastAnnounced) = (nil, .now)
        let hello = hello
        if let message = try? JSONEncoder.inspector.encode(Event(app: hello.app, sources: hello.sources)) {
            listeners.tell(message)
        }
    }
    func stop() {
        for id in apps.keys { remove(id) }
        announcing?.cancel()
        listeners.finish()
        for id in calls.keys { end(id, .failure(ProtocolError(.unavailable, "the listener has stopped"))) }
    }
}
#endif

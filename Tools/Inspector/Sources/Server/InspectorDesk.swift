#if Inspector
import Foundation

/// An app's desk, which performs calls on the app's own routers, and publishes events.
@MainActor final class InspectorDesk {
    let app: String
    private(set) var sources: [any Source] = []
    /// The subscribers to events.
    private var listeners: [Int: @Sendable (String) -> Void] = [:]
    private var lastListener = 0
    /// The number of the last published transition of each router, by the router's id.
    private var told: [String: Int] = [:]
    private var situations: [String: AnyHashable] = [:]
    private var pump: Task<Void, Never>?
    private var watch: Task<Void, Never>?
    private var hasNews = false

    init(app: String) { self.app = app }

    // MARK: sources
    /// Returns a unique id of lowercase ASCII letters, digits and hyphens, made from a name, or from `router` if the
    /// name has no ASCII letters or digits.
    func id(for name: String) -> String {
        let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let base = words.isEmpty ? "router" : words.joined(separator: "-")
        let taken = Set(sources.map(\.id))
        return ([base] + (2...taken.count + 2).map { "\(base)-\($0)" }).first { !taken.contains($0) } ?? base
    }
    func add(_ source: any Source) {
        sources.append(source)
        told[source.id] = source.lastNumber
        tellOfSources()
    }
    /// Stops and removes the sources that match: by default, those whose routers are deallocated.
    func removeSources(where isGone: (any Source) -> Bool = { $0.summary == nil }) {
        let gone = sources.filter(isGone)
        guard !gone.isEmpty else { return }
        gone.forEach { $0.stop() }
        sources.removeAll(where: isGone)
        for source in gone { (told[source.id], situations[source.id]) = (nil, nil) }
        tellOfSources()
    }
    private var summaries: [InspectedSource] { sources.compactMap(\.summary) }

    // MARK: calls
    func answer(_ method: String, _ parameters: Data) async -> Result<Data, ProtocolError> {
        do throws(ProtocolError) {
            let (method, parameters) = (try InspectorMethod(name: method), CallParameters(json: parameters))
            guard method != .hello else {
                return .success(await Self.encoded(HelloResult(app: app, sources: summaries)))
            }
            let id = try parameters.read(SourceParameter.self).source
            removeSources()
            guard let source = sources.first(where: { $0.id == id }) else { throw .unknownSource(id) }
            return .success(await Self.encoded(try await source.answer(method, parameters)))
        } catch { return .failure(error) }
    }
    /// Encodes a value off the main actor, so that the app isn't blocked.
    private nonisolated static func encoded(_ value: any Encodable & Sendable) async -> Data {
        await Task.detached { (try? JSONEncoder.inspector.encode(value)) ?? Data("{}".utf8) }.value
    }

    // MARK: events
    var isHeard: Bool { !listeners.isEmpty }
    /// Calls a function with each event from now on, and returns the subscription's id.
    func listen(_ listener: @escaping @Sendable (String) -> Void) -> Int {
        if !isHeard {
            for source in sources { told[source.id] = source.lastNumber }
        }
        watchSituations()
        lastListener += 1
        listeners[lastListener] = listener
        return lastListener
    }
    func removeListener(_ id: Int) {
        listeners[id] = nil
        guard !isHeard else { return }
        watch?.cancel()
        watch = nil
    }
    /// Schedules the publication of new transitions, in batches at least 30 ms apart. Without listeners, nothing is
    /// published. If each transition were published at once, an app with 200 a second would keep all clients busy.
    func news() {
        hasNews = true
        guard isHeard, pump == nil else { return }
        pump = Task { [weak self] in
            while let self, hasNews, isHeard {
                hasNews = false
                await tellOfTransitions()
                // gives the next batch time to collect
                try? await Task.sleep(for: .milliseconds(30))
            }
            self?.pump = nil
        }
    }
    private func tellOfTransitions() async {
        struct Event: Encodable { let event = "transition", source: String, transition: InspectedTransition }
        for source in sources {
            let transitions = await source.transitions(after: told[source.id] ?? 0, limit: 200)
            guard let last = transitions.last else { continue }
            told[source.id] = last.number
            if last.number < source.lastNumber { hasNews = true }
            let id = source.id
            let messages = await Task.detached {
                transitions.compactMap { try? JSONEncoder.inspector.encode(Event(source: id, transition: $0)) }
            }.value
            for message in messages { tell(message) }
        }
    }
    private func tellOfSources() {
        struct Event: Encodable { let event = "sources", sources: [InspectedSource] }
        if let message = try? JSONEncoder.inspector.encode(Event(sources: summaries)) { tell(message) }
    }
    /// Polls the routers four times a second, and publishes the states that have changed. Routers report only
    /// transitions, so that other changes cost nothing without an Inspector.
    private func watchSituations() {
        guard watch == nil else { return }
        watch = Task { [weak self] in
            while !Task.isCancelled {
                guard let self else { return }
                await tellOfSituations()
                // the polling interval
                try? await Task.sleep(for: .milliseconds(250))
            }
        }
    }
    private func tellOfSituations() async {
        struct Event: Encodable { let event = "state", source: String, state: InspectedState }
        removeSources()
        for source in sources {
            guard let situation = source.situation, situations[source.id] != situation else { continue }
            situations[source.id] = situation
            guard let state = await source.state() else { continue }
            let message = await Self.encoded(Event(source: source.id, state: state))
            tell(message)
        }
    }

    private func tell(_ message: Data) {
        let text = String(decoding: message, as: UTF8.self)
        for listener in listeners.values { listener(text) }
    }

    func stop() {
        removeSources { _ in true }
        listeners = [:]
        watch?.cancel()
        pump?.cancel()
    }
}

extension JSONEncoder {
    static var inspector: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        return encoder
    }
}
#endif

#if Inspector
import Foundation

/// Answers every call, whoever carries it, and tells whoever listens what has happened.
@MainActor final class InspectorDesk {
    typealias Listener = AsyncStream<OutgoingMessage>.Continuation

    let app: String
    private(set) var sources: [any Source] = []
    private var listeners: [Int: Listener] = [:]
    private var nextListener = 0
    /// How far each source has been told, by its id.
    private var told: [String: Int] = [:]
    private var situations: [String: AnyHashable] = [:]
    private var pump: Task<Void, Never>?
    private var watch: Task<Void, Never>?
    private var hasNews = false

    init(app: String) { self.app = app }

    // MARK: sources
    /// An id for a name: letters, digits and hyphens; unique.
    func id(for name: String) -> String {
        let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
        let base = words.isEmpty ? "router" : words
        let taken = Set(sources.map(\.id))
        return taken.contains(base) ? (2...).lazy.map { "\(base)-\($0)" }.first { !taken.contains($0) } ?? base : base
    }
    func add(_ source: any Source) {
        sources.append(source)
        told[source.id] = source.lastNumber
        tellOfSources()
    }
    /// Forgets the sources whose router is gone, or one.
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
    /// The result of a call as JSON.
    func answer(_ method: String, _ parameters: Data) async -> Result<Data, ProtocolError> {
        do throws(ProtocolError) {
            let call = try InspectorCall(method: method, parameters: parameters)
            let result: any Encodable & Sendable
            if let id = call.source {
                removeSources()
                guard let source = sources.first(where: { $0.id == id }) else { throw .unknownSource(id) }
                result = try await source.answer(call, app: app)
            } else {
                result = HelloResult(app: app, sources: summaries)
            }
            return .success(await Self.encoded(result))
        } catch { return .failure(error) }
    }
    /// The result of a message on a WebSocket, as a message.
    func answer(message: Data) async -> Data {
        struct Head: Decodable { let id: Int, method: String }
        guard let head = try? JSONDecoder().decode(Head.self, from: message),
            let object = try? JSONSerialization.jsonObject(with: message) as? [String: Any]
        else {
            let error = ProtocolError(.badParameters, "a message is {\"id\", \"method\", \"params\"}")
            return await refusal(of: message, error)
        }
        let parameters = object["params"] ?? [String: Any]()
        let data =
            JSONSerialization.isValidJSONObject(parameters)
            ? (try? JSONSerialization.data(withJSONObject: parameters)) ?? Data() : Data("[]".utf8)
        switch await answer(head.method, data) {
        case .success(let result): return Data("{\"id\":\(head.id),\"result\":".utf8) + result + Data("}".utf8)
        case .failure(let error): return await refusal(of: message, error)
        }
    }
    /// The answer to a message that is refused, with the id of its call if it has one.
    func refusal(of message: Data, _ error: ProtocolError) async -> Data {
        struct Head: Decodable { let id: Int }
        struct Reply: Encodable { let id: Int?, error: ProtocolError }
        return await Self.encoded(Reply(id: (try? JSONDecoder().decode(Head.self, from: message))?.id, error: error))
    }
    /// Beside the main actor: the app has better things to do there.
    private nonisolated static func encoded(_ value: any Encodable & Sendable) async -> Data {
        await Task.detached { (try? JSONEncoder.inspector.encode(value)) ?? Data("{}".utf8) }.value
    }

    // MARK: events
    /// Listens to events from now on.
    func listen(_ listener: Listener) -> Int {
        nextListener += 1
        if listeners.isEmpty {
            for source in sources { told[source.id] = source.lastNumber }
        }
        listeners[nextListener] = listener
        watchSituations()
        return nextListener
    }
    func removeListener(_ id: Int) {
        listeners[id] = nil
        guard listeners.isEmpty else { return }
        watch?.cancel()
        watch = nil
    }
    /// There are transitions that nobody has been told of. They go out in batches: at 200 a second, each would wake all.
    func news() {
        hasNews = true
        guard !listeners.isEmpty, pump == nil else { return }
        pump = Task { [weak self] in
            while let self, hasNews, !listeners.isEmpty {
                hasNews = false
                await tellOfTransitions()
                // gathers what comes meanwhile
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
    private func tell(_ message: Data) {
        for (id, listener) in listeners {
            guard case .dropped = listener.yield(.text(message)) else { continue }
            // it reads too slowly: what it missed it asks for when it is back
            listener.finish()
            listeners[id] = nil
        }
    }

    /// Looks four times a second for what changes without a transition: a router tells nobody of it, so that it costs
    /// nothing while nobody looks.
    private func watchSituations() {
        guard watch == nil else { return }
        watch = Task { [weak self] in
            while !Task.isCancelled {
                guard let self else { return }
                await tellOfSituations()
                // how often it looks
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
            tell(await Self.encoded(Event(source: source.id, state: state)))
        }
    }

    func stop() {
        removeSources { _ in true }
        for listener in listeners.values { listener.finish() }
        listeners = [:]
        watch?.cancel()
        pump?.cancel()
    }
}
#endif

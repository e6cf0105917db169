#if Inspector
import Waymark

/// Transitions that are recorded, to be written as a test.
struct RecordedWalk<Destination: Navigation>: Sendable {
    static var limit: Int { 500 }
    let begin: NavigationState<Destination>
    private(set) var steps: [SeenTransition<Destination>] = []
    /// Whether more was done than is kept.
    private(set) var isFull = false

    init(from begin: NavigationState<Destination>) { self.begin = begin }

    mutating func append(_ seen: SeenTransition<Destination>) {
        guard steps.count < Self.limit else { return isFull = true }
        steps.append(seen)
    }
}

extension InspectedRouter {
    func record(_ call: InspectorCall.Recording) async throws(ProtocolError) -> RecordResult {
        let router = try live()
        switch call.action {
        case .start:
            guard links != nil else { throw ProtocolError(.refused, "a walk is written with links: '\(id)' has none") }
            walk = RecordedWalk(from: router.state)
            isRecording = true
        case .stop:
            guard isRecording, let walk else { throw ProtocolError(.refused, "nothing is being recorded") }
            isRecording = false
            self.walk = nil
            guard let links else { throw ProtocolError(.refused, "a walk is written with links: '\(id)' has none") }
            let (setup, name, initial) = (setup, name, initial)
            return await Task.detached {
                let test = WalkTest(walk, links: links, setup: setup, name: name, initial: initial)
                let browser = BrowserTest(walk, links: links, name: name)
                return RecordResult(
                    isRecording: false, steps: walk.steps.count, source: test.source, browser: browser.source,
                    fileName: test.fileName, messages: test.messages)
            }.value
        case .state: break
        }
        return RecordResult(
            isRecording: isRecording, steps: walk?.steps.count ?? 0, source: nil, browser: nil, fileName: nil,
            messages: nil)
    }
}
#endif

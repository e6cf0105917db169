@_spi(Evaluator) import SwiftUI
import Testing

/// What a test does and expects in an app whose repository answers on another thread.
extension ViewHost {
    /// Returns true once a condition holds, or false if it doesn't hold within a minute.
    private func eventually(_ condition: () -> Bool) async -> Bool {
        let deadline = ContinuousClock.now + .seconds(60)
        repeat {
            await settleTasks()
            if condition() { return true }
        } while .now < deadline
        return false
    }
    /// Taps controls one after the other, each once it is there.
    func tapEach(_ labels: String..., sourceLocation: SourceLocation = #_sourceLocation) async {
        for label in labels {
            let isTapped = await eventually { tap(label) }
            #expect(isTapped, "no \(label) among \(texts)", sourceLocation: sourceLocation)
            await settleTasks()
        }
    }
    func expectTitle(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        let isShown = await eventually { title == expected }
        #expect(isShown, "the title is \(title ?? "nil")", sourceLocation: sourceLocation)
    }
    func expectText(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        let isShown = await eventually { texts.contains(text) }
        #expect(isShown, "no \(text) among \(texts)", sourceLocation: sourceLocation)
    }
}

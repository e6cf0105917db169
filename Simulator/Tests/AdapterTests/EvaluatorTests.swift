import Screen
import Testing

@_spi(Evaluator) @testable import SwiftUI

/// A property that consists of another one, as an app's own property wrappers do.
@MainActor private struct Taps: @MainActor DynamicProperty {
    @State private var stored = 0
    var count: Int { stored }

    func add() { stored += 1 }
}

private struct Counter: View {
    let note: (String) -> Void
    private let taps = Taps()

    var body: some View {
        let _ = note("body \(taps.count)")
        Button("Add") { taps.add() }
        Text("").onChange(of: taps.count) { _, new in note("change \(new)") }
        Reader(count: taps.count, note: note)
    }
}

private struct Reader: View {
    let count: Int
    let note: (String) -> Void

    var body: some View {
        let _ = note("reader \(count)")
        Text("\(count) taps")
    }
}

@MainActor @Suite("The evaluator")
struct EvaluatorTests {
    private final class Notes { var texts: [String] = [] }
    private let notes = Notes()

    @Test func `a property inside of a custom one keeps its value`() {
        let ui = ViewHost(Counter { _ in })
        #expect(ui.tap("Add"))
        ui.replace(Counter { _ in })
        #expect(ui.texts.contains("1 taps"))
    }
    @Test func `an action of onChange runs after the whole update`() {
        let ui = ViewHost(Counter { notes.texts.append($0) })
        notes.texts = []
        #expect(ui.tap("Add"))
        #expect(notes.texts == ["body 1", "reader 1", "change 1"])
    }
    @Test func `a builder returns a single view as it is`() {
        #expect(type(of: VStack { Text("one") }) == VStack<Text>.self)
    }
    @Test func `an optional button is drawn once`() {
        let isThere = true
        let ui = ViewHost(VStack { if isThere { Button("Go") {} } })
        func buttons(in element: Element) -> Int {
            let below = element.children.map(buttons).reduce(0, +)
            if case .button = element.kind { return below + 1 }
            return below
        }
        #expect(ui.screen.levels.map { buttons(in: $0.element) } == [1])
    }
}

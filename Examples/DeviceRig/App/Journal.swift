import Observation
import SwiftUI
import WaymarkSwiftUI

/// A log of SwiftUI's callbacks and the router's transitions, with the times since its begin.
@MainActor @Observable final class Journal {
    private(set) var events: [(time: Duration, text: String)] = []
    @ObservationIgnored private let begin = ContinuousClock.now

    func note(_ text: String) { events.append((begin.duration(to: .now), text)) }
    /// Records the router's transitions, including those by gestures, and its faults from now on.
    func follow<Destination>(_ router: Router<Destination>, _ name: String) {
        router.observe { [weak self] record in self?.note("\(name): \(record)") }
        router.failureHandler = { [weak self] in self?.note("\(name): fault: \($0)") }
    }
}

extension View {
    /// Records the view's appearances and disappearances.
    func noted(_ name: String, in journal: Journal) -> some View {
        onAppear { journal.note("\(name) appears") }
            .onDisappear { journal.note("\(name) disappears") }
    }
}

/// A list of the journal's events.
struct JournalView: View {
    let journal: Journal

    var body: some View {
        List(journal.events.indices, id: \.self) { Text("\(journal.events[$0].time)  \(journal.events[$0].text)") }
            .scrollsToTopOnSecondTap(0)
            .navigationTitle("Journal")
    }
}

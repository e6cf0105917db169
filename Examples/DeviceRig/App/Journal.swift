import Foundation
import Observation
import SwiftUI
import WaymarkSwiftUI

/// A log of SwiftUI's callbacks and the router's transitions, with their times. It is shown on screen and written to
/// `rig.log` in the app's documents.
@MainActor @Observable final class Journal {
    private(set) var lines: [String] = []
    @ObservationIgnored private let begin = ContinuousClock.now
    @ObservationIgnored private let file: URL?

    init(file: URL? = Journal.log) { self.file = file }

    private static var log: URL? {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?.appending(path: "rig.log")
    }

    func note(_ line: String) {
        let (seconds, attoseconds) = (ContinuousClock.now - begin).components
        let milliseconds = seconds * 1_000 + attoseconds / 1_000_000_000_000_000
        lines.append("\(milliseconds) ms  \(line)")
        if let file { try? lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8) }
    }
    /// Records the router's transitions, including those by gestures, and its faults from now on.
    func follow<Destination>(_ router: Router<Destination>, _ name: String) {
        router.observe { [weak self] record in
            self?.note("\(name): \(record)")
        }
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

/// A list of the journal's lines.
struct JournalView: View {
    let journal: Journal

    var body: some View {
        List(journal.lines, id: \.self) { Text($0) }
            .scrollsToTopOnSecondTap(journal.lines.first)
            .navigationTitle("Journal")
    }
}

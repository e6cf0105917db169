import Foundation
@_spi(Evaluator) import SwiftUI
import Testing
@_spi(Evaluator) import WidgetKit

@testable import ChallengeMain
@testable import ChallengeWidget

/// The entries and the policy that a provider returns synchronously.
private final class Answer {
    var entries: [CharacterEntry] = []
    var policy: TimelineReloadPolicy?
}

@MainActor @Suite("Challenge's widget")
struct WidgetTests {
    @Test(
        "the widget's character depends on the day, and its URL opens that character in the app",
        arguments: [0, 1, 9])
    func url(_ day: Int) async throws {
        let entry = CharacterEntry(date: Date(timeIntervalSince1970: Double(day) * 86_400))
        let view = CharacterWidgetView(entry: entry)
        let url = try #require(widgetURL(in: view.body))
        #expect(url.absoluteString == "https://challenge.example/character/detail/\(day % 5 + 1)")
        let ui = ViewHost(app: ChallengeMain())
        await ui.settleTasks()
        ui.open(url)
        await ui.settleTasks()
        #expect(ui.depth == 2 && ui.title != "Not found")
    }
    @Test("the widget's timeline has a week of entries, starting with today's")
    func timeline() throws {
        let answer = Answer()
        let context = TimelineProviderContext()
        CharacterProvider().getTimeline(in: context) { timeline in
            let (entries, policy) = (timeline.entries, timeline.policy)
            MainActor.assumeIsolated { (answer.entries, answer.policy) = (entries, policy) }
        }
        #expect(answer.policy == .atEnd, "the system doesn't request the next week")
        let entries = answer.entries
        #expect(entries.count == 7 && Set(entries.map(\.identifier)).count == 5)
        let configuration = try #require(CharacterWidget().body as? any ShownConfiguration)
        let today = CharacterProvider().placeholder(in: context).identifier
        #expect(entries.first?.identifier == today)
        #expect(String(describing: try #require(configuration.shown)).contains("CharacterWidgetView"))
    }
}

#if canImport(WidgetKit)
import ChallengeApp
import ChallengeCharacter
import Foundation
import SwiftUI
import Waymark
import WidgetKit

/// A widget with a different character each day. A tap opens the character's link in the app.
@available(visionOS 26, *)
@main struct CharacterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "character", provider: CharacterProvider()) { entry in
            CharacterWidgetView(entry: entry)
        }
    }
}

@available(visionOS 26, *)
nonisolated struct CharacterEntry: TimelineEntry {
    let date: Date

    /// The identifier of the day's character: 1 to 5, all of which the embedded data set has.
    var identifier: Int { 1 + Int(date.timeIntervalSince1970 / 86_400) % 5 }
}

@available(visionOS 26, *)
nonisolated struct CharacterProvider: TimelineProvider {
    func placeholder(in context: Context) -> CharacterEntry { CharacterEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (CharacterEntry) -> Void) {
        completion(CharacterEntry(date: .now))
    }
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<CharacterEntry>) -> Void) {
        let days = (0..<7).map { CharacterEntry(date: .now.addingTimeInterval(Double($0) * 86_400)) }
        completion(Timeline(entries: days, policy: .atEnd))
    }
}

@available(visionOS 26, *)
struct CharacterWidgetView: View {
    let entry: CharacterEntry

    var body: some View {
        Text("Character \(entry.identifier)")
            .widgetURL(Self.links.url(to: .detail(identifier: entry.identifier)))
            .containerBackground(for: .widget) { Color.clear }
    }
    private static let links: LinkTable<CharacterIncomingNavigation> = {
        do {
            return try LinkTable(
                CharacterIncomingNavigation.links, schemes: AppLinks.schemes, hosts: AppLinks.hosts)
        } catch { preconditionFailure("The widget has no links: \(error)") }
    }()
}
#endif

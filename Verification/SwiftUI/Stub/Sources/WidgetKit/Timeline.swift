public import Foundation
@_spi(Evaluator) public import SwiftUI

// A widget without options, declared as on Apple's pages.

public protocol TimelineEntry {
    var date: Date { get }
}
public struct TimelineReloadPolicy: Equatable, Sendable {
    let name: String
    public static let atEnd = TimelineReloadPolicy(name: "atEnd")
}
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}
public struct TimelineProviderContext {
    @_spi(Evaluator) public init() {}
}
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

@MainActor @preconcurrency public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    /// The view of the first entry, as the system shows it.
    private let first: () -> Content?

    @MainActor @preconcurrency public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        first = {
            let entry = LastEntry<Provider.Entry>()
            provider.getTimeline(in: TimelineProviderContext()) { entry.value = $0.entries.first }
            return entry.value.map(content)
        }
    }
    public typealias Body = Never
}
/// Where a provider puts its answer, which comes before it returns.
private final class LastEntry<Entry>: @unchecked Sendable {
    var value: Entry?
}
extension ContainerBackgroundPlacement {
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}

/// A configuration that tests ask what it shows.
@_spi(Evaluator) @MainActor public protocol ShownConfiguration {
    /// What the widget shows now; nil without an entry.
    var shown: Any? { get }
}
@_spi(Evaluator) extension StaticConfiguration: ShownConfiguration {
    public var shown: Any? { first() }
}

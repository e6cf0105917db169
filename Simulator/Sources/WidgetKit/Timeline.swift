public import Foundation
@_spi(Evaluator) public import SwiftUI

// A widget without options, declared as in Apple's documentation.

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
    /// Returns the view of the timeline's first entry; nil if there is no entry, or if the provider doesn't call back
    /// synchronously. The stub ignores dates.
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
/// A box for the first entry of a timeline that a provider returns synchronously.
private final class LastEntry<Entry>: @unchecked Sendable {
    var value: Entry?
}
extension ContainerBackgroundPlacement {
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}

/// A configuration whose content tests can read.
@_spi(Evaluator) @MainActor public protocol ShownConfiguration {
    /// The content of the widget's first entry; nil if there is none.
    var shown: Any? { get }
}
@_spi(Evaluator) extension StaticConfiguration: ShownConfiguration {
    public var shown: Any? { first() }
}

#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// The attributes of tabs in the tab bar, besides their labels.
struct TabOptions<Item> {
    var badge: (Item) -> Int = { _ in 0 }
    var section: (Item) -> String? = { _ in nil }
    var isSearch: (Item) -> Bool = { _ in false }
}

/// The tabs of one section of a sidebar.
struct TabGroup<Item>: Identifiable {
    /// The section's title; nil for tabs without a section.
    let id: String?
    var tabs: [Item]
}

extension TabOptions {
    /// Returns the tabs grouped by section, in the order in which sections first appear. The first group has the tabs
    /// without a section, and may be empty.
    func groups(of tabs: [Item]) -> [TabGroup<Item>] {
        var groups = [TabGroup<Item>(id: nil, tabs: [])]
        for tab in tabs {
            let title = section(tab)
            if let index = groups.firstIndex(where: { $0.id == title }) {
                groups[index].tabs.append(tab)
            } else {
                groups.append(TabGroup(id: title, tabs: [tab]))
            }
        }
        return groups
    }
}

/// The tabs of a tab bar, their selection, and the views that a tab shows.
struct TabBar<Item: Identifiable<String>, Content: View, Label: View> {
    let tabs: [Item]
    let selection: Binding<String>
    let options: TabOptions<Item>
    let isLeftOut: (Item) -> Bool
    let content: (Item) -> Content
    let label: (Item) -> Label

    /// Returns true if the bar leaves out a tab. The selected tab is never left out, because SwiftUI needs a visible
    /// selection; a tab may stay selected after it was hidden, until a transition has ended or the app is unlocked.
    func isHidden(_ tab: Item) -> Bool { tab.id != selection.wrappedValue && isLeftOut(tab) }
    var visible: [Item] { tabs.filter { !isHidden($0) } }
}

/// A row of tabs without sections and roles, for every supported system.
struct PlainTabs<Item: Identifiable<String>, Content: View, Label: View>: View {
    let bar: TabBar<Item, Content, Label>

    var body: some View {
        TabView(selection: bar.selection) {
            ForEach(bar.visible) { tab in
                bar.content(tab)
                    .tabItem { bar.label(tab) }
                    #if !os(tvOS) && !os(watchOS)
                .badge(bar.options.badge(tab))
                    #endif
                    .tag(tab.id)
            }
        }
    }
}

/// A tab view with sections and a search tab, whose tabs users may rearrange.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct SectionedTabs<Item: Identifiable<String>, Content: View, TabLabel: View>: View {
    let bar: TabBar<Item, Content, TabLabel>

    var body: some View {
        let groups = bar.options.groups(of: listed)
        TabView(selection: bar.selection) {
            ForEach(groups[0].tabs) { tab(for: $0) }
            ForEach(Array(groups.dropFirst())) { group in
                TabSection {
                    ForEach(group.tabs) { tab(for: $0) }
                } header: {
                    Text(group.id ?? "")
                }
                .customizationID("section \(group.id ?? "")")
            }
        }
    }

    /// The tabs to declare. Systems that can hide a declared tab get the hidden ones too, so that these keep their
    /// views.
    private var listed: [Item] {
        #if os(tvOS) || os(watchOS)
        bar.visible
        #else
        bar.tabs
        #endif
    }
    private func tab(for item: Item) -> some TabContent<String> {
        let tab = Tab(value: item.id, role: bar.options.isSearch(item) ? .search : nil) {
            bar.content(item)
        } label: {
            bar.label(item)
        }
        .customizationID(item.id)
        #if os(tvOS) || os(watchOS)
        return tab
        #else
        return tab.badge(bar.options.badge(item)).hidden(bar.isHidden(item))
        #endif
    }
}
#endif

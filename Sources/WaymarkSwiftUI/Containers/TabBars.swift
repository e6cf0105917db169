#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// What the tab bar shows of each tab, besides its label.
struct TabOptions<Item> {
    var badge: (Item) -> Int = { _ in 0 }
    var section: (Item) -> String? = { _ in nil }
    var isSearch: (Item) -> Bool = { _ in false }
    var isHidden: (Item) -> Bool = { _ in false }
}

/// The tabs of one section of a sidebar.
struct TabGroup<Item>: Identifiable {
    /// The section's title; nil for the tabs that are in none.
    let id: String?
    var tabs: [Item]
}

extension TabOptions {
    /// The tabs by their sections, in the order in which sections first appear; those without a section come first.
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

/// A row of tabs, as every supported system has it.
struct PlainTabs<Item: Identifiable<String>, Content: View, Label: View>: View {
    let tabs: [Item]
    let selection: Binding<String>
    let options: TabOptions<Item>
    let selected: String
    let stack: (Item) -> Content
    let label: (Item) -> Label

    var body: some View {
        TabView(selection: selection) {
            ForEach(tabs.filter { $0.id == selected || !options.isHidden($0) }) { tab in
                stack(tab)
                    .tabItem { label(tab) }
                    #if !os(tvOS) && !os(watchOS)
                .badge(options.badge(tab))
                    #endif
                    .tag(tab.id)
            }
        }
    }
}

/// Tabs in sections, with a search tab, which users may rearrange.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct SectionedTabs<Item: Identifiable<String>, Content: View, TabLabel: View>: View {
    let groups: [TabGroup<Item>]
    let selection: Binding<String>
    let options: TabOptions<Item>
    let selected: String
    let stack: (Item) -> Content
    let label: (Item) -> TabLabel

    var body: some View {
        TabView(selection: selection) {
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

    private func tab(for item: Item) -> some TabContent<String> {
        let tab = Tab(value: item.id, role: options.isSearch(item) ? .search : nil) {
            stack(item)
        } label: {
            label(item)
        }
        .customizationID(item.id)
        #if os(tvOS) || os(watchOS)
        return tab
        #else
        return tab.badge(options.badge(item)).hidden(item.id != selected && options.isHidden(item))
        #endif
    }
}
#endif

#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// The attributes of tabs in the tab bar, besides their labels.
struct TabOptions<Item> {
    var badge: (Item) -> Int = { _ in 0 }
    var isSearch: (Item) -> Bool = { _ in false }
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

/// A row of tabs without roles, for every supported system.
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

/// A tab view with a search tab, whose tabs users may rearrange.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct RoleTabs<Item: Identifiable<String>, Content: View, TabLabel: View>: View {
    let bar: TabBar<Item, Content, TabLabel>

    var body: some View {
        TabView(selection: bar.selection) {
            ForEach(listed) { tab(for: $0) }
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

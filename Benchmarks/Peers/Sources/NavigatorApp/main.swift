import NavigatorUI
import SwiftUI
import Walk

nonisolated enum Place: NavigationDestination {
    case item(Int)
    case settings

    var body: some View {
        switch self {
        case .item(let id): Item(id: id)
        case .settings: Settings()
        }
    }
    var method: NavigationMethod { self == .settings ? .managedSheet : .push }
}

struct NavigatorApp: View {
    @State private var navigator = Navigator(configuration: NavigationConfiguration())

    var body: some View {
        ManagedNavigationStack { Home() }
            .navigationRoot(navigator)
    }
}

struct Home: View {
    @Environment(\.navigator) private var navigator

    var body: some View { ListScreen { navigator.navigate(to: Place.item(1)) } }
}

struct Item: View {
    let id: Int
    @Environment(\.navigator) private var navigator

    var body: some View {
        ItemScreen(id: id) {
            navigator.navigate(to: Place.item(id + 1))
        } settings: {
            navigator.navigate(to: Place.settings)
        } root: {
            navigator.popAll()
        }
    }
}

struct Settings: View {
    @Environment(\.navigator) private var navigator

    var body: some View { SettingsScreen { navigator.dismiss() } }
}

walk(NavigatorApp())

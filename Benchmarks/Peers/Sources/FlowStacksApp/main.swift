import FlowStacks
import SwiftUI
import Walk

enum Place: Hashable {
    case item(Int)
    case settings
}

struct FlowStacksApp: View {
    @State private var routes: Routes<Place> = []

    var body: some View {
        FlowStack($routes, withNavigation: true) {
            Home().flowDestination(for: Place.self) { place in
                switch place {
                case .item(let id): Item(id: id)
                case .settings: Settings()
                }
            }
        }
    }
}

struct Home: View {
    @EnvironmentObject private var navigator: FlowNavigator<Place>

    var body: some View { ListScreen { navigator.push(.item(1)) } }
}

struct Item: View {
    let id: Int
    @EnvironmentObject private var navigator: FlowNavigator<Place>

    var body: some View {
        ItemScreen(id: id) {
            navigator.push(.item(id + 1))
        } settings: {
            navigator.presentSheet(.settings, withNavigation: true)
        } root: {
            navigator.goBackToRoot()
        }
    }
}

struct Settings: View {
    @EnvironmentObject private var navigator: FlowNavigator<Place>

    var body: some View { SettingsScreen { navigator.dismiss() } }
}

walk(FlowStacksApp())

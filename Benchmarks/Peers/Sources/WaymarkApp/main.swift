import SwiftUI
import Walk
import Waymark
import WaymarkSwiftUI

enum Place: Navigation {
    case item(Int)
    case settings

    var presentationType: PresentationType { self == .settings ? .sheet : .push }
}

struct WaymarkApp: View {
    @State private var router = Router<Place>()

    var body: some View {
        NavigationContainer(router) { place in
            switch place {
            case .item(let id): Item(id: id)
            case .settings: Settings()
            }
        } root: {
            Home()
        }
    }
}

struct Home: View {
    @Environment(Router<Place>.self) private var router

    var body: some View { ListScreen { router.navigate(to: .item(1)) } }
}

struct Item: View {
    let id: Int
    @Environment(Router<Place>.self) private var router

    var body: some View {
        ItemScreen(id: id) {
            router.navigate(to: .item(id + 1))
        } settings: {
            router.navigate(to: .settings)
        } root: {
            router.popToRoot()
        }
    }
}

struct Settings: View {
    @Environment(Router<Place>.self) private var router

    var body: some View { SettingsScreen { router.dismiss() } }
}

walk(WaymarkApp())

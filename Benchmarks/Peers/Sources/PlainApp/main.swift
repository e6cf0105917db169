import Observation
import SwiftUI
import Walk

enum Sheet: Identifiable {
    case settings
    var id: Self { self }
}

@MainActor @Observable final class Model {
    var path: [Int] = []
    var sheet: Sheet?
    var sheetPath: [Int] = []
}

struct PlainApp: View {
    @State private var model = Model()

    var body: some View {
        NavigationStack(path: Bindable(model).path) {
            Home().navigationDestination(for: Int.self) { Item(id: $0) }
        }
        .sheet(item: Bindable(model).sheet) { _ in
            NavigationStack(path: Bindable(model).sheetPath) { Settings() }
        }
        .environment(model)
    }
}

struct Home: View {
    @Environment(Model.self) private var model

    var body: some View { ListScreen { model.path.append(1) } }
}

struct Item: View {
    let id: Int
    @Environment(Model.self) private var model

    var body: some View {
        ItemScreen(id: id) {
            model.path.append(id + 1)
        } settings: {
            model.sheet = .settings
        } root: {
            model.path = []
        }
    }
}

struct Settings: View {
    @Environment(Model.self) private var model

    var body: some View { SettingsScreen { model.sheet = nil } }
}

walk(PlainApp())

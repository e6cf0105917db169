import Foundation
import SwiftUI

struct ProfileView: View {
    let viewModel: ProfileViewModel

    var body: some View {
        List {
            if viewModel.account == nil {
                ContentUnavailableView("No one goes by that name", systemImage: "person.crop.circle")
            } else {
                Section { tabs.listRowBackground(Color.clear).listRowInsets(EdgeInsets()) }
                switch viewModel.tab {
                case .about: Label("This is \(viewModel.title).", systemImage: "person.crop.circle")
                case .posts: ForEach(viewModel.posts, id: \.self) { Text($0) }
                }
            }
        }
        .navigationTitle(viewModel.title)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Home", systemImage: "house", action: viewModel.didSelectHome)
            }
        }
    }

    private var tabs: some View {
        let tabs = Picker(
            "Shown",
            selection: Binding {
                viewModel.tab
            } set: {
                viewModel.didSelect($0)
            }
        ) {
            ForEach(ProfileTab.allCases, id: \.rawValue) { tab in Text(tab.rawValue.capitalized).tag(tab) }
        }
        #if os(watchOS)
        return tabs
        #else
        return tabs.pickerStyle(.segmented)
        #endif
    }
}

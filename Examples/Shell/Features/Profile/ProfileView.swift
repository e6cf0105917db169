#if canImport(SwiftUI)
import Foundation
import SwiftUI

struct ProfileView: View {
    @State private var viewModel: ProfileViewModel

    init(viewModel: ProfileViewModel) { _viewModel = State(initialValue: viewModel) }

    var body: some View {
        List {
            if let fault = viewModel.fault {
                Text("\(fault)")
            } else if viewModel.account == nil {
                Text("No one goes by that name.")
            } else {
                ForEach(ProfileTab.allCases, id: \.rawValue) { tab in
                    Button(tab.rawValue.capitalized) { viewModel.didSelect(tab) }
                }
                switch viewModel.tab {
                case .about: Text("This is \(viewModel.title).")
                case .posts: ForEach(viewModel.posts, id: \.self) { Text($0) }
                }
            }
            Button("Home", action: viewModel.didSelectHome)
        }
        .navigationTitle(viewModel.title)
        .task { await viewModel.load() }
    }
}
#endif

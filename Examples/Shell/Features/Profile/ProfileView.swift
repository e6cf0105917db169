#if canImport(SwiftUI)
import Foundation
import SwiftUI

struct ProfileView: View {
    let viewModel: ProfileViewModel

    var body: some View {
        List {
            if viewModel.account == nil {
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
    }
}
#endif

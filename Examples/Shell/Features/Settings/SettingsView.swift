#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// The settings, or one section of them.
struct SettingsView: View {
    let viewModel: SettingsViewModel
    @State private var password = ""
    @State private var code: Result<String, AccountFault>?

    var body: some View {
        List {
            switch viewModel.section {
            case nil:
                ForEach(SettingsSection.allCases, id: \.rawValue) { section in
                    Button(section.rawValue.capitalized) { viewModel.didSelect(section) }
                }
            case .privacy:
                Text(viewModel.explanation)
                switch code {
                case .success(let code)?: Text(code)
                case .failure(let fault)?: Text("\(fault)")
                case nil: EmptyView()
                }
                SecureField("Your password", text: $password)
                Button("Create recovery code") { code = viewModel.makeRecoveryCode(password: password) }
            case .notifications: Text(viewModel.explanation)
            case .premium: Text(viewModel.explanation)
            case .account:
                ForEach(IdentityStep.allCases, id: \.rawValue) { step in
                    Text("\(step.rawValue.capitalized): \(viewModel.account?.identity[step] ?? "")")
                }
            }
        }
        .navigationTitle(viewModel.title)
    }
}
#endif

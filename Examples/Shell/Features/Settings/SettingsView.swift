import ExampleViews
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
                    Button {
                        viewModel.didSelect(section)
                    } label: {
                        Label(section.rawValue.capitalized, systemImage: symbol(of: section))
                    }
                }
                .buttonStyle(.disclosure)
            case .privacy:
                Section {
                    SecureField("Your password", text: $password)
                } footer: {
                    Text(viewModel.explanation)
                }
                if case .success(let code)? = code { Section("Your code") { Text(code).bold() } }
                MainButton("Create recovery code", fault: fault) {
                    code = viewModel.makeRecoveryCode(password: password)
                }
            case .notifications: Label(viewModel.explanation, systemImage: "bell")
            case .premium: Label(viewModel.explanation, systemImage: "star")
            case .account:
                Section {
                    ForEach(IdentityStep.allCases, id: \.rawValue) { step in
                        LabeledContent(step.rawValue.capitalized, value: viewModel.account?.identity[step] ?? "")
                    }
                } footer: {
                    Text(viewModel.explanation)
                }
            }
        }
        .navigationTitle(viewModel.title)
    }

    private var fault: AccountFault? { if case .failure(let fault)? = code { fault } else { nil } }
    private func symbol(of section: SettingsSection) -> String {
        switch section {
        case .privacy: "hand.raised"
        case .notifications: "bell"
        case .premium: "star"
        case .account: "person.text.rectangle"
        }
    }
}

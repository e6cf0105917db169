import SwiftUI

/// The screen of a step of the identity set-up.
struct IdentityView: View {
    let viewModel: IdentityViewModel
    /// Called when an answer was saved and no step is missing.
    let didFinish: () -> Void
    @State private var text = ""
    @State private var fault: AccountFault?

    var body: some View {
        List {
            if let step = viewModel.step {
                Section {
                    ProgressView(value: Double(step.position + 1), total: Double(IdentityStep.allCases.count))
                        .listRowBackground(Color.clear)
                }
                Section(viewModel.question) { TextField("Answer", text: $text) }
                MainButton("Continue", fault: fault) { show(viewModel.answer(text)) }
            } else {
                Section {
                    Label(viewModel.question, systemImage: "checkmark.seal")
                }
                MainButton("Home", action: viewModel.didSelectHome)
            }
        }
        .navigationTitle(viewModel.title)
    }

    private func show(_ answer: IdentityAnswer) {
        fault = if case .refused(let fault) = answer { fault } else { nil }
        if answer == .done { didFinish() }
    }
}

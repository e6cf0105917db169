#if canImport(SwiftUI)
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
            if let fault { Text("\(fault)") }
            Text(viewModel.question)
            if viewModel.step != nil {
                TextField("Answer", text: $text)
                Button("Continue") { show(viewModel.answer(text)) }
            } else {
                Button("Home", action: viewModel.didSelectHome)
            }
        }
        .navigationTitle(viewModel.title)
    }

    private func show(_ answer: IdentityAnswer) {
        fault = if case .refused(let fault) = answer { fault } else { nil }
        if answer == .done { didFinish() }
    }
}
#endif

#if canImport(SwiftUI)
import SwiftUI

/// One step of saying who one is.
struct IdentityView: View {
    let viewModel: IdentityViewModel
    @State private var text = ""
    @State private var fault: AccountFault?

    var body: some View {
        List {
            if let fault { Text("\(fault)") }
            Text(viewModel.question)
            if viewModel.step != nil {
                TextField("Answer", text: $text)
                Button("Continue") { Task { fault = await viewModel.answer(text).fault } }
            } else {
                Button("Home", action: viewModel.didSelectHome)
            }
        }
        .navigationTitle(viewModel.title)
    }
}
#endif

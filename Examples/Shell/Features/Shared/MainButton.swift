import Foundation
import SwiftUI

/// A screen's main action, as wide as its list, and the reason why it failed.
struct MainButton: View {
    let title: LocalizedStringKey
    let fault: AccountFault?
    let action: () -> Void

    init(_ title: LocalizedStringKey, fault: AccountFault? = nil, action: @escaping () -> Void) {
        self.title = title
        self.fault = fault
        self.action = action
    }

    var body: some View {
        Section {
            Button(action: action) { Text(title).frame(maxWidth: .infinity) }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .listRowInsets(EdgeInsets())
                .listRowBackground(Color.clear)
        } footer: {
            if let fault { Text("\(fault)").foregroundStyle(.red) }
        }
    }
}

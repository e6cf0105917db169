public import SwiftUI

/// A row that chooses a value, with a checkmark if it is chosen.
public struct ChoiceRow: View {
    private let name: String
    private let isChosen: Bool
    private let action: () -> Void

    public init(_ name: String, isChosen: Bool, action: @escaping () -> Void) {
        self.name = name
        self.isChosen = isChosen
        self.action = action
    }

    public var body: some View {
        Button(action: action) {
            HStack {
                Text(name).foregroundStyle(.primary)
                Spacer()
                if isChosen { Image(systemName: "checkmark").fontWeight(.semibold) }
            }
        }
    }
}

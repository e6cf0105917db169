public import SwiftUI

/// The look of rows that lead to another screen: a chevron at the end.
public struct DisclosureButtonStyle: ButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer()
            Image(systemName: "chevron.forward").font(.footnote).fontWeight(.semibold).foregroundStyle(.tertiary)
        }
        .contentShape(.rect)
    }
}
extension ButtonStyle where Self == DisclosureButtonStyle {
    public static var disclosure: DisclosureButtonStyle { DisclosureButtonStyle() }
}

import ExampleViews
import Foundation
public import SwiftUI

/// A button with a picture and a name, as a row of a list.
public struct PictureRow: View {
    private let name: String
    private let detail: String?
    private let image: String
    private let action: () -> Void

    public init(_ name: String, detail: String? = nil, image: String, action: @escaping () -> Void) {
        self.name = name
        self.detail = detail
        self.image = image
        self.action = action
    }

    public var body: some View {
        Button(action: action) {
            HStack(spacing: 14) {
                CatalogPicture(image, side: 48)
                VStack(alignment: .leading, spacing: 2) {
                    Text(name)
                    if let detail { Text(detail).font(.subheadline).foregroundStyle(.secondary) }
                }
            }
        }
        .buttonStyle(.disclosure)
    }
}

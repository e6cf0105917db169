#if canImport(SwiftUI)
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
            HStack {
                AsyncImage(url: URL(string: image), scale: 6)
                VStack(alignment: .leading) {
                    Text(name)
                    if let detail { Text(detail) }
                }
            }
        }
    }
}
#endif

public import Foundation
public import SwiftUI

/// A square picture of the catalog with round corners.
public struct CatalogPicture: View {
    private let address: String
    private let side: CGFloat

    public init(_ address: String, side: CGFloat) {
        self.address = address
        self.side = side
    }

    public var body: some View {
        AsyncImage(url: URL(string: address)) { picture in
            picture.resizable()
        } placeholder: {
            Color.gray
        }
        .frame(width: side, height: side)
        .clipShape(.rect(cornerRadius: side / 5))
    }
}

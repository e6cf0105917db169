#if canImport(SwiftUI)
import Foundation
public import SwiftUI

/// A picture and a name, to be tapped.
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

/// A name and what it is.
public struct FactRow: View {
    private let name: String
    private let value: String

    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    public var body: some View {
        HStack {
            Text(name)
            Text(value)
        }
    }
}

/// The ways to the pages before and after.
public struct PagerRow: View {
    private let number: Int
    private let count: Int
    private let show: (Int) -> Void

    public init(number: Int, count: Int, show: @escaping (Int) -> Void) {
        self.number = number
        self.count = count
        self.show = show
    }

    public var body: some View {
        if count > 1 {
            Section("Page \(number) of \(count)") {
                if number > 1 { Button("Previous page") { show(number - 1) } }
                if number < count { Button("Next page") { show(number + 1) } }
            }
        }
    }
}
#endif

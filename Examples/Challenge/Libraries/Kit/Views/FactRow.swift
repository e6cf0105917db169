#if canImport(SwiftUI)
public import SwiftUI

/// A row with a name and its value.
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
#endif

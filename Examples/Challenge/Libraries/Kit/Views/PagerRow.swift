#if canImport(SwiftUI)
public import SwiftUI

/// Buttons for the previous and next pages, under the page's number; empty unless there are several pages.
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

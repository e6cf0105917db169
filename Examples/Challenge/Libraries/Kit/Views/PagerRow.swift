public import SwiftUI

/// A row with the page's number that turns the pages; empty unless there are several.
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
            #if os(tvOS)
            if number > 1 { Button("Previous page") { show(number - 1) } }
            if number < count { Button("Next page") { show(number + 1) } }
            #else
            Stepper(
                "Page \(number) of \(count)",
                value: Binding {
                    number
                } set: {
                    show($0)
                }, in: 1...count)
            #endif
        }
    }
}

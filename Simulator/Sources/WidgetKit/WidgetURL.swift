public import Foundation
public import SwiftUI

extension View {
    @MainActor @preconcurrency public func widgetURL(_ url: URL?) -> some View { LinkedWidget(content: self, url: url) }
}

private struct LinkedWidget<Content: View>: View, LinkedView {
    let content: Content
    let url: URL?

    var body: some View { content }
}
private protocol LinkedView {
    var url: URL? { get }
}
/// Returns the URL that a tap on a widget with this content opens; nil if no `widgetURL` modifier in it sets one.
@_spi(Evaluator) public func widgetURL(in content: Any) -> URL? {
    if let linked = content as? any LinkedView { return linked.url }
    return Mirror(reflecting: content).children.lazy.compactMap { widgetURL(in: $0.value) }.first
}

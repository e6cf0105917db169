import Foundation
import Screen

extension ViewHost {
    /// Does what the user does on a page. Views settle afterwards.
    func perform(_ action: UserAction) {
        switch action {
        case .tap(let number): tap(number)
        case .type(let number, let text):
            if let node = usable(number), !isDisabled(node) { node.type?(text) }
        case .submit(let number):
            if let node = usable(number), node.type != nil, !isDisabled(node) { submit(node) }
        case .back: goBack()
        case .pullDown: pullDown()
        case .dismissQuestion: dismissQuestion()
        case .tab(let index): select(index)
        case .open(let text): if let url = URL(string: text) { open(url) }
        case .resize(let isCompact): resize(isCompact: isCompact)
        case .background(let isInBackground): enter(isInBackground ? .background : .active)
        case .pace, .notify, .look: break
        }
    }
    /// Returns the node with a number if the user can reach it: on the top level, behind a sheet that lets taps through,
    /// or in the question above it.
    private func usable(_ number: Int) -> Node? {
        if let question = graph.visible.lazy.compactMap({ $0.question }).first {
            return (nodes(of: question.buttons) + nodes(of: question.message)).first { $0.number == number }
        }
        let behind = isBackgroundEnabled ? levels.dropLast().last : nil
        return ([top] + (behind.map { [$0] } ?? [])).lazy.flatMap { self.nodes(of: $0) }.first { $0.number == number }
    }
    private func tap(_ number: Int) {
        guard let node = usable(number), !isDisabled(node) else { return }
        if node.tap != nil { return tap(node) }
        if let list = selectingList(of: node) { _ = list.choose?(node.key) }
    }
    private func goBack() {
        if swipeBack() { return }
        guard let stack, let before = columnBefore(stack), let column = before.key.base as? String else { return }
        show(column: column)
    }
    private func select(_ index: Int) {
        guard let tabs = nodes(of: levels[0]).first(where: { if case .tabs = $0.kind { true } else { false } })
        else { return }
        let shown = graph.tabs(of: tabs).filter { !graph.isLeftOut($0.node) }
        if shown.indices.contains(index) { select(tab: shown[index].tag) }
    }
}

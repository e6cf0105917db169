import Foundation
import Screen

extension ViewHost {
    /// What the window shows.
    var screen: Screen {
        let levels = levels
        var shown: [Level] = []
        for (level, style) in zip(levels, ["window"] + modals) {
            var new = Level(style: style, element: element(of: level) ?? Element(.group))
            if let presenter = level.parent {
                new.isMedium = height(of: level) == .medium
                new.isLeaving = presenter.isDismissing
                new.canPull = style != "cover" && !isDismissDisabled(level)
                new.hasGrabber = style == "sheet" && hasGrabber(level)
                new.letsTapsThrough = level === levels.last && isBackgroundEnabled
                if style == "popover" { new.source = source(presenter) }
            }
            shown.append(new)
        }
        var screen = Screen(
            levels: shown, question: shownQuestion, isCompact: isCompact, isInBackground: isInBackground)
        screen.isInTransition = isInTransition
        screen.faults = faults
        return screen
    }
    private var shownQuestion: Question? {
        guard let asked = graph.visible.first(where: { $0.question != nil }), let question = asked.question,
            case .question(let spec) = asked.attribute
        else { return nil }
        let style: Question.Style =
            switch spec.style {
            case .alert: .alert
            case .confirmationDialog: .confirmationDialog
            case .menu: .menu
            }
        var shown = Question(
            style: style, title: spec.title, buttons: flat(question.buttons),
            message: element(of: question.message) ?? Element(.group))
        // a dialog on a view with several controls, such as a screen, is in the middle
        if style == .menu || style == .confirmationDialog && controls(of: asked).count == 1 {
            shown.source = source(asked)
        }
        return shown
    }
    /// The number of the control that a menu, dialog or popover belongs to; 0 without one.
    private func source(_ node: Node) -> Int { controls(of: node).first?.number ?? 0 }
    private func controls(of node: Node) -> [Node] { nodes(of: node).filter { $0.tap != nil } }

    /// A visible node as a value; nil if it draws nothing.
    func element(of node: Node) -> Element? {
        if case .opacity(0) = node.attribute { return nil }
        switch node.kind {
        case .stack: return stack(node)
        case .tabs(let selected): return tabs(node, selected: selected)
        case .split: return Element(.columns, number: node.number, content(of: node).compactMap(column))
        case .plain: break
        }
        // a cast of an optional view unwraps it, unlike a cast of its type
        let viewType = Swift.type(of: node.view)
        if viewType is any Drawn.Type, let drawn = node.view as? any Drawn {
            let kind = drawn.kind(of: node, on: self)
            return Element(kind, number: node.number, drawnChildren(node, kind))
        }
        if let unknown = unknown(node) { return unknown }
        var children = content(of: node).compactMap(element)
        if let kind = kind(of: node), !children.isEmpty { return Element(kind, number: node.number, children) }
        if case .overlay = node.attribute, let over = node.children.last.flatMap(element) {
            return Element(.overlay, number: node.number, [Element(.group, children), over])
        }
        if viewType is any IdentifiesRows.Type, let list = selectingList(of: node) {
            children = zip(content(of: node), children).map { row, element in
                Element(.link(Control(isSelected: list.selectedRow == row.key)), number: row.number, [element])
            }
        }
        if children.count < 2 { return children.first }
        return Element(.group, children)
    }
    /// The elements of a node, without groups around them.
    private func flat(_ node: Node) -> [Element] {
        func flat(_ element: Element) -> [Element] {
            element.kind == .group ? element.children.flatMap(flat) : [element]
        }
        return element(of: node).map(flat) ?? []
    }
    /// The element of a modifier that draws something around its content; nil for others.
    private func kind(of node: Node) -> Element.Kind? {
        switch node.attribute {
        case .box(let box): .box(box)
        case .bareRow: .bareRow
        case .named(let name): .named(name)
        case .tag(let value) where node.tap != nil:
            .choice(Control(isDisabled: isDisabled(node), isSelected: value == node.environment.chosen?.value))
        default: nil
        }
    }
    private func drawnChildren(_ node: Node, _ kind: Element.Kind) -> [Element] {
        if case .picker = kind {
            let label = node.environment.hidesLabels ? nil : node.children.first.flatMap(element)
            return [label ?? Element(.group), Element(.group, node.children.last.map(flat) ?? [])]
        }
        guard node.view is any PartedView else { return content(of: node).compactMap(element) }
        return content(of: node).map { element(of: $0) ?? Element(.group) }
    }
    /// The shown children, without those that are drawn elsewhere, such as in bars.
    private func content(of node: Node) -> [Node] {
        graph.shownChildren(of: node).filter { !Self.elsewhere.contains($0.key) }
    }
    private static let elsewhere: Set<AnyHashable> = ["toolbar", "label", "overlay", "search"]
    /// A view that the page has no drawing for, by its name.
    private func unknown(_ node: Node) -> Element? {
        guard node.controller != nil || node.isDrawing && node.children.isEmpty else { return nil }
        let name = "\(node.viewType)".prefix { $0 != "<" }
        if node.controller != nil { return node.text == nil ? nil : Element(.unknown("\(name): \(node.text ?? "")")) }
        return Element(.unknown(String(name)))
    }
    /// The list with a selection that a row is in.
    func selectingList(of node: Node) -> Node? {
        sequence(first: node, next: \.parent).first { $0.deselect != nil }
    }

    // MARK: bars
    private func title(of node: Node) -> String {
        node.inLevel.reversed().firstMapped { if case .title(let title) = $0.attribute { title } else { nil } } ?? ""
    }
    private func stack(_ node: Node) -> Element? {
        guard let shown = node.children.last else { return nil }
        let nodes = nodes(of: shown)
        let hidesBack = nodes.contains { if case .backHidden(true) = $0.attribute { true } else { false } }
        var back = node.children.count > 1 && !hidesBack ? title(of: node.children[node.children.count - 2]) : nil
        // collapsed columns: the root goes back to the column before it
        if node.children.count == 1, !hidesBack, let before = columnBefore(node) { back = title(of: before) }
        // a screen that doesn't set the size of its title takes it from the one below
        let isLarge = node.children.reversed().firstMapped { screen in
            self.nodes(of: screen).firstMapped { node -> Bool? in
                if case .titleMode(let isLarge) = node.attribute { isLarge } else { nil }
            }
        }
        let bar = bar(of: shown, isLarge: isLarge ?? true, back: back, depth: node.drawnPath.count)
        return Element(.stack(bar), number: shown.number, element(of: shown).map { [$0] } ?? [])
    }
    /// A column of a split view. One without a stack has a bar for its title and its toolbar.
    private func column(_ node: Node) -> Element? {
        let hasStack = nodes(of: node).contains { if case .stack = $0.kind { true } else { false } }
        let bar = bar(of: node, isLarge: true)
        guard let content = element(of: node) else { return nil }
        return hasStack || bar == Bar(title: "") ? content : Element(.stack(bar), number: node.number, [content])
    }
    private func bar(of screen: Node, isLarge: Bool, back: String? = nil, depth: Int = 0) -> Bar {
        let nodes = nodes(of: screen)
        var bar = Bar(title: title(of: screen), isLarge: isLarge, back: back, depth: depth)
        bar.search = nodes.first { $0.key == AnyHashable("search") }.flatMap(element)
        for item in nodes.filter({ $0.key == AnyHashable("toolbar") }).flatMap({ self.nodes(of: $0) }) {
            guard let edge = (item.view as? any ItemOfBar)?.edge else { continue }
            switch edge {
            case .leading: bar.leading += flat(item)
            case .trailing: bar.trailing += flat(item)
            }
        }
        return bar
    }
    /// The column that the user goes back to from a stack; nil unless columns are collapsed with the stack on top.
    func columnBefore(_ stack: Node) -> Node? {
        guard isCompact,
            let split = sequence(first: stack, next: \.parent).first(where: { $0.showColumn != nil }),
            case .split(let onTop) = split.kind,
            let index = split.children.firstIndex(where: { $0.key == AnyHashable(onTop) }), index > 0
        else { return nil }
        return split.children[index - 1]
    }
    private func tabs(_ node: Node, selected: AnyHashable?) -> Element {
        let tabs = graph.tabs(of: node).filter { !graph.isLeftOut($0.node) }
        let items = zip(tabs, tabBar).map { tab, shown in
            let label = sequence(first: tab.node) { $0.attribute == nil ? nil : $0.children.first }
                .flatMap(\.children).first { $0.key == AnyHashable("label") }
            let symbol = label.flatMap { nodes(of: $0).compactMap { ($0.view as? Image)?.symbol }.first }
            return TabItem(
                title: shown.title, symbol: symbol, badge: shown.badge, isSelected: tab.tag == selected)
        }
        return Element(.tabs(items), number: node.number, [Element(.group, content(of: node).compactMap(element))])
    }
}
